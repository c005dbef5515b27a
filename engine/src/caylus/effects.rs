//! Phase 5, the effects: tile by tile along the road, up to the provost; and using what is due, there and before the bridge.
//!
//! Production is compulsory and happens by itself where it leaves no choice; other effects may be done without (ruling N),
//! and one with which the seat can do nothing is passed over unasked. The owner's cube of stone production comes after the
//! worker's. Invariant: with `books device` the cursor stands on an effect that waits for an answer, or behind the last
//! active space.

use super::event::{Choice, To};
use super::legal::Candidates;
use super::pay::{Cost, Pay};
use super::refusal::Wanted;
use super::road::{LAST, Tile};
use super::scoring::Line;
use super::tiles::{Builder, Building, Cube, Effect, Prestige, Special};
use super::{Caylus, Event, Phase, Place, Refusal};
use crate::Game;
use crate::seat::Seat;

/// For whom an effect is, or that both are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The owner of the worker.
    Worker,
    /// The owner of the tile.
    Owner,
    /// Nobody: the space is done.
    Done,
}

/// How far the special buildings or the effects have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cursor {
    /// A space of the road; in the phase of the special buildings the index of one.
    pub(super) at: u8,
    pub(super) role: Role,
}

impl Cursor {
    /// Before the first space of the road.
    pub(super) const START: Cursor = Cursor { at: 1, role: Role::Worker };
    /// Before the first special building.
    pub(super) const SPECIAL: Cursor = Cursor { at: 0, role: Role::Worker };
}

/// The effect that is to be used or done without now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Who may use it.
    pub seat: Seat,
    /// On which space.
    pub at: To,
    /// For whom the effect is.
    pub role: Role,
    /// What it does.
    pub effect: Effect,
}

/// Everything that using an effect changes.
#[derive(Clone, Copy, Default)]
pub(super) struct Outcome {
    spend: u16,
    earn: u16,
    pay: Pay,
    gain: Pay,
    points: u8,
    favours: u8,
    flip: Option<u8>,
    go: Option<To>,
    leave: bool,
}

impl Caylus {
    pub(super) fn begin_effects(&mut self) {
        self.begin_phase(Phase::Effects);
        self.cursor = Cursor::START;
        self.put_up = Default::default();
        self.sold = Default::default();
        self.offer_at_the_table();
    }

    /// The effect that is due; `None` when nothing is left to resolve, a favour comes first, or the players keep the books.
    pub fn due(&self) -> Option<Due> {
        if !self.keeps_books() || !self.favours.is_empty() {
            return None;
        }
        match self.phase {
            Phase::Special => self.special_due(),
            Phase::Effects => self.effect_at_cursor(),
            _ => None,
        }
    }

    fn effect_at_cursor(&self) -> Option<Due> {
        let Cursor { at, role } = self.cursor;
        if at > self.provost {
            return None;
        }
        let space = self.road.at(at)?;
        let worker = space.worker?;
        let (seat, effect) = match (space.tile?, role) {
            (tile, Role::Worker) => (worker, tile.effect()?),
            (Tile::Building(building, owner), Role::Owner) if owner != worker => (owner, building.owner_effect()?),
            _ => return None,
        };
        Some(Due { seat, at: To::Road(at), role, effect })
    }

    /// Does what the space at the cursor does by itself, and goes on; whether anything was done. A space that is done gives
    /// its worker back, and then becomes a residence if that was paid for (ruling K).
    pub(super) fn settle_effects(&mut self) -> bool {
        let Cursor { at, role } = self.cursor;
        if at > self.provost {
            return false;
        }
        if self.road.at(at).is_none_or(|space| space.worker.is_none()) {
            self.cursor = Cursor { at: at + 1, role: Role::Worker };
            return true;
        }
        let due = self.effect_at_cursor();
        if let Some(Due { seat, effect: Effect::Take(gain), .. }) = due {
            if let Some(place) = self.place(seat) {
                self.with_purse(place, |purse| purse.add(gain));
            }
        } else if due.is_some_and(|due| self.gives(due.effect)) {
            return false;
        }
        match role {
            Role::Worker => self.cursor.role = Role::Owner,
            Role::Owner | Role::Done => {
                self.leave_space(at);
                self.cursor = Cursor { at: at + 1, role: Role::Worker };
            }
        }
        true
    }

    /// Who could do nothing with an effect and was passed over unasked, on the way by itself from this state to `after`.
    pub fn passed_over<'a>(&'a self, after: &'a Caylus) -> impl Iterator<Item = (Seat, To)> + 'a {
        let Cursor { at, role } = self.cursor;
        let end = match self.phase {
            Phase::Effects => self.provost + 1,
            Phase::Special => Special::Stables.index() as u8,
            _ => 0,
        };
        (at + u8::from(role != Role::Worker)..end).filter_map(move |at| {
            if self.phase == Phase::Special {
                let special = *Special::ALL.get(usize::from(at))?;
                let asks = matches!(special, Special::Gate | Special::Joust) && after.places.at(special).is_none();
                return Some((self.places.at(special).filter(|_| asks)?, To::Before(special)));
            }
            let space = self.road.at(at)?;
            let gone = after.road.at(at)?.worker.is_none();
            let effect = space.tile?.effect()?;
            (gone && effect.is_optional()).then_some((space.worker?, To::Road(at)))
        })
    }

    fn leave_space(&mut self, at: u8) {
        let Some(space) = self.road.at_mut(at) else { return };
        space.worker = None;
        if let Some(owner) = space.flip.take() {
            space.tile = Some(Tile::Residence(owner));
        }
    }

    /// Whether the effect that is due has an answer other than to do without it. Production and what the guild and the inn ask
    /// always have.
    pub(super) fn gives(&self, effect: Effect) -> bool {
        let uses = |event: &Event| !matches!(event, Event::Skip(_)) && self.allows(event).is_ok();
        !effect.is_optional() || Candidates::new(self).any(|event| uses(&event))
    }

    /// The effect that is due, when it is this seat's.
    fn due_for(&self, seat: Seat) -> Result<(Place, Due), Refusal> {
        let place = self.seated(seat)?;
        self.kept_by_device()?;
        match self.due() {
            Some(due) if due.seat == seat => Ok((place, due)),
            Some(due) => Err(Refusal::NotYourTurn { seat, turn: due.seat }),
            None => Err(Refusal::NothingDue),
        }
    }

    pub(super) fn skip(&mut self, seat: Seat) -> Result<(), Refusal> {
        let (_, due) = self.due_for(seat)?;
        if !due.effect.is_optional() {
            return Err(Refusal::MustUse { at: due.at });
        }
        self.cursor.role = Role::Done;
        Ok(())
    }

    pub(super) fn may_use(&self, seat: Seat, choice: Choice, pay: Pay) -> Result<(Place, Outcome), Refusal> {
        let (place, due) = self.due_for(seat)?;
        let mut outcome = Outcome::default();
        let mut cost = Cost::FREE;
        match due.effect {
            // Happens by itself.
            Effect::Take(_) => return Err(Refusal::NothingDue),
            Effect::OneOf(one, two) => {
                let (cube, number) = [one, two]
                    .into_iter()
                    .find(|(cube, _)| choice == Choice::Cube(*cube))
                    .ok_or(Refusal::Choose(Wanted::CubeToTake { one: one.0, two: two.0 }))?;
                outcome.gain = Pay::cubes(cube, number);
            }
            Effect::Sell(coins) => {
                let Choice::Cube(cube) = choice else { return Err(Refusal::Choose(Wanted::CubeToSell)) };
                cost = Cost::exactly(Pay::cubes(cube, 1));
                outcome.earn = coins;
            }
            Effect::Buy { price, most } => {
                let bought = match choice {
                    Choice::Cube(one) => [Some(one), None],
                    Choice::Cubes(one, two) if most >= 2 => [Some(one), Some(two)],
                    _ => return Err(Refusal::Choose(Wanted::CubesToBuy { most })),
                };
                for cube in bought.into_iter().flatten() {
                    if cube == Cube::Gold {
                        return Err(Refusal::Choose(Wanted::CubesToBuy { most }));
                    }
                    outcome.gain = outcome.gain.and(cube, 1);
                    outcome.spend += price;
                }
            }
            Effect::Trade(trade) => {
                let Choice::Number(number) = choice else { return Err(Refusal::Choose(Wanted::Deal)) };
                let deal = trade.deal(number).ok_or(Refusal::Choose(Wanted::Deal))?;
                cost = deal.cost;
                outcome.spend = deal.coins;
                outcome.points = deal.points;
                outcome.gain = Pay::cubes(Cube::Gold, deal.gold);
            }
            Effect::Build(Builder::Lawyer) => {
                let Choice::Number(at) = choice else { return Err(Refusal::Choose(Wanted::TileToFlip)) };
                outcome.pay = self.may_flip(seat, at, 1, pay)?;
                outcome.spend = 1;
                outcome.flip = Some(at);
                return Ok((place, outcome));
            }
            Effect::Build(_) | Effect::Guild => return Err(Refusal::OtherVerb { at: due.at }),
            Effect::Gate => outcome.go = Some(self.may_leave_gate(seat, choice)?),
            Effect::Joust => {
                if choice != Choice::Plain {
                    return Err(Refusal::Choose(Wanted::Nothing));
                }
                outcome.spend = 1;
                cost = Cost::exactly(Pay::cubes(Cube::Cloth, 1));
                outcome.favours = 1;
            }
            Effect::Inn => match choice {
                Choice::Stay => {}
                Choice::Leave => outcome.leave = true,
                _ => return Err(Refusal::Choose(Wanted::StayOrLeave)),
            },
        }
        self.can_spend(place, outcome.spend)?;
        outcome.pay = self.price_in_cubes(place, cost, pay)?;
        Ok((place, outcome))
    }

    pub(super) fn use_effect(&mut self, seat: Seat, choice: Choice, pay: Pay) -> Result<(), Refusal> {
        let (place, outcome) = self.may_use(seat, choice, pay)?;
        self.with_purse(place, |purse| {
            purse.spend(outcome.spend);
            purse.earn(outcome.earn);
            purse.hand_over(outcome.pay);
            purse.add(outcome.gain);
        });
        self.gain(place, Line::Others, outcome.points);
        self.win_favours(seat, outcome.favours);
        if let Some(at) = outcome.flip {
            self.flip(seat, at);
        }
        if let Some(to) = outcome.go {
            self.leave_gate(seat, to);
        }
        if outcome.leave {
            self.leave_inn();
        }
        self.used();
        Ok(())
    }

    /// The effect that was due is used: the owner's comes after the worker's.
    fn used(&mut self) {
        let before = self.cursor.role;
        let on_the_road = self.phase == Phase::Effects;
        self.cursor.role = if on_the_road && before == Role::Worker { Role::Owner } else { Role::Done };
    }

    /// Whether the builder that is due is this one and this seat's, or the players can have used one.
    fn may_use_builder(&self, seat: Seat, builder: Builder) -> Result<(), Refusal> {
        if !self.keeps_books() {
            return self.may_record_builder(seat, builder);
        }
        let (_, due) = self.due_for(seat)?;
        if due.effect.is_built_by(builder) { Ok(()) } else { Err(Refusal::NoBuilder { builder }) }
    }

    /// What a builder was used for is done.
    pub(super) fn builder_used(&mut self, builder: Builder) {
        if self.keeps_books() {
            self.used();
        } else {
            self.recorded_builder(builder);
        }
    }

    /// With the builder that is due: where the building goes, and what is handed over for it.
    pub(super) fn may_have_built(&self, seat: Seat, building: Building, pay: Pay) -> Result<(u8, Pay), Refusal> {
        self.may_use_builder(seat, building.builder())?;
        self.may_build(seat, building, building.cost(), pay)
    }

    pub(super) fn build(&mut self, seat: Seat, building: Building, pay: Pay) -> Result<(), Refusal> {
        let site = self.may_have_built(seat, building, pay)?;
        self.put_building(seat, building, site);
        self.builder_used(building.builder());
        Ok(())
    }

    /// With the architect that is due: what is handed over.
    pub(super) fn may_have_put_up(&self, seat: Seat, prestige: Prestige, at: u8, pay: Pay) -> Result<Pay, Refusal> {
        self.may_use_builder(seat, Builder::Architect)?;
        self.may_put_up(seat, prestige, at, pay)
    }

    pub(super) fn put_up(&mut self, seat: Seat, prestige: Prestige, at: u8, pay: Pay) -> Result<(), Refusal> {
        let pay = self.may_have_put_up(seat, prestige, at, pay)?;
        self.put_prestige(seat, prestige, at, pay);
        self.builder_used(Builder::Architect);
        Ok(())
    }

    /// All workers come home from the road, also those beyond the provost, with nothing; what was to become a residence
    /// does.
    pub(super) fn end_effects(&mut self) {
        for at in 1..=LAST {
            self.leave_space(at);
        }
        self.begin_castle();
    }
}
