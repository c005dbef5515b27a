//! The cities: what stands where, in the order in which it came.
//!
//! Whether something may come or go is the rules' to say; here it is found, moved and measured. Invariant: no more of a
//! district stands than the box has, and every owner sits at the table.

use super::districts::{District, Named, TENTS};
use super::{Machiavelli, Place, Refusal};

/// A district on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub(super) named: Named,
    pub(super) owner: u8,
}

impl Machiavelli {
    /// What stands in a city, in the order in which it came.
    pub(super) fn city_of(&self, place: Place) -> impl Iterator<Item = Named> {
        self.standing.iter().filter(move |one| usize::from(one.owner) == place).map(|one| one.named)
    }

    /// How many of a district a city has.
    pub(super) fn count_in(&self, place: Place, district: District) -> usize {
        self.city_of(place).filter(|named| named.district == district).count()
    }

    pub(super) fn has(&self, place: Place, district: District) -> bool {
        self.count_in(place, district) > 0
    }

    /// Where a named district stands: without `+1` one without a coin if there is one, else the one with.
    fn find(&self, place: Place, named: Named) -> Option<usize> {
        let at = |coin| {
            let wanted = Standing { named: Named { district: named.district, coin }, owner: place as u8 };
            self.standing.iter().position(|one| *one == wanted)
        };
        if named.coin { at(true) } else { at(false).or_else(|| at(true)) }
    }

    /// The district that a line means, with its coin; refused when it does not stand there.
    pub(super) fn meant(&self, place: Place, named: Named) -> Result<Named, Refusal> {
        if named.district == District::Tent {
            return Err(Refusal::Tent);
        }
        let at = self.find(place, named).and_then(|at| self.standing.get(at));
        at.map(|one| one.named).ok_or(Refusal::NotThere { seat: self.seat(place), named })
    }

    /// What it costs, the artist's coin included.
    pub(super) fn cost(&self, named: Named) -> u8 {
        let gold = match named.district.unique() {
            Some(_) => self.setup.coins(named.district).cost,
            None => named.district.gold(),
        };
        gold + u8::from(named.coin)
    }

    /// Whether a district of this game is left in the box.
    pub(super) fn in_box(&self, district: District) -> Result<(), Refusal> {
        if district == District::Tent {
            return Err(Refusal::Tent);
        }
        if !self.setup.has(district) {
            return Err(Refusal::NotInGame { district });
        }
        let stand = self.standing.iter().filter(|one| one.named.district == district).count();
        if stand < district.copies().into() { Ok(()) } else { Err(Refusal::NoneLeft { district }) }
    }

    /// Comes to a city.
    pub(super) fn put(&mut self, place: Place, named: Named) {
        // There is room for all districts of the box, and no more stand than it has.
        let _ = self.standing.push(Standing { named, owner: place as u8 });
    }

    /// Goes from a city; gives what went.
    pub(super) fn take(&mut self, place: Place, named: Named) -> Option<Named> {
        let at = self.find(place, named)?;
        Some(self.standing.remove(at).named)
    }

    /// Goes from a city to the discard: cards under a museum are gone, and a bell tower lowers nothing any more.
    pub(super) fn discard(&mut self, place: Place, named: Named) {
        match self.take(place, named).map(|named| named.district) {
            Some(District::Museum) => self.museum = 0,
            Some(District::BellTower) => self.early = false,
            _ => {}
        }
    }

    /// Puts the artist's coin on a district.
    pub(super) fn put_coin(&mut self, place: Place, district: District) {
        let at = self.find(place, Named::plain(district));
        if let Some(one) = at.and_then(|at| self.standing.get_mut(at)) {
            one.named.coin = true;
        }
    }

    /// Districts, one more for a monument, and tents (facts 5, 6 and 8).
    pub(super) fn size_of(&self, place: Place) -> u8 {
        let districts = self.city_of(place).count() as u8;
        districts + u8::from(self.has(place, District::Monument)) + self.tents[place]
    }

    /// How many circus tents are left.
    pub(super) fn tents_left(&self) -> u8 {
        TENTS.saturating_sub(self.tents.iter().sum())
    }
}
