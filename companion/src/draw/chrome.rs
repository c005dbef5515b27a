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
    text::{Align, Size, fitted, line},
};
use crate::{
    picture::{Picture, WIDTH},
    press::Button,
    text::fill::Line as Text,
};

/// Where the column of UP and DOWN begins.
pub(crate) const COLUMN_X: i32 = 262;
/// The line under the title of a menu.
const TITLE_Y: i32 = 26;
/// The line above the hints.
const FOOTER_Y: i32 = 112;
/// Where the hints begin.
pub(crate) const HINT_Y: i32 = FOOTER_Y + 1;
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
const fn hint_area(button: Button) -> Rectangle {
    match button {
        Button::A => area(1, HINT_Y, 80, 15),
        Button::B => area(92, HINT_Y, 104, 15),
        _ => area(197, HINT_Y, 61, 15),
    }
}

/// Draws the frame of a menu: title, corner, hints.
pub(crate) fn draw(picture: &mut Picture, title: &str, corner: &str, hints: Hints<'_>) {
    let right = if hints.up_down { COLUMN_X - 2 } else { WIDTH as i32 - 1 };
    rule(picture, Point::new(0, TITLE_Y), Point::new(right, TITLE_Y));
    let corner_width = Size::Hint.width(corner) + 1;
    let (right, width) = (right - 3, corner_width + 1);
    fitted(picture, title, [Size::Title, Size::List], Align::Left, area(4, 0, right as u32 - 8 - width, 26));
    line(picture, corner, Size::Hint, Align::Right, area(right - width as i32, 0, width, 25));
    draw_footer(picture, hints);
}

/// The corner of a game's screen: two short lines, the lower one inverted when it is a warning.
#[derive(Clone, Debug, Default)]
pub(crate) struct Corner {
    pub(crate) upper: Text,
    pub(crate) lower: Text,
    pub(crate) warning: bool,
}

/// Draws the heading of a game's screen, the phase in capitals of 25 px, with the corner at its right. `column` says
/// whether UP and DOWN take their part of the width.
pub(crate) fn draw_heading(picture: &mut Picture, heading: &str, corner: &Corner, column: bool) {
    let right = if column { COLUMN_X } else { WIDTH as i32 } - 3;
    let needed = Size::Heading.width(heading) as i32 + 8;
    let wide = |size: Size| size.width(&corner.upper).max(size.width(&corner.lower)) + 3;
    let small = needed + wide(Size::Hint) as i32 > right;
    let corner_size = if small { Size::Small } else { Size::Hint };
    let width = wide(corner_size);
    let x = right - width as i32;
    let room = area(2, 0, (x - 4) as u32, 40);
    // A phase always fits at its full size; only a long sentence of the result is set smaller.
    fitted(picture, heading, [Size::Heading, Size::Title], Align::Left, room);
    line(picture, &corner.upper, corner_size, Align::Right, area(x, 2, width - 1, 14));
    line(picture, &corner.lower, corner_size, Align::Right, area(x, 18, width - 1, 14));
    if corner.warning {
        picture.invert(area(x, 17, width, 16));
    }
}

/// Draws a note over the imperative line, inverted, until the next press.
pub(crate) fn draw_note(picture: &mut Picture, note: &str) {
    picture.clear_area(LINE);
    line(picture, note, Size::Hint, Align::Left, LINE);
    picture.invert(LINE);
}

/// Draws what the buttons do.
pub(crate) fn draw_footer(picture: &mut Picture, hints: Hints<'_>) {
    let right = if hints.up_down { COLUMN_X - 2 } else { WIDTH as i32 - 1 };
    rule(picture, Point::new(0, FOOTER_Y), Point::new(right, FOOTER_Y));
    if hints.up_down {
        draw_column(picture);
    }
    line(picture, hints.a, Size::Hint, Align::Centre, hint_area(Button::A));
    line(picture, hints.b, Size::Hint, Align::Centre, hint_area(Button::B));
    line(picture, hints.c, Size::Hint, Align::Right, hint_area(Button::C));
    if hints.up_down {
        icons::UP.draw(picture, Point::new(COLUMN_X + 17, 32));
        icons::DOWN.draw(picture, Point::new(COLUMN_X + 17, 88));
    }
}

/// Draws the edge of the column beside UP and DOWN.
pub(crate) fn draw_column(picture: &mut Picture) {
    rule(picture, Point::new(COLUMN_X - 1, 0), Point::new(COLUMN_X - 1, 127));
}

fn rule(picture: &mut Picture, from: Point, to: Point) {
    let Ok(()) = Line::new(from, to).into_styled(PrimitiveStyle::with_stroke(BinaryColor::On, 1)).draw(picture);
}
