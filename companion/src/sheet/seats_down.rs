//! The sheet of many seats: a row each by rank, a column a line, the total at the right.
//!
//! As many lines as fit stand on a page, five seats below each other. The words above the columns stand in two rows by turns,
//! so that a long word over a short number takes no more room than both need. Invariant: every page has names and totals, and
//! columns do not depend on which digits stand in them.

use super::{LEFT, RIGHT, ROW, Shown, pitch};
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

/// Seats on one page.
const DOWN: usize = 5;
/// The words above the columns are read from 0.4 m, the numbers below them from 0.6 m.
const HEAD: Size = Size::Hint;
/// From one row of the head to the next, and where the first seat begins.
const HEAD_ROW: i32 = 14;
const SEATS_Y: i32 = 2 * HEAD_ROW + 2;
/// The least room between two columns, and between two words of a row above them.
const GAP: u32 = 6;

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
        let names = self.columns.iter().map(|column| Size::Body.width(view.name(column.seat)));
        LEFT + names.fold(HEAD.width(head), u32::max)
    }

    /// The width of the totals behind a column that is so wide.
    fn totals_across(&self, view: View, before: u32) -> u32 {
        needed(view.texts.word(Word::TotalShort), number_width(self.most().into()), before)
    }

    /// The columns of such a sheet, as many on a page as fit.
    fn columns_across(&self, view: View, head: &str) -> impl Iterator<Item = Across> {
        let names = self.names_across(view, head);
        let (mut page, mut place, mut end, mut before) = (0, 0, names, names - LEFT);
        self.shown(view).map(move |shown| {
            let numbers = || self.columns.iter().filter_map(|column| column.line(shown.line));
            // The smallest may be the longest, with its sign.
            let longest = [numbers().min(), numbers().max()].into_iter().flatten();
            let numbers = longest.map(|points| number_width(points.into())).max().unwrap_or(0);
            let mut width = needed(shown.short, numbers, before);
            if place > 0 && end + width + self.totals_across(view, width) > RIGHT {
                (page, place, end, before) = (page + 1, 0, names, names - LEFT);
                width = needed(shown.short, numbers, before);
            }
            let column = Across { shown, width, page, place };
            (place, end, before) = (place + 1, end + width, width);
            column
        })
    }

    /// A row a seat by rank, a column a line, the total at the right.
    pub(super) fn draw_seats_down(&self, picture: &mut Picture, view: View, head: &str, page: usize) {
        let down = self.pages_down();
        let rows = self.columns.len().div_ceil(down);
        let (first_row, page) = (page % down * rows, (page / down) as u8);
        let pitch = pitch(SEATS_Y, rows);
        picture.expect(area(0, SEATS_Y, chrome::LEFT, (chrome::FOOTER_Y - SEATS_Y) as u32), READ_AT_60_CM);
        // Its right end stands at `right`.
        let write = |picture: &mut Picture, size: Size, text: &str, right: u32, y: i32| {
            let width = size.width(text);
            line(picture, text, size, Align::Right, area((right - width) as i32, y, width, ROW as u32));
        };
        let head_y = |place: usize| if place.is_multiple_of(2) { 0 } else { HEAD_ROW };
        let ranking = self.ranking();
        let seats = || (SEATS_Y..).step_by(pitch as usize).zip(ranking.iter().skip(first_row).take(rows));

        let columns = || self.columns_across(view, head).filter(|column| column.page == page);
        let mut end = self.names_across(view, head);
        let last = columns().last();
        let (across, before) = last.map_or((0, end), |column| (column.place + 1, column.width));
        let needed = columns().map(|column| column.width).sum::<u32>() + self.totals_across(view, before);
        // What is left over goes between the columns.
        let more = (RIGHT - end).saturating_sub(needed) / (across as u32 + 1);

        line(picture, head, HEAD, Align::Left, area(LEFT as i32, head_y(1), end - LEFT, ROW as u32));
        for (y, column) in seats() {
            line(
                picture,
                view.name(column.seat),
                Size::Body,
                Align::Left,
                area(LEFT as i32, y, end - LEFT, ROW as u32),
            );
            write(picture, Size::Body, &fill("{0}", &[&column.total]), RIGHT, y);
        }
        write(picture, HEAD, view.texts.word(Word::TotalShort), RIGHT, head_y(across));
        for Across { shown, width, place, .. } in columns() {
            end += width + more;
            write(picture, HEAD, shown.short, end, head_y(place));
            for (y, column) in seats() {
                if let Some(points) = column.line(shown.line) {
                    write(picture, Size::Body, &fill("{0}", &[&points]), end, y);
                }
            }
        }
    }
}

/// A line as a column: on which page and at which place there, and how wide with the gap before it.
struct Across {
    shown: Shown,
    width: u32,
    page: u8,
    place: usize,
}

/// The width of a column with numbers this wide, behind one that is as wide as `before`. Above that one its word may begin:
/// there the other row of the head has a word.
fn needed(word: &str, numbers: u32, before: u32) -> u32 {
    (HEAD.width(word) + GAP).saturating_sub(before).max(numbers + GAP)
}

/// The width of a column of numbers as long as this one; which digits they are makes no difference.
fn number_width(number: i32) -> u32 {
    let characters = fill("{0}", &[&number]).len();
    Size::Body.width("000000".get(..characters).unwrap_or("000000"))
}
