//! Everything that can be entered in a game of Carcassonne: De Stad.
//!
//! An event is what somebody says happened; whether it can have happened is the state's to decide. Invariant: packed
//! and put into the journal an event is at most [`MOST_ENTRY_BYTES`](crate::journal::MOST_ENTRY_BYTES) long. (That is why
//! the corrections are events of their own: one tag more, and a seat's six values would not fit.)

use serde::{Deserialize, Serialize};

use super::features::FeatureKind;
use super::followers::TileRole;
use super::setup::Reading;
use super::walls::End;
use crate::amounts::Amounts;
use crate::notation::words;
use crate::seat::{Seat, Tally};

/// One event. The order of the variants and of their fields is the stored format: new ones are appended.
// Whole words are moved several times as quickly as half ones on the device.
#[repr(align(4))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Draw and place a tile, perhaps with a follower.
    Tile {
        /// Who.
        seat: Seat,
        /// As what a follower is placed on it, if one is.
        follower: Option<TileRole>,
        /// Whether a road or market is completed by it.
        completes: bool,
    },
    /// A road or market is completed and scored now.
    Feature(FeatureKind),
    /// Of so many tiles it is.
    Tiles(u8),
    /// So many different goods are offered on the market.
    Goods(u8),
    /// These stand on it.
    Followers(Tally),
    /// Nothing more is completed; go on; no.
    Next,
    /// Place the gate.
    Gate(Seat),
    /// Place a wall.
    Wall {
        /// Who.
        seat: Seat,
        /// At which end of the wall.
        end: End,
        /// Whether a follower is stood on it.
        guard: bool,
    },
    /// All pieces that are still to be placed in this wall building, without guards.
    Walls {
        /// At the left end.
        left: u8,
        /// At the right end.
        right: u8,
    },
    /// The wall placed last closes a road or market.
    Closed,
    /// Put a tower on an end of the wall.
    Tower {
        /// Who.
        seat: Seat,
        /// On which end.
        end: End,
    },
    /// Put up no tower.
    Skip(Seat),
    /// At most five walls fit between the ends: the game ends.
    End,
    /// The stewards in one residential area.
    District(Tally),
    /// So many markets lie in it or beside it.
    Markets(u8),
    /// Public buildings in the row of one guard, before the first gap.
    Public {
        /// Whose guard.
        seat: Seat,
        /// How many.
        buildings: u8,
    },
    /// Historic buildings in the same row.
    Historic {
        /// Whose guard.
        seat: Seat,
        /// How many.
        buildings: u8,
    },
    /// Set by hand whose turn it is.
    CorrectTurn(Seat),
    /// Set by hand how many tiles are placed.
    CorrectTiles(u8),
    /// Set by hand what stands between the gate and one end; what is not named stays.
    CorrectEnd {
        /// Which end.
        end: End,
        /// What is set.
        values: EndValues,
    },
    /// Set by hand what a seat has; what is not named stays.
    CorrectSeat {
        /// Whose.
        seat: Seat,
        /// What is set.
        values: SeatValues,
    },
    /// Set by hand how this table reads one of the rules that the rulebook leaves open, from here on.
    CorrectReading(Reading),
    /// A tile was drawn that fits nowhere: it is laid aside, and the same player draws again.
    Discard(Seat),
}

words! {
    /// A value of a wall's end that can be set by hand. The order is the stored format.
    EndValue, "walls= or tower=" {
        Walls = "walls",
        Tower = "tower",
    }
}

words! {
    /// A value of a seat that can be set by hand. The order is the stored format.
    SeatValue, "points=, citizens=, vendors=, stewards=, guards= or towers=" {
        Points = "points",
        Citizens = "citizens",
        Vendors = "vendors",
        Stewards = "stewards",
        Guards = "guards",
        Towers = "towers",
    }
}

/// The two values of an end, each given or not.
pub type EndValues = Amounts<{ EndValue::COUNT }>;
/// The six values of a seat, each given or not.
pub type SeatValues = Amounts<{ SeatValue::COUNT }>;
