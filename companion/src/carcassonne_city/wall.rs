//! The picture of the wall: the gate in the middle, what stands on either side, and who places next.
//!
//! The large number at an end is how many walls stand there since its last tower. Invariant: left is left of the gate as
//! seen from inside the city, on the panel and in the entries.

use embedded_graphics::prelude::*;
use engine::carcassonne_city::{City, End};

use super::icons;
use crate::{
    draw::{
        area,
        text::{Align, Size, line},
    },
    picture::Picture,
    screen::View,
    text::fill::{Line, add, fill},
};

/// The middle of the picture, where the gate stands.
const MIDDLE: i32 = 205;
/// Walls that are drawn at each side; more would not say more.
const DRAWN: u8 = 3;

pub(super) fn draw(game: &City, picture: &mut Picture, view: View) {
    if game.gate() {
        icons::GATE.draw(picture, Point::new(MIDDLE, 62));
    }
    for (end, way) in [(End::Left, -1), (End::Right, 1)] {
        let stands = game.end_of_wall(end);
        let since = stands.walls.saturating_sub(stands.tower);
        let shown = stands.walls.min(DRAWN);
        for at in 0..shown {
            icons::WALL.draw(picture, Point::new(MIDDLE + way * (14 + 10 * i32::from(at)), 64));
        }
        if stands.tower > 0 {
            icons::TOWER.draw(picture, Point::new(MIDDLE + way * (14 + 10 * i32::from(shown) - 2), 62));
        }
        if game.gate() {
            let number = area(if way < 0 { 154 } else { 208 }, 70, 48, 24);
            line(picture, &fill("{0}", &[&since]), Size::Title, Align::Centre, number);
        }
    }
    let mut order = Line::new();
    for (seat, _) in game.pieces() {
        add(&mut order, "{0} ", &[&view.mark(seat)]);
    }
    line(picture, order.trim_end(), Size::Hint, Align::Centre, area(152, 95, 106, 15));
}
