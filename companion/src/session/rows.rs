//! The rows of a list: the events that a game allows, under the headings that it gives them.
//!
//! A heading opens what stands under it, and may hold further headings. Invariant: a heading with one entry is not worth a
//! press and is not made, unless the game says that it is; and under a heading none is where a list is short.

use core::{
    cell::RefCell,
    ops::{ControlFlow, Range},
};

use engine::prompt::Kind;
use heapless::Vec;

use super::{board::Rows, face::Face};
use crate::{
    screen::{Label, Room, View},
    text::fill::Line,
};

/// A bit a heading: those that stand on one list differ in number by other than a multiple of this.
const GROUPS: u8 = u32::BITS as u8;

/// A row: an event, or a heading that opens.
#[derive(Clone, Copy)]
pub(super) enum Item<E> {
    Event(E),
    /// With how many rows under it, where the game says how many ([`Face::COUNTS_ROWS`]), and its first event.
    Group(u8, u16, E),
}

/// The rows of a list that are kept once they were looked up: several screens full, so that nearly every list is walked
/// through once a press. Of a longer one the rows around those that are asked for are kept.
const KEPT: usize = 64;

/// A row that is kept: its first event, and its heading if it has one there.
#[derive(Clone, Copy)]
struct Row<E> {
    event: E,
    heading: Option<u8>,
    /// Whether there are more events under that.
    several: bool,
    /// How many of those stand under it by themselves, and the headings of the others, a bit each.
    alone: u16,
    under: u32,
}

/// The rows of a list of one state. To walk through a list takes a millisecond or more, because the rules are asked about
/// each of its events, and a press and its picture need it many times.
struct Kept<E> {
    /// Which list, if any was looked up since the state last changed.
    of: Option<Rows>,
    /// How many rows it has.
    all: usize,
    /// The first row that is kept.
    first: usize,
    rows: Vec<Row<E>, KEPT>,
}

/// The lists of a table. Whoever changes the state says so ([`forget`](Self::forget)).
pub(super) struct Lists<E>(RefCell<Kept<E>>);

impl<E: Copy> Lists<E> {
    pub(super) fn new() -> Self {
        Lists(RefCell::new(Kept { of: None, all: 0, first: 0, rows: Vec::new() }))
    }

    /// The state has changed, or is about to.
    pub(super) fn forget(&mut self) {
        self.0.get_mut().of = None;
    }

    /// How many rows there are: a heading is one, whatever it holds.
    pub(super) fn count<G: Face<Event = E>>(&self, game: &G, rows: Rows) -> usize {
        let mut kept = self.0.borrow_mut();
        if kept.of != Some(rows) {
            kept.look_up(game, rows, 0);
        }
        kept.all
    }

    /// What stands in a row.
    pub(super) fn at<G: Face<Event = E>>(&self, game: &G, rows: Rows, wanted: usize) -> Option<Item<E>> {
        if wanted >= self.count(game, rows) {
            return None;
        }
        let mut kept = self.0.borrow_mut();
        if !(kept.first..kept.first + kept.rows.len()).contains(&wanted) {
            kept.look_up(game, rows, wanted.saturating_sub(KEPT / 2));
        }
        let Row { event, heading, several, alone, under } = *kept.rows.get(wanted - kept.first)?;
        Some(match heading {
            Some(group) if several => Item::Group(group, alone + under.count_ones() as u16, event),
            _ => Item::Event(event),
        })
    }

    /// All rows in order, each with its number.
    pub(super) fn each<G: Face<Event = E>>(&self, game: &G, rows: Rows) -> impl Iterator<Item = (usize, Item<E>)> {
        (0..self.count(game, rows)).filter_map(move |at| Some((at, self.at(game, rows, at)?)))
    }
}

/// A heading's bit; none for an event that stands by itself.
fn bit(heading: Option<u8>) -> u32 {
    heading.map_or(0, |group| 1 << (group % GROUPS))
}

impl<E: Copy> Kept<E> {
    /// Keeps the rows of a list from `first` on. Under a heading there are further ones only where the list is long.
    fn look_up<G: Face<Event = E>>(&mut self, game: &G, rows: Rows, first: usize) {
        let may_be_flat = G::FLAT > 0 && rows.group().is_some();
        if !(may_be_flat && self.walk(game, rows, first, true)) {
            self.walk(game, rows, first, false);
        }
        self.of = Some(rows);
    }

    /// Walks through a list, when it is to be `flat` without headings and no further than such a list may go; whether that was
    /// all of it. Whether the rules allow an event is asked last and only where it changes a row, because it takes longest.
    #[inline(never)]
    fn walk<G: Face<Event = E>>(&mut self, game: &G, rows: Rows, first: usize, flat: bool) -> bool {
        let (mut all, mut headings) = (0, 0u32);
        self.rows.clear();
        let mut cut = false;
        let _ = placed(game, rows, &mut |event, heading, within| {
            let heading = heading.filter(|_| !flat);
            let bit = bit(heading);
            let stands = headings & bit != 0;
            let (alone, under) = (u16::from(self::bit(within) == 0), self::bit(within));
            if stands {
                let row = self.rows.iter_mut().find(|row| row.heading == heading);
                if let Some(row) = row.filter(|row| G::COUNTS_ROWS || !row.several)
                    && game.allows(&event).is_ok()
                {
                    row.several = true;
                    row.alone += alone;
                    row.under |= under;
                }
            } else if game.allows(&event).is_ok() {
                cut = flat && all == G::FLAT;
                if cut {
                    return ControlFlow::Break(());
                }
                headings |= bit;
                if all >= first {
                    // What has no room here is looked up when it is asked for.
                    let several = heading.is_some() && game.keeps_heading(&event);
                    let _ = self.rows.push(Row { event, heading, several, alone, under });
                }
                all += 1;
            }
            ControlFlow::Continue(())
        });
        if cut {
            return false;
        }
        (self.all, self.first) = (all, first);
        true
    }
}

/// Hands over what might stand on a list, each with its heading if it has one there and the heading under that: groups hold
/// events and groups of events. The rules have not been asked yet.
fn placed<G: Face>(
    game: &G,
    rows: Rows,
    each: &mut dyn FnMut(G::Event, Option<u8>, Option<u8>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let open = rows.group();
    game.listed(&mut |event| {
        if matches!(rows, Rows::Extra { seat, .. } if !game.on_extra_list(&event, seat)) {
            return ControlFlow::Continue(());
        }
        let (group, within) = (game.group(&event), game.subgroup(&event));
        match open {
            None => each(event, group, within),
            Some(_) if group == open => each(event, within, None),
            Some(_) if within == open => each(event, None, None),
            Some(_) => ControlFlow::Continue(()),
        }
    })
}

/// What the rows that are shown say, in as many words as have room.
pub(super) fn labels<G: Face>(
    lists: &Lists<G::Event>,
    game: &G,
    rows: Rows,
    shown: Range<usize>,
    view: View,
    room: Room,
    write: &mut dyn FnMut(Label),
) {
    for item in shown.filter_map(|at| lists.at(game, rows, at)) {
        let label = |view| match &item {
            Item::Event(event) => game.label(event, view),
            Item::Group(group, entries, _) => {
                Label { name: game.group_title(*group, view), value: game.group_value(*group, *entries, view) }
            }
        };
        write(view.fitting(&label, &|label| room.fits(label), &|label| room.barely_fits(label)));
    }
}

/// What choosing a row does, where the row itself does not say.
pub(super) fn deed<G: Face>(
    lists: &Lists<G::Event>,
    game: &G,
    rows: Rows,
    at: usize,
    view: View,
) -> Option<&'static str> {
    match lists.at(game, rows, at)? {
        Item::Event(event) => game.deed_with(&event, view),
        Item::Group(..) => None,
    }
}

/// The title that a row gives its list.
pub(super) fn title<G: Face>(lists: &Lists<G::Event>, game: &G, rows: Rows, at: usize, view: View) -> Option<Line> {
    let (Item::Event(event) | Item::Group(_, _, event)) = lists.at(game, rows, at)?;
    game.title_with(&event, view)
}

/// The row of a list where the mark starts after `last` was entered; 0 where there is none.
pub(super) fn start<G: Face>(lists: &Lists<G::Event>, game: &G, rows: Rows, last: Option<&G::Event>) -> usize {
    let is_extra = matches!(rows, Rows::Extra { .. });
    if !is_extra && game.prompt().is_none_or(|prompt| prompt.kind != Kind::Pick) {
        return 0;
    }
    let is_usual = |item| {
        let (Item::Event(event) | Item::Group(_, _, event)) = item;
        if is_extra { game.is_usual_extra(&event, last) } else { game.is_usual(&event) }
    };
    lists.each(game, rows).find(|(_, item)| is_usual(*item)).map_or(0, |(at, _)| at)
}

/// The row of a list where an event stands, and whether that is the heading of its group; `None` when it is not on it.
#[inline(never)]
pub(super) fn find<G: Face>(lists: &Lists<G::Event>, game: &G, rows: Rows, wanted: &G::Event) -> Option<(usize, bool)> {
    let group = game.group(wanted);
    lists.each(game, rows).find_map(|(row, item)| match item {
        Item::Event(event) => (event == *wanted).then_some((row, false)),
        Item::Group(heading, ..) => (Some(heading) == group).then_some((row, true)),
    })
}
