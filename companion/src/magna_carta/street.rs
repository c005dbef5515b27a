//! The street as a row of cards, with the provost's pawn and the reach of his power.
//!
//! Cards within reach have a solid frame, those beyond it a dotted one; where the device knows the workers, the lower
//! half of a card says whose stands on it. A street that is longer than the panel shows the part around the provost,
//! with the number of cards that are hidden at each end. Invariant: the provost, and where he would go, are always in
//! the part that is shown.

use core::ops::RangeInclusive;

use embedded_graphics::{Pixel, pixelcolor::BinaryColor, prelude::*, primitives::Rectangle};
use engine::magna_carta::{
    MagnaCarta,
    street::{Face as CardFace, StreetCard},
};

use crate::{
    draw::{
        area, area_at, icons, inside,
        text::{Align, Size, line},
    },
    picture::Picture,
    screen::View,
    text::fill::fill,
};

/// Width of a card and of the gap after it.
const CARD: i32 = 14;
const STEP: i32 = 16;
const TALL: i32 = 16;
/// The same where the device knows the workers.
const TALL_WITH_WORKER: i32 = 20;
/// Above the cards: the pawn.
const PAWN: i32 = 12;
/// Cards that fit across the screen, and beside the castle; a longer street keeps 24 px at each end for the number of hidden
/// cards.
pub(super) const WIDE: u8 = 16;
pub(super) const NARROW: u8 = 12;
const ENDS: u8 = 3;

/// Draws the street from `y` down, 28 px high, 32 where the device knows the workers, with a ghost where the provost would go.
/// `fit` cards wide.
pub(super) fn draw(game: &MagnaCarta, picture: &mut Picture, view: View, y: i32, fit: u8, ghost: Option<u8>) {
    let shown = window(game, fit, ghost);
    let long = game.street().len() > fit;
    let left = if long { 26 } else { 4 };
    let reach = ghost.unwrap_or(game.reach());
    let tall = if game.keeps_books() { TALL_WITH_WORKER } else { TALL };
    for (place, at) in shown.clone().enumerate() {
        let Some(card) = game.street().at(at) else { continue };
        let corner = Point::new(left + place as i32 * STEP, y + PAWN);
        draw_card(picture, card, view, corner, Card { tall, active: at <= reach });
        let above = corner + Point::new(CARD / 2, -6);
        if game.provost() == Some(at) {
            icons::PAWN.draw(picture, above);
        } else if ghost == Some(at) {
            icons::GHOST.draw(picture, above);
        }
    }
    if long {
        let (before, after) = (shown.start() - 1, game.street().len() - shown.end());
        let row = y + PAWN;
        if before > 0 {
            line(picture, &fill("+{0}", &[&before]), Size::Small, Align::Left, area(1, row, 24, tall as u32));
        }
        if after > 0 {
            let x = left + i32::from(fit - ENDS) * STEP + 2;
            line(picture, &fill("+{0}", &[&after]), Size::Small, Align::Right, area(x, row, 24, tall as u32));
        }
    }
}

/// The positions to show.
fn window(game: &MagnaCarta, fit: u8, ghost: Option<u8>) -> RangeInclusive<u8> {
    let (last, most) = (game.street().len(), fit - ENDS);
    if last <= fit {
        return 1..=last;
    }
    let middle = match (game.provost(), ghost) {
        (Some(at), Some(ghost)) => at.midpoint(ghost),
        (Some(at), None) => at,
        (None, _) => last,
    };
    let first = middle.saturating_sub(most / 2).clamp(1, last - most + 1);
    first..=first + most - 1
}

/// How a card stands in the street.
struct Card {
    tall: i32,
    /// Within the provost's reach.
    active: bool,
}

fn draw_card(picture: &mut Picture, card: &StreetCard, view: View, corner: Point, Card { tall, active }: Card) {
    let frame = area_at(corner, CARD as u32, tall as u32);
    // Room for a letter in half of a card, from `y` down.
    let half = |y: i32| area_at(corner + Point::new(0, y), CARD as u32, tall as u32 / 2);
    if active {
        picture.frame(frame, 1);
    } else {
        dotted(picture, frame);
    }
    match &card.face {
        CardFace::Neutral(_) => {
            // Above a worker there is room for two.
            let rows: &[i32] = if card.worker.is_some() { &[3, 6] } else { &[4, 7, 11] };
            for &row in rows {
                let Ok(()) = picture.fill_solid(&area_at(corner + Point::new(3, row), 8, 1), BinaryColor::On);
            }
        }
        CardFace::Building { owner, .. } if card.worker.is_some() => {
            line(picture, view.mark(*owner), Size::Small, Align::Centre, half(1));
        }
        CardFace::Building { owner, .. } => line(picture, view.mark(*owner), Size::Hint, Align::Centre, frame),
        CardFace::Residence { owner, under, .. } => {
            let roof = corner + Point::new(CARD / 2, 3);
            icons::ROOF.draw(picture, roof);
            let wall = area_at(corner + Point::new(1, 6), CARD as u32 - 2, tall as u32 - 6);
            line(picture, view.mark(*owner), Size::Small, Align::Centre, wall);
            if under.is_some() {
                picture.invert(inside(frame));
            }
        }
    }
    if let Some(worker) = card.worker {
        line(picture, view.mark(worker), Size::Small, Align::Centre, half(tall / 2));
        picture.invert(area_at(corner + Point::new(1, tall / 2 - 1), CARD as u32 - 2, tall as u32 / 2));
    }
}

fn dotted(picture: &mut Picture, frame: Rectangle) {
    let (corner, size) = (frame.top_left, frame.size);
    let (right, bottom) = (size.width as i32 - 1, size.height as i32 - 1);
    let across = (0..=right).step_by(2).flat_map(|x| [Point::new(x, 0), Point::new(x, bottom)]);
    let down = (0..=bottom).step_by(2).flat_map(|y| [Point::new(0, y), Point::new(right, y)]);
    let Ok(()) = picture.draw_iter(across.chain(down).map(|at| Pixel(corner + at, BinaryColor::On)));
}

/// One card at a size that shows whose it is, 34 x 25 px.
pub(super) fn draw_large(picture: &mut Picture, face: &CardFace, view: View, corner: Point) {
    let frame = area_at(corner, 34, 25);
    picture.frame(frame.offset(1), 2);
    match face.owner() {
        Some(owner) => line(picture, view.mark(owner), Size::Title, Align::Centre, frame),
        None => {
            for row in [7, 12, 17] {
                let Ok(()) = picture.fill_solid(&area_at(corner + Point::new(7, row), 20, 2), BinaryColor::On);
            }
        }
    }
}
