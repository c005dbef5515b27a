//! The sector that says whose region this is.
//!
//! A new board comes with other things in its flash (MicroPython keeps its files there). Without a label nothing in the
//! region is the store's, and nothing may be erased before the player was asked. The label holds nothing else; it is
//! written once, when the region is made ready.
//!
//! Invariant: the label is written last, after everything else is blank; so a region with a label is the store's own.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::Guard;
use super::record::FORMAT;
use super::region::{Region, SECTOR};

/// The format of the layout, then the name.
const TEXT: [u8; 8] = [FORMAT, b'P', b'r', b'o', b'v', b'o', b's', b't'];

/// Three copies: any two of them outvote a flipped bit.
const BYTES: usize = 3 * TEXT.len();

fn image() -> [u8; BYTES] {
    let mut image = [0; BYTES];
    image.chunks_exact_mut(TEXT.len()).for_each(|copy| copy.copy_from_slice(&TEXT));
    image
}

/// What the label says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// The region is the store's.
    Ours,
    /// The region is empty but for a label whose writing was cut off.
    Blank,
}

/// Reads the label. Without one it reads the whole region, about 20 ms, to see whether there is anything in it.
pub(super) fn read<S: MultiwriteNorFlash>(flash: &mut Guard<S>, region: &Region) -> Result<Label, Error> {
    let mut found = [0; BYTES];
    flash.read(region.label(), &mut found)?;
    let text = vote::<{ TEXT.len() }>(&found);
    if text == TEXT {
        return Ok(Label::Ours);
    }
    if text[1..] == TEXT[1..] {
        return Err(Error::UnknownFormat(text[0]));
    }
    // A label that was cut off has some of its bits cleared, and no others.
    let begun = found.iter().zip(image()).all(|(found, wanted)| found & wanted == wanted);
    let rest = region.label() + BYTES as u32..region.all().end;
    if begun && flash.is_blank(rest)? { Ok(Label::Blank) } else { Err(Error::Foreign) }
}

/// Writes the label; everything else must be blank.
pub(super) fn write<S: MultiwriteNorFlash>(flash: &mut Guard<S>, region: &Region) -> Result<(), Error> {
    Ok(flash.write(region.label(), &image())?)
}

/// The label's sector.
pub(super) fn clear<S: MultiwriteNorFlash>(flash: &mut Guard<S>, region: &Region) -> Result<(), Error> {
    Ok(flash.erase(region.label(), region.label() + SECTOR)?)
}

/// Three copies of `N` bytes, each bit as at least two of them have it.
pub(super) fn vote<const N: usize>(copies: &[u8]) -> [u8; N] {
    core::array::from_fn(|index| {
        let [a, b, c] = [0, 1, 2].map(|copy| copies.get(copy * N + index).copied().unwrap_or(0xff));
        a & b | b & c | a & c
    })
}
