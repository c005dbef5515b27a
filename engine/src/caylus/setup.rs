//! The set-up: who sits where, the turn order of the first round, and the neutral tiles as chance laid them.
//!
//! Chance is used here and nowhere else, once; what it gave is part of the set-up, so a replay needs none. Invariant:
//! a [`Setup`] that exists is one that the rulebook allows; a [`Draft`] may still be wrong.

use core::fmt;

use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use super::tiles::{Building, Neutral, Prestige, Scored};
pub use crate::books::Books;
use crate::notation::words;
use crate::seat::{Seat, Seating, SeatingRefusal};

words! {
    /// How favours are played. The order is the stored format.
    Favours, "table or simple" {
        /// With the table of four rows.
        Table = "table",
        /// Each is 3 points (CAY-NL "Caylus met simpele privileges").
        Simple = "simple",
    }
}

words! {
    /// Whether the jeweller of later editions is in the game. The order is the stored format.
    Jeweller, "yes or no" {
        No = "no",
        Yes = "yes",
    }
}

/// The colours of the box.
pub const COLOURS: [Seat; MOST_PLAYERS] = [Seat::Red, Seat::Green, Seat::Orange, Seat::Blue, Seat::Black];

/// The most players there can be.
pub const MOST_PLAYERS: usize = 5;

/// Some of the seats in an order.
pub type Line = Vec<Seat, MOST_PLAYERS>;

/// Points that a table overrules; at most one entry a tile.
pub type Overruled = Vec<(Scored, u8), { Scored::COUNT }>;

/// A set-up that nobody has checked yet. The order of the fields is the stored format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Who keeps the books.
    pub books: Books,
    /// Who plays, as they sit; the starter is the first of `order`.
    pub seating: Seating,
    /// The turn order of the first round.
    pub order: Line,
    /// The neutral tiles on spaces 1 to 6.
    pub street: Vec<Neutral, { Neutral::COUNT }>,
    /// How favours are played.
    pub favours: Favours,
    /// Whether the jeweller is in the game.
    pub jeweller: Jeweller,
    /// Points that differ from the engine's table.
    pub points: Overruled,
}

/// A set-up that the rulebook allows. Stored as its [`Draft`], and checked when it is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Draft", into = "Draft")]
pub struct Setup(Draft);

/// Why a draft is no set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupRefusal {
    /// Fewer than 2 or more than 5 players.
    Players(u8),
    /// A colour that the game does not have.
    NoSuchColour(Seat),
    /// A colour twice.
    SeatTwice(Seat),
    /// The turn order is not of those who play, each once.
    Order,
    /// The neutral tiles are not the six, each once.
    Street,
    /// Two values for the points of one tile.
    PointsTwice(Scored),
}

impl fmt::Display for SetupRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupRefusal::Players(n) => write!(f, "Caylus is for 2 to 5 players; {n} are seated"),
            SetupRefusal::NoSuchColour(seat) => {
                write!(f, "the box has no {seat} pieces; the colours are red, green, orange, blue and black")
            }
            SetupRefusal::SeatTwice(seat) => write!(f, "{} is seated twice", seat.name()),
            SetupRefusal::Order => write!(f, "the turn order names everybody who plays once, and nobody else"),
            SetupRefusal::Street => write!(f, "the road begins with the six neutral tiles, each once"),
            SetupRefusal::PointsTwice(tile) => write!(f, "the {tile} has two values for its points"),
        }
    }
}

impl From<SeatingRefusal> for SetupRefusal {
    fn from(refusal: SeatingRefusal) -> Self {
        match refusal {
            SeatingRefusal::Players(players) => SetupRefusal::Players(players),
            SeatingRefusal::SeatTwice(seat) => SetupRefusal::SeatTwice(seat),
            SeatingRefusal::StartNotSeated(_) => SetupRefusal::Order,
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
        if let Some(&seat) = draft.seating.seats().iter().find(|seat| !COLOURS.contains(seat)) {
            return Err(SetupRefusal::NoSuchColour(seat));
        }
        if !names_everybody(&draft.order, &draft.seating) || draft.order.first() != Some(&draft.seating.start()) {
            return Err(SetupRefusal::Order);
        }
        if !Neutral::ALL.iter().all(|tile| draft.street.contains(tile)) {
            return Err(SetupRefusal::Street);
        }
        let again = |n: usize, tile: &Scored| draft.points.iter().take(n).any(|(earlier, _)| earlier == tile);
        if let Some((_, (tile, _))) = draft.points.iter().enumerate().find(|(n, (tile, _))| again(*n, tile)) {
            return Err(SetupRefusal::PointsTwice(*tile));
        }
        Ok(Setup(draft))
    }
}

/// Whether an order has each of those who play once.
pub(super) fn names_everybody(order: &[Seat], seating: &Seating) -> bool {
    order.len() == seating.len() && seating.seats().iter().all(|seat| order.contains(seat))
}

impl From<Setup> for Draft {
    fn from(setup: Setup) -> Draft {
        setup.0
    }
}

impl Setup {
    /// A set-up in which chance gives the turn order and the neutral tiles (CAY-NL "Setup"): the full favour table, no
    /// jeweller, the printed points.
    pub fn random(books: Books, seats: &[Seat], chance: &mut impl RngCore) -> Result<Setup, SetupRefusal> {
        let players = SetupRefusal::Players(u8::try_from(seats.len()).unwrap_or(u8::MAX));
        let mut order = Line::from_slice(seats).map_err(|_| players)?;
        shuffle(&mut order, chance);
        let mut street = Neutral::ALL;
        shuffle(&mut street, chance);
        let start = *order.first().ok_or(players)?;
        let draft = Draft {
            books,
            seating: Seating::new(seats, start)?,
            order,
            // Six tiles, and there is room for six.
            street: street.into_iter().collect(),
            favours: Favours::Table,
            jeweller: Jeweller::No,
            points: Overruled::new(),
        };
        draft.try_into()
    }

    /// Who keeps the books.
    pub fn books(&self) -> Books {
        self.0.books
    }

    /// Who plays, as they sit.
    pub fn seating(&self) -> &Seating {
        &self.0.seating
    }

    /// Who plays, as they sit.
    pub fn seats(&self) -> &[Seat] {
        self.0.seating.seats()
    }

    /// The turn order of the first round.
    pub fn order(&self) -> &[Seat] {
        &self.0.order
    }

    /// The neutral tiles on spaces 1 to 6.
    pub fn street(&self) -> &[Neutral] {
        &self.0.street
    }

    /// How favours are played.
    pub fn favours(&self) -> Favours {
        self.0.favours
    }

    /// Whether the jeweller is in the game.
    pub fn jeweller(&self) -> Jeweller {
        self.0.jeweller
    }

    /// The points that this table overrules.
    pub fn overruled_points(&self) -> &[(Scored, u8)] {
        &self.0.points
    }

    /// What a building is worth at this table.
    pub fn building_points(&self, building: Building) -> u8 {
        self.points_for(Scored::Building(building)).unwrap_or(building.points())
    }

    /// What a prestige building is worth at this table.
    pub fn prestige_points(&self, prestige: Prestige) -> u8 {
        self.points_for(Scored::Prestige(prestige)).unwrap_or(prestige.points())
    }

    fn points_for(&self, wanted: Scored) -> Option<u8> {
        self.0.points.iter().find(|(tile, _)| *tile == wanted).map(|(_, points)| *points)
    }
}

fn shuffle<T>(things: &mut [T], chance: &mut impl RngCore) {
    for last in (1..things.len()).rev() {
        things.swap(last, below(chance, last + 1));
    }
}

/// A number below `bound` (which is at most 6). Taking the high half of a product is off by less than one in a
/// thousand million, which nobody can see, and needs no division and no second draw.
fn below(chance: &mut impl RngCore, bound: usize) -> usize {
    ((u64::from(chance.next_u32()) * bound as u64) >> 32) as usize
}
