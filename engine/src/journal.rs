//! The journal: everything that was entered, in order, packed; nothing is ever erased.
//!
//! It stores and remembers what still stands. It does not know which game the entries belong to, nor whether they were
//! legal: whoever owns it says of which kind the events are, and `play` asks the rules before it adds one. So a board
//! can set the room aside without naming a game. Invariant: the entries that stand are, in order, the events that lead
//! to the present state.

use core::fmt;
use core::str::FromStr;

use heapless::Vec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::notation::{Unreadable, Words, content, digits};
use crate::packed;

/// The most entries. A four-player game with every action entered has about 600; this leaves room for three times as
/// many, and for as much taking back.
pub const MOST_ENTRIES: usize = 2_048;

/// Room for the packed entries. They are 4 bytes on average, 8 is a margin of two.
pub const MOST_BYTES: usize = 8 * MOST_ENTRIES;

/// One entry, at most 16 bytes packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry<E> {
    /// Takes back the last event that still stands.
    Undo,
    /// Something that happened.
    Event(E),
    /// Takes back so many of the last events that still stand, all at once: a return to a line of the log. One entry, so
    /// that no power cut comes in between.
    Return(u16),
}

/// The longest packed entry of any game.
pub const MOST_ENTRY_BYTES: usize = 16;

/// As the notation writes it.
impl<E: fmt::Display> fmt::Display for Entry<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Undo => f.write_str("undo"),
            Entry::Return(events) => write!(f, "undo {events}"),
            Entry::Event(event) => event.fmt(f),
        }
    }
}

impl<E: FromStr<Err = Unreadable>> FromStr for Entry<E> {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let mut words = Words::new(content(line));
        if words.peek() != Some("undo") {
            return line.parse().map(Entry::Event);
        }
        let (_, events) = (words.next(), words.next());
        words.end()?;
        match events {
            None => Ok(Entry::Undo),
            Some(events) => digits(events).map(Entry::Return).ok_or(Unreadable("how many events are taken back")),
        }
    }
}

/// The journal has no room for a further entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// Entries of one game in order, and which of them stand.
#[derive(Clone)]
pub struct Journal {
    bytes: Vec<u8, MOST_BYTES>,
    len: usize,
    /// One bit an entry; what takes back never stands.
    stands: [u32; MOST_ENTRIES / 32],
}

impl Default for Journal {
    fn default() -> Self {
        Journal::new()
    }
}

impl Journal {
    /// An empty journal, about 17 KB.
    pub const fn new() -> Self {
        Journal { bytes: Vec::new(), len: 0, stands: [0; MOST_ENTRIES / 32] }
    }

    /// How many entries there are, standing or not.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether nothing was entered yet.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Forgets everything, for a new game.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.len = 0;
        self.stands = [0; MOST_ENTRIES / 32];
    }

    fn stands(&self, index: usize) -> bool {
        self.stands.get(index / 32).is_some_and(|word| word & 1 << (index % 32) != 0)
    }

    fn set(&mut self, index: usize, stands: bool) {
        if let Some(word) = self.stands.get_mut(index / 32) {
            let bit = 1 << (index % 32);
            *word = if stands { *word | bit } else { *word & !bit };
        }
    }

    /// The index of the last entry that stands.
    pub fn last_standing(&self) -> Option<usize> {
        let (word, bits) = self.stands.iter().enumerate().rev().find(|(_, bits)| **bits != 0)?;
        Some(word * 32 + 31 - bits.leading_zeros() as usize)
    }

    /// How many entries stand.
    pub fn standing_len(&self) -> usize {
        self.stands.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// How many more entries fit, however long they are.
    pub fn room(&self) -> usize {
        (MOST_ENTRIES - self.len).min((MOST_BYTES - self.bytes.len()) / MOST_ENTRY_BYTES)
    }

    /// Whether an entry still fits.
    pub fn has_room(&self) -> bool {
        self.room() > 0
    }

    /// Adds an entry. An undo takes away what stood last; when nothing stands it is only noted.
    pub fn push<E: Serialize>(&mut self, entry: &Entry<E>) -> Result<(), Full> {
        if !self.has_room() {
            return Err(Full);
        }
        let mut buffer = [0; MOST_ENTRY_BYTES];
        let record = packed::write(entry, &mut buffer).ok_or(Full)?;
        self.bytes.extend_from_slice(record).map_err(|_| Full)?;
        self.note(entry);
        Ok(())
    }

    /// Forgets everything after the first `number` entries; what those had left standing stands again.
    pub fn keep_first<E: DeserializeOwned>(&mut self, number: usize) {
        let mut end = 0;
        let kept = number.min(self.len);
        self.stands = [0; MOST_ENTRIES / 32];
        self.len = 0;
        while self.len < kept {
            let rest = self.bytes.get(end..).unwrap_or(&[]);
            // They were packed here, so they can be read.
            let Ok((entry, after)) = packed::read_first::<Entry<E>>(rest) else { break };
            end = self.bytes.len() - after.len();
            self.note(&entry);
        }
        self.bytes.truncate(end);
    }

    /// Counts one entry more and notes what it leaves standing.
    fn note<E>(&mut self, entry: &Entry<E>) {
        match entry {
            Entry::Event(_) => self.set(self.len, true),
            Entry::Undo => self.take_away(1),
            Entry::Return(events) => self.take_away(*events),
        }
        self.len += 1;
    }

    fn take_away(&mut self, events: u16) {
        for _ in 0..events {
            let Some(last) = self.last_standing() else { break };
            self.set(last, false);
        }
    }

    /// The bytes of all entries together.
    pub fn packed_len(&self) -> usize {
        self.bytes.len()
    }

    /// The packed entry that begins at this byte, as it is to be stored; `None` at the end.
    pub fn packed_at<E: DeserializeOwned>(&self, from: usize) -> Option<&[u8]> {
        let rest = self.bytes.get(from..)?;
        let (_, after) = packed::read_first::<Entry<E>>(rest).ok()?;
        rest.get(..rest.len() - after.len())
    }

    /// Every entry from the first on, and whether it stands.
    pub fn iter<E: DeserializeOwned>(&self) -> impl Iterator<Item = (Entry<E>, bool)> {
        let mut rest = self.bytes.as_slice();
        let mut index = 0;
        core::iter::from_fn(move || {
            let (entry, after) = packed::read_first(rest).ok()?;
            rest = after;
            index += 1;
            Some((entry, self.stands(index - 1)))
        })
    }

    /// The events that stand, from the first on.
    pub fn standing<E: DeserializeOwned>(&self) -> impl Iterator<Item = E> {
        self.iter().filter_map(|(entry, stands)| match entry {
            Entry::Event(event) if stands => Some(event),
            _ => None,
        })
    }
}
