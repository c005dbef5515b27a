//! Corrections: a value set by hand, as an event like any other.
//!
//! For what was entered wrongly too long ago to take back. A correction is checked against what can lie on the table,
//! not against how it came there. Invariant: after a correction there are never more tokens than the box gave, and the
//! provost stands on the street.

use heapless::Vec;

use super::event::{Correction, Held, PartNumbers, PurseAmounts};
use super::refusal::Refusal;
use super::setup::MOST_PLAYERS;
use super::street::Face;
use super::tokens::{Part, Tokens};
use super::{MagnaCarta, Phase, Place};
use crate::seat::Order;

/// Whose tokens a correction sets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    Stock,
    Player(Place),
}

impl MagnaCarta {
    fn may_correct(&self, correction: &Correction) -> Result<(), Refusal> {
        match *correction {
            Correction::Provost(to) => {
                if !self.is_standard() {
                    return Err(Refusal::NoProvost);
                }
                self.card_at(to).map(drop)
            }
            Correction::Start(seat) => self.seated(seat).map(drop),
            Correction::Stock(numbers) => self.may_set_tokens(Holder::Stock, numbers),
            Correction::Tokens(seat, numbers) => self.may_set_tokens(Holder::Player(self.seated(seat)?), numbers),
            Correction::Purse(seat, _) => {
                self.seated(seat)?;
                if self.keeps_books() { Ok(()) } else { Err(Refusal::KeptByPlayers) }
            }
            Correction::Cubes { at, cubes } => match self.card_at(at)? {
                Face::Building { building, .. } if building.stored().is_some() && cubes <= self.most_cubes() => Ok(()),
                _ => Err(Refusal::NoCubesThere { at, most: self.most_cubes() }),
            },
            Correction::Street { at, lies } => self.may_lie(at, lies).map(drop),
            Correction::Passed(order) => self.may_have_passed(order).map(drop),
        }
    }

    pub(super) fn correct(&mut self, correction: &Correction) -> Result<(), Refusal> {
        self.may_correct(correction)?;
        match *correction {
            Correction::Provost(to) => {
                self.provost = to;
                if self.phase == Phase::Effects {
                    self.offer_at_the_table();
                }
            }
            Correction::Start(seat) => self.start = self.seated(seat)?,
            Correction::Stock(numbers) => self.stock = set(self.stock, numbers),
            Correction::Tokens(seat, numbers) => {
                let place = self.seated(seat)?;
                self.players[place].tokens = set(self.players[place].tokens, numbers);
            }
            Correction::Purse(seat, amounts) => {
                let place = self.seated(seat)?;
                self.set_purse(place, amounts);
            }
            Correction::Cubes { at, cubes: number } => {
                if let Some(card) = self.street.at_mut(at)
                    && let Face::Building { cubes, .. } = &mut card.face
                {
                    *cubes = number;
                }
            }
            Correction::Street { at, lies } => self.set_street(at, lies)?,
            Correction::Passed(order) => {
                self.passed = self.may_have_passed(order)?;
                if self.passed.contains(&self.turn) {
                    self.end_turn(self.turn, None);
                }
            }
        }
        self.advance();
        Ok(())
    }

    pub(super) fn card_at(&self, at: u8) -> Result<Face, Refusal> {
        self.street.at(at).map(|card| card.face).ok_or(Refusal::NoSuchCard { at, last: self.street.len() })
    }

    /// The places of those who have passed. Somebody is left: the last pass ends the phase, and is entered as such.
    fn may_have_passed(&self, order: Order) -> Result<Vec<Place, MOST_PLAYERS>, Refusal> {
        self.in_phase(Phase::Actions)?;
        let mut passed = Vec::new();
        for seat in order.iter() {
            let place = self.seated(seat)?;
            if passed.contains(&place) {
                return Err(Refusal::NamedTwice { seat });
            }
            passed.push(place).map_err(|_| Refusal::NobodyLeft)?;
        }
        if passed.len() < self.players() { Ok(passed) } else { Err(Refusal::NobodyLeft) }
    }

    /// How many cubes a small farm, sawmill or quarry begins with.
    pub(super) fn most_cubes(&self) -> u8 {
        if self.players() == 2 { 2 } else { 4 }
    }

    fn may_set_tokens(&self, holder: Holder, numbers: PartNumbers) -> Result<(), Refusal> {
        let box_gave = Tokens::stock_for(self.players());
        for (index, number) in numbers.given() {
            let Some(part) = Part::ALL.get(index).copied() else { continue };
            let mut elsewhere = 0u16;
            if holder != Holder::Stock {
                elsewhere += u16::from(self.stock.of(part));
            }
            for place in (0..self.players()).filter(|&place| holder != Holder::Player(place)) {
                elsewhere += u16::from(self.players[place].tokens.of(part));
            }
            let most = u16::from(box_gave.of(part)).saturating_sub(elsewhere);
            if number > most {
                return Err(Refusal::TooManyTokens { part, number, most });
            }
        }
        Ok(())
    }

    fn set_purse(&mut self, place: Place, amounts: PurseAmounts) {
        let purse = &mut self.players[place].purse;
        for held in Held::ALL {
            let Some(amount) = amounts.get(held.index()) else { continue };
            match held {
                Held::Coins => purse.coins = amount,
                Held::Food => purse.food = amount,
                Held::Wood => purse.wood = amount,
                Held::Stone => purse.stone = amount,
                Held::Gold => purse.gold = amount,
            }
        }
    }
}

/// `tokens` with the given numbers in place; the caller has checked that they are small.
fn set(mut tokens: Tokens, numbers: PartNumbers) -> Tokens {
    for part in Part::ALL {
        if let Some(number) = numbers.get(part.index()) {
            tokens.set(part, number.min(u8::MAX.into()) as u8);
        }
    }
    tokens
}
