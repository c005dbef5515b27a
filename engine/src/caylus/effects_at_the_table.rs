//! Phase 5 when the players keep the books: what was built, and which tiles became residences.
//!
//! Everything else in that phase is settled on the table. Invariant: no more is entered in a phase than the builders within
//! the provost's reach can put up.

use super::pay::Pay;
use super::scoring::Line;
use super::tiles::{Builder, Building, Deal, Effect};
use super::{Caylus, Phase, Refusal};
use crate::seat::Seat;

/// The deals for points at which it is not seen whose they are: those of church, tailor, church or jeweller, jeweller.
pub(super) const DEALS: usize = 4;

/// Which of them brings so many points (facts 2.5): 3 the church, 4 and 6 the tailor, 5 church and jeweller, 9 the jeweller.
fn deal(points: i16) -> Option<usize> {
    match points {
        3 => Some(0),
        4 | 6 => Some(1),
        5 => Some(2),
        9 => Some(3),
        _ => None,
    }
}

impl Caylus {
    /// The buildings within reach that sell so many points, and in which deal.
    pub fn sellers(&self, points: i16) -> impl Iterator<Item = (Building, Deal)> {
        let sells = move |building: Building| match building.effect() {
            Effect::Trade(trade) => {
                let mut deals = (1..=2).filter_map(|deal| trade.deal(deal));
                deals.find(|deal| i16::from(deal.points) == points).map(|deal| (building, deal))
            }
            _ => None,
        };
        Building::ALL.into_iter().filter(|building| self.is_active(*building)).filter_map(sells)
    }

    /// Whether a church, tailor or jeweller within reach can still have sold so many points in this phase: a tile holds one
    /// worker. Points can be entered all the same; this is what a list offers.
    pub fn sells(&self, points: i16) -> bool {
        let [church, tailor, either, jeweller] = self.sold;
        let tailors = tailor == 0 && self.is_active(Building::Tailor);
        let church = church == 0 && self.is_active(Building::Church);
        let jeweller = jeweller == 0 && self.is_active(Building::Jeweller);
        let left = u8::from(church) + u8::from(jeweller) > either;
        match deal(points) {
            Some(0) => church && left,
            Some(1) => tailors,
            Some(2) => left,
            Some(_) => jeweller && left,
            None => false,
        }
    }

    /// What the players can have put up: one a builder that is active now.
    pub(super) fn offer_at_the_table(&mut self) {
        for builder in Builder::ALL {
            self.on_offer[builder.index()] = self.road.builders(builder, self.provost);
        }
    }

    pub(super) fn may_record_builder(&self, seat: Seat, builder: Builder) -> Result<(), Refusal> {
        self.seated(seat)?;
        self.kept_by_players()?;
        self.in_phase(Phase::Effects)?;
        if self.put_up[builder.index()] < self.on_offer[builder.index()] {
            Ok(())
        } else {
            Err(Refusal::NoBuilder { builder })
        }
    }

    pub(super) fn recorded_builder(&mut self, builder: Builder) {
        self.put_up[builder.index()] += 1;
    }

    pub(super) fn may_record_flip(&self, seat: Seat, at: u8) -> Result<(), Refusal> {
        self.may_record_builder(seat, Builder::Lawyer)?;
        self.may_flip(seat, at, 0, Pay::UNSAID).map(drop)
    }

    pub(super) fn record_flip(&mut self, seat: Seat, at: u8) -> Result<(), Refusal> {
        self.may_record_flip(seat, at)?;
        self.flip(seat, at);
        self.recorded_builder(Builder::Lawyer);
        Ok(())
    }

    /// Points that the players saw and the device could not.
    pub(super) fn record_points(&mut self, seat: Seat, points: i16) -> Result<(), Refusal> {
        let place = self.seated(seat)?;
        self.kept_by_players()?;
        if !(-99..=99).contains(&points) {
            return Err(Refusal::OutOfRange { from: -99, to: 99 });
        }
        match u8::try_from(points) {
            Ok(points) => self.gain(place, Line::Others, points),
            Err(_) => self.lose(place, Line::Others, points.unsigned_abs()),
        }
        if let Some(sold) = deal(points).and_then(|deal| self.sold.get_mut(deal)) {
            *sold = sold.saturating_add(1);
        }
        Ok(())
    }
}
