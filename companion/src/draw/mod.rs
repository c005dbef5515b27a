//! The few shapes that all screens are made of.
//!
//! Text in its fonts (`text`), the frame around every screen (`chrome`), the seats (`strip`) and small bitmaps (`icons`). What is
//! written is the screens' part. Invariant: a text is given the box it must stay in, and the `audit` feature proves that
//! it does.

#[cfg(feature = "audit")]
pub mod audit;
pub(crate) mod chrome;
mod font;
pub(crate) mod icons;
pub(crate) mod strip;
pub(crate) mod text;

use embedded_graphics::{prelude::*, primitives::Rectangle};

/// A box on the panel, in pixels.
pub(crate) const fn area(x: i32, y: i32, width: u32, height: u32) -> Rectangle {
    area_at(Point::new(x, y), width, height)
}

/// The same from its top left corner.
pub(crate) const fn area_at(corner: Point, width: u32, height: u32) -> Rectangle {
    Rectangle::new(corner, Size::new(width, height))
}

/// What lies within a frame of one pixel around `area`.
pub(crate) fn inside(area: Rectangle) -> Rectangle {
    area.offset(-1)
}
