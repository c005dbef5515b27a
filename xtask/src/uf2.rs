//! Writes UF2, the file that one drags onto the board.
//!
//! The format is that of <https://github.com/microsoft/uf2>: blocks of 512 bytes, each complete in itself, so that a
//! drive may deliver them in any order. This is a writer for flash images only; it reads nothing.
//!
//! Invariant: every block carries one whole, aligned flash page of 256 bytes, and no page comes twice.

use std::collections::BTreeMap;

use crate::elf::Segment;

/// The chip that may take the file: RP2040, from the UF2 specification's list of families.
const FAMILY_RP2040: u32 = 0xe48b_ff56;

/// Flag: the word after the block count is a family.
const HAS_FAMILY: u32 = 0x0000_2000;

/// Bytes of a flash page, and of every block's payload: the RP2040's boot ROM takes no other size
/// (RP2040 datasheet 2.8.4.2).
const PAGE: u32 = 256;

/// Bytes that the boot ROM erases at once.
const SECTOR: u32 = 4096;

/// Bytes of a block.
const BLOCK: usize = 512;

/// Room for a payload in a block; what the page leaves of it is zero.
const ROOM: usize = 476;

/// The whole file for these parts of flash.
pub(crate) fn write(segments: &[Segment]) -> Vec<u8> {
    let pages = pages(segments);
    let mut file = Vec::with_capacity(pages.len() * BLOCK);
    for (number, (address, page)) in pages.iter().enumerate() {
        let words = [
            0x0a32_4655, // "UF2\n"
            0x9e5d_5157,
            HAS_FAMILY,
            *address,
            PAGE,
            number as u32,
            pages.len() as u32,
            FAMILY_RP2040,
        ];
        file.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        file.extend(page);
        file.resize(file.len() + ROOM - page.len(), 0);
        file.extend(0x0ab1_6f30_u32.to_le_bytes());
    }
    file
}

/// The flash pages that these segments touch. Sections need not begin or end on a page, and two of them may share one.
fn pages(segments: &[Segment]) -> BTreeMap<u32, [u8; PAGE as usize]> {
    let mut pages = BTreeMap::new();
    for segment in segments {
        for (address, byte) in (segment.address..).zip(&segment.bytes) {
            let page = pages.entry(address - address % PAGE).or_insert([0; PAGE as usize]);
            page[(address % PAGE) as usize] = *byte;
        }
    }
    // The boot ROM erases a sector when its first page arrives. A gap inside a sector would be left erased or not,
    // depending on the order of arrival; so gaps are written too, as the Pico SDK's elf2uf2 does.
    if let Some((&last, _)) = pages.last_key_value() {
        let sectors: Vec<u32> = pages.keys().map(|address| address - address % SECTOR).collect();
        for sector in sectors {
            for address in (sector..sector + SECTOR).step_by(PAGE as usize) {
                if address < last {
                    pages.entry(address).or_insert([0; PAGE as usize]);
                }
            }
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    fn segment(address: u32, bytes: &[u8]) -> Segment {
        Segment { address, bytes: bytes.to_vec() }
    }

    fn word(block: &[u8], offset: usize) -> u32 {
        u32::from_le_bytes(block[offset..offset + 4].try_into().unwrap())
    }

    /// The offsets are those of the specification's table "File format".
    #[test]
    fn a_block_is_laid_out_as_the_specification_says() {
        let file = write(&[segment(0x1000_0000, &[0xaa; 256]), segment(0x1000_0100, &[0xbb; 256])]);
        assert_eq!(file.len(), 1024);
        let block = &file[512..];
        assert_eq!(word(block, 0), 0x0a32_4655, "first magic number");
        assert_eq!(word(block, 4), 0x9e5d_5157, "second magic number");
        assert_eq!(word(block, 8), 0x2000, "flags");
        assert_eq!(word(block, 12), 0x1000_0100, "address in flash");
        assert_eq!(word(block, 16), 256, "bytes used");
        assert_eq!(word(block, 20), 1, "block number, from 0");
        assert_eq!(word(block, 24), 2, "number of blocks");
        assert_eq!(word(block, 28), 0xe48b_ff56, "family");
        assert_eq!(&block[32..288], [0xbb; 256], "data");
        assert_eq!(&block[288..508], [0; 220], "padding");
        assert_eq!(word(block, 508), 0x0ab1_6f30, "final magic number");
    }

    #[test]
    fn segments_that_share_a_page_share_a_block() {
        let file = write(&[segment(0x1000_0000, &[1; 100]), segment(0x1000_0064, &[2; 8])]);
        assert_eq!(file.len(), 512);
        assert_eq!(file[32 + 99], 1);
        assert_eq!(file[32 + 100], 2);
        assert_eq!(file[32 + 108], 0);
    }

    #[test]
    fn a_segment_that_is_not_aligned_is_cut_at_page_borders() {
        let file = write(&[segment(0x1000_00fe, &[7; 4])]);
        let addresses: Vec<u32> = file.chunks(512).map(|block| word(block, 12)).collect();
        assert_eq!(addresses, [0x1000_0000, 0x1000_0100]);
        assert_eq!(&file[32 + 254..32 + 256], [7, 7]);
        assert_eq!(&file[512 + 32..512 + 34], [7, 7]);
    }

    #[test]
    fn gaps_in_an_erased_sector_are_written_and_those_between_sectors_are_not() {
        let file = write(&[segment(0x1000_0200, &[1]), segment(0x1000_2100, &[1])]);
        let addresses: Vec<u32> = file.chunks(512).map(|block| word(block, 12)).collect();
        let expected: Vec<u32> = (0x1000_0000..0x1000_1000).step_by(256).chain([0x1000_2000, 0x1000_2100]).collect();
        assert_eq!(addresses, expected);
        assert!(file.chunks(512).enumerate().all(|(number, block)| word(block, 20) == number as u32));
    }

    #[test]
    fn nothing_makes_an_empty_file() {
        assert!(write(&[]).is_empty());
    }
}
