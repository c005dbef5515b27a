//! Going on, what happens by itself, and paying: what the phases share.
//!
//! Invariant: after `settle` the game waits for a line, or is over.

use super::event::Event;
use super::pay::{Cost, Pay, Purse};
use super::{Caylus, Phase, Place, Player, Refusal};
use crate::seat::Seat;

impl Caylus {
    /// A favour that is due comes before everything but points and most corrections.
    pub(super) fn may_interrupt(&self, event: &Event) -> Result<(), Refusal> {
        let Some(seat) = self.favour_due() else { return Ok(()) };
        match event {
            Event::Favour { .. }
            | Event::Points { .. }
            | Event::CorrectProvost(_)
            | Event::CorrectBailiff(_)
            | Event::CorrectOrder(_)
            | Event::CorrectPurse(..)
            | Event::CorrectPoints(..)
            | Event::CorrectHouses(..)
            | Event::CorrectInn(_) => Ok(()),
            Event::CorrectSection(_) | Event::CorrectStreet { .. } | Event::CorrectFavours(..) => {
                Err(Refusal::NotWithFavourDue)
            }
            _ => Err(Refusal::FavourDue { seat }),
        }
    }

    /// Does what happens by itself, until somebody is asked.
    pub(super) fn settle(&mut self) {
        loop {
            self.lose_favours_without_a_row();
            let moved = self.favours.is_empty()
                && match self.phase {
                    Phase::Special if self.keeps_books() => self.settle_special(),
                    Phase::Effects if self.keeps_books() => self.settle_effects(),
                    Phase::Castle if self.closing => {
                        self.end_castle();
                        true
                    }
                    Phase::RoundEnd => self.settle_scoring(),
                    _ => false,
                };
            if !moved {
                return;
            }
        }
    }

    /// Enters a phase: the rows of the favour table are free again.
    pub(super) fn begin_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.asked = 0;
        for player in &mut self.players {
            player.rows_used = 0;
        }
    }

    /// Go on from a phase that asks for no decision.
    fn may_go_on(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Income | Phase::RoundEnd => Ok(()),
            Phase::Special | Phase::Effects => match self.due() {
                None => Ok(()),
                Some(due) => Err(Refusal::EffectDue { seat: due.seat, at: due.at }),
            },
            Phase::Workers => Err(Refusal::NotAllPassed),
            Phase::Provost | Phase::Castle => match self.asked_seat() {
                Some(seat) => Err(Refusal::StillToAnswer { seat, phase: self.phase }),
                None => Err(Refusal::CastleOpen),
            },
            Phase::Over => Err(Refusal::Over),
        }
    }

    pub(super) fn go_on(&mut self) -> Result<(), Refusal> {
        self.may_go_on()?;
        match self.phase {
            Phase::Income => self.begin_workers(),
            Phase::Special => self.begin_provost(),
            Phase::Effects => self.end_effects(),
            Phase::RoundEnd => self.begin_round(),
            Phase::Workers | Phase::Provost | Phase::Castle | Phase::Over => {}
        }
        Ok(())
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

    pub(super) fn in_phase(&self, wanted: Phase) -> Result<(), Refusal> {
        if self.phase == wanted { Ok(()) } else { Err(Refusal::WrongPhase { now: self.phase, wanted }) }
    }

    /// What is entered only when the device keeps the books.
    pub(super) fn kept_by_device(&self) -> Result<(), Refusal> {
        if self.keeps_books() { Ok(()) } else { Err(Refusal::KeptByPlayers) }
    }

    /// What is entered only when the players keep the books.
    pub(super) fn kept_by_players(&self) -> Result<(), Refusal> {
        if self.keeps_books() { Err(Refusal::KeptByDevice) } else { Ok(()) }
    }

    /// The next seat to answer in the provost's phase, or in the castle's with `books device`.
    pub(super) fn asked_seat(&self) -> Option<Seat> {
        let asked = usize::from(self.asked);
        match self.phase {
            Phase::Provost => self.passed.get(asked).copied(),
            Phase::Castle if self.keeps_books() => self.places.castle.get(asked).copied(),
            _ => None,
        }
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

    pub(super) fn leave_to_nobody(&mut self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Provost => self.begin_effects(),
            Phase::Castle => self.nobody_else_builds(),
            now => return Err(Refusal::NobodyIsAsked { now }),
        }
        Ok(())
    }

    /// What is really handed over for `cost`: what was said, if that settles it and is there; otherwise as
    /// [`Cost::paid_from`] decides. With `books table` only what was said is looked at.
    pub(super) fn price_in_cubes(&self, place: Place, cost: Cost, pay: Pay) -> Result<Pay, Refusal> {
        let purse = &self.player(place).purse;
        let seat = self.seat(place);
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
    pub(super) fn can_spend(&self, place: Place, costs: u16) -> Result<(), Refusal> {
        let has = self.player(place).purse.coins;
        if self.keeps_books() && has < costs {
            return Err(Refusal::TooFewCoins { seat: self.seat(place), has, costs });
        }
        Ok(())
    }

    /// Changes what a seat holds, if the device keeps that.
    pub(super) fn with_purse(&mut self, place: Place, change: impl FnOnce(&mut Purse)) {
        if self.keeps_books() {
            change(&mut self.player_mut(place).purse);
        }
    }

    /// What belongs to the player at a place. Asked for so often that a copy of the look-up in each place would take a kilobyte.
    #[inline(never)]
    pub(super) fn player(&self, place: Place) -> &Player {
        &self.players[place]
    }

    #[inline(never)]
    pub(super) fn player_mut(&mut self, place: Place) -> &mut Player {
        &mut self.players[place]
    }

    pub(super) fn seat(&self, place: Place) -> Seat {
        self.setup.seating().seat_at(place).unwrap_or(self.setup.seating().start())
    }
}
