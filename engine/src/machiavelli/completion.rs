//! When the end is due, and whose city was complete first (seed "Einde van het spel", bell tower; facts 6).
//!
//! Both stay, whatever is lost later, but for two cases: what is seized counts as never built, and an early bell tower that is
//! destroyed counts as never early. Invariant: `usual` is what `due` would be without early bell towers.

use super::setup::BellTower;
use super::{Machiavelli, Place, Refusal, Step};
use crate::seat::Seat;

/// Whether this round is the last, and whose city was complete first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Due {
    pub(super) ending: bool,
    pub(super) first: Option<u8>,
}

impl Due {
    /// Notes a city of this size, where the end is due and a city complete at those.
    fn note(&mut self, place: Place, size: u8, ends_at: u8, complete_at: u8) {
        self.ending |= size >= ends_at;
        if size >= complete_at && self.first.is_none() {
            self.first = Some(place as u8);
        }
    }
}

impl Machiavelli {
    /// The size of a city that makes this round the last.
    pub fn ends_at(&self) -> u8 {
        self.setup.city_size() - u8::from(self.early)
    }

    /// The size of a complete city.
    pub fn complete_at(&self) -> u8 {
        self.setup.city_size() - u8::from(self.early && self.setup.bell_tower() == BellTower::City)
    }

    pub(super) fn is_complete(&self, place: Place) -> bool {
        if self.setup.cities() {
            self.size_of(place) >= self.complete_at()
        } else {
            self.said_complete & 1 << place != 0
        }
    }

    /// Looks at all cities, first at that of who acted or was corrected.
    pub(super) fn look_at_cities(&mut self, from: Place) {
        if !self.setup.cities() {
            return;
        }
        let (ends_at, complete_at, usual) = (self.ends_at(), self.complete_at(), self.setup.city_size());
        for place in self.clockwise(from) {
            let size = self.size_of(place);
            self.due.note(place, size, ends_at, complete_at);
            self.usual.note(place, size, usual, usual);
        }
    }

    /// An early bell tower was destroyed.
    pub(super) fn no_longer_early(&mut self, was_early: bool) {
        if was_early && !self.early {
            self.due = self.usual;
        }
    }

    pub(super) fn may_say_complete(&self, seat: Seat) -> Result<(), Refusal> {
        let place = self.seated(seat)?;
        if self.setup.cities() {
            return Err(Refusal::CitiesOn);
        }
        if matches!(self.step, Step::Selection) && self.round == 1 {
            return Err(self.not_asked());
        }
        if self.is_complete(place) { Err(Refusal::CompleteAlready { seat }) } else { Ok(()) }
    }

    pub(super) fn say_complete(&mut self, seat: Seat) {
        let place = self.place_of(seat);
        self.said_complete |= 1 << place;
        for due in [&mut self.due, &mut self.usual] {
            due.note(place, 1, 1, 1);
        }
    }
}
