//! What can go wrong, and what to do about it.
//!
//! One enum for the whole store, without the flash driver's own error type: the caller shows a screen, it does not
//! debug the driver. Invariant: no error stands for data that the store has thrown away.

use embedded_storage::nor_flash::NorFlashErrorKind;

use super::guard::Fault;

/// Why the store refuses. After any error of `begin_game` or `append` but [`Error::Full`] and [`Error::TooLong`] the
/// game is closed: what was being stored may be there or not, and [`Store::restore`](super::Store::restore) says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// The flash driver reports an error. Restore and try again; if it stays, say that the storage fails.
    Flash(NorFlashErrorKind),
    /// The flash does not keep what is written to it, tried three times. Restore and try again; if it stays, say that
    /// the storage is worn out.
    Worn,
    /// Something that was acknowledged can no longer be read. Nothing was erased: ask, then `format`.
    Corrupt,
    /// The data are of a format that this version does not know: a newer version wrote them, or a very old one.
    /// Nothing was erased: offer the other version, or ask, then `format`.
    UnknownFormat(u8),
    /// The region holds something that no Provost wrote. Nothing was erased: ask, then `format`.
    Foreign,
    /// No room for a further entry or value. Nothing was lost and the game stays open: end it, or begin a new one.
    Full,
    /// The record, value or key is larger than the store takes. A mistake in the caller; nothing was written.
    TooLong,
    /// No game is open: `restore` first, and `begin_game` if it found none.
    Closed,
}

impl Error {
    /// In a word, for a debug log: what formats a `Debug` would take more flash than these.
    pub const fn name(&self) -> &'static str {
        match self {
            Error::Flash(_) => "flash",
            Error::Worn => "worn",
            Error::Corrupt => "corrupt",
            Error::UnknownFormat(_) => "unknown format",
            Error::Foreign => "foreign",
            Error::Full => "full",
            Error::TooLong => "too long",
            Error::Closed => "closed",
        }
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Chip(kind) => Error::Flash(kind),
            // Only a repair of what is damaged asks for more than it is allowed.
            Fault::Refused => Error::Corrupt,
            Fault::Mismatch => Error::Worn,
        }
    }
}

impl From<sequential_storage::Error<Fault>> for Error {
    fn from(error: sequential_storage::Error<Fault>) -> Self {
        use sequential_storage::Error as Library;
        match error {
            Library::Storage { value, .. } => value.into(),
            Library::FullStorage => Error::Full,
            Library::ItemTooBig | Library::BufferTooBig => Error::TooLong,
            // Also an item that is longer than any that the store writes, and what the library calls its own bugs.
            _ => Error::Corrupt,
        }
    }
}
