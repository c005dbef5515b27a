//! What the seat that is asked holds, where the device keeps the books.
//!
//! In words, and with the letters that prices have where these are too long. Invariant: cubes that it has not got are left
//! out, and nothing that it has.

use engine::caylus::{Caylus, tiles::Cube};

use super::{
    Asked, labels,
    table::{row, say},
    words,
};
use crate::{
    draw::{
        area,
        chrome::{self, STRIP_Y},
        text::{Align, Size, fitted},
    },
    picture::Picture,
    screen::View,
    text::fill::{Line, add, fill},
};

/// Deniers and food, then the rest; each line within `width`.
fn purse(game: &Caylus, view: View, lines: usize, width: u32) -> [Line; 2] {
    let Some(purse) = game.asks().1.and_then(|seat| game.purse(seat)) else { return [Line::new(), Line::new()] };
    let told = |view: View| {
        let coins = if view.brief { "{0}d" } else { "{0} {1}" };
        let mut told = [fill(coins, &[&purse.coins, &words(view).coins]), Line::new()];
        for cube in Cube::ALL.into_iter().filter(|cube| purse.of(*cube) > 0) {
            let [first, second] = &mut told;
            let line = if cube == Cube::Food || lines == 1 { first } else { second };
            let gap = if line.is_empty() { "{0}" } else { " {0}" };
            add(line, gap, &[&labels::cube(purse.of(cube), cube.index(), view)]);
        }
        told
    };
    let whole = told(view);
    if whole.iter().all(|line| Size::Hint.width(line) <= width) { whole } else { told(view.briefly()) }
}

/// In one line below the sentence.
pub(super) fn draw_below(game: &Caylus, picture: &mut Picture, view: View) {
    let given = row(STRIP_Y - 1);
    let [line, _] = purse(game, view, 1, given.size.width);
    say(picture, &line, given);
}

/// In two lines beside the seat's name.
pub(super) fn draw_beside(game: &Caylus, picture: &mut Picture, view: View) {
    let who = game.asks().1.map_or("", |seat| view.name(seat));
    let x = 10 + Size::Heading.width(who) as i32;
    let width = chrome::LEFT - 4 - x as u32;
    for (text, y) in purse(game, view, 2, width).iter().zip([15, 31]) {
        fitted(picture, text, [Size::Body, Size::Hint], Align::Right, area(x, y, width, 16));
    }
}
