//! A part of the flash for games, and where in it one may begin.
//!
//! Games use the two parts in turn, each in a part that is blank. But a game that was begun by mistake is given up within
//! seconds, when the other part still has to be cleared; then the next one begins behind it, in the same part. So a game
//! may begin at any kilobyte of the first third of a part; two thirds are room enough for the longest.
//!
//! This file does not write. Invariant: behind the end of the newest game its part is blank, but for titles that a cut
//! has torn.

use core::ops::Range;

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::game::{Place, TITLE};
use super::guard::Guard;
use super::region::{MOST_GAME_SECTORS, SECTOR};
use super::slot::{ENTRY, Found, PAGE_BYTES, SLOT};

/// Games begin at multiples of this, in bytes: a title and 24 entries, more than a game has that was begun by mistake.
pub(super) const SPACING: u32 = 1_024;

const _: () = {
    assert!(SECTOR.is_multiple_of(SPACING) && SPACING > TITLE as u32);
    let part = MOST_GAME_SECTORS * SECTOR;
    let entries = (part - latest(part)) as usize / SLOT - TITLE / SLOT;
    assert!(entries > 2_048, "the engine's longest journal must fit, wherever its game begins");
    assert!(part as usize / SLOT < u16::MAX as usize);
};

/// The last offset in a part of so many bytes at which a game may begin.
const fn latest(bytes: u32) -> u32 {
    bytes / 3 / SPACING * SPACING
}

/// The sectors that begin in a range.
pub(super) fn sectors(range: Range<u32>) -> impl Iterator<Item = u32> {
    (range.start.next_multiple_of(SECTOR)..range.end).step_by(SECTOR as usize)
}

/// A part for games.
#[derive(Clone, Debug)]
pub(super) struct Part {
    all: Range<u32>,
}

impl Part {
    pub(super) const fn new(all: Range<u32>) -> Self {
        Part { all }
    }

    pub(super) fn sectors(&self) -> impl Iterator<Item = u32> + use<> {
        sectors(self.all.clone())
    }

    /// Where a game begins when the part is blank.
    pub(super) const fn first(&self) -> Place {
        self.at(self.all.start)
    }

    /// The game that begins at `start`.
    pub(super) const fn at(&self, start: u32) -> Place {
        Place { start, end: self.all.end }
    }

    /// Everywhere that a game may begin, from `start` on.
    pub(super) fn places(&self, start: u32) -> impl Iterator<Item = Place> + use<> {
        let last = self.all.start + latest(self.all.end - self.all.start);
        let end = self.all.end;
        (start.next_multiple_of(SPACING)..=last).step_by(SPACING as usize).map(move |start| Place { start, end })
    }

    /// Everywhere that a game may begin.
    pub(super) fn all_places(&self) -> impl Iterator<Item = Place> + use<> {
        self.places(self.all.start)
    }

    /// Everywhere that a game may begin behind one whose first free slot is `free`. A blank slot stays between them, so
    /// that the end of the one before is always seen.
    pub(super) fn places_behind(&self, free: u32) -> impl Iterator<Item = Place> + use<> {
        self.places(free + SLOT as u32)
    }

    /// Whether there are entries here of a game whose title or mark is spoilt. Asked only when no game is found at all: a
    /// game gives way only once the next one is there, so then nothing that was acknowledged may be found.
    pub(super) fn lost_a_game<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<bool, Error> {
        for at in self.sectors().flat_map(|sector| [sector, sector + TITLE as u32]) {
            let mut buffer = [0; PAGE_BYTES];
            if let Found::Sound { marked: true, .. } = ENTRY.read(flash, at, &mut buffer)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
