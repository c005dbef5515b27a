//! The header as text: the words of Caylus's set-up. What every game's header shares is `crate::header`'s.
//!
//! Whether the whole is a set-up is `Setup`'s to say. Invariant: reading what was written gives the same set-up back.

use core::fmt;
use core::str::FromStr;

use heapless::Vec;

use super::notation::read_seat;
use super::setup::{Books, Draft, Favours, Jeweller, Line, Overruled, Setup, SetupRefusal};
use super::tiles::{Neutral, Prestige, Scored};
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
        word.parse::<Prestige>().map(Scored::Prestige).map_err(|_| Unreadable("a wooden, stone or prestige building"))
    }
}

/// The whole header, from `provost 1` to `begin`, each on its line.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "provost 1\ngame caylus\nbooks {}\nseats", self.books())?;
        for seat in self.seats() {
            write!(f, " {seat}")?;
        }
        f.write_str("\norder")?;
        for seat in self.order() {
            write!(f, " {seat}")?;
        }
        f.write_str("\nstreet")?;
        for tile in self.street() {
            write!(f, " {tile}")?;
        }
        write!(f, "\nfavours {}\njeweller {}", self.favours(), self.jeweller())?;
        if !self.overruled_points().is_empty() {
            f.write_str("\npoints")?;
            for (tile, points) in self.overruled_points() {
                write!(f, " {tile}={points}")?;
            }
        }
        f.write_str("\nbegin\n")
    }
}

header::reads!(Setup, Lines, SetupRefusal);

/// The lines of the header that were read so far.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    books: Option<Books>,
    seats: Option<Vec<Seat, { Seat::COUNT }>>,
    order: Option<Vec<Seat, { Seat::COUNT }>>,
    street: Option<Vec<Neutral, 8>>,
    favours: Option<Favours>,
    jeweller: Option<Jeweller>,
    points: Option<Overruled>,
}

impl Header for Lines {
    type Setup = Setup;
    type Refusal = SetupRefusal;

    const GAME: GameName = GameName::Caylus;
    const GAME_LINE: &'static str = "`game caylus`";

    fn line(&mut self, word: &str, words: &mut Words<'_>) -> Result<(), HeaderError> {
        match word {
            "books" => once(&mut self.books, words.read("table or device")?)?,
            "seats" => once(&mut self.seats, read_seats(words, read_seat)?)?,
            "order" => once(&mut self.order, read_seats(words, read_seat)?)?,
            "street" => once(&mut self.street, read_street(words)?)?,
            "favours" => once(&mut self.favours, words.read("table or simple")?)?,
            "jeweller" => once(&mut self.jeweller, words.read("yes or no")?)?,
            "points" => once(&mut self.points, read_points(words)?)?,
            _ => return Err(Unreadable("books, seats, order, street, favours, jeweller, points or begin").into()),
        }
        Ok(())
    }

    fn begin(&mut self) -> Result<Setup, HeaderError> {
        let seats = self.seats.take().ok_or(Unreadable("`seats` before `begin`"))?;
        let street = self.street.take().ok_or(Unreadable("`street` before `begin`"))?;
        // The seats are looked at before the order, which is about them.
        let first = seats.first().copied().ok_or(SetupRefusal::Players(0))?;
        Seating::new(&seats, first).map_err(SetupRefusal::from)?;
        let order = self.order.take().unwrap_or_else(|| seats.clone());
        let players = SetupRefusal::Players(seats.len() as u8);
        let draft = Draft {
            books: self.books.unwrap_or(Books::Table),
            seating: Seating::new(&seats, order.first().copied().unwrap_or(first)).map_err(SetupRefusal::from)?,
            order: if order.len() == seats.len() {
                Line::from_slice(&order).map_err(|_| players)?
            } else {
                return Err(SetupRefusal::Order.into());
            },
            street: Vec::from_slice(&street).map_err(|_| SetupRefusal::Street)?,
            favours: self.favours.unwrap_or(Favours::Table),
            jeweller: self.jeweller.unwrap_or(Jeweller::No),
            points: self.points.take().unwrap_or_default(),
        };
        Ok(draft.try_into()?)
    }

    fn about(refusal: &SetupRefusal) -> &'static str {
        match refusal {
            SetupRefusal::Players(_) | SetupRefusal::NoSuchColour(_) | SetupRefusal::SeatTwice(_) => "seats",
            SetupRefusal::Order => "order",
            SetupRefusal::Street => "street",
            SetupRefusal::PointsTwice(_) => "points",
        }
    }
}

fn read_street(words: &mut Words<'_>) -> Result<Vec<Neutral, 8>, HeaderError> {
    const EXPECTED: &str = "neutral tiles: farm, forest, sawmill, quarry, market, carpenter";
    let mut street = Vec::new();
    while words.peek().is_some() {
        let tile = words.read(EXPECTED)?;
        street.push(tile).map_err(|_| SetupRefusal::Street)?;
    }
    Ok(street)
}

fn read_points(words: &mut Words<'_>) -> Result<Overruled, HeaderError> {
    const EXPECTED: &str = "a building and its points, such as lawyer=3";
    let mut points = Overruled::new();
    for word in words {
        let (tile, number) = pair(word).ok_or(Unreadable(EXPECTED))?;
        let tile = tile.parse()?;
        let number = digits(number).and_then(|number| u8::try_from(number).ok()).ok_or(Unreadable(EXPECTED))?;
        points.push((tile, number)).map_err(|_| SetupRefusal::PointsTwice(tile))?;
    }
    Ok(points)
}
