//! The lines of Machiavelli on the score sheet.
//!
//! Invariant: the points are the engine's.

use engine::{
    Game,
    machiavelli::{Line, Machiavelli},
};

use crate::{
    games::GameId,
    score::{Column, Score},
};

/// More than any rank.
const WON: i16 = 10;

/// The score as it stands, once it is over with what breaks a tie: the highest rank, and above it to have won. Action cards have a
/// line in a game with such cards, once it is over.
pub(super) fn score(game: &Machiavelli) -> Score {
    let (over, winners) = (game.is_over(), game.winners());
    Score::new(GameId::Machiavelli, game.round(), game.setup().seats(), |seat| {
        let score = game.score(seat);
        let lines = Line::ALL.map(|line| {
            let points = i16::try_from(score.of(line)).unwrap_or(i16::MAX);
            Some(points).filter(|points| line != Line::Actions || *points != 0 || (over && game.setup().actions()))
        });
        let column = Column::new(seat, lines, score.total());
        let highest = || game.ranks(seat).iter().last().map_or(0, |rank| i16::from(rank.number()));
        match (over, winners.contains(seat)) {
            (false, _) => column,
            (true, true) => column.decided_by(WON),
            (true, false) => column.decided_by(highest()),
        }
    })
}
