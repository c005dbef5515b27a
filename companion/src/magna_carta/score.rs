//! Magna Carta's lines on the score sheet, and the picture while the players count.
//!
//! Invariant: what a number is worth is the engine's to say.

use engine::{
    Game,
    magna_carta::{MagnaCarta, event::Counted},
    prompt::Answer,
    seat::Seat,
};

use crate::{
    games::GameId,
    picture::Picture,
    screen::View,
    sheet::{self, Column, Sheet},
};

/// The sheet as it stands.
pub(super) fn sheet(game: &MagnaCarta) -> Sheet {
    let column = |seat: &Seat| {
        let score = game.score(*seat);
        let counts = game.counts(*seat);
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
        Column::new(*seat, lines, score.total())
    };
    Sheet::new(GameId::MagnaCarta, game.round(), game.setup().seats().iter().map(column))
}

/// The number that is asked, before it is entered.
pub(super) fn draw_counting(game: &MagnaCarta, picture: &mut Picture, view: View, amount: i16) {
    let Some(asked) = game.prompt().and_then(|prompt| prompt.seat) else { return };
    // Entered on a copy, to see what it does.
    let mut counted = game.clone();
    if let Some(event) = game.answer(Answer::Amount(amount)) {
        let _ = counted.apply(&event);
    }
    let worth = view.points(counted.score(asked).total().saturating_sub(game.score(asked).total()));
    let totals = game.setup().seats().iter().map(|seat| (*seat, counted.score(*seat).total()));
    sheet::draw_counting(picture, view, amount, &worth, totals, Some(asked));
}
