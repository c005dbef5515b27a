//! A set of entries of a journal by their indices.
//!
//! What a mark means is the journal's to say. Invariant: only entries that a journal can hold are in it.

use super::MOST_ENTRIES;

/// A set of entries by their indices, one bit each.
#[derive(Clone)]
pub(super) struct Marks([u32; MOST_ENTRIES / 32]);

impl Marks {
    pub(super) const NONE: Marks = Marks([0; MOST_ENTRIES / 32]);

    pub(super) fn contains(&self, index: usize) -> bool {
        self.0.get(index / 32).is_some_and(|word| word & 1 << (index % 32) != 0)
    }

    pub(super) fn add(&mut self, index: usize) {
        if let Some(word) = self.0.get_mut(index / 32) {
            *word |= 1 << (index % 32);
        }
    }

    pub(super) fn remove(&mut self, index: usize) {
        if let Some(word) = self.0.get_mut(index / 32) {
            *word &= !(1 << (index % 32));
        }
    }

    pub(super) fn first(&self) -> Option<usize> {
        let (word, bits) = self.0.iter().enumerate().find(|(_, bits)| **bits != 0)?;
        Some(word * 32 + bits.trailing_zeros() as usize)
    }

    pub(super) fn last(&self) -> Option<usize> {
        self.last_before(MOST_ENTRIES)
    }

    /// The last one below `end`.
    pub(super) fn last_before(&self, end: usize) -> Option<usize> {
        // Of the word in which `end` lies, only the bits below it.
        let below = |word: usize, bits: u32| if word == end / 32 { bits & ((1 << (end % 32)) - 1) } else { bits };
        let words = self.0.iter().enumerate().take(end / 32 + 1).rev();
        let (word, bits) = words.map(|(word, bits)| (word, below(word, *bits))).find(|(_, bits)| *bits != 0)?;
        Some(word * 32 + 31 - bits.leading_zeros() as usize)
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum()
    }
}
