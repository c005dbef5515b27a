//! One game in its part of the flash: a title, then one slot an entry.
//!
//! The title is 256 bytes, a slot 32, so a record is programmed in one go (a page of the W25Q16 is 256 bytes) and its
//! place does not depend on what came before: a record that a cut has torn takes nothing else with it. Each has a mark
//! behind it that is programmed when the record is stored. A record that cannot be read although it is marked was lost;
//! without the mark it was being stored when the power went.
//!
//! This file does not choose between the two parts. Invariant: a record is marked before anyone is told that it is
//! stored, so a restored game has all of those and at most one more.

use core::ops::Range;

use embedded_storage_async::nor_flash::{MultiwriteNorFlash, NorFlash, ReadNorFlash};

use super::error::Error;
use super::guard::{Fault, Guard, Permit};
use super::record::{AROUND, GameRecord};
use super::region::{MOST_GAME_SECTORS, SECTOR};
use super::{ATTEMPTS, MOST_ENTRY, MOST_HEADER};

/// Bytes of the title: the header's record, a few to spare, and the mark.
const TITLE: usize = 256;
const TITLE_RECORD: usize = AROUND + MOST_HEADER;

/// Bytes of a slot: the entry's record, five to spare, and the mark.
pub(super) const SLOT: usize = 32;
const SLOT_RECORD: usize = AROUND + MOST_ENTRY;

/// The title's mark. A cleared mark is none, and neither is what an erase makes of it on its way.
const MARK: [u8; 8] = *b"provost!";

/// Flipped bits that the title's mark bears. A blank one is 32 away, a cleared one as well.
const MARK_SLACK: u32 = 8;

const _: () = {
    assert!(TITLE_RECORD + MARK.len() <= TITLE && SLOT_RECORD < SLOT);
    assert!((SECTOR as usize).is_multiple_of(SLOT) && TITLE.is_multiple_of(SLOT));
    let entries = (MOST_GAME_SECTORS * SECTOR) as usize / SLOT - TITLE / SLOT;
    assert!(entries > 2_048, "the engine's longest journal must fit");
    assert!(entries < u16::MAX as usize);
};

/// The mark of a slot is a byte that is cleared; half of its bits are enough, so that flipped ones do not matter.
const fn is_marked(slot: &[u8; SLOT]) -> bool {
    slot[SLOT - 1].count_zeros() >= 4
}

/// A game that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Replayed {
    pub(super) entries: u16,
    /// The first slot that is free.
    pub(super) free: u32,
}

/// A part for a game.
#[derive(Clone, Debug)]
pub(super) struct Part {
    all: Range<u32>,
}

impl Part {
    pub(super) const fn new(all: Range<u32>) -> Self {
        Part { all }
    }

    pub(super) fn sectors(&self) -> impl Iterator<Item = u32> + use<> {
        self.all.clone().step_by(SECTOR as usize)
    }

    pub(super) const fn first_slot(&self) -> u32 {
        self.all.start + TITLE as u32
    }

    const fn mark(&self) -> u32 {
        self.first_slot() - MARK.len() as u32
    }

    /// How many entries fit from slot `free` on.
    pub(super) const fn room(&self, free: u32) -> usize {
        self.all.end.saturating_sub(free) as usize / SLOT
    }

    /// Whether there is a game that was acknowledged and has not given way to another.
    pub(super) async fn has_game<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<bool, Error> {
        let mut found = [0; MARK.len()];
        flash.read(self.mark(), &mut found).await?;
        let wrong: u32 = found.iter().zip(MARK).map(|(found, wanted)| (found ^ wanted).count_ones()).sum();
        Ok(wrong <= MARK_SLACK)
    }

    /// Whether there are entries here of a game whose title or mark is spoilt. Asked only when neither part has a game: a
    /// game gives way only once the next one is there, so then nothing that was acknowledged may be found.
    pub(super) async fn lost_a_game<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<bool, Error> {
        for at in [self.first_slot()].into_iter().chain(self.sectors().skip(1)) {
            let mut slot = [0; SLOT];
            flash.read(at, &mut slot).await?;
            if is_marked(&slot) && GameRecord::unpack(&slot[..SLOT_RECORD]).is_ok() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Begins game number `game` in a blank part.
    pub(super) async fn begin<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        game: u16,
        header: &[u8],
    ) -> Result<(), Error> {
        flash.permit = Permit::Program;
        let mut record = [0; TITLE_RECORD];
        GameRecord { game, number: 0, content: header }.pack(&mut record)?;
        flash.write(self.all.start, &record).await?;
        Ok(flash.write(self.mark(), &MARK).await?)
    }

    /// Clears the mark, unless it is blank: from now on the part holds no game. What it held is still there, until it is
    /// erased. Also for a mark that a cut has left half programmed, lest it be read as a whole one another time.
    pub(super) async fn retire<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<(), Error> {
        if !flash.is_blank(self.mark()..self.first_slot()).await? {
            flash.permit = Permit::Program;
            flash.write(self.mark(), &[0; MARK.len()]).await?;
        }
        Ok(())
    }

    /// Stores an entry in slot `free` or soon after it, marks it, and returns the slot that is free then.
    pub(super) async fn store<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        mut free: u32,
        entry: &GameRecord<'_>,
    ) -> Result<u32, Error> {
        let mut record = [0; SLOT_RECORD];
        entry.pack(&mut record)?;
        flash.permit = Permit::Program;
        for _ in 0..ATTEMPTS {
            if self.room(free) == 0 {
                return Err(Error::Full);
            }
            let next = free + SLOT as u32;
            match flash.write(free, &record).await {
                Ok(()) => {
                    flash.write(next - 1, &[0]).await?;
                    return Ok(next);
                }
                // The slot is spoilt. A blank one would end the game for the reader, so it must not be left behind.
                Err(Fault::Mismatch) if !flash.is_blank(free..next).await? => free = next,
                Err(Fault::Mismatch) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(Error::Worn)
    }

    /// Hands the header to `each` and returns the number of the game.
    pub(super) async fn title<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        each: impl FnOnce(&[u8]),
    ) -> Result<u16, Error> {
        let mut record = [0; TITLE_RECORD];
        flash.read(self.all.start, &mut record).await?;
        match GameRecord::unpack(&record)? {
            GameRecord { game, number: 0, content } => {
                each(content);
                Ok(game)
            }
            _ => Err(Error::Corrupt),
        }
    }

    /// Hands the entries of game number `game` to `each` in order. The last record is marked once more: it may have been
    /// stored when the power went, and now it will be shown.
    pub(super) async fn replay<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        game: u16,
        mut each: impl FnMut(&[u8]),
    ) -> Result<Replayed, Error> {
        let mut entries: u16 = 0;
        let mut free = self.first_slot();
        let mut last = None;
        // An entry without a mark counts only if nothing came in its place.
        let mut unmarked: Option<(u32, [u8; SLOT])> = None;
        while self.room(free) > 0 {
            let mut slot = [0; SLOT];
            flash.read(free, &mut slot).await?;
            if slot == [0xff; SLOT] {
                break;
            }
            match GameRecord::unpack(&slot[..SLOT_RECORD]) {
                Ok(record) if record.game != game || record.number != entries + 1 => return Err(Error::Corrupt),
                Ok(record) if is_marked(&slot) => {
                    each(record.content);
                    (entries, last, unmarked) = (entries + 1, Some(free), None);
                }
                Ok(_) => unmarked = Some((free, slot)),
                Err(Error::Corrupt) if !is_marked(&slot) => {}
                Err(error) => return Err(error),
            }
            free += SLOT as u32;
        }
        self.nothing_after(flash, free).await?;
        if let Some((at, slot)) = unmarked {
            each(GameRecord::unpack(&slot[..SLOT_RECORD])?.content);
            (entries, last) = (entries + 1, Some(at));
        }
        flash.permit = Permit::Program;
        match last {
            Some(slot) => flash.write(slot + SLOT as u32 - 1, &[0]).await?,
            None => flash.write(self.mark(), &MARK).await?,
        }
        Ok(Replayed { entries, free })
    }

    /// Sees that the sectors behind the end of the game were never used: a sector that was lost is not the end.
    async fn nothing_after<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, end: u32) -> Result<(), Error> {
        for sector in self.sectors().filter(|sector| *sector > end) {
            let mut slot = [0; SLOT];
            flash.read(sector, &mut slot).await?;
            if is_marked(&slot) {
                return Err(Error::Corrupt);
            }
        }
        Ok(())
    }
}
