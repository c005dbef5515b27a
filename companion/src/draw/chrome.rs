//! The frame around every screen.
//!
//! Title and corner above, the buttons' meanings below A, B and C and beside UP and DOWN, the room between for the
//! screen itself. Invariant: a button that does nothing on a screen has no label there.

use embedded_graphics::{
    pixelcolor::BinaryColor,
    prelude::*,
    primitives::{Line, PrimitiveStyle, Rectangle},
};

use super::{
    area, icons,
    text::{Align, Size, line},
};
use crate::picture::Picture;

/// Where the column of UP and DOWN begins.
const COLUMN_X: i32 = 262;
/// The line under the title.
const TITLE_Y: i32 = 28;
/// The line above the hints.
const FOOTER_Y: i32 = 112;
/// The room between title and hints.
pub(crate) const BODY: Rectangle = area(4, TITLE_Y + 3, COLUMN_X as u32 - 10, (FOOTER_Y - TITLE_Y) as u32 - 5);

/// What the buttons do on this screen; an empty text is a button that does nothing.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hints<'a> {
    pub(crate) a: &'a str,
    pub(crate) b: &'a str,
    pub(crate) c: &'a str,
    /// Whether UP and DOWN move a mark or change a value.
    pub(crate) up_down: bool,
}

/// Draws the frame.
pub(crate) fn draw(picture: &mut Picture, title: &str, corner: &str, hints: Hints<'_>) {
    let ink = PrimitiveStyle::with_stroke(BinaryColor::On, 1);
    let rules = [
        Line::new(Point::new(0, TITLE_Y), Point::new(COLUMN_X - 2, TITLE_Y)),
        Line::new(Point::new(0, FOOTER_Y), Point::new(COLUMN_X - 2, FOOTER_Y)),
        Line::new(Point::new(COLUMN_X - 1, 0), Point::new(COLUMN_X - 1, 127)),
    ];
    for rule in rules {
        let Ok(()) = rule.into_styled(ink).draw(picture);
    }
    let corner_width = Size::Hint.width(corner);
    line(picture, title, Size::Title, Align::Left, area(4, 0, COLUMN_X as u32 - 16 - corner_width, 27));
    line(picture, corner, Size::Hint, Align::Right, area(COLUMN_X - 8 - corner_width as i32, 0, corner_width, 27));
    // A, B and C sit below the panel at x = 41, 147 and 253; the last hint leans left to stay in the frame.
    let row = FOOTER_Y + 1;
    line(picture, hints.a, Size::Hint, Align::Centre, area(1, row, 80, 15));
    line(picture, hints.b, Size::Hint, Align::Centre, area(87, row, 120, 15));
    line(picture, hints.c, Size::Hint, Align::Right, area(176, row, 80, 15));
    if hints.up_down {
        icons::UP.draw(picture, Point::new(COLUMN_X + 17, 32));
        icons::DOWN.draw(picture, Point::new(COLUMN_X + 17, 88));
    }
}
