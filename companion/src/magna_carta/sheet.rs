//! The score sheet and the result.
//!
//! A column a seat, a row a line, the total below; while the players count, the cell that is asked is inverted and shows
//! the number being entered. Invariant: a line that nobody has counted yet is empty, not zero.

use embedded_graphics::{
    pixelcolor::BinaryColor,
    prelude::*,
    primitives::{Line as Stroke, PrimitiveStyle, Rectangle},
};
use engine::{
    Game,
    magna_carta::{Asks, MagnaCarta, Phase, Score, event::Counted},
    seat::Seat,
};
use heapless::Vec;

use super::{letter, points, words};
use crate::{
    draw::{
        area,
        text::{Align, Size, line},
    },
    picture::Picture,
    screen::View,
    session::face::Choice,
    text::fill::fill,
};

const LINES: usize = 6;
const FIRST_COLUMN: i32 = 96;
const COLUMN: i32 = 41;

fn cells(score: &Score) -> [u16; LINES] {
    [score.tokens, score.buildings, score.prestige, score.gold, score.cubes, score.coins]
}

/// Draws the sheet over the whole screen above the hints.
pub(super) fn draw(game: &MagnaCarta, picture: &mut Picture, view: View, choice: Option<Choice>) {
    // While the players count, the heading and the question stand above; otherwise the sheet has the room to itself.
    if choice.is_some() {
        draw_counting(game, picture, view, choice);
        return;
    }
    const TOP: i32 = 17;
    const ROW: i32 = 13;
    line(picture, words(view).sheet_title, Size::Hint, Align::Left, area(4, 1, 90, 15));
    for (place, seat) in game.setup().seats().iter().enumerate() {
        let x = FIRST_COLUMN + place as i32 * COLUMN;
        let head = area(x + 6, 1, 30, 15);
        line(picture, letter(*seat, view), Size::Hint, Align::Centre, head);
        picture.invert(head);
        let score = game.score(*seat);
        for (at, value) in cells(&score).into_iter().enumerate() {
            if is_open(game, *seat, at) {
                continue;
            }
            let cell = area(x, TOP + at as i32 * ROW, COLUMN as u32, ROW as u32 + 2);
            line(picture, &fill("{0}", &[&value]), Size::Hint, Align::Centre, cell);
        }
        let total = area(x, 97, COLUMN as u32, 15);
        line(picture, &fill("{0}", &[&score.total()]), Size::Hint, Align::Centre, total);
    }
    for (at, text) in words(view).sheet.iter().enumerate() {
        line(picture, text, Size::Hint, Align::Left, area(4, TOP + at as i32 * ROW, 90, ROW as u32 + 2));
    }
    let Ok(()) = Stroke::new(Point::new(4, 97), Point::new(256, 97))
        .into_styled(PrimitiveStyle::with_stroke(BinaryColor::On, 1))
        .draw(picture);
}

/// Whether the players still have to count this line.
fn is_open(game: &MagnaCarta, seat: Seat, at: usize) -> bool {
    let line = match at {
        3 => Counted::Gold,
        4 => Counted::Cubes,
        5 => Counted::Coins,
        _ => return false,
    };
    !game.keeps_books() && game.counts(seat).get(line.index()).is_none()
}

/// Counting: the number large, what it is worth, and everybody's running total.
fn draw_counting(game: &MagnaCarta, picture: &mut Picture, view: View, choice: Option<Choice>) {
    let Some(Choice::Amount(amount)) = choice else { return };
    let Some(prompt) = game.prompt() else { return };
    line(picture, &fill("{0}", &[&amount]), Size::Heading, Align::Centre, area(4, 53, 72, 34));
    let worth = match prompt.asks {
        Asks::Gold => amount,
        _ => amount / 3,
    };
    line(picture, &points(worth.unsigned_abs(), view), Size::List, Align::Left, area(84, 58, 170, 22));
    let seats = game.setup().seats();
    for (place, seat) in seats.iter().enumerate() {
        let here = prompt.seat == Some(*seat);
        let total = i32::from(game.score(*seat).total()) + if here { i32::from(worth) } else { 0 };
        let text = fill("{0} {1}", &[&letter(*seat, view), &total]);
        let cell = area(4 + place as i32 * 64, 92, 60, 18);
        line(picture, &text, Size::Body, Align::Centre, cell);
        if here {
            picture.invert(cell);
        }
    }
}

/// The result: ranks, bars of the lines, totals. Equal totals share a rank.
pub(super) fn draw_result(game: &MagnaCarta, picture: &mut Picture, view: View) {
    let mut ranking: Vec<(u16, Seat), 4> = Vec::new();
    for seat in game.setup().seats() {
        // There are at most four seats.
        let _ = ranking.push((game.score(*seat).total(), *seat));
    }
    ranking.sort_unstable_by(|one, other| other.0.cmp(&one.0));
    let most = ranking.first().map_or(1, |(total, _)| (*total).max(1));
    for (at, (total, seat)) in ranking.iter().enumerate() {
        let y = 36 + at as i32 * 19;
        let rank = 1 + ranking.iter().filter(|(other, _)| other > total).count();
        line(picture, &fill("{0}", &[&rank]), Size::Body, Align::Left, area(4, y, 14, 18));
        line(picture, letter(*seat, view), Size::Body, Align::Centre, area(20, y, 18, 18));
        bar(picture, &game.score(*seat), most, Point::new(44, y + 3));
        line(picture, &fill("{0}", &[total]), Size::List, Align::Right, area(212, y, 44, 18));
    }
    debug_assert_eq!(game.phase(), Phase::Over);
}

/// A bar of the six lines, each with a pattern of its own, at most 160 px long.
fn bar(picture: &mut Picture, score: &Score, most: u16, corner: Point) {
    const LONG: u32 = 160;
    const TALL: i32 = 12;
    let length = |points: u16| (u32::from(points) * LONG / u32::from(most)) as i32;
    let mut sum = 0;
    for (at_line, points) in cells(score).into_iter().enumerate() {
        let (from, to) = (length(sum), length(sum + points));
        sum += points;
        let part = Rectangle::new(
            corner + Point::new(from, 0),
            embedded_graphics::geometry::Size::new((to - from) as u32, TALL as u32),
        );
        let ink = part.points().filter(|at| {
            let (x, y) = (at.x - corner.x, at.y - corner.y);
            let edge = y == 0 || y == TALL - 1 || at.x == part.top_left.x || x == to - 1;
            edge || filled(at_line, x, y)
        });
        let Ok(()) = picture.draw_iter(ink.map(|at| embedded_graphics::Pixel(at, BinaryColor::On)));
    }
}

/// The patterns of the lines: solid, upright, level, dense, loose, empty.
fn filled(line: usize, x: i32, y: i32) -> bool {
    match line {
        0 => true,
        1 => x % 2 == 0,
        2 => y % 3 == 0,
        3 => (x + y) % 2 == 0,
        4 => (x + y) % 4 == 0,
        _ => false,
    }
}
