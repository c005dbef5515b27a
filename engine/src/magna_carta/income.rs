//! Phase 1, income: 2 deniers each, and 1 for every residence and for the hotel.
//!
//! Income is paid as the phase begins, also in the first round (CMC Q1). Invariant: nobody is asked anything here.

use super::cards::Prestige;
use super::street::Face;
use super::{MagnaCarta, Phase, Place};

impl MagnaCarta {
    /// Begins a round: the discs leave the bridge, and everybody is paid.
    pub(super) fn begin_round(&mut self) {
        self.round = self.round.saturating_add(1);
        self.phase = Phase::Income;
        self.passed.clear();
        if self.keeps_books() {
            for place in 0..self.players() {
                let income = self.income(place);
                self.players[place].purse.earn(income);
            }
        }
    }

    /// What a place earns in phase 1. A covered residence gives nothing; the hotel on it gives 1 (CMC Q18).
    fn income(&self, place: Place) -> u16 {
        let seat = self.seat(place);
        let residences = self.street.count_up_to(
            u8::MAX,
            |card| matches!(card.face, Face::Residence { owner, under: None, .. } if owner == seat),
        );
        let hotel = self.prestige_owner(Prestige::Hotel) == Some(seat);
        2 + u16::from(residences) + u16::from(hotel)
    }
}
