//! The values that can be set by hand: of the table whose turn it is, the tiles, the wall and the three readings of the
//! rules; and what each seat has.
//!
//! A code says which one, whatever its place in the list. Invariant: setting a value is one event, which shows in the log
//! and can be taken back.

use engine::{
    carcassonne_city::{
        City, End, Event, MOST_POINTS, Phase, Role,
        event::{EndValue, EndValues, SeatValue, SeatValues},
        followers::FOLLOWERS,
        setup::{Distance, LastTile, Reading, Unclaimed},
        tiles::TILES,
        tower_share,
        walls::WALLS,
    },
    seat::Seat,
};

use super::words;
use crate::{
    screen::View,
    session::face::{Field, Owner},
    text::fill::{Line, fill},
};

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Turn,
    Tiles,
    Wall(End, EndValue),
    Unclaimed,
    Towers,
    LastTile,
    Seat(SeatValue),
}

const FIRST_WALL: u16 = 2;
const FIRST_READING: u16 = FIRST_WALL + (End::COUNT * EndValue::COUNT) as u16;
const FIRST_SEAT: u16 = FIRST_READING + 3;
const END: u16 = FIRST_SEAT + SeatValue::COUNT as u16;

impl Value {
    fn of_code(code: u16) -> Option<Value> {
        Some(match code {
            0 => Value::Turn,
            1 => Value::Tiles,
            FIRST_WALL..FIRST_READING => {
                let at = usize::from(code - FIRST_WALL);
                Value::Wall(*End::ALL.get(at / EndValue::COUNT)?, *EndValue::ALL.get(at % EndValue::COUNT)?)
            }
            FIRST_READING..FIRST_SEAT => {
                [Value::Unclaimed, Value::Towers, Value::LastTile][usize::from(code - FIRST_READING)]
            }
            _ => Value::Seat(*SeatValue::ALL.get(usize::from(code - FIRST_SEAT))?),
        })
    }

    /// What it is called.
    pub(super) fn name(self, view: View) -> &'static str {
        let words = words(view);
        match self {
            Value::Turn => words.correct_turn,
            Value::Tiles => words.correct_tiles,
            Value::Wall(end, EndValue::Walls) => words.correct_walls[end.index()],
            Value::Wall(end, EndValue::Tower) => words.correct_tower[end.index()],
            Value::Unclaimed => words.unclaimed_row,
            Value::Towers => words.towers_row,
            Value::LastTile => words.last_tile_row,
            Value::Seat(of) => words.values.of(of.index()),
        }
    }

    /// A value of it in words: seats by name, readings as in the set-up, everything else as a number.
    pub(super) fn written(self, game: &City, value: i16, view: View) -> Line {
        let words = words(view);
        let at = usize::try_from(value).unwrap_or(0);
        let of = |names: &[&'static str]| fill(names.get(at).copied().unwrap_or(""), &[]);
        match self {
            Value::Turn => {
                let seat = game.setup().seating().seat_at(at);
                fill(seat.map_or("", |seat| view.name(seat)), &[])
            }
            Value::Unclaimed => of(&words.unclaimed),
            Value::Towers => of(&words.towers),
            Value::LastTile => of(&words.last_tile),
            Value::Tiles | Value::Wall(..) | Value::Seat(_) => fill("{0}", &[&value]),
        }
    }

    /// The value now; `None` where there is none.
    pub(super) fn now(self, game: &City, owner: Owner) -> Option<i16> {
        Some(match self {
            Value::Turn => game.setup().seating().place(game.turn()?)? as i16,
            Value::Tiles => game.tiles().into(),
            Value::Wall(end, EndValue::Walls) => game.end_of_wall(end).walls.into(),
            Value::Wall(end, EndValue::Tower) => game.end_of_wall(end).tower.into(),
            Value::Unclaimed => game.setup().unclaimed().index() as i16,
            Value::Towers => game.setup().towers().index() as i16,
            Value::LastTile => game.setup().last_tile().index() as i16,
            Value::Seat(of) => {
                let seat = owner?;
                let role = |role: Role| i16::from(game.followers(seat).out(role));
                match of {
                    SeatValue::Points => i16::try_from(game.score(seat).total()).unwrap_or(i16::MAX),
                    SeatValue::Citizens => role(Role::Citizen),
                    SeatValue::Vendors => role(Role::Vendor),
                    SeatValue::Stewards => role(Role::Steward),
                    SeatValue::Guards => role(Role::Guard),
                    SeatValue::Towers => game.towers(seat).into(),
                }
            }
        })
    }

    /// Its bounds; `None` where it cannot be set now.
    fn bounds(self, game: &City, owner: Owner, now: i16) -> Option<(i16, i16)> {
        let turn = game.phase() == Phase::Turn;
        match (self, owner) {
            (Value::Turn, None) => turn.then_some((0, game.setup().seats().len() as i16 - 1)),
            (Value::Tiles, None) => turn.then_some((0, i16::from(TILES) - 1)),
            (Value::Wall(end, of), None) => {
                let stands = game.end_of_wall(end);
                // The last wall ends the game.
                let other = i16::from(game.end_of_wall(end.other()).walls);
                turn.then_some(match of {
                    EndValue::Walls => (stands.tower.into(), i16::from(WALLS) - 1 - other),
                    EndValue::Tower => (0, stands.walls.into()),
                })
            }
            (Value::Unclaimed | Value::Towers | Value::LastTile, None) => Some((0, 1)),
            (Value::Seat(of), Some(seat)) => Some(match of {
                SeatValue::Points => (0, i16::try_from(MOST_POINTS).unwrap_or(i16::MAX)),
                SeatValue::Towers => (0, tower_share(game.setup().seats().len()).into()),
                _ => (0, now + i16::from(game.followers(seat).supply().min(FOLLOWERS))),
            }),
            _ => None,
        }
    }
}

/// The event that sets the field with this code.
pub(super) fn event(game: &City, owner: Owner, code: u16, value: i16) -> Option<Event> {
    let amount = u16::try_from(value).ok()?;
    let at = usize::from(amount);
    Some(match Value::of_code(code)? {
        Value::Turn => Event::CorrectTurn(game.setup().seating().seat_at(at)?),
        Value::Tiles => Event::CorrectTiles(u8::try_from(amount).ok()?),
        Value::Wall(end, of) => Event::CorrectEnd { end, values: EndValues::NONE.with(of.index(), amount) },
        Value::Unclaimed => Event::CorrectReading(Reading::Unclaimed(*Unclaimed::ALL.get(at)?)),
        Value::Towers => Event::CorrectReading(Reading::Towers(*Distance::ALL.get(at)?)),
        Value::LastTile => Event::CorrectReading(Reading::LastTile(*LastTile::ALL.get(at)?)),
        Value::Seat(of) => {
            let seat: Seat = owner?;
            Event::CorrectSeat { seat, values: SeatValues::NONE.with(of.index(), amount) }
        }
    })
}

/// How a value of the field with this code is written.
pub(super) fn value(game: &City, code: u16, value: i16, view: View) -> Line {
    Value::of_code(code).map_or(Line::new(), |of| of.written(game, value, view))
}

/// The fields that can be set now, by their place in the owner's list.
pub(super) fn field(game: &City, owner: Owner, number: u16, view: View) -> Option<Field> {
    let present = |code: u16| {
        let value = Value::of_code(code)?;
        let now = value.now(game, owner)?;
        let (from, to) = value.bounds(game, owner, now)?;
        Some(Field { name: fill(value.name(view), &[]), code, now, from, to })
    };
    (0..END).filter_map(present).nth(number.into())
}
