//! The lines of Machiavelli on the score sheet.
//!
//! Invariant: the points are the engine's.

use engine::machiavelli::{Line, Machiavelli};

use crate::{
    games::GameId,
    score::{Column, Score},
};

/// The score as it stands. Action cards have a line once somebody has some.
pub(super) fn score(game: &Machiavelli) -> Score {
    Score::new(GameId::Machiavelli, game.round(), game.setup().seats(), |seat| {
        let score = game.score(seat);
        let lines = Line::ALL.map(|line| {
            let points = i16::try_from(score.of(line)).unwrap_or(i16::MAX);
            Some(points).filter(|points| line != Line::Actions || *points != 0)
        });
        Column::new(seat, lines, score.total())
    })
}
