//! The values that can be set by hand: of the table the provost, the start player and the stock; of a seat its purse, its
//! tokens, its last counts, its place in the passing order, and its cards of the street.
//!
//! A code says which one, whatever its place in the list. Invariant: setting a value is one event, which shows in the log
//! and can be taken back.

use engine::{
    magna_carta::{
        Event, MagnaCarta, Phase,
        cards::Building,
        event::{Correction, Counted, Counts, Held, Lies, PartNumbers, PurseAmounts},
        pay::Purse,
        street::Face as CardFace,
        tokens::Part,
    },
    seat::{Order, Seat},
};

use super::words;
use crate::{
    screen::View,
    session::face::{Field, Owner},
    text::fill::{Line, fill},
};

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Provost,
    Start,
    Stock(Part),
    Held(Held),
    Tokens(Part),
    Count(Counted),
    /// Whether and as which the seat has passed.
    Passed,
    /// The card of the street at this position.
    Card(u8),
}

impl Value {
    /// The values of the table.
    fn of_table() -> impl Iterator<Item = Value> {
        [Value::Provost, Value::Start].into_iter().chain(Part::ALL.map(Value::Stock))
    }

    /// The values of a seat, the most likely first.
    fn of_seat(cards: u8) -> impl Iterator<Item = Value> {
        let held = Held::ALL.into_iter().map(Value::Held);
        let tokens = Part::ALL.into_iter().map(Value::Tokens);
        let counts = Counted::ALL.into_iter().map(Value::Count);
        held.chain(tokens).chain(counts).chain([Value::Passed]).chain((1..=cards).map(Value::Card))
    }

    /// As the code of a field.
    fn code(self) -> u16 {
        let (kind, at) = match self {
            Value::Provost => (0, 0),
            Value::Start => (1, 0),
            Value::Stock(part) => (2, part.index()),
            Value::Held(held) => (3, held.index()),
            Value::Tokens(part) => (4, part.index()),
            Value::Count(line) => (5, line.index()),
            Value::Passed => (6, 0),
            Value::Card(at) => (7, usize::from(at)),
        };
        kind << 8 | at as u16
    }

    fn of_code(code: u16) -> Option<Value> {
        let at = usize::from(code & 0xff);
        Some(match code >> 8 {
            0 => Value::Provost,
            1 => Value::Start,
            2 => Value::Stock(*Part::ALL.get(at)?),
            3 => Value::Held(*Held::ALL.get(at)?),
            4 => Value::Tokens(*Part::ALL.get(at)?),
            5 => Value::Count(*Counted::ALL.get(at)?),
            6 => Value::Passed,
            7 => Value::Card(at as u8),
            _ => return None,
        })
    }
}

/// What a card of a seat can become: a building, a residence, nothing, or somebody else's.
const RESIDENCE: i16 = Building::COUNT as i16;
const GONE: i16 = RESIDENCE + 1;
const FIRST_OTHER: i16 = GONE + 1;

/// The seats but `owner`, as they sit.
fn others(game: &MagnaCarta, owner: Seat) -> impl Iterator<Item = Seat> {
    game.setup().seats().iter().copied().filter(move |seat| *seat != owner)
}

/// The value now and its bounds; `None` where the game does not have it now.
fn bounds(game: &MagnaCarta, owner: Owner, value: Value) -> Option<(i16, i16, i16)> {
    let number = |value: u16| i16::try_from(value).unwrap_or(i16::MAX);
    let seats = game.setup().seating();
    match (value, owner) {
        (Value::Provost, _) => game.provost().map(|at| (at.into(), 1, game.street().len().into())),
        (Value::Start, _) => Some((seats.place(game.start())? as i16, 0, seats.len() as i16 - 1)),
        (Value::Stock(part), _) => Some((game.stock().of(part).into(), 0, 9)),
        (Value::Tokens(part), Some(seat)) => Some((game.tokens(seat).of(part).into(), 0, 9)),
        (Value::Held(held), Some(seat)) => Some((number(amount(&game.purse(seat)?, held)), 0, 99)),
        (Value::Count(line), Some(seat)) => {
            if game.phase() != Phase::Over || game.keeps_books() {
                return None;
            }
            let (score, counts) = (game.score(seat), game.counts(seat));
            let now = match line {
                Counted::Buildings => score.buildings,
                Counted::Prestige => score.prestige,
                _ => counts.get(line.index())?,
            };
            Some((number(now), 0, 199))
        }
        (Value::Passed, Some(seat)) => {
            let place = game.passed().position(|passed| passed == seat).map_or(0, |place| place + 1);
            let others = game.passed().filter(|passed| *passed != seat).count();
            (game.phase() == Phase::Actions).then_some((place as i16, 0, others as i16 + 1))
        }
        (Value::Card(at), Some(seat)) => {
            let now = match game.street().at(at)?.face {
                CardFace::Building { owner, building, .. } if owner == seat => building.index() as i16,
                CardFace::Residence { owner, under: None, .. } if owner == seat => RESIDENCE,
                _ => return None,
            };
            Some((now, 0, FIRST_OTHER + others(game, seat).count() as i16 - 1))
        }
        (_, None) => None,
    }
}

/// The event that sets the field with this code.
pub(super) fn event(game: &MagnaCarta, owner: Owner, code: u16, value: i16) -> Option<Event> {
    let amount = u16::try_from(value).ok()?;
    Some(Event::Correct(match (Value::of_code(code)?, owner) {
        (Value::Provost, _) => Correction::Provost(u8::try_from(amount).ok()?),
        (Value::Start, _) => Correction::Start(game.setup().seating().seat_at(amount.into())?),
        (Value::Stock(part), _) => Correction::Stock(PartNumbers::NONE.with(part.index(), amount)),
        (Value::Tokens(part), seat) => Correction::Tokens(seat?, PartNumbers::NONE.with(part.index(), amount)),
        (Value::Held(held), seat) => Correction::Purse(seat?, PurseAmounts::NONE.with(held.index(), amount)),
        (Value::Count(line), seat) => {
            return Some(Event::Count { seat: seat?, counts: Counts::NONE.with(line.index(), amount) });
        }
        (Value::Passed, seat) => Correction::Passed(passed(game, seat?, amount)?),
        (Value::Card(at), seat) => Correction::Street { at, lies: lies(game, seat?, at, value)? },
    }))
}

/// Who has passed, with this seat as the `place`-th, or not at all with 0.
fn passed(game: &MagnaCarta, seat: Seat, place: u16) -> Option<Order> {
    let mut order = Order::NOBODY;
    let mut at = 1;
    for other in game.passed().filter(|other| *other != seat) {
        if at == place {
            order = order.then(seat)?;
        }
        order = order.then(other)?;
        at += 1;
    }
    if place >= at { order.then(seat) } else { Some(order) }
}

/// What lies there with this value of the field.
fn lies(game: &MagnaCarta, seat: Seat, at: u8, value: i16) -> Option<Lies> {
    match value {
        RESIDENCE => Some(Lies::Residence { owner: seat }),
        GONE => Some(Lies::Gone),
        FIRST_OTHER.. => {
            let owner = others(game, seat).nth(usize::try_from(value - FIRST_OTHER).ok()?)?;
            Some(match game.street().at(at)?.face {
                CardFace::Building { building, .. } => Lies::Building { building, owner },
                CardFace::Residence { .. } | CardFace::Neutral(_) => Lies::Residence { owner },
            })
        }
        building => {
            let building = *Building::ALL.get(usize::try_from(building).ok()?)?;
            Some(Lies::Building { building, owner: seat })
        }
    }
}

/// How a value of the field with this code is written.
pub(super) fn value(game: &MagnaCarta, owner: Owner, code: u16, value: i16, view: View) -> Line {
    let words = words(view);
    let name = |seat: Option<Seat>| fill(seat.map_or("", |seat| view.name(seat)), &[]);
    match (Value::of_code(code), owner) {
        (Some(Value::Start), _) => name(game.setup().seating().seat_at(value as usize)),
        (Some(Value::Passed), _) if value == 0 => fill(words.not_passed, &[]),
        (Some(Value::Card(_)), Some(seat)) => match value {
            RESIDENCE => fill(words.residence, &[]),
            GONE => fill(words.gone, &[]),
            FIRST_OTHER.. => {
                let other = others(game, seat).nth((value - FIRST_OTHER) as usize);
                fill(words.of_seat, &[&name(other)])
            }
            building => fill(words.buildings.of(building as usize), &[]),
        },
        _ => fill("{0}", &[&value]),
    }
}

/// The fields that this owner has now, by their place in the list.
pub(super) fn field(game: &MagnaCarta, owner: Owner, number: u16, view: View) -> Option<Field> {
    let present = |value: Value| Some((value, bounds(game, owner, value)?));
    let number = usize::from(number);
    let (value, (now, from, to)) = match owner {
        Some(_) => Value::of_seat(game.street().len()).filter_map(present).nth(number)?,
        None => Value::of_table().filter_map(present).nth(number)?,
    };
    let words = words(view);
    let part = |part: Part| words.tokens[part.index()][1];
    let name = match value {
        Value::Provost => fill(words.correct_provost, &[]),
        Value::Start => fill(words.correct_start, &[]),
        Value::Stock(of) => fill(words.correct_stock, &[&part(of)]),
        Value::Tokens(of) => fill(part(of), &[]),
        Value::Held(held) => fill(held_name(held, view), &[]),
        Value::Count(line) => fill(counted_name(line, view), &[]),
        Value::Passed => fill(words.passed_row, &[]),
        Value::Card(at) => fill(words.card_at, &[&at]),
    };
    Some(Field { name, code: value.code(), now, from, to })
}

/// How much of a thing is in a purse.
pub(super) fn amount(purse: &Purse, held: Held) -> u16 {
    match held {
        Held::Coins => purse.coins,
        Held::Food => purse.food,
        Held::Wood => purse.wood,
        Held::Stone => purse.stone,
        Held::Gold => purse.gold,
    }
}

pub(super) fn held_name(held: Held, view: View) -> &'static str {
    let words = words(view);
    match held {
        Held::Coins => words.coins,
        Held::Food => words.cubes.of(0),
        Held::Wood => words.cubes.of(1),
        Held::Stone => words.cubes.of(2),
        Held::Gold => words.cubes.of(3),
    }
}

/// The line of the score sheet that a count belongs to.
pub(super) fn counted_name(line: Counted, view: View) -> &'static str {
    words(view).sheet.of(match line {
        Counted::Buildings => 1,
        Counted::Prestige => 2,
        Counted::Gold => 3,
        Counted::Cubes => 4,
        Counted::Coins => 5,
    })
}
