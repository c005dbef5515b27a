//! The values that can be set by hand: of the table crown, call, tax, who was complete first and whether the round is the last; of each
//! seat its districts, one at a time, cards under the museum and tents.
//!
//! A code says which one, whatever its place in the list. Invariant: setting a value is one event, which shows in the log and can be
//! taken back.

use engine::{
    machiavelli::{
        District, Event, Machiavelli, Named, Phase, Rank,
        event::{Change, Districts, SeatValue, SeatValues},
        setup::Switch,
    },
    seat::Seat,
};

use super::{labels, words};
use crate::{
    screen::View,
    session::face::{Field, Owner},
    text::fill::{Line, add, fill},
};

const CROWN: u16 = 0;
const CALL: u16 = 1;
const TAX: u16 = 2;
const FIRST: u16 = 3;
const ENDING: u16 = 4;
const EARLY: u16 = 5;
const ADD: u16 = 6;
const REMOVE: u16 = 7;
const MUSEUM: u16 = 8;
const TENTS: u16 = 9;
const END: u16 = 10;

/// The most that is set by hand.
const MOST: i16 = 99;

fn place(game: &Machiavelli, seat: Option<Seat>) -> Option<i16> {
    game.setup().seating().place(seat?).map(|place| place as i16)
}

/// The value now and its bounds; `None` where it cannot be set.
fn now(game: &Machiavelli, owner: Owner, code: u16) -> Option<(i16, i16, i16)> {
    let cities = game.setup().cities();
    let seats = game.setup().seats().len() as i16;
    Some(match (code, owner) {
        (CROWN, None) => (place(game, Some(game.start()))?, 0, seats - 1),
        (CALL, None) if matches!(game.phase(), Phase::Call | Phase::Turn) => {
            (game.called()?.number().into(), 1, game.setup().cast().last().number().into())
        }
        (TAX, None) => (game.tax()?.into(), 0, MOST),
        // Nobody is before the first seat.
        (FIRST, None) => (place(game, game.first()).map_or(0, |place| place + 1), 0, seats),
        (ENDING, None) if game.phase() != Phase::Over => (game.ending().into(), 0, 1),
        (EARLY, None) if cities && stands(game, District::BellTower) => (game.early().into(), 0, 1),
        (ADD, Some(_)) if cities => (0, 0, District::COUNT as i16 - 1),
        (REMOVE, Some(seat)) if cities && game.city(seat).next().is_some() => (0, 0, game.city(seat).count() as i16),
        (MUSEUM, Some(seat)) if game.city(seat).any(|named| named.district == District::Museum) => {
            (game.museum(seat).into(), 0, MOST)
        }
        (TENTS, Some(seat)) if cities && game.setup().actions() => {
            let all: i16 = game.setup().seats().iter().map(|seat| i16::from(game.tents(*seat))).sum();
            let own = i16::from(game.tents(seat));
            (own, 0, own + 3 - all)
        }
        _ => return None,
    })
}

fn stands(game: &Machiavelli, district: District) -> bool {
    let mut all = game.setup().seats().iter().flat_map(|seat| game.city(*seat));
    all.any(|named| named.district == district)
}

/// The district that a value means: 0 is none.
fn meant(game: &Machiavelli, owner: Owner, code: u16, value: i16) -> Option<Named> {
    let at = usize::try_from(value).ok()?.checked_sub(1)?;
    match code {
        ADD => District::ALL.get(at).copied().map(Named::plain),
        _ => game.city(owner?).nth(at),
    }
}

/// The event that sets the field with this code.
pub(super) fn event(game: &Machiavelli, owner: Owner, code: u16, value: i16) -> Option<Event> {
    let amount = u16::try_from(value).ok()?;
    let at = usize::from(amount);
    let seat_at = |at: usize| game.setup().seating().seat_at(at);
    let switch = Switch::from(value != 0);
    let values = |of: SeatValue| SeatValues::NONE.with(of.index(), amount);
    Some(match code {
        CROWN => Event::CorrectStart(seat_at(at)?),
        CALL => Event::CorrectCall(Rank::new(u8::try_from(amount).ok()?)?),
        TAX => Event::CorrectTax(u8::try_from(amount).ok()?),
        FIRST => Event::CorrectFirst(at.checked_sub(1).and_then(seat_at)),
        ENDING => Event::CorrectEnding(switch),
        EARLY => Event::CorrectEarly(switch),
        ADD | REMOVE => {
            let change = if code == ADD { Change::Add } else { Change::Remove };
            let districts = Districts::NONE.then(meant(game, owner, code, value)?)?;
            Event::CorrectCity { seat: owner?, change, districts }
        }
        MUSEUM => Event::CorrectSeat { seat: owner?, values: values(SeatValue::Museum) },
        _ => Event::CorrectSeat { seat: owner?, values: values(SeatValue::Tents) },
    })
}

/// How a value of the field with this code is written.
pub(super) fn value(game: &Machiavelli, owner: Owner, code: u16, value: i16, view: View) -> Line {
    let words = words(view);
    let at = usize::try_from(value).unwrap_or(0);
    let seat = |at: usize| game.setup().seating().seat_at(at).map_or("-", |seat| view.name(seat));
    match code {
        CROWN => fill(seat(at), &[]),
        FIRST => fill(at.checked_sub(1).map_or("-", seat), &[]),
        ENDING | EARLY => fill(words.yes_no[usize::from(value != 0)], &[]),
        ADD | REMOVE => match meant(game, owner, code, value) {
            Some(named) => labels::district(game, named, view),
            None => fill("-", &[]),
        },
        _ => fill("{0}", &[&value]),
    }
}

/// The fields that can be set now, by their place in the owner's list.
pub(super) fn field(game: &Machiavelli, owner: Owner, number: u16, view: View) -> Option<Field> {
    let present = |code: u16| {
        let (now, from, to) = now(game, owner, code)?;
        let name = words(view).correct.get(usize::from(code))?;
        Some(Field { name: fill(name, &[]), code, now, from, to })
    };
    (0..END).filter_map(present).nth(number.into())
}

/// A value set by hand: what it was, and what it is; of a city, what came or went.
pub(super) fn corrected(before: &Machiavelli, event: &Event, after: &Machiavelli, view: View) -> Line {
    let (code, owner) = match *event {
        Event::CorrectCity { seat, change, districts } => {
            let mut line = fill("{0}", &[&view.name(seat)]);
            for named in districts.iter() {
                let sign = if change == Change::Remove { " -{0}" } else { " +{0}" };
                add(&mut line, sign, &[&labels::district(before, named, view)]);
            }
            return line;
        }
        Event::CorrectStart(_) => (CROWN, None),
        Event::CorrectTax(_) => (TAX, None),
        Event::CorrectFirst(_) => (FIRST, None),
        Event::CorrectEnding(_) => (ENDING, None),
        Event::CorrectEarly(_) => (EARLY, None),
        Event::CorrectSeat { seat, values } if values.get(SeatValue::Museum.index()).is_some() => (MUSEUM, Some(seat)),
        Event::CorrectSeat { seat, .. } => (TENTS, Some(seat)),
        _ => (CALL, None),
    };
    let written = |game: &Machiavelli| {
        now(game, owner, code).map(|(now, ..)| value(game, owner, code, now, view)).unwrap_or_default()
    };
    let mut line = Line::new();
    if let Some(seat) = owner {
        add(&mut line, "{0} ", &[&view.name(seat)]);
    }
    let name = words(view).correct.get(usize::from(code)).copied().unwrap_or("");
    add(&mut line, "{0} {1} > {2}", &[&name, &written(before), &written(after)]);
    line
}
