//! Phase 5 when the players keep the books: what was built, and which tiles became residences.
//!
//! Everything else in that phase is settled on the table. Invariant: no more is entered in a phase than the builders within
//! the provost's reach can put up.

use super::pay::Pay;
use super::scoring::Line;
use super::tiles::Builder;
use super::{Caylus, Phase, Refusal};
use crate::seat::Seat;

impl Caylus {
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
        Ok(())
    }
}
