//! How the game ends: the walls or the tiles are used up, or the ends of the wall are close.
//!
//! How many walls fit between the ends the players see; the device asks only when it can be five or fewer. Invariant: when
//! there is no wall or no tile left, the ring closes as soon as the wall building is done (CDS 5).

use super::completed::Scoring;
use super::tiles::TILES;
use super::{City, Refusal, Step};

/// So many walls or fewer between the ends, and the game ends (CDS 5 (c)).
const CLOSE: u8 = 5;

/// The fewest pieces, walls and gate, of a ring around so many tiles. Every piece stands along the side of a tile, and the
/// ring goes round all of them, so it has at least as many pieces as the shortest outline of that many squares has sides:
/// `2 * ceil(2 * sqrt(tiles))`.
pub(super) fn shortest_ring(tiles: u8) -> u8 {
    let square = 4 * u16::from(tiles);
    // The root of 4 * 255 is below 32.
    let root = (0..=32u8).find(|&root| u16::from(root) * u16::from(root) >= square).unwrap_or(32);
    2 * root
}

impl City {
    /// Whether the ends of the wall can be so close that the game ends. The players look when it is so; what was laid aside
    /// lies nowhere.
    pub fn near(&self) -> bool {
        self.gate && self.walls_built().saturating_add(1 + CLOSE) >= shortest_ring(self.tiles_placed())
    }

    /// After the tower: the game ends, or perhaps it does, or the next turn begins.
    pub(super) fn end_building(&mut self) {
        if self.walls_left() == 0 || self.tiles >= TILES {
            self.close_ring();
        } else if self.near() {
            self.step = Step::Gap;
        } else {
            self.end_turn();
        }
    }

    /// The ends are close: asked after a wall building, and possible before a tile too, for a tile can bring them together.
    /// In the midst of a wall building they may even meet: the next piece fits nowhere, and the game is over (CDS 5 (c)).
    fn may_end(&self) -> Result<(), Refusal> {
        match self.step {
            Step::Gap => Ok(()),
            Step::Turn | Step::Walls(_) if self.near() => Ok(()),
            Step::Turn | Step::Walls(_) if !self.gate => Err(Refusal::NoGate),
            Step::Turn | Step::Walls(_) => Err(Refusal::FarApart {
                tiles: self.tiles_placed(),
                walls: self.walls_built(),
                least: shortest_ring(self.tiles_placed()).saturating_sub(1 + CLOSE),
            }),
            _ => Err(self.not_asked()),
        }
    }

    pub(super) fn end(&mut self) -> Result<(), Refusal> {
        self.may_end()?;
        self.close_ring();
        Ok(())
    }

    /// The ring is closed, with walls or in thought; what it completes is scored and brings nothing else (CDS 5, CDS A8).
    pub(super) fn close_ring(&mut self) {
        self.step = Step::Scoring(Scoring::by_ring());
    }
}
