//! Phase 3, the special buildings, in their order: gate, trading post, guild, joust, stables, inn.
//!
//! With `books device` each acts for whoever stands there; with `books table` only what the device keeps is entered: the
//! provost's steps, a favour from the joust, the new turn order. Invariant: with `books device` the cursor stands on a
//! building that waits for an answer, or the phase is over.

use heapless::Vec;

use super::effects::{Cursor, Due, Role};
use super::event::{Choice, To};
use super::refusal::Wanted;
use super::setup::{self, MOST_PLAYERS};
use super::tiles::{Effect, Special};
use super::{Caylus, Phase, Refusal};
use crate::seat::{Order, Seat};

/// The deniers of the trading post (facts 2.1).
const TRADING_POST: u16 = 3;

/// The places of the stables (facts 2.1).
const STABLES: usize = 3;

/// Who stands before the bridge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Gate, trading post, guild, joust.
    single: [Option<Seat>; 4],
    /// In the order of its places.
    pub(super) stables: Vec<Seat, STABLES>,
    /// The left circle of the inn: who is new there.
    pub(super) inn_left: Option<Seat>,
    /// The right circle of the inn: who pays 1 denier a worker.
    pub(super) inn_right: Option<Seat>,
    /// In the order of arrival, which is castle order.
    pub(super) castle: Vec<Seat, MOST_PLAYERS>,
}

impl Places {
    /// Who stands on a space with room for one; of the inn its left circle. Nobody on the others.
    pub fn at(&self, special: Special) -> Option<Seat> {
        match special {
            Special::Inn => self.inn_left,
            _ => self.single.get(special.index()).copied().flatten(),
        }
    }

    /// The workers in the stables, first place first.
    pub fn stables(&self) -> &[Seat] {
        &self.stables
    }

    /// The workers in the castle, in castle order. With `books table` those who have said what they build.
    pub fn castle(&self) -> &[Seat] {
        &self.castle
    }

    /// Who has the right circle of the inn.
    pub fn inn_right(&self) -> Option<Seat> {
        self.inn_right
    }

    /// Puts a worker there; the caller has checked that there is room.
    pub(super) fn enter(&mut self, special: Special, seat: Seat) {
        match special {
            Special::Stables => drop(self.stables.push(seat)),
            Special::Castle => drop(self.castle.push(seat)),
            Special::Inn => self.inn_left = Some(seat),
            _ => self.set(special, Some(seat)),
        }
    }

    fn set(&mut self, special: Special, seat: Option<Seat>) {
        if let Some(place) = self.single.get_mut(special.index()) {
            *place = seat;
        }
    }

    /// How many workers of a seat stand here; those of the castle only where they are kept.
    pub(super) fn workers_of(&self, seat: Seat, castle: bool) -> usize {
        let inn = [self.inn_left, self.inn_right];
        let singles = self.single.iter().chain(&inn).flatten();
        let castle: &[Seat] = if castle { &self.castle } else { &[] };
        singles.chain(&self.stables).chain(castle).filter(|other| **other == seat).count()
    }
}

impl Caylus {
    pub(super) fn begin_special(&mut self) {
        self.begin_phase(Phase::Special);
        self.cursor = Cursor::SPECIAL;
        self.entered = 0;
    }

    /// The special building that the cursor has come to.
    fn special_at_cursor(&self) -> Option<Special> {
        Special::ALL.get(usize::from(self.cursor.at)).copied().filter(|special| *special != Special::Castle)
    }

    /// What the special building at the cursor asks.
    pub(super) fn special_due(&self) -> Option<Due> {
        let special = self.special_at_cursor()?;
        let (seat, effect) = match special {
            Special::Gate => (self.places.at(special)?, Effect::Gate),
            Special::Guild => (self.places.at(special)?, Effect::Guild),
            Special::Joust => (self.places.at(special)?, Effect::Joust),
            Special::Inn if self.places.inn_left.is_none() => (self.places.inn_right?, Effect::Inn),
            _ => return None,
        };
        (self.cursor.role == Role::Worker).then_some(Due { seat, at: To::Before(special), role: Role::Worker, effect })
    }

    /// Does what the building at the cursor does by itself, and goes on to the next; whether anything was done.
    pub(super) fn settle_special(&mut self) -> bool {
        let Some(special) = self.special_at_cursor() else {
            self.begin_provost();
            return true;
        };
        if self.special_due().is_some_and(|due| self.gives(due.effect)) {
            return false;
        }
        match special {
            Special::TradingPost => {
                if let Some(place) = self.places.at(special).and_then(|seat| self.place(seat)) {
                    self.with_purse(place, |purse| purse.earn(TRADING_POST));
                }
            }
            Special::Stables => {
                let first = core::mem::take(&mut self.places.stables);
                self.go_first(&first);
            }
            Special::Inn => {
                if let Some(new) = self.places.inn_left.take() {
                    self.places.inn_right = Some(new);
                }
            }
            _ => {}
        }
        self.places.set(special, None);
        self.cursor = Cursor { at: self.cursor.at + 1, role: Role::Worker };
        true
    }

    /// Those of the stables come first, the others behind them as they were (CAY-NL "Fase 3 e").
    fn go_first(&mut self, first: &[Seat]) {
        let behind = self.order.iter().filter(|seat| !first.contains(seat));
        // Each seat comes once, and there was room for all.
        let order: setup::Line = first.iter().chain(behind).copied().collect();
        self.order = order;
    }

    /// Where the gate's worker goes: wherever one could be placed, but not to the inn beside an own one.
    pub(super) fn may_leave_gate(&self, seat: Seat, choice: Choice) -> Result<To, Refusal> {
        let to = match choice {
            Choice::Number(at) => To::Road(at),
            Choice::Before(special) => To::Before(special),
            _ => return Err(Refusal::Choose(Wanted::Space)),
        };
        self.may_stand(seat, to)?;
        if to == To::Before(Special::Inn) && self.places.inn_right == Some(seat) {
            return Err(Refusal::OneEach { seat, at: Special::Inn });
        }
        Ok(to)
    }

    pub(super) fn leave_gate(&mut self, seat: Seat, to: To) {
        self.places.set(Special::Gate, None);
        self.stand(seat, to);
    }

    pub(super) fn leave_inn(&mut self) {
        self.places.inn_right = None;
    }

    /// Whether one of the special buildings can be entered now by the players' books: once a turn each.
    pub(super) fn may_record(&self, what: Special) -> Result<(), Refusal> {
        self.kept_by_players()?;
        self.in_phase(Phase::Special)?;
        if what == Special::Stables && self.players() == 2 {
            return Err(Refusal::NoStables);
        }
        if self.entered & 1 << what.index() == 0 { Ok(()) } else { Err(Refusal::OnceATurn { what }) }
    }

    pub(super) fn recorded(&mut self, what: Special) {
        self.entered |= 1 << what.index();
    }

    pub(super) fn record_joust(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.seated(seat)?;
        self.may_record(Special::Joust)?;
        self.recorded(Special::Joust);
        self.win_favours(seat, 1);
        Ok(())
    }

    pub(super) fn may_record_stables(&self, order: Order) -> Result<Vec<Seat, STABLES>, Refusal> {
        self.may_record(Special::Stables)?;
        let mut first = Vec::new();
        for seat in order.iter() {
            self.seated(seat)?;
            if first.contains(&seat) {
                return Err(Refusal::NamedTwice { seat });
            }
            first.push(seat).map_err(|_| Refusal::StablesFull)?;
        }
        Ok(first)
    }

    pub(super) fn record_stables(&mut self, order: Order) -> Result<(), Refusal> {
        let first = self.may_record_stables(order)?;
        self.recorded(Special::Stables);
        self.go_first(&first);
        Ok(())
    }
}
