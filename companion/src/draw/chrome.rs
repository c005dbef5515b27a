//! The frame around every screen.
//!
//! In a menu a title and a corner above; in a game the phase, the sentence that says who does what, and one line for what
//! was just said. Below, what A, B and C do; at the right, UP and DOWN. The room between is the screen's. Invariant: a
//! button that does nothing on a screen has no label there.

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*, primitives::Rectangle};

use super::{
    area, icons,
    text::{Align, READ_AT_60_CM, READ_AT_A_METRE, Size, fitted, has_dots, line},
};
use crate::picture::{Picture, WIDTH};

/// Where the column of UP and DOWN begins.
pub(crate) const COLUMN_X: i32 = 262;
/// The width of what stands left of that column.
pub(crate) const LEFT: u32 = COLUMN_X as u32 - 1;
/// The line under the title of a menu.
const TITLE_Y: i32 = 26;
/// The line above the hints. A row of white is kept on both sides of a line, and at the panel's edge; only what goes below
/// the letters of a hint may reach the last row.
pub(crate) const FOOTER_Y: i32 = 112;
const HINT_Y: i32 = FOOTER_Y + 1;
/// The room between a menu's title and the hints: five lines of text.
pub(crate) const BODY: Rectangle = area(4, TITLE_Y + 2, LEFT - 9, (FOOTER_Y - TITLE_Y) as u32 - 3);
/// The sentence that says who does what: capitals of 25 px from its second row down, and 7 px for what goes below them.
const HEADLINE_Y: i32 = 14;
const HEADLINE_TALL: u32 = 33;
/// Where the seats begin, below that sentence.
pub(crate) const STRIP_Y: i32 = HEADLINE_Y + HEADLINE_TALL as i32;
/// Where a game's own picture begins below one row of seats.
pub(crate) const GAME_Y: i32 = STRIP_Y + 16;

/// Hints that are nearer to each other have a line between them: a space between two words is hardly narrower.
const APART: i32 = 12;

/// What the buttons do on this screen; an empty text is a button that does nothing.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hints<'a> {
    pub(crate) a: &'a str,
    pub(crate) b: &'a str,
    pub(crate) c: &'a str,
    /// Whether UP and DOWN move a mark or change a value.
    pub(crate) up_down: bool,
}

/// The right end of what a screen may use.
pub(crate) fn right_end(column: bool) -> i32 {
    if column { COLUMN_X - 2 } else { WIDTH as i32 - 1 }
}

/// Draws the frame of a menu: title, corner, hints.
pub(crate) fn draw(picture: &mut Picture, title: &str, corner: &str, hints: Hints<'_>) {
    let right = right_end(hints.up_down);
    rule(picture, Point::new(0, TITLE_Y), Point::new(right, TITLE_Y));
    picture.expect(area(0, 0, right as u32, TITLE_Y as u32), READ_AT_60_CM);
    let corner_width = Size::Body.width(corner) + 1;
    let (right, width) = (right - 3, corner_width + 1);
    fitted(
        picture,
        title,
        [Size::Title, Size::List, Size::Body, Size::Small],
        Align::Left,
        area(4, 0, right as u32 - 8 - width, 25),
    );
    line(picture, corner, Size::Body, Align::Right, area(right - width as i32, 0, width, 25));
    draw_footer(picture, hints);
}

/// Draws the first line of a game's screen: the phase, and at its right how far the game is. `warning` inverts the right
/// part.
pub(crate) fn draw_top(picture: &mut Picture, phase: &str, corner: &str, warning: bool, column: bool) {
    let right = right_end(column) - 1;
    picture.expect(area(0, 0, right as u32, HEADLINE_Y as u32), READ_AT_60_CM);
    let width = Size::Body.width(corner) + 2;
    let x = right - width as i32 - 1;
    line(picture, phase, Size::Body, Align::Left, area(4, 0, (x - 8) as u32, 17));
    line(picture, corner, Size::Body, Align::Right, area(x, 0, width, 17));
    if warning {
        picture.invert(area(x - 2, 0, width + 3, HEADLINE_Y as u32));
    }
}

/// What the line with what was just said lies over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Under {
    /// The phase, above the sentence.
    Phase,
    /// The title of a menu.
    Title,
    /// Who has won.
    Winner,
}

/// Where a note stands in its bar.
const NOTE_X: i32 = 2;

/// How much of a note's line is left beside an alarm, which has a bar of its own.
fn note_wide(alarm: &str) -> u32 {
    let bar = if alarm.is_empty() { 0 } else { Size::Hint.width(alarm) + 4 * NOTE_X as u32 };
    WIDTH.saturating_sub(bar)
}

/// Whether a note fits on its line. Once in the image: it is asked by every game.
#[inline(never)]
pub(crate) fn note_fits(note: &str, alarm: &str) -> bool {
    Size::Hint.width(note) + 2 * NOTE_X as u32 <= note_wide(alarm)
}

/// The same for the letters that it is drawn in at last.
pub(crate) fn note_barely_fits(note: &str, alarm: &str) -> bool {
    Size::Small.width(note) + 2 * NOTE_X as u32 <= note_wide(alarm)
}

/// Draws what was just said over the top of the screen, inverted: it is gone with the next press. An alarm is not: it stands
/// beside it, and what was said is small rather than in its place.
pub(crate) fn draw_note(picture: &mut Picture, note: &str, alarm: &str, under: Under) {
    let tall = match under {
        Under::Phase => HEADLINE_Y as u32 + 1,
        Under::Title => TITLE_Y as u32,
        Under::Winner => HEADLINE_TALL - 1,
    };
    picture.clear_area(area(0, 0, WIDTH, tall));
    let wide = note_wide(alarm);
    let margin = 2 * NOTE_X as u32;
    fitted(picture, note, [Size::Hint, Size::Small], Align::Left, area(NOTE_X, 0, wide - margin, tall));
    picture.invert(area(0, 0, wide, tall));
    if !alarm.is_empty() {
        let (x, wide) = (wide as i32 + NOTE_X, WIDTH - wide - NOTE_X as u32);
        line(picture, alarm, Size::Hint, Align::Left, area(x + NOTE_X, 0, wide - margin, tall));
        picture.invert(area(x, 0, wide, tall));
    }
    if under != Under::Title {
        // Large letters begin right below: a white line stays between. A title has its rule there.
        let Ok(()) = picture.fill_solid(&area(0, tall as i32, WIDTH, 1), BinaryColor::Off);
    }
}

/// Whether a sentence with what stands beside it fits at its full size.
pub(crate) fn headline_fits(text: &str, aside: &str, column: bool) -> bool {
    let beside = if aside.is_empty() { 0 } else { Size::Body.width(aside) + 8 };
    Size::Heading.width(text) + beside + 5 <= right_end(column) as u32
}

/// Draws the sentence that says who does what, in capitals of 25 px, with a few smaller words at its right. Below a phase
/// with dots on its capitals it stands a row lower.
pub(crate) fn draw_headline(picture: &mut Picture, phase: &str, text: &str, aside: &str, column: bool) {
    picture.expect_large(READ_AT_A_METRE);
    let right = right_end(column) - 2;
    let width = if aside.is_empty() { 0 } else { Size::Body.width(aside) + 2 };
    let x = right - width as i32;
    let y = HEADLINE_Y + i32::from(has_dots(phase));
    line(picture, text, Size::Heading, Align::Left, area(2, y, (x - 2) as u32, HEADLINE_TALL));
    line(picture, aside, Size::Body, Align::Right, area(x, y + 12, width, 17));
}

/// Draws what the buttons do.
pub(crate) fn draw_footer(picture: &mut Picture, hints: Hints<'_>) {
    rule(picture, Point::new(0, FOOTER_Y), Point::new(right_end(hints.up_down), FOOTER_Y));
    // A, B and C sit at x = 41, 147 and 253. The first and the last hint stay in the frame, the middle one between them.
    let width = |text: &str| Size::Hint.width(text) as i32 + 1;
    let [a, b, c] = [hints.a, hints.b, hints.c].map(width);
    let first = (41 - a / 2).max(2);
    let last = COLUMN_X - 4 - c;
    let middle = (147 - b / 2).min(last - 5 - b).max(first + a + 4);
    for (text, x, width) in [(hints.a, first, a), (hints.b, middle, b), (hints.c, last, c)] {
        line(picture, text, Size::Hint, Align::Left, area(x, HINT_Y, width as u32, 15));
    }
    // Words of one button read on into those of the next where they are close.
    for (end, begin) in [(first + a, middle), (middle + b, last)] {
        if begin - end < APART && !hints.b.is_empty() {
            let x = (end + begin) / 2;
            rule(picture, Point::new(x, HINT_Y + 3), Point::new(x, 127));
        }
    }
    if hints.up_down {
        rule(picture, Point::new(COLUMN_X - 1, 0), Point::new(COLUMN_X - 1, 127));
        icons::UP.draw(picture, Point::new(COLUMN_X + 17, 32));
        icons::DOWN.draw(picture, Point::new(COLUMN_X + 17, 88));
    }
}

/// Draws which page it is, between UP and DOWN.
pub(crate) fn draw_page(picture: &mut Picture, page: u8, pages: u8) {
    if pages > 1 {
        let text = crate::text::fill::fill("{0}/{1}", &[&(page + 1), &pages]);
        fitted(picture, &text, [Size::Hint, Size::Small], Align::Centre, area(COLUMN_X + 1, 52, 32, 16));
    }
}

/// A line of one pixel, along a row or down a column.
pub(crate) fn rule(picture: &mut Picture, from: Point, to: Point) {
    let line = Rectangle::with_corners(from, to);
    let Ok(()) = picture.fill_solid(&line, BinaryColor::On);
    #[cfg(feature = "audit")]
    picture.audit.ruled(line);
}
