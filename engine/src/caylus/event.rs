//! Everything that can be entered in a game of Caylus.
//!
//! An event is what somebody says happened; whether it can have happened is the state's to decide. Invariant: packed
//! and put into the journal an event is at most [`MOST_ENTRY_BYTES`](crate::journal::MOST_ENTRY_BYTES) long.

use super::pay::Pay;
use super::tiles::{Building, Cube, Neutral, Prestige, Special};
pub use crate::amounts::Amounts;
use crate::notation::words;
use crate::seat::{Order, Seat};

/// One event. How it is stored is in `stored.rs`. Corrections are variants of their own, because one of a whole purse has no byte left for a second tag.
// Whole words are moved several times as quickly as half ones on the device.
#[repr(align(4))]
#[derive(Clone, Copy, Debug, Eq)]
pub enum Event {
    /// Go on from a phase that asks for no decision.
    Next,
    /// Pass.
    Pass(Seat),
    /// Pay for a worker and put it there.
    Worker {
        /// Who.
        seat: Seat,
        /// Where.
        to: To,
    },
    /// Move the provost.
    Provost {
        /// Who.
        seat: Seat,
        /// By so many spaces, away from the castle when positive.
        steps: i8,
    },
    /// Use the effect that is due.
    Use {
        /// Who.
        seat: Seat,
        /// What is chosen, where there is something to choose.
        choice: Choice,
        /// The cubes handed over, if that was said.
        pay: Pay,
    },
    /// Do without the effect that is due.
    Skip(Seat),
    /// Put up a wooden or stone building on the first empty space.
    Build {
        /// Who.
        seat: Seat,
        /// Which.
        building: Building,
        /// The cubes handed over, if that was said.
        pay: Pay,
    },
    /// Put up a prestige building in the place of an own residence.
    Prestige {
        /// Who.
        seat: Seat,
        /// Which.
        prestige: Prestige,
        /// Where the residence is.
        at: u8,
        /// The cubes handed over, if that was said.
        pay: Pay,
    },
    /// Use the favour that is due.
    Favour {
        /// Who.
        seat: Seat,
        /// For what.
        favour: Favour,
        /// The cubes handed over, if that was said.
        pay: Pay,
    },
    /// Build houses in the castle.
    Castle {
        /// Who.
        seat: Seat,
        /// How many, 0 or more.
        houses: u8,
        /// The cubes handed over, if that was said.
        pay: Pay,
    },
    /// Nobody who is still to be asked in this phase does anything.
    Nobody,
    /// Paid at the joust field (the players keep the books).
    Joust(Seat),
    /// Who stands in the stables, in the order of its places (the players keep the books).
    Stables(Order),
    /// A tile became a residence with a lawyer (the players keep the books).
    Flip {
        /// Who.
        seat: Seat,
        /// Where.
        at: u8,
    },
    /// Points that the device does not see (the players keep the books).
    Points {
        /// Who.
        seat: Seat,
        /// How many, `-99..=99`.
        points: i16,
    },
    /// The last counts of a seat (the players keep the books).
    Count {
        /// Who.
        seat: Seat,
        /// What was counted.
        counts: Counts,
    },
    /// Where the provost stands.
    CorrectProvost(u8),
    /// Where the bailiff stands.
    CorrectBailiff(u8),
    /// The turn order.
    CorrectOrder(Order),
    /// The section that is being built.
    CorrectSection(Section),
    /// What stands on a space.
    CorrectStreet {
        /// Which space.
        at: u8,
        /// What stands there.
        stands: Stands,
    },
    /// What a seat holds; things that are not named stay.
    CorrectPurse(Seat, PurseAmounts),
    /// A seat's score without the final bonus.
    CorrectPoints(Seat, u16),
    /// A seat's houses; sections that are not named stay.
    CorrectHouses(Seat, SectionNumbers),
    /// A seat's markers on the favour table; rows that are not named stay.
    CorrectFavours(Seat, RowNumbers),
    /// Whose worker has the right circle of the inn.
    CorrectInn(Option<Seat>),
}

impl Event {
    /// Who does it, where it is one player's doing and no correction.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Pass(seat) | Event::Skip(seat) | Event::Joust(seat) => Some(seat),
            Event::Worker { seat, .. } | Event::Provost { seat, .. } | Event::Use { seat, .. } => Some(seat),
            Event::Build { seat, .. } | Event::Prestige { seat, .. } | Event::Favour { seat, .. } => Some(seat),
            Event::Castle { seat, .. } | Event::Flip { seat, .. } | Event::Points { seat, .. } => Some(seat),
            Event::Count { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// What is handed over with it.
    pub(super) fn pay_mut(&mut self) -> Option<&mut Pay> {
        match self {
            Event::Use { pay, .. } | Event::Build { pay, .. } | Event::Prestige { pay, .. } => Some(pay),
            Event::Favour { pay, .. } | Event::Castle { pay, .. } => Some(pay),
            _ => None,
        }
    }

    /// Whether it happened in a phase of a round: neither the last count nor something that is set right.
    pub fn is_move(&self) -> bool {
        matches!(
            self,
            Event::Next
                | Event::Pass(_)
                | Event::Worker { .. }
                | Event::Provost { .. }
                | Event::Use { .. }
                | Event::Skip(_)
                | Event::Build { .. }
                | Event::Prestige { .. }
                | Event::Favour { .. }
                | Event::Castle { .. }
                | Event::Nobody
                | Event::Joust(_)
                | Event::Stables(_)
                | Event::Flip { .. }
                | Event::Points { .. }
        )
    }
}

/// Where a worker goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// A space of the road, 1 to 28.
    Road(u8),
    /// A space before the bridge.
    Before(Special),
}

/// What is chosen with [`Event::Use`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// There is nothing to choose.
    Plain,
    /// One cube, taken, bought or sold.
    Cube(Cube),
    /// Two cubes bought.
    Cubes(Cube, Cube),
    /// A space of the road, or which deal.
    Number(u8),
    /// A space before the bridge.
    Before(Special),
    /// To stay in the inn.
    Stay,
    /// To leave the inn.
    Leave,
}

/// For what a favour is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Favour {
    /// The row of points; the column, or the marker's when left out.
    Points(Option<u8>),
    /// The row of deniers.
    Coins(Option<u8>),
    /// The row of cubes, and which.
    Cubes(Option<u8>, Taken),
    /// The row of buildings, column 1: nothing.
    Nothing,
    /// Column 2: a wooden building for 1 wood less.
    Wooden(Building),
    /// Column 3: a stone building for 1 stone less.
    Stone(Building),
    /// Column 4: a residence there, for 1 cloth.
    Residence(u8),
    /// Column 5: a prestige building in the place of the residence there.
    Prestige(Prestige, u8),
}

impl Favour {
    /// Its row of the favour table.
    pub fn row(self) -> Row {
        match self {
            Favour::Points(_) => Row::Points,
            Favour::Coins(_) => Row::Coins,
            Favour::Cubes(..) => Row::Cubes,
            _ => Row::Build,
        }
    }

    /// The column that was said.
    pub fn column(self) -> Option<u8> {
        match self {
            Favour::Points(column) | Favour::Coins(column) | Favour::Cubes(column, _) => column,
            Favour::Nothing => Some(1),
            Favour::Wooden(_) => Some(2),
            Favour::Stone(_) => Some(3),
            Favour::Residence(_) => Some(4),
            Favour::Prestige(..) => Some(5),
        }
    }
}

/// The cubes taken with a favour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Not said, or nothing to choose.
    Unsaid,
    /// One.
    One(Cube),
    /// Two.
    Two(Cube, Cube),
}

/// What stands on a space of the road, as a correction says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// A neutral tile.
    Neutral(Neutral),
    /// A wooden or stone building.
    Building(Building, Seat),
    /// A residence.
    Residence(Seat),
    /// A prestige building.
    Prestige(Prestige, Seat),
    /// Nothing.
    Empty,
}

words! {
    /// A section of the castle. The order is the stored format.
    Section, "dungeon, walls or towers" {
        Dungeon = "dungeon",
        Walls = "walls",
        Towers = "towers",
    }
}

words! {
    /// A row of the favour table, top to bottom. The order is the stored format.
    Row, "a row: points, coins, cubes or build" {
        Points = "points",
        Coins = "coins",
        Cubes = "cubes",
        Build = "build",
    }
}

words! {
    /// A line of the last count. The order is the stored format.
    Counted, "gold=, cubes=, coins= or points=" {
        Gold = "gold",
        Cubes = "cubes",
        Coins = "coins",
        /// The points before this bonus.
        Points = "points",
    }
}

words! {
    /// A thing in a purse. The order is the stored format.
    Held, "coins=, food=, wood=, stone=, cloth= or gold=" {
        Coins = "coins",
        Food = "food",
        Wood = "wood",
        Stone = "stone",
        Cloth = "cloth",
        Gold = "gold",
    }
}

/// The four lines of the last count, each given or not.
pub type Counts = Amounts<{ Counted::COUNT }>;
/// The six things in a purse, each given or not.
pub type PurseAmounts = Amounts<{ Held::COUNT }>;
/// The three sections of the castle, each given or not.
pub type SectionNumbers = Amounts<{ Section::COUNT }>;
/// The four rows of the favour table, each given or not.
pub type RowNumbers = Amounts<{ Row::COUNT }>;
