//! The set-up: which rules, who sits where, who starts, and the neutral cards that chance gave.
//!
//! Chance is used here and nowhere else, once; what it gave is part of the set-up, so a replay needs none. Invariant:
//! a [`Setup`] that exists is one that the rulebook allows; a [`Draft`] may still be wrong.

use core::fmt;

use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use super::cards::{Building, Neutral, Prestige, Scored};
use super::pay::Cost;
pub use crate::books::Books;
use crate::notation::words;
use crate::seat::{Seat, Seating, SeatingRefusal};

words! {
    /// Which rules are played. The order is the stored format.
    Variant, "intro or standard" {
        /// Five phases, no provost, no residences, no hotel, ten cards a player.
        Intro = "intro",
        /// Six phases and all cards.
        Standard = "standard",
    }
}

/// The colours of the box.
pub const COLOURS: [Seat; MOST_PLAYERS] = [Seat::Red, Seat::Green, Seat::Orange, Seat::Blue];

/// The most players there can be.
pub const MOST_PLAYERS: usize = 4;

/// Values that a table overrules; at most one entry a card.
pub type Overruled<T> = Vec<(Scored, T), { Scored::COUNT }>;

/// A set-up that nobody has checked yet. The order of the fields is the stored format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Which rules.
    pub variant: Variant,
    /// Who keeps the books.
    pub books: Books,
    /// Who plays, and who has the start card in the first round.
    pub seating: Seating,
    /// The neutral cards left of the peddler, in street order.
    pub street: Vec<Neutral, 4>,
    /// Card points that differ from the engine's table.
    pub points: Overruled<u8>,
    /// Card costs that differ from the engine's table.
    pub costs: Overruled<Cost>,
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
    /// A colour that the game does not have.
    NoSuchColour(Seat),
    /// A colour twice.
    SeatTwice(Seat),
    /// The starter does not play.
    StartNotSeated(Seat),
    /// Too few or too many neutral cards for the number of players.
    StreetCards {
        /// How many are given.
        given: u8,
        /// How many the number of players asks for.
        wanted: u8,
    },
    /// A neutral card twice.
    CardTwice(Neutral),
    /// The peddler is always there and is not drawn.
    PeddlerDrawn,
    /// Two values for the points of one card.
    PointsTwice(Scored),
    /// Two values for the cost of one card.
    CostTwice(Scored),
}

impl fmt::Display for SetupRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupRefusal::Players(n) => write!(f, "Magna Carta is for 2 to 4 players; {n} are seated"),
            SetupRefusal::NoSuchColour(seat) => {
                write!(f, "the box has no {seat} pieces; the colours are red, green, orange and blue")
            }
            SetupRefusal::SeatTwice(seat) => write!(f, "{} is seated twice", seat.name()),
            SetupRefusal::StartNotSeated(seat) => write!(f, "{} has the start card but no seat", seat.name()),
            SetupRefusal::StreetCards { given, wanted } => write!(
                f,
                "{} players lay {wanted} neutral card{} left of the peddler; {given} given",
                wanted + 1,
                if wanted == 1 { "" } else { "s" }
            ),
            SetupRefusal::CardTwice(card) => write!(f, "there is only one neutral {card}"),
            SetupRefusal::PeddlerDrawn => write!(f, "the peddler is not drawn; it follows the drawn cards by itself"),
            SetupRefusal::PointsTwice(card) => write!(f, "the {card} has two values for its points"),
            SetupRefusal::CostTwice(card) => write!(f, "the {card} has two costs"),
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
        if let Some(&seat) = draft.seating.seats().iter().find(|seat| !COLOURS.contains(seat)) {
            return Err(SetupRefusal::NoSuchColour(seat));
        }
        if draft.street.contains(&Neutral::Peddler) {
            return Err(SetupRefusal::PeddlerDrawn);
        }
        if draft.street.len() + 1 != players {
            return Err(SetupRefusal::StreetCards { given: draft.street.len() as u8, wanted: players as u8 - 1 });
        }
        for (n, &card) in draft.street.iter().enumerate() {
            if draft.street.iter().take(n).any(|&earlier| earlier == card) {
                return Err(SetupRefusal::CardTwice(card));
            }
        }
        if let Some(card) = named_twice(&draft.points) {
            return Err(SetupRefusal::PointsTwice(card));
        }
        if let Some(card) = named_twice(&draft.costs) {
            return Err(SetupRefusal::CostTwice(card));
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
    /// A set-up in which chance chooses the starter and the neutral cards (CMC-NL "Spelvoorbereiding").
    pub fn random(
        variant: Variant,
        books: Books,
        seats: &[Seat],
        chance: &mut impl RngCore,
    ) -> Result<Setup, SetupRefusal> {
        let start = *seats.get(below(chance, seats.len())).ok_or(SetupRefusal::Players(0))?;
        let seating = Seating::new(seats, start)?;
        let mut pile = [Neutral::Park, Neutral::Forest, Neutral::Quarry, Neutral::TradingPost];
        for last in (1..pile.len()).rev() {
            pile.swap(last, below(chance, last + 1));
        }
        // The pile is of four cards, and there is room for four.
        let street = pile.into_iter().take(seats.len() - 1).collect();
        Draft { variant, books, seating, street, points: Overruled::new(), costs: Overruled::new() }.try_into()
    }

    /// Which rules.
    pub fn variant(&self) -> Variant {
        self.0.variant
    }

    /// Who keeps the books.
    pub fn books(&self) -> Books {
        self.0.books
    }

    /// Who plays, and who starts the first round.
    pub fn seating(&self) -> &Seating {
        &self.0.seating
    }

    /// Who plays, clockwise.
    pub fn seats(&self) -> &[Seat] {
        self.0.seating.seats()
    }

    /// Who starts the first round.
    pub fn start(&self) -> Seat {
        self.0.seating.start()
    }

    /// The neutral cards left of the peddler.
    pub fn street(&self) -> &[Neutral] {
        &self.0.street
    }

    /// The card points that this table overrules.
    pub fn overruled_points(&self) -> &[(Scored, u8)] {
        &self.0.points
    }

    /// The card costs that this table overrules.
    pub fn overruled_costs(&self) -> &[(Scored, Cost)] {
        &self.0.costs
    }

    /// What a building is worth at this table.
    pub fn building_points(&self, building: Building) -> u8 {
        value_for(&self.0.points, Scored::Building(building)).unwrap_or(building.points())
    }

    /// What a prestige building is worth at this table.
    pub fn prestige_points(&self, prestige: Prestige) -> u8 {
        value_for(&self.0.points, Scored::Prestige(prestige)).unwrap_or(prestige.points())
    }

    /// What a building costs at this table.
    pub fn building_cost(&self, building: Building) -> Cost {
        value_for(&self.0.costs, Scored::Building(building)).unwrap_or(building.cost())
    }

    /// What a prestige building costs at this table.
    pub fn prestige_cost(&self, prestige: Prestige) -> Cost {
        value_for(&self.0.costs, Scored::Prestige(prestige)).unwrap_or(prestige.cost())
    }
}

fn value_for<T: Copy>(overruled: &[(Scored, T)], wanted: Scored) -> Option<T> {
    overruled.iter().find(|(card, _)| *card == wanted).map(|(_, value)| *value)
}

/// A card that is named a second time.
fn named_twice<T>(overruled: &[(Scored, T)]) -> Option<Scored> {
    let again = |n: usize, card: &Scored| overruled.iter().take(n).any(|(earlier, _)| earlier == card);
    overruled.iter().enumerate().find(|(n, (card, _))| again(*n, card)).map(|(_, (card, _))| *card)
}

/// A number below `bound` (which is at most 4). Taking the high half of a product is off by less than one in a
/// thousand million, which nobody can see, and needs no division and no second draw.
fn below(chance: &mut impl RngCore, bound: usize) -> usize {
    ((u64::from(chance.next_u32()) * bound as u64) >> 32) as usize
}
