//! The values that can be set by hand: whose turn it is, the tiles, the wall, and what each seat has.
//!
//! A number says which one, in the order of the list. Invariant: setting a value is one event, which shows in the log
//! and can be taken back.

use engine::{
    carcassonne_city::{
        City, End, Event, MOST_POINTS, Phase, Role,
        event::{EndValue, EndValues, SeatValue, SeatValues},
        followers::FOLLOWERS,
        tiles::TILES,
        tower_share,
        walls::WALLS,
    },
    seat::Seat,
};

use super::words;
use crate::{
    screen::{Label, View},
    session::face::{self, Field},
    text::fill::{Line, fill},
};

/// What a number stands for.
#[derive(Clone, Copy)]
enum What {
    Turn,
    Tiles,
    Wall(End, EndValue),
    Seat(Seat, SeatValue),
}

const FIRST_WALL: usize = 2;
const FIRST_SEAT: usize = FIRST_WALL + End::COUNT * EndValue::COUNT;

/// What the code stands for; seats are counted as they sit.
fn what(game: &City, code: usize) -> Option<What> {
    match code {
        0 => Some(What::Turn),
        1 => Some(What::Tiles),
        FIRST_WALL..FIRST_SEAT => {
            let code = code - FIRST_WALL;
            Some(What::Wall(*End::ALL.get(code / EndValue::COUNT)?, *EndValue::ALL.get(code % EndValue::COUNT)?))
        }
        _ => {
            let code = code - FIRST_SEAT;
            let seat = game.setup().seats().get(code / SeatValue::COUNT)?;
            Some(What::Seat(*seat, *SeatValue::ALL.get(code % SeatValue::COUNT)?))
        }
    }
}

/// The value now and its bounds; `None` where it cannot be set now.
fn bounds(game: &City, what: What) -> Option<(i16, i16, i16)> {
    let turn = game.phase() == Phase::Turn;
    match what {
        What::Turn => {
            let seats = game.setup().seats();
            let at = seats.iter().position(|seat| Some(*seat) == game.turn())?;
            turn.then_some((at as i16 + 1, 1, seats.len() as i16))
        }
        What::Tiles => turn.then_some((game.tiles().into(), 0, i16::from(TILES) - 1)),
        What::Wall(end, value) => {
            let stands = game.end_of_wall(end);
            // The last wall ends the game.
            let other = i16::from(game.end_of_wall(end.other()).walls);
            let bounds = match value {
                EndValue::Walls => (stands.walls.into(), stands.tower.into(), i16::from(WALLS) - 1 - other),
                EndValue::Tower => (stands.tower.into(), 0, stands.walls.into()),
            };
            (turn && game.gate()).then_some(bounds)
        }
        What::Seat(seat, value) => {
            let followers = game.followers(seat);
            let role = |role: Role| {
                let out = followers.out(role);
                (i16::from(out), 0, i16::from(out + followers.supply().min(FOLLOWERS)))
            };
            let total = i16::try_from(game.score(seat).total()).unwrap_or(i16::MAX);
            Some(match value {
                SeatValue::Points => (total, 0, i16::try_from(MOST_POINTS).unwrap_or(i16::MAX)),
                SeatValue::Citizens => role(Role::Citizen),
                SeatValue::Vendors => role(Role::Vendor),
                SeatValue::Stewards => role(Role::Steward),
                SeatValue::Guards => role(Role::Guard),
                SeatValue::Towers => (game.towers(seat).into(), 0, tower_share(game.setup().seats().len()).into()),
            })
        }
    }
}

/// The event that sets the field with this code.
pub(super) fn event(game: &City, code: u16, value: i16) -> Event {
    let amount = u16::try_from(value).unwrap_or(0);
    let small = u8::try_from(amount).unwrap_or(u8::MAX);
    match what(game, code.into()) {
        Some(What::Turn) => Event::CorrectTurn(seat_at(game, value)),
        Some(What::Wall(end, of)) => Event::CorrectEnd { end, values: EndValues::NONE.with(of.index(), amount) },
        Some(What::Seat(seat, of)) => Event::CorrectSeat { seat, values: SeatValues::NONE.with(of.index(), amount) },
        Some(What::Tiles) | None => Event::CorrectTiles(small),
    }
}

/// The seat at a place of the table, counted from 1.
fn seat_at(game: &City, place: i16) -> Seat {
    face::seat_at(game.setup().seats(), place).unwrap_or(game.setup().start())
}

/// How a value of the field with this code is written: seats by name, everything else as a number.
pub(super) fn value(game: &City, code: u16, value: i16, view: View) -> Line {
    match what(game, code.into()) {
        Some(What::Turn) => fill(view.name(seat_at(game, value)), &[]),
        _ => fill("{0}", &[&value]),
    }
}

/// What can be set now, with its code and bounds.
fn present(game: &City) -> impl Iterator<Item = (usize, What, (i16, i16, i16))> {
    let end = FIRST_SEAT + game.setup().seats().len() * SeatValue::COUNT;
    (0..end).filter_map(|code| {
        let what = what(game, code)?;
        Some((code, what, bounds(game, what)?))
    })
}

/// How many fields can be set now.
pub(super) fn fields(game: &City) -> u16 {
    present(game).count() as u16
}

/// The fields that can be set now, by their place in the list.
pub(super) fn field(game: &City, number: u16, view: View) -> Option<Field> {
    let (code, what, (now, from, to)) = present(game).nth(number.into())?;
    let words = words(view);
    let label = match what {
        What::Turn => fill(words.correct_turn, &[]),
        What::Tiles => fill(words.correct_tiles, &[]),
        What::Wall(end, EndValue::Walls) => fill(words.correct_walls[end.index()], &[]),
        What::Wall(end, EndValue::Tower) => fill(words.correct_tower[end.index()], &[]),
        What::Seat(seat, of) => fill("{0}: {1}", &[&view.name(seat), &words.values[of.index()]]),
    };
    let code = code as u16;
    Some(Field { label: Label { name: label, value: value(game, code, now, view) }, code, now, from, to })
}
