//! The lines of De Stad on the score sheet.
//!
//! Invariant: the points are the engine's.

use engine::{
    Game,
    carcassonne_city::{City, Event, Line},
    seat::Seat,
};

use crate::{
    games::GameId,
    score::{Column, Score},
};

/// The score as it stands.
pub(super) fn score(game: &City) -> Score {
    Score::new(GameId::City, game.tiles(), game.setup().seats(), |seat| {
        let score = game.score(seat);
        let lines = Line::ALL.map(|line| Some(i16::try_from(score.of(line)).unwrap_or(i16::MAX)));
        let corrected = Some(score.corrected()).filter(|points| *points != 0);
        Column::new(seat, lines.into_iter().chain([corrected]), score.total())
    })
}

/// Everybody's total after `event`, which is tried on a copy; as it is when nothing is entered or the rules refuse it. The
/// public buildings of a guard count before the historic ones are said.
pub(super) fn totals(game: &City, event: Option<Event>) -> impl ExactSizeIterator<Item = (Seat, u16)> + use<'_> {
    let mut after = game.clone();
    if let Some(event) = event {
        // A refused event changes nothing.
        let _ = after.apply(&event);
        if let Event::Public { seat, .. } = event {
            let _ = after.apply(&Event::Historic { seat, buildings: 0 });
        }
    }
    game.setup().seats().iter().map(move |seat| (*seat, after.score(*seat).total()))
}
