//! The values that can be set by hand: of the table provost, bailiff, section and the neutral tiles; of a seat its points,
//! purse, houses, markers, its place in the turn order, the inn, its last counts, and its tiles on the road.
//!
//! A code says which one, whatever its place in the list. Invariant: setting a value is one event, which shows in the log
//! and can be taken back.

use engine::{
    Game,
    caylus::{
        Caylus, Event, Phase,
        event::{Counted, Counts, Held, PurseAmounts, Row, RowNumbers, Section, SectionNumbers, Stands},
        road::{LAST, Tile},
        setup::{Favours, Line as TurnOrder},
        tiles::{Building, Cube, Neutral, Prestige},
    },
    seat::{Order, Seat},
};

use super::{
    text::{Name, Say},
    words,
};
use crate::{
    screen::View,
    session::face::{Field, Owner},
    text::fill::{Line, add, fill},
};

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Provost,
    Bailiff,
    Section,
    Points,
    Held(Held),
    Houses(Section),
    Marker(Row),
    /// The seat's place in the turn order.
    Place,
    Inn,
    Count(Counted),
    /// What stands on this space.
    Space(u8),
}

/// Codes: the first five, then what there are several of.
const HELD: u16 = 5;
const HOUSES: u16 = HELD + Held::COUNT as u16;
const MARKERS: u16 = HOUSES + Section::COUNT as u16;
const COUNTS: u16 = MARKERS + Row::COUNT as u16;
const INN: u16 = COUNTS + Counted::COUNT as u16;
const SPACES: u16 = INN + 1;
const CODES: u16 = SPACES + LAST as u16;

impl Value {
    /// The value with this code; the table's first, then those of a seat, the most likely first.
    fn of_code(code: u16) -> Option<Value> {
        let from = |first: u16| usize::from(code - first);
        Some(match code {
            0 => Value::Provost,
            1 => Value::Bailiff,
            2 => Value::Section,
            3 => Value::Points,
            4 => Value::Place,
            SPACES.. => Value::Space(from(SPACES) as u8 + 1),
            INN => Value::Inn,
            COUNTS.. => Value::Count(*Counted::ALL.get(from(COUNTS))?),
            MARKERS.. => Value::Marker(*Row::ALL.get(from(MARKERS))?),
            HOUSES.. => Value::Houses(*Section::ALL.get(from(HOUSES))?),
            HELD.. => Value::Held(*Held::ALL.get(from(HELD))?),
        })
    }
}

/// What a space can become for a seat: a building, a residence, a prestige building, nothing, or somebody else's. For the
/// table: a neutral tile, or nothing.
const RESIDENCE: i16 = Building::COUNT as i16;
const FIRST_PRESTIGE: i16 = RESIDENCE + 1;
const EMPTY: i16 = FIRST_PRESTIGE + Prestige::COUNT as i16;
const FIRST_OTHER: i16 = EMPTY + 1;
const NO_NEUTRAL: i16 = Neutral::COUNT as i16;

/// The seats but `owner`, as they sit.
fn others(game: &Caylus, owner: Seat) -> impl Iterator<Item = Seat> {
    game.setup().seats().iter().copied().filter(move |seat| *seat != owner)
}

/// The value now and its bounds; `None` where this owner does not have it now.
fn bounds(game: &Caylus, owner: Owner, value: Value) -> Option<(i16, i16, i16)> {
    // These wait until a favour is used, and a tile until its worker has gone home.
    let waits = match value {
        Value::Section | Value::Marker(_) => game.favour_due().is_some(),
        Value::Space(at) => {
            game.favour_due().is_some() || game.road().at(at).is_none_or(|space| space.worker.is_some())
        }
        _ => false,
    };
    if waits {
        return None;
    }
    let number = |value: u16| i16::try_from(value).unwrap_or(i16::MAX);
    let road = i16::from(LAST);
    Some(match (value, owner) {
        (Value::Provost, None) => (game.provost().into(), 1, road),
        (Value::Bailiff, None) => (game.bailiff().into(), 1, road),
        (Value::Section, None) => (game.section()?.index() as i16, 0, 2),
        (Value::Space(at @ 1..=6), None) => match game.road().tile(at) {
            Some(Tile::Neutral(neutral)) => (neutral.index() as i16, 0, NO_NEUTRAL),
            None => (NO_NEUTRAL, 0, NO_NEUTRAL),
            _ => return None,
        },
        (Value::Points, Some(seat)) => (game.score(seat).before_bonus(), 0, 299),
        (Value::Place, Some(seat)) => {
            let place = order(game)?.iter().position(|other| *other == seat)?;
            (place as i16 + 1, 1, game.setup().seats().len() as i16)
        }
        (Value::Held(held), Some(seat)) => {
            let purse = game.purse(seat)?;
            let has = match held.index().checked_sub(1) {
                None => purse.coins,
                Some(cube) => purse.of(*Cube::ALL.get(cube)?),
            };
            (number(has), 0, 99)
        }
        (Value::Houses(section), Some(seat)) => {
            let now = game.houses(seat, section);
            (now.into(), 0, (now + game.free_parts(section)).into())
        }
        (Value::Marker(row), Some(seat)) if game.setup().favours() == Favours::Table => {
            (game.marker(seat, row).into(), 0, 5)
        }
        (Value::Count(line), Some(seat)) if line != Counted::Points => {
            (number(game.counts(seat).get(line.index())?), 0, 199)
        }
        (Value::Inn, Some(seat)) => {
            let stands = game.places()?.inn_right() == Some(seat);
            (stands.into(), 0, (stands || game.workers(seat) > 0).into())
        }
        (Value::Space(at), Some(seat)) => {
            let last = FIRST_OTHER + others(game, seat).count() as i16 - 1;
            match game.road().tile(at) {
                Some(Tile::Building(building, owner)) if owner == seat => (building.index() as i16, 0, last),
                Some(Tile::Residence(owner)) if owner == seat => (RESIDENCE, 0, last),
                Some(Tile::Prestige(prestige, owner)) if owner == seat => {
                    (FIRST_PRESTIGE + prestige.index() as i16, 0, last)
                }
                // A building that was forgotten stands where the next one would.
                None if game.road().first_empty() == Some(at) => (EMPTY, 0, EMPTY),
                _ => return None,
            }
        }
        _ => return None,
    })
}

/// The event that sets the field with this code.
pub(super) fn event(game: &Caylus, owner: Owner, code: u16, value: i16) -> Option<Event> {
    let amount = u16::try_from(value).ok()?;
    // No space has a higher number.
    let small = value as u8;
    Some(match (Value::of_code(code)?, owner) {
        (Value::Provost, _) => Event::CorrectProvost(small),
        (Value::Bailiff, _) => Event::CorrectBailiff(small),
        (Value::Section, _) => Event::CorrectSection(*Section::ALL.get(usize::from(amount))?),
        (Value::Points, seat) => Event::CorrectPoints(seat?, amount),
        (Value::Place, seat) => Event::CorrectOrder(placed(game, seat?, amount.into())?),
        (Value::Held(held), seat) => Event::CorrectPurse(seat?, PurseAmounts::NONE.with(held.index(), amount)),
        (Value::Houses(section), seat) => {
            Event::CorrectHouses(seat?, SectionNumbers::NONE.with(section.index(), amount))
        }
        (Value::Marker(row), seat) => Event::CorrectFavours(seat?, RowNumbers::NONE.with(row.index(), amount)),
        (Value::Count(line), seat) => Event::Count { seat: seat?, counts: Counts::NONE.with(line.index(), amount) },
        (Value::Inn, seat) => Event::CorrectInn(seat.filter(|_| value > 0)),
        (Value::Space(at), owner) => Event::CorrectStreet { at, stands: stands(game, owner, at, value)? },
    })
}

/// Whether a value within its bounds can be set: of what stands on a space not all is left.
pub(super) fn can_be(game: &Caylus, owner: Owner, code: u16, value: i16) -> bool {
    code < SPACES || event(game, owner, code, value).is_some_and(|event| game.allows(&event).is_ok())
}

/// The turn order that can be set: of a round that has just begun, and before it begins.
fn order(game: &Caylus) -> Option<TurnOrder> {
    match game.phase() {
        Phase::Income => TurnOrder::from_slice(Caylus::order(game)).ok(),
        Phase::RoundEnd if game.favour_due().is_none() => Some(game.order_to_come()),
        _ => None,
    }
}

/// The turn order with this seat in the `place`-th place, from 1.
fn placed(game: &Caylus, seat: Seat, place: usize) -> Option<Order> {
    let now = self::order(game)?;
    let mut others = now.iter().copied().filter(|other| *other != seat);
    let mut order = Order::NOBODY;
    for at in 1..=game.setup().seats().len() {
        order = order.then(if at == place { seat } else { others.next()? })?;
    }
    Some(order)
}

/// What stands there with this value of the field.
fn stands(game: &Caylus, owner: Owner, at: u8, value: i16) -> Option<Stands> {
    let index = usize::try_from(value).ok()?;
    let Some(seat) = owner else {
        return Some(Neutral::ALL.get(index).map_or(Stands::Empty, |tile| Stands::Neutral(*tile)));
    };
    Some(match value {
        RESIDENCE => Stands::Residence(seat),
        EMPTY => Stands::Empty,
        FIRST_OTHER.. => {
            let other = others(game, seat).nth(usize::try_from(value - FIRST_OTHER).ok()?)?;
            match game.road().tile(at)? {
                Tile::Building(building, _) => Stands::Building(building, other),
                Tile::Prestige(prestige, _) => Stands::Prestige(prestige, other),
                _ => Stands::Residence(other),
            }
        }
        FIRST_PRESTIGE.. => Stands::Prestige(*Prestige::ALL.get(usize::try_from(value - FIRST_PRESTIGE).ok()?)?, seat),
        _ => Stands::Building(*Building::ALL.get(index)?, seat),
    })
}

/// How a value of the field with this code is written.
pub(super) fn value(game: &Caylus, owner: Owner, code: u16, value: i16, view: View) -> Line {
    let words = words(view);
    let index = usize::try_from(value).unwrap_or(0);
    let named = |name: Name| words.named(name, index);
    match (Value::of_code(code), owner) {
        (Some(Value::Section), _) => named(Name::Sections),
        (Some(Value::Inn), _) => words.tell_one(Say::NoYes, index, &[]),
        (Some(Value::Space(_)), None) if value == NO_NEUTRAL => words.tell(Say::Empty, &[]),
        (Some(Value::Space(_)), None) => named(Name::Neutrals),
        (Some(Value::Space(_)), Some(seat)) => match value {
            RESIDENCE => words.tell(Say::Residence, &[]),
            EMPTY => words.tell(Say::Empty, &[]),
            FIRST_OTHER.. => {
                let other = others(game, seat).nth((value - FIRST_OTHER) as usize);
                words.tell(Say::OfSeat, &[&other.map_or("", |other| view.name(other))])
            }
            FIRST_PRESTIGE.. => words.tell_one(Say::Prestige, (value - FIRST_PRESTIGE) as usize, &[]),
            _ => words.tell_one(Say::Buildings, index, &[]),
        },
        _ => fill("{0}", &[&value]),
    }
}

/// The fields that this owner has now, by their place in the list.
pub(super) fn field(game: &Caylus, owner: Owner, number: u16, view: View) -> Option<Field> {
    let present = |code: u16| {
        let bounds = bounds(game, owner, Value::of_code(code)?)?;
        (bounds.1 < bounds.2).then_some((code, bounds))
    };
    let (code, (now, from, to)) = (0..CODES).filter_map(present).nth(number.into())?;
    Some(Field { name: name(code, view), code, now, from, to })
}

fn name(code: u16, view: View) -> Line {
    let words = words(view);
    let said = |key: Say| words.tell(key, &[]);
    let plain = match Value::of_code(code) {
        Some(Value::Provost) => return said(Say::Provost),
        Some(Value::Bailiff) => return said(Say::Bailiff),
        Some(Value::Section) => return said(Say::Section),
        Some(Value::Points) => return said(Say::Points),
        Some(Value::Place) => return said(Say::PlaceInOrder),
        Some(Value::Inn) => return said(Say::Inn),
        Some(Value::Held(held)) => match held.index().checked_sub(1) {
            None => words.name(Name::Coins, 1),
            Some(cube) => words.name(Name::Cubes, cube),
        },
        Some(Value::Houses(section)) => words.name(Name::Sections, section.index()),
        Some(Value::Marker(row)) => return words.tell(Say::MarkerOf, &[&words.name(Name::Rows, row.index())]),
        Some(Value::Count(line)) => words.sheet.of(6 + line.index()),
        Some(Value::Space(at)) => return words.tell(Say::Space, &[&at]),
        None => "",
    };
    fill(plain, &[])
}

/// The values that a correction has set: what they were, and what they are.
pub(super) fn changed(before: &Caylus, after: &Caylus, view: View) -> Line {
    let mut line = Line::new();
    let seats = before.setup().seats().iter().copied().map(Some);
    for owner in core::iter::once(None).chain(seats) {
        for code in 0..SPACES {
            let now = |game: &Caylus| Some(bounds(game, owner, Value::of_code(code)?)?.0);
            let (Some(was), Some(is)) = (now(before), now(after)) else { continue };
            if was != is {
                let gap = if line.is_empty() { "" } else { ", " };
                add(&mut line, "{0}{1}", &[&gap, &owner.map_or("", |seat| view.name(seat))]);
                let gap = if owner.is_some() { " " } else { "" };
                let [was, is] = [was, is].map(|number| value(before, owner, code, number, view));
                add(&mut line, "{0}{1} {2} > {3}", &[&gap, &name(code, view), &was, &is]);
            }
        }
    }
    line
}

#[cfg(test)]
mod tests;
