//! The sector that says whose region this is.
//!
//! A new board comes with other things in its flash (MicroPython keeps its files there). Without a label nothing in the
//! region is the store's, unless games of its own are found there, and nothing may be erased before the player was asked.
//! The label holds nothing else; it is written when the region is made ready.
//!
//! Invariant: the label is written last, after everything else is blank; so a region with a label is the store's own.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::Guard;
use super::region::Region;

/// The format of the layout. The first one was 1, and differs in how values are kept; it becomes this one when all of them
/// have been brought over, without an erase, because bits need only be cleared.
const LAYOUT: u8 = 0;
const FIRST_LAYOUT: u8 = 1;

/// The name behind the format.
const NAME: [u8; 7] = *b"Provost";

/// The format of the layout, then the name.
const TEXT_BYTES: usize = 1 + NAME.len();

/// Three copies: any two of them outvote a flipped bit.
const BYTES: usize = 3 * TEXT_BYTES;

const IMAGE: [u8; BYTES] = {
    let mut image = [LAYOUT; BYTES];
    let mut at = 0;
    while at < BYTES {
        if !at.is_multiple_of(TEXT_BYTES) {
            image[at] = NAME[at % TEXT_BYTES - 1];
        }
        at += 1;
    }
    image
};

/// What a label becomes while everything is erased. A brown-out or a lost sector leaves something else.
const ERASING: [u8; 7] = *b"Pro\0\0\0\0";

/// What the label says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// The region is the store's.
    Ours,
    /// The region is the store's, and values may still be kept as in the first layout.
    First,
    /// The region is empty but for a label whose writing was cut off.
    Blank,
    /// There is no label; what else there is was not looked at.
    None,
}

/// Reads the label. Without one it reads the whole region, about 20 ms, to see whether there is anything in it.
pub(super) fn read<S: MultiwriteNorFlash>(flash: &mut Guard<S>, region: &Region) -> Result<Label, Error> {
    let mut found = [0; BYTES];
    flash.read(region.label(), &mut found)?;
    let [format, name @ ..] = vote(&found);
    if name == NAME && format == LAYOUT {
        return Ok(Label::Ours);
    }
    // A label that was cut off has some of its bits cleared, and no others; and nothing else was ever written then.
    let begun = found.iter().zip(IMAGE).all(|(found, wanted)| found & wanted == wanted);
    let rest = region.label() + BYTES as u32..region.all().end;
    if begun && flash.is_blank(rest)? {
        return Ok(Label::Blank);
    }
    match (format, name) {
        (FIRST_LAYOUT, NAME) => Ok(Label::First),
        (format, NAME) => Err(Error::UnknownFormat(format)),
        (_, ERASING) => Err(Error::Foreign),
        _ => Ok(Label::None),
    }
}

/// Writes the label, also over one of the first layout; everything else must be blank, or the store's and of this layout.
pub(super) fn write<S: MultiwriteNorFlash>(flash: &mut Guard<S>, region: &Region) -> Result<(), Error> {
    Ok(flash.write(region.label(), &IMAGE)?)
}

/// Programs the label once more, lest it is one that a cut has left half written.
pub(super) fn strengthen<S: MultiwriteNorFlash>(flash: &mut Guard<S>, region: &Region) -> Result<(), Error> {
    Ok(flash.strengthen(region.label(), &IMAGE)?)
}

/// Clears half of the name: from now on the region is nobody's.
pub(super) fn void<S: MultiwriteNorFlash>(flash: &mut Guard<S>, region: &Region) -> Result<(), Error> {
    let mut image = IMAGE;
    for copy in image.chunks_exact_mut(TEXT_BYTES) {
        copy.iter_mut().skip(1).zip(ERASING).for_each(|(byte, erasing)| *byte = erasing);
    }
    Ok(flash.strengthen(region.label(), &image)?)
}

/// Three copies, each bit as at least two of them have it.
fn vote(copies: &[u8; BYTES]) -> [u8; TEXT_BYTES] {
    core::array::from_fn(|index| {
        let [a, b, c] = [0, 1, 2].map(|copy| copies.get(copy * TEXT_BYTES + index).copied().unwrap_or(0xff));
        a & b | b & c | a & c
    })
}
