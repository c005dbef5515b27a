//! The picture of the wall: the gate in the middle, and what stands on either side.
//!
//! The large number at an end is how many walls stand there since its last tower. Invariant: left is left of the gate as
//! seen from inside the city, on the panel and in the entries.

use embedded_graphics::prelude::*;
use engine::carcassonne_city::{City, End};

use super::icons;
use crate::{
    draw::{
        area,
        icons::Icon,
        text::{Align, Size, line},
    },
    picture::Picture,
    text::fill::fill,
};

/// The middle of the picture, where the gate stands.
const MIDDLE: i32 = 208;
/// Where everything stands on.
const GROUND: i32 = 87;
/// From the middle of the gate to its edge.
const GATE: i32 = 11;
const WALL: i32 = 11;
const TOWER: i32 = 10;
/// Walls that are drawn on one side, and beyond a tower; more would not say more.
const DRAWN: u8 = 3;
const DRAWN_BEYOND: u8 = 1;

pub(super) fn draw(game: &City, picture: &mut Picture) {
    if game.gate() {
        stand(picture, &icons::GATE, MIDDLE);
        for (end, way) in [(End::Left, -1), (End::Right, 1)] {
            draw_end(game, picture, end, way);
        }
    }
}

/// From the gate outwards: what a tower has counted already, the tower, and what the next one counts.
fn draw_end(game: &City, picture: &mut Picture, end: End, way: i32) {
    let stands = game.end_of_wall(end);
    let since = stands.walls.saturating_sub(stands.tower);
    let mut at = GATE;
    let mut put = |icon: &Icon, width: i32| {
        stand(picture, icon, MIDDLE + way * (at + width / 2));
        at += width;
    };
    if stands.tower > 0 {
        put(&icons::COUNTED, WALL);
        put(&icons::TOWER, TOWER);
    }
    for _ in 0..since.min(if stands.tower > 0 { DRAWN_BEYOND } else { DRAWN }) {
        put(&icons::WALL, WALL);
    }
    let number = area(if way < 0 { MIDDLE - 50 } else { MIDDLE }, GROUND + 1, 50, 23);
    line(picture, &fill("{0}", &[&since]), Size::Title, Align::Centre, number);
}

/// Draws the icon on the ground.
fn stand(picture: &mut Picture, icon: &Icon, middle: i32) {
    let tall = icon.0.len() as i32;
    icon.draw(picture, Point::new(middle, GROUND - tall + tall / 2));
}
