//! What the players choose before a game of Caylus, and the check-list.
//!
//! The pages are every game's ([`crate::setup`]). Invariant: choices that this version cannot use give no set-up, and
//! never a wrong one.

use core::ops::RangeInclusive;

use engine::{
    caylus::{
        Caylus, Setup,
        setup::{Books, Draft, Favours, Jeweller},
        tiles::{Building, Neutral, Scored},
    },
    seat::{Seat, Seating},
};
use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use super::{
    table::tell_seats,
    text::{Name, Say},
    words,
};
use crate::{
    draw::text::Size,
    screen::{Label, View},
    setup::{self, Chosen, LINES, Seats},
    text::{
        Sentence, Word,
        fill::{Line, fill},
        prose::Prose,
    },
};

/// It is stored: the order of its fields is the format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Choices {
    books: Books,
    seating: Seats<[Seat; 5]>,
    favours: Favours,
    jeweller: Jeweller,
    /// The points of the lawyer: 4, or 3.
    lawyer: u8,
    /// The neutral tiles on spaces 1 to 6; by lot when `None`.
    street: Option<[Neutral; 6]>,
}

// The rows of the choices; the last is the street.
const PLAYERS: u8 = 0;
const BOOKS: u8 = 1;
const SEATS: u8 = 2;
const START: u8 = 3;
const FAVOURS: u8 = 4;
const JEWELLER: u8 = 5;
const LAWYER: u8 = 6;

/// What a line of the check-list has room for, beside the longest word before it, in px.
const CHECKED: u32 = 216;

/// The points of the lawyer in later printings.
const LATER: u8 = 3;

impl setup::Choices for Choices {
    type Game = Caylus;

    const PLAYERS: RangeInclusive<u8> = 2..=5;

    const FIRST: Self = Choices {
        books: Books::Table,
        seating: Seats {
            players: 4,
            seats: [Seat::Red, Seat::Green, Seat::Orange, Seat::Blue, Seat::Black],
            start: None,
        },
        favours: Favours::Table,
        jeweller: Jeweller::No,
        lawyer: Building::Lawyer.points(),
        street: None,
    };

    const ROWS: u8 = 8;

    /// The turn order is the lot's. Where the players say who starts, they have drawn it themselves: then it goes clockwise.
    fn draw_lots(&self, starts: Option<Seat>, chance: &mut dyn RngCore) -> Option<Setup> {
        let mut chance = chance;
        let drawn = Setup::random(self.books, self.seating.playing(), &mut chance).ok()?;
        let mut draft: Draft = drawn.into();
        if let Some(start) = self.seating.starter(starts) {
            draft.seating = Seating::new(draft.seating.seats(), start).ok()?;
            draft.order = draft.seating.clockwise_from(start).collect();
        }
        if let Some(street) = self.street {
            draft.street = Vec::from_slice(&street).ok()?;
        }
        draft.favours = self.favours;
        draft.jeweller = self.jeweller;
        if self.lawyer != Building::Lawyer.points() {
            draft.points.push((Scored::Building(Building::Lawyer), self.lawyer)).ok()?;
        }
        draft.try_into().ok()
    }

    fn row(&self, row: u8, _drawn: &Setup, starts: Option<Seat>, view: View) -> Label {
        let words = words(view);
        let (name, value) = match row {
            PLAYERS => return self.seating.players_row(view),
            SEATS => return self.seating.seats_row(view),
            START => return self.seating.start_row(starts, view),
            BOOKS => (0, words.tell_one(Say::Books, self.books.index(), &[])),
            FAVOURS => (1, words.tell_one(Say::Favours, self.favours.index(), &[])),
            JEWELLER => (2, words.tell_one(Say::NoYes, self.jeweller.index(), &[])),
            LAWYER => (3, view.points(self.lawyer.into())),
            _ => match self.street {
                Some(_) => (4, words.tell(Say::Laid, &[])),
                None => (4, fill(view.texts.word(Word::ByLot), &[])),
            },
        };
        Label { name: words.tell_one(Say::SetupRows, name, &[]), value }
    }

    fn explain(&self, row: u8, view: View) -> Prose {
        match row {
            PLAYERS => view.texts.say(Sentence::ExplainPlayers),
            SEATS => view.texts.say(Sentence::ExplainSeats),
            BOOKS => words(view).say(Say::Explain),
            row => words(view).one_of(Say::Explain, usize::from(row - SEATS)),
        }
    }

    fn choose(&mut self, row: u8) -> Chosen {
        match row {
            PLAYERS => self.seating.next_players(Self::PLAYERS),
            BOOKS => self.books = if self.books == Books::Table { Books::Device } else { Books::Table },
            SEATS => return self.seating.places(),
            START => self.seating.next_start(),
            FAVOURS => self.favours = if self.favours == Favours::Table { Favours::Simple } else { Favours::Table },
            JEWELLER => self.jeweller = if self.jeweller == Jeweller::No { Jeweller::Yes } else { Jeweller::No },
            LAWYER => self.lawyer = if self.lawyer == LATER { Building::Lawyer.points() } else { LATER },
            _ if self.street.is_some() => self.street = None,
            // The last tile takes the space that is left.
            _ => return Chosen::Order { places: Neutral::COUNT as u8 - 1 },
        }
        Chosen::Value
    }

    fn items(row: u8) -> u8 {
        if row == SEATS { 5 } else { Neutral::COUNT as u8 }
    }

    fn item(&self, row: u8, at: usize, view: View) -> Line {
        match row {
            SEATS => self.seating.name_at(at, view),
            _ => {
                let tile = self.street.unwrap_or(Neutral::ALL).get(at).copied();
                fill(tile.map_or("", |tile| words(view).name(Name::Neutrals, tile.index())), &[])
            }
        }
    }

    fn place(row: u8, place: u8, view: View) -> Line {
        if row == SEATS {
            fill(view.texts.word(Word::SeatAt), &[&place])
        } else {
            words(view).tell(Say::Space, &[&place])
        }
    }

    fn swap(&mut self, row: u8, one: usize, other: usize) {
        if row == SEATS {
            return self.seating.swap(one, other);
        }
        let mut street = self.street.unwrap_or(Neutral::ALL);
        if one < street.len() && other < street.len() {
            street.swap(one, other);
        }
        self.street = Some(street);
    }

    fn step(&mut self, _step: i8) -> bool {
        false
    }

    fn title(drawn: &Setup, view: View) -> Line {
        words(view).tell(Say::CheckPlayers, &[&drawn.seats().len()])
    }

    fn corner(drawn: &Setup, view: View) -> Line {
        words(view).tell(Say::CheckStart, &[&view.name(drawn.seating().start())])
    }

    /// The neutral tiles as they lie on spaces 1 to 6, what each has in turn order, and what all have.
    fn check(&self, drawn: &Setup, view: View) -> Vec<Label, LINES> {
        let words = words(view);
        let tile = |at: usize| drawn.street().get(at).map_or("", |tile| words.name(Name::Neutrals, tile.index()));
        let mut shown = Vec::new();
        for line in 0..LINES {
            let value = match line {
                0..3 => fill("{0}, {1}", &[&tile(2 * line), &tile(2 * line + 1)]),
                3 => deniers(drawn, view),
                _ => words.tell(Say::CheckEach, &[]),
            };
            // There are as many lines as fit.
            let _ = shown.push(Label { name: words.tell_one(Say::Check, line, &[]), value });
        }
        shown
    }
}

/// The deniers of each in turn order.
fn deniers(drawn: &Setup, view: View) -> Line {
    let told = |whole: bool| {
        let mut line = Line::new();
        let name = |seat| if whole { view.name(seat) } else { view.mark(seat) };
        let has = |seat| drawn.begins_with().find(|(other, _)| *other == seat).map(|(_, coins)| coins as i16);
        tell_seats(&mut line, ("", ", "), drawn.order(), &name, &has);
        line
    };
    let whole = told(true);
    if Size::Body.width(&whole) <= CHECKED { whole } else { told(false) }
}
