//! The favour table as a table: a row of the list is a row of the table, with what its columns give.
//!
//! The rows are the session's list, so the mark moves through the table; what this adds are the columns, in a few letters each.
//! The one that the marker would reach is framed, those that are not open are dots; what it gives stands in words where C is.
//! Invariant: a row that is used up is not on it.

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*, primitives::Rectangle};
use engine::{
    Game,
    caylus::{
        Caylus, Event,
        event::{Row, Taken},
        tiles::Builder,
    },
    seat::Seat,
};

use super::{
    Asked, labels,
    text::{Name, Say},
    words,
};
use crate::{
    draw::{
        area, chrome,
        text::{Align, Size, line},
    },
    picture::Picture,
    screen::{Room, View},
    session::face::Look,
    text::fill::{Line, fill},
};

/// Where a column is not open.
const DOT: embedded_graphics::geometry::Size = embedded_graphics::geometry::Size::new_equal(2);
/// The columns of a row.
const COLUMNS: u8 = 5;

/// How wide a column is that is not open: it has a dot.
const CLOSED: i32 = 20;

/// Where the columns begin of which so many are open, and where the last ends: as wide as their letters, at the right.
fn columns_x(open: u8, view: View) -> [i32; COLUMNS as usize + 1] {
    let mut edges = [chrome::LEFT as i32 - 1; COLUMNS as usize + 1];
    for column in (1..=COLUMNS).rev() {
        let letters = |row| Size::Body.width(&in_letters(row, column, view)) as i32;
        let wide = if column > open { CLOSED } else { letters(Row::Cubes).max(letters(Row::Build)) + 5 };
        let at = usize::from(column);
        edges[at - 1] = edges[at] - wide;
    }
    edges
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

/// Whether a row has one effect only. The first column has, which need not be searched.
pub(super) fn gives_one(game: &Caylus, row: Row) -> bool {
    if game.favour_due().is_some_and(|seat| game.marker_moved(seat, row) == 1) {
        return true;
    }
    let of_row = |event: &Event| matches!(event, Event::Favour { favour, .. } if favour.row() == row);
    game.candidates().filter(of_row).filter(|event| game.allows(event).is_ok()).take(2).count() == 1
}

/// The columns of every row, before the session writes its list and marks one.
pub(super) fn draw(game: &Caylus, picture: &mut Picture, view: View, look: &Look) {
    let (Some(seat), None) = (game.asks().1, look.group) else { return };
    let (room, columns) = (room(look), columns_x(game.open_columns(), view));
    for (at, row) in rows(game, seat).enumerate() {
        for (column, edges) in (1..).zip(columns.windows(2)) {
            let &[x, end] = edges else { continue };
            let cell = area(x, room.y(at), (end - x) as u32 - 1, room.row);
            if column > game.open_columns() {
                let Ok(()) = picture.fill_solid(&Rectangle::new(cell.center(), DOT), BinaryColor::On);
                continue;
            }
            line(picture, &in_letters(row, column, view), Size::Body, Align::Centre, cell);
            if column == game.marker_moved(seat, row) {
                picture.invert(cell);
                picture.invert(cell.offset(-1));
            }
        }
    }
}

/// What a column gives, in a cell of the table.
pub(super) fn in_letters(row: Row, column: u8, view: View) -> Line {
    let words = words(view);
    match row {
        Row::Points => fill("{0}", &[&column]),
        Row::Coins => fill("{0}", &[&(column + 2)]),
        Row::Cubes => words.named(Name::FavourCells, usize::from(column) - 1),
        Row::Build => words.named(Name::FavourCells, usize::from(column) + 4),
    }
}

/// What the marked row gives once the marker has moved.
pub(super) fn gives_now(game: &Caylus, view: View, look: &Look) -> Option<Line> {
    let seat = game.favour_due()?;
    let row = rows(game, seat).nth(look.row.into())?;
    Some(gives(row, game.marker_moved(seat, row), view))
}

/// What a column gives, in words.
fn gives(row: Row, column: u8, view: View) -> Line {
    let words = words(view);
    match (row, column) {
        (Row::Points, _) => view.points(column.into()),
        (Row::Coins, _) => labels::coins(u16::from(column) + 2, view),
        (Row::Cubes, _) => labels::favour_cubes(column, Taken::Unsaid, view),
        (Row::Build, ..=1) => words.tell(Say::Nothing, &[]),
        (Row::Build, _) => words.named(Name::Kinds, builder(column).index()),
    }
}

/// Whose kind of building a column of the last row gives: of wood for 1 wood less, of stone for 1 stone less, a residence, a
/// prestige building.
pub(super) fn builder(column: u8) -> Builder {
    match column {
        ..=2 => Builder::Carpenter,
        3 => Builder::Mason,
        4 => Builder::Lawyer,
        _ => Builder::Architect,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        settings::{Language, Settings},
        text::Word,
    };

    /// The names end before the first column, and what C does stands beside undo and help.
    #[test]
    fn the_table_and_what_c_does_have_room() {
        for language in Language::ALL {
            let view = View::of(Settings { language, ..Settings::default() });
            let (texts, first) = (view.texts, columns_x(COLUMNS, view)[0]);
            for row in Row::ALL {
                let name = words(view).name(Name::Rows, row.index());
                assert!(4 + Size::Body.width(name) as i32 + 2 <= first, "{name}");
                for column in 1..=COLUMNS {
                    let gives = gives(row, column, view);
                    let footer =
                        [texts.word(Word::Undo), texts.word(Word::Help), &gives].map(|hint| Size::Hint.width(hint) + 6);
                    assert!(footer.iter().sum::<u32>() <= chrome::LEFT, "{gives}");
                }
            }
        }
    }
}
