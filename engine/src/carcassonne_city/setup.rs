//! The set-up: who sits where, who starts, and how this table reads three rules that the rulebook leaves open.
//!
//! Nothing here is drawn by chance: the youngest starts (CDS-NL "Start van het spel"). Invariant: a [`Setup`] that exists
//! is one that the rulebook allows; a [`Draft`] may still be wrong.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::notation::words;
use crate::seat::{Seat, Seating, SeatingRefusal};

words! {
    /// Whether completing a road or market on which nobody stands brings walls (CDS A1). The order is the stored format.
    Unclaimed, "none or walls" {
        /// Walls follow only when somebody scored.
        None = "none",
        /// Walls follow whatever was completed.
        Walls = "walls",
    }
}

words! {
    /// Which tower or gate a new tower counts back to (CDS A3). The order is the stored format.
    Distance, "nearest or far" {
        /// The next one along the wall.
        Nearest = "nearest",
        /// The one at the other end of the wall.
        Far = "far",
    }
}

words! {
    /// To which stack the last tile of a stack counts, for the walls of its scoring (CDS A4). The order is the stored format.
    LastTile, "new or old" {
        /// The stack that begins when it is drawn.
        New = "new",
        /// The stack it was drawn from.
        Old = "old",
    }
}

/// How a table reads one of the three rules. The order of the variants is the stored format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reading {
    /// What a road or market without followers brings.
    Unclaimed(Unclaimed),
    /// How far a tower counts back.
    Towers(Distance),
    /// Where the last tile of a stack counts.
    LastTile(LastTile),
}

/// As the header's line says it.
impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reading::Unclaimed(unclaimed) => write!(f, "unclaimed {unclaimed}"),
            Reading::Towers(towers) => write!(f, "towers {towers}"),
            Reading::LastTile(last_tile) => write!(f, "last-tile {last_tile}"),
        }
    }
}

/// The most players there can be.
pub const MOST_PLAYERS: usize = 4;

/// A set-up that nobody has checked yet. The order of the fields is the stored format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Who plays, and the youngest, who places the first tile.
    pub seating: Seating,
    /// What a road or market without followers brings.
    pub unclaimed: Unclaimed,
    /// How far a tower counts back.
    pub towers: Distance,
    /// Where the last tile of a stack counts.
    pub last_tile: LastTile,
}

/// A set-up that the rulebook allows. Stored as its [`Draft`], and checked when it is read.
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

impl From<SeatingRefusal> for SetupRefusal {
    fn from(refusal: SeatingRefusal) -> Self {
        match refusal {
            SeatingRefusal::Players(players) => SetupRefusal::Players(players),
            SeatingRefusal::SeatTwice(seat) => SetupRefusal::SeatTwice(seat),
            SeatingRefusal::StartNotSeated(seat) => SetupRefusal::StartNotSeated(seat),
        }
    }
}

impl TryFrom<Draft> for Setup {
    type Error = SetupRefusal;

    fn try_from(draft: Draft) -> Result<Setup, SetupRefusal> {
        let players = draft.seating.len();
        if players > MOST_PLAYERS {
            return Err(SetupRefusal::Players(players as u8));
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
    /// Who plays, and who places the first tile.
    pub fn seating(&self) -> &Seating {
        &self.0.seating
    }

    /// Who plays, clockwise.
    pub fn seats(&self) -> &[Seat] {
        self.0.seating.seats()
    }

    /// Who places the first tile.
    pub fn start(&self) -> Seat {
        self.0.seating.start()
    }

    /// Reads one of the rules in this way.
    pub(super) fn read_as(&mut self, reading: Reading) {
        match reading {
            Reading::Unclaimed(unclaimed) => self.0.unclaimed = unclaimed,
            Reading::Towers(towers) => self.0.towers = towers,
            Reading::LastTile(last_tile) => self.0.last_tile = last_tile,
        }
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
