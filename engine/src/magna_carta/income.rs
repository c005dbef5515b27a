//! Phase 1, income: 2 deniers each, and 1 for every residence and for the hotel.
//!
//! Income is paid as the phase begins, also in the first round (CMC Q1). Invariant: nobody is asked anything here.

use super::cards::Prestige;
use super::street::Face;
use super::{MagnaCarta, Phase};
use crate::seat::Seat;

impl MagnaCarta {
    /// Begins a round: the discs leave the bridge, and everybody is paid.
    pub(super) fn begin_round(&mut self) {
        self.round = self.round.saturating_add(1);
        self.phase = Phase::Income;
        self.passed.clear();
        if self.keeps_books() {
            self.pay_income();
        }
    }

    /// What a seat takes in phase 1, in deniers, whoever keeps the books.
    pub fn income_of(&self, seat: Seat) -> u16 {
        let residence = |face: &Face| matches!(face, Face::Residence { owner, under: None, .. } if *owner == seat);
        let residences = self.street.iter().filter(|card| residence(&card.face)).count() as u16;
        2 + residences + u16::from(self.prestige_owner(Prestige::Hotel) == Some(seat))
    }

    /// A covered residence gives nothing; the hotel on it gives 1 (CMC Q18).
    fn pay_income(&mut self) {
        for player in &mut self.players {
            player.purse.earn(2);
        }
        let hotel = self.prestige_owner(Prestige::Hotel);
        for at in 1..=self.street.len() {
            if let Some(Face::Residence { owner, under: None, .. }) = self.street.at(at).map(|card| card.face) {
                self.earn_one(owner);
            }
        }
        if let Some(owner) = hotel {
            self.earn_one(owner);
        }
    }

    fn earn_one(&mut self, seat: Seat) {
        if let Some(place) = self.place(seat) {
            self.players[place].purse.earn(1);
        }
    }
}
