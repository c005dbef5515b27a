//! The screens outside a game: one file each, with what it shows and what each button does there.
//!
//! A screen holds no more than its cursor; everything else it shows comes in through [`View`]. Invariant: A always leads
//! back, and from any screen A pressed often enough leads home.

pub(crate) mod home;
mod list;
pub(crate) mod results;
pub(crate) mod settings;
pub(crate) mod trouble;

pub(crate) use list::{Label, List, Room, Row, WIDEST_LIST};

use engine::seat::{Seat, Seats};

use crate::{
    settings::Settings,
    text::{
        Texts,
        fill::{Line, fill},
    },
};

/// What a screen may look at while it draws.
#[derive(Clone, Copy)]
pub(crate) struct View {
    pub(crate) settings: Settings,
    pub(crate) texts: &'static Texts,
}

impl View {
    /// A seat's name.
    pub(crate) fn name(self, seat: Seat) -> &'static str {
        self.texts.seats[seat.index()]
    }

    /// A seat's name in capitals.
    pub(crate) fn heading(self, seat: Seat) -> &'static str {
        self.texts.seat_headings[seat.index()]
    }

    /// A letter or two that tell the seat from the others.
    pub(crate) fn mark(self, seat: Seat) -> &'static str {
        self.texts.marks[seat.index()]
    }

    /// "1 point" or "3 points".
    pub(crate) fn points(self, number: u16) -> Line {
        fill(self.texts.points[usize::from(number != 1)], &[&number])
    }

    /// Who has won, as a heading; empty while nobody has.
    pub(crate) fn winners(self, winners: Seats) -> Line {
        let mut seats = winners.iter();
        match (seats.next(), seats.next()) {
            (Some(winner), None) => fill(self.texts.wins, &[&self.name(winner)]),
            (Some(_), Some(_)) => fill(self.texts.share, &[]),
            _ => Line::new(),
        }
    }
}
