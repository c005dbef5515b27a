//! The resting screen of each phase: what a glance from a metre away must answer.
//!
//! The words and what stands beside the list or below the line; the frame is the session's. Invariant: a choice that is
//! only looked at changes nothing.

use embedded_graphics::prelude::*;
use engine::{
    Game,
    carcassonne_city::{Asks, City, Event, Feature, FeatureKind, Pending, Phase, Role, district_points, guard_points},
    prompt::{Answer, Kind},
    seat::{Seat, Seats, Tally},
};

use super::{banner, icons, labels, news, score, wall, words};
use crate::{
    draw::{
        area,
        chrome::Corner,
        text::{Align, Size, line as write},
    },
    picture::Picture,
    screen::View,
    session::face::{Choice, Look},
    sheet,
    text::fill::{Line, add, fill},
};

/// Where the scores begin, beside a list.
const SIDE_X: i32 = 154;
const SIDE_Y: i32 = 53;
/// Height of a seat's row there, with four seats and with fewer.
const ROW: i32 = 14;
const WIDE_ROW: i32 = 19;

fn asks(game: &City) -> Option<Asks> {
    game.prompt().map(|prompt| prompt.asks)
}

pub(super) fn heading(game: &City, view: View) -> Line {
    let words = words(view);
    if game.is_over() {
        return view.winners(game.winners());
    }
    match (game.phase(), game.pending()) {
        (Phase::Turn | Phase::Walls | Phase::Tower | Phase::Guards, _) => {
            let asked = game.prompt().and_then(|prompt| prompt.seat);
            fill(asked.map_or("", |seat| view.heading(seat)), &[])
        }
        (_, Some(Pending::Kind(kind))) => fill(words.feature_headings[kind.index()], &[]),
        (_, Some(Pending::Market { tiles })) => {
            fill("{0} {1}", &[&words.feature_headings[FeatureKind::Market.index()], &tiles])
        }
        (_, Some(Pending::Whole(Feature::Road { tiles }))) => {
            fill("{0} {1}", &[&words.feature_headings[FeatureKind::Road.index()], &tiles])
        }
        (_, Some(Pending::Whole(Feature::Market { tiles, goods }))) => {
            fill("{0} {1}x{2}", &[&words.feature_headings[FeatureKind::Market.index()], &tiles, &goods])
        }
        (phase, None) => fill(words.phases[phase.index()], &[]),
    }
}

/// Where the game stands; in the final count, how many stewards, or guards of the seat that is asked, are still out.
pub(super) fn corner(game: &City, view: View) -> Corner {
    let words = words(view);
    let stack = fill(words.stack, &[&game.stack().number()]);
    let left = fill(words.tiles_left, &[&game.stack_left()]);
    match game.phase() {
        Phase::Turn => {
            let (upper, lower) = match banner(game) {
                // The tiles that are left move up to make room.
                Some(new) => {
                    let counted = fill(words.stack_left, &[&game.stack().number(), &game.stack_left()]);
                    (counted, fill(words.walls_new[new], &[]))
                }
                None if is_spent(game) => (stack, fill(words.no_followers, &[])),
                None => return Corner { upper: stack, lower: left, warning: false },
            };
            Corner { upper, lower, warning: true }
        }
        Phase::Walls | Phase::Tower | Phase::Gap => {
            let upper = match game.pieces().count() {
                0 => Line::new(),
                pieces => fill(words.pieces_left, &[&pieces]),
            };
            Corner { upper, lower: fill(words.walls_left, &[&game.walls_left()]), warning: false }
        }
        Phase::Scoring => Corner { upper: stack, lower: left, warning: false },
        Phase::Stewards | Phase::Guards => {
            let role = if game.phase() == Phase::Stewards { Role::Steward } else { Role::Guard };
            let asked = game.prompt().and_then(|prompt| prompt.seat);
            let seats = game.setup().seats().iter().filter(|seat| asked.is_none_or(|asked| asked == **seat));
            let out: u8 = seats.map(|seat| game.followers(*seat).out(role)).sum();
            Corner { lower: fill(words.tiles_left, &[&out]), ..Corner::default() }
        }
        Phase::Closing | Phase::Unfinished => Corner::default(),
        Phase::Over => Corner { upper: fill(words.length, &[&game.tiles()]), ..Corner::default() },
    }
}

pub(super) fn line(game: &City, view: View, look: Look) -> Line {
    let words = words(view);
    let said = |text: &str| fill(text, &[]);
    match look.group {
        Some(labels::COMPLETES) if game.near() => return said(words.completes_or_ends),
        Some(labels::COMPLETES) => return said(words.completes_with),
        Some(_) => return said(words.rest_unguarded),
        None => {}
    }
    match asks(game) {
        Some(Asks::Tile) if is_spent(game) => said(words.tile_only),
        Some(Asks::Tile) => said(news(game).map_or(words.place_tile, |new| words.banners[new])),
        Some(Asks::Feature) => {
            let more = game.legal().any(|event| event == Event::Next);
            said(match (more, game.closed_by_wall()) {
                (true, _) => words.what_more,
                (false, true) => words.what_closed,
                (false, false) => words.what_completed,
            })
        }
        Some(Asks::Tiles) => match game.pending() {
            Some(Pending::Kind(kind)) => said(words.how_many_tiles[kind.index()]),
            _ => Line::new(),
        },
        Some(Asks::Goods) => said(words.how_many_goods),
        Some(Asks::Followers) if nobody_can_stand(game) => said(words.nobody_gets),
        Some(Asks::Followers) => match (game.pending(), look.tally) {
            (Some(Pending::Whole(feature)), Some(tally)) if tally.total() > 0 => {
                fill(words.get_points, &[&names(tally.leaders(), game, view), &view.points(feature.points())])
            }
            (Some(Pending::Whole(feature)), _) => {
                fill("{0} {1}", &[&words.who_stands[feature.kind().index()], &words.nobody_yet])
            }
            _ => Line::new(),
        },
        Some(Asks::Piece) if !game.gate() => said(words.place_gate),
        Some(Asks::Piece) if is_spent(game) => said(words.wall_only),
        Some(Asks::Piece) => said(words.place_wall),
        Some(Asks::Tower) => said(words.put_tower),
        Some(Asks::Gap) => said(words.five_or_fewer),
        Some(Asks::ClosedByRing) => said(words.close_ring),
        Some(Asks::Unfinished) => said(words.take_back),
        Some(Asks::District) => said(words.whose_district),
        Some(Asks::Markets) => said(words.how_many_markets),
        Some(Asks::Public) => said(words.how_many_public),
        Some(Asks::Historic) => said(words.how_many_historic),
        None => Line::new(),
    }
}

/// Whether the seat that is asked has no follower that it can use now.
fn is_spent(game: &City) -> bool {
    let asked = game.prompt().and_then(|prompt| prompt.seat);
    asked.is_some_and(|seat| game.followers(seat).available() == 0)
}

/// Whether no seat has anybody who could stand on what is being scored.
fn nobody_can_stand(game: &City) -> bool {
    matches!(game.prompt().map(|prompt| prompt.kind), Some(Kind::Tally { most, .. }) if most.total() == 0)
}

/// Seats by name, in the order in which they sit: "Red + Blue".
fn names(seats: Seats, game: &City, view: View) -> Line {
    let mut line = Line::new();
    for seat in game.setup().seats().iter().filter(|seat| seats.contains(**seat)) {
        let template = if line.is_empty() { "{0}" } else { " + {0}" };
        // Several marks, or one name: the line has room for no more.
        let name = if seats.len() > 1 { view.mark(*seat) } else { view.name(*seat) };
        add(&mut line, template, &[&name]);
    }
    line
}

pub(super) fn draw(game: &City, picture: &mut Picture, view: View, look: Look) {
    if let Some(Choice::Amount(amount)) = look.choice {
        return draw_amount(game, picture, view, amount);
    }
    if let Some(tally) = look.tally {
        return draw_after(game, picture, view, tally);
    }
    match game.phase() {
        Phase::Walls | Phase::Tower | Phase::Gap => wall::draw(game, picture, view),
        Phase::Unfinished => draw_unfinished(game, picture, view),
        Phase::Over => score::sheet(game).draw_bars(picture, view),
        Phase::Turn | Phase::Scoring | Phase::Closing | Phase::Stewards | Phase::Guards => {
            draw_seats(game, picture, view);
        }
    }
}

/// Each seat's points and the followers that it can use, beside the list; the fewer seats, the larger.
fn draw_seats(game: &City, picture: &mut Picture, view: View) {
    let seats = game.setup().seats();
    let (row, size) = if seats.len() > 3 { (ROW, Size::Body) } else { (WIDE_ROW, Size::List) };
    for (place, seat) in seats.iter().enumerate() {
        let y = SIDE_Y + place as i32 * row;
        // Nothing here has a part below the line, so rows may be as close as their capitals.
        let cell = |x: i32, width: u32| area(SIDE_X + x, y - 1, width, size.line());
        write(picture, view.mark(*seat), size, Align::Left, cell(0, 28));
        let points = fill("{0}", &[&game.score(*seat).total()]);
        write(picture, &points, size, Align::Right, cell(28, 34));
        icons::FOLLOWER.draw(picture, Point::new(SIDE_X + 80, y + row / 2));
        let followers = fill("{0}", &[&game.followers(*seat).available()]);
        write(picture, &followers, size, Align::Right, cell(88, 14));
    }
}

/// The number on the wheel, what it is worth, and everybody's total once it is entered.
fn draw_amount(game: &City, picture: &mut Picture, view: View, amount: i16) {
    let number = u8::try_from(amount).unwrap_or(0);
    let worth = match (asks(game), game.pending()) {
        (Some(Asks::Tiles), Some(Pending::Kind(FeatureKind::Road))) => {
            view.points(Feature::Road { tiles: number }.points())
        }
        (Some(Asks::Tiles), _) => {
            let points = |goods| Feature::Market { tiles: number, goods }.points();
            fill("{0} / {1} / {2}", &[&points(1), &points(2), &points(3)])
        }
        (Some(Asks::Goods), Some(Pending::Market { tiles })) => {
            view.points(Feature::Market { tiles, goods: number }.points())
        }
        (Some(Asks::Markets), _) => view.points(district_points(number)),
        (Some(Asks::Public), _) => view.points(guard_points(number, 0)),
        (Some(Asks::Historic), _) => view.points(guard_points(game.public_buildings().unwrap_or(0), number)),
        _ => Line::new(),
    };
    let asked = game.prompt().and_then(|prompt| prompt.seat);
    let totals = score::totals(game, game.answer(Answer::Amount(amount)));
    sheet::draw_counting(picture, view, amount, &worth, totals, asked);
}

/// Everybody's total if these stand there.
fn draw_after(game: &City, picture: &mut Picture, view: View, tally: Tally) {
    sheet::draw_totals(picture, view, score::totals(game, game.answer(Answer::Tally(tally))), None);
}

/// What each seat takes back from unfinished roads and markets.
fn draw_unfinished(game: &City, picture: &mut Picture, view: View) {
    let words = words(view);
    for (place, seat) in game.setup().seats().iter().enumerate() {
        let out = |role: Role| game.followers(*seat).out(role);
        let text = unfinished(*seat, [out(Role::Citizen), out(Role::Vendor)], &words.values[1..3], view);
        write(picture, &text, Size::Hint, Align::Left, area(6, SIDE_Y + place as i32 * ROW, 250, ROW as u32));
    }
}

fn unfinished(seat: Seat, numbers: [u8; 2], names: &[&str], view: View) -> Line {
    let mut text = fill("{0}: ", &[&view.name(seat)]);
    for (at, (number, name)) in numbers.iter().zip(names).enumerate() {
        add(&mut text, if at == 0 { "{0} {1}" } else { ", {0} {1}" }, &[name, number]);
    }
    text
}
