//! Set-ups and journal entries as bytes: one record each, as they are stored in flash.
//!
//! The format is postcard's; every value is as long as it has to be. Invariant: what [`write()`] gives, [`read`] reads
//! back, and bytes that are no value, or more than one, are an error.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The bytes are no value of the wanted kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAValue;

/// The longest packed set-up: Magna Carta's is 14 bytes, and 3 and 7 more for each of the 19 cards whose points and cost
/// are overruled.
pub const MOST_SETUP_BYTES: usize = 14 + 19 * (3 + 7);

/// Packs `value` into the beginning of `buffer` and gives that part; `None` when it does not fit.
pub fn write<'b>(value: &impl Serialize, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
    postcard::to_slice(value, buffer).ok().map(|written| &*written)
}

/// Reads a value from all of `bytes`.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, NotAValue> {
    match read_first(bytes) {
        Ok((value, [])) => Ok(value),
        _ => Err(NotAValue),
    }
}

/// Reads a value from the beginning of `bytes` and gives what follows it.
pub fn read_first<T: DeserializeOwned>(bytes: &[u8]) -> Result<(T, &[u8]), NotAValue> {
    postcard::take_from_bytes(bytes).map_err(|_| NotAValue)
}
