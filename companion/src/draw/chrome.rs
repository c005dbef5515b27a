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
use crate::{picture::Picture, press::Button};

/// Where the column of UP and DOWN begins.
pub(crate) const COLUMN_X: i32 = 262;
/// The line under the title of a menu.
const TITLE_Y: i32 = 28;
/// The line above the hints.
const FOOTER_Y: i32 = 112;
/// The room between a menu's title and the hints.
pub(crate) const BODY: Rectangle = area(4, TITLE_Y + 3, COLUMN_X as u32 - 10, (FOOTER_Y - TITLE_Y) as u32 - 4);
/// The imperative line of a game's screen.
pub(crate) const LINE: Rectangle = area(4, 34, COLUMN_X as u32 - 10, 17);

/// What the buttons do on this screen; an empty text is a button that does nothing.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hints<'a> {
    pub(crate) a: &'a str,
    pub(crate) b: &'a str,
    pub(crate) c: &'a str,
    /// Whether UP and DOWN move a mark or change a value.
    pub(crate) up_down: bool,
}

/// Where the hint of a button below the panel stands. A, B and C sit at x = 41, 147 and 253; the last one's hint leans
/// left to stay in the frame.
pub(crate) const fn hint_area(button: Button) -> Rectangle {
    let row = FOOTER_Y + 1;
    match button {
        Button::A => area(1, row, 80, 15),
        Button::B => area(92, row, 104, 15),
        _ => area(197, row, 62, 15),
    }
}

/// Draws the frame of a menu: title, corner, hints.
pub(crate) fn draw(picture: &mut Picture, title: &str, corner: &str, hints: Hints<'_>) {
    rule(picture, Point::new(0, TITLE_Y), Point::new(COLUMN_X - 2, TITLE_Y));
    let corner_width = Size::Hint.width(corner) + 1;
    line(picture, title, Size::Title, Align::Left, area(4, 0, COLUMN_X as u32 - 14 - corner_width, 28));
    line(picture, corner, Size::Hint, Align::Right, area(COLUMN_X - 7 - corner_width as i32, 0, corner_width, 27));
    draw_footer(picture, hints);
}

/// Draws the heading of a game's screen: the phase in capitals of 25 px, the corner above at the right.
pub(crate) fn draw_heading(picture: &mut Picture, heading: &str, corner: &str) {
    let corner_width = Size::Hint.width(corner) + 1;
    let heading_width = Size::Heading.width(heading) + 4;
    line(picture, heading, Size::Heading, Align::Left, area(2, 0, heading_width, 33));
    line(picture, corner, Size::Hint, Align::Right, area(COLUMN_X - 5 - corner_width as i32, 1, corner_width, 14));
}

/// Draws what the buttons do.
pub(crate) fn draw_footer(picture: &mut Picture, hints: Hints<'_>) {
    rule(picture, Point::new(0, FOOTER_Y), Point::new(COLUMN_X - 2, FOOTER_Y));
    rule(picture, Point::new(COLUMN_X - 1, 0), Point::new(COLUMN_X - 1, 127));
    line(picture, hints.a, Size::Hint, Align::Centre, hint_area(Button::A));
    line(picture, hints.b, Size::Hint, Align::Centre, hint_area(Button::B));
    line(picture, hints.c, Size::Hint, Align::Right, hint_area(Button::C));
    if hints.up_down {
        icons::UP.draw(picture, Point::new(COLUMN_X + 17, 32));
        icons::DOWN.draw(picture, Point::new(COLUMN_X + 17, 88));
    }
}

fn rule(picture: &mut Picture, from: Point, to: Point) {
    let Ok(()) = Line::new(from, to).into_styled(PrimitiveStyle::with_stroke(BinaryColor::On, 1)).draw(picture);
}
