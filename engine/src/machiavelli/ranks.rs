//! Ranks 1 to 9, and sets of them.
//!
//! A rank is the number of a character card; which character has it in this game is the set-up's to say. Invariant: a
//! [`Rank`] that exists is 1 to 9.

use core::fmt;
use core::str::FromStr;

use crate::notation::{Unreadable, digits};

/// A rank, 1 to 9. Stored as that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank(u8);

impl Rank {
    /// Assassin, witch, magistrate.
    pub const ONE: Rank = Rank(1);
    /// Thief, spy, blackmailer.
    pub const TWO: Rank = Rank(2);
    /// King, emperor, patrician: the rank that moves the crown.
    pub const FOUR: Rank = Rank(4);
    /// Bishop, abbot, cardinal.
    pub const FIVE: Rank = Rank(5);
    /// Warlord, diplomat, marshal.
    pub const EIGHT: Rank = Rank(8);
    /// Queen, artist, tax collector: not in every game.
    pub const NINE: Rank = Rank(9);

    /// How many ranks there can be.
    pub const COUNT: usize = 9;

    /// All of them, lowest first.
    pub const ALL: [Rank; Rank::COUNT] =
        [Rank(1), Rank(2), Rank(3), Rank(4), Rank(5), Rank(6), Rank(7), Rank(8), Rank(9)];

    /// The rank with this number; `None` when there is none.
    pub const fn new(number: u8) -> Option<Rank> {
        if number >= 1 && number <= 9 { Some(Rank(number)) } else { None }
    }

    /// Its number, 1 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a row of all ranks, 0 to 8.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl From<Rank> for u8 {
    fn from(rank: Rank) -> u8 {
        rank.0
    }
}

impl TryFrom<u8> for Rank {
    type Error = Unreadable;

    fn try_from(number: u8) -> Result<Rank, Unreadable> {
        Rank::new(number).ok_or(Unreadable(EXPECTED))
    }
}

const EXPECTED: &str = "a rank from 1 to 9";

/// As the notation writes it.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Rank {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Rank, Unreadable> {
        digits(text).and_then(|number| u8::try_from(number).ok()).ok_or(Unreadable(EXPECTED))?.try_into()
    }
}

/// A set of ranks, one bit each. Stored as the sum of the bits, rank 1's the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ranks(u16);

impl Ranks {
    /// No rank.
    pub const NONE: Ranks = Ranks(0);

    /// The set with `rank` added.
    #[must_use]
    pub const fn with(self, rank: Rank) -> Ranks {
        Ranks(self.0 | 1 << rank.index())
    }

    /// Whether `rank` is in it.
    pub const fn contains(self, rank: Rank) -> bool {
        self.0 & 1 << rank.index() != 0
    }

    /// Whether no rank is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are, 0 to 9.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The ranks, the lowest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Rank> {
        Rank::ALL.into_iter().filter(move |rank| self.contains(*rank))
    }
}

impl FromIterator<Rank> for Ranks {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Ranks {
        ranks.into_iter().fold(Ranks::NONE, Ranks::with)
    }
}

impl From<Ranks> for u16 {
    fn from(ranks: Ranks) -> u16 {
        ranks.0
    }
}

impl TryFrom<u16> for Ranks {
    type Error = Unreadable;

    fn try_from(bits: u16) -> Result<Ranks, Unreadable> {
        if bits >> Rank::COUNT == 0 { Ok(Ranks(bits)) } else { Err(Unreadable(EXPECTED)) }
    }
}
