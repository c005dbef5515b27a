//! The events as text: one a line, written with `Display`, read with `FromStr`.
//!
//! It reads words and checks none of them against the game; that is the rules' business. Invariant: reading what was
//! written gives the same value back.

use core::fmt;
use core::str::FromStr;

use super::event::{EndValue, Event, SeatValue};
use super::features::FeatureKind;
use super::followers::TileRole;
use super::header::read_reading;
use super::walls::End;
use crate::amounts;
use crate::notation::{Unreadable, Words, content, digits, pair};
use crate::seat::{Seat, Tally};

const SEAT: &str = "a seat: red, green, orange, blue, black, yellow, white or purple";
const END: &str = "left or right";
const TALLY: &str = "how many of each seat, such as red=1 blue=2, or nobody";
const SPLIT: &str = "the walls at each end, such as left=2 right=1";

const END_VALUES: [&str; EndValue::COUNT] = [EndValue::Walls.word(), EndValue::Tower.word()];
const SEAT_VALUES: [&str; SeatValue::COUNT] = [
    SeatValue::Points.word(),
    SeatValue::Citizens.word(),
    SeatValue::Vendors.word(),
    SeatValue::Stewards.word(),
    SeatValue::Guards.word(),
    SeatValue::Towers.word(),
];

/// A seat in any of the eight colours.
pub(super) fn read_seat(words: &mut Words<'_>) -> Result<Seat, Unreadable> {
    words.read(SEAT)
}

fn write_tally(f: &mut fmt::Formatter<'_>, tally: Tally) -> fmt::Result {
    if tally == Tally::NONE {
        return f.write_str(" nobody");
    }
    tally.iter().try_for_each(|(seat, number)| write!(f, " {seat}={number}"))
}

/// The rest of a line as `seat=number` pairs, or `nobody`.
fn read_tally(words: &mut Words<'_>) -> Result<Tally, Unreadable> {
    if words.peek() == Some("nobody") {
        words.next();
        return Ok(Tally::NONE);
    }
    let mut tally = Tally::NONE;
    for word in words {
        let (seat, number) = read_pair(word, TALLY)?;
        let seat: Seat = seat.parse().map_err(|_| Unreadable(TALLY))?;
        if tally.of(seat) != 0 || number == 0 {
            return Err(Unreadable("each seat once, with a number above 0"));
        }
        tally = tally.with(seat, number);
    }
    if tally == Tally::NONE { Err(Unreadable(TALLY)) } else { Ok(tally) }
}

/// `word=number` with a number from 0 to 255.
fn read_pair<'t>(word: &'t str, expected: &'static str) -> Result<(&'t str, u8), Unreadable> {
    let (name, number) = pair(word).ok_or(Unreadable(expected))?;
    let number = digits(number).and_then(|number| u8::try_from(number).ok()).ok_or(Unreadable(expected))?;
    Ok((name, number))
}

/// `left=2 right=1`, each at most once and at least one of them; what is left out is 0.
fn read_split(words: &mut Words<'_>) -> Result<Event, Unreadable> {
    let mut walls = [None; End::COUNT];
    for word in words {
        let (end, number) = read_pair(word, SPLIT)?;
        let end: End = end.parse().map_err(|_| Unreadable(SPLIT))?;
        if walls[end.index()].replace(number).is_some() {
            return Err(Unreadable("each end only once"));
        }
    }
    match walls {
        [None, None] => Err(Unreadable(SPLIT)),
        [left, right] => Ok(Event::Walls { left: left.unwrap_or(0), right: right.unwrap_or(0) }),
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Tile { seat, follower, completes } => {
                write!(f, "tile {seat}")?;
                if let Some(follower) = follower {
                    write!(f, " {follower}")?;
                }
                f.write_str(if completes { " completes" } else { "" })
            }
            Event::Feature(kind) => kind.fmt(f),
            Event::Tiles(tiles) => write!(f, "tiles {tiles}"),
            Event::Goods(goods) => write!(f, "goods {goods}"),
            Event::Followers(tally) => {
                f.write_str("followers")?;
                write_tally(f, tally)
            }
            Event::Next => f.write_str("next"),
            Event::Gate(seat) => write!(f, "gate {seat}"),
            Event::Wall { seat, end, guard } => {
                write!(f, "wall {seat} {end}{}", if guard { " guard" } else { "" })
            }
            Event::Walls { left, right: 0 } => write!(f, "walls left={left}"),
            Event::Walls { left: 0, right } => write!(f, "walls right={right}"),
            Event::Walls { left, right } => write!(f, "walls left={left} right={right}"),
            Event::Closed => f.write_str("closed"),
            Event::Tower { seat, end } => write!(f, "tower {seat} {end}"),
            Event::Skip(seat) => write!(f, "skip {seat}"),
            Event::End => f.write_str("end"),
            Event::District(tally) => {
                f.write_str("district")?;
                write_tally(f, tally)
            }
            Event::Markets(markets) => write!(f, "markets {markets}"),
            Event::Public { seat, buildings } => write!(f, "public {seat} {buildings}"),
            Event::Historic { seat, buildings } => write!(f, "historic {seat} {buildings}"),
            Event::CorrectTurn(seat) => write!(f, "correct turn {seat}"),
            Event::CorrectTiles(tiles) => write!(f, "correct tiles {tiles}"),
            Event::CorrectEnd { end, values } => {
                write!(f, "correct {end}")?;
                amounts::write(f, END_VALUES, values)
            }
            Event::CorrectSeat { seat, values } => {
                write!(f, "correct {seat}")?;
                amounts::write(f, SEAT_VALUES, values)
            }
            Event::CorrectReading(reading) => write!(f, "correct {reading}"),
            Event::Discard(seat) => write!(f, "discard {seat}"),
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
    Ok(match words.word("an event")? {
        "tile" => read_tile(words)?,
        "road" => Event::Feature(FeatureKind::Road),
        "market" => Event::Feature(FeatureKind::Market),
        "tiles" => Event::Tiles(words.number("a number of tiles")?),
        "goods" => Event::Goods(words.number("a number of goods")?),
        "followers" => Event::Followers(read_tally(words)?),
        "next" => Event::Next,
        "gate" => Event::Gate(read_seat(words)?),
        "wall" => Event::Wall { seat: read_seat(words)?, end: words.read(END)?, guard: read_flag(words, "guard") },
        "walls" => read_split(words)?,
        "closed" => Event::Closed,
        "tower" => Event::Tower { seat: read_seat(words)?, end: words.read(END)? },
        "skip" => Event::Skip(read_seat(words)?),
        "end" => Event::End,
        "district" => Event::District(read_tally(words)?),
        "markets" => Event::Markets(words.number("a number of markets")?),
        "public" => Event::Public { seat: read_seat(words)?, buildings: words.number("a number of buildings")? },
        "historic" => Event::Historic { seat: read_seat(words)?, buildings: words.number("a number of buildings")? },
        "correct" => read_correction(words)?,
        "discard" => Event::Discard(read_seat(words)?),
        _ => {
            return Err(Unreadable(
                "an event: tile, discard, road, market, tiles, goods, followers, next, gate, wall, walls, closed, \
                 tower, skip, end, district, markets, public, historic, undo, redo or correct",
            ));
        }
    })
}

/// Whether the next word is this one, which is taken then.
fn read_flag(words: &mut Words<'_>, word: &str) -> bool {
    let there = words.peek() == Some(word);
    if there {
        words.next();
    }
    there
}

fn read_tile(words: &mut Words<'_>) -> Result<Event, Unreadable> {
    let seat = read_seat(words)?;
    let follower = match words.peek() {
        None | Some("completes") => None,
        Some(_) => Some(words.read::<TileRole>("citizen, vendor, steward or completes")?),
    };
    Ok(Event::Tile { seat, follower, completes: read_flag(words, "completes") })
}

fn read_correction(words: &mut Words<'_>) -> Result<Event, Unreadable> {
    const WHAT: &str = "what to correct: turn, tiles, left, right, unclaimed, towers, last-tile or a seat";
    let what = words.word(WHAT)?;
    if let Some(reading) = read_reading(what, words)? {
        return Ok(Event::CorrectReading(reading));
    }
    Ok(match what {
        "turn" => Event::CorrectTurn(read_seat(words)?),
        "tiles" => Event::CorrectTiles(words.number("a number of tiles")?),
        _ => match (what.parse(), what.parse()) {
            (Ok(end), _) => Event::CorrectEnd { end, values: amounts::read(words, END_VALUES, "walls= or tower=")? },
            (_, Ok(seat)) => {
                const EXPECTED: &str = "points=, citizens=, vendors=, stewards=, guards= or towers=";
                Event::CorrectSeat { seat, values: amounts::read(words, SEAT_VALUES, EXPECTED)? }
            }
            _ => return Err(Unreadable(WHAT)),
        },
    })
}
