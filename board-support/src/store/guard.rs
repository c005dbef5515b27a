//! The flash with a guard in front of it.
//!
//! The library below repairs what it finds damaged, and to do so it erases. That is not its decision to make here: each
//! operation says how far it may go, and the guard refuses the rest. It also reads back what was programmed and erased:
//! NOR flash can only clear bits, so a bit that has flipped in an empty place spoils what is written there later.
//!
//! It does not retry and does not repair. Invariant: nothing outside the region is ever changed, and nothing is erased
//! unless the operation was given [`Permit::Erase`].

use core::ops::Range;

use embedded_storage_async::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};

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
pub(super) const CHUNK: usize = 64;

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

    /// Whether all bytes of `range` are as expected. `expected` gives the bytes from an offset into the range on.
    async fn holds(&mut self, range: Range<u32>, expected: impl Fn(usize) -> u8) -> Result<bool, Fault> {
        let mut chunk = [0; CHUNK];
        let mut offset = 0;
        while offset < range.len() {
            let length = CHUNK.min(range.len() - offset);
            self.read(range.start + offset as u32, &mut chunk[..length]).await?;
            if chunk[..length].iter().enumerate().any(|(index, byte)| *byte != expected(offset + index)) {
                return Ok(false);
            }
            offset += length;
        }
        Ok(true)
    }

    /// Whether all bytes of `range` are erased.
    pub(super) async fn is_blank(&mut self, range: Range<u32>) -> Result<bool, Fault> {
        self.holds(range, |_| 0xff).await
    }

    /// Erases the sector at `start` unless it is blank, and says whether it was necessary.
    pub(super) async fn clear_sector(&mut self, start: u32) -> Result<bool, Fault> {
        let blank = self.is_blank(start..start + SECTOR).await?;
        if !blank {
            self.erase(start, start + SECTOR).await?;
        }
        Ok(!blank)
    }
}

impl<S: MultiwriteNorFlash> ErrorType for Guard<S> {
    type Error = Fault;
}

impl<S: MultiwriteNorFlash> ReadNorFlash for Guard<S> {
    const READ_SIZE: usize = S::READ_SIZE;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Fault> {
        self.flash.read(offset, bytes).await.map_err(|error| Fault::Chip(error.kind()))
    }

    fn capacity(&self) -> usize {
        self.flash.capacity()
    }
}

impl<S: MultiwriteNorFlash> NorFlash for Guard<S> {
    const WRITE_SIZE: usize = S::WRITE_SIZE;
    const ERASE_SIZE: usize = S::ERASE_SIZE;

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Fault> {
        let range = offset..offset.saturating_add(bytes.len() as u32);
        self.check(Permit::Program, range.clone())?;
        self.flash.write(offset, bytes).await.map_err(|error| Fault::Chip(error.kind()))?;
        // `bytes` is as long as the range.
        let expected = |index: usize| bytes[index];
        // Twice, so that it is the cell that is wrong and not the reading.
        if self.holds(range.clone(), expected).await? || self.holds(range, expected).await? {
            Ok(())
        } else {
            Err(Fault::Mismatch)
        }
    }

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Fault> {
        self.check(Permit::Erase, from..to)?;
        self.flash.erase(from, to).await.map_err(|error| Fault::Chip(error.kind()))?;
        if self.is_blank(from..to).await? { Ok(()) } else { Err(Fault::Mismatch) }
    }
}

impl<S: MultiwriteNorFlash> MultiwriteNorFlash for Guard<S> {}

#[cfg(test)]
mod tests {
    use embassy_futures::block_on;

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
            assert_eq!(block_on(guard.write(SECTOR, &[0])), program);
            assert_eq!(block_on(guard.erase(SECTOR, 2 * SECTOR)), erase);
        }
        // The last permit covers everything, but only here.
        for outside in [SECTOR - 1, 3 * SECTOR - 1, 3 * SECTOR, u32::MAX] {
            assert_eq!(block_on(guard.write(outside, &[0, 0])), Err(Fault::Refused), "{outside:#x}");
        }
        assert_eq!(block_on(guard.erase(0, 2 * SECTOR)), Err(Fault::Refused));
        assert_eq!(block_on(guard.erase(2 * SECTOR, 4 * SECTOR)), Err(Fault::Refused));
    }
}
