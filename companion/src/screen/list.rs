//! A list with a mark.
//!
//! The one way in which the device offers a choice from rows. It knows neither what the rows mean nor what choosing
//! does. Invariant: the mark is on a row that exists and that is visible.

use core::ops::Range;

use embedded_graphics::prelude::*;
use heapless::Vec;

use crate::{
    Change,
    draw::{
        area, chrome,
        icons::{MORE_ABOVE, MORE_BELOW},
        text::{Align, Size, fitted, line},
    },
    picture::Picture,
    press::Press,
    text::fill::Line,
};

/// Rows that fit between title and hints.
const VISIBLE: u8 = 4;
/// Height of a row, in px.
const ROW: u32 = 20;

/// The mark of a list, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct List {
    mark: u8,
}

/// The width of a list that shares the screen with nothing.
pub(crate) const WIDEST_LIST: u32 = chrome::COLUMN_X as u32 - 1;

/// Where a list stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) top: i32,
    /// Rows that fit, at most as many as in the body.
    pub(crate) rows: u8,
    pub(crate) width: u32,
}

impl Room {
    /// Between title and hints.
    pub(crate) const BODY: Room = Room { top: chrome::BODY.top_left.y, rows: VISIBLE, width: WIDEST_LIST };
}

/// One row: what it is called and, at its right end, what stands there now.
pub(crate) struct Row<'a> {
    pub(crate) label: &'a str,
    pub(crate) value: &'a str,
}

/// A row with words of its own.
#[derive(Clone, Debug, Default)]
pub(crate) struct Label {
    pub(crate) name: Line,
    pub(crate) value: Line,
}

impl List {
    pub(crate) fn at(mark: u8) -> Self {
        Self { mark }
    }

    pub(crate) fn mark(self) -> u8 {
        self.mark
    }

    /// UP and DOWN move the mark, round and round over `rows` rows.
    pub(crate) fn press(&mut self, press: Press, rows: u8) -> Change {
        match press.step() {
            Some(step) if rows > 1 => {
                self.mark = (i16::from(self.mark) + i16::from(step)).rem_euclid(i16::from(rows)) as u8;
                Change::Mark
            }
            _ => Change::Nothing,
        }
    }

    /// The rows that are on the screen when `visible` of `rows` fit: the mark moves through the middle of a long list.
    pub(crate) fn visible(self, rows: usize, visible: u8) -> Range<usize> {
        let visible = usize::from(visible);
        let first = usize::from(self.mark).saturating_sub(visible / 2).min(rows.saturating_sub(visible));
        first..(first + visible).min(rows)
    }

    /// Draws all rows of a short list, or those around the mark, into the body of the screen.
    pub(crate) fn draw(self, picture: &mut Picture, rows: &[Row<'_>]) {
        let window = rows.get(self.visible(rows.len(), VISIBLE)).unwrap_or(&[]);
        self.draw_window(picture, window, rows.len(), Room::BODY);
    }

    /// Draws the rows around the mark of a list of `all` rows into the body of the screen. Labels are made only for what
    /// is visible.
    pub(crate) fn draw_labels(self, picture: &mut Picture, all: usize, label: impl Fn(usize) -> Option<Label>) {
        self.draw_labels_in(picture, all, Room::BODY, label);
    }

    /// The same into a room of its own.
    pub(crate) fn draw_labels_in(
        self,
        picture: &mut Picture,
        all: usize,
        room: Room,
        label: impl Fn(usize) -> Option<Label>,
    ) {
        let labels: Vec<Label, { VISIBLE as usize }> =
            self.visible(all, room.rows.min(VISIBLE)).filter_map(label).collect();
        let rows: Vec<Row<'_>, { VISIBLE as usize }> =
            labels.iter().map(|label| Row { label: &label.name, value: &label.value }).collect();
        self.draw_window(picture, &rows, all, room);
    }

    /// Draws the `window` of a list of `all` rows, the marked row inverted.
    pub(crate) fn draw_window(self, picture: &mut Picture, window: &[Row<'_>], all: usize, room: Room) {
        let shown = self.visible(all, room.rows);
        for (at, row) in window.iter().enumerate() {
            let y = room.top + (at as u32 * ROW) as i32;
            let value_width = Size::Hint.width(row.value);
            let right = room.width - 7;
            let given = area(6, y, right - 14 - value_width, ROW);
            fitted(picture, row.label, [Size::List, Size::Hint], Align::Left, given);
            line(picture, row.value, Size::Hint, Align::Right, area((right - value_width) as i32, y, value_width, ROW));
            if shown.start + at == usize::from(self.mark) {
                picture.invert(area(0, y, room.width, ROW));
            }
        }
        let x = chrome::COLUMN_X + 17;
        if shown.start > 0 {
            MORE_ABOVE.draw(picture, Point::new(x, 14));
        }
        if shown.end < all {
            MORE_BELOW.draw(picture, Point::new(x, 106));
        }
    }
}
