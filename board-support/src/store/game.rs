//! One game in flash: a title, then one slot an entry.
//!
//! The title is 256 bytes, a slot 32, so a record is programmed in one go (a page of the W25Q16 is 256 bytes) and its
//! place does not depend on what came before: a record that a cut has torn takes nothing else with it. Each has a mark
//! behind it that is programmed when the record is stored. A record that cannot be read although it is marked was lost;
//! without the mark it was being stored when the power went.
//!
//! This file does not choose the place of a game; `part.rs` and the store do. Invariant: a record is marked before anyone
//! is told that it is stored, so a restored game has all of those and at most one more.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::{Fault, Guard, Permit};
use super::part::{SPACING, sectors};
use super::record::{AROUND, GameRecord};
use super::region::SECTOR;
use super::{ATTEMPTS, MOST_ENTRY, MOST_HEADER, Progress, Stored};

/// Bytes of the title: the header's record, a few to spare, and the mark.
pub(super) const TITLE: usize = 256;
pub(super) const TITLE_RECORD: usize = AROUND + MOST_HEADER;

/// Bytes of a slot: the entry's record, five to spare, and the mark.
pub(super) const SLOT: usize = 32;
pub(super) const SLOT_RECORD: usize = AROUND + MOST_ENTRY;

/// The title's mark. A cleared mark is none, and neither is what an erase makes of it on its way.
const MARK: [u8; 8] = *b"provost!";

/// Flipped bits that the title's mark bears. A blank one is 32 away, a cleared one as well; what entries leave in its
/// place, where there is no title, is at least 16 away.
const MARK_SLACK: u32 = 8;

const _: () = {
    assert!(TITLE_RECORD + MARK.len() <= TITLE && SLOT_RECORD < SLOT);
    assert!((SECTOR as usize).is_multiple_of(SLOT) && TITLE.is_multiple_of(SLOT));
};

/// The record in a slot.
pub(super) fn unpack(slot: &[u8; SLOT]) -> Result<GameRecord<'_>, Error> {
    let (record, _) = slot.split_first_chunk::<SLOT_RECORD>().ok_or(Error::Corrupt)?;
    GameRecord::unpack(record)
}

/// The mark of a slot is a byte that is cleared; half of its bits are enough, so that flipped ones do not matter.
pub(super) const fn is_marked(slot: &[u8; SLOT]) -> bool {
    slot[SLOT - 1].count_zeros() >= 4
}

/// How many bits of the two differ.
fn distance(found: [u8; MARK.len()], wanted: [u8; MARK.len()]) -> u32 {
    (u64::from_le_bytes(found) ^ u64::from_le_bytes(wanted)).count_ones()
}

/// A game that is being read, from its first slot on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Replay {
    pub(super) game: u16,
    pub(super) entries: u16,
    /// The slot to be read next; at the end the first that is free.
    pub(super) free: u32,
    /// The last entry so far.
    last: Option<u32>,
    /// An entry without a mark: it counts only if nothing came in its place.
    unmarked: Option<u32>,
}

/// The place of a game: from its title to the end of its part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Place {
    pub(super) const fn first_slot(&self) -> u32 {
        self.start + TITLE as u32
    }

    /// Game number `game`, of which nothing was read yet but the title.
    pub(super) const fn begin_replay(&self, game: u16) -> Replay {
        Replay { game, entries: 0, free: self.first_slot(), last: None, unmarked: None }
    }

    const fn mark(&self) -> u32 {
        self.first_slot() - MARK.len() as u32
    }

    /// How many entries fit from slot `free` on; eight fewer for each title that a cut has torn there.
    pub(super) const fn room(&self, free: u32) -> usize {
        self.end.saturating_sub(free) as usize / SLOT
    }

    fn read_mark<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<[u8; MARK.len()], Error> {
        let mut found = [0; MARK.len()];
        flash.read(self.mark(), &mut found)?;
        Ok(found)
    }

    /// Whether there is a game that was acknowledged and has not given way to another.
    pub(super) fn has_game<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<bool, Error> {
        Ok(distance(self.read_mark(flash)?, MARK) <= MARK_SLACK)
    }

    /// Whether nothing of a mark is here.
    pub(super) fn is_unmarked<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<bool, Error> {
        Ok(self.read_mark(flash)? == [0xff; MARK.len()])
    }

    /// Whether a title lies here that counts for nothing, because its mark was cleared. Slots have blanks there.
    fn is_void<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<bool, Error> {
        Ok(distance(self.read_mark(flash)?, [0; MARK.len()]) <= MARK_SLACK)
    }

    /// Begins game number `game`; everything from here to the end of the part must be blank.
    pub(super) fn begin<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        game: u16,
        header: &[u8],
    ) -> Result<(), Error> {
        flash.permit = Permit::Program;
        let mut record = [0; TITLE_RECORD];
        GameRecord { game, number: 0, content: header }.pack(&mut record)?;
        flash.write(self.start, &record)?;
        Ok(flash.write(self.mark(), &MARK)?)
    }

    /// Clears the mark: from now on this is no game. What it held is still there, until it is erased. Also for a mark
    /// that a cut has left half programmed, lest it be read as a whole one another time.
    pub(super) fn retire<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<(), Error> {
        if self.read_mark(flash)? != [0; MARK.len()] {
            flash.permit = Permit::Program;
            flash.write(self.mark(), &[0; MARK.len()])?;
        }
        Ok(())
    }

    /// Whether nothing of a title is here. What a cut has left of one is fine, an entry is not: that of a game which ends
    /// before it was lost.
    pub(super) fn is_blank<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<bool, Error> {
        let mut slot = [0; SLOT];
        flash.read(self.start, &mut slot)?;
        if is_marked(&slot) && unpack(&slot).is_ok() {
            return Err(Error::Corrupt);
        }
        Ok(flash.is_blank(self.start..self.first_slot())?)
    }

    /// The slot at `at`, or the one behind the title that a cut has left there.
    fn over_void<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, at: u32) -> Result<u32, Error> {
        let title = at.is_multiple_of(SPACING) && self.room(at) > 0;
        Ok(if title && (Place { start: at, ..*self }).is_void(flash)? { at + TITLE as u32 } else { at })
    }

    /// Stores an entry in slot `free` or soon after it, marks it, and returns the slot that is free then.
    pub(super) fn store<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        mut free: u32,
        entry: &GameRecord<'_>,
    ) -> Result<u32, Error> {
        let mut record = [0; SLOT_RECORD];
        entry.pack(&mut record)?;
        flash.permit = Permit::Program;
        for _ in 0..ATTEMPTS {
            free = self.over_void(flash, free)?;
            if self.room(free) == 0 {
                return Err(Error::Full);
            }
            let next = free + SLOT as u32;
            match flash.write(free, &record) {
                Ok(()) => {
                    flash.write(next - 1, &[0])?;
                    return Ok(next);
                }
                // The slot is spoilt. A blank one would end the game for the reader, so it must not be left behind.
                Err(Fault::Mismatch) if !flash.is_blank(free..next)? => free = next,
                Err(Fault::Mismatch) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(Error::Worn)
    }

    /// Reads the title: the number of the game, and its header as the content.
    pub(super) fn title<'b, S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        buffer: &'b mut [u8; TITLE_RECORD],
    ) -> Result<GameRecord<'b>, Error> {
        flash.read(self.start, buffer)?;
        let title = GameRecord::unpack(buffer)?;
        if title.number == 0 { Ok(title) } else { Err(Error::Corrupt) }
    }

    /// Hands the entries of the next kilobyte to `each`, in order, and says whether there may be more. Changes nothing; go
    /// on with [`Place::confirm`] when there are none. Less than 1 ms.
    pub(super) fn replay<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        replay: &mut Replay,
        each: &mut dyn FnMut(Stored<'_>),
    ) -> Result<Progress, Error> {
        let mut slot = [0xff; SLOT];
        loop {
            replay.free = self.over_void(flash, replay.free)?;
            slot.fill(0xff);
            if self.room(replay.free) > 0 {
                flash.read(replay.free, &mut slot)?;
            }
            if slot == [0xff; SLOT] {
                break;
            }
            match unpack(&slot) {
                Ok(record) if record.game != replay.game || record.number != replay.entries + 1 => {
                    return Err(Error::Corrupt);
                }
                Ok(record) if is_marked(&slot) => {
                    each(Stored::Entry(record.content));
                    (replay.last, replay.unmarked) = (Some(replay.free), None);
                    replay.entries += 1;
                }
                Ok(_) => replay.unmarked = Some(replay.free),
                Err(Error::Corrupt) if !is_marked(&slot) => {}
                Err(error) => return Err(error),
            }
            replay.free += SLOT as u32;
            if replay.free.is_multiple_of(SPACING) {
                return Ok(Progress::More);
            }
        }
        if let Some(at) = replay.unmarked {
            flash.read(at, &mut slot)?;
            each(Stored::Entry(unpack(&slot)?.content));
            (replay.last, replay.unmarked) = (Some(at), None);
            replay.entries += 1;
        }
        Ok(Progress::Done(()))
    }

    /// Sees that the sectors behind the end of the game were never used: a sector that was lost is not the end. Before
    /// `torn` there are titles that a cut has torn.
    pub(super) fn nothing_after<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        end: u32,
        torn: u32,
    ) -> Result<(), Error> {
        for sector in sectors(self.start..self.end).filter(|sector| *sector > end) {
            let at = if sector < torn { sector + TITLE as u32 } else { sector };
            let mut slot = [0; SLOT];
            flash.read(at, &mut slot)?;
            if is_marked(&slot) {
                return Err(Error::Corrupt);
            }
        }
        Ok(())
    }

    /// Marks the last record once more: it may have been stored when the power went, and now it will be shown.
    pub(super) fn confirm<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, replay: &Replay) -> Result<(), Error> {
        flash.permit = Permit::Program;
        match replay.last {
            Some(slot) => flash.write(slot + SLOT as u32 - 1, &[0])?,
            None => flash.write(self.mark(), &MARK)?,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where titles may lie, slots may lie too: whatever an entry holds, its end is neither a mark nor a cleared one.
    #[test]
    fn no_entry_looks_like_the_mark_of_a_title() {
        for [high, low] in (0..=u16::MAX).map(u16::to_be_bytes) {
            // The last two bytes of the checksum, the spare ones, the mark of the slot.
            let mut end = [0xff; MARK.len()];
            (end[0], end[1], end[7]) = (high, low, 0);
            assert!(distance(end, MARK) > 2 * MARK_SLACK - 1 && distance(end, [0; 8]) > 3 * MARK_SLACK);
        }
        assert!(distance([0xff; 8], MARK) > 3 * MARK_SLACK && distance([0; 8], MARK) > 3 * MARK_SLACK);
    }
}
