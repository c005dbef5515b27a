//! The favour table as a table: a row of the list is a row of the table, with its five columns and what it gives now.
//!
//! The rows are the session's list, so the mark moves through the table; what this adds are the columns: a box each, filled
//! where the marker would come to stand, a dot where it is not open. Invariant: a row that is used up is not on it.

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*};
use engine::{
    Game,
    caylus::{
        Caylus, Event,
        event::{Row, Taken},
    },
    seat::Seat,
};

use super::{Asked, labels, words};
use crate::{
    draw::{area, chrome, text::Size},
    picture::Picture,
    screen::{Room, View},
    session::face::Look,
    text::fill::{Line, fill},
};

/// The columns of a row.
const COLUMNS: u8 = 5;
/// The side of a column's box, and from one to the next.
const BOX: u32 = 7;
const STEP: i32 = 9;

/// Where the boxes begin, after the longest name of a row.
fn boxes_x(view: View) -> i32 {
    let names = Row::ALL.map(|row| Size::Body.width(words(view).rows.of(row.index())));
    names.into_iter().max().unwrap_or(0) as i32 + 11
}

/// Four rows from the sentence down; an opened row has three.
pub(super) fn room(look: &Look) -> Room {
    match look.group {
        Some(_) => Room::resting(chrome::STRIP_Y + 2),
        None => Room { top: 47, rows: 4, row: 16, span: 48, size: Size::Body, width: chrome::LEFT },
    }
}

/// The rows that the seat has left.
fn rows(game: &Caylus, seat: Seat) -> impl Iterator<Item = Row> {
    Row::ALL.into_iter().filter(move |row| game.row_is_left(seat, *row))
}

/// Whether the marked row has one effect only: then C takes it.
pub(super) fn takes_at_once(game: &Caylus, look: &Look) -> bool {
    let marked = game.asks().1.and_then(|seat| rows(game, seat).nth(look.row.into()));
    marked.is_some_and(|row| gives_one(game, row))
}

/// Whether a row has one effect only.
pub(super) fn gives_one(game: &Caylus, row: Row) -> bool {
    let of_row = |event: &Event| matches!(event, Event::Favour { favour, .. } if favour.row() == row);
    game.candidates().filter(of_row).filter(|event| game.allows(event).is_ok()).take(2).count() == 1
}

/// The columns of every row, before the session writes its list and marks one.
pub(super) fn draw(game: &Caylus, picture: &mut Picture, view: View, look: &Look) {
    let (Some(seat), None) = (game.asks().1, look.group) else { return };
    let room = room(look);
    for (at, row) in rows(game, seat).enumerate() {
        let y = room.y(at) + 5;
        for column in 1..=COLUMNS {
            let x = boxes_x(view) + i32::from(column - 1) * STEP;
            let open = column <= game.open_columns();
            let ink = if open { area(x, y, BOX, BOX) } else { area(x + 3, y + 3, 2, 2) };
            let Ok(()) = picture.fill_solid(&ink, BinaryColor::On);
            if open && column != game.marker_moved(seat, row) {
                picture.invert(area(x + 1, y + 1, BOX - 2, BOX - 2));
            }
        }
    }
}

/// What a row gives once the marker has moved.
pub(super) fn gives_now(game: &Caylus, row: Row, view: View) -> Line {
    let column = game.favour_due().map_or(0, |seat| game.marker_moved(seat, row));
    gives(row, column, view)
}

/// What a column gives, in words.
pub(super) fn gives(row: Row, column: u8, view: View) -> Line {
    let words = words(view);
    match (row, column) {
        (Row::Points, _) => view.points(column.into()),
        (Row::Coins, _) => labels::coins(u16::from(column) + 2, view),
        (Row::Cubes, _) => labels::favour_cubes(column, Taken::Unsaid, view),
        (Row::Build, ..=1) => fill(words.nothing, &[]),
        // Of wood for 1 wood less, of stone for 1 stone less, a residence, a prestige building.
        (Row::Build, _) => fill(words.favour_builds.of(usize::from(column) - 2), &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Language, Settings};

    /// A row of the list knows nothing of the boxes in its middle.
    #[test]
    fn what_a_column_gives_stands_beside_the_boxes() {
        for language in Language::ALL {
            let view = View::of(Settings { language, ..Settings::default() });
            let free = chrome::LEFT as i32 - 5 - 2 - (boxes_x(view) + i32::from(COLUMNS) * STEP);
            for row in Row::ALL {
                for column in 1..=COLUMNS {
                    let text = gives(row, column, view);
                    assert!(Size::Body.width(&text) as i32 <= free, "{text}");
                }
            }
        }
    }
}
