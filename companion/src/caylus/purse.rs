//! What the seat that is asked holds, where the device keeps the books.
//!
//! In words, and in a few letters of them, as prices are, where these are too long. Invariant: cubes that it has not got are
//! left out, and nothing that it has; with a comma between any two.

use engine::caylus::{Caylus, Phase, tiles::Cube};

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

/// Deniers, and every kind of cube.
const ALL: usize = 1 + Cube::COUNT;

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

/// All that can be paid with now in one line below the sentence, which in the castle are cubes; `None` where that has no room
/// for it.
fn below(game: &Caylus, view: View) -> Option<Line> {
    let ways = [view, view.briefly()].map(|view| match game.phase() {
        Phase::Castle => told(game, view, 1)[1].clone(),
        _ => told(game, view, ALL)[0].clone(),
    });
    ways.into_iter().find(|line| Size::Body.width(line) <= row(0).size.width)
}

/// The deniers that have no room in that line.
pub(super) fn coins_left_out(game: &Caylus, view: View) -> Option<Line> {
    if below(game, view).is_some() {
        return None;
    }
    let [coins, _] = told(game, view, 1);
    Some(coins)
}

/// In one line below the sentence: all of it, or the cubes.
pub(super) fn draw_below(game: &Caylus, picture: &mut Picture, view: View) {
    let cubes = || {
        let [_, cubes] = told(game, view.briefly(), 1);
        cubes
    };
    say(picture, &below(game, view).unwrap_or_else(cubes), row(STRIP_Y - 1));
}

/// All of it in two lines beside the seat's name.
pub(super) fn draw_beside(game: &Caylus, picture: &mut Picture, view: View) {
    let who = game.asks().1.map_or("", |seat| view.name(seat));
    let x = 10 + Size::Heading.width(who) as i32;
    let width = chrome::LEFT - 4 - x as u32;
    let ways = [(view, 2), (view, 3), (view.briefly(), 2), (view.briefly(), 3)];
    let ways = ways.map(|(view, first)| told(game, view, first));
    let fits = |lines: &&[Line; 2]| lines.iter().all(|line| Size::Body.width(line) <= width);
    for (text, y) in ways.iter().find(fits).or(ways.last()).into_iter().flatten().zip([16, 32]) {
        fitted(picture, text, [Size::Body, Size::Hint], Align::Right, area(x, y, width, 16));
    }
}
