//! Two drawings for the rules about space: what a guard sees, and what a tower counts.
//!
//! They stand below three lines of text. Invariant: what counts is filled, what does not is a frame.

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*};

use super::super::icons;
use crate::{
    draw::{
        area,
        icons::{Icon, PAWN},
        text::{Align, Size, line},
    },
    picture::Picture,
    text::fill::fill,
};

/// What everything stands on.
const GROUND: i32 = 109;
const TILE: i32 = 22;

/// A guard before his row: two tiles count, then there is a gap, and what lies behind it does not.
pub(super) fn row(picture: &mut Picture) {
    let x = 88;
    stand(picture, &icons::WALL, x, GROUND);
    stand(picture, &PAWN, x, GROUND - 15);
    for (place, counts) in [(0, true), (1, true), (3, false), (4, false)] {
        let tile = area(x + 12 + place * (TILE + 2), GROUND - TILE, TILE as u32, TILE as u32);
        if counts {
            let Ok(()) = picture.fill_solid(&tile, BinaryColor::On);
        } else {
            picture.frame(tile, 1);
        }
    }
}

/// A tower at the end of four walls that begin at the gate.
pub(super) fn tower(picture: &mut Picture) {
    let ground = GROUND - 11;
    stand(picture, &icons::TOWER, 109, ground);
    for wall in 0..4 {
        let x = 120 + wall * 11;
        stand(picture, &icons::WALL, x, ground);
        line(picture, &fill("{0}", &[&(4 - wall)]), Size::Small, Align::Centre, area(x - 6, ground + 1, 11, 11));
    }
    stand(picture, &icons::GATE, 169, ground);
}

/// Draws an icon with its last row above `ground`.
fn stand(picture: &mut Picture, icon: &Icon, middle: i32, ground: i32) {
    let tall = icon.0.len() as i32;
    icon.draw(picture, Point::new(middle, ground - tall + tall / 2));
}
