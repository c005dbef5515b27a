//! Notes: what the store was doing last, beside the games and the values.
//!
//! A note says which game is open and how many entries it has, so that a game whose sectors are lost to the last is
//! missed; and, when the device is about to cut its own power, that this is a clean end, and what the glass shows, so
//! that the next start need not refresh all of it. Notes lie in slots of one sector, one behind the other; the last one
//! counts. They are a second witness, not a record: without them everything that was stored is still there.
//!
//! Invariant: what the last note claims (the glass, the clean end) is struck out in flash before anything else is written.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::Guard;
use super::record::Record;
use super::region::SECTOR;
use super::slot::{ENTRY, Found, PAGE_BYTES, SLOT};

/// With fewer free slots than this the sector is made anew when nobody waits: an evening's switching off and on.
const LEAST_ROOM: usize = 32;

/// A bit of a note's last byte: nothing is left half done, and no sector is in doubt.
const CLEAN: u8 = 1;
/// Another: there is a game, with the number that the note gives.
const GAME: u8 = 2;

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
    /// The note without what it claims.
    const fn struck(self) -> Self {
        Note { game: self.game, glass: None, clean: false }
    }

    fn pack(&self, record: &mut [u8]) -> Result<(), Error> {
        let (series, number) = self.game.unwrap_or_default();
        let flags = if self.clean { CLEAN } else { 0 } | if self.game.is_some() { GAME } else { 0 };
        let [a, b, c, d] = self.glass.map_or([0; 4], |glass| glass.checksum.to_le_bytes());
        let content = [flags, a, b, c, d, self.glass.map_or(0, |glass| glass.quick)];
        let content = content.get(..if self.glass.is_some() { 6 } else { 1 }).unwrap_or_default();
        Record::new(series, number, content).pack(record)
    }

    fn unpack(record: Record<'_>, struck: bool) -> Self {
        let glass = |[a, b, c, d]: [u8; 4], quick| Glass { checksum: u32::from_le_bytes([a, b, c, d]), quick };
        // The first version's had no flags: nothing, or the glass.
        let (flags, glass) = match *record.content {
            [flags] => (flags, None),
            [flags, a, b, c, d, quick] => (flags, Some(glass([a, b, c, d], quick))),
            [a, b, c, d, quick] => (GAME, Some(glass([a, b, c, d], quick))),
            _ => (GAME, None),
        };
        let game = (flags & GAME != 0).then_some((record.series, record.number));
        let note = Note { game, glass, clean: flags & CLEAN != 0 };
        if struck { note.struck() } else { note }
    }
}

pub(super) struct Notes {
    start: u32,
    /// The slot for the next note.
    free: u32,
    last: Option<(u32, Note)>,
    /// What the last note claims is not struck out yet, or perhaps not for good: a cut may have left that half done.
    unstruck: bool,
    /// The sector is to be made anew: a cut may have left it half erased.
    pub(super) doubtful: bool,
    /// It cannot be erased; there are no further notes until the next start.
    worn: bool,
}

impl Notes {
    pub(super) const fn new(start: u32) -> Self {
        Notes { start, free: start, last: None, unstruck: false, doubtful: false, worn: false }
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
        self.last = None;
        self.free = self.start;
        let mut buffer = [0; PAGE_BYTES];
        for at in (self.start..self.end()).step_by(SLOT) {
            match ENTRY.read(flash, at, &mut buffer)? {
                Found::Blank => continue,
                Found::Nothing | Found::Cleared | Found::Lost => {}
                Found::Sound { record, .. } => {
                    let note = Note::unpack(record.known()?, false);
                    self.last = Some((at, note));
                }
            }
            self.free = at + SLOT as u32;
        }
        self.unstruck = self.last.is_some_and(|(_, note)| note != note.struck());
        // A single cleared bit of the last byte strikes out what it claims.
        if let Some((at, note)) = self.last {
            let (_, _, mark) = ENTRY.load(flash, at, &mut buffer)?;
            if mark != 0xff {
                self.last = Some((at, note.struck()));
            }
        }
        Ok(())
    }

    /// Writes a note, unless the last one says the same; about 1 ms. Without room nothing is written.
    pub(super) fn write<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, note: Note) -> Result<(), Error> {
        if self.last() == Some(note) {
            return Ok(());
        }
        self.strike(flash)?;
        let mut record = [0; ENTRY.record];
        note.pack(&mut record)?;
        while self.free < self.end() {
            let at = self.free;
            let stored = flash.write(at, &record);
            self.free += SLOT as u32;
            match stored {
                Ok(()) => {
                    (self.last, self.unstruck) = (Some((at, note)), note != note.struck());
                    break;
                }
                // The slot is spoilt, and must not be read as anything another time.
                Err(super::guard::Fault::Mismatch) => ENTRY.void(flash, at)?,
                Err(fault) => return Err(fault.into()),
            }
        }
        Ok(())
    }

    /// Strikes out what the last note claims, because it will not hold for long.
    pub(super) fn strike<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        if let Some((at, note)) = self.last.filter(|_| self.unstruck) {
            ENTRY.set_mark(flash, at)?;
            (self.last, self.unstruck) = (Some((at, note.struck())), false);
        }
        Ok(())
    }

    /// Makes the sector anew and writes a note into it. For idle moments: erases a sector.
    pub(super) fn clear<S: MultiwriteNorFlash>(
        &mut self,
        flash: &mut Guard<S>,
        note: Option<Note>,
    ) -> Result<(), Error> {
        self.forget();
        if let Err(fault) = flash.erase(self.start) {
            (self.free, self.worn) = (self.end(), true);
            return Err(fault.into());
        }
        match note {
            Some(note) => self.write(flash, note.struck()),
            None => Ok(()),
        }
    }

    /// Forgets what was remembered, after everything was erased.
    pub(super) fn forget(&mut self) {
        *self = Notes::new(self.start);
    }
}
