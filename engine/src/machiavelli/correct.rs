//! Corrections: a value set by hand, as an event like any other.
//!
//! For what was entered wrongly too long ago to take back. A correction is checked against what can lie on the table, not against
//! how it came there. A corrected city can become complete; only `first` and `ending` take that back. Invariant: no correction puts
//! more on the table than the box has.

use super::districts::{District, Named, TENTS};
use super::event::{Change, Districts, SeatValue, SeatValues};
use super::final_count::MOST_COUNTED;
use super::ranks::Rank;
use super::setup::Switch;
use super::{Machiavelli, Refusal, Step};
use crate::seat::Seat;

impl Machiavelli {
    pub(super) fn may_correct_tax(&self, tax: u8) -> Result<(), Refusal> {
        if !self.keeps_tax() {
            Err(Refusal::NoTax)
        } else if tax > MOST_COUNTED {
            Err(Refusal::TooMuch { most: MOST_COUNTED })
        } else {
            Ok(())
        }
    }

    pub(super) fn may_correct_city(&self, seat: Seat, change: Change, districts: Districts) -> Result<(), Refusal> {
        let place = self.seated(seat)?;
        if !self.setup.cities() {
            return Err(Refusal::CitiesOff);
        }
        for (number, named) in districts.iter().enumerate() {
            let district = named.district;
            let earlier = districts.iter().take(number).filter(|other| other.district == district).count();
            match change {
                Change::Remove => {
                    let (coins, all) = self.named_before(districts, number, named);
                    let with_coin = || self.city_of(place).filter(|other| *other == named).count();
                    let enough = self.count_in(place, district) > all && (!named.coin || with_coin() > coins);
                    if !enough {
                        self.meant(place, named)?;
                        return Err(Refusal::NotThere { seat, named });
                    }
                }
                Change::Add | Change::All => {
                    self.in_box_or_city(district)?;
                    let stand = self.standing.iter().filter(|one| one.named.district == district);
                    let elsewhere =
                        stand.filter(|one| change == Change::Add || usize::from(one.owner) != place).count();
                    if elsewhere + earlier >= district.copies().into() {
                        return Err(Refusal::NoneLeft { district });
                    }
                }
            }
        }
        Ok(())
    }

    /// Of the districts named before this one, how many of its kind are with a coin, and how many in all.
    fn named_before(&self, districts: Districts, number: usize, named: Named) -> (usize, usize) {
        let same = |other: &Named| other.district == named.district;
        let before = || districts.iter().take(number).filter(same);
        (before().filter(|other| other.coin).count(), before().count())
    }

    /// Whether a district can be in a city of this game at all.
    fn in_box_or_city(&self, district: District) -> Result<(), Refusal> {
        if district == District::Tent {
            Err(Refusal::Tent)
        } else if district == District::SecretVault {
            Err(Refusal::NeverBuilt { district })
        } else if !self.setup.has(district) {
            Err(Refusal::NotInGame { district })
        } else {
            Ok(())
        }
    }

    pub(super) fn correct_city(&mut self, seat: Seat, change: Change, districts: Districts) {
        let place = self.place_of(seat);
        match change {
            Change::Remove => {
                // Those with a coin first, so that the others find what is meant.
                let named = || districts.iter();
                named().filter(|named| named.coin).for_each(|named| self.take_away(place, named));
                named().filter(|named| !named.coin).for_each(|named| self.take_away(place, named));
            }
            Change::All => {
                self.standing.retain(|one| usize::from(one.owner) != place);
                districts.iter().for_each(|named| self.put(place, named));
            }
            Change::Add => districts.iter().for_each(|named| self.put(place, named)),
        }
        let stands = |district| self.standing.iter().any(|one| one.named.district == district);
        let (museum, bell_tower) = (stands(District::Museum), stands(District::BellTower));
        if !museum {
            self.museum = 0;
        }
        self.early &= bell_tower;
        self.look_at_cities(place);
    }

    fn take_away(&mut self, place: usize, named: Named) {
        // It was found there before.
        let _ = self.take(place, named);
    }

    pub(super) fn may_correct_seat(&self, seat: Seat, values: SeatValues) -> Result<(), Refusal> {
        let place = self.seated(seat)?;
        if !self.setup.cities() {
            return Err(Refusal::CitiesOff);
        }
        if let Some(cards) = values.get(SeatValue::Museum.index()) {
            self.meant(place, Named::plain(District::Museum))?;
            if cards > MOST_COUNTED.into() {
                return Err(Refusal::TooMuch { most: MOST_COUNTED });
            }
        }
        if let Some(tents) = values.get(SeatValue::Tents.index()) {
            if !self.setup.actions() {
                return Err(Refusal::NoActionCards);
            }
            let most = self.tents_left() + self.tents[place];
            if tents > most.into() {
                return Err(Refusal::NoTentLeft);
            }
        }
        Ok(())
    }

    pub(super) fn correct_seat(&mut self, seat: Seat, values: SeatValues) {
        let place = self.place_of(seat);
        if let Some(cards) = values.get(SeatValue::Museum.index()) {
            self.museum = cards.min(MOST_COUNTED.into()) as u8;
        }
        if let Some(tents) = values.get(SeatValue::Tents.index()) {
            self.tents[place] = tents.min(TENTS.into()) as u8;
        }
        self.look_at_cities(place);
    }

    pub(super) fn may_correct_early(&self, switch: Switch) -> Result<(), Refusal> {
        if !self.setup.cities() {
            return Err(Refusal::CitiesOff);
        }
        let stands = self.standing.iter().any(|one| one.named.district == District::BellTower);
        if switch == Switch::On && !stands {
            return Err(Refusal::NoBellTower);
        }
        Ok(())
    }

    pub(super) fn correct_early(&mut self, switch: Switch) {
        self.early = switch == Switch::On;
        let owner = self.standing.iter().find(|one| one.named.district == District::BellTower);
        let from = owner.map_or(0, |one| one.owner.into());
        self.look_at_cities(from);
    }

    pub(super) fn correct_first(&mut self, seat: Option<Seat>) {
        let first = seat.map(|seat| self.place_of(seat) as u8);
        self.due.first = first;
        self.usual.first = first;
    }

    pub(super) fn may_correct_ending(&self) -> Result<(), Refusal> {
        if matches!(self.step, Step::Over) { Err(Refusal::NotInThisPhase) } else { Ok(()) }
    }

    pub(super) fn correct_ending(&mut self, switch: Switch) {
        self.due.ending = switch == Switch::On;
        self.usual.ending = switch == Switch::On;
    }

    pub(super) fn may_correct_call(&self, rank: Rank) -> Result<(), Refusal> {
        self.in_game(rank)?;
        match self.step {
            Step::Call(_) | Step::Turn(_) => Ok(()),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    /// This rank is called now, unless it is passed over; answers of it and of higher ranks are forgotten.
    pub(super) fn correct_call(&mut self, rank: Rank) {
        for forgotten in Rank::ALL.into_iter().filter(|other| *other >= rank) {
            self.holders[forgotten.index()] = None;
        }
        // The acrobat answers the call of rank 4.
        self.acrobat &= rank > Rank::FOUR;
        if rank <= Rank::FIVE {
            self.protected = None;
        }
        self.call(self.called_from(rank));
    }
}
