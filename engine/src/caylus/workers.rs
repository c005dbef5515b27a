//! Phase 2, the workers: each pays the bridge's price, until everybody has passed.
//!
//! With `books device` one action each in turn order; with `books table` only the passes are entered, in any order.
//! Invariant: who has passed does nothing more in this phase.

use super::event::To;
use super::road::Tile;
use super::scoring::Line;
use super::tiles::Special;
use super::{Caylus, Phase, Place, Player, Refusal};
use crate::seat::{Seat, Seats};

impl Caylus {
    pub(super) fn begin_workers(&mut self) {
        self.begin_phase(Phase::Workers);
        self.turn = self.start();
    }

    /// The place of `seat`, when it may act now.
    fn acting(&self, seat: Seat) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        self.in_phase(Phase::Workers)?;
        if self.passed.contains(&seat) {
            return Err(Refusal::AlreadyPassed { seat });
        }
        if self.keeps_books() && seat != self.turn {
            return Err(Refusal::NotYourTurn { seat, turn: self.turn });
        }
        Ok(place)
    }

    /// The turn goes to the next in turn order who has not passed; when all have, it stays.
    fn end_turn(&mut self, seat: Seat) {
        let after = self.order.iter().position(|other| *other == seat).map_or(0, |place| place + 1);
        let round = self.order.iter().cycle().skip(after).take(self.order.len());
        let next = round.copied().find(|other| !self.passed.contains(other));
        self.turn = next.unwrap_or(seat);
    }

    /// Those who have not passed.
    pub(super) fn in_play(&self) -> Seats {
        self.setup.seats().iter().copied().filter(|seat| !self.passed.contains(seat)).collect()
    }

    /// The first to pass gets 1 denier (CAY-NL "Fase 2 a").
    pub(super) fn pass(&mut self, seat: Seat) -> Result<(), Refusal> {
        let place = self.acting(seat)?;
        if self.passed.is_empty() {
            self.with_purse(place, |purse| purse.earn(1));
        }
        // There is room for all who play, and each passes once.
        let _ = self.passed.push(seat);
        self.end_turn(seat);
        if self.passed.len() == self.players() {
            self.begin_special();
        }
        Ok(())
    }

    /// What the bridge asks for a worker now; with two players 3 after a pass (ruling R).
    pub(super) fn bridge(&self) -> u16 {
        match (self.passed.len(), self.players()) {
            (1.., 2) => 3,
            (passed, _) => passed as u16 + 1,
        }
    }

    /// What `seat` pays there: 1 on an own tile, and for the holder of the inn's right circle.
    pub fn price_at(&self, seat: Seat, to: To) -> u16 {
        let own = matches!(to, To::Road(at) if self.road.tile(at).and_then(Tile::owner) == Some(seat));
        if own || self.places.inn_right == Some(seat) { 1 } else { self.bridge() }
    }

    /// Whether a worker of `seat` may go there, whatever it costs.
    pub(super) fn may_stand(&self, seat: Seat, to: To) -> Result<(), Refusal> {
        let free = |by: Option<Seat>| by.map_or(Ok(()), |by| Err(Refusal::Occupied { at: to, by }));
        match to {
            To::Road(at) => {
                let space = self.road.at(at).ok_or(Refusal::NoSuchSpace { at })?;
                if space.tile.and_then(Tile::effect).is_none() {
                    return Err(Refusal::NoWorkerThere { at });
                }
                free(space.worker)
            }
            To::Before(special @ Special::Castle) if self.places.castle.contains(&seat) => {
                Err(Refusal::OneEach { seat, at: special })
            }
            To::Before(Special::Castle) => Ok(()),
            To::Before(Special::Stables) if self.players() == 2 => Err(Refusal::NoStables),
            To::Before(special @ Special::Stables) if self.places.stables.contains(&seat) => {
                Err(Refusal::OneEach { seat, at: special })
            }
            To::Before(Special::Stables) if self.places.stables.is_full() => Err(Refusal::StablesFull),
            To::Before(Special::Stables) => Ok(()),
            To::Before(special) => free(self.places.at(special)),
        }
    }

    /// Puts a worker there; another player's building gives its owner a point at once (CAY-NL "Fase 2 c").
    pub(super) fn stand(&mut self, seat: Seat, to: To) {
        match to {
            To::Road(at) => {
                if let Some(space) = self.road.at_mut(at) {
                    space.worker = Some(seat);
                }
                let owner = self.road.tile(at).and_then(Tile::owner).filter(|owner| *owner != seat);
                if let Some(place) = owner.and_then(|owner| self.place(owner)) {
                    self.gain(place, Line::Others, 1);
                }
            }
            To::Before(special) => self.places.enter(special, seat),
        }
    }

    /// The place of `seat` and what it pays.
    pub(super) fn may_place_worker(&self, seat: Seat, to: To) -> Result<(Place, u16), Refusal> {
        self.kept_by_device()?;
        let place = self.acting(seat)?;
        if self.workers(seat) == 0 {
            return Err(Refusal::NoWorkerLeft { seat });
        }
        self.may_stand(seat, to)?;
        let price = self.price_at(seat, to);
        self.can_spend(place, price)?;
        Ok((place, price))
    }

    pub(super) fn place_worker(&mut self, seat: Seat, to: To) -> Result<(), Refusal> {
        let (place, price) = self.may_place_worker(seat, to)?;
        self.with_purse(place, |purse| purse.spend(price));
        self.stand(seat, to);
        self.end_turn(seat);
        Ok(())
    }

    /// The workers that a seat still has in hand, 0 to 6: those that stand nowhere.
    pub fn workers(&self, seat: Seat) -> u8 {
        let on_the_road = self.road.iter().filter(|space| space.worker == Some(seat)).count();
        let before = self.places.workers_of(seat, self.keeps_books());
        Player::WORKERS.saturating_sub((on_the_road + before) as u8)
    }
}
