//! Notes: what the store was doing last, beside the games and the values.
//!
//! A note says which game is open and how many entries it has, so that a game whose sectors are lost to the last is
//! missed; and, when the device is about to cut its own power, what the glass shows, so that the next start need not
//! refresh all of it. Notes lie in slots of one sector, one behind the other, in the form of a game's entries; the last
//! one counts. They are a second witness, not a record: without them everything that was stored is still there.
//!
//! Invariant: what a note says of the glass is handed out once, and struck out in flash before that.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::ATTEMPTS;
use super::error::Error;
use super::game::{SLOT, SLOT_RECORD, unpack};
use super::guard::{Fault, Guard, Permit};
use super::record::GameRecord;
use super::region::SECTOR;

/// With fewer free slots than this the sector is made anew when nobody waits: an evening's switching off and on.
const LEAST_ROOM: usize = 32;

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
    pub(super) game: u16,
    pub(super) entries: u16,
    pub(super) glass: Option<Glass>,
}

impl Note {
    fn pack(&self, record: &mut [u8; SLOT_RECORD]) -> Result<(), Error> {
        let shown = self.glass.map(|Glass { checksum, quick }| {
            let [a, b, c, d] = checksum.to_le_bytes();
            [a, b, c, d, quick]
        });
        let content = shown.as_ref().map_or(&[][..], |bytes| bytes);
        GameRecord { game: self.game, number: self.entries, content }.pack(record)
    }

    fn unpack(slot: &[u8; SLOT]) -> Result<Self, Error> {
        let GameRecord { game, number, content } = unpack(slot)?;
        let glass = match *content {
            // A single cleared bit of the last byte strikes it out.
            [a, b, c, d, quick] if slot[SLOT - 1] == 0xff => {
                Some(Glass { checksum: u32::from_le_bytes([a, b, c, d]), quick })
            }
            _ => None,
        };
        Ok(Note { game, entries: number, glass })
    }
}

pub(super) struct Notes {
    start: u32,
    /// The slot for the next note.
    free: u32,
    last: Option<(u32, Note)>,
}

impl Notes {
    pub(super) const fn new(start: u32) -> Self {
        Notes { start, free: start, last: None }
    }

    const fn end(&self) -> u32 {
        self.start + SECTOR
    }

    const fn room(&self) -> usize {
        (self.end() - self.free) as usize / SLOT
    }

    /// Whether notes can be taken for a while without an erase.
    pub(super) const fn is_tidy(&self) -> bool {
        self.room() >= LEAST_ROOM
    }

    /// The last note, once it was read.
    pub(super) fn last(&self) -> Option<Note> {
        self.last.map(|(_, note)| note)
    }

    /// Finds the last note. One that was torn by a cut is passed over. Changes nothing; less than 1 ms.
    pub(super) fn read<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        self.last = None;
        self.free = self.start;
        let mut slot = [0; SLOT];
        while self.free < self.end() {
            flash.read(self.free, &mut slot)?;
            if slot == [0xff; SLOT] {
                break;
            }
            self.free += SLOT as u32;
        }
        for at in (self.start..self.free).step_by(SLOT).rev() {
            flash.read(at, &mut slot)?;
            match Note::unpack(&slot) {
                Ok(note) => {
                    self.last = Some((at, note));
                    break;
                }
                Err(Error::Corrupt) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Writes a note, unless the last one says the same; about 1 ms. Without room nothing is written.
    pub(super) fn write<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>, note: Note) -> Result<(), Error> {
        if self.last() == Some(note) {
            return Ok(());
        }
        let mut record = [0; SLOT_RECORD];
        note.pack(&mut record)?;
        flash.permit = Permit::Program;
        for _ in 0..ATTEMPTS {
            if self.room() == 0 {
                return Ok(());
            }
            let (at, next) = (self.free, self.free + SLOT as u32);
            match flash.write(at, &record) {
                Ok(()) => {
                    (self.free, self.last) = (next, Some((at, note)));
                    return Ok(());
                }
                // The slot is spoilt. A blank one would be the end for the reader, so it must not be left behind.
                Err(Fault::Mismatch) if !flash.is_blank(at..next)? => self.free = next,
                Err(Fault::Mismatch) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(Error::Worn)
    }

    /// What the last note says of the glass; it is struck out then.
    pub(super) fn take_glass<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<Option<Glass>, Error> {
        let Some((at, note)) = self.last else { return Ok(None) };
        if note.glass.is_some() {
            flash.permit = Permit::Program;
            flash.write(at + SLOT as u32 - 1, &[0])?;
            self.last = Some((at, Note { glass: None, ..note }));
        }
        Ok(note.glass)
    }

    /// Makes the sector anew and writes the last note again. For idle moments: erases a sector.
    pub(super) fn clear<S: MultiwriteNorFlash>(&mut self, flash: &mut Guard<S>) -> Result<(), Error> {
        let last = self.last();
        flash.permit = Permit::Erase;
        flash.erase(self.start, self.end())?;
        self.forget();
        match last {
            Some(note) => self.write(flash, Note { glass: None, ..note }),
            None => Ok(()),
        }
    }

    /// Forgets what was remembered, after everything was erased.
    pub(super) fn forget(&mut self) {
        *self = Notes::new(self.start);
    }
}
