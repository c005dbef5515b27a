//! The drawings for the rules about space: left and right of the gate, what a guard sees, where he may not stand, and what a
//! tower counts.
//!
//! They stand below three lines of text. Invariant: what counts is filled, what does not is a frame.

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*};

use super::super::{icons, words};
use crate::{
    draw::{
        area,
        icons::{Icon, PAWN},
        text::{Align, Size, line},
    },
    picture::Picture,
    screen::View,
    text::fill::fill,
};

/// What everything stands on.
const GROUND: i32 = 109;
const TILE: i32 = 22;
/// Room for a word beside the gate and its walls.
const BESIDE: u32 = 82;

/// The gate with a wall on either side, and who looks at it out of the city: left is on his left.
pub(super) fn gate(picture: &mut Picture, view: View) {
    let (middle, ground) = (144, GROUND - 13);
    stand(picture, &icons::GATE, middle, ground);
    for side in [-1, 1] {
        for wall in 0..3 {
            stand(picture, &icons::WALL, middle + side * (17 + wall * 11), ground);
        }
    }
    // As they are called where a wall is placed.
    let [left, right] = words(view).ends;
    line(picture, left, Size::Body, Align::Right, area(4, ground - 13, BESIDE, 16));
    line(picture, right, Size::Body, Align::Left, area(middle + 58, ground - 13, BESIDE, 16));
    // The tiles inside, with him on one of them.
    for tile in -2..=2 {
        picture.frame(area(middle - 11 + tile * TILE, ground + 1, TILE as u32, 13), 1);
    }
    stand(picture, &PAWN, middle, GROUND - 1);
}

/// Two guards face each other: with a gap between them that is allowed, without one it is not.
pub(super) fn opposite(picture: &mut Picture, _view: View) {
    const SMALL: i32 = 18;
    for (x, gap) in [(42, true), (172, false)] {
        let far = x + 14 + 3 * (SMALL + 2);
        for wall in [x, far] {
            stand(picture, &icons::WALL, wall, GROUND);
            stand(picture, &PAWN, wall, GROUND - 15);
        }
        for place in (0..3).filter(|place| !gap || *place != 1) {
            let left = x + 8 + place * (SMALL + 2);
            let tile = area(left, GROUND - SMALL, SMALL as u32, SMALL as u32);
            let Ok(()) = picture.fill_solid(&tile, BinaryColor::On);
        }
        if !gap {
            cross(picture, far + 10, GROUND - 28);
        }
    }
}

/// A cross: not so.
fn cross(picture: &mut Picture, x: i32, y: i32) {
    for step in 0..14 {
        for at in [x + step, x + 13 - step] {
            let Ok(()) = picture.fill_solid(&area(at, y + step, 3, 1), BinaryColor::On);
        }
    }
}

/// A guard before his row: two tiles count, then there is a gap, and what lies behind it does not.
pub(super) fn row(picture: &mut Picture, _view: View) {
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
pub(super) fn tower(picture: &mut Picture, _view: View) {
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
