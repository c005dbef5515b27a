//! A place for one record, and what may be found in it.
//!
//! Entries, notes, titles and values lie in slots: the record, some spare bytes, and a mark in the last byte that is
//! programmed when the record is stored. A slot is written once; what does not come to be is cleared to the last bit, so
//! that it is the same nothing at every start, whatever a cut has left half programmed.
//!
//! | record | mark | means |
//! |---|---|---|
//! | sound | there | stored |
//! | sound | missing | it was being stored when the power went |
//! | all bits cleared | missing | nothing |
//! | all bits cleared | there | nothing; but a brown-out may have cleared what was stored |
//! | unreadable | missing | torn by a cut: nothing |
//! | unreadable | there | lost, unless it is a single bit, which is turned back |
//!
//! Which slot comes next is not decided here. Invariant: a slot that was voided is never read as anything again.

use embedded_storage::nor_flash::MultiwriteNorFlash;

use super::error::Error;
use super::guard::{Fault, Guard};
use super::record::{AROUND, Record, is_sound, repair};
use super::{MOST_ENTRY, MOST_HEADER};

/// Bytes of the larger slots.
pub(super) const PAGE_BYTES: usize = 256;
/// Bytes of the smaller slots.
pub(super) const SLOT: usize = 32;

/// The bytes of a slot, whichever form it has.
pub(super) type Buffer = [u8; PAGE_BYTES];

/// A form of slots.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    pub(super) size: usize,
    pub(super) record: usize,
}

/// For entries and notes.
pub(super) const ENTRY: Form = Form { size: SLOT, record: AROUND + MOST_ENTRY };
/// For titles and values: a page of the W25Q16, which is programmed in one go.
pub(super) const PAGE: Form = Form { size: PAGE_BYTES, record: AROUND + MOST_HEADER };

const _: () = assert!(ENTRY.record + 1 < ENTRY.size && PAGE.record + 1 < PAGE.size, "a spare byte, and the mark");

/// What a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found<'b> {
    /// It was never used.
    Blank,
    /// What counts for nothing.
    Nothing,
    /// What counts for nothing, but was marked: it was given up, or cleared by a brown-out with the whole page.
    Cleared,
    /// A record that was stored and cannot be read.
    Lost,
    /// A record.
    Sound {
        record: Record<'b>,
        marked: bool,
        /// A bit of it had flipped, and that was not told yet.
        mended: bool,
    },
}

/// The mark is a byte that is cleared; half of its bits are enough, so that flipped ones do not matter.
pub(super) const fn is_mark(byte: u8) -> bool {
    byte.count_zeros() >= 4
}

impl Form {
    /// The address of the mark of the slot at `at`.
    pub(super) const fn mark(&self, at: u32) -> u32 {
        at + self.size as u32 - 1
    }

    /// Whether the slot at `at` begins like a record. One that does not holds none, blank or not; most slots are passed over
    /// by this look, which takes a tenth of the time.
    pub(super) fn is_begun<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, at: u32) -> Result<bool, Error> {
        let mut start = [0; 4];
        flash.read(at, &mut start)?;
        Ok(start != [0xff; 4])
    }

    /// The record in the slot at `at`, in `buffer`, and whether it is marked; without a look at what it holds.
    pub(super) fn load<'b, S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        at: u32,
        buffer: &'b mut Buffer,
    ) -> Result<(&'b mut [u8], u8, u8), Error> {
        // The forms are no larger than the buffer.
        let slot = buffer.get_mut(..self.size).ok_or(Error::Corrupt)?;
        flash.read(at, slot)?;
        let (record, rest) = slot.split_at_mut_checked(self.record).ok_or(Error::Corrupt)?;
        let (told, mark) = (rest.first().copied(), rest.last().copied());
        Ok((record, told.unwrap_or(0), mark.unwrap_or(0)))
    }

    /// What the slot at `at` holds. A flipped bit is turned back in `buffer` only.
    pub(super) fn read<'b, S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        at: u32,
        buffer: &'b mut Buffer,
    ) -> Result<Found<'b>, Error> {
        let (bytes, told, mark) = self.load(flash, at, buffer)?;
        if mark == 0xff && bytes.iter().all(|byte| *byte == 0xff) {
            return Ok(Found::Blank);
        }
        let marked = is_mark(mark);
        if bytes.iter().all(|byte| *byte == 0) {
            return Ok(if marked { Found::Cleared } else { Found::Nothing });
        }
        let sound = is_sound(bytes);
        let mended = !sound && marked && repair(bytes);
        Ok(match Record::read(bytes) {
            Some(record) if sound || mended => Found::Sound { record, marked, mended: mended && told == 0xff },
            _ if marked => Found::Lost,
            _ => Found::Nothing,
        })
    }

    /// Programs a packed record into the slot at `at` and marks it. False if the slot does not take it: then it is voided.
    /// After an error of the driver the same can be asked again.
    pub(super) fn write<S: MultiwriteNorFlash>(
        &self,
        flash: &mut Guard<S>,
        at: u32,
        record: &[u8],
    ) -> Result<bool, Error> {
        match flash.write(at, record).and_then(|()| flash.write(self.mark(at), &[0])) {
            Ok(()) => Ok(true),
            Err(Fault::Mismatch) => {
                self.void(flash, at)?;
                Ok(false)
            }
            Err(fault) => Err(fault.into()),
        }
    }

    /// Makes sure that there is nothing in the slot at `at`, now and at every start.
    pub(super) fn void<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, at: u32) -> Result<(), Error> {
        Ok(flash.void(at, self.record)?)
    }

    /// Programs the record in the slot at `at` and its mark once more: a cut may have left bits that are read as they should
    /// be only now and then. A bit that had flipped is turned back if it can be, and counts as told.
    pub(super) fn confirm<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, at: u32) -> Result<(), Error> {
        let mut buffer = [0; PAGE_BYTES];
        let (bytes, told, _) = self.load(flash, at, &mut buffer)?;
        let mended = !is_sound(bytes) && repair(bytes);
        flash.strengthen(at, bytes)?;
        if mended && told == 0xff {
            flash.strengthen(at + self.record as u32, &[0])?;
        }
        Ok(())
    }

    /// Marks the slot at `at`.
    pub(super) fn set_mark<S: MultiwriteNorFlash>(&self, flash: &mut Guard<S>, at: u32) -> Result<(), Error> {
        Ok(flash.strengthen(self.mark(at), &[0])?)
    }
}
