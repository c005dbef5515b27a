//! Whose turn it is, going on, and paying: what the phases share.
//!
//! In the provost's and the castle's phase players are asked in passing order; `asked` counts how many have answered.
//! Invariant: a place is below the number of players.

use super::pay::{Cost, Pay};
use super::refusal::Expense;
use super::{Event, MagnaCarta, Phase, Place, Refusal};
use crate::seat::Seat;

impl MagnaCarta {
    /// Go on from a phase that asks for no decision.
    fn may_go_on(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Income | Phase::RoundEnd => Ok(()),
            Phase::Effects => match self.due() {
                None => Ok(()),
                Some(due) => Err(Refusal::EffectDue { seat: due.seat, at: due.at }),
            },
            Phase::Actions => Err(Refusal::NotAllPassed),
            Phase::Provost | Phase::Castle => match self.asked_seat() {
                Some(seat) => Err(Refusal::StillToAnswer { seat, phase: self.phase }),
                None => Ok(()),
            },
            Phase::Over => Err(Refusal::Over),
        }
    }

    pub(super) fn go_on(&mut self) -> Result<(), Refusal> {
        self.may_go_on()?;
        match self.phase {
            Phase::Income => self.begin_actions(),
            Phase::Effects => self.end_effects(),
            Phase::RoundEnd => self.begin_round(),
            Phase::Actions | Phase::Provost | Phase::Castle | Phase::Over => {}
        }
        Ok(())
    }

    /// Income needs no press of its own after the first round: the end of a round announces it. With `books device` the
    /// effects are left once nothing is due. Who can only stay, or only offer nothing, is not asked.
    pub(super) fn what_follows(&self) -> Option<Event> {
        let asked = || self.asked_seat().and_then(|seat| Some((seat, self.place(seat)?)));
        match self.phase {
            Phase::Income => (self.round > 1).then_some(Event::Next),
            Phase::Effects => (self.keeps_books() && self.due().is_none()).then_some(Event::Next),
            Phase::Provost => {
                let (seat, place) = asked()?;
                (self.provost_range(place) == (0, 0)).then_some(Event::Provost { seat, steps: 0 })
            }
            Phase::Castle => {
                let (seat, place) = asked()?;
                let nothing = Event::Castle { seat, batches: 0, pay: Pay::UNSAID };
                (self.most_batches(place) == 0).then_some(nothing)
            }
            Phase::Actions | Phase::RoundEnd | Phase::Over => None,
        }
    }

    pub(super) fn seat(&self, place: Place) -> Seat {
        self.setup.seating().seat_at(place).unwrap_or(self.setup.start())
    }

    pub(super) fn place(&self, seat: Seat) -> Option<Place> {
        self.setup.seating().place(seat)
    }

    /// The place of a seat that must sit at this table.
    pub(super) fn seated(&self, seat: Seat) -> Result<Place, Refusal> {
        self.place(seat).ok_or(Refusal::NotSeated { seat })
    }

    pub(super) fn players(&self) -> usize {
        self.setup.seating().len()
    }

    /// The place to the left, clockwise.
    pub(super) fn left_of(&self, place: Place) -> Place {
        self.setup.seating().place_after(place)
    }

    pub(super) fn in_phase(&self, wanted: Phase) -> Result<(), Refusal> {
        if self.phase == wanted { Ok(()) } else { Err(Refusal::WrongPhase { now: self.phase, wanted }) }
    }

    /// The next seat to answer in the provost's or the castle's phase, in passing order.
    pub(super) fn asked_seat(&self) -> Option<Seat> {
        self.passed.get(usize::from(self.asked)).map(|&place| self.seat(place))
    }

    /// The place of `seat`, when it is this seat's turn to answer in `phase`.
    pub(super) fn answering(&self, seat: Seat, phase: Phase) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        self.in_phase(phase)?;
        match self.asked_seat() {
            Some(asked) if asked == seat => Ok(place),
            Some(asked) => Err(Refusal::NotYourTurn { seat, turn: asked }),
            None => Err(Refusal::WrongPhase { now: self.phase, wanted: phase }),
        }
    }

    /// Nobody else moves the provost, or offers a batch.
    fn may_leave_to_nobody(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Provost | Phase::Castle => Ok(()),
            now => Err(Refusal::NobodyIsAsked { now }),
        }
    }

    pub(super) fn leave_to_nobody(&mut self) -> Result<(), Refusal> {
        self.may_leave_to_nobody()?;
        self.asked = self.passed.len() as u8;
        if self.phase == Phase::Provost {
            self.begin_effects()
        } else {
            self.end_castle()
        }
        Ok(())
    }

    /// What is really handed over for `cost`: what was said, if that settles it and is there; otherwise as
    /// [`Cost::paid_from`] decides. With `books table` only what was said is looked at.
    pub(super) fn settle(&self, place: Place, cost: Cost, pay: Pay) -> Result<Pay, Refusal> {
        let seat = self.seat(place);
        let purse = &self.players[place].purse;
        if pay != Pay::UNSAID {
            if !cost.settled_by(pay) {
                return Err(Refusal::WrongPay { cost, pay });
            }
            return match purse.lacks(pay) {
                Some(cube) if self.keeps_books() => {
                    Err(Refusal::LacksCube { seat, cube, has: purse.of(cube), pays: pay.of(cube) })
                }
                _ => Ok(pay),
            };
        }
        if !self.keeps_books() {
            return Ok(Pay::UNSAID);
        }
        cost.paid_from(purse).map_err(|missing| Refusal::CannotPay { seat, cost, missing })
    }

    /// Whether a seat can spend so many deniers; always with `books table`.
    pub(super) fn can_spend(&self, place: Place, coins: u16, on: Expense) -> Result<(), Refusal> {
        let has = self.players[place].purse.coins;
        if self.keeps_books() && has < coins {
            return Err(Refusal::TooFewCoins { seat: self.seat(place), has, costs: coins, on });
        }
        Ok(())
    }
}
