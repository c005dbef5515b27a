//! Magna Carta's lines on the score sheet, and the score while the players count.
//!
//! Invariant: what a number is worth is the engine's to say.

use engine::{
    Game,
    magna_carta::{MagnaCarta, event::Counted},
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

/// The score as it stands.
pub(super) fn score(game: &MagnaCarta) -> Score {
    Score::new(GameId::MagnaCarta, game.round(), game.setup().seats(), |seat| {
        let (score, counts) = (game.score(seat), game.counts(seat));
        let counted =
            |line: Counted, points: u16| (game.keeps_books() || counts.get(line.index()).is_some()).then_some(points);
        let lines = [
            Some(score.tokens),
            Some(score.buildings),
            Some(score.prestige),
            counted(Counted::Gold, score.gold),
            counted(Counted::Cubes, score.cubes),
            counted(Counted::Coins, score.coins),
        ];
        let lines = lines.map(|line| line.map(|points| i16::try_from(points).unwrap_or(i16::MAX)));
        Column::new(seat, lines, score.total())
    })
}

/// The game once these numbers are entered, tried on a copy.
pub(super) fn counted(game: &MagnaCarta, look: &Look) -> MagnaCarta {
    let mut counted = game.clone();
    if let Some(event) = look.counts.and_then(|counts| game.answer(Answer::Counts(counts))) {
        // A refused event changes nothing.
        let _ = counted.apply(&event);
    }
    counted
}

/// Everybody's total with these numbers.
pub(super) fn draw_totals(game: &MagnaCarta, picture: &mut Picture, view: View, look: &Look) {
    let counted = counted(game, look);
    let totals = game.setup().seats().iter().map(|seat| (*seat, counted.score(*seat).total()));
    sheet::draw_totals(picture, view, totals, game.asks().1);
}

/// A seat's rank as far as it is counted, from 1.
pub(super) fn rank(game: &MagnaCarta, seat: Seat) -> u8 {
    let total = |seat: Seat| game.score(seat).total();
    let better = game.setup().seats().iter().filter(|other| total(**other) > total(seat));
    1 + better.count() as u8
}
