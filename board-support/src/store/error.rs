//! What can go wrong, and what to do about it.
//!
//! One enum for the whole store, without the flash driver's own error type: the caller shows a screen, it does not
//! debug the driver. Invariant: no error stands for data that the store has thrown away.

use embedded_storage::nor_flash::NorFlashErrorKind;

use super::guard::Fault;

/// Why the store refuses. What was being stored may be there or not; to ask for the same again is always right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// The flash driver reports an error. Try again; as long as it stays, say that nothing is stored.
    Flash(NorFlashErrorKind),
    /// The flash does not keep what is written to it, in many places. Try again, best after a rest in which a sector can
    /// be erased; as long as it stays, say that nothing is stored.
    Worn,
    /// Something that was acknowledged can no longer be read. Nothing was erased: ask, then `format`.
    Corrupt,
    /// An entry that was acknowledged can no longer be read; what was handed over until then is sound. Nothing was
    /// changed: ask, then [`salvage`](super::Store::salvage) or `format`.
    Broken,
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
            Error::Broken => "broken",
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
            Fault::Refused => Error::Flash(NorFlashErrorKind::OutOfBounds),
            Fault::Mismatch => Error::Worn,
        }
    }
}
