//! The score sheet and the result, for every game.
//!
//! A column a seat, a row a line, the total below; ranks and bars for the result; and the picture of a number being
//! counted. What the lines are called is the game's to say. Invariant: a line that nobody has counted yet is empty, not
//! zero.

use core::cmp::Reverse;

use embedded_graphics::{
    Pixel,
    pixelcolor::BinaryColor,
    prelude::*,
    primitives::{Line as Stroke, PrimitiveStyle},
};
use engine::seat::Seat;
use heapless::Vec;
use serde::{Deserialize, Serialize};

use crate::{
    draw::{
        area, area_at,
        text::{Align, Size, line},
    },
    games::GameId,
    picture::Picture,
    screen::{Label, View},
    text::fill::{Line, add, fill},
};

/// The most lines of a score: Magna Carta's six are the most of any game.
pub(crate) const LINES: usize = 6;
/// The most seats.
const SEATS: usize = 4;
const FIRST_COLUMN: i32 = 96;
const COLUMN: i32 = 41;

/// A seat's column: its lines, `None` where nobody has counted yet, and its total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Column {
    pub(crate) seat: Seat,
    /// The bits of an `i16` each: a correction may be below 0.
    cells: [Option<u16>; LINES],
    total: u16,
}

impl Column {
    /// Lines that a game does not have stay empty.
    pub(crate) fn new(seat: Seat, lines: impl IntoIterator<Item = Option<i16>>, total: u16) -> Self {
        let mut cells = [None; LINES];
        for (cell, line) in cells.iter_mut().zip(lines) {
            *cell = line.map(i16::cast_unsigned);
        }
        Column { seat, cells, total }
    }

    fn lines(&self) -> impl Iterator<Item = Option<i16>> {
        self.cells.into_iter().map(|cell| cell.map(u16::cast_signed))
    }
}

/// What was scored, and how long the game took in its own measure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Score {
    length: u8,
    columns: Vec<Column, SEATS>,
}

/// A score sheet; of a finished game it is the result that the device keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sheet {
    pub(crate) game: GameId,
    pub(crate) score: Score,
}

impl Sheet {
    pub(crate) fn new(game: GameId, length: u8, columns: impl Iterator<Item = Column>) -> Self {
        Sheet { game, score: Score { length, columns: columns.collect() } }
    }

    /// Who has the most, and how much that is: "Orange + Blue 26"; more than two by their marks.
    pub(crate) fn summary(&self, view: View) -> Label {
        let most = self.most();
        let winners = || self.score.columns.iter().filter(|column| column.total == most).map(|column| column.seat);
        let few = winners().count() <= 2;
        let mut name = Line::new();
        for seat in winners() {
            let template = if name.is_empty() { "{0}" } else { " + {0}" };
            add(&mut name, template, &[&if few { view.name(seat) } else { view.mark(seat) }]);
        }
        Label { name, value: fill("{0}", &[&most]) }
    }

    fn most(&self) -> u16 {
        self.score.columns.iter().map(|column| column.total).max().unwrap_or(0)
    }

    /// How long the game took, for the corner.
    pub(crate) fn length(&self, view: View) -> Line {
        self.game.length(self.score.length, view)
    }

    /// Draws the sheet over the whole screen above the hints.
    pub(crate) fn draw(&self, picture: &mut Picture, view: View) {
        const TOP: i32 = 15;
        const ROW: i32 = 14;
        line(picture, view.texts.sheet_title, Size::Hint, Align::Left, area(4, 0, 90, 15));
        for (place, column) in self.score.columns.iter().enumerate() {
            let x = FIRST_COLUMN + place as i32 * COLUMN;
            let head = area(x + 6, 0, 30, 14);
            line(picture, view.mark(column.seat), Size::Hint, Align::Centre, head);
            picture.invert(head);
            for (at, value) in column.lines().enumerate() {
                if let Some(value) = value {
                    let cell = area(x, TOP + at as i32 * ROW, COLUMN as u32, ROW as u32);
                    line(picture, &fill("{0}", &[&value]), Size::Hint, Align::Centre, cell);
                }
            }
            let total = area(x, 98, COLUMN as u32, 14);
            line(picture, &fill("{0}", &[&column.total]), Size::Hint, Align::Centre, total);
        }
        for (at, text) in self.game.lines(view).iter().enumerate() {
            line(picture, text, Size::Hint, Align::Left, area(4, TOP + at as i32 * ROW, 90, ROW as u32));
        }
        let Ok(()) = Stroke::new(Point::new(4, 97), Point::new(256, 97))
            .into_styled(PrimitiveStyle::with_stroke(BinaryColor::On, 1))
            .draw(picture);
    }

    /// Draws ranks, bars of the lines and totals, from y = 40 down. Equal totals share a rank.
    pub(crate) fn draw_bars(&self, picture: &mut Picture, view: View) {
        let mut ranking = self.score.columns.clone();
        ranking.sort_unstable_by_key(|column| Reverse(column.total));
        let most = self.most().max(1);
        for (at, column) in ranking.iter().enumerate() {
            let y = 40 + at as i32 * 18;
            let rank = 1 + ranking.iter().filter(|other| other.total > column.total).count();
            line(picture, &fill("{0}", &[&rank]), Size::Body, Align::Left, area(4, y, 12, 17));
            line(picture, view.mark(column.seat), Size::Body, Align::Centre, area(17, y, 25, 17));
            bar(picture, column, most, Point::new(44, y + 3));
            line(picture, &fill("{0}", &[&column.total]), Size::Body, Align::Right, area(212, y, 44, 17));
        }
    }
}

/// A number being entered: the number large, what it is worth, and everybody's total with it, the seat that is asked
/// inverted.
pub(crate) fn draw_counting(
    picture: &mut Picture,
    view: View,
    amount: i16,
    worth: &str,
    totals: impl Iterator<Item = (Seat, u16)>,
    asked: Option<Seat>,
) {
    line(picture, &fill("{0}", &[&amount]), Size::Heading, Align::Centre, area(4, 53, 72, 34));
    line(picture, worth, Size::List, Align::Left, area(84, 58, 170, 22));
    draw_totals(picture, view, totals, asked);
}

/// Everybody's total in a row above the hints, the seat that is asked inverted.
pub(crate) fn draw_totals(
    picture: &mut Picture,
    view: View,
    totals: impl Iterator<Item = (Seat, u16)>,
    asked: Option<Seat>,
) {
    for (place, (seat, total)) in totals.enumerate() {
        let cell = area(4 + place as i32 * 64, 92, 60, 18);
        line(picture, &fill("{0} {1}", &[&view.mark(seat), &total]), Size::Body, Align::Centre, cell);
        if Some(seat) == asked {
            picture.invert(cell);
        }
    }
}

/// A bar of the six lines, each with a pattern of its own, at most 160 px long.
fn bar(picture: &mut Picture, column: &Column, most: u16, corner: Point) {
    const LONG: u32 = 160;
    const TALL: i32 = 12;
    let length = |points: u16| (u32::from(points) * LONG / u32::from(most)).min(LONG) as i32;
    let mut sum = 0;
    for (at_line, points) in column.lines().map(|line| line.unwrap_or(0).max(0).unsigned_abs()).enumerate() {
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
