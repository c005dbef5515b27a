//! Phase 1, income: 2 deniers each, 1 for every residence, 1 for the library and 2 for the hotel.
//!
//! Income is paid as the phase begins, also in the first round (ruling D). Invariant: nobody is asked anything here.

use super::road::Tile;
use super::setup::Line;
use super::{Caylus, Phase, Setup};
use crate::seat::Seat;

impl Setup {
    /// Everybody in turn order, with the deniers that they begin with (CAY-NL "Setup"); two players have 5 each (ruling R).
    pub fn begins_with(&self) -> impl Iterator<Item = (Seat, u16)> {
        let coins = if self.order().len() == 2 { [5, 5, 0, 0, 0] } else { [5, 6, 6, 7, 7] };
        self.order().iter().copied().zip(coins)
    }
}

impl Caylus {
    /// Gives everybody the deniers of the start.
    pub(super) fn deal_out(&mut self, setup: &Setup) {
        for (seat, coins) in setup.begins_with() {
            if let Some(place) = self.place(seat) {
                self.player_mut(place).purse.coins = coins;
            }
        }
    }

    /// The turn order of the next round: two players change places (ruling R).
    pub fn order_to_come(&self) -> Line {
        let mut order = self.order.clone();
        if order.len() == 2 {
            order.reverse();
        }
        order
    }

    /// Begins a round: the markers leave the bridge, two players change places in the turn order (ruling R), and
    /// everybody is paid.
    pub(super) fn begin_round(&mut self) {
        self.round = self.round.saturating_add(1);
        self.begin_phase(Phase::Income);
        self.passed.clear();
        if self.round > 1 {
            self.order = self.order_to_come();
        }
        for place in 0..self.players() {
            let income = self.income_of(self.seat(place));
            self.with_purse(place, |purse| purse.earn(income));
        }
    }

    /// What a seat takes in phase 1, in deniers, whoever keeps the books.
    pub fn income_of(&self, seat: Seat) -> u16 {
        let more = |tile: Tile| match tile {
            Tile::Residence(owner) if owner == seat => 1,
            Tile::Prestige(prestige, owner) if owner == seat => prestige.income(),
            _ => 0,
        };
        2 + self.road.tiles().map(more).sum::<u16>()
    }
}
