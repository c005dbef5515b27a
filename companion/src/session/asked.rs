//! What is asked, below the line: the rows of a list, or the numbers beside the seats.
//!
//! Drawn the same in a game and in a lesson, where the rows are only looked at. Invariant: nothing here knows what a press
//! would do.

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*, primitives::PrimitiveStyleBuilder};
use engine::{
    prompt::Kind,
    seat::{Seat, Tally},
};

use super::{
    face::{Face, Look},
    lists::{Item, items},
};
use crate::{
    draw::{
        area, inside,
        text::{Align, Size, line},
    },
    picture::Picture,
    screen::{Label, List, Room, View, WIDEST_LIST},
    text::fill::fill,
};

/// Where a list begins on the resting screen, below the imperative line.
const LIST_Y: i32 = 52;

/// The room of a list on the resting screen, beside the game's picture where it has one.
pub(super) fn list_room<G: Face>(state: &G) -> Room {
    Room { top: LIST_Y, rows: 3, width: state.list_width().unwrap_or(WIDEST_LIST) }
}

/// The rows of a list.
pub(super) fn draw_items<G: Face>(
    state: &G,
    picture: &mut Picture,
    items: &[Item<G::Event>],
    list: List,
    view: View,
    room: Room,
) {
    list.draw_labels_in(picture, items.len(), room, |at| {
        Some(match items.get(at)? {
            Item::Event(event) => state.label(event, view),
            Item::Group(group) => Label { name: fill(G::group_name(*group, view), &[]), ..Label::default() },
        })
    });
}

/// The seats that can be counted side by side, each with its number; the one that UP counts for is inverted.
pub(super) fn draw_cells<G: Face>(
    state: &G,
    picture: &mut Picture,
    view: View,
    most: Tally,
    tally: Tally,
    marked: Option<Seat>,
) {
    let asked = state.seats().iter().filter(|seat| most.of(**seat) > 0);
    for (place, seat) in asked.enumerate() {
        let cell = area(4 + place as i32 * 64, LIST_Y + 2, 60, 34);
        line(picture, view.mark(*seat), Size::Body, Align::Left, area(cell.top_left.x + 5, LIST_Y + 2, 22, 34));
        let number = area(cell.top_left.x + 28, LIST_Y + 2, 30, 34);
        line(picture, &fill("{0}", &[&tally.of(*seat)]), Size::Heading, Align::Centre, number);
        let outline = PrimitiveStyleBuilder::new().stroke_color(BinaryColor::On).stroke_width(1).build();
        let Ok(()) = cell.into_styled(outline).draw(picture);
        if Some(*seat) == marked {
            picture.invert(inside(cell));
        }
    }
}

/// The table as it is looked at in a lesson: with the rows around the marked one where it asks to pick and has room for
/// them, or with the numbers that are looked at beside the seats. No row says that there are more: UP and DOWN turn the
/// lesson's pages.
pub(crate) fn draw_table<G: Face>(state: &G, picture: &mut Picture, view: View, look: Look) {
    match (state.prompt().map(|prompt| prompt.kind), look.tally) {
        (Some(Kind::Pick), _) if state.list_width().is_some() => {
            let (items, room) = (items(state, None, None), list_room(state));
            let shown = List::at(look.mark).visible(items.len(), room.rows);
            let list = List::at(look.mark.saturating_sub(shown.start as u8));
            draw_items(state, picture, items.get(shown).unwrap_or(&[]), list, view, room);
        }
        (Some(Kind::Tally { most, .. }), Some(tally)) => draw_cells(state, picture, view, most, tally, None),
        _ => {}
    }
    state.draw(picture, view, look);
}
