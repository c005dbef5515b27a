//! What the players choose before a game of De Stad, and the check-list.
//!
//! The pages are every game's ([`crate::setup`]). The three rulings that the rulebook leaves open are chosen here.
//! Invariant: choices that this version cannot use give no set-up, and never a wrong one.

use core::ops::RangeInclusive;

use engine::{
    carcassonne_city::{
        City, Setup,
        setup::{Distance, Draft, LastTile, Unclaimed},
        tower_share,
    },
    seat::{Seat, Seating},
};
use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use super::words;
use crate::{
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
    seating: Seats<[Seat; Seat::COUNT]>,
    unclaimed: Unclaimed,
    towers: Distance,
    last_tile: LastTile,
}

// The rows of the choices; the last is the tile that ends a stack.
const PLAYERS: u8 = 0;
const SEATS: u8 = 1;
const START: u8 = 2;
const UNCLAIMED: u8 = 3;
const TOWERS: u8 = 4;

impl setup::Choices for Choices {
    type Game = City;

    const PLAYERS: RangeInclusive<u8> = 2..=4;

    const FIRST: Self = Choices {
        seating: Seats {
            players: 4,
            seats: [
                Seat::Red,
                Seat::Green,
                Seat::Blue,
                Seat::Yellow,
                Seat::Orange,
                Seat::Black,
                Seat::White,
                Seat::Purple,
            ],
            start: Some(Seat::Red),
        },
        unclaimed: Unclaimed::None,
        towers: Distance::Nearest,
        last_tile: LastTile::New,
    };

    const ROWS: u8 = 6;

    /// There is no lot: the youngest starts, and until somebody says who that is, the first seat.
    fn draw_lots(&self, starts: Option<Seat>, _chance: &mut dyn RngCore) -> Option<Setup> {
        let playing = self.seating.playing();
        let start = self.seating.starter(starts).or(playing.first().copied())?;
        let draft = Draft {
            // More than can play are no choices of this version.
            seating: Seating::new(playing, start).ok()?,
            unclaimed: self.unclaimed,
            towers: self.towers,
            last_tile: self.last_tile,
        };
        draft.try_into().ok()
    }

    fn row(&self, row: u8, drawn: &Setup, _starts: Option<Seat>, view: View) -> Label {
        let words = words(view);
        let (name, value) = match row {
            PLAYERS => return self.seating.players_row(view),
            SEATS => return self.seating.seats_row(view),
            START => (view.texts.word(Word::StartRow), view.name(drawn.start())),
            UNCLAIMED => (words.unclaimed_row, words.unclaimed[self.unclaimed.index()]),
            TOWERS => (words.towers_row, words.towers[self.towers.index()]),
            _ => (words.last_tile_row, words.last_tile[self.last_tile.index()]),
        };
        Label { name: fill(name, &[]), value: fill(value, &[]) }
    }

    fn explain(&self, row: u8, view: View) -> Prose {
        let words = words(view);
        match row {
            PLAYERS => view.texts.say(Sentence::ExplainPlayers),
            SEATS => view.texts.say(Sentence::ExplainSeats),
            START => words.explain_start,
            UNCLAIMED => words.explain_unclaimed,
            TOWERS => words.explain_towers,
            _ => words.explain_last_tile,
        }
    }

    fn choose(&mut self, row: u8) -> Chosen {
        match row {
            PLAYERS => self.seating.next_players(Self::PLAYERS),
            SEATS => return self.seating.places(),
            START => self.seating.step_start(1),
            UNCLAIMED => {
                self.unclaimed = match self.unclaimed {
                    Unclaimed::None => Unclaimed::Walls,
                    Unclaimed::Walls => Unclaimed::None,
                }
            }
            TOWERS => {
                self.towers = match self.towers {
                    Distance::Nearest => Distance::Far,
                    Distance::Far => Distance::Nearest,
                }
            }
            _ => {
                self.last_tile = match self.last_tile {
                    LastTile::New => LastTile::Old,
                    LastTile::Old => LastTile::New,
                }
            }
        }
        Chosen::Value
    }

    fn items(_row: u8) -> u8 {
        Seat::COUNT as u8
    }

    fn item(&self, _row: u8, at: usize, view: View) -> Line {
        self.seating.name_at(at, view)
    }

    fn place(_row: u8, place: u8, view: View) -> Line {
        fill(view.texts.word(Word::SeatAt), &[&place])
    }

    fn swap(&mut self, _row: u8, one: usize, other: usize) {
        self.seating.swap(one, other);
    }

    /// Who is the youngest differs from evening to evening.
    fn step(&mut self, step: i8) -> bool {
        self.seating.step_start(step);
        true
    }

    fn title(drawn: &Setup, view: View) -> Line {
        fill(words(view).check_players, &[&drawn.seats().len()])
    }

    fn corner(drawn: &Setup, view: View) -> Line {
        fill(words(view).check_start, &[&view.name(drawn.start())])
    }

    fn check(&self, drawn: &Setup, view: View) -> Vec<Label, LINES> {
        let words = words(view);
        let share = tower_share(drawn.seats().len());
        let lines = [
            (words.check_stacks[0], fill(words.check_stacks[1], &[])),
            (words.check_followers[0], fill(words.check_followers[1], &[])),
            (words.check_towers[0], fill(words.check_towers[1], &[&share])),
            (words.check_aside[0], fill(words.check_aside[1], &[])),
            (words.check_begins[0], fill(words.check_begins[1], &[&view.name(drawn.start())])),
        ];
        let mut shown = Vec::new();
        for (name, value) in lines {
            // There are as many lines as fit.
            let _ = shown.push(Label { name: fill(name, &[]), value });
        }
        shown
    }
}
