//! The tiles: how many there are, and which stack each comes from.
//!
//! What is printed on them the device does not know. Invariant: tile numbers count from 1, in the order of placing.

use super::setup::LastTile;

/// The tiles of the box (CDS 1).
pub const TILES: u8 = 75;
/// The last tile of the first stack, of 30 tiles.
const LAST_OF_FIRST: u8 = 30;
/// The last tile of the second stack, of 25 tiles; the third has 20.
const LAST_OF_SECOND: u8 = 55;

/// A stack of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stack {
    /// 30 tiles; no walls yet.
    First,
    /// 25 tiles; walls, towers and guards come in.
    Second,
    /// 20 tiles; twice as many walls.
    Third,
}

impl Stack {
    /// The stack that the tile with this number is drawn from.
    pub const fn of_tile(number: u8) -> Stack {
        if number <= LAST_OF_FIRST {
            Stack::First
        } else if number <= LAST_OF_SECOND {
            Stack::Second
        } else {
            Stack::Third
        }
    }

    /// The stack whose walls a scoring by this tile brings (CDS A4).
    pub const fn of_scoring(number: u8, last_tile: LastTile) -> Stack {
        match (number, last_tile) {
            (LAST_OF_FIRST | LAST_OF_SECOND, LastTile::New) => Stack::of_tile(number + 1),
            _ => Stack::of_tile(number),
        }
    }

    /// 1, 2 or 3.
    pub const fn number(self) -> u8 {
        match self {
            Stack::First => 1,
            Stack::Second => 2,
            Stack::Third => 3,
        }
    }

    /// How many tiles of this stack are left when so many of all are placed.
    pub const fn left(self, placed: u8) -> u8 {
        let (before, last) = match self {
            Stack::First => (0, LAST_OF_FIRST),
            Stack::Second => (LAST_OF_FIRST, LAST_OF_SECOND),
            Stack::Third => (LAST_OF_SECOND, TILES),
        };
        last.saturating_sub(if placed > before { placed } else { before })
    }
}
