//! The sheet of many seats: a row each by rank, a column a line, the total at the right.
//!
//! As many lines as fit stand on a page, five seats below each other. Invariant: every page has names and totals,
//! and columns do not depend on which digits stand in them.

use embedded_graphics::prelude::*;

use super::{LEFT, RIGHT, ROW, Shown, TOP, pitch};
use crate::{
    draw::{
        area, chrome,
        text::{Align, Size, line},
    },
    picture::Picture,
    score::Score,
    screen::View,
    text::{Word, fill::fill},
};

/// Seats on one page.
const DOWN: usize = 5;
/// The line under the head, and where the first seat begins.
const HEAD_Y: i32 = 18;
const SEATS_Y: i32 = HEAD_Y + 2;
/// The least room between two columns.
const GAP: u32 = 9;

impl Score {
    /// How many pages it takes to have everybody once.
    pub(super) fn pages_down(&self) -> usize {
        self.columns.len().div_ceil(DOWN).max(1)
    }

    pub(super) fn pages_of_seats(&self, view: View, head: &str) -> u8 {
        // The last line is on the last page.
        let across = self.columns_across(view, head).last().map_or(1, |column| column.page + 1);
        across * self.pages_down() as u8
    }

    /// Where the lines begin in a sheet whose rows are seats: behind the title and the longest name.
    fn names_across(&self, view: View, head: &str) -> u32 {
        let names = self.columns.iter().map(|column| view.name(column.seat)).chain([head]);
        LEFT + names.map(|name| Size::Body.width(name)).max().unwrap_or(0)
    }

    /// Where they end there: before the totals.
    fn totals_across(&self, view: View) -> u32 {
        RIGHT - Size::Body.width(view.texts.word(Word::TotalShort)).max(number_width(self.most().into()))
    }

    /// The columns of such a sheet, as many on a page as fit.
    fn columns_across(&self, view: View, head: &str) -> impl Iterator<Item = Across> {
        let room = self.totals_across(view) - self.names_across(view, head) - GAP;
        let (mut page, mut taken) = (0, 0);
        self.shown(view).map(move |shown| {
            let numbers = || self.columns.iter().filter_map(|column| column.line(shown.line));
            // The smallest may be the longest, with its sign.
            let longest = [numbers().min(), numbers().max()].into_iter().flatten();
            let width = longest.map(|points| number_width(points.into())).fold(Size::Body.width(shown.short), u32::max);
            taken += width + GAP;
            if taken > room && taken > width + GAP {
                (page, taken) = (page + 1, width + GAP);
            }
            Across { shown, width, page }
        })
    }

    /// A row a seat by rank, a column a line, the total at the right.
    pub(super) fn draw_seats_down(&self, picture: &mut Picture, view: View, head: &str, page: usize) {
        let down = self.pages_down();
        let rows = self.columns.len().min(DOWN);
        let (first_row, page) = (page % down * rows, (page / down) as u8);
        let pitch = pitch(SEATS_Y, rows);
        let write = |picture: &mut Picture, text: &str, align, (x, width): (u32, u32), row: i32| {
            let y = if row == 0 { TOP } else { SEATS_Y + (row - 1) * pitch };
            line(picture, text, Size::Body, align, area(x as i32, y, width, ROW as u32));
        };
        let ranking = self.ranking();
        let seats = || (1..).zip(ranking.iter().skip(first_row).take(rows));

        let (names, totals) = (self.names_across(view, head), self.totals_across(view));
        for (row, column) in seats() {
            write(picture, view.name(column.seat), Align::Left, (LEFT, names - LEFT), row);
            write(picture, &fill("{0}", &[&column.total]), Align::Right, (totals, RIGHT - totals), row);
        }
        write(picture, head, Align::Left, (LEFT, names - LEFT), 0);
        write(picture, view.texts.word(Word::TotalShort), Align::Right, (totals, RIGHT - totals), 0);

        let columns = || self.columns_across(view, head).filter(|column| column.page == page);
        let needed: u32 = columns().map(|column| column.width + GAP).sum();
        // What is left over goes between the columns.
        let more = (totals - names - GAP).saturating_sub(needed) / (columns().count() as u32 + 1);
        let mut x = names;
        for Across { shown, width, .. } in columns() {
            x += GAP + more;
            write(picture, shown.short, Align::Right, (x, width), 0);
            for (row, column) in seats() {
                if let Some(points) = column.line(shown.line) {
                    write(picture, &fill("{0}", &[&points]), Align::Right, (x, width), row);
                }
            }
            x += width;
        }
        chrome::rule(picture, Point::new(0, HEAD_Y), Point::new(chrome::LEFT as i32 - 1, HEAD_Y));
    }
}

/// A line as a column, on which page it is and how wide.
struct Across {
    shown: Shown,
    width: u32,
    page: u8,
}

/// The width of a column of numbers as long as this one; which digits they are makes no difference.
fn number_width(number: i32) -> u32 {
    let characters = fill("{0}", &[&number]).len();
    Size::Body.width("000000".get(..characters).unwrap_or("000000"))
}
