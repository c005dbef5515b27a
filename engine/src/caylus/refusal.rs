//! Why an event is refused: a value with the facts of the case, and an English sentence for it.
//!
//! Other languages are the companion's; it finds everything they need in the variants. Invariant: a sentence says what
//! is refused and why, and names the seat when it is about one.

use core::fmt;

use super::Phase;
use super::event::{Row, Section, To};
use super::pay::{Cost, Pay};
use super::tiles::{Builder, Cube, Scored, Special};
use crate::seat::Seat;

/// Why an event is refused. Fields carry the words of the sentence.
// Whole words are moved in a quarter of the instructions that bytes take.
#[repr(align(4))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Refusal {
    /// Nobody of that colour plays.
    NotSeated { seat: Seat },
    /// The event belongs to another phase.
    WrongPhase { now: Phase, wanted: Phase },
    /// The game has ended.
    Over,
    /// Counts are entered when the game has ended.
    NotOver,
    /// Somebody else is to act.
    NotYourTurn { seat: Seat, turn: Seat },
    /// Who has passed does nothing more in this phase.
    AlreadyPassed { seat: Seat },
    /// The workers' phase goes on until all have passed.
    NotAllPassed,
    /// A seat has not answered yet in the provost's or the castle's phase.
    StillToAnswer { seat: Seat, phase: Phase },
    /// Somebody may still have built in the castle.
    CastleOpen,
    /// A seat has answered in the castle's phase.
    AlreadyAnswered { seat: Seat },
    /// Nobody is asked in turn in this phase.
    NobodyIsAsked { now: Phase },
    /// An effect has to be used or done without first.
    EffectDue { seat: Seat, at: To },
    /// There is no effect to use or do without.
    NothingDue,
    /// This effect is not one to do without.
    MustUse { at: To },
    /// The effect that is due is entered with another word.
    OtherVerb { at: To },
    /// A favour has to be used first.
    FavourDue { seat: Seat },
    /// There is no favour to use.
    NoFavourDue,
    /// A row is used once in a phase.
    RowUsed { seat: Seat, row: Row },
    /// The marker does not reach that column.
    ColumnNotReached { row: Row, marker: u8 },
    /// Favours are points in this game.
    NoFavourTable,
    /// In this phase that was entered already.
    OnceATurn { what: Special },
    /// Too few deniers.
    TooFewCoins { seat: Seat, has: u16, costs: u16 },
    /// All six workers are out.
    NoWorkerLeft { seat: Seat },
    /// The road has no such space.
    NoSuchSpace { at: u8 },
    /// Another worker is there.
    Occupied { at: To, by: Seat },
    /// Empty spaces, residences and prestige buildings take no workers.
    NoWorkerThere { at: u8 },
    /// Only one worker of each player can be there.
    OneEach { seat: Seat, at: Special },
    /// All three places of the stables are taken, or more are named.
    StablesFull,
    /// Two players do without the stables.
    NoStables,
    /// That tile is not in stock.
    NotInStock { tile: Scored },
    /// A neutral tile that stands elsewhere.
    NeutralStands { at: u8 },
    /// No empty space is left.
    RoadFull,
    /// What stands there is not a residence of that seat.
    NotYourResidence { seat: Seat, at: u8 },
    /// There is nobody to build it with.
    NoBuilder { builder: Builder },
    /// So many cubes are missing.
    CannotPay { seat: Seat, cost: Cost, missing: u16 },
    /// What is handed over is not what is asked.
    WrongPay { cost: Cost, pay: Pay },
    /// More of a cube is handed over than is there.
    LacksCube { seat: Seat, cube: Cube, has: u16, pays: u8 },
    /// More steps than one player may take.
    TooFar { steps: i8 },
    /// The provost would leave the road.
    OffTheRoad { from: u8, steps: i8 },
    /// More houses than there are free parts.
    NoRoom { wanted: u8, room: u8 },
    /// The choice is missing, or is not one that there is.
    Choose(Wanted),
    /// This tile cannot become a residence.
    CannotFlip { at: u8, why: NoFlip },
    /// The players keep this themselves.
    KeptByPlayers,
    /// The device keeps this itself.
    KeptByDevice,
    /// A number that cannot be.
    OutOfRange { from: i16, to: i16 },
    /// More houses than a section has parts.
    TooManyHouses { section: Section, most: u8 },
    /// A building that is printed on the board stays.
    FixedStays { at: u8 },
    /// The turn order names everybody once.
    OrderIncomplete,
    /// One seat twice.
    NamedTwice { seat: Seat },
    /// Not while a favour is due.
    NotWithFavourDue,
}

/// What an effect or a favour wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Wanted {
    Nothing,
    CubeToTake { one: Cube, two: Cube },
    CubesToBuy { most: u8 },
    CubeToSell,
    Deal,
    TileToFlip,
    Space,
    StayOrLeave,
    TwoCubes,
}

/// Why a tile cannot become a residence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum NoFlip {
    Empty,
    Fixed,
    Residence,
    Prestige,
    Lawyer,
    NotOwn(Seat),
    AlreadyPaid,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::NotSeated { seat } => write!(f, "{} does not play in this game", seat.name()),
            Refusal::WrongPhase { now, wanted } => {
                write!(f, "that belongs to the phase {wanted}; this is the phase {now}")
            }
            Refusal::Over => write!(f, "the game is over"),
            Refusal::NotOver => write!(f, "the last counts are entered when the game is over"),
            Refusal::NotYourTurn { seat, turn } => {
                write!(f, "it is not {}'s turn; {} is next", seat.name(), turn.name())
            }
            Refusal::AlreadyPassed { seat } => write!(f, "{} has already passed this round", seat.name()),
            Refusal::NotAllPassed => write!(f, "workers are placed until everybody has passed"),
            Refusal::StillToAnswer { seat, phase: Phase::Castle } => {
                write!(f, "{} has not yet said how many houses to build", seat.name())
            }
            Refusal::StillToAnswer { seat, .. } => {
                write!(f, "{} has not yet said where the provost goes", seat.name())
            }
            Refusal::CastleOpen => write!(f, "enter who builds in the castle, and then nobody for the others"),
            Refusal::AlreadyAnswered { seat } => {
                write!(f, "{} has already said how many houses to build", seat.name())
            }
            Refusal::NobodyIsAsked { now } => write!(f, "nobody is asked in turn in the phase {now}"),
            Refusal::EffectDue { seat, at } => {
                write!(f, "{} comes first, with the effect of {}", seat.name(), Space(at))
            }
            Refusal::NothingDue => write!(f, "no effect is due"),
            Refusal::MustUse { at } => write!(f, "the effect of {} cannot be done without", Space(at)),
            Refusal::OtherVerb { at } => {
                write!(f, "{} is used with build, prestige or provost, or with use, as the effect asks", Space(at))
            }
            Refusal::FavourDue { seat } => write!(f, "{} has a favour to use first", seat.name()),
            Refusal::NoFavourDue => write!(f, "no favour is due"),
            Refusal::RowUsed { seat, row } => {
                write!(f, "{} has already used the row {row} in this phase", seat.name())
            }
            Refusal::ColumnNotReached { row, marker } => {
                write!(f, "the marker of the row {row} gives the columns 1 to {marker}")
            }
            Refusal::NoFavourTable => write!(f, "there is no favour table in this game; a favour is 3 points"),
            Refusal::OnceATurn { what } => write!(f, "the {what} was already used this turn"),
            Refusal::TooFewCoins { seat, has, costs } => {
                let name = seat.name();
                match has {
                    0 => write!(f, "{name} has no denier left; that costs {costs}"),
                    1 => write!(f, "{name} has only 1 denier; that costs {costs}"),
                    _ => write!(f, "{name} has only {has} deniers; that costs {costs}"),
                }
            }
            Refusal::NoWorkerLeft { seat } => write!(f, "{} has no worker left; all six are out", seat.name()),
            Refusal::NoSuchSpace { at } => write!(f, "there is no space {at}; the road has the spaces 1 to 28"),
            Refusal::Occupied { at, by } => write!(f, "{}'s worker already stands on {}", by.name(), Space(at)),
            Refusal::NoWorkerThere { at } => {
                write!(f, "space {at} takes no worker: it is empty, or a residence or prestige building stands there")
            }
            Refusal::OneEach { seat, at } => write!(f, "{} already has a worker in the {at}", seat.name()),
            Refusal::StablesFull => write!(f, "the stables have three places"),
            Refusal::NoStables => write!(f, "two players do without the stables; their order turns round every round"),
            Refusal::NotInStock { tile } => write!(f, "no {tile} is in stock"),
            Refusal::NeutralStands { at } => write!(f, "that neutral tile stands on space {at}"),
            Refusal::RoadFull => write!(f, "the road has no empty space left"),
            Refusal::NotYourResidence { seat, at } => {
                write!(f, "a prestige building takes the place of an own residence; {} has none on {at}", seat.name())
            }
            Refusal::NoBuilder { builder } => write!(f, "{builder}"),
            Refusal::CannotPay { seat, cost, missing: 1 } => {
                write!(f, "{} cannot pay {cost}; 1 cube is missing", seat.name())
            }
            Refusal::CannotPay { seat, cost, missing } => {
                write!(f, "{} cannot pay {cost}; {missing} cubes are missing", seat.name())
            }
            Refusal::WrongPay { cost, pay } => write!(f, "{pay} does not settle it; the price is {cost}"),
            Refusal::LacksCube { seat, cube, has: 0, .. } => write!(f, "{} has no {cube}", seat.name()),
            Refusal::LacksCube { seat, cube, has, pays } => {
                write!(f, "{} has only {has} {cube} and cannot hand over {pays}", seat.name())
            }
            Refusal::TooFar { steps } => {
                write!(f, "one player moves the provost by at most 3 spaces, not by {}", steps.unsigned_abs())
            }
            Refusal::OffTheRoad { from, steps } => {
                let way = if steps < 0 { "back" } else { "on" };
                let steps = steps.unsigned_abs();
                write!(f, "the provost stands on space {from} of 28; {steps} {way} would leave the road")
            }
            Refusal::NoRoom { room: 0, .. } => write!(f, "no part of the castle is free"),
            Refusal::NoRoom { wanted, room } => write!(f, "only {room} parts of the castle are free, not {wanted}"),
            Refusal::Choose(wanted) => write!(f, "{wanted}"),
            Refusal::CannotFlip { at, why } => write!(f, "space {at} {why}"),
            Refusal::KeptByPlayers => write!(f, "the players keep that on the table in this game (books table)"),
            Refusal::KeptByDevice => write!(f, "the device keeps that itself in this game (books device)"),
            Refusal::OutOfRange { from, to } => write!(f, "that goes from {from} to {to}"),
            Refusal::TooManyHouses { section, most } => {
                write!(f, "the others leave at most {most} parts of the {section}")
            }
            Refusal::FixedStays { at } => write!(f, "what is printed on space {at} stays"),
            Refusal::OrderIncomplete => write!(f, "the turn order names everybody who plays once"),
            Refusal::NamedTwice { seat } => write!(f, "{} is named twice", seat.name()),
            Refusal::NotWithFavourDue => write!(f, "a favour is due; that is set right after it"),
        }
    }
}

/// A space as a sentence has it.
struct Space(To);

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            To::Road(at) => write!(f, "space {at}"),
            To::Before(special) => write!(f, "the {special}"),
        }
    }
}

impl fmt::Display for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Builder::Carpenter => "a wooden building needs a carpenter, and none is free for it",
            Builder::Mason => "a stone building needs a mason, and none is free for it",
            Builder::Architect => "a prestige building needs an architect, and none is free for it",
            Builder::Lawyer => "a residence needs a lawyer, and none is free for it",
        })
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Wanted::Nothing => write!(f, "there is nothing to choose"),
            Wanted::CubeToTake { one, two } => write!(f, "say which is taken: {one} or {two}"),
            Wanted::CubesToBuy { most: 1 } => write!(f, "say which cube is bought: food, wood, stone or cloth"),
            Wanted::CubesToBuy { .. } => write!(f, "say which one or two cubes are bought: food, wood, stone or cloth"),
            Wanted::CubeToSell => write!(f, "say which one cube is sold"),
            Wanted::Deal => write!(f, "say which deal: 1 for the smaller, 2 for the larger"),
            Wanted::TileToFlip => write!(f, "say which space becomes a residence"),
            Wanted::Space => write!(f, "say to which space the worker goes"),
            Wanted::StayOrLeave => write!(f, "say whether the worker stays or leaves"),
            Wanted::TwoCubes => write!(f, "say which two cubes are taken: food, wood, stone or cloth"),
        }
    }
}

impl fmt::Display for NoFlip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoFlip::Empty => f.write_str("is empty"),
            NoFlip::Fixed => f.write_str("has a fixed building, which stays"),
            NoFlip::Residence => f.write_str("is a residence already"),
            NoFlip::Prestige => f.write_str("has a prestige building, which stays"),
            NoFlip::Lawyer => f.write_str("has a lawyer, who never becomes a residence"),
            NoFlip::NotOwn(owner) => {
                write!(f, "is {}'s; only a neutral or an own tile becomes a residence", owner.name())
            }
            NoFlip::AlreadyPaid => f.write_str("already becomes a residence when its worker goes home"),
        }
    }
}
