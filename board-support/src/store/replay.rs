//! Reading a game from its first slot to its end, and making that end definite.
//!
//! What the slots mean is in `slot.rs`, where the game lies in `game.rs`; what becomes of it is decided in `restore.rs`.
//! Invariant: reading changes nothing, and what was handed over is sound and without a gap.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::game::{Place, TITLE};
use super::guard::Guard;
use super::part::{SPACING, sectors};
use super::record::Record;
use super::region::SECTOR;
use super::slot::{ENTRY, Found, PAGE, PAGE_BYTES, SLOT, is_mark};
use super::{Progress, Stored};

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

impl Place {
    /// Game number `game`, of which nothing was read yet but the title, in which a bit may have flipped.
    pub(super) fn begin_replay(&self, game: u16, mended: bool) -> Replay {
        let mended = mended.then_some(self.start);
        Replay { game, entries: 0, free: self.first_slot(), last: None, unmarked: None, cleared: None, mended }
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
                    if record.format == GOES_ON && record == replay.goes_on() {
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
            if ENTRY.is_begun(flash, at)?
                && let Found::Sound { record, .. } = ENTRY.read(flash, at, &mut buffer)?
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
            self.confirm_mark(flash)?;
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
        // It may have been handed over without its mark, and counts from now on.
        if let Some(last) = replay.last {
            ENTRY.set_mark(flash, last)?;
        }
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
