//! Why an event is refused: a value with the facts of the case, and an English sentence for it.
//!
//! Other languages are the companion's; it finds everything they need in the variants. Invariant: a sentence says what
//! is refused and why, and names the seat when it is about one.

use core::fmt;

use super::Asks;
use super::characters::Character;
use super::districts::{District, Named, TENTS};
use super::ranks::Rank;
use crate::seat::Seat;

/// Why an event is refused. Fields carry the words of the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Refusal {
    /// Nobody of that colour plays.
    NotSeated { seat: Seat },
    /// The event does not answer the present question.
    NotAsked { now: Asks, seat: Option<Seat> },
    /// The game is over and counted.
    Over,
    /// No character of this game has that rank.
    NoSuchRank { rank: Rank },
    /// Not as many ranks as lie face up.
    NotThatManyFaceUp { wanted: u8 },
    /// Rank 4 never lies face up.
    FourFaceUp,
    /// What lies face up was said.
    FaceUpSaid,
    /// A seat that has answered as often as it may.
    Answered { seat: Seat },
    /// A murdered character keeps silent.
    Silent { rank: Rank },
    /// No rank is left to be called.
    NoRankLeft,
    /// Who has the called rank must be said.
    SayWho { rank: Rank },
    /// Somebody else acts.
    NotYourTurn { seat: Seat, turn: Seat },
    /// This character does not do that.
    NotThisCharacter { character: Character },
    /// A character's ability comes once a turn.
    Used { character: Character },
    /// That rank cannot be named.
    NotThatRank { rank: Rank },
    /// Different ranks are needed.
    RankTwice { rank: Rank },
    /// The witch must name a rank first.
    MustBewitch { seat: Seat },
    /// The emperor must give the crown away.
    MustCrown { seat: Seat },
    /// The crown cannot go there.
    NoCrownFor { seat: Seat },
    /// The action cards are not in this game.
    NoActionCards,
    /// One action card a turn.
    OneActionCard { seat: Seat },
    /// Rasputin is for a marked rank.
    NotMarked { rank: Rank },
    /// The acrobat is for rank 4.
    NotRankFour { rank: Rank },
    /// Districts are not recorded.
    CitiesOff,
    /// Whether a city is complete the device sees.
    CitiesOn,
    /// Nothing touches a circus tent.
    Tent,
    /// All tents lie on the table.
    NoTentLeft,
    /// No city has a bell tower that could be early.
    NoBellTower,
    /// The district is not in this game.
    NotInGame { district: District },
    /// All of the box stand.
    NoneLeft { district: District },
    /// It is a card for the hand.
    NeverBuilt { district: District },
    /// A new district has no coin on it.
    NewWithCoin,
    /// The monument is not built with five districts or more.
    TooLateForMonument { seat: Seat },
    /// The limit of the turn.
    Limit { seat: Seat, limit: u8 },
    /// The navigator builds nothing.
    NeverBuilds { character: Character },
    /// The city has one already.
    HasAlready { seat: Seat, district: District },
    /// It does not stand there.
    NotThere { seat: Seat, named: Named },
    /// Destroying that does not pay for this.
    DoesNotPay { own: District, district: District },
    /// What replaces a district costs more.
    NotDearer { district: District, own: Named },
    /// Only a bell tower is early.
    NotABellTower { district: District },
    /// No tax collector is in the game.
    NoTax,
    /// There is nothing to seize.
    NothingToSeize,
    /// A complete city is out of reach.
    CompleteCity { seat: Seat },
    /// Rank 8 cannot aim at it.
    OutOfReach { district: District },
    /// The bishop protects the city.
    Protected { seat: Seat },
    /// The own city is not meant.
    OwnCity { seat: Seat },
    /// The marshal takes what costs 3 or less.
    TooDear { named: Named, cost: u8 },
    /// A district is upgraded once.
    HasCoin { district: District },
    /// One card a turn goes under the museum.
    TuckedAlready { seat: Seat },
    /// It was said.
    CompleteAlready { seat: Seat },
    /// The secret vault is not in the game.
    NoVault,
    /// Only the tied ones.
    NotTied { seat: Seat },
    /// More than can be counted or set.
    TooMuch { most: u8 },
    /// A correction that this phase does not have.
    NotInThisPhase,
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
            Refusal::NoSuchRank { rank } => write!(f, "no character of this game has rank {rank}"),
            Refusal::NotThatManyFaceUp { wanted: 0 } => write!(f, "no character lies face up with so many players"),
            Refusal::NotThatManyFaceUp { wanted } => {
                write!(f, "characters that lie face up: {wanted}, no more and no fewer")
            }
            Refusal::FourFaceUp => write!(f, "rank 4 never lies face up; another card is drawn for it"),
            Refusal::FaceUpSaid => write!(f, "the cards that lie face up were named already"),
            Refusal::Answered { seat } => write!(f, "{} has turned over every card of this round", seat.name()),
            Refusal::Silent { rank } => write!(f, "rank {rank} was murdered and keeps silent"),
            Refusal::NoRankLeft => write!(f, "no rank is left to be called in this round"),
            Refusal::SayWho { rank } => write!(f, "say who turns over rank {rank}, or nobody"),
            Refusal::NotYourTurn { seat, turn } => {
                write!(f, "it is not {}'s turn; {} acts", seat.name(), turn.name())
            }
            Refusal::NotThisCharacter { character } => write!(f, "the {character} does not do that"),
            Refusal::Used { character } => write!(f, "the {character} does that once a turn"),
            Refusal::NotThatRank { rank } => write!(f, "rank {rank} cannot be named here"),
            Refusal::RankTwice { rank } => write!(f, "the ranks must be different; {rank} is there twice"),
            Refusal::MustBewitch { seat } => {
                write!(f, "{} must bewitch a rank before anything but an action card", seat.name())
            }
            Refusal::MustCrown { seat } => write!(f, "{} must give the crown away before the turn ends", seat.name()),
            Refusal::NoCrownFor { seat } => {
                write!(f, "{} cannot get the crown: not who acts, nor who has it", seat.name())
            }
            Refusal::NoActionCards => write!(f, "this game is played without action cards"),
            Refusal::OneActionCard { seat } => write!(f, "{} has played an action card in this turn", seat.name()),
            Refusal::NotMarked { rank } => write!(f, "rank {rank} is not marked; Rasputin is for who is"),
            Refusal::NotRankFour { rank } => write!(f, "the acrobat is for rank 4, and rank {rank} is called"),
            Refusal::CitiesOff => write!(f, "districts are not recorded in this game"),
            Refusal::CitiesOn => write!(f, "districts are recorded; a complete city is noticed by itself"),
            Refusal::Tent => write!(f, "nothing touches a circus tent"),
            Refusal::NoTentLeft => write!(f, "there are {TENTS} circus tents in all"),
            Refusal::NoBellTower => write!(f, "no city has a bell-tower"),
            Refusal::NotInGame { district } => write!(f, "the {district} is not in this game"),
            Refusal::NoneLeft { district } => write!(f, "the box has no further {district}"),
            Refusal::NeverBuilt { district } => write!(f, "the {district} is never built"),
            Refusal::NewWithCoin => write!(f, "a new district has no coin of the artist on it"),
            Refusal::TooLateForMonument { seat } => {
                write!(f, "{} has 5 or more districts; the monument comes before that", seat.name())
            }
            Refusal::Limit { seat, limit } => {
                write!(f, "{} has built all of this turn's districts, the limit is {limit}", seat.name())
            }
            Refusal::NeverBuilds { character } => write!(f, "the {character} builds nothing whatever"),
            Refusal::HasAlready { seat, district } => write!(f, "{}'s city has a {district} already", seat.name()),
            Refusal::NotThere { seat, named } => write!(f, "{}'s city has no {named}", seat.name()),
            Refusal::DoesNotPay { own, district } => {
                write!(f, "destroying the {own} does not pay for the {district}")
            }
            Refusal::NotDearer { district, own } => write!(f, "the {district} is not dearer than the {own}"),
            Refusal::NotABellTower { district } => write!(f, "only a bell tower is early, not the {district}"),
            Refusal::NoTax => write!(f, "no tax is kept in this game"),
            Refusal::NothingToSeize => write!(
                f,
                "only the first paid district of an expropriated rank is seized, right after it, once a round"
            ),
            Refusal::CompleteCity { seat } => write!(f, "{}'s city is complete and out of reach", seat.name()),
            Refusal::OutOfReach { district } => write!(f, "rank 8 cannot aim at the {district}"),
            Refusal::Protected { seat } => write!(f, "the bishop protects {}'s city from rank 8", seat.name()),
            Refusal::OwnCity { seat } => write!(f, "that is {}'s own city", seat.name()),
            Refusal::TooDear { named, cost } => write!(f, "the {named} costs {cost}; the marshal takes up to 3"),
            Refusal::HasCoin { district } => write!(f, "the {district} has the artist's coin already"),
            Refusal::TuckedAlready { seat } => {
                write!(f, "{} has put a card under the museum in this turn", seat.name())
            }
            Refusal::CompleteAlready { seat } => write!(f, "{}'s city is complete already", seat.name()),
            Refusal::NoVault => write!(f, "the secret vault is not in this game"),
            Refusal::NotTied { seat } => write!(f, "{} is not one of those who are tied", seat.name()),
            Refusal::TooMuch { most } => write!(f, "that is too much; {most} at most"),
            Refusal::NotInThisPhase => write!(f, "this cannot be set right in the present phase"),
        }
    }
}

/// The present question as half a sentence.
fn write_asked(f: &mut fmt::Formatter<'_>, asks: Asks, name: &str) -> fmt::Result {
    match asks {
        Asks::Selection => write!(f, "the characters are being chosen"),
        Asks::Answer => write!(f, "say who turns over the called rank, or nobody"),
        Asks::Turn => write!(f, "it is {name}'s turn"),
        Asks::Heir => write!(f, "say who turns over the murdered rank 4, or nobody"),
        Asks::Crown => write!(f, "{name} is to give the crown away"),
        Asks::Vault => write!(f, "say who shows the secret vault, or nobody"),
        Asks::Highest => write!(f, "say which of the tied players had the highest rank, or nobody"),
        Asks::Gold => write!(f, "say how much gold {name} has"),
        Asks::Cards => write!(f, "say how many cards {name} has in hand"),
        Asks::Actions => write!(f, "say how many action cards {name} has in hand"),
        Asks::Coins => write!(f, "say how many coins are on {name}'s districts"),
        Asks::Types => write!(f, "say what {name} gets for all five types"),
        Asks::Uniques => write!(f, "say what {name}'s unique districts give"),
    }
}
