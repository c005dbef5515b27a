//! One game in flash: a title, then one slot an entry.
//!
//! The title is a page, a slot 32 bytes, so a record is programmed in one go and its place does not depend on what came
//! before: a record that a cut has torn takes nothing else with it. What a slot may hold is in `slot.rs`. The title's mark
//! is longer than that of a slot, because it decides which game there is.
//!
//! This file does not choose the place of a game; `part.rs` and the store do. Invariant: a record is marked before anyone
//! is told that it is stored, so a restored game has all of those and at most one more.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::ATTEMPTS;
use super::error::Error;
use super::guard::{Fault, Guard};
use super::part::SPACING;
use super::record::{FORMAT, Record};
use super::region::SECTOR;
use super::slot::{Buffer, ENTRY, Found, PAGE, PAGE_BYTES, SLOT};

/// Bytes of the title: the header's record, a few to spare, and the mark.
pub(super) const TITLE: usize = PAGE_BYTES;

/// The title's mark. A cleared mark is none, and neither is what an erase makes of it on its way.
const MARK: [u8; 8] = *b"provost!";

/// What becomes of the mark when a game gives way: half of it is cleared. The first version cleared all of it; but a
/// brown-out may do that to a whole page.
const RETIRED: [u8; 8] = *b"\0\0\0\0ost!";

/// The part of the mark that is programmed before the title. Where there is no title these are spare bytes of a slot, so
/// if a cut leaves nothing of it to be seen nothing was touched that matters; and what it leaves to be seen is voided.
const INTENT: core::ops::Range<usize> = 2..7;

/// Flipped bits that the title's mark bears. A blank one is 32 away, a cleared one as well, what only announces a title 15;
/// what entries leave in its place, where there is no title, is at least 16 away.
const MARK_SLACK: u32 = 8;

const _: () = {
    assert!(PAGE.record + MARK.len() <= TITLE);
    assert!((SECTOR as usize).is_multiple_of(SLOT) && TITLE.is_multiple_of(SLOT));
};

/// How many bits of the two differ.
fn distance(found: [u8; MARK.len()], wanted: [u8; MARK.len()]) -> u32 {
    (u64::from_le_bytes(found) ^ u64::from_le_bytes(wanted)).count_ones()
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

    /// Whether a title lies here that counts for nothing. Slots have blanks there, and where everything is cleared there was
    /// no title.
    fn is_void<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<bool, Error> {
        let mark = self.read_mark(flash)?;
        let mut format = [0];
        flash.read(self.start, &mut format)?;
        // Nobody clears the lowest bit of a format, but a brown-out does.
        let first = mark == [0; MARK.len()] && format[0] & FORMAT == FORMAT;
        Ok(first || distance(mark, RETIRED) <= MARK_SLACK)
    }

    /// Begins game number `game`; everything from here to the end of the part must be blank. A place that does not take it
    /// is retired.
    pub(super) fn begin<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        game: u16,
        header: &[u8],
    ) -> Result<(), Error> {
        let mut buffer = [0; PAGE_BYTES];
        let record = buffer.get_mut(..PAGE.record).ok_or(Error::TooLong)?;
        Record::new(game, 0, header).pack(record)?;
        let intent = flash.write(self.mark() + INTENT.start as u32, MARK.get(INTENT).unwrap_or_default());
        match intent.and_then(|()| flash.write(self.start, record)).and_then(|()| flash.write(self.mark(), &MARK)) {
            Err(Fault::Mismatch) => {
                self.retire(flash)?;
                Err(Error::Worn)
            }
            outcome => Ok(outcome?),
        }
    }

    /// Clears half of the mark: from now on this is no game. What it held is still there, until it is erased. Also for a
    /// mark that a cut has left half programmed, lest it be read as a whole one another time.
    pub(super) fn retire<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<(), Error> {
        if self.read_mark(flash)? != RETIRED {
            flash.strengthen(self.mark(), &RETIRED)?;
        }
        Ok(())
    }

    /// Programs the mark once more, lest it is one that a cut has left half programmed.
    pub(super) fn confirm_mark<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<(), Error> {
        Ok(flash.strengthen(self.mark(), &MARK)?)
    }

    /// Whether nothing of a title is here. What a cut has left of one is fine, an entry is not: that of a game which ends
    /// before it was lost.
    pub(super) fn is_blank<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>) -> Result<bool, Error> {
        let mut buffer = [0; PAGE_BYTES];
        if let Found::Sound { marked: true, .. } = ENTRY.read(flash, self.start, &mut buffer)? {
            return Err(Error::Broken);
        }
        Ok(flash.is_blank(self.start..self.first_slot())?)
    }

    /// The slot at `at`, or the one behind the title that a cut has left there.
    pub(super) fn over_void<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, at: u32) -> Result<u32, Error> {
        let title = at.is_multiple_of(SPACING) && self.room(at) > 0;
        Ok(if title && (Place { start: at, ..*self }).is_void(flash)? { at + TITLE as u32 } else { at })
    }

    /// Stores an entry in slot `free` or soon after it, and leaves `free` at the slot behind it. Those that do not take it
    /// are passed over.
    pub(super) fn store<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        free: &mut u32,
        entry: &Record<'_>,
    ) -> Result<(), Error> {
        let mut record = [0; ENTRY.record];
        entry.pack(&mut record)?;
        let mut attempts = ATTEMPTS;
        while attempts > 0 {
            *free = self.over_void(flash, *free)?;
            if self.room(*free) == 0 {
                return Err(Error::Full);
            }
            let mut buffer = [0; PAGE_BYTES];
            let usable = match ENTRY.read(flash, *free, &mut buffer)? {
                // Not right before slots that were given up: what was marked there would seem to be entries that are lost.
                Found::Blank => {
                    let next = ENTRY.read(flash, *free + SLOT as u32, &mut buffer)?;
                    self.room(*free) == 1 || !matches!(next, Found::Nothing | Found::Cleared)
                }
                // The same entry, when the driver failed the last time.
                Found::Sound { record, .. } => record == *entry,
                Found::Nothing | Found::Cleared | Found::Lost => false,
            };
            let stored = if usable {
                attempts -= 1;
                ENTRY.write(flash, *free, &record)?
            } else {
                ENTRY.void(flash, *free)?;
                false
            };
            *free += SLOT as u32;
            if stored {
                return Ok(());
            }
        }
        Err(Error::Worn)
    }

    /// Reads the title: the number of the game, its header as the content, and whether a bit of it had flipped.
    pub(super) fn title<'b, S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        buffer: &'b mut Buffer,
    ) -> Result<(Record<'b>, bool), Error> {
        match PAGE.read(flash, self.start, buffer)? {
            Found::Sound { record, mended, .. } if record.known()?.number == 0 => Ok((record, mended)),
            _ => Err(Error::Corrupt),
        }
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
            assert!(distance(end, RETIRED) > 2 * MARK_SLACK);
        }
        assert!(distance([0xff; 8], MARK) > 3 * MARK_SLACK && distance([0; 8], MARK) > 3 * MARK_SLACK);
        for other in [MARK, [0; 8], [0xff; 8]] {
            assert!(distance(RETIRED, other) > 2 * MARK_SLACK, "{other:?}");
        }
        let mut intent = [0xff; MARK.len()];
        intent[INTENT].copy_from_slice(&MARK[INTENT]);
        assert!(distance(intent, MARK) > MARK_SLACK + 4 && distance(intent, [0; 8]) > 3 * MARK_SLACK);
    }
}
