//! The road as a row of 28 spaces, with the provost above it, the bailiff and the scoring markers below.
//!
//! Tiles within the provost's reach have a solid frame, those beyond it a dotted one; an empty space is a dot. Where the
//! device knows the workers, a tile says whose stands on it, white on black. The space that is looked at has a thick frame.
//! Invariant: all 28 spaces are shown.

use embedded_graphics::{pixelcolor::BinaryColor, prelude::*, primitives::Rectangle};
use engine::{
    caylus::{
        Caylus,
        event::Section,
        road::{LAST, Tile},
    },
    seat::Seat,
};

use super::{text::Name, words};
use crate::{
    draw::{
        area, area_at,
        icons::{self, Icon, pack},
        inside,
        text::{Align, Size, line},
    },
    picture::Picture,
    screen::View,
};

/// From one space to the next; frames share a line.
const STEP: i32 = 9;
const LEFT: i32 = 4;
/// Above the spaces: the pawn.
const PAWN: i32 = 11;
const TALL: u32 = 12;
/// All of it.
pub(super) const HEIGHT: i32 = 31;

/// The bailiff.
const BAILIFF: Icon = Icon(&pack(["#######", "#######", "#######", "#######", "#######"]));
/// Where a section is scored.
const MARKER: Icon = Icon(&pack(["...#...", "..###..", ".#####.", "#######"]));

/// Draws the road from `y` down, with a ghost where the provost would go, and the space that is looked at.
pub(super) fn draw(game: &Caylus, picture: &mut Picture, view: View, y: i32, ghost: Option<u8>, mark: Option<u8>) {
    let reach = ghost.unwrap_or(game.provost());
    for at in 1..=LAST {
        let corner = Point::new(LEFT + (i32::from(at) - 1) * STEP, y + PAWN);
        let frame = area_at(corner, STEP as u32 + 1, TALL);
        let centre = corner.x + STEP / 2;
        let Some(space) = game.road().at(at) else { continue };
        match space.tile {
            Some(tile) => draw_tile(picture, tile, space.worker, view, frame, at <= reach),
            None => {
                let Ok(()) = picture.fill_solid(&area(centre, corner.y + TALL as i32 / 2, 2, 2), BinaryColor::On);
            }
        }
        if mark == Some(at) {
            outline(picture, area_at(corner - Point::new(1, 1), STEP as u32 + 3, TALL + 2), 1);
        }
        if game.provost() == at {
            icons::PAWN.draw(picture, Point::new(centre, y + 5));
        } else if ghost == Some(at) {
            icons::GHOST.draw(picture, Point::new(centre, y + 5));
        }
        let below = corner.y + TALL as i32 + 4;
        if game.bailiff() == at {
            BAILIFF.draw(picture, Point::new(centre, below));
        } else if Section::ALL.iter().any(|section| section.marker() == at) {
            MARKER.draw(picture, Point::new(centre, below));
        }
    }
}

fn draw_tile(picture: &mut Picture, tile: Tile, worker: Option<Seat>, view: View, frame: Rectangle, active: bool) {
    outline(picture, frame, if active { 1 } else { 2 });
    let mark = |seat: Seat| words(view).name(Name::Marks, seat.index());
    let letter = worker.or(tile.owner()).map_or("", mark);
    line(picture, letter, Size::Small, Align::Centre, frame);
    match tile {
        // A worker is white on black, a prestige building too: there no worker stands.
        _ if worker.is_some() => picture.invert(inside(frame)),
        Tile::Prestige(..) => picture.invert(inside(frame)),
        Tile::Residence(_) => {
            let roof = area_at(frame.top_left + Point::new(1, 1), frame.size.width - 2, 1);
            let Ok(()) = picture.fill_solid(&roof, BinaryColor::On);
        }
        Tile::Neutral(_) | Tile::Fixed(_) => {
            let from = frame.top_left + Point::new(3, TALL as i32 / 2);
            let Ok(()) = picture.fill_solid(&area_at(from, 4, 1), BinaryColor::On);
        }
        Tile::Building(..) => {}
    }
}

/// A frame with a pixel every `every` along its sides.
fn outline(picture: &mut Picture, frame: Rectangle, every: i32) {
    let (corner, size) = (frame.top_left, frame.size);
    let (right, bottom) = (size.width as i32 - 1, size.height as i32 - 1);
    let mut ink = |x: i32, y: i32| {
        let Ok(()) = picture.fill_solid(&area(corner.x + x, corner.y + y, 1, 1), BinaryColor::On);
    };
    let mut at = 0;
    while at <= right.max(bottom) {
        if at <= right {
            ink(at, 0);
            ink(at, bottom);
        }
        if at <= bottom {
            ink(0, at);
            ink(right, at);
        }
        at += every;
    }
}
