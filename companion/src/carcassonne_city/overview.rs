//! Where everybody's followers are, and how many towers are left: the first page of the look-up.
//!
//! A column a seat, as on the score sheet. Invariant: a seat's followers add up to seven.

use engine::{
    carcassonne_city::{City, Role},
    seat::Seat,
};

use super::words;
use crate::{
    draw::{
        area,
        text::{Align, Size, fitted, line},
    },
    picture::Picture,
    screen::View,
    text::fill::fill,
};

const TOP: i32 = 28;
const ROW: i32 = 14;
const FIRST_COLUMN: i32 = 130;
const COLUMN: i32 = 40;

pub(super) fn draw(game: &City, picture: &mut Picture, view: View) {
    let words = words(view);
    let [_, citizens, vendors, stewards, guards, towers] = words.values;
    for (row, name) in [words.supply, citizens, vendors, stewards, guards, towers].into_iter().enumerate() {
        let y = TOP + row as i32 * ROW;
        fitted(picture, name, [Size::Hint, Size::Small], Align::Left, area(4, y, 124, ROW as u32));
    }
    for (place, seat) in game.setup().seats().iter().enumerate() {
        let x = FIRST_COLUMN + place as i32 * COLUMN;
        // Beside the title.
        line(picture, view.mark(*seat), Size::Hint, Align::Centre, area(x, 8, COLUMN as u32, ROW as u32));
        // Those that have just come back rest until their owner's next turn.
        let resting = game.followers(*seat).resting();
        for (row, number) in numbers(game, *seat).into_iter().enumerate() {
            let cell = area(x, TOP + row as i32 * ROW, COLUMN as u32, ROW as u32);
            let text = match (row, resting) {
                (0, 1..) => fill("{0}+{1}", &[&number.saturating_sub(resting), &resting]),
                _ => fill("{0}", &[&number]),
            };
            line(picture, &text, Size::Hint, Align::Centre, cell);
        }
    }
}

/// Supply, citizens, vendors, stewards, guards, towers.
fn numbers(game: &City, seat: Seat) -> [u8; 6] {
    let followers = game.followers(seat);
    let [citizens, vendors, stewards, guards] = Role::ALL.map(|role| followers.out(role));
    [followers.supply(), citizens, vendors, stewards, guards, game.towers(seat)]
}
