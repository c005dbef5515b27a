//! The journal: everything that was entered, in order, packed; nothing is ever erased.
//!
//! It stores, and remembers what still stands and what was taken back and can come again. It does not know which game the
//! entries belong to, nor whether they were legal: whoever owns it says of which kind the events are, and `play` asks the
//! rules before it adds one. So a board can set the room aside without naming a game. Invariant: the entries that stand
//! are, in order, the events that lead to the present state, and all that can come again was entered after them.

use heapless::Vec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::packed;

mod entry;
mod marks;

pub use entry::{Entry, MOST_ENTRY_BYTES};
use marks::Marks;

/// The most entries. A four-player game with every action entered has about 600; this leaves room for three times as
/// many, and for as much taking back.
pub const MOST_ENTRIES: usize = 2_048;

/// Room for the packed entries. They are 4 bytes on average, 8 is a margin of two.
pub const MOST_BYTES: usize = 8 * MOST_ENTRIES;

/// Every so many entries the journal remembers where one begins, so that a look at the end of a long game does not have to
/// read all of it.
const STRIDE: usize = 32;
const _: () = assert!(MOST_BYTES <= u16::MAX as usize, "where an entry begins fits two bytes");

/// Whether an entry counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It does.
    Stands,
    /// It was taken back, and nothing new was entered since.
    CanComeAgain,
    /// It was taken back for good, or is itself a taking back or a bringing back.
    Gone,
}

/// The journal has no room for a further entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// Entries of one game in order, which of them stand, and which can come again.
#[derive(Clone)]
pub struct Journal {
    bytes: Vec<u8, MOST_BYTES>,
    len: usize,
    /// Where every [`STRIDE`]th entry begins.
    begins: [u16; MOST_ENTRIES / STRIDE],
    /// What takes back or brings back never stands.
    stands: Marks,
    /// Taken back, with nothing new since.
    can_come_again: Marks,
}

impl Default for Journal {
    fn default() -> Self {
        Journal::new()
    }
}

impl Journal {
    /// An empty journal, about 17 KB.
    pub const fn new() -> Self {
        Journal {
            bytes: Vec::new(),
            len: 0,
            begins: [0; MOST_ENTRIES / STRIDE],
            stands: Marks::NONE,
            can_come_again: Marks::NONE,
        }
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
        self.forget_marks();
    }

    fn forget_marks(&mut self) {
        self.len = 0;
        self.stands = Marks::NONE;
        self.can_come_again = Marks::NONE;
    }

    fn standing_of(&self, index: usize) -> Standing {
        if self.stands.contains(index) {
            Standing::Stands
        } else if self.can_come_again.contains(index) {
            Standing::CanComeAgain
        } else {
            Standing::Gone
        }
    }

    /// The index of the last entry that stands.
    pub fn last_standing(&self) -> Option<usize> {
        self.stands.last()
    }

    /// How many entries stand.
    pub fn standing_len(&self) -> usize {
        self.stands.len()
    }

    /// How many entries were taken back and can come again.
    pub fn redoable_len(&self) -> usize {
        self.can_come_again.len()
    }

    /// How many more entries fit, however long they are.
    pub fn room(&self) -> usize {
        (MOST_ENTRIES - self.len).min((MOST_BYTES - self.bytes.len()) / MOST_ENTRY_BYTES)
    }

    /// Whether an entry still fits.
    pub fn has_room(&self) -> bool {
        self.room() > 0
    }

    /// Adds an entry. An undo takes away what stood last; when nothing stands it is only noted. So is a redo when there is
    /// nothing to bring back.
    pub fn push<E: Serialize>(&mut self, entry: &Entry<E>) -> Result<(), Full> {
        if !self.has_room() {
            return Err(Full);
        }
        let mut buffer = [0; MOST_ENTRY_BYTES];
        let record = packed::write(entry, &mut buffer).ok_or(Full)?;
        if self.len.is_multiple_of(STRIDE)
            && let Some(begins) = self.begins.get_mut(self.len / STRIDE)
        {
            *begins = self.bytes.len() as u16;
        }
        self.bytes.extend_from_slice(record).map_err(|_| Full)?;
        self.note(entry);
        Ok(())
    }

    /// Forgets everything after the first `number` entries; what those had left standing stands again.
    pub fn keep_first<E: DeserializeOwned>(&mut self, number: usize) {
        let mut end = 0;
        let kept = number.min(self.len);
        self.forget_marks();
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
            Entry::Event(_) | Entry::Follow(_) => {
                self.stands.add(self.len);
                self.can_come_again = Marks::NONE;
            }
            Entry::Undo => self.take_away(1),
            Entry::Return(events) => self.take_away(*events),
            Entry::Redo(events) => self.bring_back(*events),
        }
        self.len += 1;
    }

    fn take_away(&mut self, events: u16) {
        for _ in 0..events {
            let Some(last) = self.stands.last() else { break };
            self.stands.remove(last);
            self.can_come_again.add(last);
        }
    }

    fn bring_back(&mut self, events: u16) {
        for _ in 0..events {
            let Some(first) = self.can_come_again.first() else { break };
            self.can_come_again.remove(first);
            self.stands.add(first);
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

    /// Every entry from the first on, and whether it counts.
    pub fn iter<E: DeserializeOwned>(&self) -> impl Iterator<Item = (Entry<E>, Standing)> {
        self.iter_from(0)
    }

    /// The same from the entry with this index on.
    fn iter_from<E: DeserializeOwned>(&self, from: usize) -> impl Iterator<Item = (Entry<E>, Standing)> {
        let mut index = from / STRIDE * STRIDE;
        let begins = self.begins.get(from / STRIDE).copied().unwrap_or(u16::MAX);
        let mut rest = self.bytes.get(begins.into()..).unwrap_or(&[]);
        let entries = core::iter::from_fn(move || {
            let (entry, after) = packed::read_first(rest).ok()?;
            rest = after;
            index += 1;
            Some((entry, self.standing_of(index - 1)))
        });
        entries.skip(from % STRIDE)
    }

    /// The last entry of all.
    pub fn last<E: DeserializeOwned>(&self) -> Option<Entry<E>> {
        self.iter_from(self.len.checked_sub(1)?).next().map(|(entry, _)| entry)
    }

    /// The events that stand, from the first on.
    pub fn standing<E: DeserializeOwned>(&self) -> impl Iterator<Item = E> {
        self.that(Standing::Stands).filter_map(Entry::event)
    }

    /// The entries that stand, from the last on: for a look at a few of them.
    pub fn standing_back<E: DeserializeOwned>(&self) -> impl Iterator<Item = Entry<E>> {
        let mut index = self.len;
        core::iter::from_fn(move || {
            index = self.stands.last_before(index)?;
            self.iter_from(index).next().map(|(entry, _)| entry)
        })
    }

    /// The entries of this standing, from the first on.
    pub fn that<E: DeserializeOwned>(&self, standing: Standing) -> impl Iterator<Item = Entry<E>> {
        let (first, number) = match standing {
            Standing::Stands => (self.stands.first(), self.stands.len()),
            Standing::CanComeAgain => (self.can_come_again.first(), self.can_come_again.len()),
            Standing::Gone => (Some(0), self.len),
        };
        let entries = self.iter_from(first.unwrap_or(0)).filter(move |(_, now)| *now == standing);
        entries.map(|(entry, _)| entry).take(number)
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use rand_core::RngCore;
    use std::vec::Vec;

    use super::*;
    use crate::autoplay::Repeatable;

    /// A look at the end finds what reading everything finds, wherever the entries begin.
    #[test]
    fn a_look_at_the_end_is_the_end_of_reading_everything() {
        let mut chance = Repeatable::new(7);
        let mut random = |bound: u32| chance.next_u32() % bound;
        let mut journal = Journal::new();
        for at in 0..700u32 {
            let entry = match random(10) {
                0 | 1 => Entry::Undo,
                2 => Entry::Return(1 + random(3) as u16),
                3 => Entry::Redo(1 + random(3) as u16),
                4 => Entry::Follow(at),
                // One to five bytes long.
                _ => Entry::Event(random(4) * 90_000),
            };
            journal.push(&entry).expect("there is room");
            if random(50) == 0 {
                journal.keep_first::<u32>(journal.len() - random(40).min(journal.len() as u32) as usize);
            }
            let all: Vec<(Entry<u32>, Standing)> = journal.iter().collect();
            assert_eq!(all.len(), journal.len());
            assert_eq!(journal.last(), all.last().map(|(entry, _)| *entry));
            for standing in [Standing::Stands, Standing::CanComeAgain, Standing::Gone] {
                let those = all.iter().filter(|(_, now)| *now == standing).map(|(entry, _)| *entry);
                assert!(journal.that::<u32>(standing).eq(those.clone()));
                if standing == Standing::Stands {
                    assert!(journal.standing_back::<u32>().eq(those.rev()));
                }
            }
        }
    }
}
