//! The picture: 296 x 128 pixels, one bit each.
//!
//! It lies in memory as the panel takes it (columns from left to right, 16 bytes each, the top pixel in the highest
//! bit, 1 = ink), so that it goes to the glass without a conversion. It draws no shape by itself: embedded-graphics
//! does, through [`DrawTarget`].
//!
//! Invariant: drawing outside the panel changes nothing.

use core::convert::Infallible;

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*, primitives::Rectangle};

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

    /// Black becomes white and white black within `area`; the mark of the current item.
    pub fn invert(&mut self, area: Rectangle) {
        for point in area.intersection(&self.bounding_box()).points() {
            if let Some((byte, bit)) = place(point) {
                self.columns[byte] ^= bit;
            }
        }
    }
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
        assert!(picture == Picture::blank());
    }
}
