//! Putting up buildings, prestige buildings and residences: by builders in phase 5, and by favours in any phase.
//!
//! Points come at once, and some buildings win favours. Invariant: every tile on the road was in stock when it was put
//! there; a tile that is replaced goes back (ruling L: a neutral one leaves the game).

use super::pay::{Cost, Pay};
use super::refusal::NoFlip;
use super::road::Tile;
use super::scoring::Line;
use super::setup::Jeweller;
use super::tiles::{Building, Cube, Prestige, Scored};
use super::{Caylus, Refusal};
use crate::seat::Seat;

/// The points of a residence (facts 2.6).
pub const RESIDENCE: u8 = 2;

impl Caylus {
    /// Whether a tile of it is left to build.
    pub fn in_stock(&self, building: Building) -> bool {
        (building != Building::Jeweller || self.has_jeweller()) && self.road.count(building) < building.tiles()
    }

    /// Whether the jeweller is in the game.
    pub fn has_jeweller(&self) -> bool {
        self.setup.jeweller() == Jeweller::Yes
    }

    /// Where a building goes and what is handed over for it.
    pub(super) fn may_build(&self, seat: Seat, building: Building, cost: Cost, pay: Pay) -> Result<(u8, Pay), Refusal> {
        let place = self.seated(seat)?;
        if !self.in_stock(building) {
            return Err(Refusal::NotInStock { tile: Scored::Building(building) });
        }
        // A full road takes no further building (ruling P).
        let at = self.road.first_empty().ok_or(Refusal::RoadFull)?;
        Ok((at, self.price_in_cubes(place, cost, pay)?))
    }

    pub(super) fn put_building(&mut self, seat: Seat, building: Building, (at, pay): (u8, Pay)) {
        let Some(place) = self.place(seat) else { return };
        self.with_purse(place, |purse| purse.hand_over(pay));
        self.road.set(at, Some(Tile::Building(building, seat)));
        self.gain(place, Line::Buildings, self.setup.building_points(building));
        self.win_favours(seat, building.favours());
    }

    /// What is handed over for a prestige building in the place of the residence there.
    pub(super) fn may_put_up(&self, seat: Seat, prestige: Prestige, at: u8, pay: Pay) -> Result<Pay, Refusal> {
        let place = self.seated(seat)?;
        if self.road.at(at).is_none() {
            return Err(Refusal::NoSuchSpace { at });
        }
        if self.road.has(prestige) {
            return Err(Refusal::NotInStock { tile: Scored::Prestige(prestige) });
        }
        if self.road.tile(at) != Some(Tile::Residence(seat)) {
            return Err(Refusal::NotYourResidence { seat, at });
        }
        self.price_in_cubes(place, prestige.cost(), pay)
    }

    pub(super) fn put_prestige(&mut self, seat: Seat, prestige: Prestige, at: u8, pay: Pay) {
        let Some(place) = self.place(seat) else { return };
        self.with_purse(place, |purse| purse.hand_over(pay));
        self.road.set(at, Some(Tile::Prestige(prestige, seat)));
        self.gain(place, Line::Prestige, self.setup.prestige_points(prestige));
        self.win_favours(seat, prestige.favours());
    }

    /// What is handed over for a residence there, besides `coins` deniers (ruling K).
    pub(super) fn may_flip(&self, seat: Seat, at: u8, coins: u16, pay: Pay) -> Result<Pay, Refusal> {
        let place = self.seated(seat)?;
        let space = self.road.at(at).ok_or(Refusal::NoSuchSpace { at })?;
        let why = match space.tile {
            Some(Tile::Neutral(_)) => None,
            Some(Tile::Building(Building::Lawyer, _)) => Some(NoFlip::Lawyer),
            Some(Tile::Building(_, owner)) => (owner != seat).then_some(NoFlip::NotOwn(owner)),
            Some(Tile::Fixed(_)) => Some(NoFlip::Fixed),
            Some(Tile::Residence(_)) => Some(NoFlip::Residence),
            Some(Tile::Prestige(..)) => Some(NoFlip::Prestige),
            None => Some(NoFlip::Empty),
        };
        let why = why.or(space.flip.map(|_| NoFlip::AlreadyPaid));
        if let Some(why) = why {
            return Err(Refusal::CannotFlip { at, why });
        }
        self.can_spend(place, coins)?;
        self.price_in_cubes(place, Cost::exactly(Pay::cubes(Cube::Cloth, 1)), pay)
    }

    /// The tile becomes a residence, at once or when the worker on it goes home; the points come at once (ruling K). Paying
    /// is the caller's.
    pub(super) fn flip(&mut self, seat: Seat, at: u8) {
        let Some(place) = self.place(seat) else { return };
        self.gain(place, Line::Buildings, RESIDENCE);
        match self.road.at_mut(at) {
            Some(space) if space.worker.is_some() => space.flip = Some(seat),
            Some(space) => space.tile = Some(Tile::Residence(seat)),
            None => {}
        }
    }
}
