//! The seat strip: everybody at the table in the order that counts now.
//!
//! One component for every game and for two to eight seats: two to five stand in one row, six to eight in two. It shows
//! who is asked, who has passed and as which, who starts, and a number beside each seat where one is asked. It is also
//! what is chosen from where a seat is asked. Invariant: all seats of one strip are written in one size, those in two rows
//! stand below each other, and nothing leaves the room left of UP and DOWN.

#[cfg(all(test, feature = "audit"))]
mod tests;

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*, primitives::Rectangle};
use engine::seat::Seat;
use heapless::Vec;

use super::{
    area, chrome,
    icons::{CHOSEN, STARTS},
    text::{Align, Size, line},
};
use crate::{
    picture::Picture,
    screen::View,
    text::fill::{Line, fill},
};

/// One size for every strip: with larger letters, five could not stand in one row below the sentence.
const SIZE: Size = Size::Hint;
/// Seats that stand in one row; more stand in two.
const ONE_ROW: usize = 5;
/// Height of a row; the last line of it is white, also below the mark.
const ROW: i32 = 16;
const TALL: u32 = ROW as u32 - 1;
/// Where a strip begins, and how wide it can be.
const LEFT: i32 = 1;
const WHOLE: u32 = chrome::LEFT - 2;
/// A place in the passing order, or whether a seat is chosen: a box behind a gap. Both grow a little where there is room.
const BOX: u32 = 9;
const BOX_TALL: u32 = 13;
const BOX_GAP: u32 = 1;
const MORE: u32 = 2;
/// The gap before a number, and a wider one behind it, so that it stands with its own name.
const NUMBER_GAP: u32 = 4;
const NUMBER_BEHIND: u32 = 2;
/// Room before and behind what stands in a cell.
const BEFORE: u32 = 2;
const BEHIND: u32 = 2;

/// What stands behind a seat's name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Badge {
    /// Nothing, now or later.
    #[default]
    None,
    /// It has no place yet.
    Unplaced,
    /// Its place in the passing order, 1 to 8.
    Place(u8),
    /// A number that goes with it: its points.
    Number(i16),
    /// How many are counted, of a few.
    Count(u8),
    /// Whether it is one of those that are chosen.
    Chosen(bool),
}

/// A seat of the strip.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    pub(crate) seat: Seat,
    pub(crate) badge: Badge,
    pub(crate) starts: bool,
    /// Asked, or marked to be chosen.
    pub(crate) marked: bool,
}

/// The seats of a table; no game has more.
pub(crate) type Cells = Vec<Cell, { Seat::COUNT }>;

impl Badge {
    fn text(self) -> Line {
        match self {
            Badge::Place(number) | Badge::Count(number) => fill("{0}", &[&number]),
            Badge::Number(number) => fill("{0}", &[&number]),
            Badge::None | Badge::Unplaced | Badge::Chosen(_) => Line::new(),
        }
    }

    /// Its width with the gap before it; there is room for further digits, so that the seats stay where they are.
    fn width(self) -> u32 {
        let digits = |usual: &str| NUMBER_GAP + SIZE.width(&self.text()).max(SIZE.width(usual)) + NUMBER_BEHIND;
        match self {
            Badge::None => 0,
            Badge::Unplaced | Badge::Place(_) | Badge::Chosen(_) => BOX_GAP + BOX,
            Badge::Number(_) => digits("00"),
            Badge::Count(_) => digits("0"),
        }
    }
}

/// The rows that so many seats take.
fn rows(seats: usize) -> usize {
    if seats > ONE_ROW { 2 } else { 1 }
}

/// How tall a strip of so many seats is.
pub(crate) fn tall(seats: usize) -> i32 {
    rows(seats) as i32 * ROW
}

/// A name as it is written, and how wide that is.
type Name = (&'static str, u32);

/// How a strip is laid out: how many stand in a row, and the names of its seats, some of them shortened.
struct Layout<'a> {
    cells: &'a Cells,
    across: usize,
    names: Vec<Name, { Seat::COUNT }>,
}

impl<'a> Layout<'a> {
    /// With as few names shortened as need be; with letters where not even that is enough.
    fn of(cells: &'a Cells, rows: usize, view: View) -> Self {
        Self::shortened(cells, rows, view).unwrap_or_else(|| Self::with(cells, rows, |seat| view.mark(seat)))
    }

    fn with(cells: &'a Cells, rows: usize, name: impl Fn(Seat) -> &'static str) -> Self {
        let written = |cell: &Cell| (name(cell.seat), SIZE.width(name(cell.seat)));
        let across = cells.len().div_ceil(rows).max(1);
        // There is a name for each cell, and as much room for either.
        Layout { cells, across, names: cells.iter().map(written).collect() }
    }

    /// The longest names are shortened first; `None` when there are none left that could be.
    fn shortened(cells: &'a Cells, rows: usize, view: View) -> Option<Self> {
        let mut layout = Self::with(cells, rows, |seat| view.name(seat));
        let short = Self::with(cells, rows, |seat| view.short(seat));
        while layout.width() > WHOLE {
            let pairs = layout.names.iter_mut().zip(&short.names);
            let (longest, short) = pairs.max_by_key(|((_, whole), (_, short))| whole.saturating_sub(*short))?;
            if longest.1 <= short.1 {
                return None;
            }
            *longest = *short;
        }
        Some(layout)
    }

    /// What a cell needs.
    fn need(&self, at: usize) -> u32 {
        let (Some(cell), Some((_, name))) = (self.cells.get(at), self.names.get(at)) else { return 0 };
        let start = if cell.starts { STARTS.width() + 1 } else { 0 };
        BEFORE + start + name + cell.badge.width() + BEHIND
    }

    /// What a column needs: what stands below each other is equally wide.
    fn column(&self, at: usize) -> u32 {
        (at..self.cells.len()).step_by(self.across).map(|at| self.need(at)).max().unwrap_or(0)
    }

    fn width(&self) -> u32 {
        (0..self.across).map(|at| self.column(at)).sum()
    }
}

/// Draws the strip from `top` down.
pub(crate) fn draw(picture: &mut Picture, view: View, cells: &Cells, top: i32) {
    draw_in(picture, view, cells, rows(cells.len()), top);
}

/// Draws the strip down to `bottom`, in two rows where that leaves room for whole names.
pub(crate) fn draw_above(picture: &mut Picture, view: View, cells: &Cells, bottom: i32) {
    let rows = if cells.len() < ONE_ROW { 1 } else { 2 };
    draw_in(picture, view, cells, rows, bottom - rows as i32 * ROW);
}

fn draw_in(picture: &mut Picture, view: View, cells: &Cells, rows: usize, top: i32) {
    let layout = Layout::of(cells, rows, view);
    let spare = WHOLE.saturating_sub(layout.width()) / layout.across as u32;
    let mut x = LEFT;
    for column in 0..layout.across {
        let width = layout.column(column) + spare;
        for (row, at) in (0..).zip((column..cells.len()).step_by(layout.across)) {
            layout.draw_cell(picture, at, area(x, top + row * ROW, width, ROW as u32));
        }
        x += width as i32;
    }
}

impl Layout<'_> {
    fn draw_cell(&self, picture: &mut Picture, at: usize, given: Rectangle) {
        let (Some(cell), Some((name, width))) = (self.cells.get(at), self.names.get(at)) else { return };
        let Point { x, y } = given.top_left;
        let mut from = x + BEFORE as i32;
        if cell.starts {
            STARTS.draw(picture, Point::new(from + STARTS.width() as i32 / 2, y + ROW / 2 - 2));
            from += STARTS.width() as i32 + 1;
        }
        line(picture, name, SIZE, Align::Left, area(from, y, *width, TALL));
        let spare = given.size.width.saturating_sub(self.need(at));
        self.draw_badge(picture, cell.badge, Point::new(from + *width as i32, y), spare);
        if cell.marked {
            // Letters of the sentence above may reach down into it.
            let Ok(()) = picture.fill_solid(&area(x, y, given.size.width, 1), BinaryColor::Off);
            picture.mark(area(x, y, given.size.width, TALL));
        }
    }

    /// Draws a badge behind a name that ends at this corner, with so much room to spare.
    fn draw_badge(&self, picture: &mut Picture, badge: Badge, Point { x, y }: Point, spare: u32) {
        let more = (spare / 2).min(MORE);
        let boxed = x + (BOX_GAP + more) as i32;
        match badge {
            Badge::None | Badge::Unplaced => {}
            Badge::Place(_) => {
                let wider = (spare - more).min(MORE);
                // On the line on which the name stands.
                let given = area(boxed, y, BOX + wider, TALL);
                line(picture, &badge.text(), SIZE, Align::Centre, given);
                invert_rounded(picture, area(boxed, y, BOX + wider, BOX_TALL));
            }
            Badge::Chosen(chosen) => {
                let frame = area(boxed, y + 2, BOX, BOX);
                picture.frame(frame, 1);
                if chosen {
                    CHOSEN.draw(picture, frame.center());
                    picture.invert(frame.offset(-1));
                }
            }
            Badge::Number(_) | Badge::Count(_) => {
                let width = badge.width() - NUMBER_GAP - NUMBER_BEHIND;
                let given = area(x + (NUMBER_GAP + more) as i32, y, width, TALL);
                line(picture, &badge.text(), SIZE, Align::Left, given);
            }
        }
    }
}

/// White on black, with round corners.
fn invert_rounded(picture: &mut Picture, given: Rectangle) {
    picture.invert(given);
    let (right, bottom) = (given.size.width as i32 - 1, given.size.height as i32 - 1);
    let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)];
    let white = corners.map(|(x, y)| Pixel(given.top_left + Point::new(x, y), BinaryColor::Off));
    let Ok(()) = picture.draw_iter(white);
}
