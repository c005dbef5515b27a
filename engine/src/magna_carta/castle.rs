//! Phase 5, the castle (phase 4 with the intro rules, CMC Q27): batches for tokens, in passing order.
//!
//! Invariant: a token leaves the stock either to a player or out of the game, the best first.

use super::cards::Cube;
use super::pay::{Cost, Pay};
use super::{MagnaCarta, Phase, Place, Refusal};
use crate::seat::Seat;

/// The tokens that leave the game when nobody offers a batch (CMC-NL "Fase 5").
const LOST: u8 = 2;

impl MagnaCarta {
    pub(super) fn begin_castle(&mut self) {
        self.phase = Phase::Castle;
        self.asked = 0;
        for player in &mut self.players {
            player.batches = 0;
        }
    }

    fn may_offer(&self, seat: Seat, batches: u8, pay: Pay) -> Result<(Place, Pay), Refusal> {
        let place = self.answering(seat, Phase::Castle)?;
        let stock = self.stock.total();
        if u16::from(batches) > stock {
            return Err(Refusal::StockTooSmall { wanted: batches, stock });
        }
        Ok((place, self.settle(place, Cost::batches(batches), pay)?))
    }

    pub(super) fn offer(&mut self, seat: Seat, batches: u8, pay: Pay) -> Result<(), Refusal> {
        let (place, pay) = self.may_offer(seat, batches, pay)?;
        let won = self.stock.take_best(batches);
        let player = &mut self.players[place];
        player.purse.hand_over(pay);
        player.tokens.add(won);
        player.batches = batches;
        self.asked += 1;
        if self.asked_seat().is_none() {
            self.end_castle();
        }
        Ok(())
    }

    /// The gold goes to the most batches, the earliest in passing order when equal (CMC Q15); without any batch two
    /// tokens leave the game, or what is left (CMC Q14).
    pub(super) fn end_castle(&mut self) {
        let mut most = 0;
        let mut best = None;
        for &place in &self.passed {
            if self.players[place].batches > most {
                most = self.players[place].batches;
                best = Some(place);
            }
        }
        self.gold_to = best.map(|place| self.seat(place));
        match best {
            Some(place) if self.keeps_books() => self.players[place].purse.add(Cube::Gold, 1),
            Some(_) => {}
            None => {
                self.stock.take_best(LOST);
            }
        }
        if self.stock.is_empty() {
            // The last round ends here; the provost and the start card stay (CMC Q30).
            self.phase = Phase::Over;
        } else {
            self.begin_round_end();
        }
    }

    /// The most batches that `place` can offer now.
    pub(super) fn most_batches(&self, place: Place) -> u8 {
        let stock = self.stock.total().min(u8::MAX.into()) as u8;
        if !self.keeps_books() {
            return stock;
        }
        let purse = &self.players[place].purse;
        (0..=stock).take_while(|&batches| Cost::batches(batches).paid_from(purse).is_ok()).last().unwrap_or(0)
    }
}
