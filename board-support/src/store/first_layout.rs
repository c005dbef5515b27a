//! Values as the first layout kept them: items of the library sequential-storage, version 8.0.2. Read only.
//!
//! | bytes | of an item |
//! |---|---|
//! | 4 | CRC-32C of the data, with a start value of its own, changed where its first byte would look blank or cleared |
//! | 2 | length of the data |
//! | 2 | CRC-16 of the length |
//! | | the data: key, format (1), version of two bytes, content |
//!
//! Items follow each other from the second byte of a sector on; its first and last byte are marks. Where one cannot be
//! read the next is looked for byte by byte. Invariant: what is handed out had both checksums right.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::Guard;
use super::record::Record;
use super::region::SECTOR;
use super::slot::Buffer;

/// Bytes before the data of an item.
const HEAD: usize = 8;

/// A checksum that goes through all bits, from the lowest of the first byte on.
fn checksum(start: u32, polynomial: u32, bytes: &[u8]) -> u32 {
    bytes.iter().fold(start, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| sum >> 1 ^ if sum & 1 == 1 { polynomial } else { 0 })
    })
}

/// The item at `at`: where to look for the next, and its key and record if it can be read. In `buffer`.
pub(super) fn read<'b, S: MultiwriteNorFlash>(
    flash: &mut Guard<S>,
    at: u32,
    buffer: &'b mut Buffer,
) -> Result<(u32, Option<(u8, Record<'b>)>), Error> {
    let end = at / SECTOR * SECTOR + SECTOR - 1;
    let mut head = [0; HEAD];
    if at + HEAD as u32 > end {
        return Ok((end, None));
    }
    flash.read(at, &mut head)?;
    if head == [0xff; HEAD] {
        return Ok((end, None));
    }
    let [s0, s1, s2, s3, l0, l1, c0, c1] = head;
    let length = u16::from_le_bytes([l0, l1]);
    // A blank checksum is none.
    let sum = (!checksum(0xffff, 0x1a2e, &[l0, l1]) as u16).min(0xfffe);
    let next = at + HEAD as u32 + u32::from(length);
    let Some(data) = buffer.get_mut(..usize::from(length)) else { return Ok((at + 1, None)) };
    if sum != u16::from_le_bytes([c0, c1]) || next > end {
        return Ok((at + 1, None));
    }
    flash.read(at + HEAD as u32, data)?;
    let sum = !checksum(0xeeee_eeee, 0x82f6_3b78, data);
    let sum = if matches!(sum.to_le_bytes()[0], 0 | 0xff) { sum ^ 1 } else { sum };
    let item = match data {
        [key, format, v0, v1, content @ ..] if sum == u32::from_le_bytes([s0, s1, s2, s3]) => {
            let record = Record { format: *format, series: u16::from_le_bytes([*v0, *v1]), number: 0, content };
            Some((*key, record))
        }
        _ => None,
    };
    Ok((next, item))
}
