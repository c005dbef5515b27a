//! A list with a mark.
//!
//! The one way in which the device offers a choice from rows. It knows neither what the rows mean nor what choosing
//! does, and it has no longest length: rows are made only while they are on the screen. Invariant: the mark is on a row
//! that exists and that is visible, and all rows of a list are written in one size.

use core::ops::Range;

use embedded_graphics::prelude::*;

use crate::{
    Change,
    draw::{
        area, chrome,
        icons::{MORE_ABOVE, MORE_BELOW},
        text::{Align, READ_AT_60_CM, Size, line},
    },
    picture::Picture,
    press::Press,
    text::fill::{Line, fill},
};

/// The mark of a list, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct List {
    mark: u16,
}

/// Where a list stands, and how large it is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) top: i32,
    /// Rows that fit.
    pub(crate) rows: u8,
    /// Height of a row.
    pub(crate) row: u32,
    /// From the top of the first row to the top of the last.
    pub(crate) span: u32,
    pub(crate) size: Size,
    pub(crate) width: u32,
}

impl Room {
    /// Between title and hints. The last row shares a line of pixels with what goes below the letters of the row above
    /// it, so that there is white before the hints.
    pub(crate) const BODY: Room = Room { top: 27, rows: 5, row: 17, span: 67, size: Size::Body, width: chrome::LEFT };

    /// On the resting screen, from `top` down to the hints: at most three rows.
    pub(crate) const fn resting(top: i32) -> Room {
        let rows = (chrome::FOOTER_Y - 1 - top) / 16;
        let rows = if rows > 3 { 3 } else { rows as u8 };
        let span = 16 * (rows as u32).saturating_sub(1);
        Room { top, rows, row: 16, span, size: Size::Body, width: chrome::LEFT }
    }

    /// Whether a row has room for this.
    pub(crate) fn fits(self, label: &Label) -> bool {
        self.holds(label, MARGIN, GAP)
    }

    /// Whether it has with less left free.
    pub(crate) fn barely_fits(self, label: &Label) -> bool {
        self.holds(label, CLOSE_MARGIN, CLOSE_GAP)
    }

    fn holds(self, Label { name, value }: &Label, margin: u32, gap: u32) -> bool {
        let gap = if value.is_empty() { 0 } else { gap };
        self.size.width(name) + gap + self.size.width(value) < self.width - 2 * margin
    }

    /// The top of a row, by its place from 0.
    pub(crate) fn y(self, at: usize) -> i32 {
        let gaps = u32::from(self.rows).saturating_sub(1).max(1);
        self.top + (at as u32 * self.span).div_ceil(gaps) as i32
    }
}

/// What is left free at both ends of a row, and at least between a name and its value; a row that is too long even in few
/// words has less of both.
const MARGIN: u32 = 5;
const GAP: u32 = 7;
const CLOSE_MARGIN: u32 = 2;
const CLOSE_GAP: u32 = 6;

/// One row: what it is called and, at its right end, what stands there now.
#[derive(Clone, Debug, Default)]
pub(crate) struct Label {
    pub(crate) name: Line,
    pub(crate) value: Line,
}

impl Label {
    /// A row of these words, which have no gaps.
    pub(crate) fn of(name: &str, value: &str) -> Self {
        Label { name: fill(name, &[]), value: fill(value, &[]) }
    }
}

impl List {
    pub(crate) fn at(mark: usize) -> Self {
        Self { mark: u16::try_from(mark).unwrap_or(0) }
    }

    pub(crate) fn mark(self) -> usize {
        self.mark.into()
    }

    /// UP and DOWN move the mark, round and round over `rows` rows.
    pub(crate) fn press(&mut self, press: Press, rows: usize) -> Change {
        match press.step() {
            Some(step) if rows > 1 => {
                let last = rows - 1;
                let after = match step {
                    ..0 => self.mark().checked_sub(1).unwrap_or(last),
                    _ if self.mark() >= last => 0,
                    _ => self.mark() + 1,
                };
                *self = List::at(after);
                Change::Mark
            }
            _ => Change::Nothing,
        }
    }

    /// The rows that are on the screen when `visible` of `rows` fit: the mark moves through the middle of a long list.
    pub(crate) fn visible(self, rows: usize, visible: u8) -> Range<usize> {
        let visible = usize::from(visible);
        let first = self.mark().saturating_sub(visible / 2).min(rows.saturating_sub(visible));
        first..(first + visible).min(rows)
    }

    /// Draws the rows around the mark of a list of `all` rows, the marked row inverted. Labels are made only for what is
    /// visible.
    pub(crate) fn draw(
        self,
        picture: &mut Picture,
        all: usize,
        room: Room,
        label: &mut dyn FnMut(usize) -> Option<Label>,
    ) {
        let shown = self.visible(all, room.rows);
        for (at, row) in shown.clone().enumerate() {
            let y = room.y(at);
            if let Some(label) = label(row) {
                let (margin, gap) = if room.fits(&label) { (MARGIN, GAP) } else { (CLOSE_MARGIN, CLOSE_GAP) };
                let value = room.size.width(&label.value) + 1;
                let right = room.width - margin;
                let gap = if label.value.is_empty() { 0 } else { gap };
                let name = area(margin as i32, y, right.saturating_sub(margin + gap + value), room.row);
                // One title in all of them is longer than any row: small rather than without its end.
                let fits = room.size.width(&label.name) <= name.size.width;
                if fits {
                    picture.expect(area(0, y, room.width, room.row), READ_AT_60_CM);
                }
                line(picture, &label.name, if fits { room.size } else { Size::Small }, Align::Left, name);
                let given = area((right - value) as i32, y, value, room.row);
                line(picture, &label.value, room.size, Align::Right, given);
            }
        }
        // Once all of them stand there: the mark keeps off the letters above and below it.
        if let Some(at) = self.mark().checked_sub(shown.start).filter(|_| self.mark() < shown.end) {
            picture.mark(area(0, room.y(at), room.width, room.row));
        }
        let x = chrome::COLUMN_X + 17;
        if shown.start > 0 {
            // Below a note on the resting screen.
            MORE_ABOVE.draw(picture, Point::new(x, 20));
        }
        if shown.end < all {
            MORE_BELOW.draw(picture, Point::new(x, 106));
        }
    }
}
