//! What an event is called on a list.
//!
//! The same words as in the rulebook, few enough to stand beside the scores. Invariant: two rows of one list never have
//! the same words.

use engine::{
    Game,
    carcassonne_city::{City, Event, Phase},
};

use super::{sentence::asked, words};
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

/// The wall or tower in the marked row of the list, where it is not a heading. Whether something may have been closed is not
/// asked of the rules, which would take longer than the picture: what stands behind the walls adds nothing to it.
pub(super) fn marked(game: &City, look: &Look) -> Option<Event> {
    let can_guard = || asked(game).is_some_and(|seat| game.followers(seat).available() > 0);
    let offered = |event: &Event| match event {
        Event::Gate(_) => !game.gate(),
        Event::Wall { guard, .. } => game.gate() && (!guard || can_guard()),
        Event::Walls { .. } => game.gate(),
        _ => true,
    };
    let in_group = |event: &Event| look.group.is_none() || group(game, event) == look.group;
    let mut rows = game.candidates().filter(|event| offered(event) && in_group(event));
    rows.nth(look.row.into()).filter(|event| look.group.is_some() || group(game, event).is_none())
}

/// The phase that an event leads to, where it leaves this one: "> wall".
pub(super) fn leads_to(game: &City, event: &Event, view: View) -> Option<&'static str> {
    let mut after = game.clone();
    after.apply(event).ok()?;
    (after.phase() != game.phase()).then(|| words(view).leads_to.of(after.phase().index()))
}

pub(super) fn label(game: &City, event: &Event, view: View) -> Label {
    let words = words(view);
    let name = match *event {
        // Beside it, how many could be placed.
        Event::Tile { seat, follower: None, completes } => {
            let supply = fill("{0}: {1}", &[&words.supply, &game.followers(seat).available()]);
            let name = if completes { words.scoring_alone } else { words.no_follower };
            return Label { name: fill(name, &[]), value: supply };
        }
        Event::Tile { follower: Some(role), completes: true, .. } => words.scoring_with[role.index()],
        Event::Tile { follower: Some(role), .. } => words.roles.of(role.index()),
        Event::Feature(kind) => words.features.of(kind.index()),
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
        Event::Skip(seat) if game.towers(seat) == 0 => words.towers_gone,
        Event::Skip(_) => words.no_tower,
        Event::Discard(_) => words.fits_nowhere,
        Event::End if game.phase() == Phase::Walls => words.wall_fits_nowhere,
        Event::End if game.phase() == Phase::Turn => words.end_in_turn,
        Event::End => words.end_now,
        // Answers to a wheel and corrections are not on a list.
        _ => "",
    };
    Label { name: fill(name, &[]), ..Label::default() }
}
