//! The rows of a list: the events that a game allows, under the headings that it gives them.
//!
//! A heading opens what stands under it, and may hold further headings. Invariant: a heading with one entry is not worth a
//! press and is not made.

use core::ops::Range;

use engine::prompt::Kind;

use super::{board::Rows, face::Face};
use crate::{
    screen::{Label, Room, View},
    text::fill::fill,
};

/// The most groups of a list; each game numbers its own from 0.
const GROUPS: usize = 20;
const _: () = assert!(GROUPS <= u32::BITS as usize, "a bit a heading");

/// A row: an event, or a heading that opens.
pub(super) enum Item<E> {
    Event(E),
    /// With how many entries, and the first of them.
    Group(u8, u16, E),
}

/// Goes through the rows of a list in order until `visit` has seen enough.
pub(super) fn each<G: Face>(game: &G, rows: Rows, visit: &mut dyn FnMut(usize, Item<G::Event>) -> bool) {
    // How many entries each heading has, once there is one; 0 from the second time on: it stands already.
    let mut counted: Option<Members> = None;
    let mut at = 0;
    each_placed(game, rows, &mut |event, heading| {
        let item = match heading {
            None => Item::Event(event),
            Some(group) => match counted.get_or_insert_with(|| members(game, rows)).get_mut(usize::from(group)) {
                Some(0) => return true,
                Some(number) if *number > 1 => Item::Group(group, core::mem::take(number), event),
                _ => Item::Event(event),
            },
        };
        at += 1;
        visit(at - 1, item)
    });
}

/// How many entries there are under each heading.
type Members = [u16; GROUPS];

fn members<G: Face>(game: &G, rows: Rows) -> Members {
    let mut members = [0; GROUPS];
    each_placed(game, rows, &mut |_, heading| {
        if let Some(number) = heading.and_then(|group| members.get_mut(usize::from(group))) {
            *number += 1;
        }
        true
    });
    members
}

/// Goes through what stands on a list, each with its heading if it has one there: groups hold events and groups of events.
/// Whether the rules allow an event is asked last, because it takes longest.
fn each_placed<G: Face>(game: &G, rows: Rows, visit: &mut dyn FnMut(G::Event, Option<u8>) -> bool) {
    let open = rows.group();
    for event in game.candidates() {
        if matches!(rows, Rows::Extra { seat, .. } if !game.on_extra_list(&event, seat)) {
            continue;
        }
        let (group, within) = (game.group(&event), game.subgroup(&event));
        let heading = match open {
            None => group,
            Some(_) if group == open => within,
            Some(_) if within == open => None,
            Some(_) => continue,
        };
        if game.allows(&event).is_ok() && !visit(event, heading) {
            return;
        }
    }
}

/// How many rows there are: a heading is one, whatever it holds.
pub(super) fn count<G: Face>(game: &G, rows: Rows) -> usize {
    let (mut count, mut headings) = (0, 0u32);
    each_placed(game, rows, &mut |_, heading| {
        match heading.filter(|group| usize::from(*group) < GROUPS) {
            Some(group) => headings |= 1 << group,
            None => count += 1,
        }
        true
    });
    count + headings.count_ones() as usize
}

/// What stands in a row.
pub(super) fn at<G: Face>(game: &G, rows: Rows, wanted: usize) -> Option<Item<G::Event>> {
    let mut found = None;
    each(game, rows, &mut |at, item| {
        if at == wanted {
            found = Some(item);
        }
        at < wanted
    });
    found
}

/// What the rows that are shown say, in as many words as have room.
pub(super) fn labels<G: Face>(
    game: &G,
    rows: Rows,
    shown: Range<usize>,
    view: View,
    room: Room,
    write: &mut dyn FnMut(Label),
) {
    each(game, rows, &mut |at, item| {
        if shown.contains(&at) {
            let label = |view| match &item {
                Item::Event(event) => game.label(event, view),
                Item::Group(group, entries, _) => Label {
                    name: fill(game.group_name(*group, view), &[]),
                    value: game.group_value(*group, *entries, view),
                },
            };
            let whole = label(view);
            write(if room.fits(&whole) { whole } else { label(view.briefly()) });
        }
        at + 1 < shown.end
    });
}

/// What choosing a row does, where the row itself does not say.
pub(super) fn deed<G: Face>(game: &G, rows: Rows, wanted: usize, view: View) -> Option<&'static str> {
    match at(game, rows, wanted)? {
        Item::Event(event) => game.deed_with(&event, view),
        Item::Group(..) => None,
    }
}

/// The row of the prompt's list where the mark starts; 0 where there is none.
pub(super) fn start<G: Face>(game: &G) -> usize {
    let mut start = 0;
    if matches!(game.prompt(), Some(prompt) if prompt.kind == Kind::Pick) {
        each(game, Rows::Prompt { group: None }, &mut |at, item| {
            let (Item::Event(event) | Item::Group(_, _, event)) = item;
            let usual = game.is_usual(&event);
            if usual {
                start = at;
            }
            !usual
        });
    }
    start
}
