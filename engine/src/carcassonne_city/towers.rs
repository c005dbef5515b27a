//! Towers: after a wall building, whoever caused it may put one on an end of the wall.
//!
//! From the second stack on, as the walls (CDS A10); none while the ring closes at the end (CDS A8). Invariant: a tower
//! stands on walls that are there.

use super::scoring::Line;
use super::setup::Distance;
use super::walls::End;
use super::{City, Place, Refusal, Step};
use crate::seat::Seat;

/// The towers of the box (CDS 1).
pub const TOWERS: u8 = 12;

/// The towers of a player: all of them, shared equally.
pub const fn share(players: usize) -> u8 {
    match players {
        ..=2 => TOWERS / 2,
        3 => TOWERS / 3,
        _ => TOWERS / 4,
    }
}

impl City {
    /// What a tower would score on this end now (CDS A3): the walls back to the nearest tower or the gate, or to the
    /// outermost tower (or the gate) on the other side of the gate. On a tower it is 0, however far it counts (CDS A9).
    pub fn tower_points(&self, end: End) -> u8 {
        let here = self.ends[end.index()];
        match self.setup.towers() {
            // Where neither a wall nor a tower stands, the end is the gate.
            Distance::Far if here.tower > 0 && here.tower == here.walls => 0,
            Distance::Nearest => here.walls.saturating_sub(here.tower),
            Distance::Far => here.walls.saturating_add(self.ends[end.other().index()].tower),
        }
    }

    fn at_the_tower(&self, seat: Seat) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        if self.step != Step::Tower {
            return Err(self.not_asked());
        }
        if place != self.turn {
            return Err(Refusal::NotYourTower { seat, trigger: self.seat(self.turn) });
        }
        Ok(place)
    }

    pub(super) fn skip_tower(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.at_the_tower(seat)?;
        self.end_building();
        Ok(())
    }

    fn may_put_up_tower(&self, seat: Seat) -> Result<Place, Refusal> {
        let place = self.at_the_tower(seat)?;
        if self.players[place].towers == 0 { Err(Refusal::NoTowerLeft { seat }) } else { Ok(place) }
    }

    pub(super) fn put_up_tower(&mut self, seat: Seat, end: End) -> Result<(), Refusal> {
        let place = self.may_put_up_tower(seat)?;
        self.award(place, Line::Towers, self.tower_points(end).into());
        self.players[place].towers -= 1;
        let end = &mut self.ends[end.index()];
        end.tower = end.walls;
        self.end_building();
        Ok(())
    }
}
