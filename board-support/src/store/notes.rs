//! Notes: what the store was doing last, beside the games and the values.
//!
//! A note says which game is open and how many entries it has, so that a game whose sectors are lost to the last is
//! missed; and, when the device is about to cut its own power, that this is a clean end, and what the glass shows, so
//! that the next start need not refresh all of it. Notes lie in slots of one sector, one behind the other; the last one
//! counts. They are a second witness, not a record: without them everything that was stored is still there.
//!
//! Entries that come after a note are tallied behind it, in the spare bytes of its slot, two cleared bits an entry: one
//! flipped bit makes no entry. When there is no room for more the next note is written.
//!
//! Invariant: what the last note claims (the glass, the clean end) is struck out in flash before anything else is written;
//! and no note, with its tally, ever tells of more entries than were stored.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::{Fault, Guard};
use super::record::Record;
use super::region::SECTOR;
use super::slot::{ENTRY, Found, PAGE_BYTES, SLOT};

/// With fewer free slots than this the sector is made anew when nobody waits: an evening's switching off and on.
const LEAST_ROOM: usize = 32;

/// A bit of a note's last byte: nothing is left half done, and no sector is in doubt.
const CLEAN: u8 = 1;
/// Another: there is a game, with the number that the note gives.
const GAME: u8 = 2;
/// Another: the spare bytes behind the note are a tally. They were blank for good, and not only read so, when it was
/// written.
const TALLIED: u8 = 4;

/// The bytes of a tally.
const TALLY: usize = 5;
/// The most entries that are tallied behind a note.
const MOST_TALLIED: u16 = TALLY as u16 * 4;

const _: () = assert!(ENTRY.record + TALLY + 1 == ENTRY.size, "a tally lies between the record and the mark");

/// What the glass shows while the power is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glass {
    /// The checksum of the picture, [`checksum`](super::checksum).
    pub checksum: u32,
    /// How many quick refreshes the ink has had since the last full one.
    pub quick: u8,
}

/// A note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// The number of the newest game, and how many entries of it were stored.
    pub(super) game: Option<(u16, u16)>,
    pub(super) glass: Option<Glass>,
    /// The device has switched itself off, with nothing left to be settled.
    pub(super) clean: bool,
}

impl Note {
    /// Whether it says anything that will not hold for long.
    const fn claims(&self) -> bool {
        self.glass.is_some() || self.clean
    }

    /// The note without what it claims.
    const fn struck(self) -> Self {
        Note { game: self.game, glass: None, clean: false }
    }

    fn pack(&self, tallied: bool, record: &mut [u8]) -> Result<(), Error> {
        let (series, number) = self.game.unwrap_or_default();
        let flag = |set, bit| if set { bit } else { 0 };
        let flags = flag(self.clean, CLEAN) | flag(self.game.is_some(), GAME) | flag(tallied, TALLIED);
        let [a, b, c, d] = self.glass.map_or([0; 4], |glass| glass.checksum.to_le_bytes());
        let content = [flags, a, b, c, d, self.glass.map_or(0, |glass| glass.quick)];
        let content = content.get(..if self.glass.is_some() { 6 } else { 1 }).unwrap_or_default();
        Record::new(series, number, content).pack(record)
    }

    /// The note, and whether a tally may be behind it.
    fn unpack(record: Record<'_>) -> (Self, bool) {
        let glass = |[a, b, c, d]: [u8; 4], quick| Glass { checksum: u32::from_le_bytes([a, b, c, d]), quick };
        // The first version's had no flags: nothing, or the glass.
        let (flags, glass) = match *record.content {
            [flags] => (flags, None),
            [flags, a, b, c, d, quick] => (flags, Some(glass([a, b, c, d], quick))),
            [a, b, c, d, quick] => (GAME, Some(glass([a, b, c, d], quick))),
            _ => (GAME, None),
        };
        let game = (flags & GAME != 0).then_some((record.series, record.number));
        (Note { game, glass, clean: flags & CLEAN != 0 }, flags & TALLIED != 0)
    }
}

pub(super) struct Notes {
    start: u32,
    /// The slot for the next note.
    free: u32,
    /// Where the last note lies, and what it says with its tally.
    last: Option<(u32, Note)>,
    /// How many entries there were when it was written; `None` if none are tallied behind it.
    since: Option<u16>,
    /// What the last note claims is not struck out yet, or perhaps not for good: a cut may have left that half done.
    unstruck: bool,
    /// The sector is to be made anew: a cut may have left it half erased.
    pub(super) doubtful: bool,
    /// It cannot be erased; there are no further notes until the next start.
    worn: bool,
}

impl Notes {
    pub(super) const fn new(start: u32) -> Self {
        Notes { start, free: start, last: None, since: None, unstruck: false, doubtful: false, worn: false }
    }

    const fn end(&self) -> u32 {
        self.start + SECTOR
    }

    /// Whether notes can be taken for a while without an erase, or never again.
    pub(super) const fn is_tidy(&self) -> bool {
        self.worn || !self.doubtful && (self.end() - self.free) as usize / SLOT >= LEAST_ROOM
    }

    /// The last note, once it was read.
    pub(super) fn last(&self) -> Option<Note> {
        self.last.map(|(_, note)| note)
    }

    /// Whether the last note says that nothing was left half done, and nothing was written after it.
    pub(super) fn is_clean(&self) -> bool {
        self.last.is_some_and(|(at, note)| note.clean && at + SLOT as u32 == self.free)
    }

    /// Finds the last note. One that was torn by a cut is passed over. Changes nothing; about 1 ms.
    pub(super) fn read<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        (self.last, self.since, self.free) = (None, None, self.start);
        let mut buffer = [0; PAGE_BYTES];
        for at in (self.start..self.end()).step_by(SLOT) {
            match ENTRY.read(flash, at, &mut buffer)? {
                Found::Blank => continue,
                Found::Nothing | Found::Cleared | Found::Lost => {}
                Found::Sound { record, .. } => {
                    let (note, tallied) = Note::unpack(record.known()?);
                    (self.last, self.since) = (Some((at, note)), tallied.then_some(record.number));
                }
            }
            self.free = at + SLOT as u32;
        }
        if let Some((at, note)) = &mut self.last {
            self.unstruck = note.claims();
            let mut rest = [0; TALLY + 1];
            flash.read(*at + ENTRY.record as u32, &mut rest)?;
            let [tally @ .., mark] = rest;
            let tally = self.since.map_or(0, |_| count(tally));
            // A single cleared bit of the last byte strikes out what it claims, and so does an entry.
            if mark != 0xff || tally > 0 {
                *note = note.struck();
            }
            if let Some((_, entries)) = &mut note.game {
                *entries = entries.saturating_add(tally);
            }
        }
        Ok(())
    }

    /// Writes a note, or a tally behind the last one if that will do, unless that says the same already; about 1 ms.
    /// Without room nothing is written.
    pub(super) fn write<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, note: Note) -> Result<(), Error> {
        if self.last() == Some(note) {
            return Ok(());
        }
        self.strike(flash)?;
        if self.tally(flash, note)? {
            return Ok(());
        }
        // What was half erased may only now and then be read as blank.
        let tallied = !self.doubtful;
        let mut record = [0; ENTRY.record];
        note.pack(tallied, &mut record)?;
        while self.free < self.end() {
            let at = self.free;
            let stored = flash.write(at, &record);
            self.free += SLOT as u32;
            match stored {
                Ok(()) => {
                    (self.last, self.unstruck) = (Some((at, note)), note.claims());
                    self.since = tallied.then_some(note.game.unwrap_or_default().1);
                    break;
                }
                // The slot is spoilt, and must not be read as anything another time.
                Err(Fault::Mismatch) => ENTRY.void(flash, at)?,
                Err(fault) => return Err(fault.into()),
            }
        }
        Ok(())
    }

    /// Tells what `note` does by a tally behind the last one; false if that cannot be.
    fn tally<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, note: Note) -> Result<bool, Error> {
        let (Some((at, last)), Some(since), Some((game, entries))) = (&mut self.last, self.since, note.game) else {
            return Ok(false);
        };
        let more = entries.wrapping_sub(since);
        if note.claims() || last.game.is_none_or(|(same, _)| same != game) || more > MOST_TALLIED {
            return Ok(false);
        }
        match flash.write(*at + ENTRY.record as u32, &tally(more)) {
            Err(Fault::Mismatch) => return Ok(false),
            outcome => outcome?,
        }
        *last = note;
        Ok(true)
    }

    /// Strikes out what the last note claims, because it will not hold for long.
    pub(super) fn strike<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        if let Some((at, note)) = self.last.filter(|_| self.unstruck) {
            ENTRY.set_mark(flash, at)?;
            (self.last, self.unstruck) = (Some((at, note.struck())), false);
        }
        Ok(())
    }

    /// Makes the sector anew; the note that counts is to be written again. For idle moments: erases a sector.
    pub(super) fn clear<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        self.forget();
        if let Err(fault) = flash.erase(self.start) {
            (self.free, self.worn) = (self.end(), true);
            return Err(fault.into());
        }
        Ok(())
    }

    /// Forgets what was remembered, after everything was erased.
    pub(super) fn forget(&mut self) {
        *self = Notes::new(self.start);
    }
}

/// The byte of a tally, and its two bits, for entry `index` since the note, from 0 on.
const fn pair(index: u16) -> (usize, u8) {
    (index as usize / 4, 3 << (index % 4 * 2))
}

/// So many entries as a tally.
fn tally(entries: u16) -> [u8; TALLY] {
    let mut tally = [0xff; TALLY];
    for (byte, bits) in (0..entries).map(pair) {
        if let Some(byte) = tally.get_mut(byte) {
            *byte &= !bits;
        }
    }
    tally
}

/// How many entries a tally tells of: what is not cleared from the first bit on does not count.
fn count(tally: [u8; TALLY]) -> u16 {
    let is_there = |(byte, bits)| tally.get::<usize>(byte).is_some_and(|byte| byte & bits == 0);
    (0..MOST_TALLIED).take_while(|index| is_there(pair(*index))).count() as u16
}
