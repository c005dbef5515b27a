//! Rank 8 and the armory: districts destroyed, swapped, conquered (facts 2; seed, warlord, diplomat, marshal, armory).
//!
//! What it costs the players pay; the device says how much. Invariant: no swap and no conquest leaves anybody with a new pair.

use super::characters::Character;
use super::districts::{District, Named};
use super::turn::Turn;
use super::{Event, Machiavelli, Place, Refusal, Step};
use crate::seat::Seat;

/// The most that a conquered district costs.
const MOST_CONQUERED: u8 = 3;

impl Machiavelli {
    /// What rank 8 pays (facts 2): one less than it costs to destroy a district, its cost to take it, the difference to swap it;
    /// and 1 more for another district than the great wall in that city (facts 5). The armory takes no gold.
    pub fn price_of(&self, event: &Event) -> Option<u8> {
        let (owner, target, less) = match *event {
            Event::Destroy { owner, district, armory: false, .. } => (owner, district, 1),
            Event::Conquer { owner, district, .. } => (owner, district, 0),
            Event::Swap { own, owner, district, .. } => (owner, district, self.cost(own)),
            _ => return None,
        };
        let walled =
            target.district != District::GreatWall && self.city(owner).any(|one| one.district == District::GreatWall);
        Some(self.cost(target).saturating_sub(less) + u8::from(walled))
    }

    /// The district that rank 8 aims at in this city.
    fn aimed_at(&self, place: Place, named: Named) -> Result<Named, Refusal> {
        let seat = self.seat(place);
        let named = self.meant(place, named)?;
        if self.is_complete(place) {
            return Err(Refusal::CompleteCity { seat });
        }
        if self.protected.map(Place::from) == Some(place) {
            return Err(Refusal::Protected { seat });
        }
        if named.district == District::Keep {
            return Err(Refusal::OutOfReach { district: named.district });
        }
        Ok(named)
    }

    /// The turn of a character of rank 8, and the city that it aims at.
    fn rank_eight(&self, seat: Seat, owner: Seat, character: Character) -> Result<(Turn, Place), Refusal> {
        let turn = self.city_turn_of(seat)?;
        let owner = self.seated(owner)?;
        self.may_use(&turn, character)?;
        Ok((turn, owner))
    }

    pub(super) fn may_destroy(&self, seat: Seat, owner: Seat, district: Named, armory: bool) -> Result<(), Refusal> {
        if !armory {
            let (_, owner) = self.rank_eight(seat, owner, Character::Warlord)?;
            return self.aimed_at(owner, district).map(drop);
        }
        let turn = self.city_turn_of(seat)?;
        let owner = self.seated(owner)?;
        let own = self.meant(turn.actor, Named::plain(District::Armory))?;
        let target = self.meant(owner, district)?;
        if self.is_complete(owner) {
            return Err(Refusal::CompleteCity { seat: self.seat(owner) });
        }
        // It cannot pay for itself.
        if target.district == own.district {
            return Err(Refusal::DoesNotPay { own: own.district, district: target.district });
        }
        Ok(())
    }

    pub(super) fn destroy(&mut self, seat: Seat, owner: Seat, district: Named, armory: bool) {
        let (place, owner) = (self.place_of(seat), self.place_of(owner));
        self.destroy_in(owner, district);
        if armory {
            self.destroy_in(place, Named::plain(District::Armory));
        } else {
            self.use_character();
        }
        self.look_at_cities(place);
    }

    fn use_character(&mut self) {
        if let Step::Turn(turn) = &mut self.step {
            turn.used = true;
        }
    }

    /// That a city which gives up `gone` for this district gets no new pair: like for like makes none.
    fn leaves_no_pair(&self, place: Place, district: District, gone: Option<Named>) -> Result<(), Refusal> {
        let like_for_like = gone.is_some_and(|gone| gone.district == district);
        if !like_for_like && self.has(place, district) {
            return Err(Refusal::HasAlready { seat: self.seat(place), district });
        }
        Ok(())
    }

    pub(super) fn may_swap(&self, seat: Seat, own: Named, owner: Seat, district: Named) -> Result<(), Refusal> {
        let (turn, owner) = self.rank_eight(seat, owner, Character::Diplomat)?;
        if owner == turn.actor {
            return Err(Refusal::OwnCity { seat });
        }
        // What is given may come from a complete city (seed, diplomat).
        let own = self.meant(turn.actor, own)?;
        let theirs = self.aimed_at(owner, district)?;
        self.leaves_no_pair(turn.actor, theirs.district, Some(own))?;
        self.leaves_no_pair(owner, own.district, Some(theirs))
    }

    pub(super) fn swap(&mut self, seat: Seat, own: Named, owner: Seat, district: Named) {
        let (place, owner) = (self.place_of(seat), self.place_of(owner));
        if let (Some(own), Some(theirs)) = (self.take(place, own), self.take(owner, district)) {
            self.put(place, theirs);
            self.put(owner, own);
        }
        self.use_character();
        self.look_at_cities(place);
    }

    pub(super) fn may_conquer(&self, seat: Seat, owner: Seat, district: Named) -> Result<(), Refusal> {
        let (turn, owner) = self.rank_eight(seat, owner, Character::Marshal)?;
        if owner == turn.actor {
            return Err(Refusal::OwnCity { seat });
        }
        let theirs = self.aimed_at(owner, district)?;
        let cost = self.cost(theirs);
        if cost > MOST_CONQUERED {
            return Err(Refusal::TooDear { named: theirs, cost });
        }
        self.leaves_no_pair(turn.actor, theirs.district, None)
    }

    pub(super) fn conquer(&mut self, seat: Seat, owner: Seat, district: Named) {
        let (place, owner) = (self.place_of(seat), self.place_of(owner));
        if let Some(theirs) = self.take(owner, district) {
            self.put(place, theirs);
        }
        self.use_character();
        self.look_at_cities(place);
    }
}
