//! The picture: 296 x 128 pixels, one bit each.
//!
//! It lies in memory as the panel takes it (columns from left to right, 16 bytes each, the top pixel in the highest
//! bit, 1 = ink), so that it goes to the glass without a conversion. Its own shapes are filled areas and frames; glyphs come as
//! columns of ink, and anything else is embedded-graphics', through [`DrawTarget`].
//!
//! Invariant: drawing outside the panel changes nothing.

use core::{convert::Infallible, ops::Range};

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*, primitives::Rectangle};

use crate::draw::area_at;

/// Pixels across.
pub const WIDTH: u32 = 296;
/// Pixels down.
pub const HEIGHT: u32 = 128;
/// Bytes of a picture.
pub const PICTURE_BYTES: usize = (WIDTH * HEIGHT / 8) as usize;

const COLUMN_BYTES: usize = (HEIGHT / 8) as usize;

/// A picture for the panel. `On` is ink.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    columns: [u8; PICTURE_BYTES],
    /// What was written where.
    #[cfg(feature = "audit")]
    pub audit: crate::draw::audit::Audit,
}

impl Picture {
    /// White paper.
    pub const fn blank() -> Self {
        Self {
            columns: [0; PICTURE_BYTES],
            #[cfg(feature = "audit")]
            audit: crate::draw::audit::Audit::new(),
        }
    }

    /// The bytes as the panel takes them.
    pub fn bytes(&self) -> &[u8; PICTURE_BYTES] {
        &self.columns
    }

    /// Whether there is ink at (x, y); white outside.
    pub fn ink(&self, x: u32, y: u32) -> bool {
        match place(Point::new(x as i32, y as i32)) {
            Some((byte, bit)) => self.columns[byte] & bit != 0,
            None => false,
        }
    }

    /// Turns the picture by 180 degrees.
    pub fn flip(&mut self) {
        self.columns.reverse();
        for byte in &mut self.columns {
            *byte = byte.reverse_bits();
        }
    }

    /// White paper within `area`; texts that stood there are gone.
    pub(crate) fn clear_area(&mut self, area: Rectangle) {
        let Ok(()) = self.fill_solid(&area, BinaryColor::Off);
        #[cfg(feature = "audit")]
        self.audit.cleared(area);
    }

    /// A frame of so many px of ink within `area`.
    pub(crate) fn frame(&mut self, area: Rectangle, stroke: u32) {
        let (corner, Size { width, height }) = (area.top_left, area.size);
        let (right, bottom) = (width.saturating_sub(stroke) as i32, height.saturating_sub(stroke) as i32);
        for side in [
            area_at(corner, width, stroke),
            area_at(corner, stroke, height),
            area_at(corner + Point::new(right, 0), stroke, height),
            area_at(corner + Point::new(0, bottom), width, stroke),
        ] {
            let Ok(()) = self.fill_solid(&side, BinaryColor::On);
        }
    }

    /// Ink wherever a bit is set, from `top` down, the highest bit first: what glyphs are made of.
    #[inline(always)]
    pub(crate) fn draw_column(&mut self, top: Point, ink: u32) {
        let Ok(column @ 0..WIDTH) = u32::try_from(top.x) else { return };
        let within = (top.y & 7) as u32;
        // The first byte takes what is left of it below the top, each further one eight pixels.
        let (mut row, mut byte, mut rest) = (top.y >> 3, (ink >> (24 + within)) as u8, ink << (8 - within));
        loop {
            if let Ok(row @ 0..COLUMN_BYTES) = usize::try_from(row)
                && let Some(eight) = self.columns.get_mut(column as usize * COLUMN_BYTES + row)
            {
                *eight |= byte;
            }
            if rest == 0 {
                return;
            }
            (row, byte, rest) = (row + 1, (rest >> 24) as u8, rest << 8);
        }
    }

    /// What is written in `place` from now on has capitals of at least so many px: the audit holds it to that.
    pub(crate) fn expect(&mut self, place: Rectangle, least: u32) {
        #[cfg(feature = "audit")]
        self.audit.expects(place, least);
        #[cfg(not(feature = "audit"))]
        let _ = (place, least);
    }

    /// The largest text of this picture has capitals of at least so many px, and the audit holds it to that too.
    pub(crate) fn expect_large(&mut self, least: u32) {
        #[cfg(feature = "audit")]
        self.audit.expects_large(least);
        #[cfg(not(feature = "audit"))]
        let _ = least;
    }

    /// The mark of the current item: `area` inverted, with a pixel of white wherever ink above or below would touch it. Rows
    /// of a list stand so close that letters of one would otherwise grow into the bar of the next.
    pub(crate) fn mark(&mut self, area: Rectangle) {
        self.invert(area);
        let (top, bottom) = (area.top_left.y, area.top_left.y + area.size.height as i32 - 1);
        for (edge, outside) in [(top, top - 1), (bottom, bottom + 1)] {
            // Whether there is ink outside of the column before, this one and the next.
            let ink = |of: &Self, x: i32| area.columns().contains(&x) && of.ink(x as u32, outside as u32);
            let mut near = [false, false, ink(self, area.top_left.x)];
            for x in area.columns() {
                near = [near[1], near[2], ink(self, x + 1)];
                if near.contains(&true) {
                    let Ok(()) = self.fill_solid(&area_at(Point::new(x, edge), 1, 1), BinaryColor::Off);
                }
            }
        }
    }

    /// Black becomes white and white black within `area`.
    pub fn invert(&mut self, area: Rectangle) {
        self.change(&area, Change::Invert);
    }

    /// Changes all of `area` that lies on the panel, eight pixels of a column at a time.
    fn change(&mut self, area: &Rectangle, change: Change) {
        let columns = on_panel(area.top_left.x, area.size.width, WIDTH);
        let rows = on_panel(area.top_left.y, area.size.height, HEIGHT);
        for row in rows.start / 8..rows.end.div_ceil(8) {
            let (from, to) = (rows.start.saturating_sub(row * 8), (rows.end - row * 8).min(8));
            let within = (0xff_u32 >> from & !(0xff >> to)) as u8;
            let (kept, turned) = match change {
                Change::Ink => (!within, within),
                Change::Paper => (!within, 0),
                Change::Invert => (0xff, within),
            };
            for column in columns.clone() {
                if let Some(byte) = self.columns.get_mut(column * COLUMN_BYTES + row) {
                    *byte = *byte & kept ^ turned;
                }
            }
        }
    }
}

/// What of `length` pixels lies between 0 and `most`.
fn on_panel(from: i32, length: u32, most: u32) -> Range<usize> {
    let end = from.saturating_add_unsigned(length).clamp(0, most as i32);
    from.clamp(0, end) as usize..end as usize
}

/// What becomes of every pixel of an area.
#[derive(Clone, Copy)]
enum Change {
    Ink,
    Paper,
    Invert,
}

/// The byte and the bit of a pixel.
fn place(point: Point) -> Option<(usize, u8)> {
    let (x, y) = (u32::try_from(point.x).ok()?, u32::try_from(point.y).ok()?);
    (x < WIDTH && y < HEIGHT).then(|| (x as usize * COLUMN_BYTES + y as usize / 8, 0x80 >> (y % 8)))
}

impl OriginDimensions for Picture {
    fn size(&self) -> Size {
        Size::new(WIDTH, HEIGHT)
    }
}

impl DrawTarget for Picture {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(point, colour) in pixels {
            if let Some((byte, bit)) = place(point) {
                match colour {
                    BinaryColor::On => self.columns[byte] |= bit,
                    BinaryColor::Off => self.columns[byte] &= !bit,
                }
            }
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, colour: BinaryColor) -> Result<(), Infallible> {
        self.change(area, if colour.is_on() { Change::Ink } else { Change::Paper });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_lie_where_the_panel_looks_for_them() {
        let mut picture = Picture::blank();
        let corners = [Point::new(0, 0), Point::new(1, 9), Point::new(295, 127)];
        picture.draw_iter(corners.map(|at| Pixel(at, BinaryColor::On))).unwrap();
        assert_eq!(picture.bytes()[0], 0b1000_0000, "top left: first byte, highest bit");
        assert_eq!(picture.bytes()[16 + 1], 0b0100_0000, "second column, second byte");
        assert_eq!(picture.bytes()[PICTURE_BYTES - 1], 0b0000_0001, "bottom right: last byte, lowest bit");
        assert!(picture.ink(1, 9) && !picture.ink(1, 8));
    }

    #[test]
    fn a_flipped_picture_has_its_first_corner_at_the_last() {
        let mut picture = Picture::blank();
        picture.draw_iter([Pixel(Point::new(2, 5), BinaryColor::On)]).unwrap();
        picture.flip();
        assert!(picture.ink(WIDTH - 1 - 2, HEIGHT - 1 - 5) && !picture.ink(2, 5));
        picture.flip();
        assert!(picture.ink(2, 5));
    }

    #[test]
    fn drawing_outside_changes_nothing() {
        let mut picture = Picture::blank();
        let outside = [Point::new(-1, 0), Point::new(296, 0), Point::new(0, 128), Point::new(0, i32::MIN)];
        picture.draw_iter(outside.map(|at| Pixel(at, BinaryColor::On))).unwrap();
        picture.invert(Rectangle::new(Point::new(290, 120), Size::new(0, 50)));
        picture.invert(Rectangle::new(Point::new(296, i32::MIN), Size::new(u32::MAX, u32::MAX)));
        picture.invert(Rectangle::new(Point::new(i32::MIN, 128), Size::new(u32::MAX, u32::MAX)));
        assert!(picture == Picture::blank());
    }

    #[test]
    fn a_mark_keeps_a_pixel_of_white_from_what_stands_above_and_below() {
        let mut picture = Picture::blank();
        let letters = [Point::new(20, 9), Point::new(40, 20), Point::new(60, 8), Point::new(80, 15)];
        picture.draw_iter(letters.map(|at| Pixel(at, BinaryColor::On))).unwrap();
        picture.mark(Rectangle::new(Point::new(0, 10), Size::new(100, 10)));
        let white = |y: u32| (0..100).filter(|x| !picture.ink(*x, y)).collect::<std::vec::Vec<_>>();
        assert_eq!(white(10), [19, 20, 21], "below a letter that comes down to it");
        assert_eq!(white(15), [80], "its own letter");
        assert_eq!(white(19), [39, 40, 41], "above a letter that reaches up to it");
        assert!(letters[..3].iter().all(|at| picture.ink(at.x as u32, at.y as u32)), "nothing else is cut");
    }

    /// A picture with ink here and there.
    fn speckled() -> Picture {
        let mut picture = Picture::blank();
        let ink = picture.bounding_box().points().filter(|at| (at.x * 7 + at.y * at.y * 3) % 5 < 2);
        picture.draw_iter(ink.map(|at| Pixel(at, BinaryColor::On))).unwrap();
        picture
    }

    #[test]
    fn an_area_changes_as_its_pixels_would_one_by_one() {
        let (before, sides) = (speckled(), [0, 1, 7, 8, 9, 17, 130, 300]);
        let corners = [-9, -1, 0, 150, 290, 295, 296].into_iter();
        for (x, y) in corners.flat_map(|x| [-20, -8, -1, 0, 1, 5, 7, 8, 63, 120, 127, 128].map(|y| (x, y))) {
            for (width, height) in sides.into_iter().flat_map(|width| sides.map(|height| (width, height))) {
                let area = Rectangle::new(Point::new(x, y), Size::new(width, height));
                for colour in [BinaryColor::On, BinaryColor::Off] {
                    let (mut whole, mut single) = (before.clone(), before.clone());
                    whole.fill_solid(&area, colour).unwrap();
                    single.draw_iter(area.points().map(|at| Pixel(at, colour))).unwrap();
                    assert!(whole == single, "{area:?} {colour:?}");
                }
                let (mut whole, mut single) = (before.clone(), before.clone());
                whole.invert(area);
                let turned = area.intersection(&before.bounding_box()).points().map(|at| {
                    let ink = before.ink(at.x as u32, at.y as u32);
                    Pixel(at, BinaryColor::from(!ink))
                });
                single.draw_iter(turned).unwrap();
                assert!(whole == single, "{area:?} inverted");
            }
        }
    }
}
