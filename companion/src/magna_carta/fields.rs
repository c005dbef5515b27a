//! The values that can be set by hand: provost, start card, stock, tokens, purses, the last counts.
//!
//! A number says which one, in the order of the list. Invariant: setting a value is one event, which shows in the log
//! and can be taken back.

use engine::{
    magna_carta::{
        Event, MagnaCarta, Phase,
        event::{Correction, Counted, Counts, Held, PartNumbers, PurseAmounts},
        tokens::Part,
    },
    seat::Seat,
};

use super::words;
use crate::{
    screen::{Label, View},
    session::face::{self, Field},
    text::fill::{Line, fill},
};

/// What a number stands for; it is packed so that the event can be made from the number alone.
#[derive(Clone, Copy)]
enum What {
    Provost,
    Start,
    Stock(Part),
    Tokens(Seat, Part),
    Purse(Seat, Held),
    Count(Seat, Counted),
}

/// The most seats of this game.
const SEATS: usize = 4;
const FIRST_TOKENS: usize = 2 + Part::COUNT;
const FIRST_PURSE: usize = FIRST_TOKENS + SEATS * Part::COUNT;
const FIRST_COUNT: usize = FIRST_PURSE + SEATS * Held::COUNT;
const END: usize = FIRST_COUNT + SEATS * Counted::COUNT;

/// What the code stands for, whatever the state of the game.
fn what(code: usize) -> Option<What> {
    let seat = |place: usize| Seat::ALL.get(place).copied();
    match code {
        0 => Some(What::Provost),
        1 => Some(What::Start),
        2..FIRST_TOKENS => Part::ALL.get(code - 2).map(|part| What::Stock(*part)),
        FIRST_TOKENS..FIRST_PURSE => {
            let code = code - FIRST_TOKENS;
            Some(What::Tokens(seat(code / Part::COUNT)?, *Part::ALL.get(code % Part::COUNT)?))
        }
        FIRST_PURSE..FIRST_COUNT => {
            let code = code - FIRST_PURSE;
            Some(What::Purse(seat(code / Held::COUNT)?, *Held::ALL.get(code % Held::COUNT)?))
        }
        FIRST_COUNT..END => {
            let code = code - FIRST_COUNT;
            Some(What::Count(seat(code / Counted::COUNT)?, *Counted::ALL.get(code % Counted::COUNT)?))
        }
        _ => None,
    }
}

/// The value now and its bounds; `None` where the game does not have it.
fn bounds(game: &MagnaCarta, what: What) -> Option<(i16, i16, i16)> {
    let seated = |seat: Seat| game.setup().seats().contains(&seat);
    let number = |value: u16| i16::try_from(value).unwrap_or(i16::MAX);
    match what {
        What::Provost => game.provost().map(|at| (at.into(), 1, game.street().len().into())),
        What::Start => {
            let seats = game.setup().seats();
            let at = seats.iter().position(|seat| *seat == game.start())?;
            Some((at as i16 + 1, 1, seats.len() as i16))
        }
        What::Stock(part) => Some((game.stock().of(part).into(), 0, 9)),
        What::Tokens(seat, part) => seated(seat).then(|| (game.tokens(seat).of(part).into(), 0, 9)),
        What::Purse(seat, held) => {
            let purse = game.purse(seat)?;
            let has = match held {
                Held::Coins => purse.coins,
                Held::Food => purse.food,
                Held::Wood => purse.wood,
                Held::Stone => purse.stone,
                Held::Gold => purse.gold,
            };
            Some((number(has), 0, 99))
        }
        What::Count(seat, line) => {
            if game.phase() != Phase::Over || game.keeps_books() || !seated(seat) {
                return None;
            }
            let score = game.score(seat);
            let counted = game.counts(seat).get(line.index());
            let now = match line {
                Counted::Buildings => score.buildings,
                Counted::Prestige => score.prestige,
                _ => counted?,
            };
            Some((number(now), 0, 199))
        }
    }
}

/// The event that sets the field with this code.
pub(super) fn event(game: &MagnaCarta, code: u16, value: i16) -> Event {
    let amount = u16::try_from(value).unwrap_or(0);
    let small = u8::try_from(amount).unwrap_or(u8::MAX);
    match what(code.into()) {
        Some(What::Start) => Event::Correct(Correction::Start(seat_at(game, value))),
        Some(What::Stock(part)) => Event::Correct(Correction::Stock(PartNumbers::NONE.with(part.index(), amount))),
        Some(What::Tokens(seat, part)) => {
            Event::Correct(Correction::Tokens(seat, PartNumbers::NONE.with(part.index(), amount)))
        }
        Some(What::Purse(seat, held)) => {
            Event::Correct(Correction::Purse(seat, PurseAmounts::NONE.with(held.index(), amount)))
        }
        Some(What::Count(seat, line)) => Event::Count { seat, counts: Counts::NONE.with(line.index(), amount) },
        Some(What::Provost) | None => Event::Correct(Correction::Provost(small)),
    }
}

/// The seat at a place of the table, counted from 1.
fn seat_at(game: &MagnaCarta, place: i16) -> Seat {
    face::seat_at(game.setup().seats(), place).unwrap_or(game.start())
}

/// How a value of the field with this code is written: seats by name, everything else as a number.
pub(super) fn value(game: &MagnaCarta, code: u16, value: i16, view: View) -> Line {
    match what(code.into()) {
        Some(What::Start) => fill(view.name(seat_at(game, value)), &[]),
        _ => fill("{0}", &[&value]),
    }
}

/// What this game has now, with its code and bounds.
fn present(game: &MagnaCarta) -> impl Iterator<Item = (usize, What, (i16, i16, i16))> {
    (0..END).filter_map(|code| {
        let what = what(code)?;
        Some((code, what, bounds(game, what)?))
    })
}

/// How many fields this game has now.
pub(super) fn fields(game: &MagnaCarta) -> u16 {
    present(game).count() as u16
}

/// The fields that this game has now, by their place in the list.
pub(super) fn field(game: &MagnaCarta, number: u16, view: View) -> Option<Field> {
    let (code, what, (now, from, to)) = present(game).nth(number.into())?;
    let words = words(view);
    let part = |part: Part| words.tokens[part.index()][1];
    let label = match what {
        What::Provost => fill(words.correct_provost, &[]),
        What::Start => fill(words.correct_start, &[]),
        What::Stock(of) => fill(words.correct_stock, &[&part(of)]),
        What::Tokens(seat, of) => fill(words.correct_tokens, &[&view.name(seat), &part(of)]),
        What::Purse(seat, held) => fill(words.correct_purse, &[&view.name(seat), &held_name(held, view)]),
        What::Count(seat, line) => fill(words.correct_count, &[&view.name(seat), &words.sheet[sheet_line(line)]]),
    };
    let code = code as u16;
    Some(Field { label: Label { name: label, value: value(game, code, now, view) }, code, now, from, to })
}

fn held_name(held: Held, view: View) -> &'static str {
    let words = words(view);
    match held {
        Held::Coins => words.coins,
        Held::Food => words.cubes[0],
        Held::Wood => words.cubes[1],
        Held::Stone => words.cubes[2],
        Held::Gold => words.cubes[3],
    }
}

/// The line of the score sheet that a count belongs to.
fn sheet_line(line: Counted) -> usize {
    match line {
        Counted::Buildings => 1,
        Counted::Prestige => 2,
        Counted::Gold => 3,
        Counted::Cubes => 4,
        Counted::Coins => 5,
    }
}
