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

use super::{table, words};
use crate::{
    draw::text::Size,
    screen::{Label, View},
    setup::{self, Chosen, LINES, Seats},
    text::{
        fill::{Line, add, fill},
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
const CHECKED: u32 = 210;

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

    /// The turn order is the lot's; whoever starts comes to its front.
    fn draw_lots(&self, starts: Option<Seat>, chance: &mut dyn RngCore) -> Option<Setup> {
        let mut chance = chance;
        let drawn = Setup::random(self.books, self.seating.playing(), &mut chance).ok()?;
        let mut draft: Draft = drawn.into();
        if let Some(start) = self.seating.starter(starts) {
            draft.seating = Seating::new(draft.seating.seats(), start).ok()?;
            let at = draft.order.iter().position(|seat| *seat == start)?;
            draft.order.get_mut(..=at)?.rotate_right(1);
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

    fn row(&self, row: u8, drawn: &Setup, starts: Option<Seat>, view: View) -> Label {
        let words = words(view);
        let named = |number: usize| words.setup_rows.of(number);
        let (name, value) = match row {
            PLAYERS => return self.seating.players_row(view),
            SEATS => return self.seating.seats_row(view),
            START => return self.seating.start_row(starts, view),
            BOOKS => (named(0), fill(words.books.of(self.books.index()), &[])),
            FAVOURS => (named(1), fill(words.favours.of(self.favours.index()), &[])),
            JEWELLER => (named(2), fill(words.no_yes.of(self.jeweller.index()), &[])),
            LAWYER => (named(3), view.points(self.lawyer.into())),
            _ => match self.street {
                Some(_) => (named(4), street(drawn, view, 3)),
                None => (named(4), fill(view.texts.by_lot, &[])),
            },
        };
        Label { name: fill(name, &[]), value }
    }

    fn explain(&self, row: u8, view: View) -> Prose {
        let said = |number: usize| words(view).explain.of(number);
        match row {
            PLAYERS => view.texts.explain_players,
            SEATS => view.texts.explain_seats,
            START => view.texts.explain_start,
            BOOKS => said(0),
            FAVOURS => said(1),
            JEWELLER => said(2),
            LAWYER => said(3),
            _ => said(4),
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

    fn item(&self, row: u8, at: usize, view: View) -> &'static str {
        match row {
            SEATS => self.seating.name_at(at, view),
            _ => self.street.unwrap_or(Neutral::ALL).get(at).map_or("", |tile| words(view).neutrals.of(tile.index())),
        }
    }

    fn place(row: u8, place: u8, view: View) -> Line {
        fill(if row == SEATS { view.texts.seat_at } else { words(view).space }, &[&place])
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
        fill(words(view).check_players, &[&drawn.seats().len()])
    }

    fn corner(drawn: &Setup, view: View) -> Line {
        fill(words(view).check_start, &[&view.name(drawn.seating().start())])
    }

    fn check(&self, drawn: &Setup, view: View) -> Vec<Label, LINES> {
        let coins = [words(view).check_two, "5 6 6", "5 6 6 7", "5 6 6 7 7"];
        let whole = table::names(drawn.order(), view);
        let order =
            if Size::Body.width(&whole) <= CHECKED { whole } else { table::names(drawn.order(), view.briefly()) };
        let coins = fill(coins.get(drawn.seats().len() - 2).copied().unwrap_or(""), &[]);
        let given = [street(drawn, view, 3), order, Line::new(), coins, Line::new()];
        let mut shown = Vec::new();
        for (line, given) in given.into_iter().enumerate() {
            let [name, value] = [0, 1].map(|part| words(view).check.of(2 * line + part));
            // There are as many lines as fit.
            let _ = shown.push(Label { name: fill(name, &[]), value: fill(value, &[&given]) });
        }
        shown
    }
}

/// The neutral tiles by a few letters of their names.
fn street(drawn: &Setup, view: View, letters: usize) -> Line {
    let mut text = Line::new();
    for tile in drawn.street() {
        let name = words(view).neutrals.of(tile.index());
        let end = name.char_indices().nth(letters).map_or(name.len(), |(end, _)| end);
        let gap = if text.is_empty() { "{0}" } else { " {0}" };
        add(&mut text, gap, &[&name.get(..end).unwrap_or(name)]);
    }
    text
}
