//! Phase 3, the provost: in passing order each player may move him up to three cards, 1 denier a card.
//!
//! The intro rules have no such phase. Invariant: the provost stands on a card of the street.

use super::refusal::Expense;
use super::{MagnaCarta, Phase, Place, Refusal};
use crate::seat::Seat;

/// The most cards that one player can move the provost (CMC-NL "Fase 3").
const FARTHEST: i8 = 3;

impl MagnaCarta {
    pub(super) fn begin_provost(&mut self) {
        self.phase = Phase::Provost;
        self.asked = 0;
    }

    /// The place of `seat` and the provost's new position.
    fn may_move_provost(&self, seat: Seat, steps: i8) -> Result<(Place, u8), Refusal> {
        if !self.is_standard() {
            return Err(Refusal::NoProvost);
        }
        let place = self.answering(seat, Phase::Provost)?;
        if steps.unsigned_abs() > FARTHEST.unsigned_abs() {
            return Err(Refusal::TooFar { steps });
        }
        let last = self.street.len();
        let to = self
            .provost
            .checked_add_signed(steps)
            .filter(|to| (1..=last).contains(to))
            .ok_or(Refusal::OffTheStreet { from: self.provost, steps, last })?;
        self.can_spend(place, steps.unsigned_abs().into(), Expense::Steps)?;
        Ok((place, to))
    }

    pub(super) fn move_provost(&mut self, seat: Seat, steps: i8) -> Result<(), Refusal> {
        let (place, to) = self.may_move_provost(seat, steps)?;
        self.provost = to;
        self.players[place].purse.spend(steps.unsigned_abs().into());
        self.asked += 1;
        if self.asked_seat().is_none() {
            self.begin_effects();
        }
        Ok(())
    }

    /// How far `place` can move the provost, back and forth.
    pub(super) fn provost_range(&self, place: Place) -> (i16, i16) {
        let mut farthest = i16::from(FARTHEST);
        if self.keeps_books() {
            farthest = farthest.min(i16::try_from(self.players[place].purse.coins).unwrap_or(farthest));
        }
        let back = i16::from(self.provost) - 1;
        let forth = i16::from(self.street.len()) - i16::from(self.provost);
        (-farthest.min(back), farthest.min(forth))
    }
}
