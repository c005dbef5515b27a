//! Looking at the state: what a screen or a score sheet wants to know.
//!
//! Nothing here changes anything. Invariant: a seat that does not play has nothing.

use super::actions::Action;
use super::cards::{Building, Prestige};
use super::event::Counts;
use super::pay::Purse;
use super::setup::{Books, Variant};
use super::street::Street;
use super::tokens::Tokens;
use super::{MagnaCarta, Phase, Setup};
use crate::seat::Seat;

impl MagnaCarta {
    /// The set-up that the game began with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has the start card.
    pub fn start(&self) -> Seat {
        self.seat(self.start)
    }

    /// Where the provost stands, from 1; `None` with the intro rules.
    pub fn provost(&self) -> Option<u8> {
        self.is_standard().then_some(self.provost)
    }

    /// The last position that is active this round: the provost's, or the end of the street with the intro rules.
    pub fn reach(&self) -> u8 {
        self.provost().unwrap_or(self.street.len())
    }

    /// What is left of the castle's tokens.
    pub fn stock(&self) -> Tokens {
        self.stock
    }

    /// The street.
    pub fn street(&self) -> &Street {
        &self.street
    }

    /// Those who have passed this round, in order.
    pub fn passed(&self) -> impl Iterator<Item = Seat> {
        self.passed.iter().map(|&place| self.seat(place))
    }

    /// What a seat holds; `None` when the players keep the books, or nobody sits there.
    pub fn purse(&self, seat: Seat) -> Option<Purse> {
        let place = self.place(seat)?;
        self.keeps_books().then_some(self.players[place].purse)
    }

    /// What a seat has counted at the end, with `books table`.
    pub fn counts(&self, seat: Seat) -> Counts {
        self.place(seat).map_or(Counts::NONE, |place| self.players[place].counts)
    }

    /// The tokens that a seat has won.
    pub fn tokens(&self, seat: Seat) -> Tokens {
        self.place(seat).map_or(Tokens::NONE, |place| self.players[place].tokens)
    }

    /// The workers that a seat still has in hand, 0 to 4.
    pub fn workers(&self, seat: Seat) -> u8 {
        self.place(seat).map_or(0, |place| self.players[place].workers)
    }

    /// What a seat did in its last turn but one that was a pass; at first, that it put out a worker.
    pub fn last_action(&self, seat: Seat) -> Action {
        self.place(seat).map_or(Action::Worker, |place| self.players[place].last_action)
    }

    /// The batches that a seat has offered in this castle phase.
    pub fn batches(&self, seat: Seat) -> u8 {
        self.place(seat).map_or(0, |place| self.players[place].batches)
    }

    /// Whether a seat has built this card, turned over or not.
    pub fn has_built(&self, seat: Seat, building: Building) -> bool {
        self.place(seat).is_some_and(|place| self.players[place].built & 1 << building.index() != 0)
    }

    /// Who put up this prestige building.
    pub fn prestige_owner(&self, prestige: Prestige) -> Option<Seat> {
        self.prestige[prestige.index()]
    }

    /// Who got the gold cube in the castle phase that ended last; `None` when nobody had offered a batch, or when the game
    /// ended without one.
    pub fn gold_to(&self) -> Option<Seat> {
        self.gold_to
    }

    /// Whether the standard rules are played.
    pub fn is_standard(&self) -> bool {
        self.setup.variant() == Variant::Standard
    }

    /// Whether the device keeps coins and cubes.
    pub fn keeps_books(&self) -> bool {
        self.setup.books() == Books::Device
    }
}
