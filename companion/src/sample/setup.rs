//! What the players choose before a sample game: how many, where they sit, who starts.
//!
//! The pages are every game's ([`crate::setup`]). Invariant: all eight colours can play.

use core::ops::RangeInclusive;

use engine::seat::{Seat, Seating};
use heapless::Vec;
use rand_core::RngCore;
use serde::{Deserialize, Serialize};

use super::{
    rules::{Sample, Setup},
    words,
};
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
}

// The rows of the choices; the last is who starts.
const PLAYERS: u8 = 0;
const SEATS: u8 = 1;

impl setup::Choices for Choices {
    type Game = Sample;

    const PLAYERS: RangeInclusive<u8> = 2..=8;

    const FIRST: Self = Choices { seating: Seats { players: 2, seats: Seat::ALL, start: None } };

    const ROWS: u8 = 3;

    fn draw_lots(&self, starts: Option<Seat>, chance: &mut dyn RngCore) -> Option<Setup> {
        let playing = self.seating.playing();
        let lot = chance.next_u32() as usize % playing.len().max(1);
        let start = self.seating.starter(starts).or(playing.get(lot).copied())?;
        Some(Setup { seating: Seating::new(playing, start).ok()?, ballast: Vec::new() })
    }

    fn row(&self, row: u8, _drawn: &Setup, starts: Option<Seat>, view: View) -> Label {
        match row {
            PLAYERS => self.seating.players_row(view),
            SEATS => self.seating.seats_row(view),
            _ => self.seating.start_row(starts, view),
        }
    }

    fn explain(&self, row: u8, view: View) -> Prose {
        match row {
            PLAYERS => view.texts.say(Sentence::ExplainPlayers),
            SEATS => view.texts.say(Sentence::ExplainSeats),
            _ => view.texts.say(Sentence::ExplainStart),
        }
    }

    fn choose(&mut self, row: u8) -> Chosen {
        match row {
            PLAYERS => self.seating.next_players(Self::PLAYERS),
            SEATS => return self.seating.places(),
            _ => self.seating.next_start(),
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

    fn step(&mut self, _step: i8) -> bool {
        false
    }

    fn title(drawn: &Setup, view: View) -> Line {
        fill(view.texts.word(Word::PlayersNumber), &[&drawn.seating.len()])
    }

    fn corner(drawn: &Setup, view: View) -> Line {
        fill(words(view).starts, &[&view.name(drawn.seating.start())])
    }

    fn check(&self, drawn: &Setup, view: View) -> Vec<Label, LINES> {
        let mut lines = Vec::new();
        let begins =
            Label { name: fill(view.texts.word(Word::Begin), &[]), value: fill(view.name(drawn.seating.start()), &[]) };
        for label in [self.seating.seats_row(view), begins] {
            // There are fewer lines than fit.
            let _ = lines.push(label);
        }
        lines
    }
}
