//! A turn: a tile, perhaps a follower; and whose turn it is.
//!
//! Where a tile fits, and whether a follower may stand where it is put, the players see and the device does not (CDS 2).
//! Invariant: a place is below the number of players.

use super::completed::{Cause, Scoring};
use super::followers::TileRole;
use super::tiles::TILES;
use super::{City, Place, Refusal, Step};
use crate::seat::Seat;

/// What [`City::go_on`] goes on from.
#[derive(Clone, Copy)]
pub(super) enum GoOn {
    Scoring(Cause),
    Gap,
    Unfinished,
}

impl City {
    fn may_place_tile(&self, seat: Seat, follower: Option<TileRole>) -> Result<Place, Refusal> {
        let place = self.seated(seat)?;
        if self.step != Step::Turn {
            return Err(self.not_asked());
        }
        if place != self.turn {
            return Err(Refusal::NotYourTurn { seat, turn: self.seat(self.turn) });
        }
        if follower.is_some() {
            self.may_use_follower(place)?;
        }
        Ok(place)
    }

    pub(super) fn place_tile(
        &mut self,
        seat: Seat,
        follower: Option<TileRole>,
        completes: bool,
    ) -> Result<(), Refusal> {
        let place = self.may_place_tile(seat, follower)?;
        self.tiles += 1;
        if let Some(follower) = follower {
            self.players[place].followers.place(follower.role());
        }
        if completes {
            self.step = Step::Scoring(Scoring::by_tile(follower));
        } else {
            self.end_turn();
        }
        Ok(())
    }

    /// A tile that fits nowhere is drawn, and not placed: whoever drew it draws again. The rulebook does not say (CDS A6).
    pub(super) fn discard(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_place_tile(seat, None)?;
        self.tiles += 1;
        self.discarded += 1;
        // There is no other to draw after the last.
        if self.tiles >= TILES {
            self.close_ring();
        }
        Ok(())
    }

    /// Whether a seat has a follower that can be placed now.
    pub(super) fn may_use_follower(&self, place: Place) -> Result<(), Refusal> {
        let followers = self.players[place].followers;
        match followers.available() {
            0 => Err(Refusal::NoFollower { seat: self.seat(place), resting: followers.resting() }),
            _ => Ok(()),
        }
    }

    /// The turn goes to the left, or the last tile was placed and the game ends.
    pub(super) fn end_turn(&mut self) {
        if self.tiles >= TILES {
            self.close_ring();
        } else {
            self.begin_turn(self.left_of(self.turn));
        }
    }

    pub(super) fn begin_turn(&mut self, place: Place) {
        self.turn = place;
        self.players[place].followers.rested();
        self.step = Step::Turn;
    }

    /// Nothing more is completed; no, the ends are not that close; the unfinished ones are cleared.
    fn may_go_on(&self) -> Result<GoOn, Refusal> {
        match self.step {
            Step::Scoring(scoring) => scoring.may_go_on().map(GoOn::Scoring).ok_or_else(|| self.not_asked()),
            Step::Gap => Ok(GoOn::Gap),
            Step::Unfinished => Ok(GoOn::Unfinished),
            _ => Err(self.not_asked()),
        }
    }

    pub(super) fn go_on(&mut self) -> Result<(), Refusal> {
        match self.may_go_on()? {
            GoOn::Scoring(cause) => self.end_scoring(cause),
            GoOn::Gap => self.end_turn(),
            GoOn::Unfinished => self.clear_unfinished(),
        }
        Ok(())
    }

    pub(super) fn seat(&self, place: Place) -> Seat {
        self.setup.seating().seat_at(place).unwrap_or(self.setup.start())
    }

    pub(super) fn place(&self, seat: Seat) -> Option<Place> {
        self.setup.seating().place(seat)
    }

    /// The place of a seat that must sit at this table.
    pub(super) fn seated(&self, seat: Seat) -> Result<Place, Refusal> {
        self.place(seat).ok_or(Refusal::NotSeated { seat })
    }

    pub(super) fn players(&self) -> usize {
        self.setup.seating().len()
    }

    /// The place to the left, clockwise.
    pub(super) fn left_of(&self, place: Place) -> Place {
        self.setup.seating().place_after(place)
    }

    /// The refusal of an event that does not answer the present question.
    pub(super) fn not_asked(&self) -> Refusal {
        match self.ask() {
            Some(prompt) => Refusal::NotAsked { now: prompt.asks, seat: prompt.seat },
            None => Refusal::Over,
        }
    }
}
