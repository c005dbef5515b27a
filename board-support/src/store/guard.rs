//! The flash with a guard in front of it.
//!
//! It keeps to the region, and reads back what was programmed and erased: NOR flash can only clear bits, so a bit that has
//! flipped in an empty place spoils what is written there later. It does not retry and does not repair. Invariant:
//! nothing outside the region is ever changed, and what was not read back as it was written is an error.

use core::ops::Range;

use embedded_storage::nor_flash::{MultiwriteNorFlash, NorFlashError, NorFlashErrorKind};

use super::region::SECTOR;

/// Why the flash did not do what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The driver's own error.
    Chip(NorFlashErrorKind),
    /// Outside the region.
    Refused,
    /// What was read back is not what was written.
    Mismatch,
}

/// Bytes read at once to compare or to scan: a compromise between calls and stack.
const CHUNK: usize = 64;

/// What a chunk of erased flash reads.
const BLANK: [u8; CHUNK] = [0xff; CHUNK];

/// What is programmed over what shall never be read again.
const ZEROS: [u8; 256] = [0; 256];

pub(super) struct Guard<S> {
    flash: S,
    region: Range<u32>,
}

impl<S: MultiwriteNorFlash> Guard<S> {
    pub(super) const fn new(flash: S, region: Range<u32>) -> Self {
        Guard { flash, region }
    }

    /// Gives the flash back.
    pub(super) fn release(self) -> S {
        self.flash
    }

    fn check(&self, range: Range<u32>) -> Result<(), Fault> {
        let inside = self.region.start <= range.start && range.end <= self.region.end;
        if inside { Ok(()) } else { Err(Fault::Refused) }
    }

    pub(super) fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Fault> {
        self.flash.read(offset, bytes).map_err(|error| Fault::Chip(error.kind()))
    }

    /// Programs `bytes` and reads them back.
    pub(super) fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Fault> {
        self.check(offset..offset.saturating_add(bytes.len() as u32))?;
        self.flash.write(offset, bytes).map_err(|error| Fault::Chip(error.kind()))?;
        // Twice, so that it is the cell that is wrong and not the reading.
        if self.holds(offset, bytes)? || self.holds(offset, bytes)? { Ok(()) } else { Err(Fault::Mismatch) }
    }

    /// Programs `bytes`, as far as the cells take them: what was there before may stand in the way.
    pub(super) fn strengthen(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Fault> {
        match self.write(offset, bytes) {
            Err(Fault::Mismatch) => Ok(()),
            outcome => outcome,
        }
    }

    /// Clears every bit of so many bytes, at most a page: whatever they were, they are nothing from now on, at every start.
    pub(super) fn void(&mut self, offset: u32, bytes: usize) -> Result<(), Fault> {
        let zeros = ZEROS.get(..bytes).unwrap_or(&ZEROS);
        if self.holds(offset, zeros)? { Ok(()) } else { self.strengthen(offset, zeros) }
    }

    /// Erases the sector at `start` and looks whether it is blank.
    pub(super) fn erase(&mut self, start: u32) -> Result<(), Fault> {
        let sector = start..start.saturating_add(SECTOR);
        self.check(sector.clone())?;
        self.flash.erase(sector.start, sector.end).map_err(|error| Fault::Chip(error.kind()))?;
        if self.is_blank(sector)? { Ok(()) } else { Err(Fault::Mismatch) }
    }

    /// Whether the flash holds `expected` from `offset` on.
    fn holds(&mut self, mut offset: u32, expected: &[u8]) -> Result<bool, Fault> {
        let mut buffer = [0; CHUNK];
        for piece in expected.chunks(CHUNK) {
            // No piece is longer than the buffer.
            let found = buffer.get_mut(..piece.len()).unwrap_or_default();
            self.read(offset, found)?;
            if found != piece {
                return Ok(false);
            }
            offset += piece.len() as u32;
        }
        Ok(true)
    }

    /// Whether all bytes of `range` are erased.
    pub(super) fn is_blank(&mut self, range: Range<u32>) -> Result<bool, Fault> {
        let mut offset = range.start;
        while offset < range.end {
            let length = (range.end - offset).min(CHUNK as u32);
            if !self.holds(offset, BLANK.get(..length as usize).unwrap_or(&BLANK))? {
                return Ok(false);
            }
            offset += length;
        }
        Ok(true)
    }

    /// Erases the sector at `start` unless it is blank, and says whether it was necessary.
    pub(super) fn clear_sector(&mut self, start: u32) -> Result<bool, Fault> {
        let blank = self.is_blank(start..start + SECTOR)?;
        if !blank {
            self.erase(start)?;
        }
        Ok(!blank)
    }

    #[cfg(test)]
    pub(super) fn chip(&self) -> &S {
        &self.flash
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::chip::Chip;
    use super::*;

    #[test]
    fn what_is_outside_the_region_is_refused() {
        let chip = Chip::with(&[0xff; 4 * SECTOR as usize]);
        let mut guard = Guard::new(chip.clone(), SECTOR..3 * SECTOR);
        assert_eq!(guard.write(SECTOR, &[0]), Ok(()));
        assert_eq!(guard.erase(2 * SECTOR), Ok(()));
        chip.take_steps();
        for outside in [SECTOR - 1, 3 * SECTOR - 1, 3 * SECTOR, u32::MAX] {
            assert_eq!(guard.write(outside, &[0, 0]), Err(Fault::Refused), "{outside:#x}");
            assert!(guard.void(outside, 2).is_err(), "{outside:#x}");
        }
        for outside in [0, 3 * SECTOR, u32::MAX - SECTOR + 1] {
            assert_eq!(guard.erase(outside), Err(Fault::Refused), "{outside:#x}");
        }
        assert_eq!(chip.steps(), 0);
    }
}
