//! What the seat that is asked holds, where the device keeps the books.
//!
//! In words, and in a few letters of them, as prices are, where these are too long. Invariant: cubes that it has not got are
//! left out, and nothing that it has; with a comma between any two.

use engine::caylus::{Caylus, tiles::Cube};

use super::{
    Asked, labels,
    table::{row, say},
};
use crate::{
    draw::{
        area,
        chrome::{self, STRIP_Y},
        text::{Align, Size, fitted},
    },
    picture::Picture,
    screen::View,
    text::fill::{Line, add},
};

/// What the seat holds, in two lines, the first with so many of deniers and the kinds of cubes.
fn told(game: &Caylus, view: View, first: usize) -> [Line; 2] {
    let mut told = [Line::new(), Line::new()];
    let Some(purse) = game.asks().1.and_then(|seat| game.purse(seat)) else { return told };
    let held = |kind: Cube| (purse.of(kind) > 0).then(|| labels::cube(purse.of(kind), kind.index(), view));
    let all = [Some(labels::coins(purse.coins, view))].into_iter().chain(Cube::ALL.map(held));
    for (at, held) in all.enumerate().filter_map(|(at, held)| Some((at, held?))) {
        let [one, two] = &mut told;
        let line = if at < first { one } else { two };
        let gap = if line.is_empty() { "{0}" } else { ", {0}" };
        add(line, gap, &[&held]);
    }
    told
}

/// The cubes in one line below the sentence.
pub(super) fn draw_below(game: &Caylus, picture: &mut Picture, view: View) {
    let given = row(STRIP_Y - 1);
    let [_, whole] = told(game, view, 1);
    let [_, brief] = told(game, view.briefly(), 1);
    say(picture, if Size::Body.width(&whole) <= given.size.width { &whole } else { &brief }, given);
}

/// All of it in two lines beside the seat's name.
pub(super) fn draw_beside(game: &Caylus, picture: &mut Picture, view: View) {
    let who = game.asks().1.map_or("", |seat| view.name(seat));
    let x = 10 + Size::Heading.width(who) as i32;
    let width = chrome::LEFT - 4 - x as u32;
    let ways = [(view, 2), (view, 3), (view.briefly(), 2), (view.briefly(), 3)];
    let ways = ways.map(|(view, first)| told(game, view, first));
    let fits = |lines: &&[Line; 2]| lines.iter().all(|line| Size::Body.width(line) <= width);
    for (text, y) in ways.iter().find(fits).or(ways.last()).into_iter().flatten().zip([15, 31]) {
        fitted(picture, text, [Size::Body, Size::Hint], Align::Right, area(x, y, width, 16));
    }
}
