//! The provost's moves: free at the guild in phase 3, and in phase 4 in passing order for 1 denier a space.
//!
//! Invariant: the provost stands on one of the 28 spaces (ruling F).

use super::effects::Role;
use super::road::LAST;
use super::tiles::{Effect, Special};
use super::{Caylus, Phase, Place, Refusal};
use crate::seat::Seat;

/// The most spaces that one player can move the provost (CAY-NL "Fase 3 c", "Fase 4").
const FARTHEST: i8 = 3;

impl Caylus {
    pub(super) fn begin_provost(&mut self) {
        self.begin_phase(Phase::Provost);
    }

    /// Who moves the provost at the guild, when that is asked; with `books table` anybody may say so.
    fn may_use_guild(&self, seat: Seat) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        if !self.keeps_books() {
            self.may_record(Special::Guild)?;
            return Ok(place);
        }
        match self.due() {
            Some(due) if due.seat != seat => Err(Refusal::NotYourTurn { seat, turn: due.seat }),
            Some(due) if matches!(due.effect, Effect::Guild) => Ok(place),
            Some(due) => Err(Refusal::OtherVerb { at: due.at }),
            None => Err(Refusal::NothingDue),
        }
    }

    /// The place of `seat`, the provost's new space, and what it costs.
    pub(super) fn may_move_provost(&self, seat: Seat, steps: i8) -> Result<(Place, u8, u16), Refusal> {
        let at_the_guild = self.phase == Phase::Special;
        let place = if at_the_guild { self.may_use_guild(seat)? } else { self.answering(seat, Phase::Provost)? };
        if steps.unsigned_abs() > FARTHEST.unsigned_abs() {
            return Err(Refusal::TooFar { steps });
        }
        let to = self
            .provost
            .checked_add_signed(steps)
            .filter(|to| (1..=LAST).contains(to))
            .ok_or(Refusal::OffTheRoad { from: self.provost, steps })?;
        let costs = if at_the_guild { 0 } else { steps.unsigned_abs().into() };
        self.can_spend(place, costs)?;
        Ok((place, to, costs))
    }

    pub(super) fn move_provost(&mut self, seat: Seat, steps: i8) -> Result<(), Refusal> {
        let (place, to, costs) = self.may_move_provost(seat, steps)?;
        self.provost = to;
        self.with_purse(place, |purse| purse.spend(costs));
        if self.phase == Phase::Special {
            if self.keeps_books() {
                self.cursor.role = Role::Done;
            } else {
                self.recorded(Special::Guild);
            }
            return Ok(());
        }
        self.asked += 1;
        if self.asked_seat().is_none() {
            self.begin_effects();
        }
        Ok(())
    }

    /// How far `place` can move the provost, back and forth.
    pub(super) fn provost_range(&self, place: Place) -> (i16, i16) {
        let mut farthest = i16::from(FARTHEST);
        if self.keeps_books() && self.phase == Phase::Provost {
            farthest = farthest.min(i16::try_from(self.player(place).purse.coins).unwrap_or(farthest));
        }
        let back = i16::from(self.provost) - 1;
        let forth = i16::from(LAST) - i16::from(self.provost);
        (-farthest.min(back), farthest.min(forth))
    }
}
