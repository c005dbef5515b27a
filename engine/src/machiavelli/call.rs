//! The caller: ranks in order, who answers, and how a round ends (seed "Actiefase").
//!
//! Which ranks are passed over, and who may still answer, follows from what was said. Invariant: a rank that is called is in
//! the game, does not lie face up, and somebody may answer it.

use super::characters::Character;
use super::event::Action;
use super::ranks::Rank;
use super::turn::Turn;
use super::{Machiavelli, Place, Refusal, Said, Step};
use crate::seat::Seat;

impl Machiavelli {
    /// Whether a place has a card left that it could turn over.
    pub(super) fn has_card(&self, place: Place) -> bool {
        self.turned_over(place).len() < self.setup.characters_each()
    }

    /// Whether anybody has.
    pub(super) fn somebody_has_card(&self) -> bool {
        (0..self.players()).any(|place| self.has_card(place))
    }

    /// Whether a rank is called, or passed over.
    fn is_called(&self, rank: Rank) -> bool {
        let silent = self.marks.murdered == Some(rank) && !self.setup.actions();
        self.in_game(rank).is_ok() && !self.face_up.contains(rank) && !silent && self.somebody_has_card()
    }

    /// The rank that is called from this one on, itself included.
    pub(super) fn called_from(&self, rank: Rank) -> Option<Rank> {
        Rank::ALL.into_iter().filter(|other| *other >= rank).find(|rank| self.is_called(*rank))
    }

    pub(super) fn called_after(&self, rank: Rank) -> Option<Rank> {
        Rank::ALL.into_iter().filter(|other| *other > rank).find(|rank| self.is_called(*rank))
    }

    /// The rank that an answer would be to: the one that is called, or in a turn that can end the following one.
    pub(super) fn answerable(&self) -> Result<Rank, Refusal> {
        match self.step {
            Step::Call(rank) => Ok(rank),
            Step::Turn(turn) => {
                self.may_end_turn(&turn)?;
                self.called_after(turn.rank).ok_or(Refusal::NoRankLeft)
            }
            _ => Err(self.not_asked()),
        }
    }

    pub(super) fn may_answer(&self, seat: Seat) -> Result<(), Refusal> {
        let place = self.seated(seat)?;
        if !matches!(self.step, Step::Heir) {
            let rank = self.answerable()?;
            if self.marks.murdered == Some(rank) {
                return Err(Refusal::Silent { rank });
            }
        }
        if self.has_card(place) { Ok(()) } else { Err(Refusal::Answered { seat }) }
    }

    pub(super) fn may_say_nobody(&self) -> Result<(), Refusal> {
        match self.step {
            Step::Heir => Ok(()),
            Step::Over if self.asks_vault() || self.tied().is_some() => Ok(()),
            _ => self.answerable().map(drop),
        }
    }

    pub(super) fn may_go_on(&self) -> Result<(), Refusal> {
        match self.step {
            Step::Selection => Ok(()),
            Step::Call(rank) if self.setup.cities() || rank == Rank::FOUR => Err(Refusal::SayWho { rank }),
            Step::Call(_) => Ok(()),
            Step::Turn(turn) => self.may_end_turn(&turn),
            _ => Err(self.not_asked()),
        }
    }

    /// From the selection, from a turn, or from a call of which nothing is said.
    pub(super) fn go_on(&mut self) {
        match self.step {
            Step::Selection => self.call(self.called_from(Rank::ONE)),
            Step::Call(rank) => self.call(self.called_after(rank)),
            Step::Turn(turn) => self.end_turn(&turn),
            _ => {}
        }
    }

    /// Calls a rank; after the last the round ends.
    pub(super) fn call(&mut self, rank: Option<Rank>) {
        match rank {
            Some(rank) => self.step = Step::Call(rank),
            // A murdered king, patrician or emperor is turned over now (seed, "Bijzondere situaties").
            None if self.marks.murdered == Some(Rank::FOUR)
                && self.holders[Rank::FOUR.index()].is_none()
                && self.somebody_has_card()
                && !self.acrobat =>
            {
                self.step = Step::Heir;
            }
            None => self.end_round(),
        }
    }

    fn end_round(&mut self) {
        if self.due.ending {
            self.step = Step::Over;
        } else {
            self.begin_round();
        }
    }

    /// Ends the turn that is under way, for a line that answers the following call; gives the rank that it answers.
    fn answered_rank(&mut self) -> Option<Rank> {
        if let Step::Turn(turn) = self.step {
            self.end_turn(&turn);
        }
        match self.step {
            Step::Call(rank) => Some(rank),
            _ => None,
        }
    }

    /// A seat turns its card over. With `rasputin` no mark touches it in this turn.
    pub(super) fn answer_call(&mut self, seat: Seat, rasputin: bool) {
        let place = self.place_of(seat);
        if matches!(self.step, Step::Heir) {
            self.inherit(place);
            return;
        }
        let Some(rank) = self.answered_rank() else { return };
        let Some(character) = self.setup.cast().of(rank) else { return };
        self.holders[rank.index()] = Some(place as u8);
        // Bewitched, they take the crown all the same (seed, witch).
        if matches!(character, Character::King | Character::Patrician) {
            self.crown = place;
        }
        let bewitched = self.marks.bewitched == Some(rank) && !rasputin;
        let witch = self.holders[Rank::ONE.index()].filter(|_| bewitched).map(Place::from);
        let actor = witch.unwrap_or(place);
        if character == Character::Bishop {
            self.protected = Some(actor as u8);
        }
        self.step = Step::Turn(Turn::new(rank, place, actor, rasputin));
    }

    /// The murdered rank 4 is turned over (seed, "Bijzondere situaties" of king, emperor and patrician).
    fn inherit(&mut self, place: Place) {
        self.holders[Rank::FOUR.index()] = Some(place as u8);
        if self.setup.cast().contains(Character::Emperor) {
            self.step = Step::HeirCrowns(place);
        } else {
            self.crown = place;
            self.end_round();
        }
    }

    pub(super) fn say_nobody(&mut self) {
        match self.step {
            Step::Heir => self.end_round(),
            Step::Over if self.asks_vault() => self.vault = Some(Said::Nobody),
            Step::Over => self.highest = Some(Said::Nobody),
            _ => {
                if let Some(rank) = self.answered_rank() {
                    self.call(self.called_after(rank));
                }
            }
        }
    }

    pub(super) fn may_crown(&self, seat: Seat) -> Result<(), Refusal> {
        let place = self.seated(seat)?;
        let actor = match self.step {
            Step::HeirCrowns(heir) => heir,
            Step::Turn(turn) => {
                self.may_use(&turn, Character::Emperor)?;
                turn.actor
            }
            _ => return Err(self.not_asked()),
        };
        if place == actor || place == self.crown { Err(Refusal::NoCrownFor { seat }) } else { Ok(()) }
    }

    pub(super) fn give_crown(&mut self, seat: Seat) {
        self.crown = self.place_of(seat);
        match &mut self.step {
            Step::Turn(turn) => turn.used = true,
            _ => self.end_round(),
        }
    }

    /// Whether Rasputin or the acrobat can answer the present call: something lies on the rank, or it is rank 4.
    pub fn takes_cards(&self) -> bool {
        let Step::Call(rank) = self.step else { return false };
        self.setup.actions() && (self.marks.touch(rank) || rank == Rank::FOUR)
    }

    /// Rasputin and the acrobat answer a call (seed, "Variant: actiekaarten").
    pub(super) fn may_answer_with(&self, seat: Seat, card: Action) -> Result<(), Refusal> {
        let place = self.seated(seat)?;
        let rank = self.answerable()?;
        match card {
            Action::Rasputin if !self.marks.touch(rank) => Err(Refusal::NotMarked { rank }),
            Action::Rasputin if !self.has_card(place) => Err(Refusal::Answered { seat }),
            Action::Acrobat if rank != Rank::FOUR => Err(Refusal::NotRankFour { rank }),
            _ => Ok(()),
        }
    }

    /// Nobody answered rank 4, and this seat takes the crown.
    pub(super) fn take_crown(&mut self, seat: Seat) {
        if let Some(rank) = self.answered_rank() {
            self.crown = self.place_of(seat);
            self.acrobat = true;
            self.call(self.called_after(rank));
        }
    }
}
