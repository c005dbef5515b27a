//! Phase 4, the effects (phase 3 with the intro rules): card by card along the street, up to the provost.
//!
//! A worker's effect comes first, then the card's owner's if that is somebody else (CMC Q2, Q23); each may be declined
//! (CMC Q22), and one that would give nothing is passed over unasked. With `books table` the players settle all this
//! themselves and enter only tokens and residences. Invariant: with `books device` the cursor stands on an effect that
//! gives something, or behind the last active card.

use super::cards::{Building, Cube, Effect, Prices};
use super::event::Choice;
use super::pay::{Cost, Pay};
use super::refusal::{Expense, NoFlip, Wanted};
use super::street::Face;
use super::{MagnaCarta, Phase, Place, Player, Refusal};
use crate::seat::Seat;

/// For whom an effect is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The owner of the worker.
    Worker,
    /// The owner of the card.
    Owner,
}

/// How far the effects have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cursor {
    at: u8,
    role: Role,
}

impl Cursor {
    /// Before the first card.
    pub(super) const START: Cursor = Cursor { at: 1, role: Role::Worker };
}

/// The effect that is to be used or skipped now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Who may use it.
    pub seat: Seat,
    /// The card's position.
    pub at: u8,
    /// For whom the effect is.
    pub role: Role,
    /// What it does.
    pub effect: Effect,
}

/// Everything that using an effect changes.
#[derive(Clone, Copy, Default)]
struct Deal {
    spend: u16,
    earn: u16,
    pay: Pay,
    gain: Pay,
    tokens: u8,
    from_card: bool,
    flip: Option<u8>,
}

impl MagnaCarta {
    pub(super) fn begin_effects(&mut self) {
        self.phase = Phase::Effects;
        self.cursor = Cursor::START;
        self.offer_at_the_table();
        self.advance();
    }

    /// The effect that is due; `None` when nothing is left to resolve, or the players keep the books.
    pub fn due(&self) -> Option<Due> {
        if self.phase != Phase::Effects || !self.keeps_books() {
            return None;
        }
        self.effect_at_cursor()
    }

    fn effect_at_cursor(&self) -> Option<Due> {
        let Cursor { at, role } = self.cursor;
        if at > self.reach() {
            return None;
        }
        let card = self.street.at(at)?;
        let worker = card.worker?;
        let (seat, effect) = match (card.face, role) {
            (Face::Neutral(neutral), Role::Worker) => (worker, neutral.effect()),
            (Face::Building { building, .. }, Role::Worker) => (worker, building.worker_effect()),
            (Face::Building { building, owner, .. }, Role::Owner) if owner != worker => {
                (owner, building.owner_effect())
            }
            _ => return None,
        };
        Some(Due { seat, at, role, effect })
    }

    /// Moves the cursor from where it is to the next effect that gives something. A card that is done gives its worker
    /// back, and then turns over if that was paid for (CMC Q4).
    pub(super) fn advance(&mut self) {
        if self.phase != Phase::Effects || !self.keeps_books() {
            return;
        }
        let reach = self.reach();
        while self.cursor.at <= reach {
            if self.worker_on(self.cursor.at).is_none() {
                self.cursor = Cursor { at: self.cursor.at.saturating_add(1), role: Role::Worker };
                continue;
            }
            if let Some(due) = self.effect_at_cursor()
                && self.gives(&due)
            {
                return;
            }
            self.step();
        }
    }

    fn worker_on(&self, at: u8) -> Option<Seat> {
        self.street.at(at).and_then(|card| card.worker)
    }

    fn step(&mut self) {
        match self.cursor.role {
            Role::Worker => self.cursor.role = Role::Owner,
            Role::Owner => {
                self.leave_card(self.cursor.at);
                self.cursor = Cursor { at: self.cursor.at.saturating_add(1), role: Role::Worker };
            }
        }
    }

    fn leave_card(&mut self, at: u8) {
        self.send_home(at);
        if matches!(self.street.at(at).map(|card| card.face), Some(Face::Building { flip_due: true, .. })) {
            self.street.flip(at);
        }
    }

    /// The worker on a card, if there is one, goes back to its owner's hand.
    pub(super) fn send_home(&mut self, at: u8) {
        let worker = self.street.at_mut(at).and_then(|card| card.worker.take());
        if let Some(place) = worker.and_then(|seat| self.place(seat)) {
            let home = &mut self.players[place].workers;
            *home = home.saturating_add(1).min(Player::WORKERS);
        }
    }

    /// A card was taken away from the street: the effects go on where they were, with the card that moved up if it was the
    /// one they had come to.
    pub(super) fn effects_without(&mut self, at: u8) {
        if self.cursor.at > at {
            self.cursor.at -= 1;
        } else if self.cursor.at == at {
            self.cursor.role = Role::Worker;
        }
    }

    /// Whether an effect can give its seat anything now.
    fn gives(&self, due: &Due) -> bool {
        let Some(place) = self.place(due.seat) else { return false };
        let purse = &self.players[place].purse;
        match due.effect {
            Effect::Take(..) | Effect::Coins(_) => true,
            Effect::TakeFromCard(_) => self.cubes_on(due.at) > 0,
            Effect::BuyCubes(_) => purse.coins > 0,
            Effect::Sell(_) | Effect::SwapForGold => purse.has_a_cube(),
            Effect::BuyGold(prices) => purse.coins >= prices.one,
            Effect::BuyTokens(prices) => purse.coins >= prices.one && !self.stock.is_empty(),
            Effect::BuildResidence => {
                Cost::RESIDENCE.paid_from(purse).is_ok()
                    && (1..=self.street.len()).any(|at| self.may_flip(due.seat, at).is_ok())
            }
        }
    }

    fn cubes_on(&self, at: u8) -> u8 {
        match self.street.at(at).map(|card| card.face) {
            Some(Face::Building { cubes, .. }) => cubes,
            _ => 0,
        }
    }

    /// Whether `seat` may turn the card at `at` into a residence (CMC Q8).
    pub(super) fn may_flip(&self, seat: Seat, at: u8) -> Result<(), Refusal> {
        let card = self.street.at(at).ok_or(Refusal::NoSuchCard { at, last: self.street.len() })?;
        let why = match card.face {
            Face::Neutral(_) => NoFlip::Neutral,
            Face::Residence { .. } => NoFlip::AlreadyResidence,
            Face::Building { owner, .. } if owner != seat => NoFlip::NotOwn(owner),
            Face::Building { building: Building::Lawyer, .. } => NoFlip::Lawyer,
            Face::Building { flip_due: true, .. } => NoFlip::AlreadyPaid,
            Face::Building { .. } => return Ok(()),
        };
        Err(Refusal::CannotFlip { seat, at, why })
    }

    /// The effect that is due, when it is this seat's.
    fn due_for(&self, seat: Seat) -> Result<(Place, Due), Refusal> {
        let place = self.seated(seat)?;
        self.in_phase(Phase::Effects)?;
        if !self.keeps_books() {
            return Err(Refusal::KeptByPlayers);
        }
        match self.due() {
            Some(due) if due.seat == seat => Ok((place, due)),
            Some(due) => Err(Refusal::NotYourTurn { seat, turn: due.seat }),
            None => Err(Refusal::NothingDue),
        }
    }

    pub(super) fn skip(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.due_for(seat)?;
        self.step();
        self.advance();
        Ok(())
    }

    /// What using the effect that is due would change.
    fn may_use(&self, seat: Seat, choice: Choice, pay: Pay) -> Result<(Place, Due, Deal), Refusal> {
        let (place, due) = self.due_for(seat)?;
        if pay != Pay::UNSAID && due.effect != Effect::BuildResidence {
            return Err(Refusal::WrongPay { cost: Cost::FREE, pay });
        }
        let mut deal = Deal::default();
        match due.effect {
            Effect::Take(cube, number) => {
                plain(choice)?;
                *deal.gain.of_mut(cube) = number;
            }
            Effect::TakeFromCard(cube) => {
                plain(choice)?;
                *deal.gain.of_mut(cube) = 1;
                deal.from_card = true;
            }
            Effect::Coins(coins) => {
                plain(choice)?;
                deal.earn = coins;
            }
            Effect::BuyCubes(most) => {
                let wanted = Refusal::Choose(Wanted::CubesToBuy { most });
                let bought = match choice {
                    Choice::Cube(one) => [Some(one), None],
                    Choice::Cubes(one, two) if most >= 2 => [Some(one), Some(two)],
                    _ => return Err(wanted),
                };
                for cube in bought.into_iter().flatten() {
                    if cube == Cube::Gold {
                        return Err(Refusal::NoGoldForSale);
                    }
                    *deal.gain.of_mut(cube) += 1;
                    deal.spend += 1;
                }
                self.can_spend(place, deal.spend, Expense::Cubes)?;
            }
            Effect::Sell(coins) => {
                *deal.pay.of_mut(self.own_cube(place, choice, Wanted::CubeToSell)?) = 1;
                deal.earn = coins;
            }
            Effect::SwapForGold => {
                *deal.pay.of_mut(self.own_cube(place, choice, Wanted::CubeToSwap)?) = 1;
                deal.gain.gold = 1;
            }
            Effect::BuyGold(prices) => {
                let number = number(choice, prices)?;
                deal.spend = prices.of(number).unwrap_or(0);
                deal.gain.gold = number;
                self.can_spend(place, deal.spend, Expense::Gold)?;
            }
            Effect::BuyTokens(prices) => {
                let number = number(choice, prices)?;
                let stock = self.stock.total();
                if u16::from(number) > stock {
                    return Err(Refusal::StockTooSmall { wanted: number, stock });
                }
                deal.spend = prices.of(number).unwrap_or(0);
                deal.tokens = number;
                self.can_spend(place, deal.spend, Expense::Tokens)?;
            }
            Effect::BuildResidence => {
                let Choice::Number(at) = choice else { return Err(Refusal::Choose(Wanted::CardToFlip)) };
                self.may_flip(seat, at)?;
                deal.flip = Some(at);
                deal.pay = self.settle(place, Cost::RESIDENCE, pay)?;
            }
        }
        Ok((place, due, deal))
    }

    /// The own cube that is chosen to be sold or swapped.
    fn own_cube(&self, place: Place, choice: Choice, wanted: Wanted) -> Result<Cube, Refusal> {
        let Choice::Cube(cube) = choice else { return Err(Refusal::Choose(wanted)) };
        if self.players[place].purse.of(cube) == 0 {
            return Err(Refusal::LacksCube { seat: self.seat(place), cube, has: 0, pays: 1 });
        }
        Ok(cube)
    }

    pub(super) fn use_effect(&mut self, seat: Seat, choice: Choice, pay: Pay) -> Result<(), Refusal> {
        let (place, due, deal) = self.may_use(seat, choice, pay)?;
        let won = self.stock.take_best(deal.tokens);
        let player = &mut self.players[place];
        player.purse.spend(deal.spend);
        player.purse.earn(deal.earn);
        player.purse.hand_over(deal.pay);
        for cube in Cube::ALL {
            player.purse.add(cube, deal.gain.of(cube).into());
        }
        player.tokens.add(won);
        if deal.from_card
            && let Some(card) = self.street.at_mut(due.at)
            && let Face::Building { cubes, .. } = &mut card.face
        {
            *cubes = cubes.saturating_sub(1);
        }
        if let Some(at) = deal.flip {
            self.flip_when_free(at);
        }
        self.step();
        self.advance();
        Ok(())
    }

    /// Turns a card over at once, or once the worker on it is gone (CMC Q4 to Q6).
    fn flip_when_free(&mut self, at: u8) {
        match self.street.at_mut(at) {
            Some(card) if card.worker.is_some() => {
                if let Face::Building { flip_due, .. } = &mut card.face {
                    *flip_due = true;
                }
            }
            _ => self.street.flip(at),
        }
    }

    /// All workers come home, also those behind the provost (CMC Q3), and what was to turn over does (CMC Q6). With
    /// the stock spent the game is over; the castle has nothing left to give (CMC Q11).
    pub(super) fn end_effects(&mut self) {
        for at in 1..=self.street.len() {
            if self.worker_on(at).is_some() {
                self.leave_card(at);
            }
        }
        if self.stock.is_empty() {
            self.gold_to = None;
            self.phase = Phase::Over;
        } else {
            self.begin_castle();
        }
    }
}

/// Nothing can be chosen.
fn plain(choice: Choice) -> Result<(), Refusal> {
    if choice == Choice::Plain { Ok(()) } else { Err(Refusal::Choose(Wanted::Nothing)) }
}

/// How many are bought. Where only one is sold the number need not be said.
fn number(choice: Choice, prices: Prices) -> Result<u8, Refusal> {
    match choice {
        Choice::Number(number) if prices.of(number).is_some() => Ok(number),
        Choice::Plain if prices.most() == 1 => Ok(1),
        _ => Err(Refusal::Choose(Wanted::Number { most: prices.most() })),
    }
}
