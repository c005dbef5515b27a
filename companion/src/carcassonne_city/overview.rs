//! Where everybody's followers are, and how many towers are left: the first page of the look-up.
//!
//! A column a seat and a row a place, as on the score sheet and with its words, so that it needs the whole screen above
//! the hints. Invariant: a seat's followers add up to seven.

use engine::{
    carcassonne_city::{City, Role},
    seat::Seat,
};

use super::words;
use crate::{
    draw::{
        area, chrome,
        text::{Align, Size, line},
    },
    picture::Picture,
    screen::View,
    text::fill::fill,
};

const TOP: i32 = 1;
const ROW: u32 = 16;
const FIRST_COLUMN: i32 = 86;

pub(super) fn draw(game: &City, picture: &mut Picture, view: View) {
    // The title of the page is the head of its first column.
    picture.clear_area(area(0, 0, chrome::LEFT, chrome::FOOTER_Y as u32));
    let words = words(view);
    let [roads, markets, towers, districts, guards] = [0, 1, 2, 3, 4].map(|line| words.sheet.of(line));
    let place = |row: usize| TOP + (row as u32 * ROW) as i32;
    let names = [words.overview, words.supply, roads, markets, districts, guards, towers];
    for (row, name) in names.into_iter().enumerate() {
        line(picture, name, Size::Body, Align::Left, area(4, place(row), FIRST_COLUMN as u32 - 6, ROW));
    }
    let seats = game.setup().seats();
    let wide = (chrome::LEFT as i32 - FIRST_COLUMN - 1) / seats.len() as i32;
    for (column, seat) in seats.iter().enumerate() {
        let cell = |row: usize| area(FIRST_COLUMN + column as i32 * wide, place(row), wide as u32, ROW);
        let fits = Size::Body.width(view.name(*seat)) + 2 <= wide as u32;
        let name = if fits { view.name(*seat) } else { view.short(*seat) };
        line(picture, name, Size::Body, Align::Centre, cell(0));
        // Those that have just come back rest until their owner's next turn.
        let resting = game.followers(*seat).resting();
        for (row, number) in numbers(game, *seat).into_iter().enumerate() {
            let text = match (row, resting) {
                (0, 1..) => fill("{0}+{1}", &[&number.saturating_sub(resting), &resting]),
                _ => fill("{0}", &[&number]),
            };
            line(picture, &text, Size::Body, Align::Centre, cell(row + 1));
        }
    }
}

/// Supply, citizens, vendors, stewards, guards, towers.
fn numbers(game: &City, seat: Seat) -> [u8; 6] {
    let followers = game.followers(seat);
    let [citizens, vendors, stewards, guards] = Role::ALL.map(|role| followers.out(role));
    [followers.supply(), citizens, vendors, stewards, guards, game.towers(seat)]
}
