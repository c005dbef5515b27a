//! Phase 6, the castle: houses for batches of three different cubes, in castle order.
//!
//! Who stands there and builds nothing loses 2 points. With `books table` the order of the lines is the castle order.
//! Invariant: no section has more houses than parts.

use super::event::Section;
use super::pay::{Cost, Pay};
use super::scoring::Line;
use super::{Caylus, Phase, Place, Refusal};
use crate::seat::Seat;

impl Section {
    /// Its parts (facts 2.8).
    pub const fn parts(self) -> u8 {
        match self {
            Section::Dungeon => 6,
            Section::Walls => 10,
            Section::Towers => 14,
        }
    }

    /// The points of a house in it (facts 2.8).
    pub const fn points(self) -> u8 {
        match self {
            Section::Dungeon => 5,
            Section::Walls => 4,
            Section::Towers => 3,
        }
    }

    /// The space of its scoring marker (facts 2.2).
    pub const fn marker(self) -> u8 {
        match self {
            Section::Dungeon => 12,
            Section::Walls => 18,
            Section::Towers => 24,
        }
    }

    /// What who has no house in it loses at its scoring (facts 2.8).
    pub const fn penalty(self) -> u8 {
        match self {
            Section::Dungeon => 2,
            Section::Walls => 3,
            Section::Towers => 4,
        }
    }

    /// The favours for so many houses in it at its scoring (facts 2.8).
    pub const fn favours(self, houses: u8) -> u8 {
        match (self, houses) {
            (_, 0 | 1) => 0,
            (Section::Dungeon, _) => 1,
            (Section::Walls, 2) | (Section::Towers, 2 | 3) => 1,
            (Section::Walls, 3 | 4) | (Section::Towers, 4 | 5) => 2,
            (Section::Walls | Section::Towers, _) => 3,
        }
    }

    /// The section after it.
    pub const fn next(self) -> Option<Section> {
        match self {
            Section::Dungeon => Some(Section::Walls),
            Section::Walls => Some(Section::Towers),
            Section::Towers => None,
        }
    }
}

/// What who builds nothing loses (CAY-NL "Fase 6").
pub const NOTHING_BUILT: u16 = 2;

impl Caylus {
    /// With `books device` the phase is left out when nobody stands in the castle.
    pub(super) fn begin_castle(&mut self) {
        self.begin_phase(Phase::Castle);
        self.closing = false;
        for player in &mut self.players {
            player.built = 0;
        }
        if !self.keeps_books() {
            self.places.castle.clear();
        } else if self.places.castle.is_empty() {
            self.begin_round_end();
        }
    }

    /// The parts of a section without a house.
    pub fn free_parts(&self, section: Section) -> u8 {
        let built: u8 = self.players.iter().map(|player| player.houses[section.index()]).sum();
        section.parts().saturating_sub(built)
    }

    /// The free parts of the sections that are not scored yet.
    pub fn room(&self) -> u8 {
        let open = |section: &Section| self.section.is_some_and(|first| *section >= first);
        Section::ALL.into_iter().filter(open).map(|section| self.free_parts(section)).sum()
    }

    pub(super) fn may_build_houses(&self, seat: Seat, houses: u8, pay: Pay) -> Result<(Place, Pay), Refusal> {
        let place = if self.keeps_books() {
            self.answering(seat, Phase::Castle)?
        } else {
            let place = self.seated(seat)?;
            self.in_phase(Phase::Castle)?;
            if self.places.castle.contains(&seat) {
                return Err(Refusal::AlreadyAnswered { seat });
            }
            place
        };
        let room = self.room();
        if houses > room {
            return Err(Refusal::NoRoom { wanted: houses, room });
        }
        Ok((place, self.price_in_cubes(place, Cost::batches(houses), pay)?))
    }

    pub(super) fn build_houses(&mut self, seat: Seat, houses: u8, pay: Pay) -> Result<(), Refusal> {
        let (place, pay) = self.may_build_houses(seat, houses, pay)?;
        self.with_purse(place, |purse| purse.hand_over(pay));
        if houses == 0 {
            self.build_nothing(seat);
        }
        for _ in 0..houses {
            self.build_house(place);
        }
        self.player_mut(place).built = houses;
        let answered = if self.keeps_books() {
            self.asked += 1;
            self.asked_seat().is_none()
        } else {
            // Each seat once, and there is room for all.
            let _ = self.places.castle.push(seat);
            self.places.castle.len() == self.players()
        };
        if answered {
            self.close_castle();
        }
        Ok(())
    }

    /// Puts a house into the first section that is not scored and has room.
    fn build_house(&mut self, place: Place) {
        let mut section = self.section;
        while let Some(here) = section {
            if self.free_parts(here) > 0 {
                self.player_mut(place).houses[here.index()] += 1;
                self.gain(place, Line::Castle, here.points());
                return;
            }
            section = here.next();
        }
    }

    /// Whether to build nothing costs 2 points: unless no part is free and a batch is there (ruling B); with `books table`
    /// the batch is not seen.
    pub fn loses_by_none(&self, seat: Seat) -> bool {
        let has_batch = |place: Place| Cost::batches(1).paid_from(&self.player(place).purse).is_ok();
        self.room() > 0 || self.keeps_books() && !self.place(seat).is_some_and(has_batch)
    }

    fn build_nothing(&mut self, seat: Seat) {
        if self.loses_by_none(seat)
            && let Some(place) = self.place(seat)
        {
            self.lose(place, Line::Lost, NOTHING_BUILT);
        }
    }

    /// With `books device` those who are left stand there and build nothing; with `books table` nobody else stands there.
    pub(super) fn nobody_else_builds(&mut self) {
        while let Some(seat) = self.asked_seat() {
            self.build_nothing(seat);
            self.asked += 1;
        }
        self.close_castle();
    }

    /// Who has built the most houses in this castle phase: of equals the first in castle order, nobody with 0 (ruling C).
    pub fn built_most(&self) -> Option<Seat> {
        let mut best = None;
        for &seat in &self.places.castle {
            if self.built(seat) > best.map_or(0, |best| self.built(best)) {
                best = Some(seat);
            }
        }
        best
    }

    /// The most houses win a favour.
    fn close_castle(&mut self) {
        self.closing = true;
        if let Some(seat) = self.built_most() {
            self.win_favours(seat, 1);
        }
    }

    /// The workers of the castle go home.
    pub(super) fn end_castle(&mut self) {
        self.closing = false;
        self.places.castle.clear();
        self.begin_round_end();
    }

    /// The most houses that `place` can build now.
    pub(super) fn most_houses(&self, place: Place) -> u8 {
        let room = self.room();
        if !self.keeps_books() {
            return room;
        }
        let purse = &self.player(place).purse;
        (0..=room).take_while(|&houses| Cost::batches(houses).paid_from(purse).is_ok()).last().unwrap_or(0)
    }
}
