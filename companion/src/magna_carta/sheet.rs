//! The score sheet and the result.
//!
//! A column a seat, a row a line, the total below; while the players count, the cell that is asked is inverted and shows
//! the number being entered. Invariant: a line that nobody has counted yet is empty, not zero.

use core::cmp::Reverse;
use serde::{Deserialize, Serialize};

use embedded_graphics::{
    Pixel,
    pixelcolor::BinaryColor,
    prelude::*,
    primitives::{Line as Stroke, PrimitiveStyle},
};
use engine::{
    Game,
    magna_carta::{MagnaCarta, event::Counted},
    prompt::Answer,
    seat::Seat,
};
use heapless::Vec;

use super::{NAME, letter, points, words};
use crate::{
    draw::{
        area, area_at,
        text::{Align, Size, line},
    },
    picture::Picture,
    screen::{Label, View},
    text::fill::{Line, add, fill},
};

/// The lines of the score, in the order of the rulebook.
const LINES: usize = 6;
/// The most seats.
const SEATS: usize = 4;
const FIRST_COLUMN: i32 = 96;
const COLUMN: i32 = 41;

/// A seat's column: its lines, `None` where nobody has counted yet, and its total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Column {
    seat: Seat,
    cells: [Option<u16>; LINES],
    total: u16,
}

/// A score sheet; of a finished game it is the result that the device keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sheet {
    rounds: u8,
    columns: Vec<Column, SEATS>,
}

impl Sheet {
    /// The sheet as it stands.
    pub(crate) fn of(game: &MagnaCarta) -> Self {
        let column = |seat: &Seat| {
            let score = game.score(*seat);
            let lines = [score.tokens, score.buildings, score.prestige, score.gold, score.cubes, score.coins];
            let mut cells = lines.map(Some);
            for (cell, line) in cells.iter_mut().skip(3).zip([Counted::Gold, Counted::Cubes, Counted::Coins]) {
                if !game.keeps_books() && game.counts(*seat).get(line.index()).is_none() {
                    *cell = None;
                }
            }
            Column { seat: *seat, cells, total: score.total() }
        };
        Sheet { rounds: game.round(), columns: game.setup().seats().iter().map(column).collect() }
    }

    /// Who has the most, and how much that is: "Orange + Blue 26".
    pub(crate) fn summary(&self, view: View) -> Label {
        let most = self.most();
        let mut name = Line::new();
        for column in self.columns.iter().filter(|column| column.total == most) {
            let template = if name.is_empty() { "{0}" } else { " + {0}" };
            add(&mut name, template, &[&super::name(column.seat, view)]);
        }
        Label { name, value: fill("{0}", &[&most]) }
    }

    fn most(&self) -> u16 {
        self.columns.iter().map(|column| column.total).max().unwrap_or(0)
    }

    /// Draws the sheet over the whole screen above the hints.
    pub(crate) fn draw(&self, picture: &mut Picture, view: View) {
        const TOP: i32 = 15;
        const ROW: i32 = 14;
        line(picture, words(view).sheet_title, Size::Hint, Align::Left, area(4, 0, 90, 15));
        for (place, column) in self.columns.iter().enumerate() {
            let x = FIRST_COLUMN + place as i32 * COLUMN;
            let head = area(x + 6, 0, 30, 14);
            line(picture, letter(column.seat, view), Size::Hint, Align::Centre, head);
            picture.invert(head);
            for (at, value) in column.cells.into_iter().enumerate() {
                if let Some(value) = value {
                    let cell = area(x, TOP + at as i32 * ROW, COLUMN as u32, ROW as u32);
                    line(picture, &fill("{0}", &[&value]), Size::Hint, Align::Centre, cell);
                }
            }
            let total = area(x, 98, COLUMN as u32, 14);
            line(picture, &fill("{0}", &[&column.total]), Size::Hint, Align::Centre, total);
        }
        for (at, text) in words(view).sheet.iter().enumerate() {
            line(picture, text, Size::Hint, Align::Left, area(4, TOP + at as i32 * ROW, 90, ROW as u32));
        }
        let Ok(()) = Stroke::new(Point::new(4, 97), Point::new(256, 97))
            .into_styled(PrimitiveStyle::with_stroke(BinaryColor::On, 1))
            .draw(picture);
    }

    /// Draws ranks, bars of the lines and totals, from y = 40 down. Equal totals share a rank.
    pub(crate) fn draw_bars(&self, picture: &mut Picture, view: View) {
        let mut ranking = self.columns.clone();
        ranking.sort_unstable_by_key(|column| Reverse(column.total));
        let most = self.most().max(1);
        for (at, column) in ranking.iter().enumerate() {
            let y = 40 + at as i32 * 18;
            let rank = 1 + ranking.iter().filter(|other| other.total > column.total).count();
            line(picture, &fill("{0}", &[&rank]), Size::Body, Align::Left, area(4, y, 14, 17));
            line(picture, letter(column.seat, view), Size::Body, Align::Centre, area(20, y, 18, 17));
            bar(picture, &column.cells, most, Point::new(44, y + 3));
            line(picture, &fill("{0}", &[&column.total]), Size::Body, Align::Right, area(212, y, 44, 17));
        }
    }

    /// Which game it was.
    pub(crate) fn game(&self) -> &'static str {
        NAME
    }

    /// How long the game took, for the corner.
    pub(crate) fn length(&self, view: View) -> Line {
        fill(words(view).round, &[&self.rounds])
    }
}

/// Counting: the number large, what it is worth, and everybody's total with it.
pub(super) fn draw_counting(game: &MagnaCarta, picture: &mut Picture, view: View, amount: i16) {
    let Some(asked) = game.prompt().and_then(|prompt| prompt.seat) else { return };
    // What the number is worth is the engine's to say: enter it on a copy.
    let mut counted = game.clone();
    if let Some(event) = game.answer(Answer::Amount(amount)) {
        let _ = counted.apply(&event);
    }
    let worth = counted.score(asked).total().saturating_sub(game.score(asked).total());
    line(picture, &fill("{0}", &[&amount]), Size::Heading, Align::Centre, area(4, 53, 72, 34));
    line(picture, &points(worth, view), Size::List, Align::Left, area(84, 58, 170, 22));
    for (place, seat) in game.setup().seats().iter().enumerate() {
        let text = fill("{0} {1}", &[&letter(*seat, view), &counted.score(*seat).total()]);
        let cell = area(4 + place as i32 * 64, 92, 60, 18);
        line(picture, &text, Size::Body, Align::Centre, cell);
        if *seat == asked {
            picture.invert(cell);
        }
    }
}

/// A bar of the six lines, each with a pattern of its own, at most 160 px long.
fn bar(picture: &mut Picture, cells: &[Option<u16>; LINES], most: u16, corner: Point) {
    const LONG: u32 = 160;
    const TALL: i32 = 12;
    let length = |points: u16| (u32::from(points) * LONG / u32::from(most)) as i32;
    let mut sum = 0;
    for (at_line, points) in cells.iter().map(|cell| cell.unwrap_or(0)).enumerate() {
        let (from, to) = (length(sum), length(sum.saturating_add(points)));
        sum = sum.saturating_add(points);
        let part = area_at(corner + Point::new(from, 0), (to - from) as u32, TALL as u32);
        let ink = part.points().filter(|at| {
            let (x, y) = (at.x - corner.x, at.y - corner.y);
            let edge = y == 0 || y == TALL - 1 || at.x == part.top_left.x || x == to - 1;
            edge || filled(at_line, x, y)
        });
        let Ok(()) = picture.draw_iter(ink.map(|at| Pixel(at, BinaryColor::On)));
    }
}

/// The patterns of the lines: solid, upright, level, dense, loose, empty.
fn filled(line: usize, x: i32, y: i32) -> bool {
    match line {
        0 => true,
        1 => x % 2 == 0,
        2 => y % 3 == 0,
        3 => (x + y) % 2 == 0,
        4 => (x + y) % 4 == 0,
        _ => false,
    }
}
