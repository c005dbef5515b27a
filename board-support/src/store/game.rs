//! One game in flash: a title, then one slot an entry.
//!
//! The title is a page, a slot 32 bytes, so a record is programmed in one go and its place does not depend on what came
//! before: a record that a cut has torn takes nothing else with it. What a slot may hold is in `slot.rs`. The title's mark
//! is longer than that of a slot, because it decides which game there is.
//!
//! This file does not choose the place of a game; `part.rs` and the store do. Invariant: a record is marked before anyone
//! is told that it is stored, so a restored game has all of those and at most one more.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::{Fault, Guard};
use super::part::{SPACING, sectors};
use super::record::{FORMAT, Record};
use super::region::SECTOR;
use super::slot::{Buffer, ENTRY, Found, PAGE, PAGE_BYTES, SLOT, is_mark};
use super::{ATTEMPTS, Progress, Stored};

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
    /// The first of the slots since then that were marked and are cleared. If nothing comes behind them entries were lost.
    cleared: Option<u32>,
    /// The last record of which a bit had to be turned back.
    pub(super) mended: Option<u32>,
}

/// The format of what is stored behind entries that were given up, with the number of the last one that was not: the game
/// goes on here. It is no entry.
const GOES_ON: u8 = 0;

impl Replay {
    const fn goes_on(&self) -> Record<'static> {
        Record { format: GOES_ON, series: self.game, number: self.entries, content: &[] }
    }
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

    /// Game number `game`, of which nothing was read yet but the title, in which a bit may have flipped.
    pub(super) fn begin_replay(&self, game: u16, mended: bool) -> Replay {
        let mended = mended.then_some(self.start);
        Replay { game, entries: 0, free: self.first_slot(), last: None, unmarked: None, cleared: None, mended }
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
    fn over_void<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, at: u32) -> Result<u32, Error> {
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
                Found::Blank => true,
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

    /// Hands the entries of the next kilobyte to `each`, in order, and says whether there may be more. Changes nothing; go
    /// on with [`Place::confirm`] when there are none. Less than 1 ms. [`Error::Broken`] if `replay.free` is not what should
    /// come there.
    pub(super) fn replay<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        replay: &mut Replay,
        each: &mut dyn FnMut(Stored<'_>),
    ) -> Result<Progress, Error> {
        let mut buffer = [0xff; PAGE_BYTES];
        loop {
            replay.free = self.over_void(flash, replay.free)?;
            let found = match self.room(replay.free) {
                0 => Found::Blank,
                _ => ENTRY.read(flash, replay.free, &mut buffer)?,
            };
            match found {
                // A slot that a cut has torn may be read as blank another time; then the game goes on behind it.
                Found::Blank => match self.goes_on(flash, replay)? {
                    Some(at) => {
                        replay.free = at;
                        continue;
                    }
                    None => break,
                },
                Found::Sound { record, marked, mended } => {
                    replay.cleared = None;
                    if record == replay.goes_on() {
                        (replay.last, replay.unmarked) = (Some(replay.free), None);
                    } else if record.format == GOES_ON
                        || record.known()?.series != replay.game
                        || record.number != replay.entries + 1
                    {
                        return Err(Error::Broken);
                    } else if marked {
                        each(Stored::Entry(record.content));
                        (replay.last, replay.unmarked) = (Some(replay.free), None);
                        replay.entries += 1;
                    } else {
                        replay.unmarked = Some(replay.free);
                    }
                    if mended {
                        replay.mended = Some(replay.free);
                    }
                }
                Found::Lost => return Err(Error::Broken),
                Found::Cleared => replay.cleared = replay.cleared.or(Some(replay.free)),
                Found::Nothing => {}
            }
            replay.free += SLOT as u32;
            if replay.free.is_multiple_of(SPACING) {
                return Ok(Progress::More);
            }
        }
        // In a part that is used up nothing more could be stored behind them.
        if let Some(at) = replay.cleared.filter(|_| self.room(replay.free) > 0) {
            replay.free = at;
            return Err(Error::Broken);
        }
        if let Some(at) = replay.unmarked
            && let Found::Sound { record, .. } = ENTRY.read(flash, at, &mut buffer)?
        {
            each(Stored::Entry(record.content));
            (replay.last, replay.unmarked) = (Some(at), None);
            replay.entries += 1;
        }
        Ok(Progress::Done(()))
    }

    /// Where the game goes on behind the blank slot that comes next, looking up to the end of the next sector.
    fn goes_on<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, replay: &Replay) -> Result<Option<u32>, Error> {
        let mut buffer = [0; PAGE_BYTES];
        let end = (replay.free + 2 * SECTOR) / SECTOR * SECTOR;
        for at in (replay.free..end.min(self.end)).step_by(SLOT) {
            if let Found::Sound { record, .. } = ENTRY.read(flash, at, &mut buffer)?
                && record.series == replay.game
                && (record.number > replay.entries || record.format == GOES_ON)
            {
                return if record.number <= replay.entries + 1 { Ok(Some(at)) } else { Err(Error::Broken) };
            }
        }
        Ok(None)
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
            let mut buffer = [0; PAGE_BYTES];
            let (record, _, mark) = ENTRY.load(flash, at, &mut buffer)?;
            if is_mark(mark) && record.iter().any(|byte| *byte != 0) {
                return Err(Error::Broken);
            }
        }
        Ok(())
    }

    /// After an unclean end: makes definite what the cut has left at the end of the game, and gives the free slot.
    pub(super) fn settle<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, replay: &Replay) -> Result<u32, Error> {
        if replay.last.is_none() {
            PAGE.confirm(flash, self.start)?;
            flash.strengthen(self.mark(), &MARK)?;
        }
        let mut at = self.first_slot();
        if let Some(last) = replay.last {
            ENTRY.confirm(flash, last)?;
            ENTRY.set_mark(flash, last)?;
            at = last + SLOT as u32;
        }
        // The slot that is free too: it may hold bits that are only now and then read as blank.
        while at <= replay.free && self.room(at) > 0 {
            let next = self.over_void(flash, at)?;
            if next == at {
                ENTRY.void(flash, at)?;
                at += SLOT as u32;
            } else {
                at = next;
            }
        }
        Ok(at)
    }

    /// The game goes on with the slots behind those that were given up from `at` on.
    pub(super) fn go_on<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        replay: &Replay,
        mut at: u32,
    ) -> Result<(), Error> {
        match self.store(flash, &mut at, &replay.goes_on()) {
            Err(Error::Full) => Ok(()),
            outcome => outcome,
        }
    }

    /// Turns the bit back in flash that had flipped in the record at `at`, if it can be; it counts as told from now on.
    pub(super) fn mend<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, at: u32) -> Result<(), Error> {
        let form = if at == self.start { PAGE } else { ENTRY };
        form.confirm(flash, at)
    }

    /// Makes nothing of everything in the next kilobyte from slot `at` on, and gives the slot to go on with; `None` at the
    /// end of the part.
    pub(super) fn void_from<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, at: u32) -> Result<Option<u32>, Error> {
        let end = (at + 1).next_multiple_of(SPACING).min(self.end);
        if !flash.is_blank(at..end)? {
            for at in (at..end).step_by(SLOT) {
                ENTRY.void(flash, at)?;
            }
        }
        Ok(if end < self.end { Some(end) } else { None })
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
