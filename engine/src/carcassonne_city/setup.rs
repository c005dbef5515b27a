//! The set-up: who sits where, who starts, and how this table reads three rules that the rulebook leaves open.
//!
//! Nothing here is drawn by chance: the youngest starts (CDS-NL "Start van het spel"). Invariant: a [`Setup`] that exists
//! is one that the rulebook allows; a [`Draft`] may still be wrong.

use core::fmt;

use heapless::Vec;
use serde::{Deserialize, Serialize};

use crate::notation::words;
use crate::seat::{Seat, Seats};

words! {
    /// Whether completing a road or market on which nobody stands brings walls (CDS A1).
    Unclaimed, "none or walls" {
        /// Walls follow only when somebody scored.
        None = "none",
        /// Walls follow whatever was completed.
        Walls = "walls",
    }
}

words! {
    /// Which tower or gate a new tower counts back to (CDS A3).
    Distance, "nearest or far" {
        /// The next one along the wall.
        Nearest = "nearest",
        /// The one at the other end of the wall.
        Far = "far",
    }
}

words! {
    /// To which stack the last tile of a stack counts, for the walls of its scoring (CDS A4).
    LastTile, "new or old" {
        /// The stack that begins when it is drawn.
        New = "new",
        /// The stack it was drawn from.
        Old = "old",
    }
}

/// The most players there can be.
pub const MOST_PLAYERS: usize = 4;

/// A set-up that nobody has checked yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Who plays, clockwise.
    pub seats: Vec<Seat, MOST_PLAYERS>,
    /// The youngest, who places the first tile.
    pub start: Seat,
    /// What a road or market without followers brings.
    pub unclaimed: Unclaimed,
    /// How far a tower counts back.
    pub towers: Distance,
    /// Where the last tile of a stack counts.
    pub last_tile: LastTile,
}

/// A set-up that the rulebook allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Draft", into = "Draft")]
pub struct Setup(Draft);

/// Why a draft is no set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupRefusal {
    /// Fewer than 2 or more than 4 players.
    Players(u8),
    /// A colour twice.
    SeatTwice(Seat),
    /// The starter does not play.
    StartNotSeated(Seat),
}

impl fmt::Display for SetupRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupRefusal::Players(n) => write!(f, "Carcassonne: De Stad is for 2 to 4 players; {n} are seated"),
            SetupRefusal::SeatTwice(seat) => write!(f, "{} is seated twice", seat.name()),
            SetupRefusal::StartNotSeated(seat) => write!(f, "{} is to start but has no seat", seat.name()),
        }
    }
}

impl TryFrom<Draft> for Setup {
    type Error = SetupRefusal;

    fn try_from(draft: Draft) -> Result<Setup, SetupRefusal> {
        let players = draft.seats.len();
        if !(2..=MOST_PLAYERS).contains(&players) {
            return Err(SetupRefusal::Players(players as u8));
        }
        let mut seen = Seats::NONE;
        for &seat in &draft.seats {
            if seen.contains(seat) {
                return Err(SetupRefusal::SeatTwice(seat));
            }
            seen = seen.with(seat);
        }
        if !seen.contains(draft.start) {
            return Err(SetupRefusal::StartNotSeated(draft.start));
        }
        Ok(Setup(draft))
    }
}

impl From<Setup> for Draft {
    fn from(setup: Setup) -> Draft {
        setup.0
    }
}

impl Setup {
    /// Who plays, clockwise.
    pub fn seats(&self) -> &[Seat] {
        &self.0.seats
    }

    /// Who places the first tile.
    pub fn start(&self) -> Seat {
        self.0.start
    }

    /// What a road or market without followers brings.
    pub fn unclaimed(&self) -> Unclaimed {
        self.0.unclaimed
    }

    /// How far a tower counts back.
    pub fn towers(&self) -> Distance {
        self.0.towers
    }

    /// Where the last tile of a stack counts.
    pub fn last_tile(&self) -> LastTile {
        self.0.last_tile
    }
}
