//! One entry of a journal: something that happened, or a taking back or bringing back; and its text.
//!
//! Whether it is allowed is the rules' and `play`'s business. Invariant: an entry packed is at most [`MOST_ENTRY_BYTES`] long.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::notation::{Unreadable, Words, content, digits};

/// One entry, at most 16 bytes packed. The order of the variants is the stored format: new ones are appended, so that
/// old games stay readable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry<E> {
    /// Takes back the last event that still stands.
    Undo,
    /// Something that happened.
    Event(E),
    /// Takes back so many of the last events that still stand, all at once: a return to a line of the log. One entry, so
    /// that no power cut comes in between.
    Return(u16),
    /// Brings back so many of what was taken back last, in the order in which they were entered.
    Redo(u16),
    /// An event that followed by itself. It stands, is taken back and comes again like any other.
    Follow(E),
}

impl<E> Entry<E> {
    /// What happened; `None` when the entry only takes back or brings back.
    pub fn event(self) -> Option<E> {
        match self {
            Entry::Event(event) | Entry::Follow(event) => Some(event),
            Entry::Undo | Entry::Return(_) | Entry::Redo(_) => None,
        }
    }
}

/// The longest packed entry of any game.
pub const MOST_ENTRY_BYTES: usize = 16;

/// As the notation writes it. What followed by itself is written like any event, and read as one.
impl<E: fmt::Display> fmt::Display for Entry<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Undo => f.write_str("undo"),
            Entry::Return(events) => write!(f, "undo {events}"),
            Entry::Redo(1) => f.write_str("redo"),
            Entry::Redo(events) => write!(f, "redo {events}"),
            Entry::Event(event) | Entry::Follow(event) => event.fmt(f),
        }
    }
}

impl<E: FromStr<Err = Unreadable>> FromStr for Entry<E> {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let mut words = Words::new(content(line));
        match words.next() {
            Some("undo") => {
                let events = how_many(&mut words, "how many events are taken back")?;
                Ok(events.map_or(Entry::Undo, Entry::Return))
            }
            Some("redo") => {
                let events = how_many(&mut words, "how many events come again")?;
                Ok(Entry::Redo(events.unwrap_or(1)))
            }
            _ => line.parse().map(Entry::Event),
        }
    }
}

/// The number at the end of a line, if there is one.
fn how_many(words: &mut Words<'_>, expected: &'static str) -> Result<Option<u16>, Unreadable> {
    let events = words.next();
    words.end()?;
    events.map(|events| digits(events).ok_or(Unreadable(expected))).transpose()
}
