//! The artist's coins, cards under the museum, and the action cards that the device knows (facts 2, 5 and 8).
//!
//! What is in a hand nobody is asked. Invariant: one action card a turn, and no more tents than the box has.

use super::characters::Character;
use super::districts::{District, Named};
use super::event::Action;
use super::turn::Turn;
use super::{Machiavelli, Refusal, Step};
use crate::seat::Seat;

impl Machiavelli {
    pub(super) fn may_upgrade(&self, seat: Seat, first: Named, second: Option<Named>) -> Result<(), Refusal> {
        let turn = self.city_turn_of(seat)?;
        self.may_use(&turn, Character::Artist)?;
        for named in [Some(first), second].into_iter().flatten() {
            let district = self.meant(turn.actor, named)?.district;
            let bare = self.city_of(turn.actor).filter(|other| *other == Named::plain(district)).count();
            let wanted = 1 + usize::from(second.is_some_and(|second| second.district == first.district));
            if named.coin || bare < wanted {
                return Err(Refusal::HasCoin { district });
            }
        }
        Ok(())
    }

    pub(super) fn upgrade(&mut self, seat: Seat, first: Named, second: Option<Named>) {
        let place = self.place_of(seat);
        for named in [Some(first), second].into_iter().flatten() {
            self.put_coin(place, named.district);
        }
        if let Step::Turn(turn) = &mut self.step {
            turn.used = true;
        }
    }

    pub(super) fn may_tuck(&self, seat: Seat) -> Result<(), Refusal> {
        let turn = self.city_turn_of(seat)?;
        self.meant(turn.actor, Named::plain(District::Museum))?;
        if turn.tucked { Err(Refusal::TuckedAlready { seat }) } else { Ok(()) }
    }

    pub(super) fn tuck(&mut self) {
        self.museum = self.museum.saturating_add(1);
        if let Step::Turn(turn) = &mut self.step {
            turn.tucked = true;
        }
    }

    /// Whether an action card can be played in this turn.
    pub(super) fn may_act(&self, turn: &Turn, seat: Seat) -> Result<(), Refusal> {
        if !self.setup.actions() {
            Err(Refusal::NoActionCards)
        } else if turn.acted {
            Err(Refusal::OneActionCard { seat })
        } else {
            Ok(())
        }
    }

    pub(super) fn may_play(&self, seat: Seat, card: Action) -> Result<(), Refusal> {
        if !self.setup.actions() {
            return Err(Refusal::NoActionCards);
        }
        match card {
            Action::Rasputin | Action::Acrobat => self.may_answer_with(seat, card),
            Action::Tent | Action::Director => {
                let turn = self.turn_of(seat)?;
                self.may_act(&turn, seat)?;
                if card == Action::Tent {
                    if !self.setup.cities() {
                        return Err(Refusal::CitiesOff);
                    }
                    if self.tents_left() == 0 {
                        return Err(Refusal::NoTentLeft);
                    }
                }
                Ok(())
            }
        }
    }

    pub(super) fn play_action(&mut self, seat: Seat, card: Action) {
        let place = self.place_of(seat);
        match card {
            Action::Rasputin => return self.answer_call(seat, true),
            Action::Acrobat => return self.take_crown(seat),
            Action::Tent => {
                self.tents[place] += 1;
                self.look_at_cities(place);
            }
            Action::Director => {}
        }
        if let Step::Turn(turn) = &mut self.step {
            turn.acted = true;
            turn.directed |= card == Action::Director;
        }
    }
}
