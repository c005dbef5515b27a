//! A note to the next boot.
//!
//! A panic or a fault writes one line into RAM that the start-up code leaves alone, and resets. The next boot takes the
//! note and shows it. Power-off loses the note: it says why the *last reset* happened, it is no history.
//!
//! Invariant: whatever bits the RAM holds, reading a note yields a valid sentence or nothing.

use core::fmt::{self, Write};

use companion::cut::Cut;
use heapless::String;

/// Bytes of a note: what the companion keeps of it.
pub const NOTE_BYTES: usize = companion::NOTE_BYTES;

/// Says that the rest was written by [`CrashNote::write`] and not left over by the RAM's power-up.
const MAGIC: u32 = 0x7072_6f76;

/// The note as it lies in RAM. All fields are plain integers, so that any bit pattern is a value.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct CrashNote {
    magic: u32,
    sum: u32,
    length: u32,
    text: [u8; NOTE_BYTES],
}

impl CrashNote {
    /// A note that says nothing.
    pub const EMPTY: Self = Self { magic: 0, sum: 0, length: 0, text: [0; NOTE_BYTES] };

    /// Writes `message`, cut to [`NOTE_BYTES`] at a character border.
    pub fn write(&mut self, message: fmt::Arguments<'_>) {
        let mut text: String<NOTE_BYTES> = String::new();
        // `Cut` accepts everything; only a `Display` that fails by itself ends early, and what came until then stays.
        let _ = Cut(&mut text).write_fmt(message);
        self.text = [0; NOTE_BYTES];
        self.text.iter_mut().zip(text.bytes()).for_each(|(place, byte)| *place = byte);
        self.length = text.len() as u32;
        self.sum = checksum(&self.text);
        self.magic = MAGIC;
    }

    /// Takes the note out, so that it is read once.
    pub fn take(&mut self) -> Option<String<NOTE_BYTES>> {
        let note = core::mem::replace(self, Self::EMPTY);
        if note.magic != MAGIC || note.sum != checksum(&note.text) {
            return None;
        }
        let text = note.text.get(..note.length as usize)?;
        core::str::from_utf8(text).ok()?.try_into().ok()
    }
}

/// A restart that nobody asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crash {
    /// Why.
    pub message: String<NOTE_BYTES>,
    /// How often this has happened without a minute of peace in between, from 1.
    pub in_a_row: u32,
}

impl Crash {
    /// The crash that led to this boot, if it was one: the `note` that it left, or only that the watchdog has reset a task
    /// that was `stuck`; `before` is how often in a row it had happened until then.
    pub fn judge(note: Option<String<NOTE_BYTES>>, stuck: bool, before: u32) -> Option<Self> {
        // What the watchdog cannot say itself.
        let stuck = || stuck.then(|| String::try_from("watchdog: a task did not answer").unwrap_or_default());
        Some(Crash { message: note.or_else(stuck)?, in_a_row: before.saturating_add(1) })
    }
}

/// FNV-1a, 32 bits: enough to tell a note from leftovers, and eight lines shorter than a CRC.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum: u32, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_once() {
        let mut note = CrashNote::EMPTY;
        note.write(format_args!("panic at {}:{}", "castle.rs", 7));
        assert_eq!(note.take().unwrap(), "panic at castle.rs:7");
        assert_eq!(note.take(), None);
    }

    #[test]
    fn a_long_message_is_cut_at_a_character() {
        let mut note = CrashNote::EMPTY;
        note.write(format_args!("{}", "ü".repeat(100)));
        assert_eq!(note.take().unwrap(), "ü".repeat(60).as_str());
    }

    #[test]
    fn ram_after_power_up_says_nothing() {
        for fill in [0x00, 0x55, 0xff] {
            let word = u32::from_ne_bytes([fill; 4]);
            let mut note = CrashNote { magic: word, sum: word, length: word, text: [fill; NOTE_BYTES] };
            assert_eq!(note.take(), None);
        }
    }

    #[test]
    fn a_note_or_the_watchdog_makes_a_crash_and_the_note_says_more() {
        let note = || String::try_from("panic").ok();
        assert_eq!(Crash::judge(None, false, 7), None, "switched on, or restarted on purpose");
        assert_eq!(Crash::judge(note(), false, 0).unwrap().message, "panic");
        assert_eq!(Crash::judge(note(), true, 0).unwrap().message, "panic");
        let stuck = Crash::judge(None, true, 2).unwrap();
        assert!(stuck.message.starts_with("watchdog") && stuck.in_a_row == 3);
        assert_eq!(Crash::judge(note(), false, u32::MAX).unwrap().in_a_row, u32::MAX);
    }

    #[test]
    fn a_flipped_bit_in_the_text_is_noticed() {
        let mut note = CrashNote::EMPTY;
        note.write(format_args!("panic"));
        note.text[2] ^= 1;
        assert_eq!(note.take(), None);
    }
}
