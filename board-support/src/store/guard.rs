//! The flash with a guard in front of it.
//!
//! The library below repairs what it finds damaged, and to do so it erases. That is not its decision to make here: each
//! operation says how far it may go, and the guard refuses the rest. It also reads back what was programmed and erased:
//! NOR flash can only clear bits, so a bit that has flipped in an empty place spoils what is written there later.
//!
//! It does not retry and does not repair. Invariant: nothing outside the region is ever changed, and nothing is erased
//! unless the operation was given [`Permit::Erase`].

use core::ops::Range;

use embedded_storage::nor_flash::{MultiwriteNorFlash, NorFlashError, NorFlashErrorKind};

use super::region::SECTOR;

/// How far an operation may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Permit {
    /// Nothing changes.
    Read,
    /// Bits may be cleared.
    Program,
    /// Sectors may be erased.
    Erase,
}

/// Why the flash did not do what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The driver's own error.
    Chip(NorFlashErrorKind),
    /// Not permitted.
    Refused,
    /// What was read back is not what was written.
    Mismatch,
}

impl NorFlashError for Fault {
    fn kind(&self) -> NorFlashErrorKind {
        match self {
            Fault::Chip(kind) => *kind,
            Fault::Refused | Fault::Mismatch => NorFlashErrorKind::Other,
        }
    }
}

/// Bytes read at once to compare or to scan: a compromise between calls and stack.
const CHUNK: usize = 64;

/// What a chunk of erased flash reads.
const BLANK: [u8; CHUNK] = [0xff; CHUNK];

pub(super) struct Guard<S> {
    flash: S,
    region: Range<u32>,
    pub(super) permit: Permit,
}

impl<S: MultiwriteNorFlash> Guard<S> {
    pub(super) const fn new(flash: S, region: Range<u32>) -> Self {
        Guard { flash, region, permit: Permit::Read }
    }

    /// Gives the flash back.
    pub(super) fn release(self) -> S {
        self.flash
    }

    fn check(&self, needed: Permit, range: Range<u32>) -> Result<(), Fault> {
        let inside = self.region.start <= range.start && range.end <= self.region.end;
        if inside && self.permit >= needed { Ok(()) } else { Err(Fault::Refused) }
    }

    pub(super) fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Fault> {
        self.flash.read(offset, bytes).map_err(|error| Fault::Chip(error.kind()))
    }

    /// Programs `bytes` and reads them back.
    pub(super) fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Fault> {
        self.check(Permit::Program, offset..offset.saturating_add(bytes.len() as u32))?;
        self.flash.write(offset, bytes).map_err(|error| Fault::Chip(error.kind()))?;
        // Twice, so that it is the cell that is wrong and not the reading.
        if self.holds(offset, bytes)? || self.holds(offset, bytes)? { Ok(()) } else { Err(Fault::Mismatch) }
    }

    /// Erases whole sectors and looks whether they are blank.
    pub(super) fn erase(&mut self, from: u32, to: u32) -> Result<(), Fault> {
        self.check(Permit::Erase, from..to)?;
        self.flash.erase(from, to).map_err(|error| Fault::Chip(error.kind()))?;
        if self.is_blank(from..to)? { Ok(()) } else { Err(Fault::Mismatch) }
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
            self.erase(start, start + SECTOR)?;
        }
        Ok(!blank)
    }

    #[cfg(test)]
    pub(super) fn chip(&self) -> &S {
        &self.flash
    }

    /// For the library, which asks how large the flash is.
    pub(super) fn capacity(&self) -> usize {
        self.flash.capacity()
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::chip::Chip;
    use super::*;

    #[test]
    fn what_is_not_permitted_is_refused() {
        let region = SECTOR..3 * SECTOR;
        let chip = Chip::with(&[0xff; 4 * SECTOR as usize]);
        let mut guard = Guard::new(chip.clone(), region);
        for (permit, program, erase) in [
            (Permit::Read, Err(Fault::Refused), Err(Fault::Refused)),
            (Permit::Program, Ok(()), Err(Fault::Refused)),
            (Permit::Erase, Ok(()), Ok(())),
        ] {
            guard.permit = permit;
            assert_eq!(guard.write(SECTOR, &[0]), program);
            assert_eq!(guard.erase(SECTOR, 2 * SECTOR), erase);
        }
        // The last permit covers everything, but only here.
        for outside in [SECTOR - 1, 3 * SECTOR - 1, 3 * SECTOR, u32::MAX] {
            assert_eq!(guard.write(outside, &[0, 0]), Err(Fault::Refused), "{outside:#x}");
        }
        assert_eq!(guard.erase(0, 2 * SECTOR), Err(Fault::Refused));
        assert_eq!(guard.erase(2 * SECTOR, 4 * SECTOR), Err(Fault::Refused));
    }
}
