//! Everything that can be entered in a game of Magna Carta.
//!
//! An event is what somebody says happened; whether it can have happened is the state's to decide. Invariant: packed
//! and put into the journal an event is at most [`MOST_ENTRY_BYTES`](crate::journal::MOST_ENTRY_BYTES) long.

use serde::de::{self, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::cards::{Building, Cube, PrestigeCard};
use super::pay::Pay;
use crate::notation::words;
use crate::seat::Seat;

/// One event. Positions on the street count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Go on from a phase that asks for no decision.
    Next,
    /// Pay 1 for a card.
    Draw(Seat),
    /// Pay 1 for a new hand.
    Redraw(Seat),
    /// Pay 1 and put a worker on a card.
    Worker {
        /// Who.
        seat: Seat,
        /// Where.
        at: u8,
    },
    /// Put an own building at the end of the street.
    Build {
        /// Who.
        seat: Seat,
        /// Which of the twelve.
        building: Building,
        /// The cubes handed over, if that was said.
        pay: Pay,
    },
    /// Put up a prestige building.
    Prestige {
        /// Who.
        seat: Seat,
        /// Which one.
        card: PrestigeCard,
        /// On the own residence there; `None` with the intro rules.
        at: Option<u8>,
        /// The cubes handed over, if that was said.
        pay: Pay,
    },
    /// Pass.
    Pass(Seat),
    /// Move the provost.
    Provost {
        /// Who.
        seat: Seat,
        /// By so many cards, away from the castle when positive.
        steps: i8,
    },
    /// Use the effect that is due.
    Use {
        /// Who.
        seat: Seat,
        /// What is chosen, where there is something to choose.
        choice: Choice,
        /// The cubes handed over, if that was said.
        pay: Pay,
    },
    /// Decline the effect that is due.
    Skip(Seat),
    /// Offer batches for the castle.
    Castle {
        /// Who.
        seat: Seat,
        /// How many, 0 or more.
        batches: u8,
        /// The cubes handed over, if that was said.
        pay: Pay,
    },
    /// Nobody who is still to be asked in this phase moves the provost, or offers a batch.
    Nobody,
    /// Tokens were bought at a church (the players keep the books).
    Church {
        /// Who.
        seat: Seat,
        /// How many.
        tokens: u8,
    },
    /// An own card was turned into a residence (the players keep the books).
    Flip {
        /// Who.
        seat: Seat,
        /// Where.
        at: u8,
    },
    /// The last counts of a seat (the players keep the books).
    Count {
        /// Who.
        seat: Seat,
        /// What was counted.
        counts: Counts,
    },
    /// Set values by hand.
    Correct(Correction),
}

/// What is chosen with [`Event::Use`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    /// There is nothing to choose.
    Plain,
    /// One cube, bought, sold or swapped.
    Cube(Cube),
    /// Two cubes bought.
    Cubes(Cube, Cube),
    /// How many are bought, or which card is turned over.
    Number(u8),
}

/// A value set by hand, in one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Correction {
    /// Where the provost stands.
    Provost(u8),
    /// Who has the start card.
    Start(Seat),
    /// What is left of the stock; parts that are not named stay.
    Stock(PartNumbers),
    /// The tokens of a seat; parts that are not named stay.
    Tokens(Seat, PartNumbers),
    /// What a seat holds; things that are not named stay.
    Purse(Seat, PurseAmounts),
    /// The cubes that lie on a card.
    Cubes {
        /// Where.
        at: u8,
        /// How many.
        cubes: u8,
    },
}

words! {
    /// A line of the last count.
    Counted, "gold=, cubes=, coins=, buildings= or prestige=" {
        Gold = "gold",
        Cubes = "cubes",
        Coins = "coins",
        Buildings = "buildings",
        Prestige = "prestige",
    }
}

words! {
    /// A thing in a purse.
    Held, "coins=, food=, wood=, stone= or gold=" {
        Coins = "coins",
        Food = "food",
        Wood = "wood",
        Stone = "stone",
        Gold = "gold",
    }
}

/// The five lines of the last count, each given or not.
pub type Counts = Amounts<{ Counted::COUNT }>;
/// The five things in a purse, each given or not.
pub type PurseAmounts = Amounts<{ Held::COUNT }>;
/// The three parts of the castle, each given or not.
pub type PartNumbers = Amounts<3>;

/// `N` amounts, each given or not; "0" differs from "not given". Packed as one byte that says which are given, then
/// only those; an event always gives at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amounts<const N: usize>([Option<u16>; N]);

impl<const N: usize> Default for Amounts<N> {
    fn default() -> Self {
        Amounts::NONE
    }
}

impl<const N: usize> Amounts<N> {
    /// The largest amount that can be entered: two bytes packed, and a hundred times what the box holds.
    pub const MOST: u16 = 9_999;

    /// Nothing given.
    pub const NONE: Amounts<N> = Amounts([None; N]);

    /// The amount with this index.
    pub fn get(&self, index: usize) -> Option<u16> {
        self.0.get(index).copied().flatten()
    }

    /// The same with one amount given; above [`Self::MOST`] it is that.
    #[must_use]
    pub fn with(mut self, index: usize, amount: u16) -> Self {
        if let Some(place) = self.0.get_mut(index) {
            *place = Some(amount.min(Self::MOST));
        }
        self
    }

    /// The given amounts and their indices.
    pub fn given(&self) -> impl Iterator<Item = (usize, u16)> {
        self.0.into_iter().enumerate().filter_map(|(index, amount)| Some((index, amount?)))
    }

    /// Takes over what `newer` gives.
    pub fn update(&mut self, newer: Self) {
        for (place, amount) in self.0.iter_mut().zip(newer.0) {
            *place = amount.or(*place);
        }
    }
}

impl<const N: usize> Serialize for Amounts<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let given = self.given().fold(0u8, |bits, (index, _)| bits | 1 << index);
        let mut tuple = serializer.serialize_tuple(1 + given.count_ones() as usize)?;
        tuple.serialize_element(&given)?;
        for (_, amount) in self.given() {
            tuple.serialize_element(&amount)?;
        }
        tuple.end()
    }
}

impl<'de, const N: usize> Deserialize<'de> for Amounts<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader<const N: usize>;

        impl<'de, const N: usize> Visitor<'de> for Reader<N> {
            type Value = Amounts<N>;

            fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("amounts")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Amounts<N>, A::Error> {
                let short = || de::Error::custom("too few amounts");
                let given: u8 = from.next_element()?.ok_or_else(short)?;
                if given == 0 || u32::from(given) >> N != 0 {
                    return Err(de::Error::custom("no amount, or too many"));
                }
                let mut amounts = Amounts::NONE;
                for index in (0..N).filter(|index| given & 1 << index != 0) {
                    let amount: u16 = from.next_element()?.ok_or_else(short)?;
                    if amount > Amounts::<N>::MOST {
                        return Err(de::Error::custom("an amount above 9999"));
                    }
                    amounts = amounts.with(index, amount);
                }
                Ok(amounts)
            }
        }

        deserializer.deserialize_tuple(1 + N, Reader)
    }
}
