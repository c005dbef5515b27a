//! Caylus's lines on the score sheet, and the picture while the players count.
//!
//! Invariant: what a number is worth is the engine's to say.

use engine::{
    Game,
    caylus::{Caylus, Line},
    prompt::Answer,
    seat::Seat,
};

use super::Asked;
use crate::{
    games::GameId,
    picture::Picture,
    score::{Column, Score},
    screen::View,
    session::face::Look,
    sheet,
};

/// The score as it stands; the bonus once the game is over.
pub(super) fn score(game: &Caylus) -> Score {
    Score::new(GameId::Caylus, game.round(), game.setup().seats(), |seat| {
        let score = game.score(seat);
        let counted = |line: Line| line.index() < Line::BEFORE_BONUS || game.is_over();
        Column::new(seat, Line::ALL.map(|line| counted(line).then_some(score.of(line))), total(game, seat))
    })
}

pub(super) fn total(game: &Caylus, seat: Seat) -> u16 {
    u16::try_from(game.score(seat).total()).unwrap_or(0)
}

/// The game once these numbers are entered, tried on a copy.
pub(super) fn counted(game: &Caylus, look: &Look) -> Caylus {
    let mut counted = game.clone();
    if let Some(event) = look.counts.and_then(|counts| game.answer(Answer::Counts(counts))) {
        // A refused event changes nothing.
        let _ = counted.apply(&event);
    }
    counted
}

/// Everybody's total with these numbers.
pub(super) fn draw_totals(game: &Caylus, picture: &mut Picture, view: View, look: &Look) {
    let counted = counted(game, look);
    let totals = game.setup().seats().iter().map(|seat| (*seat, total(&counted, *seat)));
    sheet::draw_totals(picture, view, totals, game.asks().1);
}
