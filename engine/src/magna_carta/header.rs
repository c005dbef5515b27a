//! The header as text: the words of Magna Carta's set-up. What every game's header shares is `crate::header`'s.
//!
//! Whether the whole is a set-up is `Setup`'s to say. Invariant: reading what was written gives the same set-up back.

use core::fmt;
use core::str::FromStr;

use heapless::Vec;

use super::cards::{Neutral, Prestige, Scored};
use super::notation::read_seat;
use super::pay::Cost;
use super::setup::{Books, Draft, Overruled, Setup, SetupRefusal, Variant};
use crate::header::{self, GameName, Header, once, read_seats};
use crate::notation::{Unreadable, Words, digits, pair};
use crate::seat::{Seat, Seating};

impl fmt::Display for Scored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scored::Building(building) => building.fmt(f),
            Scored::Prestige(prestige) => prestige.fmt(f),
        }
    }
}

impl FromStr for Scored {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Self, Unreadable> {
        if let Ok(building) = word.parse() {
            return Ok(Scored::Building(building));
        }
        word.parse::<Prestige>().map(Scored::Prestige).map_err(|_| Unreadable("a building or a prestige building"))
    }
}

/// The whole header, from `provost 1` to `begin`, each on its line.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "provost 1\ngame magna-carta {}\nbooks {}\nseats", self.variant(), self.books())?;
        for seat in self.seats() {
            write!(f, " {seat}")?;
        }
        write!(f, "\nstart {}\nstreet", self.start())?;
        for card in self.street() {
            write!(f, " {card}")?;
        }
        if !self.overruled_points().is_empty() {
            f.write_str("\npoints")?;
            for (card, points) in self.overruled_points() {
                write!(f, " {card}={points}")?;
            }
        }
        for (card, cost) in self.overruled_costs() {
            write!(f, "\ncost {card}")?;
            for (word, number) in KINDS.into_iter().zip(numbers(*cost)) {
                if number > 0 {
                    write!(f, " {word}={number}")?;
                }
            }
        }
        f.write_str("\nbegin\n")
    }
}

/// The words of a cost, in the order of [`numbers`].
const KINDS: [&str; 5] = ["food", "wood", "stone", "gold", "any"];

fn numbers(cost: Cost) -> [u8; 5] {
    [cost.food, cost.wood, cost.stone, cost.gold, cost.any]
}

header::reads!(Setup, Lines, SetupRefusal);

/// The lines of the header that were read so far.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    variant: Option<Variant>,
    books: Option<Books>,
    seats: Option<Vec<Seat, { Seat::COUNT }>>,
    start: Option<Seat>,
    street: Option<Vec<Neutral, 4>>,
    points: Option<Overruled<u8>>,
    costs: Overruled<Cost>,
}

impl Header for Lines {
    type Setup = Setup;
    type Refusal = SetupRefusal;

    const GAME: GameName = GameName::MagnaCarta;
    const GAME_LINE: &'static str = "`game magna-carta`, intro or standard";

    fn variant(&mut self, words: &mut Words<'_>) -> Result<(), Unreadable> {
        self.variant = Some(words.read("intro or standard")?);
        Ok(())
    }

    fn line(&mut self, word: &str, words: &mut Words<'_>) -> Result<(), HeaderError> {
        match word {
            "books" => once(&mut self.books, words.read("table or device")?)?,
            "seats" => once(&mut self.seats, read_seats(words, read_seat)?)?,
            "start" => once(&mut self.start, read_seat(words)?)?,
            "street" => once(&mut self.street, read_street(words)?)?,
            "points" => once(&mut self.points, read_points(words)?)?,
            "cost" => {
                let (card, cost) = read_cost(words)?;
                self.costs.push((card, cost)).map_err(|_| SetupRefusal::CostTwice(card))?;
            }
            _ => return Err(Unreadable("books, seats, start, street, points, cost or begin").into()),
        }
        Ok(())
    }

    fn begin(&mut self) -> Result<Setup, HeaderError> {
        let seats = self.seats.take().ok_or(Unreadable("`seats` before `begin`"))?;
        let start = self.start.ok_or(Unreadable("`start` before `begin`"))?;
        let draft = Draft {
            variant: self.variant.ok_or(Unreadable("`game` before `begin`"))?,
            books: self.books.unwrap_or(Books::Table),
            seating: Seating::new(&seats, start).map_err(SetupRefusal::from)?,
            street: self.street.take().ok_or(Unreadable("`street` before `begin`"))?,
            points: self.points.take().unwrap_or_default(),
            costs: core::mem::take(&mut self.costs),
        };
        Ok(draft.try_into()?)
    }

    fn about(refusal: &SetupRefusal) -> &'static str {
        match refusal {
            SetupRefusal::Players(_) | SetupRefusal::NoSuchColour(_) | SetupRefusal::SeatTwice(_) => "seats",
            SetupRefusal::StartNotSeated(_) => "start",
            SetupRefusal::StreetCards { .. } | SetupRefusal::CardTwice(_) | SetupRefusal::PeddlerDrawn => "street",
            SetupRefusal::PointsTwice(_) => "points",
            SetupRefusal::CostTwice(_) => "cost",
        }
    }
}

fn read_street(words: &mut Words<'_>) -> Result<Vec<Neutral, 4>, HeaderError> {
    const EXPECTED: &str = "neutral cards: park, forest, quarry, trading-post";
    let mut street = Vec::new();
    while words.peek().is_some() {
        let card = words.read(EXPECTED)?;
        street.push(card).map_err(|_| Unreadable("at most 3 neutral cards"))?;
    }
    Ok(street)
}

fn read_points(words: &mut Words<'_>) -> Result<Overruled<u8>, HeaderError> {
    const EXPECTED: &str = "a card and its points, such as bank=4";
    let mut points = Overruled::new();
    for word in words {
        let (card, number) = pair(word).ok_or(Unreadable(EXPECTED))?;
        let card = card.parse()?;
        let number = digits(number).and_then(|number| u8::try_from(number).ok()).ok_or(Unreadable(EXPECTED))?;
        points.push((card, number)).map_err(|_| SetupRefusal::PointsTwice(card))?;
    }
    Ok(points)
}

/// `CARD food=1 stone=2 any=1`; a card for nothing has no cubes after it.
fn read_cost(words: &mut Words<'_>) -> Result<(Scored, Cost), HeaderError> {
    const EXPECTED: &str = "a card and its cost, such as bank wood=1 stone=2 (any= for a white cube)";
    let card = words.read(EXPECTED)?;
    let mut numbers = [0; KINDS.len()];
    for word in words {
        let (kind, number) = pair(word).ok_or(Unreadable(EXPECTED))?;
        let index = KINDS.iter().position(|other| *other == kind).ok_or(Unreadable(EXPECTED))?;
        let number = digits(number).and_then(|number| u8::try_from(number).ok()).ok_or(Unreadable(EXPECTED))?;
        match numbers.get_mut(index) {
            Some(place) if *place == 0 && number > 0 => *place = number,
            _ => return Err(Unreadable("each cube once, with a number above 0").into()),
        }
    }
    let [food, wood, stone, gold, any] = numbers;
    Ok((card, Cost { food, wood, stone, gold, any }))
}
