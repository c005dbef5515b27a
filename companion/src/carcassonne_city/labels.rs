//! What an event is called on a list.
//!
//! The same words as in the rulebook, few enough to stand beside the scores. Invariant: two rows of one list never have
//! the same words.

use engine::{
    Game,
    carcassonne_city::{City, Event, Phase},
};

use super::words;
use crate::{
    screen::{Label, View},
    session::face::Look,
    text::fill::fill,
};

/// The group of tiles that are not just placed: those that complete something, one that fits nowhere, none as the game ends.
pub(super) const COMPLETES: u8 = 0;
/// The group of all the walls that are left, or that fit nowhere.
pub(super) const REST: u8 = 1;

/// The group in which an event stands. The end is in one too: whoever goes up from the first row to what is completed, or to
/// the rest of the walls, must not end the game.
pub(super) fn group(game: &City, event: &Event) -> Option<u8> {
    match (event, game.phase()) {
        (Event::Tile { completes: true, .. } | Event::Discard(_), _) | (Event::End, Phase::Turn) => Some(COMPLETES),
        (Event::Walls { .. }, _) | (Event::End, Phase::Walls) => Some(REST),
        _ => None,
    }
}

/// The event in the marked row of the list, where it is not a heading.
pub(super) fn marked(game: &City, look: &Look) -> Option<Event> {
    let mut rows = game.legal().filter(|event| look.group.is_none() || group(game, event) == look.group);
    rows.nth(look.row.into()).filter(|event| look.group.is_some() || group(game, event).is_none())
}

pub(super) fn label(game: &City, event: &Event, view: View) -> Label {
    let words = words(view);
    let name = match *event {
        // Beside it, how many could be placed.
        Event::Tile { seat, follower: None, .. } => {
            let supply = fill("{0}: {1}", &[&words.supply, &game.followers(seat).available()]);
            return Label { name: fill(words.no_follower, &[]), value: supply };
        }
        Event::Tile { follower: Some(role), .. } => words.roles[role.index()],
        Event::Feature(kind) => words.features[kind.index()],
        Event::Next if game.phase() == Phase::Gap => words.play_on,
        Event::Next => words.nothing_more,
        Event::Gate(_) => words.gate_stands,
        Event::Wall { end, guard: false, .. } => words.ends[end.index()],
        Event::Wall { end, guard: true, .. } => words.with_guard[end.index()],
        Event::Walls { left, right } => {
            return Label { name: fill(words.split, &[&left, &right]), ..Label::default() };
        }
        Event::Closed => words.closes,
        Event::Tower { end, .. } => {
            let points = fill("+{0}", &[&game.tower_points(end)]);
            return Label { name: fill(words.ends[end.index()], &[]), value: points };
        }
        Event::Skip(_) => words.no_tower,
        Event::Discard(_) => words.fits_nowhere,
        Event::End if game.phase() == Phase::Walls => words.wall_fits_nowhere,
        Event::End => words.end_now,
        // Answers to a wheel and corrections are not on a list.
        _ => "",
    };
    Label { name: fill(name, &[]), ..Label::default() }
}
