//! Looking at the state: what a screen or a score sheet wants to know.
//!
//! Nothing here changes anything. Invariant: a seat that does not play has nothing.

use super::completed::{Cause, Pending, Scoring};
use super::followers::Followers;
use super::setup::Unclaimed;
use super::tiles::{Stack, TILES};
use super::walls::{Building, End, Piece, WallEnd};
use super::{City, Phase, Setup, Step};
use crate::seat::{Seat, Tally};

impl City {
    /// The set-up, with the readings as they are now.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        match self.step {
            Step::Turn => Phase::Turn,
            Step::Scoring(Scoring { cause: Cause::Ring, .. }) => Phase::Closing,
            Step::Scoring(_) => Phase::Scoring,
            Step::Walls(_) => Phase::Walls,
            Step::Tower => Phase::Tower,
            Step::Gap => Phase::Gap,
            Step::Unfinished => Phase::Unfinished,
            Step::Stewards(_) => Phase::Stewards,
            Step::Guards(_) => Phase::Guards,
            Step::Over => Phase::Over,
        }
    }

    /// How many tiles are drawn, 0 to 75: those on the table, and those that fitted nowhere.
    pub fn tiles(&self) -> u8 {
        self.tiles
    }

    /// How many tiles fitted nowhere and were laid aside.
    pub fn discarded(&self) -> u8 {
        self.discarded
    }

    /// How many tiles lie on the table.
    pub(super) fn tiles_placed(&self) -> u8 {
        self.tiles.saturating_sub(self.discarded)
    }

    /// How many tiles are left in all stacks together.
    pub fn tiles_left(&self) -> u8 {
        TILES.saturating_sub(self.tiles)
    }

    /// The stack that the next tile comes from; the third when none is left.
    pub fn stack(&self) -> Stack {
        Stack::of_tile(self.tiles.saturating_add(1))
    }

    /// How many tiles that stack still has.
    pub fn stack_left(&self) -> u8 {
        self.stack().left(self.tiles)
    }

    /// The stack whose walls a scoring by the next tile brings; the first brings none (CDS A4).
    pub fn walls_of_next(&self) -> Stack {
        Stack::of_scoring(self.tiles.saturating_add(1), self.setup.last_tile())
    }

    /// Whether the next tile is the first that brings the walls of that stack: they begin, or double.
    pub fn walls_change(&self) -> bool {
        self.step == Step::Turn && self.walls_of_next() != Stack::of_scoring(self.tiles, self.setup.last_tile())
    }

    /// Whose turn it is; nobody's once the ring closes.
    pub fn turn(&self) -> Option<Seat> {
        (self.phase() < Phase::Closing).then(|| self.seat(self.turn))
    }

    /// Who caused the scoring or wall building that is under way.
    pub fn trigger(&self) -> Option<Seat> {
        self.turn().filter(|_| self.step != Step::Turn)
    }

    /// What is said so far of the road or market that is being scored.
    pub fn pending(&self) -> Option<Pending> {
        match self.step {
            Step::Scoring(scoring) => scoring.pending,
            _ => None,
        }
    }

    /// Whether what is being scored was closed by a wall; it brings no walls.
    pub fn closed_by_wall(&self) -> bool {
        matches!(self.step, Step::Scoring(Scoring { cause: Cause::Wall(_), .. }))
    }

    /// Whether the scoring by a tile that is under way brings walls, as far as it is told; `None` where none is under way, or in
    /// the first stack, which has no walls (CDS A1).
    pub fn brings_walls(&self) -> Option<bool> {
        match self.step {
            Step::Scoring(Scoring { cause: Cause::Tile { claimed, .. }, .. }) => {
                let stack = Stack::of_scoring(self.tiles, self.setup.last_tile());
                (stack > Stack::First).then_some(claimed || self.setup.unclaimed() == Unclaimed::Walls)
            }
            _ => None,
        }
    }

    /// Whether what is being scored may end here: one was scored, or there may be none.
    pub fn may_end_scoring(&self) -> bool {
        matches!(self.step, Step::Scoring(scoring) if scoring.may_go_on().is_some())
    }

    /// The stewards of the residential area whose markets are asked.
    pub fn district(&self) -> Option<Tally> {
        match self.step {
            Step::Stewards(district) => district,
            _ => None,
        }
    }

    /// The public buildings of the guard whose historic ones are asked.
    pub fn public_buildings(&self) -> Option<u8> {
        match self.step {
            Step::Guards(public) => public,
            _ => None,
        }
    }

    /// The pieces still to be placed in this wall building, in order, and whose they are.
    pub fn pieces(&self) -> impl Iterator<Item = (Seat, Piece)> {
        let (left, mut place) = match self.step {
            Step::Walls(Building { left, next, .. })
            | Step::Scoring(Scoring { cause: Cause::Wall(Some(Building { left, next, .. })), .. }) => (left, next),
            _ => (0, 0),
        };
        (0..left).map(move |number| {
            let seat = self.seat(place);
            place = self.left_of(place);
            (seat, if number == 0 && !self.gate { Piece::Gate } else { Piece::Wall })
        })
    }

    /// Whether the gate stands.
    pub fn gate(&self) -> bool {
        self.gate
    }

    /// What stands between the gate and this end.
    pub fn end_of_wall(&self, end: End) -> WallEnd {
        self.ends[end.index()]
    }

    /// A seat's followers.
    pub fn followers(&self, seat: Seat) -> Followers {
        self.place(seat).map_or(Followers::default(), |place| self.players[place].followers)
    }

    /// The towers that a seat has left.
    pub fn towers(&self, seat: Seat) -> u8 {
        self.place(seat).map_or(0, |place| self.players[place].towers)
    }
}
