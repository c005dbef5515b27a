//! A list with a mark.
//!
//! The one way in which the device offers a choice from rows. It knows neither what the rows mean nor what choosing
//! does. Invariant: the mark is on a row that exists and that is visible.

use embedded_graphics::{prelude::*, primitives::Rectangle};

use crate::{
    Change,
    draw::{
        area, chrome,
        icons::{MORE_ABOVE, MORE_BELOW},
        text::{Align, Size, line},
    },
    picture::Picture,
    press::Press,
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

/// One row: what it is called and, at its right end, what stands there now.
pub(crate) struct Row<'a> {
    pub(crate) label: &'a str,
    pub(crate) value: &'a str,
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

    /// Draws the rows around the mark into the body of the screen, the marked one inverted.
    pub(crate) fn draw(self, picture: &mut Picture, rows: &[Row<'_>]) {
        let first = usize::from(self.mark.saturating_sub(VISIBLE - 1));
        for (at, row) in rows.iter().enumerate().skip(first).take(usize::from(VISIBLE)) {
            let given = row_area((at - first) as u32);
            let value_width = Size::Hint.width(row.value);
            let label = Rectangle::new(
                given.top_left + Point::new(6, 0),
                given.size - embedded_graphics::geometry::Size::new(20 + value_width, 0),
            );
            line(picture, row.label, Size::List, Align::Left, label);
            let value = area(
                given.top_left.x + given.size.width as i32 - 6 - value_width as i32,
                given.top_left.y,
                value_width,
                ROW,
            );
            line(picture, row.value, Size::Hint, Align::Right, value);
            if at == usize::from(self.mark) {
                picture.invert(given);
            }
        }
        let x = chrome::BODY.center().x;
        if first > 0 {
            MORE_ABOVE.draw(picture, Point::new(x, chrome::BODY.top_left.y));
        }
        if rows.len() > first + usize::from(VISIBLE) {
            MORE_BELOW.draw(picture, Point::new(x, chrome::BODY.top_left.y + (ROW * u32::from(VISIBLE)) as i32));
        }
    }
}

fn row_area(at: u32) -> Rectangle {
    area(0, chrome::BODY.top_left.y + (at * ROW) as i32, chrome::BODY.size.width + 8, ROW)
}
