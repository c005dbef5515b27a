//! Corrections of the street: another card at a position, a card turned over or back, or none.
//!
//! For what was built or turned over wrongly too long ago to take back. Neutral cards stay, and so does a card under a
//! prestige building. Coins and cubes in purses do not change. Invariant: each player's card lies on the street at most
//! once, and just those that count as built; workers are in hand or on a card that takes them.

use super::cards::Building;
use super::event::Lies;
use super::refusal::NoFlip;
use super::street::Face;
use super::{MagnaCarta, Phase, Refusal};
use crate::seat::Seat;

impl MagnaCarta {
    /// Whose card lies at a position, and which, when it can be changed.
    fn changeable(&self, at: u8) -> Result<(Seat, Building), Refusal> {
        match self.card_at(at)? {
            Face::Neutral(_) => Err(Refusal::NeutralStays { at }),
            Face::Residence { under: Some(_), .. } => Err(Refusal::UnderPrestige { at }),
            Face::Building { owner, building, .. } | Face::Residence { owner, building, .. } => Ok((owner, building)),
        }
    }

    /// What lies at a position after the correction; `None` when nothing does.
    pub(super) fn may_lie(&self, at: u8, lies: Lies) -> Result<Option<Face>, Refusal> {
        let now = self.changeable(at)?;
        let (owner, building, face) = match lies {
            Lies::Gone => return Ok(None),
            Lies::Building { building, owner } => {
                if !self.is_standard() && !building.in_intro() {
                    return Err(Refusal::BuildingNotInIntro { building });
                }
                (owner, building, self.new_building(owner, building))
            }
            Lies::Residence { owner } => {
                if !self.is_standard() {
                    return Err(Refusal::NoResidenceInIntro);
                }
                let (_, building) = now;
                if building == Building::Lawyer {
                    return Err(Refusal::CannotFlip { seat: owner, at, why: NoFlip::Lawyer });
                }
                (owner, building, Face::Residence { owner, building, under: None })
            }
        };
        self.seated(owner)?;
        if self.has_built(owner, building) && now != (owner, building) {
            return Err(Refusal::AlreadyBuilt { seat: owner, building });
        }
        Ok(Some(face))
    }

    /// The worker on the card goes home, whatever lies there now. The provost stays on his card, and goes to the one before
    /// when that is gone.
    pub(super) fn set_street(&mut self, at: u8, lies: Lies) -> Result<(), Refusal> {
        let face = self.may_lie(at, lies)?;
        let (owner, building) = self.changeable(at)?;
        self.send_home(at);
        self.set_built(owner, building, false);
        match face {
            Some(face) => self.replace(at, face),
            None => {
                self.street.take_away(at);
                if self.provost >= at {
                    // Never off the street: the peddler is neutral, so some card lies before this one.
                    self.provost -= 1;
                }
                self.effects_without(at);
            }
        }
        if self.phase == Phase::Effects {
            self.offer_at_the_table();
        }
        Ok(())
    }

    fn replace(&mut self, at: u8, face: Face) {
        if let Face::Building { owner, building, .. } | Face::Residence { owner, building, .. } = face {
            self.set_built(owner, building, true);
        }
        if let Some(card) = self.street.at_mut(at) {
            card.face = face;
        }
    }
}
