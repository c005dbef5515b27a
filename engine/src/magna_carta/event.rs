//! Everything that can be entered in a game of Magna Carta.
//!
//! An event is what somebody says happened; whether it can have happened is the state's to decide. Invariant: packed
//! and put into the journal an event is at most [`MOST_ENTRY_BYTES`](crate::journal::MOST_ENTRY_BYTES) long.

use serde::{Deserialize, Serialize};

use super::cards::{Building, Cube, PrestigeCard};
use super::pay::Pay;
pub use crate::amounts::Amounts;
use crate::notation::words;
use crate::seat::{Order, Seat};

/// One event. Positions on the street count from 1. The order of the variants and of their fields is the stored format:
/// new ones are appended.
// Whole words are moved several times as quickly as half ones on the device.
#[repr(align(4))]
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

/// What is chosen with [`Event::Use`]. The order of the variants is the stored format.
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

/// A value set by hand, in one event. The order of the variants and of their fields is the stored format: new ones are
/// appended.
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
    /// What lies at a position of the street.
    Street {
        /// Where; a neutral card stays.
        at: u8,
        /// What lies there.
        lies: Lies,
    },
    /// Who has passed this round, in this order.
    Passed(Order),
}

/// What lies on the street where a player's card does, as a correction says it. The order of the variants is the stored
/// format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lies {
    /// A building, as new.
    Building {
        /// Which one.
        building: Building,
        /// Whose.
        owner: Seat,
    },
    /// The card that lies there, turned over.
    Residence {
        /// Whose.
        owner: Seat,
    },
    /// No card: it is gone, and those behind it move up.
    Gone,
}

words! {
    /// A line of the last count. The order is the stored format.
    Counted, "gold=, cubes=, coins=, buildings= or prestige=" {
        Gold = "gold",
        Cubes = "cubes",
        Coins = "coins",
        Buildings = "buildings",
        Prestige = "prestige",
    }
}

words! {
    /// A thing in a purse. The order is the stored format.
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
