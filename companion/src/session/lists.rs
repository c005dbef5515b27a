//! Long lists of events, with headings that open.
//!
//! The legal events of a prompt, or those that a seat's button opens. Events of one group stand under its heading
//! until that is chosen. Invariant: what a list offers is legal.

use engine::seat::Seat;
use heapless::Vec;

use super::face::Face;

/// Rows of the longest list: a worker on each of 52 cards, or a dozen buildings and seven prestige buildings.
const ROWS: usize = 64;

/// A row: an event, or a heading that opens.
#[derive(Clone, Copy, Debug)]
pub(super) enum Item<E> {
    Event(E),
    Group(u8),
}

/// The rows of the prompt's own list (`extra` is `None`), or of the list that a seat or B opens. Groups with one
/// entry are not worth a press and are not made.
pub(super) fn items<G: Face>(state: &G, extra: Option<Option<Seat>>, group: Option<u8>) -> Vec<Item<G::Event>, ROWS> {
    let offered = || {
        state.legal().filter(move |event| match extra {
            Some(seat) => state.on_extra_list(event, seat),
            None => true,
        })
    };
    let mut items: Vec<Item<G::Event>, ROWS> = Vec::new();
    for event in offered() {
        let heading = state.group(&event);
        let item = match (heading, group) {
            (heading, Some(_)) if heading != group => continue,
            (Some(heading), None) => {
                let listed = |item: &Item<G::Event>| matches!(item, Item::Group(group) if *group == heading);
                if items.iter().any(listed) {
                    continue;
                }
                let members = offered().filter(|other| state.group(other) == Some(heading)).take(2).count();
                if members > 1 { Item::Group(heading) } else { Item::Event(event) }
            }
            _ => Item::Event(event),
        };
        if items.push(item).is_err() {
            break;
        }
    }
    items
}
