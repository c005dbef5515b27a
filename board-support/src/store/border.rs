//! The border to the library, which is written for flash that can wait.
//!
//! Ours cannot: while it programs or erases, the processor stands still, because the code runs from it. So the library's
//! futures are over when they are first asked, and nobody else needs to know that they are futures. Invariant: nothing
//! behind this border waits; what is handed to [`at_once`] is polled to its end without a break.

use embassy_futures::block_on;
use embedded_storage::nor_flash::MultiwriteNorFlash as Blocking;
use embedded_storage_async::nor_flash::{ErrorType, MultiwriteNorFlash, NorFlash, ReadNorFlash};

use super::guard::{Fault, Guard};

/// The outcome of a future of the library.
pub(super) fn at_once<T>(future: impl Future<Output = T>) -> T {
    block_on(future)
}

/// The flash as the library wants it.
pub(super) struct Border<'f, S>(pub(super) &'f mut Guard<S>);

impl<S: Blocking> ErrorType for Border<'_, S> {
    type Error = Fault;
}

impl<S: Blocking> ReadNorFlash for Border<'_, S> {
    const READ_SIZE: usize = S::READ_SIZE;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Fault> {
        self.0.read(offset, bytes)
    }

    fn capacity(&self) -> usize {
        self.0.capacity()
    }
}

impl<S: Blocking> NorFlash for Border<'_, S> {
    const WRITE_SIZE: usize = S::WRITE_SIZE;
    const ERASE_SIZE: usize = S::ERASE_SIZE;

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Fault> {
        self.0.write(offset, bytes)
    }

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Fault> {
        self.0.erase(from, to)
    }
}

impl<S: Blocking> MultiwriteNorFlash for Border<'_, S> {}
