//! The street: the cards in their order, from the castle outwards.
//!
//! It knows what lies where and who stands on it; who may build or flip is decided by the phases. Positions count from
//! 1. Invariant: a card that was laid stays at its position to the end of the game, unless a correction takes one away.

use heapless::Vec;

use super::cards::{Building, Neutral, PrestigeCard};
use crate::seat::Seat;

/// The longest street: 4 neutral cards and 4 sets of 12.
pub const LONGEST: usize = 4 + 4 * Building::COUNT;

/// A card of the street and the worker on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreetCard {
    /// What lies there.
    pub face: Face,
    /// Whose worker stands on it.
    pub worker: Option<Seat>,
}

/// The visible side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A neutral card.
    Neutral(Neutral),
    /// A player's building.
    Building {
        /// Whose it is.
        owner: Seat,
        /// Which one.
        building: Building,
        /// The cubes on it that its owner can still take.
        cubes: u8,
        /// Whether it turns into a residence once its worker is gone (CMC Q4, Q6).
        flip_due: bool,
    },
    /// A building that was turned over.
    Residence {
        /// Whose it is.
        owner: Seat,
        /// What is on its other side.
        building: Building,
        /// The prestige building on it, if any: then it gives neither income nor points (CMC Q17, Q18).
        under: Option<PrestigeCard>,
    },
}

impl Face {
    /// Whose card it is; `None` for a neutral one.
    pub fn owner(&self) -> Option<Seat> {
        match *self {
            Face::Neutral(_) => None,
            Face::Building { owner, .. } | Face::Residence { owner, .. } => Some(owner),
        }
    }
}

/// The cards, and how to reach them by position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Street {
    cards: Vec<StreetCard, LONGEST>,
}

impl Street {
    /// The street at the start: the drawn neutral cards, then the peddler (CMC Q25).
    pub fn new(drawn: &[Neutral]) -> Street {
        let mut street = Street { cards: Vec::new() };
        for neutral in drawn.iter().copied().chain([Neutral::Peddler]) {
            street.lay(Face::Neutral(neutral));
        }
        street
    }

    /// The number of cards, which is also the last position.
    pub fn len(&self) -> u8 {
        self.cards.len() as u8
    }

    /// Never: the peddler is always there.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Whether no further card can be laid. Twelve different cards a player never get that far.
    pub fn is_full(&self) -> bool {
        self.cards.is_full()
    }

    /// The card at a position, `1..=len`.
    pub fn at(&self, position: u8) -> Option<&StreetCard> {
        self.cards.get(usize::from(position).checked_sub(1)?)
    }

    /// The same, to change.
    pub fn at_mut(&mut self, position: u8) -> Option<&mut StreetCard> {
        self.cards.get_mut(usize::from(position).checked_sub(1)?)
    }

    /// The cards in order.
    pub fn iter(&self) -> impl Iterator<Item = &StreetCard> {
        self.cards.iter()
    }

    /// Lays a card at the end; a full street stays as it is.
    pub fn lay(&mut self, face: Face) {
        let _ = self.cards.push(StreetCard { face, worker: None });
    }

    /// Takes a card away, with whoever stands on it; those behind it move up. Without such a card nothing happens.
    pub fn take_away(&mut self, position: u8) {
        if let Some(index) = usize::from(position).checked_sub(1).filter(|index| *index < self.cards.len()) {
            self.cards.remove(index);
        }
    }

    /// Turns a building over: its cubes go to the bank (CMC Q7). Anything else stays as it is.
    pub fn flip(&mut self, position: u8) {
        if let Some(card) = self.at_mut(position)
            && let Face::Building { owner, building, .. } = card.face
        {
            card.face = Face::Residence { owner, building, under: None };
        }
    }

    /// How many cards up to `reach` satisfy a condition.
    pub fn count_up_to(&self, reach: u8, mut holds: impl FnMut(&StreetCard) -> bool) -> u8 {
        self.cards.iter().take(usize::from(reach)).filter(|card| holds(card)).count() as u8
    }

    /// How many buildings of this kind, not turned over, lie up to `reach`.
    pub fn buildings_up_to(&self, reach: u8, wanted: Building) -> u8 {
        self.count_up_to(reach, |card| matches!(card.face, Face::Building { building, .. } if building == wanted))
    }
}
