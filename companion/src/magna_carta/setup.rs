//! What the players choose before a game of Magna Carta, and the check-list.
//!
//! The pages are every game's ([`crate::setup`]). Invariant: choices that this version cannot use give no set-up, and
//! never a wrong one.

use core::ops::RangeInclusive;

use engine::{
    magna_carta::{
        MagnaCarta, Setup,
        cards::Neutral,
        setup::{Books, Draft, Variant},
        tokens::{Part, Tokens},
    },
    seat::{Seat, Seating},
};
use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use super::{DRAWN, words};
use crate::{
    screen::{Label, View},
    setup::{self, Chosen, LINES, Seats},
    text::{
        Sentence, Word,
        fill::{Line, add, fill},
        prose::Prose,
    },
};

/// It is stored: the order of its fields is the format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Choices {
    variant: Variant,
    books: Books,
    seating: Seats<[Seat; 4]>,
    /// The neutral cards in street order, all four of them; by lot when `None`.
    street: Option<[Neutral; 4]>,
}

// The rows of the choices; the last is the street.
const VARIANT: u8 = 0;
const PLAYERS: u8 = 1;
const BOOKS: u8 = 2;
const SEATS: u8 = 3;
const START: u8 = 4;

impl setup::Choices for Choices {
    type Game = MagnaCarta;

    const PLAYERS: RangeInclusive<u8> = 2..=4;

    const FIRST: Self = Choices {
        variant: Variant::Standard,
        books: Books::Table,
        seating: Seats { players: 4, seats: [Seat::Orange, Seat::Green, Seat::Blue, Seat::Red], start: None },
        street: None,
    };

    const ROWS: u8 = 6;

    fn draw_lots(&self, starts: Option<Seat>, chance: &mut dyn RngCore) -> Option<Setup> {
        let mut chance = chance;
        let drawn = Setup::random(self.variant, self.books, self.seating.playing(), &mut chance).ok()?;
        let mut draft: Draft = drawn.into();
        if let Some(start) = self.seating.starter(starts) {
            draft.seating = Seating::new(draft.seating.seats(), start).ok()?;
        }
        if let Some(street) = self.street {
            // As many as the lot has drawn.
            for (card, chosen) in draft.street.iter_mut().zip(street) {
                *card = chosen;
            }
        }
        draft.try_into().ok()
    }

    fn row(&self, row: u8, drawn: &Setup, starts: Option<Seat>, view: View) -> Label {
        let words = words(view);
        let (name, value) = match row {
            PLAYERS => return self.seating.players_row(view),
            SEATS => return self.seating.seats_row(view),
            START => return self.seating.start_row(starts, view),
            VARIANT => (words.rules_row, fill(words.variants[self.variant.index()], &[])),
            BOOKS => (words.books_row, fill(words.books[self.books.index()], &[])),
            _ => match self.street {
                Some(_) => (words.street_row, street(drawn, view, " ")),
                None => (words.street_row, fill(view.texts.word(Word::ByLot), &[])),
            },
        };
        Label { name: fill(name, &[]), value }
    }

    fn explain(&self, row: u8, view: View) -> Prose {
        let words = words(view);
        match row {
            VARIANT => words.explain_rules,
            PLAYERS => view.texts.say(Sentence::ExplainPlayers),
            BOOKS => words.explain_books,
            SEATS => view.texts.say(Sentence::ExplainSeats),
            START => view.texts.say(Sentence::ExplainStart),
            _ => words.explain_street,
        }
    }

    fn choose(&mut self, row: u8) -> Chosen {
        match row {
            VARIANT => {
                self.variant = match self.variant {
                    Variant::Intro => Variant::Standard,
                    Variant::Standard => Variant::Intro,
                }
            }
            PLAYERS => self.seating.next_players(Self::PLAYERS),
            BOOKS => {
                self.books = match self.books {
                    Books::Table => Books::Device,
                    Books::Device => Books::Table,
                }
            }
            SEATS => return self.seating.places(),
            START => self.seating.next_start(),
            _ if self.street.is_some() => self.street = None,
            // One card less than players.
            _ => return Chosen::Order { places: self.seating.players.saturating_sub(1) },
        }
        Chosen::Value
    }

    fn items(_row: u8) -> u8 {
        // Four colours, and four neutral cards that are drawn.
        DRAWN.len() as u8
    }

    fn item(&self, row: u8, at: usize, view: View) -> Line {
        match row {
            SEATS => self.seating.name_at(at, view),
            _ => {
                let card = self.street.unwrap_or(DRAWN).get(at).copied();
                fill(card.map_or("", |card| words(view).neutrals.of(card.index())), &[])
            }
        }
    }

    fn place(row: u8, place: u8, view: View) -> Line {
        fill(if row == SEATS { view.texts.word(Word::SeatAt) } else { words(view).card_heading }, &[&place])
    }

    fn swap(&mut self, row: u8, one: usize, other: usize) {
        if row == SEATS {
            return self.seating.swap(one, other);
        }
        let mut street = self.street.unwrap_or(DRAWN);
        if one < street.len() && other < street.len() {
            street.swap(one, other);
        }
        self.street = Some(street);
    }

    fn step(&mut self, _step: i8) -> bool {
        false
    }

    fn title(drawn: &Setup, view: View) -> Line {
        let words = words(view);
        fill(words.check_players, &[&drawn.seats().len(), &words.variants[drawn.variant().index()]])
    }

    fn corner(drawn: &Setup, view: View) -> Line {
        fill(words(view).check_start, &[&view.name(drawn.start())])
    }

    fn check(&self, drawn: &Setup, view: View) -> Vec<Label, LINES> {
        let words = words(view);
        let stock = Tokens::stock_for(drawn.seats().len());
        let of = |part: Part| stock.of(part);
        let tokens = fill(words.check_tokens[1], &[&of(Part::Dungeon), &of(Part::Walls), &of(Part::Towers)]);
        let cards = street(drawn, view, ", ");
        let end = match drawn.variant() {
            Variant::Standard => words.check_end[1],
            Variant::Intro => words.check_end[2],
        };
        let plain = |text: &str| fill(text, &[]);
        let lines = [
            (words.check_tokens[0], tokens),
            (words.check_street, cards),
            (words.check_end[0], plain(end)),
            (words.check_each[0], plain(words.check_each[1])),
            (words.check_hand[0], plain(words.check_hand[1])),
        ];
        let mut shown = Vec::new();
        for (name, value) in lines {
            // There are as many lines as fit.
            let _ = shown.push(Label { name: fill(name, &[]), value });
        }
        shown
    }
}

/// The drawn cards by name.
fn street(drawn: &Setup, view: View, gap: &str) -> Line {
    let mut text = Line::new();
    for card in drawn.street() {
        if !text.is_empty() {
            add(&mut text, gap, &[]);
        }
        add(&mut text, words(view).neutrals.of(card.index()), &[]);
    }
    text
}
