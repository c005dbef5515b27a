//! The events as text: one a line, written with `Display`, read with `FromStr`.
//!
//! It reads words and checks none of them against the game; that is the rules' business. Invariant: reading what was
//! written gives the same value back.

use core::fmt;
use core::str::FromStr;

use super::cards::{Building, Cube, PrestigeCard};
use super::event::{Choice, Correction, Counted, Event, Held, Lies};
use super::pay::Pay;
use super::setup;
use super::tokens::Part;
use crate::amounts;
use crate::notation::{Unreadable, Words, content, digits, pair};
use crate::seat::{Order, Seat};

const POSITION: &str = "the number of a card on the street";
const PAY: &str = "what is handed over, such as food=1 gold=1";

impl fmt::Display for PrestigeCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrestigeCard::Known(prestige) => prestige.fmt(f),
            PrestigeCard::Other(points) => write!(f, "other={points}"),
        }
    }
}

impl FromStr for PrestigeCard {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Self, Unreadable> {
        match pair(word) {
            Some(("other", points)) => digits(points)
                .and_then(|points| u8::try_from(points).ok())
                .map(PrestigeCard::Other)
                .ok_or(Unreadable("other= with the points of the card, at most 255")),
            _ => word.parse().map(PrestigeCard::Known),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Plain => Ok(()),
            Choice::Cube(cube) => write!(f, " {cube}"),
            Choice::Cubes(one, two) => write!(f, " {one} {two}"),
            Choice::Number(number) => write!(f, " {number}"),
        }
    }
}

fn write_pay(f: &mut fmt::Formatter<'_>, pay: Pay) -> fmt::Result {
    for cube in Cube::ALL {
        if pay.of(cube) > 0 {
            write!(f, " {cube}={}", pay.of(cube))?;
        }
    }
    Ok(())
}

/// A seat in one of the four colours of the box.
pub(super) fn read_seat(words: &mut Words<'_>) -> Result<Seat, Unreadable> {
    let expected = "a seat: red, green, orange or blue";
    words.one_of(&setup::COLOURS, expected)
}

/// The rest of a line as a payment; nothing when the line is at its end.
fn read_pay(words: &mut Words<'_>) -> Result<Pay, Unreadable> {
    let mut pay = Pay::UNSAID;
    while let Some((cube, number)) = words.numbered(PAY)? {
        let place = pay.of_mut(cube);
        if *place != 0 || number == 0 {
            return Err(Unreadable("each cube once, with a number above 0"));
        }
        *place = number;
    }
    Ok(pay)
}

fn read_choice(words: &mut Words<'_>) -> Result<Choice, Unreadable> {
    let Some(first) = words.peek().filter(|word| !word.contains('=')) else { return Ok(Choice::Plain) };
    if digits(first).is_some() {
        return words.number("a number up to 255").map(Choice::Number);
    }
    let one: Cube = words.read("a cube, a number or a card to choose")?;
    match words.peek().filter(|word| !word.contains('=')) {
        None => Ok(Choice::Cube(one)),
        Some(_) => Ok(Choice::Cubes(one, words.read("a second cube")?)),
    }
}

const COUNTED: [&str; Counted::COUNT] = [
    Counted::Gold.word(),
    Counted::Cubes.word(),
    Counted::Coins.word(),
    Counted::Buildings.word(),
    Counted::Prestige.word(),
];
const HELD: [&str; Held::COUNT] =
    [Held::Coins.word(), Held::Food.word(), Held::Wood.word(), Held::Stone.word(), Held::Gold.word()];
const PARTS: [&str; Part::COUNT] = [Part::Dungeon.word(), Part::Walls.word(), Part::Towers.word()];

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Next => f.write_str("next"),
            Event::Draw(seat) => write!(f, "draw {seat}"),
            Event::Redraw(seat) => write!(f, "redraw {seat}"),
            Event::Worker { seat, at } => write!(f, "worker {seat} {at}"),
            Event::Build { seat, building, pay } => {
                write!(f, "build {seat} {building}")?;
                write_pay(f, pay)
            }
            Event::Prestige { seat, card, at, pay } => {
                write!(f, "prestige {seat} {card}")?;
                if let Some(at) = at {
                    write!(f, " {at}")?;
                }
                write_pay(f, pay)
            }
            Event::Pass(seat) => write!(f, "pass {seat}"),
            Event::Provost { seat, steps } => write!(f, "provost {seat} {steps}"),
            Event::Use { seat, choice, pay } => {
                write!(f, "use {seat}{choice}")?;
                write_pay(f, pay)
            }
            Event::Skip(seat) => write!(f, "skip {seat}"),
            Event::Castle { seat, batches, pay } => {
                write!(f, "castle {seat} {batches}")?;
                write_pay(f, pay)
            }
            Event::Nobody => f.write_str("nobody"),
            Event::Church { seat, tokens } => write!(f, "church {seat} {tokens}"),
            Event::Flip { seat, at } => write!(f, "flip {seat} {at}"),
            Event::Count { seat, counts } => {
                write!(f, "count {seat}")?;
                amounts::write(f, COUNTED, counts)
            }
            Event::Correct(correction) => write!(f, "correct {correction}"),
        }
    }
}

impl fmt::Display for Correction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Correction::Provost(to) => write!(f, "provost {to}"),
            Correction::Start(seat) => write!(f, "start {seat}"),
            Correction::Stock(numbers) => {
                f.write_str("stock")?;
                amounts::write(f, PARTS, numbers)
            }
            Correction::Tokens(seat, numbers) => {
                write!(f, "tokens {seat}")?;
                amounts::write(f, PARTS, numbers)
            }
            Correction::Purse(seat, amounts) => {
                write!(f, "{seat}")?;
                amounts::write(f, HELD, amounts)
            }
            Correction::Cubes { at, cubes } => write!(f, "cubes {at} {cubes}"),
            Correction::Street { at, lies: Lies::Building { building, owner } } => {
                write!(f, "street {at} {building} {owner}")
            }
            Correction::Street { at, lies: Lies::Residence { owner } } => write!(f, "street {at} residence {owner}"),
            Correction::Street { at, lies: Lies::Gone } => write!(f, "street {at} gone"),
            Correction::Passed(Order::NOBODY) => f.write_str("passed nobody"),
            Correction::Passed(order) => {
                f.write_str("passed")?;
                order.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
        }
    }
}

impl FromStr for Event {
    type Err = Unreadable;

    /// Reads one line; a comment at its end is ignored.
    fn from_str(line: &str) -> Result<Event, Unreadable> {
        let mut words = Words::new(content(line));
        let event = read_event(&mut words)?;
        words.end()?;
        Ok(event)
    }
}

fn read_event(words: &mut Words<'_>) -> Result<Event, Unreadable> {
    let verb = words.word("an event")?;
    Ok(match verb {
        "next" => Event::Next,
        "nobody" => Event::Nobody,
        "draw" => Event::Draw(read_seat(words)?),
        "redraw" => Event::Redraw(read_seat(words)?),
        "worker" => Event::Worker { seat: read_seat(words)?, at: words.number(POSITION)? },
        "build" => Event::Build {
            seat: read_seat(words)?,
            building: words.read::<Building>("a building, such as farm-small or bank")?,
            pay: read_pay(words)?,
        },
        "prestige" => {
            let seat = read_seat(words)?;
            let card = words.read("a prestige building, such as statue, or other= with its points")?;
            let at = match words.peek() {
                Some(word) if !word.contains('=') => Some(words.number(POSITION)?),
                _ => None,
            };
            Event::Prestige { seat, card, at, pay: read_pay(words)? }
        }
        "pass" => Event::Pass(read_seat(words)?),
        "provost" => Event::Provost { seat: read_seat(words)?, steps: words.read("a number of steps from -3 to 3")? },
        "use" => Event::Use { seat: read_seat(words)?, choice: read_choice(words)?, pay: read_pay(words)? },
        "skip" => Event::Skip(read_seat(words)?),
        "castle" => Event::Castle {
            seat: read_seat(words)?,
            batches: words.number("a number of batches")?,
            pay: read_pay(words)?,
        },
        "church" => Event::Church { seat: read_seat(words)?, tokens: words.number("a number of tokens")? },
        "flip" => Event::Flip { seat: read_seat(words)?, at: words.number(POSITION)? },
        "count" => Event::Count {
            seat: read_seat(words)?,
            counts: amounts::read(words, COUNTED, "gold=, cubes=, coins=, buildings= or prestige=")?,
        },
        "correct" => Event::Correct(read_correction(words)?),
        _ => {
            return Err(Unreadable(
                "an event: next, draw, redraw, worker, build, prestige, pass, provost, use, skip, castle, nobody, \
                 church, flip, count, undo, redo or correct",
            ));
        }
    })
}

fn read_correction(words: &mut Words<'_>) -> Result<Correction, Unreadable> {
    const WHAT: &str = "what to correct: provost, start, stock, tokens, cubes, street, passed or a seat";
    const PART: &str = "dungeon=, walls= or towers=";
    Ok(match words.peek() {
        Some("provost") => {
            words.next();
            Correction::Provost(words.number(POSITION)?)
        }
        Some("start") => {
            words.next();
            Correction::Start(read_seat(words)?)
        }
        Some("stock") => {
            words.next();
            Correction::Stock(amounts::read(words, PARTS, PART)?)
        }
        Some("tokens") => {
            words.next();
            Correction::Tokens(read_seat(words)?, amounts::read(words, PARTS, PART)?)
        }
        Some("cubes") => {
            words.next();
            Correction::Cubes { at: words.number(POSITION)?, cubes: words.number("a number of cubes")? }
        }
        Some("street") => {
            words.next();
            Correction::Street { at: words.number(POSITION)?, lies: read_lies(words)? }
        }
        Some("passed") => {
            words.next();
            Correction::Passed(read_order(words)?)
        }
        _ => {
            let seat = read_seat(words).map_err(|_| Unreadable(WHAT))?;
            // Tokens may also follow the seat directly.
            match words.peek().and_then(pair) {
                Some((part, _)) if PARTS.contains(&part) => {
                    Correction::Tokens(seat, amounts::read(words, PARTS, PART)?)
                }
                _ => Correction::Purse(seat, amounts::read(words, HELD, "coins=, food=, wood=, stone= or gold=")?),
            }
        }
    })
}

/// `bank green`, `residence green` or `gone`.
fn read_lies(words: &mut Words<'_>) -> Result<Lies, Unreadable> {
    const EXPECTED: &str = "what lies there: a building and its owner, residence and its owner, or gone";
    match words.word(EXPECTED)? {
        "gone" => Ok(Lies::Gone),
        "residence" => Ok(Lies::Residence { owner: read_seat(words)? }),
        building => {
            let building = building.parse().map_err(|_| Unreadable(EXPECTED))?;
            Ok(Lies::Building { building, owner: read_seat(words)? })
        }
    }
}

/// The rest of a line as seats in order, or `nobody`.
fn read_order(words: &mut Words<'_>) -> Result<Order, Unreadable> {
    const EXPECTED: &str = "who has passed, in order, or nobody";
    if words.peek().ok_or(Unreadable(EXPECTED))? == "nobody" {
        words.next();
        return Ok(Order::NOBODY);
    }
    let mut order = Order::NOBODY;
    while words.peek().is_some() {
        order = order.then(read_seat(words)?).ok_or(Unreadable(EXPECTED))?;
    }
    Ok(order)
}
