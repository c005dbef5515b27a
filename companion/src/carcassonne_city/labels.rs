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
    text::fill::fill,
};

/// The group of tiles that complete something.
pub(super) const COMPLETES: u8 = 0;
/// The group of all the walls that are left.
pub(super) const REST: u8 = 1;

/// Whether an event stands under [`COMPLETES`].
pub(super) fn completes(event: &Event) -> bool {
    matches!(event, Event::Tile { completes: true, .. } | Event::End)
}

pub(super) fn label(game: &City, event: &Event, view: View) -> Label {
    let words = words(view);
    let name = match *event {
        // A heading with one entry is not made, and that entry stands for it.
        Event::Tile { completes: true, .. } if game.legal().filter(completes).count() == 1 => words.completes,
        Event::Tile { follower: None, .. } => words.no_follower,
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
        Event::End => words.end_now,
        // Answers to a wheel and corrections are not on a list.
        _ => "",
    };
    Label { name: fill(name, &[]), ..Label::default() }
}
