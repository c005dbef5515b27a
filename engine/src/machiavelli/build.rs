//! Building: limits, what is never built, what a district is paid with, the tax, and what the magistrate seizes.
//!
//! Gold is the players'; whether they can pay the device does not see. Invariant: a city has a district twice only by a quarry,
//! the wizard or a correction.

use super::characters::Character;
use super::completion::Due;
use super::districts::{District, Named, Type};
use super::event::Way;
use super::ranks::Rank;
use super::turn::Turn;
use super::{Machiavelli, Place, Refusal, Step};
use crate::seat::Seat;

/// The first district of a turn that was paid with gold: what it changed, in case it is seized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct JustBuilt {
    district: District,
    /// The builder paid tax for it.
    taxed: bool,
    due: Due,
    usual: Due,
}

/// The districts that a monument may not be built with (facts 5).
const TOO_MANY_FOR_MONUMENT: usize = 5;

impl Machiavelli {
    /// Whether a tax collector is in the game and what lies on it is kept.
    pub(super) fn keeps_tax(&self) -> bool {
        self.setup.cities() && self.setup.cast().contains(Character::TaxCollector)
    }

    /// Districts that may be built in this turn.
    pub(super) fn limit(&self, turn: &Turn) -> u8 {
        self.acting(turn).limit() + if turn.directed { 2 } else { 0 }
    }

    /// Whether a district counts to the limit (facts 2, 5 and 8).
    fn counts_to_limit(&self, turn: &Turn, district: District, way: Way) -> bool {
        let trades = self.acting(turn) == Character::Trader && district.kind() == Some(Type::Trade);
        !(district == District::Stables || trades || matches!(way, Way::Over(_)))
    }

    pub(super) fn may_build(
        &self,
        seat: Seat,
        built: Named,
        way: Way,
        early: bool,
        untaxed: bool,
    ) -> Result<(), Refusal> {
        let turn = self.city_turn_of(seat)?;
        let (place, district) = (turn.actor, built.district);
        if built.coin {
            return Err(Refusal::NewWithCoin);
        }
        self.in_box(district)?;
        if district == District::SecretVault {
            return Err(Refusal::NeverBuilt { district });
        }
        self.may_be_early(district, early)?;
        if untaxed && !self.keeps_tax() {
            return Err(Refusal::NoTax);
        }
        if self.acting(&turn) == Character::Navigator {
            return Err(Refusal::NeverBuilds { character: Character::Navigator });
        }
        let limit = self.limit(&turn);
        if turn.built >= limit && self.counts_to_limit(&turn, district, way) {
            return Err(Refusal::Limit { seat, limit });
        }
        // What pays for it stands no longer when the new one comes.
        let gone = self.may_pay(&turn, seat, district, way)?;
        let left = |wanted| self.count_in(place, wanted) - usize::from(gone == Some(wanted));
        if district == District::Monument {
            let others = self.city_of(place).count() - usize::from(gone.is_some());
            if others >= TOO_MANY_FOR_MONUMENT {
                return Err(Refusal::TooLateForMonument { seat });
            }
        }
        let twice = left(District::Quarry) > 0 || self.acting(&turn) == Character::Wizard;
        if left(district) > 0 && !twice { Err(Refusal::HasAlready { seat, district }) } else { Ok(()) }
    }

    pub(super) fn may_be_early(&self, district: District, early: bool) -> Result<(), Refusal> {
        if early && district != District::BellTower { Err(Refusal::NotABellTower { district }) } else { Ok(()) }
    }

    /// The own district that goes for the new one, if one does (facts 5: framework, necropolis; 8: the card without a name).
    fn may_pay(&self, turn: &Turn, seat: Seat, district: District, way: Way) -> Result<Option<District>, Refusal> {
        let own = match way {
            Way::Gold => return Ok(None),
            Way::By(own) => {
                let own = self.meant(turn.actor, own)?;
                if own.district != District::Framework && district != District::Necropolis {
                    return Err(Refusal::DoesNotPay { own: own.district, district });
                }
                own
            }
            Way::Over(own) => {
                self.may_act(turn, seat)?;
                let own = self.meant(turn.actor, own)?;
                if self.cost(Named::plain(district)) <= self.cost(own) {
                    return Err(Refusal::NotDearer { district, own });
                }
                own
            }
        };
        Ok(Some(own.district))
    }

    pub(super) fn build(&mut self, built: Named, way: Way, early: bool, untaxed: bool) {
        let Step::Turn(mut turn) = self.step else { return };
        let place = turn.actor;
        turn.built += u8::from(self.counts_to_limit(&turn, built.district, way));
        if let Way::By(own) | Way::Over(own) = way {
            self.destroy_in(place, own);
        }
        turn.acted |= matches!(way, Way::Over(_));
        let (due, usual) = (self.due, self.usual);
        let taxed = self.keeps_tax() && !untaxed && self.acting(&turn) != Character::TaxCollector;
        self.tax = self.tax.saturating_add(taxed.into());
        // With nothing paid there is nothing to seize, and the next one may be (seed, stables and framework).
        if !matches!(way, Way::By(_)) {
            let first = !turn.paid;
            turn.just_built = first.then_some(JustBuilt { district: built.district, taxed, due, usual });
            turn.paid = true;
        }
        self.step = Step::Turn(turn);
        self.put(place, built);
        self.early |= early;
        self.look_at_cities(place);
    }

    /// A district is destroyed; an early bell tower has never been early.
    pub(super) fn destroy_in(&mut self, place: Place, named: Named) {
        let was_early = self.early;
        self.discard(place, named);
        self.no_longer_early(was_early);
    }

    /// Who turned the magistrate over.
    fn magistrate(&self) -> Option<Place> {
        let magistrate = self.setup.cast().contains(Character::Magistrate);
        self.holders[Rank::ONE.index()].filter(|_| magistrate).map(Place::from)
    }

    /// What the magistrate could seize now: the first district of the turn that was paid, while nothing else was entered.
    fn seizable(&self) -> Result<(JustBuilt, Place), Refusal> {
        if !self.setup.cities() {
            return Err(Refusal::CitiesOff);
        }
        let Step::Turn(turn) = self.step else { return Err(self.not_asked()) };
        let marked = self.marks.expropriated.contains(turn.rank) && !turn.immune && !self.seized;
        match (turn.just_built.filter(|_| marked), self.magistrate()) {
            (Some(built), Some(magistrate)) => Ok((built, magistrate)),
            _ => Err(Refusal::NothingToSeize),
        }
    }

    pub(super) fn may_seize(&self, early: bool, untaxed: bool) -> Result<(), Refusal> {
        let (built, magistrate) = self.seizable()?;
        let Step::Turn(turn) = self.step else { return Err(self.not_asked()) };
        let district = built.district;
        self.may_be_early(district, early)?;
        if untaxed && !self.keeps_tax() {
            return Err(Refusal::NoTax);
        }
        // Not even with a quarry (seed, "Steengroeve").
        let own = usize::from(turn.actor == magistrate);
        if self.count_in(magistrate, district) > own {
            return Err(Refusal::HasAlready { seat: self.seat(magistrate), district });
        }
        Ok(())
    }

    /// The district stands in the magistrate's city instead, and counts as never built here.
    pub(super) fn seize(&mut self, built: Option<JustBuilt>, early: bool, untaxed: bool) {
        let (Some(built), Some(magistrate)) = (built, self.magistrate()) else { return };
        let Step::Turn(turn) = self.step else { return };
        // It was built last, so it stands last.
        if self.standing.pop().is_none() {
            return;
        }
        (self.due, self.usual) = (built.due, built.usual);
        if built.district == District::BellTower {
            self.early = early;
        }
        self.put(magistrate, Named::plain(built.district));
        if self.keeps_tax() {
            self.tax = self.tax.saturating_sub(built.taxed.into()).saturating_add((!untaxed).into());
        }
        self.marks.expropriated = super::ranks::Ranks::NONE.with(turn.rank);
        self.seized = true;
        self.look_at_cities(magistrate);
    }
}
