//! The favour table as a table: a row of the list is a row of the table, with what its columns give.
//!
//! The rows are the session's list, so the mark moves through the table; what this adds are the columns. The column that the
//! marker would reach is framed, columns that are not open are dots. Invariant: a row that is used up is not on it.

use engine::{
    Game,
    caylus::{Caylus, Event, event::Row, tiles::Cube},
    seat::Seat,
};

use super::{Asked, words};
use crate::{
    draw::{
        area, chrome,
        text::{Align, Size, fitted},
    },
    picture::Picture,
    screen::{Room, View},
    session::face::Look,
    text::fill::{Line, add, fill},
};

/// Where the columns begin, and where the last ends. The last two are the widest: residence and prestige stand there.
const COLUMNS_X: [i32; 6] = [83, 101, 131, 161, 217, chrome::LEFT as i32];

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
    let Some(seat) = game.asks().1 else { return false };
    let Some(marked) = rows(game, seat).nth(look.row.into()) else { return false };
    let of_row = |event: &Event| matches!(event, Event::Favour { favour, .. } if favour.row() == marked);
    game.candidates().filter(of_row).filter(|event| game.allows(event).is_ok()).take(2).count() == 1
}

/// The columns of every row, before the session writes its list and marks one.
pub(super) fn draw(game: &Caylus, picture: &mut Picture, view: View, look: &Look) {
    let (Some(seat), None) = (game.asks().1, look.group) else { return };
    let room = room(look);
    for (at, row) in rows(game, seat).enumerate() {
        let y = room.y(at);
        for (column, edges) in (1..).zip(COLUMNS_X.windows(2)) {
            let &[x, end] = edges else { continue };
            let (wide, tall) = ((end - x) as u32 - 1, room.row);
            let text = if column <= game.open_columns() { gives(row, column, view) } else { fill("·", &[]) };
            fitted(picture, &text, [Size::Body, Size::Hint, Size::Small], Align::Centre, area(x, y, wide, tall));
            if column == game.marker_moved(seat, row) {
                let right = x + wide as i32 - 1;
                for edge in [
                    area(x, y, wide, 1),
                    area(x, y + tall as i32 - 1, wide, 1),
                    area(x, y + 1, 1, tall - 2),
                    area(right, y + 1, 1, tall - 2),
                ] {
                    picture.invert(edge);
                }
            }
        }
    }
}

/// What a column gives: a number, a cube's letter, or what it builds.
fn gives(row: Row, column: u8, view: View) -> Line {
    let words = words(view);
    let letter = |cube: Cube| words.cube_letters.of(cube.index());
    match (row, column) {
        (Row::Points, _) => fill("{0}", &[&column]),
        (Row::Coins, _) => fill("{0}", &[&(column + 2)]),
        (Row::Cubes, 1) => fill(letter(Cube::Food), &[]),
        (Row::Cubes, 2) => {
            let mut line = fill(letter(Cube::Wood), &[]);
            add(&mut line, "/{0}", &[&letter(Cube::Stone)]);
            line
        }
        (Row::Cubes, 3) => fill(letter(Cube::Cloth), &[]),
        (Row::Cubes, 4) => fill("1>2", &[]),
        (Row::Cubes, _) => fill(letter(Cube::Gold), &[]),
        (Row::Build, 1) => fill("-", &[]),
        (Row::Build, _) => {
            // Of wood for 1 wood less, of stone for 1 stone less, a residence, a prestige building.
            fill(words.favour_builds.of(usize::from(column) - 2), &[])
        }
    }
}
