//! The final count: what the device cannot know, asked in a fixed order.
//!
//! Points are `scoring`'s. Invariant: nothing is asked twice, and nothing that the game does not have.

use super::districts::District;
use super::event::{Counted, Counts};
use super::{Machiavelli, Place, Refusal, Said, Step};
use crate::seat::{Seat, Seats};

/// The most that can be counted.
pub(super) const MOST_COUNTED: u8 = 99;

impl Machiavelli {
    fn has_vault(&self) -> bool {
        self.setup.cities() && self.setup.has(District::SecretVault)
    }

    /// Whether it is still to be said who shows the secret vault.
    pub(super) fn asks_vault(&self) -> bool {
        matches!(self.step, Step::Over) && self.has_vault() && self.vault.is_none()
    }

    /// Whether a seat is asked for this.
    fn asks_for(&self, place: Place, counted: Counted) -> bool {
        match counted {
            Counted::Gold => self.has(place, District::ImperialTreasury),
            Counted::Cards => self.has(place, District::MapRoom),
            Counted::Actions => self.setup.actions(),
            Counted::Coins | Counted::Types | Counted::Uniques => !self.setup.cities(),
            Counted::Complete => false,
        }
    }

    /// The next thing to be counted, seat by seat.
    pub(super) fn still_to_count(&self) -> Option<(Place, Counted)> {
        const ORDER: [Counted; 6] =
            [Counted::Gold, Counted::Cards, Counted::Coins, Counted::Types, Counted::Uniques, Counted::Actions];
        (0..self.players()).find_map(|place| {
            let open = |counted: &Counted| self.asks_for(place, *counted) && self.counts[place].get(*counted).is_none();
            ORDER.into_iter().find(open).map(|counted| (place, counted))
        })
    }

    /// Whether several lead and who turned over what was not said of all of them.
    pub(super) fn leaves_ranks_open(&self) -> bool {
        if self.setup.cities() {
            return false;
        }
        let mut leaders = self.leaders();
        leaders.clone().count() > 1 && leaders.any(|place| self.has_card(place))
    }

    /// Those who are tied and of whom it is still to be said who had the highest rank; `None` when that is no question.
    pub(super) fn tied(&self) -> Option<Seats> {
        if !matches!(self.step, Step::Over)
            || self.asks_vault()
            || self.still_to_count().is_some()
            || !self.leaves_ranks_open()
        {
            return None;
        }
        let leads = |place: Place| self.leaders().any(|leader| leader == place);
        match self.highest {
            Some(Said::Nobody) => None,
            Some(Said::Seat(place)) if leads(place) => None,
            _ => Some(self.leaders().map(|place| self.seat(place)).collect()),
        }
    }

    pub(super) fn may_show_vault(&self, seat: Seat) -> Result<(), Refusal> {
        self.seated(seat)?;
        if !matches!(self.step, Step::Over) {
            return Err(self.not_asked());
        }
        if self.has_vault() { Ok(()) } else { Err(Refusal::NoVault) }
    }

    pub(super) fn may_say_highest(&self, seat: Seat) -> Result<(), Refusal> {
        self.seated(seat)?;
        match self.tied() {
            Some(tied) if tied.contains(seat) => Ok(()),
            Some(_) => Err(Refusal::NotTied { seat }),
            None => Err(self.not_asked()),
        }
    }

    pub(super) fn may_count(&self, seat: Seat, counts: Counts) -> Result<(), Refusal> {
        self.seated(seat)?;
        if !matches!(self.step, Step::Over) {
            return Err(self.not_asked());
        }
        if counts.given().any(|(_, amount)| amount > MOST_COUNTED) {
            return Err(Refusal::TooMuch { most: MOST_COUNTED });
        }
        Ok(())
    }
}
