//! The 27 characters, three of each rank, and the cast of a game: one of each rank (facts, sections 2 and 7).
//!
//! What a character may do is in the files of the rules. Invariant: a [`Cast`] has ranks 1 to 8, each once, and perhaps 9.

use serde::{Deserialize, Serialize};

use super::districts::Type;
use super::ranks::Rank;
use crate::notation::{Unreadable, words};

words! {
    /// A character. The order is the stored format: three of each rank, lowest rank first.
    Character, "a character" {
        Assassin = "assassin",
        Witch = "witch",
        Magistrate = "magistrate",
        Thief = "thief",
        Spy = "spy",
        Blackmailer = "blackmailer",
        Magician = "magician",
        Wizard = "wizard",
        Seer = "seer",
        King = "king",
        Emperor = "emperor",
        Patrician = "patrician",
        Bishop = "bishop",
        Abbot = "abbot",
        Cardinal = "cardinal",
        Merchant = "merchant",
        Alchemist = "alchemist",
        Trader = "trader",
        Architect = "architect",
        Navigator = "navigator",
        Scholar = "scholar",
        Warlord = "warlord",
        Diplomat = "diplomat",
        Marshal = "marshal",
        Queen = "queen",
        Artist = "artist",
        TaxCollector = "tax-collector",
    }
}

/// How many characters share a rank.
const EACH: usize = 3;
const _: () = assert!(Character::COUNT == EACH * Rank::COUNT);

impl Character {
    /// Its rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.index() / EACH]
    }

    /// The three of a rank.
    pub fn of(rank: Rank) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(move |character| character.rank() == rank)
    }

    /// The one of a rank with this number, 0 to 2.
    fn number(rank: Rank, number: u32) -> Option<Character> {
        if number < EACH as u32 { Character::ALL.get(rank.index() * EACH + number as usize).copied() } else { None }
    }

    /// How many districts may be built in a turn as this character (facts, section 2). The wizard's second is the card
    /// taken; the navigator builds none whatever.
    pub const fn limit(self) -> u8 {
        match self {
            Character::Architect => 3,
            Character::Seer | Character::Scholar | Character::Wizard => 2,
            Character::Navigator => 0,
            _ => 1,
        }
    }

    /// The fewest players with whom this character is played (seed, notes on emperor and queen).
    pub const fn least_players(self) -> usize {
        match self {
            Character::Emperor => 3,
            Character::Queen => 5,
            _ => 2,
        }
    }

    /// The type of district that brings this character gold or cards, and how much it has besides (facts, section 2).
    pub const fn income(self) -> Option<(Type, u8)> {
        match self {
            Character::King | Character::Emperor | Character::Patrician => Some((Type::Noble, 0)),
            Character::Bishop | Character::Abbot | Character::Cardinal => Some((Type::Religious, 0)),
            Character::Merchant => Some((Type::Trade, 1)),
            Character::Trader => Some((Type::Trade, 0)),
            Character::Warlord | Character::Diplomat | Character::Marshal => Some((Type::Military, 0)),
            _ => None,
        }
    }
}

/// Which characters are in a game: one of each rank. Stored as two bits a rank, rank 1's the lowest; 3 is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Cast([Option<Character>; Rank::COUNT]);

/// Why characters are no cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastRefusal {
    /// A rank is named twice.
    Twice(Rank),
    /// A rank is missing.
    Missing(Rank),
}

impl Cast {
    /// One of each rank, in any order; the ninth may be missing.
    pub fn new(characters: impl IntoIterator<Item = Character>) -> Result<Cast, CastRefusal> {
        let mut cast = [None; Rank::COUNT];
        for character in characters {
            let rank = character.rank();
            if cast[rank.index()].replace(character).is_some() {
                return Err(CastRefusal::Twice(rank));
            }
        }
        let missing = |rank: &&Rank| **rank != Rank::NINE && cast[rank.index()].is_none();
        match Rank::ALL.iter().find(missing) {
            Some(rank) => Err(CastRefusal::Missing(*rank)),
            None => Ok(Cast(cast)),
        }
    }

    /// The same with this character in the place of the one with its rank.
    #[must_use]
    pub fn with(mut self, character: Character) -> Cast {
        self.0[character.rank().index()] = Some(character);
        self
    }

    /// The same without a ninth.
    #[must_use]
    pub fn without_ninth(mut self) -> Cast {
        self.0[Rank::NINE.index()] = None;
        self
    }

    /// Who has this rank; `None` when nobody has.
    pub const fn of(&self, rank: Rank) -> Option<Character> {
        self.0[rank.index()]
    }

    /// Whether this character is in it.
    pub fn contains(&self, character: Character) -> bool {
        self.of(character.rank()) == Some(character)
    }

    /// Those who are in it, by rank.
    pub fn iter(&self) -> impl Iterator<Item = Character> {
        self.0.into_iter().flatten()
    }

    /// How many there are, 8 or 9.
    #[allow(clippy::len_without_is_empty, reason = "there are always eight")]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// The highest rank, 8 or 9.
    pub fn last(&self) -> Rank {
        if self.of(Rank::NINE).is_some() { Rank::NINE } else { Rank::EIGHT }
    }
}

impl From<Cast> for u32 {
    fn from(cast: Cast) -> u32 {
        Rank::ALL.into_iter().fold(0, |bits, rank| {
            let number = cast.of(rank).map_or(EACH, |character| character.index() % EACH);
            bits | (number as u32) << (2 * rank.index())
        })
    }
}

impl TryFrom<u32> for Cast {
    type Error = Unreadable;

    fn try_from(bits: u32) -> Result<Cast, Unreadable> {
        const EXPECTED: Unreadable = Unreadable("one character of each rank");
        if bits >> (2 * Rank::COUNT) != 0 {
            return Err(EXPECTED);
        }
        let named = Rank::ALL.into_iter().filter_map(|rank| Character::number(rank, bits >> (2 * rank.index()) & 3));
        Cast::new(named).map_err(|_| EXPECTED)
    }
}
