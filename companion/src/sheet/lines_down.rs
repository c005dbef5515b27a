//! The sheet of few seats: a column each, a row a line, the totals below.
//!
//! Invariant: every page has the totals.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use super::{LEFT, ROW, TOP};
use crate::{
    draw::{
        area, chrome,
        text::{Align, READ_AT_60_CM, Size, line},
    },
    picture::Picture,
    score::Score,
    screen::View,
    text::{Word, fill::fill},
};

/// Lines on one page, between the head and the totals.
const LINES: usize = 5;
/// The room behind the names of the lines.
const LABEL_GAP: u32 = 4;

impl Score {
    pub(super) fn pages_of_lines(&self, view: View) -> u8 {
        self.shown(view).count().div_ceil(LINES).max(1) as u8
    }

    /// A column a seat, a row a line, the totals below.
    pub(super) fn draw_lines_down(&self, picture: &mut Picture, view: View, head: &str, page: usize) {
        picture.expect(area(0, 0, chrome::LEFT, chrome::FOOTER_Y as u32), READ_AT_60_CM);
        let words = [head, view.texts.word(Word::Total)];
        let labels = self.shown(view).map(|shown| shown.name).chain(words).map(|label| Size::Body.width(label));
        let labels = labels.max().unwrap_or(0);
        let first = (LEFT + labels + LABEL_GAP) as i32;
        let wide = (chrome::LEFT as i32 - first - 1) / self.columns.len().max(1) as i32;
        let cell = |place: usize, row: usize| {
            area(first + place as i32 * wide, TOP + row as i32 * ROW, wide as u32, ROW as u32)
        };
        let label = |row: usize| area(LEFT as i32, TOP + row as i32 * ROW, labels, ROW as u32);
        let in_bar = |given: Rectangle| given.translate(Point::new(0, 1));
        let number = |picture: &mut Picture, number: i32, given| {
            line(picture, &fill("{0}", &[&number]), Size::Body, Align::Centre, given);
        };
        line(picture, head, Size::Body, Align::Left, label(0));
        for (place, column) in self.columns.iter().enumerate() {
            let fits = Size::Body.width(view.name(column.seat)) + 2 <= wide as u32;
            let name = if fits { view.name(column.seat) } else { view.short(column.seat) };
            line(picture, name, Size::Body, Align::Centre, cell(place, 0));
            number(picture, column.total.into(), in_bar(cell(place, LINES + 1)));
        }
        for (at, shown) in self.shown(view).skip(page * LINES).take(LINES).enumerate() {
            line(picture, shown.name, Size::Body, Align::Left, label(at + 1));
            for (place, column) in self.columns.iter().enumerate() {
                if let Some(points) = column.line(shown.line) {
                    number(picture, points.into(), cell(place, at + 1));
                }
            }
        }
        line(picture, view.texts.word(Word::Total), Size::Body, Align::Left, in_bar(label(LINES + 1)));
        picture.invert(area(0, TOP + (LINES as i32 + 1) * ROW, chrome::LEFT, ROW as u32 - 2));
    }
}
