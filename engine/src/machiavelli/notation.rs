//! The events as text: one a line, written with `Display`, read with `FromStr`.
//!
//! It reads words and checks none of them against the game; that is the rules' business. Invariant: reading what was
//! written gives the same value back.

use core::fmt;
use core::str::FromStr;

use super::districts::Named;
use super::event::{Change, Counted, Counts, Districts, Event, SeatValue, Way};
use super::ranks::{Rank, Ranks};
use crate::amounts;
use crate::notation::{Unreadable, Words, content, digits, pair};
use crate::seat::Seat;

const SEAT: &str = "a seat: red, green, orange, blue, black, yellow, white or purple";
const RANK: &str = "a rank from 1 to 9";
const DISTRICT: &str = "a district, such as palace, or palace+1 with the artist's coin";
const SEAT_VALUES: [&str; SeatValue::COUNT] = [SeatValue::Museum.word(), SeatValue::Tents.word()];

/// A seat in any of the eight colours.
pub(super) fn read_seat(words: &mut Words<'_>) -> Result<Seat, Unreadable> {
    words.read(SEAT)
}

fn read_rank(words: &mut Words<'_>) -> Result<Rank, Unreadable> {
    words.read(RANK)
}

fn read_district(words: &mut Words<'_>) -> Result<Named, Unreadable> {
    words.read(DISTRICT)
}

fn flag(set: bool, word: &'static str) -> &'static str {
    if set { word } else { "" }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Way::Gold => Ok(()),
            Way::By(own) => write!(f, " by {own}"),
            Way::Over(own) => write!(f, " over {own}"),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Event::Next => f.write_str("next"),
            Event::FaceUp(ranks) => {
                f.write_str("faceup")?;
                ranks.iter().try_for_each(|rank| write!(f, " {rank}"))
            }
            Event::Answer(seat) => write!(f, "answer {seat}"),
            Event::Nobody => f.write_str("nobody"),
            Event::Play { seat, card } => write!(f, "play {seat} {card}"),
            Event::Murder(rank) => write!(f, "murder {rank}"),
            Event::Bewitch(rank) => write!(f, "bewitch {rank}"),
            Event::Expropriate([a, b, c]) => write!(f, "expropriate {a} {b} {c}"),
            Event::Rob(rank) => write!(f, "rob {rank}"),
            Event::Threaten([a, b]) => write!(f, "threaten {a} {b}"),
            Event::Crown(seat) => write!(f, "crown {seat}"),
            Event::Build { seat, district, way, early, untaxed } => {
                write!(f, "build {seat} {district}{way}{}{}", flag(early, " early"), flag(untaxed, " untaxed"))
            }
            Event::Seize { early, untaxed } => write!(f, "seize{}{}", flag(early, " early"), flag(untaxed, " untaxed")),
            Event::Destroy { seat, owner, district, armory } => {
                write!(f, "destroy {seat} {owner} {district}{}", flag(armory, " by armory"))
            }
            Event::Swap { seat, own, owner, district } => write!(f, "swap {seat} {own} {owner} {district}"),
            Event::Conquer { seat, owner, district } => write!(f, "conquer {seat} {owner} {district}"),
            Event::Upgrade { seat, first, second } => {
                write!(f, "upgrade {seat} {first}")?;
                second.map_or(Ok(()), |second| write!(f, " {second}"))
            }
            Event::Tuck(seat) => write!(f, "tuck {seat}"),
            Event::Complete(seat) => write!(f, "complete {seat}"),
            Event::Vault(seat) => write!(f, "vault {seat}"),
            Event::Highest(seat) => write!(f, "highest {seat}"),
            Event::Count { seat, counts } => {
                write!(f, "count {seat}")?;
                counts.given().try_for_each(|(counted, amount)| write!(f, " {counted}={amount}"))
            }
            Event::CorrectStart(seat) => write!(f, "correct start {seat}"),
            Event::CorrectTax(tax) => write!(f, "correct tax {tax}"),
            Event::CorrectCity { seat, change, districts } => {
                let how = match change {
                    Change::All => "city",
                    Change::Add => "add",
                    Change::Remove => "remove",
                };
                write!(f, "correct {seat} {how}")?;
                districts.iter().try_for_each(|named| write!(f, " {named}"))
            }
            Event::CorrectSeat { seat, values } => {
                write!(f, "correct {seat}")?;
                amounts::write(f, SEAT_VALUES, values)
            }
            Event::CorrectEarly(switch) => write!(f, "correct early {switch}"),
            Event::CorrectFirst(Some(seat)) => write!(f, "correct first {seat}"),
            Event::CorrectFirst(None) => f.write_str("correct first nobody"),
            Event::CorrectEnding(switch) => write!(f, "correct ending {switch}"),
            Event::CorrectCall(rank) => write!(f, "correct call {rank}"),
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
        "next" => Event::Next,
        "faceup" => Event::FaceUp(read_ranks(words)?),
        "answer" => Event::Answer(read_seat(words)?),
        "nobody" => Event::Nobody,
        "play" => Event::Play { seat: read_seat(words)?, card: words.read("rasputin, acrobat, tent or director")? },
        "murder" => Event::Murder(read_rank(words)?),
        "bewitch" => Event::Bewitch(read_rank(words)?),
        "expropriate" => Event::Expropriate([read_rank(words)?, read_rank(words)?, read_rank(words)?]),
        "rob" => Event::Rob(read_rank(words)?),
        "threaten" => Event::Threaten([read_rank(words)?, read_rank(words)?]),
        "crown" => Event::Crown(read_seat(words)?),
        "build" => read_build(words)?,
        "seize" => Event::Seize { early: read_flag(words, "early"), untaxed: read_flag(words, "untaxed") },
        "destroy" => {
            let (seat, owner, district) = (read_seat(words)?, read_seat(words)?, read_district(words)?);
            let armory = read_flag(words, "by");
            if armory && words.word("armory")? != "armory" {
                return Err(Unreadable("armory"));
            }
            Event::Destroy { seat, owner, district, armory }
        }
        "swap" => Event::Swap {
            seat: read_seat(words)?,
            own: read_district(words)?,
            owner: read_seat(words)?,
            district: read_district(words)?,
        },
        "conquer" => {
            Event::Conquer { seat: read_seat(words)?, owner: read_seat(words)?, district: read_district(words)? }
        }
        "upgrade" => {
            let (seat, first) = (read_seat(words)?, read_district(words)?);
            let second = if words.peek().is_some() { Some(read_district(words)?) } else { None };
            Event::Upgrade { seat, first, second }
        }
        "tuck" => Event::Tuck(read_seat(words)?),
        "complete" => Event::Complete(read_seat(words)?),
        "vault" => Event::Vault(read_seat(words)?),
        "highest" => Event::Highest(read_seat(words)?),
        "count" => Event::Count { seat: read_seat(words)?, counts: read_counts(words)? },
        "correct" => read_correction(words)?,
        _ => {
            return Err(Unreadable(
                "an event: next, faceup, answer, nobody, play, murder, bewitch, expropriate, rob, threaten, crown, \
                 build, seize, destroy, swap, conquer, upgrade, tuck, complete, vault, highest, count, undo, redo or \
                 correct",
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

/// The rest of a line as a set of ranks, at least one. With one of them twice it is the empty set, which never lies face up:
/// such a line can be read, and the rules refuse it as they do for two equal marks.
fn read_ranks(words: &mut Words<'_>) -> Result<Ranks, Unreadable> {
    let mut ranks = Ranks::NONE.with(read_rank(words)?);
    let mut twice = false;
    while words.peek().is_some() {
        let rank = read_rank(words)?;
        twice |= ranks.contains(rank);
        ranks = ranks.with(rank);
    }
    Ok(if twice { Ranks::NONE } else { ranks })
}

fn read_build(words: &mut Words<'_>) -> Result<Event, Unreadable> {
    let (seat, district) = (read_seat(words)?, read_district(words)?);
    let way = if read_flag(words, "by") {
        Way::By(read_district(words)?)
    } else if read_flag(words, "over") {
        Way::Over(read_district(words)?)
    } else {
        Way::Gold
    };
    Ok(Event::Build { seat, district, way, early: read_flag(words, "early"), untaxed: read_flag(words, "untaxed") })
}

/// The rest of a line as `word=amount` pairs: at least one, none of them twice. What is above 255 is too much anyway.
fn read_counts(words: &mut Words<'_>) -> Result<Counts, Unreadable> {
    const EXPECTED: &str = "gold=, cards=, actions=, coins=, types=, complete= or uniques=";
    let mut counts = Counts::NONE;
    for word in words {
        let (name, amount) = pair(word).ok_or(Unreadable(EXPECTED))?;
        let counted: Counted = name.parse()?;
        let amount = digits(amount).ok_or(Unreadable("an amount from 0 to 99"))?;
        if counts.get(counted).is_some() {
            return Err(Unreadable("each value only once"));
        }
        counts = counts.with(counted, u8::try_from(amount).unwrap_or(u8::MAX));
    }
    if counts == Counts::NONE { Err(Unreadable(EXPECTED)) } else { Ok(counts) }
}

fn read_correction(words: &mut Words<'_>) -> Result<Event, Unreadable> {
    const WHAT: &str = "what to correct: start, tax, early, first, ending, call or a seat";
    Ok(match words.word(WHAT)? {
        "start" => Event::CorrectStart(read_seat(words)?),
        "tax" => Event::CorrectTax(words.number("an amount of gold")?),
        "early" => Event::CorrectEarly(words.read("on or off")?),
        "first" if read_flag(words, "nobody") => Event::CorrectFirst(None),
        "first" => Event::CorrectFirst(Some(read_seat(words)?)),
        "ending" => Event::CorrectEnding(words.read("on or off")?),
        "call" => Event::CorrectCall(read_rank(words)?),
        word => {
            let seat: Seat = word.parse().map_err(|_| Unreadable(WHAT))?;
            let change = match words.peek() {
                Some("city") => Change::All,
                Some("add") => Change::Add,
                Some("remove") => Change::Remove,
                _ => {
                    const EXPECTED: &str = "city, add, remove, museum= or tents=";
                    return Ok(Event::CorrectSeat { seat, values: amounts::read(words, SEAT_VALUES, EXPECTED)? });
                }
            };
            words.next();
            let mut districts = Districts::NONE;
            while words.peek().is_some() {
                districts = districts.then(read_district(words)?).ok_or(Unreadable("at most 10 districts"))?;
            }
            if change != Change::All && districts == Districts::NONE {
                return Err(Unreadable(DISTRICT));
            }
            Event::CorrectCity { seat, change, districts }
        }
    })
}
