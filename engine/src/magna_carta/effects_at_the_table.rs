//! Phase 4 when the players keep the books: tokens from a church, and cards turned into residences.
//!
//! Everything else in that phase is settled on the table. Invariant: no more is entered in a phase than the churches and
//! lawyers within the provost's reach can give.

use super::cards::Building;
use super::refusal::Wanted;
use super::{MagnaCarta, Phase, Place, Refusal};
use crate::seat::Seat;

impl MagnaCarta {
    /// What the players can have bought this phase: a residence a lawyer, three tokens a church (two for a worker, one
    /// for the owner).
    pub(super) fn offer_at_the_table(&mut self) {
        if self.keeps_books() {
            return;
        }
        let reach = self.reach();
        self.residences_on_offer = self.street.buildings_up_to(reach, Building::Lawyer);
        self.tokens_on_offer = 3 * self.street.buildings_up_to(reach, Building::Church);
    }

    /// Whether an entry of the players' own books can be made now.
    fn recording(&self, seat: Seat) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        self.in_phase(Phase::Effects)?;
        if self.keeps_books() { Err(Refusal::KeptByDevice) } else { Ok(place) }
    }

    fn may_record_church(&self, seat: Seat, tokens: u8) -> Result<Place, Refusal> {
        let place = self.recording(seat)?;
        if !(1..=2).contains(&tokens) {
            return Err(Refusal::Choose(Wanted::Number { most: 2 }));
        }
        let stock = self.stock.total();
        if u16::from(tokens) > stock {
            return Err(Refusal::StockTooSmall { wanted: tokens, stock });
        }
        if tokens > self.tokens_on_offer {
            return Err(Refusal::NoChurch);
        }
        Ok(place)
    }

    pub(super) fn record_church(&mut self, seat: Seat, tokens: u8) -> Result<(), Refusal> {
        let place = self.may_record_church(seat, tokens)?;
        let won = self.stock.take_best(tokens);
        self.players[place].tokens.add(won);
        self.tokens_on_offer = self.tokens_on_offer.saturating_sub(tokens);
        Ok(())
    }

    fn may_record_flip(&self, seat: Seat, at: u8) -> Result<Place, Refusal> {
        let place = self.recording(seat)?;
        self.may_flip(seat, at)?;
        if self.residences_on_offer == 0 {
            return Err(Refusal::NoLawyer);
        }
        Ok(place)
    }

    pub(super) fn record_flip(&mut self, seat: Seat, at: u8) -> Result<(), Refusal> {
        self.may_record_flip(seat, at)?;
        self.street.flip(at);
        self.residences_on_offer = self.residences_on_offer.saturating_sub(1);
        Ok(())
    }
}
