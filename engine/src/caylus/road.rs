//! The road: 28 spaces from the bridge on, what stands on each and who works there.
//!
//! It knows what is where; who may build or swap is decided by the phases. Spaces count from 1. Invariant: the fixed
//! buildings stand on 7, 8 and 16, and a tile that there is once stands at most once (so what is in stock is what is not
//! on the road).

use super::tiles::{Builder, Building, Effect, Fixed, Neutral, Prestige};
use crate::seat::Seat;

/// The last space (facts 2.2).
pub const LAST: u8 = 28;

/// What stands on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tile {
    /// A neutral tile.
    Neutral(Neutral),
    /// A building that is printed on the board.
    Fixed(Fixed),
    /// A wooden or stone building and its owner.
    Building(Building, Seat),
    /// A residence and its owner.
    Residence(Seat),
    /// A prestige building and its owner.
    Prestige(Prestige, Seat),
}

impl Tile {
    /// Whose it is; `None` for neutral and fixed ones.
    pub fn owner(self) -> Option<Seat> {
        match self {
            Tile::Neutral(_) | Tile::Fixed(_) => None,
            Tile::Building(_, owner) | Tile::Residence(owner) | Tile::Prestige(_, owner) => Some(owner),
        }
    }

    /// What it does for a worker; `None` where none may go.
    pub fn effect(self) -> Option<Effect> {
        match self {
            Tile::Neutral(neutral) => Some(neutral.effect()),
            Tile::Fixed(fixed) => Some(fixed.effect()),
            Tile::Building(building, _) => Some(building.effect()),
            Tile::Residence(_) | Tile::Prestige(..) => None,
        }
    }

    /// As the notation writes it, without its owner.
    pub fn word(self) -> &'static str {
        match self {
            Tile::Neutral(neutral) => neutral.word(),
            Tile::Fixed(fixed) => fixed.word(),
            Tile::Building(building, _) => building.word(),
            Tile::Residence(_) => "residence",
            Tile::Prestige(prestige, _) => prestige.word(),
        }
    }
}

/// A space of the road.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// What stands there, if anything does.
    pub tile: Option<Tile>,
    /// Whose worker is there; kept only with `books device`.
    pub worker: Option<Seat>,
    /// Whose residence it becomes when the worker goes home (ruling K).
    pub flip: Option<Seat>,
}

/// The spaces, and how to reach them by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Road([Space; LAST as usize]);

impl Road {
    /// The road at the start: the neutral tiles on 1 to 6, and what is printed.
    pub fn new(neutral: &[Neutral]) -> Road {
        let mut road = Road([Space::default(); LAST as usize]);
        for (space, tile) in road.0.iter_mut().zip(neutral) {
            space.tile = Some(Tile::Neutral(*tile));
        }
        for fixed in Fixed::ALL {
            road.set(fixed.space(), Some(Tile::Fixed(fixed)));
        }
        road
    }

    /// A space by its number; `None` when there is no such space.
    pub fn at(&self, at: u8) -> Option<&Space> {
        self.0.get(usize::from(at).checked_sub(1)?)
    }

    pub(super) fn at_mut(&mut self, at: u8) -> Option<&mut Space> {
        self.0.get_mut(usize::from(at).checked_sub(1)?)
    }

    /// What stands on a space.
    pub fn tile(&self, at: u8) -> Option<Tile> {
        self.at(at)?.tile
    }

    pub(super) fn set(&mut self, at: u8, tile: Option<Tile>) {
        if let Some(space) = self.at_mut(at) {
            space.tile = tile;
        }
    }

    /// The spaces from the bridge on.
    pub fn iter(&self) -> impl Iterator<Item = &Space> {
        self.0.iter()
    }

    /// What stands on the road.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.0.iter().filter_map(|space| space.tile)
    }

    /// The first empty space, where the next building goes.
    pub fn first_empty(&self) -> Option<u8> {
        (1..=LAST).find(|at| self.tile(*at).is_none())
    }

    /// How many tiles of a building stand on the road.
    pub fn count(&self, building: Building) -> usize {
        self.tiles().filter(|tile| matches!(tile, Tile::Building(other, _) if *other == building)).count()
    }

    /// Whether a prestige building stands on the road.
    pub fn has(&self, prestige: Prestige) -> bool {
        self.tiles().any(|tile| matches!(tile, Tile::Prestige(other, _) if other == prestige))
    }

    /// How many carpenters, masons, architects or lawyers stand on spaces 1 to `reach`.
    pub fn builders(&self, builder: Builder, reach: u8) -> u8 {
        let stands =
            |space: &Space| space.tile.and_then(Tile::effect).is_some_and(|effect| effect.is_built_by(builder));
        self.iter().take(reach.into()).filter(|space| stands(space)).count() as u8
    }
}
