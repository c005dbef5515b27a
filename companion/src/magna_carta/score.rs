//! Magna Carta's lines on the score sheet, and the picture while the players count.
//!
//! Invariant: what a number is worth is the engine's to say.

use engine::{
    Game,
    magna_carta::{MagnaCarta, event::Counted},
    prompt::Answer,
};

use super::Asked;
use crate::{
    games::GameId,
    picture::Picture,
    score::{Column, Score},
    screen::View,
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

/// The game once this number is entered, tried on a copy.
fn counted(game: &MagnaCarta, number: i16) -> MagnaCarta {
    let mut counted = game.clone();
    if let Some(event) = game.answer(Answer::Amount(number)) {
        // A refused event changes nothing.
        let _ = counted.apply(&event);
    }
    counted
}

/// The points that the number that is asked is worth.
pub(super) fn worth(game: &MagnaCarta, number: i16) -> u16 {
    let Some(seat) = game.asks().1 else { return 0 };
    let total = |game: &MagnaCarta| game.score(seat).total();
    total(&counted(game, number)).saturating_sub(total(game))
}

/// Everybody's total with the number that is asked.
pub(super) fn draw_counting(game: &MagnaCarta, picture: &mut Picture, view: View, number: i16) {
    let counted = counted(game, number);
    let totals = game.setup().seats().iter().map(|seat| (*seat, counted.score(*seat).total()));
    sheet::draw_totals(picture, view, totals, game.asks().1);
}
