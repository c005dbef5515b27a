//! Phase 2, actions: draw, redraw, place a worker, build, put up a prestige building, pass.
//!
//! With `books device` one action each, clockwise from the start card; with `books table` whoever has not passed may
//! build or pass. Hands are secret and not kept: any card of the own set that is not on the street can be built, and a
//! draw is never refused for lack of cards (CMC Q19). Invariant: who has passed does nothing more in this phase.

use super::cards::{Building, PrestigeCard};
use super::pay::{Cost, Pay};
use super::refusal::Expense;
use super::street::Face;
use super::{MagnaCarta, Phase, Place, Refusal};
use crate::seat::Seat;

/// An action, but for the pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Put out a worker.
    Worker,
    /// Build a card of the own set.
    Build,
    /// Put up a prestige building.
    Prestige,
    /// Draw a card.
    Draw,
    /// Draw a new hand.
    Redraw,
}

impl MagnaCarta {
    pub(super) fn begin_actions(&mut self) {
        self.phase = Phase::Actions;
        self.turn = self.start;
    }

    /// The place of `seat`, when it may act now.
    fn acting(&self, seat: Seat) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        self.in_phase(Phase::Actions)?;
        if self.passed.contains(&place) {
            return Err(Refusal::AlreadyPassed { seat });
        }
        if self.keeps_books() && place != self.turn {
            return Err(Refusal::NotYourTurn { seat, turn: self.seat(self.turn) });
        }
        Ok(place)
    }

    /// The turn goes to the next who has not passed; when all have, it stays. `done` is what was done, but for a pass.
    pub(super) fn end_turn(&mut self, place: Place, done: Option<Action>) {
        self.turn = place;
        if let Some(action) = done {
            self.players[place].last_action = action;
        }
        for _ in 0..self.players() {
            self.turn = self.left_of(self.turn);
            if !self.passed.contains(&self.turn) {
                break;
            }
        }
    }

    fn may_draw(&self, seat: Seat, what: Expense) -> Result<Place, Refusal> {
        let place = self.acting(seat)?;
        if !self.keeps_books() {
            return Err(Refusal::KeptByPlayers);
        }
        self.can_spend(place, 1, what)?;
        Ok(place)
    }

    /// Pays for a card or for a new hand; which cards is the player's secret.
    pub(super) fn draw(&mut self, seat: Seat, what: Expense) -> Result<(), Refusal> {
        let place = self.may_draw(seat, what)?;
        self.players[place].purse.spend(1);
        let drawn = if what == Expense::Hand { Action::Redraw } else { Action::Draw };
        self.end_turn(place, Some(drawn));
        Ok(())
    }

    fn may_place_worker(&self, seat: Seat, at: u8) -> Result<Place, Refusal> {
        let place = self.acting(seat)?;
        if !self.keeps_books() {
            return Err(Refusal::KeptByPlayers);
        }
        let card = self.street.at(at).ok_or(Refusal::NoSuchCard { at, last: self.street.len() })?;
        if matches!(card.face, Face::Residence { .. }) {
            return Err(Refusal::NoWorkerThere { at });
        }
        if let Some(by) = card.worker {
            return Err(Refusal::Occupied { at, by });
        }
        if self.players[place].workers == 0 {
            return Err(Refusal::NoWorkerLeft { seat });
        }
        self.can_spend(place, 1, Expense::Worker)?;
        Ok(place)
    }

    pub(super) fn place_worker(&mut self, seat: Seat, at: u8) -> Result<(), Refusal> {
        let place = self.may_place_worker(seat, at)?;
        self.players[place].purse.spend(1);
        self.players[place].workers = self.players[place].workers.saturating_sub(1);
        if let Some(card) = self.street.at_mut(at) {
            card.worker = Some(seat);
        }
        self.end_turn(place, Some(Action::Worker));
        Ok(())
    }

    fn may_build(&self, seat: Seat, building: Building, pay: Pay) -> Result<(Place, Pay), Refusal> {
        let place = self.acting(seat)?;
        if !self.is_standard() && !building.in_intro() {
            return Err(Refusal::BuildingNotInIntro { building });
        }
        if self.has_built(seat, building) {
            return Err(Refusal::AlreadyBuilt { seat, building });
        }
        if self.street.is_full() {
            return Err(Refusal::StreetFull);
        }
        Ok((place, self.settle(place, self.setup.building_cost(building), pay)?))
    }

    pub(super) fn build(&mut self, seat: Seat, building: Building, pay: Pay) -> Result<(), Refusal> {
        let (place, pay) = self.may_build(seat, building, pay)?;
        self.players[place].purse.hand_over(pay);
        self.set_built(seat, building, true);
        self.street.lay(self.new_building(seat, building));
        self.end_turn(place, Some(Action::Build));
        Ok(())
    }

    /// A building as it is when it is new: a small farm's, sawmill's or quarry's cubes come with it (CMC-NL "Bouwen"; CMC Q24).
    pub(super) fn new_building(&self, owner: Seat, building: Building) -> Face {
        let cubes = if building.stored().is_some() { self.most_cubes() } else { 0 };
        Face::Building { owner, building, cubes, flip_due: false }
    }

    /// Notes whether a seat's card is on the street.
    pub(super) fn set_built(&mut self, seat: Seat, building: Building, built: bool) {
        if let Some(place) = self.place(seat) {
            let cards = &mut self.players[place].built;
            let card = 1 << building.index();
            *cards = if built { *cards | card } else { *cards & !card };
        }
    }

    fn may_put_up(&self, seat: Seat, card: PrestigeCard, at: Option<u8>, pay: Pay) -> Result<(Place, Pay), Refusal> {
        let place = self.acting(seat)?;
        let pay = match card {
            PrestigeCard::Known(prestige) => {
                if !self.is_standard() && !prestige.in_intro() {
                    return Err(Refusal::PrestigeNotInIntro { prestige });
                }
                if let Some(by) = self.prestige_owner(prestige) {
                    return Err(Refusal::PrestigeTaken { prestige, by });
                }
                self.settle(place, self.setup.prestige_cost(prestige), pay)?
            }
            // The cost of an unknown card is what is said to be handed over.
            PrestigeCard::Other(_) => {
                let cost = Cost { food: pay.food, wood: pay.wood, stone: pay.stone, gold: pay.gold, any: 0 };
                self.settle(place, cost, pay)?
            }
        };
        self.may_cover(seat, at)?;
        Ok((place, pay))
    }

    /// With the standard rules a prestige building lies on an own residence that is still free; with the intro rules
    /// it lies in front of its owner.
    pub(super) fn may_cover(&self, seat: Seat, at: Option<u8>) -> Result<(), Refusal> {
        let Some(at) = at else {
            return if self.is_standard() { Err(Refusal::NeedsResidence { seat }) } else { Ok(()) };
        };
        if !self.is_standard() {
            return Err(Refusal::NoResidenceInIntro);
        }
        let card = self.street.at(at).ok_or(Refusal::NoSuchCard { at, last: self.street.len() })?;
        match card.face {
            Face::Residence { owner, under: None, .. } if owner == seat => Ok(()),
            Face::Residence { owner, under: Some(_), .. } if owner == seat => Err(Refusal::AlreadyCovered { at }),
            _ => Err(Refusal::NotYourResidence { seat, at }),
        }
    }

    pub(super) fn put_up(&mut self, seat: Seat, card: PrestigeCard, at: Option<u8>, pay: Pay) -> Result<(), Refusal> {
        let (place, pay) = self.may_put_up(seat, card, at, pay)?;
        let player = &mut self.players[place];
        player.purse.hand_over(pay);
        match card {
            PrestigeCard::Known(prestige) => self.prestige[prestige.index()] = Some(seat),
            PrestigeCard::Other(points) => player.other_points = player.other_points.saturating_add(points.into()),
        }
        if let Some(lot) = at.and_then(|at| self.street.at_mut(at))
            && let Face::Residence { under, .. } = &mut lot.face
        {
            *under = Some(card);
        }
        self.end_turn(place, Some(Action::Prestige));
        Ok(())
    }

    /// Passes: the first to do so earns 1, and the last pass ends the phase.
    pub(super) fn pass(&mut self, seat: Seat) -> Result<(), Refusal> {
        let place = self.acting(seat)?;
        if self.passed.is_empty() && self.keeps_books() {
            self.players[place].purse.earn(1);
        }
        // `acting` has refused a second pass, so there is room for every player's first.
        let _ = self.passed.push(place);
        if self.passed.len() < self.players() {
            self.end_turn(place, None);
        } else if self.is_standard() {
            self.begin_provost();
        } else {
            self.begin_effects();
        }
        Ok(())
    }
}
