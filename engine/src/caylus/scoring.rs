//! The score by line, who wins, and the last counts that players make themselves.
//!
//! Points come and go at once; only the bonus for gold, cubes and coins is added when the game is over. Invariant: the
//! total is the sum of the lines, and without the bonus it is never below 0.

use super::event::{Counted, Counts};
use super::tiles::Cube;
use super::{Caylus, Phase, Place, Refusal};
use crate::notation::words;
use crate::prompt::COUNTED;
use crate::seat::{Seat, Seats};

words! {
    /// A line of the score sheet.
    Line, "a line of the score" {
        /// Houses.
        Castle = "castle",
        /// Wooden and stone buildings, residences.
        Buildings = "buildings",
        /// Prestige buildings.
        Prestige = "prestige",
        /// The row of points, and simple favours.
        Favours = "favours",
        /// Workers of others, church, tailor, jeweller, and what was entered by hand.
        Others = "others",
        /// What castle and scorings took, 0 or less.
        Lost = "lost",
        /// 3 for each gold cube.
        Gold = "gold",
        /// 1 for every three other cubes.
        Cubes = "cubes",
        /// 1 for every four deniers.
        Coins = "coins",
    }
}

impl Line {
    /// How many lines there are before those of the final bonus.
    pub const BEFORE_BONUS: usize = Line::Gold.index();
}

/// A seat's points, line by line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score([i16; Line::COUNT]);

impl Score {
    /// The points of one line.
    pub fn of(&self, line: Line) -> i16 {
        self.0[line.index()]
    }

    /// All lines together.
    pub fn total(&self) -> i16 {
        self.0.into_iter().fold(0, i16::saturating_add)
    }

    /// Without the final bonus.
    pub fn before_bonus(&self) -> i16 {
        self.0.into_iter().take(Line::BEFORE_BONUS).fold(0, i16::saturating_add)
    }
}

/// What the players count themselves with `books table`; the points only overrule.
pub(super) const ASKED: [Counted; COUNTED] = [Counted::Gold, Counted::Cubes, Counted::Coins];

impl Caylus {
    pub(super) fn gain(&mut self, place: Place, line: Line, points: u8) {
        if let Some(held) = self.player_mut(place).lines.get_mut(line.index()) {
            *held = held.saturating_add(points.into());
        }
    }

    /// Takes points away, as many as there are at most.
    pub(super) fn lose(&mut self, place: Place, line: Line, points: u16) {
        let there = self.score(self.seat(place)).before_bonus().max(0);
        let lost = i16::try_from(points).unwrap_or(i16::MAX).min(there);
        if let Some(held) = self.player_mut(place).lines.get_mut(line.index()) {
            *held = held.saturating_sub(lost);
        }
    }

    /// Sets the score without the bonus; the difference goes to the line of the others.
    pub(super) fn set_points(&mut self, place: Place, points: u16) {
        let now = self.score(self.seat(place)).before_bonus();
        let wanted = i16::try_from(points).unwrap_or(i16::MAX);
        if let Some(held) = self.player_mut(place).lines.get_mut(Line::Others.index()) {
            *held = held.saturating_add(wanted.saturating_sub(now));
        }
    }

    /// What a seat's score is now.
    pub fn score(&self, seat: Seat) -> Score {
        let Some(place) = self.place(seat) else { return Score::default() };
        let player = self.player(place);
        let mut score = [0; Line::COUNT];
        for (line, points) in score.iter_mut().zip(player.lines) {
            *line = points;
        }
        if self.phase == Phase::Over {
            let counted = |line: Counted| player.counts.get(line.index()).unwrap_or(0);
            let [gold, cubes, coins] = if self.keeps_books() {
                [player.purse.of(Cube::Gold), player.purse.without_gold(), player.purse.coins]
            } else {
                ASKED.map(counted)
            };
            let bonus = [gold.saturating_mul(3), cubes / 3, coins / 4];
            for (line, points) in score.iter_mut().skip(Line::BEFORE_BONUS).zip(bonus) {
                *line = i16::try_from(points).unwrap_or(i16::MAX);
            }
        }
        Score(score)
    }

    /// Who has won: all with the most points. Nobody before the game is over and everything is counted.
    pub fn winners(&self) -> Seats {
        if self.phase != Phase::Over || self.favour_due().is_some() || self.still_to_count().is_some() {
            return Seats::NONE;
        }
        let seats = || self.setup.seats().iter().copied();
        let most = seats().map(|seat| self.score(seat).total()).max();
        seats().filter(|&seat| Some(self.score(seat).total()) == most).collect()
    }

    /// The next line that a player has to count; `None` when all is known.
    pub(super) fn still_to_count(&self) -> Option<(Place, Counted)> {
        if self.phase != Phase::Over || self.keeps_books() {
            return None;
        }
        (0..self.players()).find_map(|place| {
            let counts = &self.player(place).counts;
            ASKED.into_iter().find(|line| counts.get(line.index()).is_none()).map(|line| (place, line))
        })
    }

    pub(super) fn count(&mut self, seat: Seat, counts: Counts) -> Result<(), Refusal> {
        let place = self.seated(seat)?;
        self.kept_by_players()?;
        if self.phase != Phase::Over {
            return Err(Refusal::NotOver);
        }
        self.player_mut(place).counts.update(counts);
        if let Some(points) = counts.get(Counted::Points.index()) {
            self.set_points(place, points);
        }
        Ok(())
    }
}
