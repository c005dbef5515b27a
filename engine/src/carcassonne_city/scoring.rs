//! The score by line, and who wins.
//!
//! Points come from `completed`, `towers` and `final_count`; here they are kept and added up. Invariant: a seat's total is
//! the sum of its lines, and never below 0.

use super::{City, Phase, Place};
use crate::notation::words;
use crate::seat::{Seat, Seats};

words! {
    /// A line of the score.
    Line, "roads, markets, towers, stewards or guards" {
        Roads = "roads",
        Markets = "markets",
        Towers = "towers",
        Stewards = "stewards",
        Guards = "guards",
    }
}

/// The most points that a line holds. A whole game has a few hundred; five full lines still leave room in an `i16` for a
/// correction to any total.
const MOST_IN_A_LINE: u16 = 6_000;

const _: () = assert!(MOST_IN_A_LINE as usize * Line::COUNT <= i16::MAX as usize);

/// A seat's points, by line, whatever caused them: a tile, a wall, or the closing of the ring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    lines: [u16; Line::COUNT],
    corrected: i16,
}

impl Score {
    /// The points of one line.
    pub const fn of(self, line: Line) -> u16 {
        self.lines[line.index()]
    }

    /// What corrections added or took away.
    pub const fn corrected(self) -> i16 {
        self.corrected
    }

    fn earned(self) -> i16 {
        // Fits, see `MOST_IN_A_LINE`.
        self.lines.into_iter().fold(0, i16::saturating_add_unsigned)
    }

    /// All lines together.
    pub fn total(self) -> u16 {
        u16::try_from(self.earned().saturating_add(self.corrected)).unwrap_or(0)
    }

    pub(super) fn add(&mut self, line: Line, points: u16) {
        let line = &mut self.lines[line.index()];
        *line = line.saturating_add(points).min(MOST_IN_A_LINE);
    }

    /// Makes the total `points`.
    pub(super) fn correct(&mut self, points: u16) {
        let wanted = i16::try_from(points).unwrap_or(i16::MAX);
        self.corrected = wanted.saturating_sub(self.earned());
    }
}

impl City {
    /// A seat's score.
    pub fn score(&self, seat: Seat) -> Score {
        self.place(seat).map_or(Score::default(), |place| self.players[place].score)
    }

    pub(super) fn award(&mut self, place: Place, line: Line, points: u16) {
        self.players[place].score.add(line, points);
    }

    /// Who has won: all with the most points, for the rulebook has no tie-break (CDS 5). Nobody before the game is over.
    pub fn winners(&self) -> Seats {
        if self.phase() != Phase::Over {
            return Seats::NONE;
        }
        let seats = || self.setup.seats().iter().copied();
        let most = seats().map(|seat| self.score(seat).total()).max();
        seats().filter(|&seat| Some(self.score(seat).total()) == most).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_correction_sets_any_total_however_much_was_scored() {
        let mut score = Score::default();
        for _ in 0..1_000 {
            Line::ALL.into_iter().for_each(|line| score.add(line, 225));
        }
        for points in [0, 1, 999] {
            score.correct(points);
            assert_eq!(score.total(), points);
        }
    }
}
