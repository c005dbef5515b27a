//! The final count: unfinished roads and markets are cleared, residential areas counted one by one, then guards.
//!
//! What lies in an area or a row the players see. Whoever was counted goes back to the supply, so that what is still out
//! is what is still to be counted. Invariant: the game is over when no follower is out.

use super::followers::Role;
use super::scoring::Line;
use super::tiles::TILES;
use super::{City, Place, Refusal, Step};
use crate::seat::{Seat, Tally};

/// For each market in or beside a residential area (CDS 5).
const POINTS_A_MARKET: u16 = 2;
/// For each public building in a guard's row.
const POINTS_A_PUBLIC: u16 = 2;
/// For each historic building in a guard's row.
const POINTS_A_HISTORIC: u16 = 3;

/// What is counted on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// In and beside a residential area.
    Markets,
    /// In a guard's row.
    PublicBuildings,
    /// In a guard's row.
    HistoricBuildings,
}

impl Counted {
    /// The most there can be: a market on each tile, and the buildings of all tiles together (CDS 1).
    pub const fn most(self) -> u8 {
        match self {
            Counted::Markets => TILES,
            Counted::PublicBuildings => 32,
            Counted::HistoricBuildings => 7,
        }
    }

    fn can_be(self, said: u8) -> Result<(), Refusal> {
        if said > self.most() { Err(Refusal::MoreThanThereAre { of: self, said }) } else { Ok(()) }
    }
}

/// What an area with so many markets is worth to each of its owners.
pub fn district_points(markets: u8) -> u16 {
    POINTS_A_MARKET * u16::from(markets)
}

/// What a guard is worth before whom so many buildings stand.
pub fn guard_points(public: u8, historic: u8) -> u16 {
    POINTS_A_PUBLIC * u16::from(public) + POINTS_A_HISTORIC * u16::from(historic)
}

impl City {
    /// Goes on to whatever is still to be counted.
    pub(super) fn count_on(&mut self) {
        let any = |role| self.all_out(role) != Tally::NONE;
        self.step = if any(Role::Citizen) || any(Role::Vendor) {
            Step::Unfinished
        } else if any(Role::Steward) {
            Step::Stewards(None)
        } else if any(Role::Guard) {
            Step::Guards(None)
        } else {
            Step::Over
        };
    }

    /// They score nothing (CDS 5, step 2).
    pub(super) fn clear_unfinished(&mut self) {
        for role in [Role::Citizen, Role::Vendor] {
            self.take_back(role, self.all_out(role));
        }
        self.count_on();
    }

    fn may_say_district(&self, tally: Tally) -> Result<(), Refusal> {
        if self.step != Step::Stewards(None) {
            return Err(self.not_asked());
        }
        if tally == Tally::NONE {
            return Err(Refusal::NoSteward);
        }
        self.are_out(Role::Steward, tally)
    }

    pub(super) fn say_district(&mut self, tally: Tally) -> Result<(), Refusal> {
        self.may_say_district(tally)?;
        self.step = Step::Stewards(Some(tally));
        Ok(())
    }

    fn may_say_markets(&self, markets: u8) -> Result<Tally, Refusal> {
        let Step::Stewards(Some(tally)) = self.step else { return Err(self.not_asked()) };
        Counted::Markets.can_be(markets)?;
        Ok(tally)
    }

    /// The most stewards own the area; equal ones all do (CDS 5, step 3).
    pub(super) fn say_markets(&mut self, markets: u8) -> Result<(), Refusal> {
        let tally = self.may_say_markets(markets)?;
        self.award_leaders(tally, Line::Stewards, district_points(markets));
        self.take_back(Role::Steward, tally);
        self.count_on();
        Ok(())
    }

    /// Whose guard is counted now: clockwise from who began the game, all of a player's one after the other.
    pub(super) fn guard_asked(&self) -> Option<Place> {
        if !matches!(self.step, Step::Guards(_)) {
            return None;
        }
        let start = self.place(self.setup.start()).unwrap_or(0);
        let places = (start..self.players()).chain(0..start);
        places.into_iter().find(|&place| self.players[place].followers.out(Role::Guard) > 0)
    }

    fn at_the_guard(&self, seat: Seat) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        match self.guard_asked() {
            Some(asked) if asked == place => Ok(place),
            Some(asked) => Err(Refusal::NotYourGuard { seat, next: self.seat(asked) }),
            None => Err(self.not_asked()),
        }
    }

    fn may_say_public(&self, seat: Seat, buildings: u8) -> Result<(), Refusal> {
        self.at_the_guard(seat)?;
        if self.step != Step::Guards(None) {
            return Err(self.not_asked());
        }
        Counted::PublicBuildings.can_be(buildings)
    }

    pub(super) fn say_public(&mut self, seat: Seat, buildings: u8) -> Result<(), Refusal> {
        self.may_say_public(seat, buildings)?;
        self.step = Step::Guards(Some(buildings));
        Ok(())
    }

    fn may_say_historic(&self, seat: Seat, buildings: u8) -> Result<(Place, u8), Refusal> {
        let place = self.at_the_guard(seat)?;
        let Step::Guards(Some(public)) = self.step else { return Err(self.not_asked()) };
        Counted::HistoricBuildings.can_be(buildings)?;
        Ok((place, public))
    }

    /// Each guard counts by itself, up to the first gap in its row (CDS 5, step 4).
    pub(super) fn say_historic(&mut self, seat: Seat, buildings: u8) -> Result<(), Refusal> {
        let (place, public) = self.may_say_historic(seat, buildings)?;
        self.award(place, Line::Guards, guard_points(public, buildings));
        self.players[place].followers.take_back(Role::Guard, 1);
        self.count_on();
        Ok(())
    }
}
