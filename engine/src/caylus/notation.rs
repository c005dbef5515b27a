//! The events as text: one a line, written with `Display`, read with `FromStr`.
//!
//! It reads words and checks none of them against the game; that is the rules' business. Invariant: reading what was
//! written gives the same value back.

use core::fmt;
use core::str::FromStr;

use super::event::{Choice, Counted, Event, Favour, Held, Row, Section, Stands, Taken, To};
use super::pay::Pay;
use super::setup;
use super::tiles::{Building, Cube, Prestige, Special};
use crate::amounts;
use crate::notation::{Unreadable, Words, content, digits, pair};
use crate::seat::{Order, Seat};

const SPACE: &str = "a space of the road, 1 to 28";
const PAY: &str = "what is handed over, such as food=1 wood=1";
const BUILDING: &str = "a wooden or stone building, such as food-farm or bank";
const PRESTIGE: &str = "a prestige building, such as statue";

const COUNTED: [&str; Counted::COUNT] =
    [Counted::Gold.word(), Counted::Cubes.word(), Counted::Coins.word(), Counted::Points.word()];
const HELD: [&str; Held::COUNT] = [
    Held::Coins.word(),
    Held::Food.word(),
    Held::Wood.word(),
    Held::Stone.word(),
    Held::Cloth.word(),
    Held::Gold.word(),
];
const SECTIONS: [&str; Section::COUNT] = [Section::Dungeon.word(), Section::Walls.word(), Section::Towers.word()];
const ROWS: [&str; Row::COUNT] = [Row::Points.word(), Row::Coins.word(), Row::Cubes.word(), Row::Build.word()];

impl fmt::Display for To {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            To::Road(at) => at.fmt(f),
            To::Before(special) => special.fmt(f),
        }
    }
}

/// With a space before it, where there is anything.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Plain => Ok(()),
            Choice::Cube(cube) => write!(f, " {cube}"),
            Choice::Cubes(one, two) => write!(f, " {one} {two}"),
            Choice::Number(number) => write!(f, " {number}"),
            Choice::Before(special) => write!(f, " {special}"),
            Choice::Stay => f.write_str(" stay"),
            Choice::Leave => f.write_str(" leave"),
        }
    }
}

impl fmt::Display for Favour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.row().fmt(f)?;
        if let Some(column) = self.column() {
            write!(f, " {column}")?;
        }
        match self {
            Favour::Points(_) | Favour::Coins(_) | Favour::Nothing | Favour::Cubes(_, Taken::Unsaid) => Ok(()),
            Favour::Cubes(_, Taken::One(cube)) => write!(f, " {cube}"),
            Favour::Cubes(_, Taken::Two(one, two)) => write!(f, " {one} {two}"),
            Favour::Wooden(building) | Favour::Stone(building) => write!(f, " {building}"),
            Favour::Residence(at) => write!(f, " {at}"),
            Favour::Prestige(prestige, at) => write!(f, " {prestige} {at}"),
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

fn write_order(f: &mut fmt::Formatter<'_>, verb: &str, order: Order) -> fmt::Result {
    f.write_str(verb)?;
    order.iter().try_for_each(|seat| write!(f, " {seat}"))
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Next => f.write_str("next"),
            Event::Pass(seat) => write!(f, "pass {seat}"),
            Event::Worker { seat, to } => write!(f, "worker {seat} {to}"),
            Event::Provost { seat, steps } => write!(f, "provost {seat} {steps}"),
            Event::Use { seat, choice, pay } => {
                write!(f, "use {seat}{choice}")?;
                write_pay(f, pay)
            }
            Event::Skip(seat) => write!(f, "skip {seat}"),
            Event::Build { seat, building, pay } => {
                write!(f, "build {seat} {building}")?;
                write_pay(f, pay)
            }
            Event::Prestige { seat, prestige, at, pay } => {
                write!(f, "prestige {seat} {prestige} {at}")?;
                write_pay(f, pay)
            }
            Event::Favour { seat, favour, pay } => {
                write!(f, "favour {seat} {favour}")?;
                write_pay(f, pay)
            }
            Event::Castle { seat, houses, pay } => {
                write!(f, "castle {seat} {houses}")?;
                write_pay(f, pay)
            }
            Event::Nobody => f.write_str("nobody"),
            Event::Joust(seat) => write!(f, "joust {seat}"),
            Event::Stables(order) => write_order(f, "stables", order),
            Event::Flip { seat, at } => write!(f, "flip {seat} {at}"),
            Event::Points { seat, points } => write!(f, "points {seat} {points}"),
            Event::Count { seat, counts } => {
                write!(f, "count {seat}")?;
                amounts::write(f, COUNTED, counts)
            }
            Event::CorrectProvost(to) => write!(f, "correct provost {to}"),
            Event::CorrectBailiff(to) => write!(f, "correct bailiff {to}"),
            Event::CorrectOrder(order) => write_order(f, "correct order", order),
            Event::CorrectSection(section) => write!(f, "correct section {section}"),
            Event::CorrectStreet { at, stands } => {
                write!(f, "correct street {at} ")?;
                match stands {
                    Stands::Neutral(neutral) => neutral.fmt(f),
                    Stands::Building(building, owner) => write!(f, "{building} {owner}"),
                    Stands::Residence(owner) => write!(f, "residence {owner}"),
                    Stands::Prestige(prestige, owner) => write!(f, "{prestige} {owner}"),
                    Stands::Empty => f.write_str("empty"),
                }
            }
            Event::CorrectPurse(seat, amounts) => {
                write!(f, "correct {seat}")?;
                amounts::write(f, HELD, amounts)
            }
            Event::CorrectPoints(seat, points) => write!(f, "correct {seat} points={points}"),
            Event::CorrectHouses(seat, numbers) => {
                write!(f, "correct {seat}")?;
                amounts::write(f, SECTIONS, numbers)
            }
            Event::CorrectFavours(seat, numbers) => {
                write!(f, "correct favours {seat}")?;
                amounts::write(f, ROWS, numbers)
            }
            Event::CorrectInn(Some(seat)) => write!(f, "correct inn {seat}"),
            Event::CorrectInn(None) => f.write_str("correct inn nobody"),
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

/// A seat in one of the five colours of the box.
pub(super) fn read_seat(words: &mut Words<'_>) -> Result<Seat, Unreadable> {
    let expected = "a seat: red, green, orange, blue or black";
    words.one_of(&setup::COLOURS, expected)
}

/// The next word, if there is one and it is not part of a payment.
fn plain<'t>(words: &Words<'t>) -> Option<&'t str> {
    words.peek().filter(|word| !word.contains('='))
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

fn read_to(words: &mut Words<'_>) -> Result<To, Unreadable> {
    const EXPECTED: &str = "a space: 1 to 28, gate, trading-post, guild, joust, stables, inn or castle";
    match words.peek().map(str::parse::<Special>) {
        Some(Ok(special)) => {
            words.next();
            Ok(To::Before(special))
        }
        _ => words.number(EXPECTED).map(To::Road),
    }
}

fn read_choice(words: &mut Words<'_>) -> Result<Choice, Unreadable> {
    let Some(first) = plain(words) else { return Ok(Choice::Plain) };
    if digits(first).is_some() {
        return words.number("a number up to 255").map(Choice::Number);
    }
    let word = match first {
        "stay" => Some(Choice::Stay),
        "leave" => Some(Choice::Leave),
        other => other.parse().ok().map(Choice::Before),
    };
    if let Some(choice) = word {
        words.next();
        return Ok(choice);
    }
    let one: Cube = words.read("a cube, a number, a space, stay or leave to choose")?;
    match plain(words) {
        None => Ok(Choice::Cube(one)),
        Some(_) => Ok(Choice::Cubes(one, words.read("a second cube")?)),
    }
}

fn read_favour(words: &mut Words<'_>) -> Result<Favour, Unreadable> {
    let row: Row = words.read("a row: points, coins, cubes or build")?;
    let column = match words.peek() {
        Some(word) if digits(word).is_some() => Some(words.number("a column from 1 to 5")?),
        _ => None,
    };
    Ok(match (row, column) {
        (Row::Points, column) => Favour::Points(column),
        (Row::Coins, column) => Favour::Coins(column),
        (Row::Cubes, column) => {
            let taken = match plain(words) {
                None => Taken::Unsaid,
                Some(_) => {
                    let one = words.read("the cube that is taken")?;
                    match plain(words) {
                        None => Taken::One(one),
                        Some(_) => Taken::Two(one, words.read("the second cube that is taken")?),
                    }
                }
            };
            Favour::Cubes(column, taken)
        }
        (Row::Build, Some(1)) => Favour::Nothing,
        (Row::Build, Some(2)) => Favour::Wooden(words.read::<Building>(BUILDING)?),
        (Row::Build, Some(3)) => Favour::Stone(words.read::<Building>(BUILDING)?),
        (Row::Build, Some(4)) => Favour::Residence(words.number(SPACE)?),
        (Row::Build, Some(5)) => Favour::Prestige(words.read::<Prestige>(PRESTIGE)?, words.number(SPACE)?),
        (Row::Build, _) => return Err(Unreadable("a column from 1 to 5 after build")),
    })
}

/// The rest of a line as seats in order: at least one.
fn read_order(words: &mut Words<'_>) -> Result<Order, Unreadable> {
    const MOST: &str = "at most 5 seats";
    let mut order = Order::NOBODY;
    let mut number = 0;
    loop {
        order = order.then(read_seat(words)?).ok_or(Unreadable(MOST))?;
        number += 1;
        if words.peek().is_none() {
            return Ok(order);
        }
        if number == setup::MOST_PLAYERS {
            return Err(Unreadable(MOST));
        }
    }
}

fn read_event(words: &mut Words<'_>) -> Result<Event, Unreadable> {
    let verb = words.word("an event")?;
    Ok(match verb {
        "next" => Event::Next,
        "nobody" => Event::Nobody,
        "pass" => Event::Pass(read_seat(words)?),
        "worker" => Event::Worker { seat: read_seat(words)?, to: read_to(words)? },
        "provost" => Event::Provost { seat: read_seat(words)?, steps: words.read("a number of steps from -3 to 3")? },
        "use" => Event::Use { seat: read_seat(words)?, choice: read_choice(words)?, pay: read_pay(words)? },
        "skip" => Event::Skip(read_seat(words)?),
        "build" => Event::Build { seat: read_seat(words)?, building: words.read(BUILDING)?, pay: read_pay(words)? },
        "prestige" => Event::Prestige {
            seat: read_seat(words)?,
            prestige: words.read(PRESTIGE)?,
            at: words.number(SPACE)?,
            pay: read_pay(words)?,
        },
        "favour" => Event::Favour { seat: read_seat(words)?, favour: read_favour(words)?, pay: read_pay(words)? },
        "castle" => Event::Castle {
            seat: read_seat(words)?,
            houses: words.number("a number of houses")?,
            pay: read_pay(words)?,
        },
        "joust" => Event::Joust(read_seat(words)?),
        "stables" => Event::Stables(read_order(words)?),
        "flip" => Event::Flip { seat: read_seat(words)?, at: words.number(SPACE)? },
        "points" => Event::Points { seat: read_seat(words)?, points: words.read("a number from -99 to 99")? },
        "count" => Event::Count {
            seat: read_seat(words)?,
            counts: amounts::read(words, COUNTED, "gold=, cubes=, coins= or points=")?,
        },
        "correct" => read_correction(words)?,
        _ => {
            return Err(Unreadable(
                "an event: next, pass, worker, provost, use, skip, build, prestige, favour, castle, nobody, joust, \
                 stables, flip, points, count, undo, redo or correct",
            ));
        }
    })
}

fn read_correction(words: &mut Words<'_>) -> Result<Event, Unreadable> {
    const WHAT: &str = "what to correct: provost, bailiff, order, section, street, favours, inn or a seat";
    let what = words.peek().ok_or(Unreadable(WHAT))?;
    if let Ok(seat) = read_seat(&mut words.clone()) {
        words.next();
        return read_seat_correction(seat, words);
    }
    words.next();
    Ok(match what {
        "provost" => Event::CorrectProvost(words.number(SPACE)?),
        "bailiff" => Event::CorrectBailiff(words.number(SPACE)?),
        "order" => Event::CorrectOrder(read_order(words)?),
        "section" => Event::CorrectSection(words.read("dungeon, walls or towers")?),
        "street" => Event::CorrectStreet { at: words.number(SPACE)?, stands: read_stands(words)? },
        "favours" => {
            Event::CorrectFavours(read_seat(words)?, amounts::read(words, ROWS, "points=, coins=, cubes= or build=")?)
        }
        "inn" if words.peek() == Some("nobody") => {
            words.next();
            Event::CorrectInn(None)
        }
        "inn" => Event::CorrectInn(Some(read_seat(words)?)),
        _ => return Err(Unreadable(WHAT)),
    })
}

/// `points=12`, or sections, or things in a purse.
fn read_seat_correction(seat: Seat, words: &mut Words<'_>) -> Result<Event, Unreadable> {
    const VALUES: &str = "points=, or dungeon=, walls=, towers=, or coins=, food=, wood=, stone=, cloth=, gold=";
    let (key, _) = words.peek().and_then(pair).ok_or(Unreadable(VALUES))?;
    Ok(match key {
        "points" => {
            let points = amounts::read(words, ["points"], "points= alone")?;
            Event::CorrectPoints(seat, points.get(0).ok_or(Unreadable(VALUES))?)
        }
        key if SECTIONS.contains(&key) => {
            Event::CorrectHouses(seat, amounts::read(words, SECTIONS, "dungeon=, walls= or towers=")?)
        }
        _ => Event::CorrectPurse(seat, amounts::read(words, HELD, VALUES)?),
    })
}

/// `farm`, `mason green`, `residence green`, `statue green` or `empty`.
fn read_stands(words: &mut Words<'_>) -> Result<Stands, Unreadable> {
    const EXPECTED: &str =
        "what stands there: a neutral tile, a building, residence or prestige building and its owner, or empty";
    let word = words.word(EXPECTED)?;
    if let Ok(neutral) = word.parse() {
        return Ok(Stands::Neutral(neutral));
    }
    if word == "empty" {
        return Ok(Stands::Empty);
    }
    if word == "residence" {
        return Ok(Stands::Residence(read_seat(words)?));
    }
    if let Ok(building) = word.parse() {
        return Ok(Stands::Building(building, read_seat(words)?));
    }
    let prestige = word.parse().map_err(|_| Unreadable(EXPECTED))?;
    Ok(Stands::Prestige(prestige, read_seat(words)?))
}
