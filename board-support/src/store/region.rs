//! Where the store's parts lie in flash.
//!
//! Addresses only; nothing here reads or writes. Addresses count from the beginning of the flash chip, as the flash
//! driver counts them, not from where the processor sees it.
//!
//! Invariant: the parts are whole sectors and do not overlap; a layout that breaks this does not compile.

use core::ops::Range;

/// Bytes of a sector, the least that can be erased (W25Q16 datasheet: Sector Erase, 20h).
pub const SECTOR: u32 = 4_096;

/// The fewest sectors of a part: with fewer there is hardly room for a game, or for values to move on.
pub const LEAST_SECTORS: u32 = 4;

/// The most sectors of a game's part; entries are counted in two bytes.
pub const MOST_GAME_SECTORS: u32 = 25;

/// The most sectors of one of the two mirrors of the values; the index is made for this.
pub const MOST_MIRROR_SECTORS: u32 = 6;

/// One of two: the parts of the games and the mirrors of the values come in pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    A,
    B,
}

impl Side {
    pub(super) const BOTH: [Side; 2] = [Side::A, Side::B];

    pub(super) const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

/// The region of the store: a label, two parts for games, two mirrors for values, the notes, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    start: u32,
    game_sectors: u32,
    mirror_sectors: u32,
}

impl Region {
    /// The Badger 2040's: STORAGE of `memory.x`, the last 256 KB of flash.
    pub const BADGER: Region = Region::new(0x1c_0000, MOST_GAME_SECTORS, MOST_MIRROR_SECTORS);

    /// A region from `start` on, with two parts of `game_sectors` and two of `mirror_sectors` each. Make it a `const`:
    /// then a region that is not aligned or has too few sectors fails the build.
    ///
    /// # Panics
    /// If `start` is not the beginning of a sector, or a part has too few or too many sectors.
    pub const fn new(start: u32, game_sectors: u32, mirror_sectors: u32) -> Self {
        assert!(start.is_multiple_of(SECTOR), "the region begins at a sector");
        assert!(game_sectors >= LEAST_SECTORS && mirror_sectors >= LEAST_SECTORS, "four sectors a part at the least");
        assert!(game_sectors <= MOST_GAME_SECTORS, "entries are counted in two bytes");
        assert!(mirror_sectors <= MOST_MIRROR_SECTORS, "the index knows no more sectors of the values");
        Region { start, game_sectors, mirror_sectors }
    }

    /// Everything.
    pub const fn all(&self) -> Range<u32> {
        self.start..self.notes() + SECTOR
    }

    /// The sector that says whose region this is.
    pub(super) const fn label(&self) -> u32 {
        self.start
    }

    /// A part for games.
    pub(super) const fn game(&self, side: Side) -> Range<u32> {
        pair(self.start + SECTOR, self.game_sectors, side)
    }

    /// One of the two copies of the values.
    pub(super) const fn mirror(&self, side: Side) -> Range<u32> {
        pair(self.mirrors(), self.mirror_sectors, side)
    }

    /// The sector of the notes.
    pub(super) const fn notes(&self) -> u32 {
        self.mirrors() + 2 * self.mirror_sectors * SECTOR
    }

    const fn mirrors(&self) -> u32 {
        self.start + SECTOR + 2 * self.game_sectors * SECTOR
    }
}

const fn pair(start: u32, sectors: u32, side: Side) -> Range<u32> {
    let start = match side {
        Side::A => start,
        Side::B => start + sectors * SECTOR,
    };
    start..start + sectors * SECTOR
}

// The chip ends at 2 MB.
const _: () = assert!(Region::BADGER.all().end <= 0x20_0000);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_follow_each_other() {
        let region = Region::BADGER;
        let parts = [
            region.label()..region.label() + SECTOR,
            region.game(Side::A),
            region.game(Side::B),
            region.mirror(Side::A),
            region.mirror(Side::B),
            region.notes()..region.notes() + SECTOR,
        ];
        for pair in parts.windows(2) {
            assert_eq!(pair[0].end, pair[1].start);
        }
        assert_eq!(parts[0].start..parts[5].end, region.all());
    }

    /// The linker script and this file name the same region.
    #[test]
    fn the_region_is_the_storage_of_memory_x() {
        let script = include_str!("../../../memory.x");
        let line = script.lines().find(|line| line.trim_start().starts_with("STORAGE :")).unwrap();
        assert!(line.contains("ORIGIN = 0x101c0000") && line.contains("LENGTH = 256K"), "{line}");
        assert_eq!(Region::BADGER.all(), 0x1c_0000..0x20_0000);
    }
}
