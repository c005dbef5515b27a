//! The score by line, who wins, and the last counts that players make themselves.
//!
//! The score is always what it would be now; with `books table` gold, cubes and coins count once they are entered.
//! Invariant: the total is the sum of the lines.

use super::cards::{Cube, Prestige};
use super::event::{Counted, Counts};
use super::street::Face;
use super::{MagnaCarta, Phase, Place, Refusal};
use crate::prompt::COUNTED;
use crate::seat::{Seat, Seats};

/// A seat's points, by the lines of the rulebook's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// 4, 3 and 2 for each token.
    pub tokens: u16,
    /// The visible value of own cards on the street; a covered residence has none (CMC Q17).
    pub buildings: u16,
    /// Prestige buildings.
    pub prestige: u16,
    /// 1 for each gold cube.
    pub gold: u16,
    /// 1 for every three other cubes (CMC Q16).
    pub cubes: u16,
    /// 1 for every three deniers.
    pub coins: u16,
}

impl Score {
    /// All lines together.
    pub fn total(&self) -> u16 {
        [self.buildings, self.prestige, self.gold, self.cubes, self.coins]
            .into_iter()
            .fold(self.tokens, u16::saturating_add)
    }
}

/// What the players count themselves with `books table`; the other lines only overrule.
pub(super) const ASKED: [Counted; COUNTED] = [Counted::Gold, Counted::Cubes, Counted::Coins];

impl MagnaCarta {
    /// What a seat's score would be now.
    pub fn score(&self, seat: Seat) -> Score {
        let Some(place) = self.place(seat) else { return Score::default() };
        let player = &self.players[place];
        let mut score = Score {
            tokens: player.tokens.points(),
            buildings: self.building_points(seat),
            prestige: self.prestige_points(place),
            ..Score::default()
        };
        if self.keeps_books() {
            let purse = &player.purse;
            let cubes = [Cube::Food, Cube::Wood, Cube::Stone].into_iter().map(|cube| purse.of(cube));
            score.gold = purse.gold;
            score.cubes = cubes.fold(0, u16::saturating_add) / 3;
            score.coins = purse.coins / 3;
        } else {
            let counted = |line: Counted| player.counts.get(line.index());
            score.gold = counted(Counted::Gold).unwrap_or(0);
            score.cubes = counted(Counted::Cubes).unwrap_or(0) / 3;
            score.coins = counted(Counted::Coins).unwrap_or(0) / 3;
            score.buildings = counted(Counted::Buildings).unwrap_or(score.buildings);
            score.prestige = counted(Counted::Prestige).unwrap_or(score.prestige);
        }
        score
    }

    fn building_points(&self, seat: Seat) -> u16 {
        self.street
            .iter()
            .map(|card| match card.face {
                Face::Building { owner, building, .. } if owner == seat => self.setup.building_points(building).into(),
                Face::Residence { owner, under: None, .. } if owner == seat => 1,
                _ => 0,
            })
            .sum()
    }

    fn prestige_points(&self, place: Place) -> u16 {
        let seat = self.seat(place);
        Prestige::ALL
            .into_iter()
            .filter(|&prestige| self.prestige_owner(prestige) == Some(seat))
            .map(|prestige| u16::from(self.setup.prestige_points(prestige)))
            .fold(self.players[place].other_points, u16::saturating_add)
    }

    /// Who has won: all with the most points (CMC Q29). Nobody before the game is over and everything is counted.
    pub fn winners(&self) -> Seats {
        if self.phase != Phase::Over || self.still_to_count().is_some() {
            return Seats::NONE;
        }
        let seats = || self.setup.seats().iter().copied();
        let most = seats().map(|seat| self.score(seat).total()).max();
        seats().filter(|&seat| Some(self.score(seat).total()) == most).collect()
    }

    /// The next player who has something to count; `None` when all is known.
    pub(super) fn still_to_count(&self) -> Option<Place> {
        if self.phase != Phase::Over || self.keeps_books() {
            return None;
        }
        (0..self.players()).find(|&place| {
            let counts = &self.players[place].counts;
            ASKED.into_iter().any(|line| counts.get(line.index()).is_none())
        })
    }

    fn may_count(&self, seat: Seat) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        if self.keeps_books() {
            return Err(Refusal::KeptByDevice);
        }
        if self.phase != Phase::Over {
            return Err(Refusal::NotOver);
        }
        Ok(place)
    }

    pub(super) fn count(&mut self, seat: Seat, counts: Counts) -> Result<(), Refusal> {
        let place = self.may_count(seat)?;
        self.players[place].counts.update(counts);
        Ok(())
    }
}
