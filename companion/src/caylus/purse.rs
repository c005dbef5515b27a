//! What the seat that is asked holds, where the device keeps the books, and what all of them do.
//!
//! In words, and in a few letters of them, as prices are, where these are too long. Invariant: cubes that it has not got are
//! left out, and nothing that it has; with a comma between any two.

use core::ops::Range;

use engine::caylus::{
    Caylus, Phase,
    tiles::{Cube, Special},
};

use super::{
    Asked, labels,
    table::{row, say, tell_seats},
    text::Name,
    words,
};
use crate::{
    draw::{
        area,
        chrome::{self, STRIP_Y},
        text::{Align, Size, fitted, line},
    },
    picture::Picture,
    screen::View,
    text::fill::{Line, add, fill},
};

/// Deniers, and every kind of cube.
const ALL: usize = 1 + Cube::COUNT;

/// What the seat holds of these, from the deniers on, with commas.
fn told(game: &Caylus, view: View, held: Range<usize>) -> Line {
    let mut told = Line::new();
    let Some(purse) = game.asks().1.and_then(|seat| game.purse(seat)) else { return told };
    for at in held {
        let cube = at.checked_sub(1).and_then(|kind| Cube::ALL.get(kind));
        let one = match cube.map(|kind| (purse.of(*kind), kind.index())) {
            None => labels::coins(purse.coins, view),
            Some((0, _)) => continue,
            Some((number, kind)) => labels::cube(number, kind, view),
        };
        let gap = if told.is_empty() { "{0}" } else { ", {0}" };
        add(&mut told, gap, &[&one]);
    }
    told
}

/// All that can be paid with now in one line below the sentence, which in the castle are cubes; `None` where that has no room
/// for it.
fn below(game: &Caylus, view: View) -> Option<Line> {
    let first = usize::from(game.phase() == Phase::Castle);
    let mut ways = [view, view.briefly()].into_iter().map(|view| told(game, view, first..ALL));
    ways.find(|line| Size::Body.width(line) <= row(0).size.width)
}

/// The deniers that have no room in that line.
pub(super) fn coins_left_out(game: &Caylus, view: View) -> Option<Line> {
    if below(game, view).is_some() { None } else { Some(told(game, view, 0..1)) }
}

/// In one line below the sentence: all of it, or the cubes.
pub(super) fn draw_below(game: &Caylus, picture: &mut Picture, view: View) {
    let cubes = || told(game, view.briefly(), 1..ALL);
    say(picture, &below(game, view).unwrap_or_else(cubes), row(STRIP_Y - 1));
}

/// All of it in two lines beside the seat's name.
pub(super) fn draw_beside(game: &Caylus, picture: &mut Picture, view: View) {
    let who = game.asks().1.map_or("", |seat| view.name(seat));
    let x = 10 + Size::Heading.width(who) as i32;
    let width = chrome::LEFT - 4 - x as u32;
    let line = |(brief, first): (bool, usize), at: usize| {
        let held = if at == 0 { 0..first } else { first..ALL };
        told(game, if brief { view.briefly() } else { view }, held)
    };
    let ways = [(false, 2), (false, 3), (true, 2)];
    let fits = |way: &(bool, usize)| (0..2).all(|at| Size::Body.width(&line(*way, at)) <= width);
    let way = ways.into_iter().find(fits).unwrap_or((true, 3));
    for (at, y) in [16, 32].into_iter().enumerate() {
        fitted(picture, &line(way, at), [Size::Body, Size::Hint, Size::Small], Align::Right, area(x, y, width, 16));
    }
}

/// Everybody's, a row each in turn order: deniers, cubes, and the workers that are left; with columns as wide as their names.
pub(super) fn draw_all(game: &Caylus, picture: &mut Picture, view: View) {
    const GAP: i32 = 4;
    let order = Caylus::order(game);
    let pitch = if order.len() > 4 { 13 } else { 16 };
    let row = |at: usize, x: i32, wide: u32| match at {
        0 => area(x, 27, wide, 15),
        _ => area(x, 42 + pitch * (at as i32 - 1), wide, 17),
    };
    let mut right = chrome::LEFT as i32 - 4;
    for held in (0..=ALL).rev() {
        let cube = held.checked_sub(1).and_then(|kind| Cube::ALL.get(kind));
        let name = match cube {
            Some(cube) => words(view).name(Name::CubesShort, cube.index()),
            None => words(view).name(Name::CoinsShort, held / ALL),
        };
        let wide = Size::Hint.width(name) + 1;
        right -= wide as i32;
        line(picture, name, Size::Hint, Align::Right, row(0, right, wide));
        for (at, &seat) in (1..).zip(order) {
            let purse = game.purse(seat).unwrap_or_default();
            let number = match cube {
                Some(cube) => purse.of(*cube),
                None if held == 0 => purse.coins,
                None => game.workers(seat).into(),
            };
            line(picture, &fill("{0}", &[&number]), Size::Body, Align::Right, row(at, right, wide));
        }
        right -= GAP;
    }
    let wide = right as u32 - 4;
    let whole = order.iter().all(|seat| Size::Body.width(view.name(*seat)) <= wide);
    for (at, &seat) in (1..).zip(order) {
        let name = if whole { view.name(seat) } else { view.short(seat) };
        line(picture, name, Size::Body, Align::Left, row(at, 4, wide));
    }
}

/// Who stands before the bridge: the spaces with room for one two by two, then the others; at the inn who is new, then who has its
/// right circle.
pub(super) fn draw_places(game: &Caylus, picture: &mut Picture, view: View) {
    let Some(places) = game.places() else { return };
    for special in Special::ALL {
        let (at, number) = (special.index() as i32, |_| Some(0));
        let here = places.at(special);
        let seats = match special {
            Special::Stables => places.stables(),
            Special::Castle => places.castle(),
            _ => here.as_slice(),
        };
        let mut told = fill("{0}: ", &[&words(view).name(Name::Specials, special.index())]);
        tell_seats(&mut told, ("", ", "), seats, &|seat| view.short(seat), &number);
        if let Some(holder) = places.inn_right().filter(|_| special == Special::Inn) {
            add(&mut told, " > {0}", &[&view.short(holder)]);
        }
        let given = match at {
            0..4 => area(4 + 106 * (at % 2), 27 + 17 * (at / 2), 104 + 42 * (at as u32 % 2), 17),
            _ => area(4, 27 + 17 * (at - 2), 250, 17),
        };
        fitted(picture, &told, [Size::Body, Size::Hint], Align::Left, given);
    }
}
