//! Why an event is refused: a value with the facts of the case, and an English sentence for it.
//!
//! Other languages are the companion's; it finds everything they need in the variants. Invariant: a sentence says what
//! is refused and why, and names the seat when it is about one.

use core::fmt;

use super::Phase;
use super::cards::{Building, Cube, Prestige};
use super::pay::{Cost, Pay};
use super::tokens::Part;
use crate::seat::Seat;

/// Why an event is refused. Fields carry the words of the sentence.
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
    /// The action phase goes on until all have passed.
    NotAllPassed,
    /// A seat has not answered yet in the provost's or the castle's phase.
    StillToAnswer { seat: Seat, phase: Phase },
    /// Nobody is asked in passing order in this phase.
    NobodyIsAsked { now: Phase },
    /// An effect has to be used or skipped first.
    EffectDue { seat: Seat, at: u8 },
    /// There is no effect to use or skip.
    NothingDue,
    /// Too few deniers.
    TooFewCoins { seat: Seat, has: u16, costs: u16, on: Expense },
    /// All four workers are out.
    NoWorkerLeft { seat: Seat },
    /// The street has no such position.
    NoSuchCard { at: u8, last: u8 },
    /// Another worker is there.
    Occupied { at: u8, by: Seat },
    /// Residences and prestige buildings take no workers.
    NoWorkerThere { at: u8 },
    /// The intro rules leave this card in the box.
    BuildingNotInIntro { building: Building },
    /// The intro rules leave this card in the box.
    PrestigeNotInIntro { prestige: Prestige },
    /// The intro rules have no residences.
    NoResidenceInIntro,
    /// The intro rules have no provost.
    NoProvost,
    /// Each player has this card once.
    AlreadyBuilt { seat: Seat, building: Building },
    /// There is only one of each prestige building.
    PrestigeTaken { prestige: Prestige, by: Seat },
    /// No room for a further card.
    StreetFull,
    /// A prestige building needs an own residence.
    NeedsResidence { seat: Seat },
    /// What lies there is not a residence of that seat.
    NotYourResidence { seat: Seat, at: u8 },
    /// A prestige building lies there already.
    AlreadyCovered { at: u8 },
    /// Even with gold, so many cubes are missing.
    CannotPay { seat: Seat, cost: Cost, missing: u16 },
    /// What is handed over is not what is asked.
    WrongPay { cost: Cost, pay: Pay },
    /// More of a cube is handed over than is there.
    LacksCube { seat: Seat, cube: Cube, has: u16, pays: u8 },
    /// More steps than one player may take.
    TooFar { steps: i8 },
    /// The provost would leave the street.
    OffTheStreet { from: u8, steps: i8, last: u8 },
    /// More tokens than are left.
    StockTooSmall { wanted: u8, stock: u16 },
    /// The choice is missing, or is not one that this effect has.
    Choose(Wanted),
    /// Peddlers sell no gold.
    NoGoldForSale,
    /// This card cannot become a residence.
    CannotFlip { seat: Seat, at: u8, why: NoFlip },
    /// With the players' books: no church that is active has so many tokens left to sell this round.
    NoChurch,
    /// With the players' books: no lawyer that is active is left this round.
    NoLawyer,
    /// The players keep this themselves.
    KeptByPlayers,
    /// The device keeps this itself.
    KeptByDevice,
    /// More tokens than the box holds.
    TooManyTokens { part: Part, number: u16, most: u16 },
    /// No card with so many cubes on it.
    NoCubesThere { at: u8, most: u8 },
    /// A neutral card stays as it is.
    NeutralStays { at: u8 },
    /// A residence under a prestige building stays as it is.
    UnderPrestige { at: u8 },
    /// One seat twice in an order.
    NamedTwice { seat: Seat },
    /// A correction leaves somebody who has not passed.
    NobodyLeft,
}

/// What deniers are spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Expense {
    Card,
    Hand,
    Worker,
    Steps,
    Cubes,
    Gold,
    Tokens,
}

/// What an effect wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Wanted {
    Nothing,
    CubesToBuy { most: u8 },
    CubeToSell,
    CubeToSwap,
    Number { most: u8 },
    CardToFlip,
}

/// Why a card cannot become a residence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum NoFlip {
    Neutral,
    AlreadyResidence,
    NotOwn(Seat),
    Lawyer,
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
            Refusal::NotAllPassed => write!(f, "the actions go on until everybody has passed"),
            Refusal::StillToAnswer { seat, phase: Phase::Castle } => {
                write!(f, "{} has not yet said how many batches to offer", seat.name())
            }
            Refusal::StillToAnswer { seat, .. } => {
                write!(f, "{} has not yet said where the provost goes", seat.name())
            }
            Refusal::NobodyIsAsked { now } => write!(f, "nobody is asked in passing order in the phase {now}"),
            Refusal::EffectDue { seat, at } => {
                write!(f, "{} still has to use or skip the effect of card {at}", seat.name())
            }
            Refusal::NothingDue => write!(f, "no effect is due"),
            Refusal::TooFewCoins { seat, has, costs, on } => {
                let name = seat.name();
                match has {
                    0 => write!(f, "{name} has no denier left; {on} costs {costs}"),
                    1 => write!(f, "{name} has only 1 denier; {on} costs {costs}"),
                    _ => write!(f, "{name} has only {has} deniers; {on} costs {costs}"),
                }
            }
            Refusal::NoWorkerLeft { seat } => write!(f, "{} has no worker left; all four are out", seat.name()),
            Refusal::NoSuchCard { at, last } => write!(f, "there is no card {at}; the street ends with card {last}"),
            Refusal::Occupied { at, by } => write!(f, "{}'s worker already stands on card {at}", by.name()),
            Refusal::NoWorkerThere { at } => write!(f, "card {at} is a residence; it takes no worker"),
            Refusal::BuildingNotInIntro { building } => {
                write!(f, "the intro rules leave the {building} in the box")
            }
            Refusal::PrestigeNotInIntro { prestige } => {
                write!(f, "the intro rules leave the {prestige} in the box")
            }
            Refusal::NoResidenceInIntro => {
                write!(f, "the intro rules have no residences; a prestige building lies in front of its owner")
            }
            Refusal::NoProvost => write!(f, "the intro rules have no provost"),
            Refusal::AlreadyBuilt { seat, building } => {
                write!(f, "{} has already built the {building}; there is one in each set", seat.name())
            }
            Refusal::PrestigeTaken { prestige, by } => write!(f, "{} has already put up the {prestige}", by.name()),
            Refusal::StreetFull => write!(f, "the street has no room for a further card"),
            Refusal::NeedsResidence { seat } => {
                write!(f, "a prestige building lies on a residence; say on which card of {}'s", seat.name())
            }
            Refusal::NotYourResidence { seat, at } => write!(f, "card {at} is not a residence of {}'s", seat.name()),
            Refusal::AlreadyCovered { at } => write!(f, "a prestige building already lies on card {at}"),
            Refusal::CannotPay { seat, cost, missing: 1 } => {
                write!(f, "{} cannot pay {cost}; 1 cube is missing", seat.name())
            }
            Refusal::CannotPay { seat, cost, missing } => {
                write!(f, "{} cannot pay {cost}; {missing} cubes are missing", seat.name())
            }
            Refusal::WrongPay { cost, pay } => write!(f, "{pay} does not settle it; the cost is {cost}"),
            Refusal::LacksCube { seat, cube, has: 0, .. } => write!(f, "{} has no {cube}", seat.name()),
            Refusal::LacksCube { seat, cube, has, pays } => {
                write!(f, "{} has only {has} {cube} and cannot hand over {pays}", seat.name())
            }
            Refusal::TooFar { steps } => {
                write!(f, "one player moves the provost by at most 3 cards, not by {}", steps.unsigned_abs())
            }
            Refusal::OffTheStreet { from, steps, last } => {
                let way = if steps < 0 { "back" } else { "on" };
                let steps = steps.unsigned_abs();
                write!(f, "the provost stands on card {from} of {last}; {steps} {way} would leave the street")
            }
            Refusal::StockTooSmall { stock: 0, .. } => write!(f, "no token is left in the stock"),
            Refusal::StockTooSmall { wanted, stock: 1 } => write!(f, "only 1 token is left, not {wanted}"),
            Refusal::StockTooSmall { wanted, stock } => write!(f, "only {stock} tokens are left, not {wanted}"),
            Refusal::Choose(wanted) => write!(f, "{wanted}"),
            Refusal::NoGoldForSale => write!(f, "a peddler sells food, wood and stone, but no gold"),
            Refusal::CannotFlip { seat, at, why } => match why {
                NoFlip::Neutral => write!(f, "card {at} is neutral; only an own card becomes a residence"),
                NoFlip::AlreadyResidence => write!(f, "card {at} is a residence already"),
                NoFlip::NotOwn(owner) => {
                    write!(f, "card {at} is {}'s; {} can only turn over own cards", owner.name(), seat.name())
                }
                NoFlip::Lawyer => write!(f, "card {at} is a lawyer, which never becomes a residence"),
                NoFlip::AlreadyPaid => write!(f, "card {at} already turns over once its worker is gone"),
            },
            Refusal::NoChurch => write!(f, "no church within the provost's reach has that many tokens to sell"),
            Refusal::NoLawyer => write!(f, "no lawyer within the provost's reach is left for a residence"),
            Refusal::KeptByPlayers => write!(f, "the players keep that on the table in this game (books table)"),
            Refusal::KeptByDevice => write!(f, "the device keeps that itself in this game (books device)"),
            Refusal::TooManyTokens { part, number, most } => {
                write!(f, "there cannot be {number} tokens of the {part} there; the others leave at most {most}")
            }
            Refusal::NoCubesThere { at, most } => {
                write!(f, "only a small farm, sawmill or quarry holds cubes, at most {most}; check card {at}")
            }
            Refusal::NeutralStays { at } => {
                write!(f, "card {at} is neutral and stays; only players' cards are set right")
            }
            Refusal::UnderPrestige { at } => {
                write!(f, "a prestige building lies on card {at}; the residence under it stays as it is")
            }
            Refusal::NamedTwice { seat } => write!(f, "{} is named twice", seat.name()),
            Refusal::NobodyLeft => write!(f, "then everybody would have passed; enter the last one as a pass"),
        }
    }
}

impl fmt::Display for Expense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expense::Card => "a card",
            Expense::Hand => "a new hand",
            Expense::Worker => "a worker",
            Expense::Steps => "moving the provost that far",
            Expense::Cubes => "buying that many cubes",
            Expense::Gold => "buying that much gold",
            Expense::Tokens => "buying that many tokens",
        })
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Wanted::Nothing => write!(f, "this effect leaves nothing to choose"),
            Wanted::CubesToBuy { most: 1 } => write!(f, "say which cube is bought: food, wood or stone"),
            Wanted::CubesToBuy { .. } => write!(f, "say which one or two cubes are bought: food, wood or stone"),
            Wanted::CubeToSell => write!(f, "say which one cube is sold"),
            Wanted::CubeToSwap => write!(f, "say which one cube is swapped for gold"),
            Wanted::Number { most: 1 } => write!(f, "only 1 can be bought here"),
            Wanted::Number { .. } => write!(f, "say how many are bought: 1 or 2"),
            Wanted::CardToFlip => write!(f, "say which own card of the street becomes a residence"),
        }
    }
}
