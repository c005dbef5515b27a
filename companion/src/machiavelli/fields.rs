//! The values that can be set by hand: of the table crown, call, tax, who was complete first and whether the round is the last; of each
//! seat its districts, one at a time, the artist's coins, cards under the museum and tents, and once the game is over the lines of its score. Where no
//! districts are recorded a seat has the crown or not, and was complete first or not.
//!
//! A code says which one, whatever its place in the list. Invariant: setting a value is one event, which shows in the log and can be
//! taken back.

use engine::{
    Game,
    machiavelli::{
        Character, District, Event, Line, Machiavelli, Named, Phase, Rank,
        event::{Change, Counted, Counts, Districts, SeatValue, SeatValues},
        setup::Switch,
    },
    seat::Seat,
};

use super::{labels, text::Say, words};
use crate::{
    screen::View,
    session::face::{Field, NAMES, Owner},
    text::fill::{Line as Text, add, fill, tell},
};

const CROWN: u16 = 0;
const CALL: u16 = 1;
pub(super) const TAX: u16 = 2;
const FIRST: u16 = 3;
const ENDING: u16 = 4;
const EARLY: u16 = 5;
const ADD: u16 = 6 | NAMES;
const REMOVE: u16 = 7 | NAMES;
const MUSEUM: u16 = 8;
const TENTS: u16 = 9;
/// The artist's coin on a district.
const COIN: u16 = 10 | NAMES;
/// The first line of the score; the others follow it.
const SCORE: u16 = 11;
const END: u16 = SCORE + 4;

/// The lines that can be overruled, in the order of the score sheet.
const LINES: [(Line, Counted); 4] = [
    (Line::Coins, Counted::Coins),
    (Line::Types, Counted::Types),
    (Line::Complete, Counted::Complete),
    (Line::Uniques, Counted::Uniques),
];

/// The line of the score with this code.
fn line_of(code: u16) -> Option<(Line, Counted)> {
    LINES.get(usize::from(code.checked_sub(SCORE)?)).copied()
}

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
        (CROWN, Some(seat)) if !cities && game.start() != seat => (0, 0, 1),
        (FIRST, Some(seat)) if !cities => ((game.first() == Some(seat)).into(), 0, 1),
        (CROWN, None) => (place(game, Some(game.start()))?, 0, seats - 1),
        (CALL, None) if matches!(game.phase(), Phase::Call | Phase::Turn) => {
            (game.called()?.number().into(), 1, game.setup().cast().last().number().into())
        }
        (TAX, None) => (game.tax()?.into(), 0, MOST),
        // Nobody is before the first seat.
        (FIRST, None) => (place(game, game.first()).map_or(0, |place| place + 1), 0, seats),
        (ENDING, None) if game.phase() != Phase::Over => (game.ending().into(), 0, 1),
        (EARLY, None) if cities && stands(game, District::BellTower) => (game.early().into(), 0, 1),
        (ADD, Some(seat)) if cities => (0, 0, addable(game, seat).count() as i16),
        (REMOVE | COIN, Some(seat)) if cities && game.city(seat).next().is_some() => {
            let coins = code == REMOVE || game.setup().cast().contains(Character::Artist);
            coins.then_some((0, 0, game.city(seat).count() as i16))?
        }
        (MUSEUM, Some(seat)) if game.city(seat).any(|named| named.district == District::Museum) => {
            (game.museum(seat).into(), 0, MOST)
        }
        (TENTS, Some(seat)) if cities && game.setup().actions() => {
            let all: i16 = game.setup().seats().iter().map(|seat| i16::from(game.tents(*seat))).sum();
            let own = i16::from(game.tents(seat));
            (own, 0, own + 3 - all)
        }
        (_, Some(seat)) if game.is_over() => (i16::try_from(game.score(seat).of(line_of(code)?.0)).ok()?, 0, MOST),
        _ => return None,
    })
}

/// What can come to a city: what is in this game and left in the box.
fn addable(game: &Machiavelli, seat: Seat) -> impl Iterator<Item = Named> {
    District::all().map(Named::plain).filter(move |named| {
        let added = Districts::NONE.then(*named).map(|districts| change(seat, Change::Add, districts));
        added.is_some_and(|event| game.allows(&event).is_ok())
    })
}

fn change(seat: Seat, change: Change, districts: Districts) -> Event {
    Event::CorrectCity { seat, change, districts }
}

/// The city with a coin put on one of its districts, or taken from it.
fn coined(game: &Machiavelli, seat: Seat, at: usize) -> Option<Event> {
    let mut districts = Districts::NONE;
    for (place, named) in game.city(seat).enumerate() {
        districts = districts.then(Named { coin: named.coin != (place == at), ..named })?;
    }
    Some(change(seat, Change::All, districts))
}

fn stands(game: &Machiavelli, district: District) -> bool {
    let mut all = game.setup().seats().iter().flat_map(|seat| game.city(*seat));
    all.any(|named| named.district == district)
}

/// The district that a value means: 0 is none.
fn meant(game: &Machiavelli, owner: Owner, code: u16, value: i16) -> Option<Named> {
    let at = usize::try_from(value).ok()?.checked_sub(1)?;
    match code {
        ADD => addable(game, owner?).nth(at),
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
        CROWN if owner.is_some() => Event::CorrectStart(owner?),
        FIRST if owner.is_some() => Event::CorrectFirst(owner.filter(|_| value != 0)),
        CROWN => Event::CorrectStart(seat_at(at)?),
        CALL => Event::CorrectCall(Rank::new(u8::try_from(amount).ok()?)?),
        TAX => Event::CorrectTax(u8::try_from(amount).ok()?),
        FIRST => Event::CorrectFirst(at.checked_sub(1).and_then(seat_at)),
        ENDING => Event::CorrectEnding(switch),
        EARLY => Event::CorrectEarly(switch),
        ADD | REMOVE => {
            let how = if code == ADD { Change::Add } else { Change::Remove };
            change(owner?, how, Districts::NONE.then(meant(game, owner, code, value)?)?)
        }
        COIN => coined(game, owner?, at.checked_sub(1)?)?,
        MUSEUM => Event::CorrectSeat { seat: owner?, values: values(SeatValue::Museum) },
        TENTS => Event::CorrectSeat { seat: owner?, values: values(SeatValue::Tents) },
        _ => Event::Count { seat: owner?, counts: Counts::NONE.with(line_of(code)?.1, u8::try_from(amount).ok()?) },
    })
}

/// How a value of the field with this code is written.
pub(super) fn value(game: &Machiavelli, owner: Owner, code: u16, value: i16, view: View) -> Text {
    let words = words(view);
    let at = usize::try_from(value).unwrap_or(0);
    let seat = |at: usize| game.setup().seating().seat_at(at).map_or("-", |seat| view.name(seat));
    match code {
        CROWN if owner.is_none() => fill(seat(at), &[]),
        FIRST if owner.is_none() => fill(at.checked_sub(1).map_or("-", seat), &[]),
        CROWN | FIRST | ENDING | EARLY => tell(words.say(if value == 0 { Say::No } else { Say::Yes }), &[]),
        ADD | REMOVE | COIN => match meant(game, owner, code, value) {
            // What it does to it.
            Some(named) if code == COIN => {
                let sign = if named.coin { "-1 {0}" } else { "+1 {0}" };
                fill(sign, &[&labels::district(game, Named::plain(named.district), view)])
            }
            Some(named) => labels::district(game, named, view),
            None => fill("-", &[]),
        },
        _ => fill("{0}", &[&value]),
    }
}

fn name(code: u16, view: View) -> Text {
    let code = code & !NAMES;
    match code.checked_sub(SCORE) {
        Some(line) => fill(words(view).sheet.of(line.into()), &[]),
        None => tell(words(view).correct.of(code.into()), &[]),
    }
}

/// The fields that can be set now, by their place in the owner's list.
pub(super) fn field(game: &Machiavelli, owner: Owner, number: u16, view: View) -> Option<Field> {
    let present = |code: u16| {
        let (now, from, to) = now(game, owner, code)?;
        Some(Field { name: name(code, view), code, now, from, to })
    };
    (0..END).flat_map(|code| [code, code | NAMES]).filter_map(present).nth(number.into())
}

/// A value set by hand: what it was, and what it is; of a city, what came or went.
pub(super) fn corrected(before: &Machiavelli, event: &Event, after: &Machiavelli, view: View) -> Text {
    let (code, owner) = match *event {
        Event::CorrectCity { seat, change, districts } => {
            let mut line = fill("{0}:", &[&view.name(seat)]);
            // Of all of them, those that were not there.
            let new = |named: &Named| change != Change::All || !before.city(seat).any(|other| other == *named);
            for named in districts.iter().filter(new) {
                let says = if change == Change::Remove { Say::LogGone } else { Say::LogAdded };
                add(&mut line, " {0}", &[&tell(words(view).say(says), &[&labels::district(before, named, view)])]);
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
    let mut line = Text::new();
    if let Some(seat) = owner {
        add(&mut line, "{0} ", &[&view.name(seat)]);
    }
    add(&mut line, "{0} {1} > {2}", &[&name(code, view), &written(before), &written(after)]);
    line
}
