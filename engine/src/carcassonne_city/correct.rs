//! Corrections: a value set by hand, as an event like any other.
//!
//! For what was entered wrongly too long ago to take back. A correction is checked against what can lie on the table,
//! not against how it came there. Turn, tiles and walls are set between two turns, a seat's values whenever no question
//! is half answered, the table's readings at any time. Invariant: after a correction there are seven followers a player, and a wall and a tile are left.

use super::completed::Scoring;
use super::event::{EndValue, EndValues, SeatValue, SeatValues};
use super::followers::{Followers, Role};
use super::refusal::Refusal;
use super::setup::Reading;
use super::tiles::TILES;
use super::towers;
use super::walls::{End, WALLS, WallEnd};
use super::{City, Place, Player, Step};
use crate::seat::Seat;

/// The most points that can be set by hand: more than twice what anybody has ever made.
pub const MOST_POINTS: u16 = 999;

impl City {
    fn between_turns(&self) -> Result<(), Refusal> {
        if self.step == Step::Turn { Ok(()) } else { Err(Refusal::OnlyBetweenTurns) }
    }

    fn may_correct_turn(&self, seat: Seat) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        self.between_turns()?;
        Ok(place)
    }

    pub(super) fn correct_turn(&mut self, seat: Seat) -> Result<(), Refusal> {
        let place = self.may_correct_turn(seat)?;
        self.begin_turn(place);
        Ok(())
    }

    fn may_correct_tiles(&self, tiles: u8) -> Result<(), Refusal> {
        self.between_turns()?;
        if tiles < TILES { Ok(()) } else { Err(Refusal::NoTileLeft { tiles }) }
    }

    pub(super) fn correct_tiles(&mut self, tiles: u8) -> Result<(), Refusal> {
        self.may_correct_tiles(tiles)?;
        self.tiles = tiles;
        self.discarded = self.discarded.min(tiles);
        Ok(())
    }

    fn may_correct_end(&self, end: End, values: EndValues) -> Result<WallEnd, Refusal> {
        self.between_turns()?;
        let now = self.ends[end.index()];
        let said = values.get(EndValue::Walls.index());
        // Whoever says how many walls stand there says that the gate stands.
        if !self.gate && said.is_none() {
            return Err(Refusal::NoGate);
        }
        let walls = said.unwrap_or(now.walls.into());
        let tower = values.get(EndValue::Tower.index()).unwrap_or(now.tower.into());
        // One wall stays: with the last the game ends.
        let most = (WALLS - 1).saturating_sub(self.ends[end.other().index()].walls);
        if walls > most.into() {
            return Err(Refusal::NotThatManyWalls { end, walls, most });
        }
        if tower > walls {
            return Err(Refusal::TowerBeyondTheWalls { end, tower, walls });
        }
        // Both are at most 69 now.
        Ok(WallEnd { walls: walls as u8, tower: tower as u8 })
    }

    pub(super) fn correct_end(&mut self, end: End, values: EndValues) -> Result<(), Refusal> {
        self.ends[end.index()] = self.may_correct_end(end, values)?;
        self.gate = true;
        Ok(())
    }

    /// The seat's place, and what it has after the correction.
    fn may_correct_seat(&self, seat: Seat, values: SeatValues) -> Result<(Place, Player), Refusal> {
        let place = self.seated(seat)?;
        if let Step::Scoring(Scoring { pending: Some(_), .. }) | Step::Stewards(Some(_)) | Step::Guards(Some(_)) =
            self.step
        {
            return Err(self.not_asked());
        }
        let mut player = self.players[place];
        player.followers = corrected(player.followers, values).ok_or(Refusal::NotThatManyFollowers { seat })?;
        if let Some(towers) = values.get(SeatValue::Towers.index()) {
            let most = towers::share(self.players());
            player.towers = u8::try_from(towers)
                .ok()
                .filter(|towers| *towers <= most)
                .ok_or(Refusal::NotThatManyTowers { seat, towers, most })?;
        }
        if let Some(points) = values.get(SeatValue::Points.index()) {
            if points > MOST_POINTS {
                return Err(Refusal::NotThatManyPoints { seat, points, most: MOST_POINTS });
            }
            player.score.correct(points);
        }
        Ok((place, player))
    }

    pub(super) fn correct_seat(&mut self, seat: Seat, values: SeatValues) -> Result<(), Refusal> {
        let (place, player) = self.may_correct_seat(seat, values)?;
        self.players[place] = player;
        // In the final count, who is out is who is still to be counted.
        if matches!(self.step, Step::Unfinished | Step::Stewards(_) | Step::Guards(_) | Step::Over) {
            self.count_on();
        }
        Ok(())
    }

    /// What was scored before stays as it was read then.
    pub(super) fn correct_reading(&mut self, reading: Reading) -> Result<(), Refusal> {
        self.setup.read_as(reading);
        Ok(())
    }
}

/// The followers with the given roles in place; `None` when they would be more than seven.
fn corrected(followers: Followers, values: SeatValues) -> Option<Followers> {
    const VALUES: [SeatValue; Role::COUNT] =
        [SeatValue::Citizens, SeatValue::Vendors, SeatValue::Stewards, SeatValue::Guards];
    let mut out = followers.all_out();
    for (number, value) in out.iter_mut().zip(VALUES) {
        if let Some(given) = values.get(value.index()) {
            *number = u8::try_from(given).ok()?;
        }
    }
    followers.with_out(out)
}
