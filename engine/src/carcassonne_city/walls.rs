//! The wall: how many pieces a scoring brings, who places the next one, and what stands on either side of the gate.
//!
//! Where along the tiles a piece stands, and whether a guard looks at another one across an unbroken row, the players see
//! and the device does not (CDS 4). Short walls count as walls: each sends a normal one to the box (CDS 1). Invariant: the
//! walls of both ends together are never more than [`WALLS`].

use super::completed::Scoring;
use super::followers::Role;
use super::tiles::Stack;
use super::{City, Place, Refusal, Step};
use crate::notation::words;
use crate::seat::Seat;

words! {
    /// An end of the wall: left or right of the gate, seen from inside the city. The order is the stored format.
    End, "left or right" {
        Left = "left",
        Right = "right",
    }
}

impl End {
    /// The other one.
    pub const fn other(self) -> End {
        match self {
            End::Left => End::Right,
            End::Right => End::Left,
        }
    }
}

/// The walls of the box, without the gate (CDS 1).
pub const WALLS: u8 = 70;

/// What stands between the gate and one end of the wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WallEnd {
    /// The walls.
    pub walls: u8,
    /// The walls between the gate and the outermost tower; 0 when there is none.
    pub tower: u8,
}

/// What is placed in a wall building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The gate, once in the game.
    Gate,
    /// A wall.
    Wall,
}

/// A wall building under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Building {
    /// Pieces still to be placed, the gate among them.
    pub(super) left: u8,
    /// Who places the next one.
    pub(super) next: Place,
    /// Whether a piece of it was placed.
    begun: bool,
}

/// How many pieces everybody places (CDS 4; CDS-NL "Speciale regels voor 2 spelers").
pub const fn pieces_each(players: usize, stack: Stack) -> u8 {
    let each = match stack {
        Stack::First => 0,
        Stack::Second => 1,
        Stack::Third => 2,
    };
    if players <= 2 { 2 * each } else { each }
}

impl City {
    /// The walls that are left, 0 to 70.
    pub fn walls_left(&self) -> u8 {
        WALLS.saturating_sub(self.walls_built())
    }

    /// The walls that stand, at both ends together.
    pub(super) fn walls_built(&self) -> u8 {
        self.ends.iter().fold(0, |walls, end| walls.saturating_add(end.walls))
    }

    /// Deals the pieces one by one, clockwise from who caused the scoring, until everybody has theirs or none is left.
    /// The first piece ever is the gate.
    pub(super) fn begin_walls(&mut self, stack: Stack) {
        let all = pieces_each(self.players(), stack).saturating_mul(self.players() as u8);
        let there_are = self.walls_left() + u8::from(!self.gate);
        self.build_on(Building { left: all.min(there_are), next: self.turn, begun: false });
    }

    /// Goes on with the next piece, or to the tower after the last.
    fn build_on(&mut self, building: Building) {
        self.step = if building.left > 0 { Step::Walls(building) } else { Step::Tower };
    }

    /// Puts walls at an end; the caller has seen to it that there are so many.
    fn add_walls(&mut self, end: End, walls: u8) {
        let end = &mut self.ends[end.index()];
        end.walls = end.walls.saturating_add(walls);
    }

    fn placed(&mut self, building: Building) {
        let next = self.left_of(building.next);
        self.build_on(Building { left: building.left.saturating_sub(1), next, begun: true });
    }

    /// The building under way.
    fn building(&self) -> Result<Building, Refusal> {
        match self.step {
            Step::Walls(building) => Ok(building),
            _ => Err(self.not_asked()),
        }
    }

    /// The building under way, when the next piece is this seat's.
    fn building_by(&self, seat: Seat) -> Result<(Building, Place), Refusal> {
        let place = self.seated(seat)?;
        let building = self.building()?;
        if building.next != place {
            return Err(Refusal::NotYourPiece { seat, next: self.seat(building.next) });
        }
        Ok((building, place))
    }

    fn may_place_gate(&self, seat: Seat) -> Result<Building, Refusal> {
        let (building, _) = self.building_by(seat)?;
        if self.gate { Err(Refusal::GateStands { seat }) } else { Ok(building) }
    }

    pub(super) fn place_gate(&mut self, seat: Seat) -> Result<(), Refusal> {
        let building = self.may_place_gate(seat)?;
        self.gate = true;
        self.placed(building);
        Ok(())
    }

    fn may_place_wall(&self, seat: Seat, guard: bool) -> Result<(Building, Place), Refusal> {
        let (building, place) = self.building_by(seat)?;
        self.gate_stands(building)?;
        if guard {
            self.may_use_follower(place)?;
        }
        Ok((building, place))
    }

    pub(super) fn place_wall(&mut self, seat: Seat, end: End, guard: bool) -> Result<(), Refusal> {
        let (building, place) = self.may_place_wall(seat, guard)?;
        self.add_walls(end, 1);
        if guard {
            self.players[place].followers.place(Role::Guard);
        }
        self.placed(building);
        Ok(())
    }

    fn gate_stands(&self, building: Building) -> Result<(), Refusal> {
        if self.gate { Ok(()) } else { Err(Refusal::GateFirst { seat: self.seat(building.next) }) }
    }

    fn may_place_walls(&self, left: u8, right: u8) -> Result<Building, Refusal> {
        let building = self.building()?;
        self.gate_stands(building)?;
        match left.checked_add(right) {
            Some(said) if said == building.left => Ok(building),
            said => Err(Refusal::NotThatManyPieces { said: said.unwrap_or(u8::MAX), left: building.left }),
        }
    }

    pub(super) fn place_walls(&mut self, left: u8, right: u8) -> Result<(), Refusal> {
        let building = self.may_place_walls(left, right)?;
        self.add_walls(End::Left, left);
        self.add_walls(End::Right, right);
        self.build_on(Building { left: 0, begun: true, ..building });
        Ok(())
    }

    /// A road or market is closed by a wall: a scoring in between, that brings no walls (CDS 4).
    fn may_be_closed(&self) -> Result<Scoring, Refusal> {
        match self.step {
            Step::Walls(building) if building.begun => Ok(Scoring::by_wall(Some(building))),
            Step::Walls(building) => Err(Refusal::NoPieceYet { next: self.seat(building.next) }),
            Step::Tower => Ok(Scoring::by_wall(None)),
            _ => Err(self.not_asked()),
        }
    }

    pub(super) fn closed(&mut self) -> Result<(), Refusal> {
        self.step = Step::Scoring(self.may_be_closed()?);
        Ok(())
    }
}
