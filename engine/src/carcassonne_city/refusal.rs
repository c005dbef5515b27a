//! Why an event is refused: a value with the facts of the case, and an English sentence for it.
//!
//! Other languages are the companion's; it finds everything they need in the variants. Invariant: a sentence says what
//! is refused and why, and names the seat when it is about one.

use core::fmt;

use super::Asks;
use super::final_count::Counted;
use super::followers::{FOLLOWERS, Role};
use super::tiles::TILES;
use super::walls::End;
use crate::seat::Seat;

/// Why an event is refused. Fields carry the words of the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Refusal {
    /// Nobody of that colour plays.
    NotSeated { seat: Seat },
    /// The event does not answer the present question.
    NotAsked { now: Asks, seat: Option<Seat> },
    /// The game has ended.
    Over,
    /// Somebody else is to place a tile.
    NotYourTurn { seat: Seat, turn: Seat },
    /// Nothing in supply, or only what came back since the seat's last turn began.
    NoFollower { seat: Seat, resting: u8 },
    /// Of 0 tiles, or of more than are placed.
    NotThatManyTiles { tiles: u8, placed: u8 },
    /// There are three kinds of goods.
    NotThatManyGoods { goods: u8 },
    /// More followers than the seat has out in that role.
    NotThatManyOut { seat: Seat, role: Role, said: u8, out: u8 },
    /// The follower placed with a tile cannot stand on what that tile completes.
    JustPlaced { seat: Seat, role: Role },
    /// One follower a tile is the most that can stand on a road or market.
    MoreThanOneATile { said: u16, tiles: u8 },
    /// The next piece is another seat's.
    NotYourPiece { seat: Seat, next: Seat },
    /// The first piece is the gate.
    GateFirst { seat: Seat },
    /// There is one gate.
    GateStands { seat: Seat },
    /// The walls said at once are not those that are left in this building.
    NotThatManyPieces { said: u8, left: u8 },
    /// No piece of this building was placed that could have closed something.
    NoPieceYet { next: Seat },
    /// Only who caused the scoring puts up a tower.
    NotYourTower { seat: Seat, trigger: Seat },
    /// The seat's towers all stand.
    NoTowerLeft { seat: Seat },
    /// There is no wall yet.
    NoGate,
    /// With so few walls, more than five fit between the ends.
    FarApart { tiles: u8, walls: u8, least: u8 },
    /// An area without stewards is not counted.
    NoSteward,
    /// Another seat's guard is counted now.
    NotYourGuard { seat: Seat, next: Seat },
    /// More than the box has.
    MoreThanThereAre { of: Counted, said: u8 },
    /// Turn, tiles and walls are set right between two turns.
    OnlyBetweenTurns,
    /// A correction leaves a tile.
    NoTileLeft { tiles: u8 },
    /// A correction leaves a wall.
    NotThatManyWalls { end: End, walls: u16, most: u8 },
    /// A tower stands on the wall.
    TowerBeyondTheWalls { end: End, tower: u16, walls: u16 },
    /// A player has seven followers.
    NotThatManyFollowers { seat: Seat },
    /// More towers than the seat's share.
    NotThatManyTowers { seat: Seat, towers: u16, most: u8 },
    /// More points than can be set.
    NotThatManyPoints { seat: Seat, points: u16, most: u16 },
    /// Without a tile nothing can be completed.
    NoTilePlaced,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::NotSeated { seat } => write!(f, "{} does not play in this game", seat.name()),
            Refusal::NotAsked { now, seat } => {
                f.write_str("that cannot be entered now; ")?;
                write_asked(f, now, seat.map_or("a player", Seat::name))
            }
            Refusal::Over => write!(f, "the game is over"),
            Refusal::NotYourTurn { seat, turn } => {
                write!(f, "it is not {}'s turn; {} places the next tile", seat.name(), turn.name())
            }
            Refusal::NoFollower { seat, resting: 0 } => write!(f, "{} has no follower left in supply", seat.name()),
            Refusal::NoFollower { seat, .. } => write!(
                f,
                "{0} has only followers that have just come back; they can be placed from {0}'s next turn on",
                seat.name()
            ),
            Refusal::NotThatManyTiles { tiles: 0, .. } => write!(f, "a road or market has at least 1 tile"),
            Refusal::NotThatManyTiles { tiles, placed } => {
                write!(f, "it cannot be of {tiles} tiles; only {placed} lie on the table")
            }
            Refusal::NotThatManyGoods { goods: 0 } => write!(f, "a market offers at least 1 kind of goods"),
            Refusal::NotThatManyGoods { goods } => {
                write!(f, "a market offers fish, grain and livestock: at most 3 kinds of goods, not {goods}")
            }
            Refusal::NotThatManyOut { seat, role, out: 0, .. } => write!(f, "{} has no {role} out", seat.name()),
            Refusal::NotThatManyOut { seat, role, said, out } => {
                let end = if out == 1 { "" } else { "s" };
                write!(f, "{} has only {out} {role}{end} out, not {said}", seat.name())
            }
            Refusal::JustPlaced { seat, role } => write!(
                f,
                "{}'s {role} was placed with this tile and does not stand on what the tile completes",
                seat.name()
            ),
            Refusal::MoreThanOneATile { said, tiles } => {
                let end = if tiles == 1 { "" } else { "s" };
                write!(f, "{said} followers cannot stand on {tiles} tile{end}; one a tile at most")
            }
            Refusal::NotYourPiece { seat, next } => {
                write!(f, "the next piece of the wall is not {}'s but {}'s", seat.name(), next.name())
            }
            Refusal::GateFirst { seat } => write!(f, "{} places the gate first", seat.name()),
            Refusal::GateStands { seat } => write!(f, "the gate stands already; {} places a wall", seat.name()),
            Refusal::NotThatManyPieces { said, left } => {
                write!(f, "{left} pieces are left in this wall building, not {said}")
            }
            Refusal::NoPieceYet { next } => {
                write!(f, "no piece was placed yet that could close something; the first one is {}'s", next.name())
            }
            Refusal::NotYourTower { seat, trigger } => {
                write!(f, "{} puts up no tower now; {} caused the scoring", seat.name(), trigger.name())
            }
            Refusal::NoTowerLeft { seat } => write!(f, "{} has no tower left", seat.name()),
            Refusal::NoGate => write!(f, "there is no gate yet, and so no wall"),
            Refusal::FarApart { tiles, walls, least } => write!(
                f,
                "more than 5 walls fit between the ends; round {tiles} tiles that takes {least} walls, and {walls} stand"
            ),
            Refusal::NoSteward => write!(f, "only an area with a steward is counted"),
            Refusal::NotYourGuard { seat, next } => {
                write!(f, "it is not {}'s guard that is counted now but {}'s", seat.name(), next.name())
            }
            Refusal::MoreThanThereAre { of, said } => {
                let what = match of {
                    Counted::Markets => "markets",
                    Counted::PublicBuildings => "public buildings",
                    Counted::HistoricBuildings => "historic buildings",
                };
                write!(f, "there are not {said} {what}; {} at most", of.most())
            }
            Refusal::OnlyBetweenTurns => write!(f, "this is set right between two turns, when a tile is to be placed"),
            Refusal::NoTileLeft { tiles } => {
                write!(f, "with {tiles} tiles placed there is none left to play with; {} at most", TILES - 1)
            }
            Refusal::NotThatManyWalls { end, walls, most } => {
                write!(f, "there cannot be {walls} walls on the {end}; the other end leaves at most {most}")
            }
            Refusal::TowerBeyondTheWalls { end, tower, walls } => {
                write!(f, "a tower {tower} walls from the gate is beyond the {walls} walls on the {end}")
            }
            Refusal::NotThatManyFollowers { seat } => {
                write!(f, "{} has {FOLLOWERS} followers in all", seat.name())
            }
            Refusal::NotThatManyTowers { seat, towers, most } => {
                write!(f, "{} cannot have {towers} towers left; the share is {most}", seat.name())
            }
            Refusal::NotThatManyPoints { seat, points, most } => {
                write!(f, "{} cannot have {points} points; {most} at most", seat.name())
            }
            Refusal::NoTilePlaced => write!(f, "no tile lies on the table, so nothing is completed"),
        }
    }
}

/// The present question as half a sentence.
fn write_asked(f: &mut fmt::Formatter<'_>, asks: Asks, name: &str) -> fmt::Result {
    match asks {
        Asks::Tile => write!(f, "{name} is to place a tile"),
        Asks::Feature => write!(f, "say which road or market is completed"),
        Asks::Tiles => write!(f, "say of how many tiles the road or market is"),
        Asks::Goods => write!(f, "say how many kinds of goods the market offers"),
        Asks::Followers => write!(f, "say who stands on the road or market"),
        Asks::Piece => write!(f, "{name} is to place a piece of the wall"),
        Asks::Tower => write!(f, "{name} may put up a tower or skip it"),
        Asks::Gap => write!(f, "say whether 5 or fewer walls fit between the ends of the wall"),
        Asks::ClosedByRing => write!(f, "say which road or market is completed by closing the ring"),
        Asks::Unfinished => write!(f, "the followers on unfinished roads and markets go home first"),
        Asks::District => write!(f, "say which stewards share a residential area"),
        Asks::Markets => write!(f, "say how many markets lie in or beside the residential area"),
        Asks::Public => write!(f, "say how many public buildings {name}'s guard has before the first gap"),
        Asks::Historic => write!(f, "say how many historic buildings {name}'s guard has before the first gap"),
    }
}
