//! The set-up: who sits where, who has the crown first, which characters and unique districts are in the game, and what the
//! device keeps.
//!
//! Invariant: a [`Setup`] that exists is one that the rulebook allows; a [`Draft`] may still be wrong.

use core::fmt;

use heapless::Vec;
use serde::{Deserialize, Serialize};

use super::characters::{Cast, Character};
use super::districts::{District, OWN, UNIQUES, UNIQUES_IN_A_GAME, Uniques};
use super::ranks::Rank;
use crate::notation::{Unreadable, words};
use crate::seat::{Seat, Seating, SeatingRefusal};

words! {
    /// Whether something is used. The order is the stored format.
    Switch, "on or off" {
        Off = "off",
        On = "on",
    }
}

impl From<bool> for Switch {
    fn from(on: bool) -> Switch {
        if on { Switch::On } else { Switch::Off }
    }
}

words! {
    /// What an early bell tower lowers (facts, section 6: the booklet leaves it open). The order is the stored format.
    BellTower, "end or city" {
        /// Only the size that ends the game.
        End = "end",
        /// The size at which a city is complete too.
        City = "city",
    }
}

/// The gold and silver coins on a card and its fixed points at the end, each 0 to 99. Stored as one number, seven bits
/// each, the gold's the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Coins {
    /// Gold coins: the cost.
    pub cost: u8,
    /// Silver coins.
    pub silver: u8,
    /// Points at the end, whatever else is built.
    pub points: u8,
}

impl Coins {
    /// The most of each.
    pub const MOST: u8 = 99;

    /// What Provost thinks of a card.
    pub const fn of(district: District) -> Coins {
        Coins { cost: district.gold(), silver: district.silver(), points: 0 }
    }
}

impl From<Coins> for u32 {
    fn from(coins: Coins) -> u32 {
        u32::from(coins.cost) | u32::from(coins.silver) << 7 | u32::from(coins.points) << 14
    }
}

impl TryFrom<u32> for Coins {
    type Error = Unreadable;

    fn try_from(bits: u32) -> Result<Coins, Unreadable> {
        let part = |shift: u32| ((bits >> shift) & 127) as u8;
        let coins = Coins { cost: part(0), silver: part(7), points: part(14) };
        let fits = [coins.cost, coins.silver, coins.points].into_iter().all(|part| part <= Coins::MOST);
        if fits && bits >> 21 == 0 { Ok(coins) } else { Err(Unreadable("coins from 0 to 99")) }
    }
}

/// What a card that nobody could read is called at this table: up to 12 letters, each a byte of Latin-1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8, 12>", into = "Vec<u8, 12>")]
pub struct Name(Vec<u8, 12>);

/// Whether a byte of Latin-1 is a letter, a digit or a hyphen. To ask that of a `char` would take 2 KB of tables.
fn is_letter(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || *byte == b'-' || (*byte >= 0xc0 && !matches!(byte, 0xd7 | 0xf7))
}

impl Name {
    /// A name of letters, digits and hyphens; `None` when it is none, or too long.
    pub fn new(text: &str) -> Option<Name> {
        let mut name = Vec::new();
        for letter in text.chars() {
            name.push(u8::try_from(letter).ok().filter(is_letter)?).ok()?;
        }
        (!name.is_empty()).then_some(Name(name))
    }

    /// Its letters.
    pub fn letters(&self) -> impl Iterator<Item = char> {
        self.0.iter().copied().map(char::from)
    }

    /// Whether none was given.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Name> for Vec<u8, 12> {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl TryFrom<Vec<u8, 12>> for Name {
    type Error = Unreadable;

    fn try_from(bytes: Vec<u8, 12>) -> Result<Name, Unreadable> {
        if bytes.iter().all(is_letter) { Ok(Name(bytes)) } else { Err(Unreadable("a name of letters")) }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().try_for_each(|letter| write!(f, "{letter}"))
    }
}

/// A set-up that nobody has checked yet. The order of the fields is the stored format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// Who plays, and who has the crown first.
    pub seating: Seating,
    /// One character of each rank.
    pub cast: Cast,
    /// The unique districts that can be in the game.
    pub uniques: Uniques,
    /// Whether districts are recorded.
    pub cities: Switch,
    /// Whether the action cards are in the game.
    pub actions: Switch,
    /// What an early bell tower lowers.
    pub bell_tower: BellTower,
    /// The cards whose coins this table has said.
    pub said: Uniques,
    /// Their coins, in the order of the cards.
    pub coins: Vec<Coins, UNIQUES>,
    /// What the cards that nobody could read are called.
    #[serde(with = "names")]
    pub names: [Name; OWN],
}

/// The names one after the other. What serde derives for five of them is five times as long.
mod names {
    use core::fmt;

    use serde::de::{Error, SeqAccess, Visitor};
    use serde::ser::SerializeTuple;
    use serde::{Deserializer, Serializer};

    use super::{Name, OWN};

    pub(super) fn serialize<S: Serializer>(names: &[Name; OWN], serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(OWN)?;
        for name in names {
            tuple.serialize_element(name)?;
        }
        tuple.end()
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Name; OWN], D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = [Name; OWN];

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("names")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<[Name; OWN], A::Error> {
                let mut names: [Name; OWN] = Default::default();
                for name in &mut names {
                    *name = from.next_element()?.ok_or_else(|| A::Error::custom("too few names"))?;
                }
                Ok(names)
            }
        }

        deserializer.deserialize_tuple(OWN, Reader)
    }
}

impl Draft {
    /// Says a card's coins; what was said before is gone.
    pub fn say(&mut self, district: District, coins: Coins) {
        let at = self.said.before(district);
        if let Some(place) = self.coins.get_mut(at).filter(|_| self.said.contains(district)) {
            *place = coins;
        } else if district.unique().is_some() && self.coins.insert(at, coins).is_ok() {
            self.said = self.said.with(district);
        }
    }

    /// A card's coins at this table.
    pub fn coins(&self, district: District) -> Coins {
        let place = self.said.contains(district).then(|| self.said.before(district));
        place.and_then(|place| self.coins.get(place)).copied().unwrap_or(Coins::of(district))
    }
}

/// A set-up that the rulebook allows. Stored as its [`Draft`], and checked when it is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Draft", into = "Draft")]
pub struct Setup(Draft);

/// Why a draft is no set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupRefusal {
    /// Fewer than 2 or more than 8 players.
    Players(u8),
    /// A colour twice.
    SeatTwice(Seat),
    /// Who has the crown does not play.
    StartNotSeated(Seat),
    /// A rank twice.
    RankTwice(Rank),
    /// A rank is missing.
    RankMissing(Rank),
    /// A character that is not played with so few.
    TooFewFor(Character),
    /// With two players there is no ninth.
    NoNinth,
    /// With three or eight players there is a ninth.
    NinthMissing,
    /// A game has 14 unique districts, not so many.
    Uniques(u8),
    /// A unique district twice.
    UniqueTwice(District),
    /// What is to be a unique district is none.
    NotUnique(District),
    /// A card that nobody could read is in the game, and its cost was not said.
    NoCost(District),
    /// The coins are not those of the cards that were named.
    Coins,
}

impl fmt::Display for SetupRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupRefusal::Players(n) => write!(f, "Machiavelli is for 2 to 8 players; {n} are seated"),
            SetupRefusal::SeatTwice(seat) => write!(f, "{} is seated twice", seat.name()),
            SetupRefusal::StartNotSeated(seat) => write!(f, "{} is to have the crown but has no seat", seat.name()),
            SetupRefusal::RankTwice(rank) => {
                write!(f, "there is one character of each rank; rank {rank} is there twice")
            }
            SetupRefusal::RankMissing(rank) => write!(f, "there is one character of each rank; rank {rank} is missing"),
            SetupRefusal::TooFewFor(character) => write!(f, "the {character} is not played with so few players"),
            SetupRefusal::NoNinth => write!(f, "with 2 players there is no ninth character"),
            SetupRefusal::NinthMissing => {
                write!(f, "with 3 or 8 players there is a ninth character, and none is named")
            }
            SetupRefusal::Uniques(given) => {
                write!(f, "a game has {UNIQUES_IN_A_GAME} unique districts; {given} are given")
            }
            SetupRefusal::UniqueTwice(district) => write!(f, "there is only one {district}"),
            SetupRefusal::NotUnique(district) => write!(f, "the {district} is no unique district"),
            SetupRefusal::NoCost(district) => {
                write!(f, "Provost does not know {district}; its cost is needed: `card {district} cost=…`")
            }
            SetupRefusal::Coins => write!(f, "each card's coins are said once"),
        }
    }
}

impl From<SeatingRefusal> for SetupRefusal {
    fn from(refusal: SeatingRefusal) -> Self {
        match refusal {
            SeatingRefusal::Players(players) => SetupRefusal::Players(players),
            SeatingRefusal::SeatTwice(seat) => SetupRefusal::SeatTwice(seat),
            SeatingRefusal::StartNotSeated(seat) => SetupRefusal::StartNotSeated(seat),
        }
    }
}

impl TryFrom<Draft> for Setup {
    type Error = SetupRefusal;

    /// The rules on the number of players are the booklet's notes on characters and on 2, 3 and 8 players.
    fn try_from(draft: Draft) -> Result<Setup, SetupRefusal> {
        let players = draft.seating.len();
        if let Some(character) = draft.cast.iter().find(|character| players < character.least_players()) {
            return Err(SetupRefusal::TooFewFor(character));
        }
        let ninth = draft.cast.of(Rank::NINE).is_some();
        if ninth && players == 2 {
            return Err(SetupRefusal::NoNinth);
        }
        if !ninth && matches!(players, 3 | 8) {
            return Err(SetupRefusal::NinthMissing);
        }
        if draft.uniques != Uniques::ANY {
            if draft.uniques.len() != UNIQUES_IN_A_GAME {
                return Err(SetupRefusal::Uniques(draft.uniques.len() as u8));
            }
            let unread = |district: &District| district.own().is_some() && !draft.said.contains(*district);
            if let Some(district) = draft.uniques.iter().find(unread) {
                return Err(SetupRefusal::NoCost(district));
            }
        }
        if draft.said.len() != draft.coins.len() {
            return Err(SetupRefusal::Coins);
        }
        Ok(Setup(draft))
    }
}

impl From<Setup> for Draft {
    fn from(setup: Setup) -> Draft {
        setup.0
    }
}

impl Setup {
    /// What was said before the game.
    pub fn draft(&self) -> &Draft {
        &self.0
    }

    /// Who plays, and who has the crown first.
    pub fn seating(&self) -> &Seating {
        &self.0.seating
    }

    /// Who plays, clockwise.
    pub fn seats(&self) -> &[Seat] {
        self.0.seating.seats()
    }

    /// Who has the crown first.
    pub fn start(&self) -> Seat {
        self.0.seating.start()
    }

    /// The characters of this game.
    pub fn cast(&self) -> &Cast {
        &self.0.cast
    }

    /// Whether districts are recorded.
    pub fn cities(&self) -> bool {
        self.0.cities == Switch::On
    }

    /// Whether the action cards are in the game.
    pub fn actions(&self) -> bool {
        self.0.actions == Switch::On
    }

    /// What an early bell tower lowers.
    pub fn bell_tower(&self) -> BellTower {
        self.0.bell_tower
    }

    /// A card's coins at this table.
    pub fn coins(&self, district: District) -> Coins {
        self.0.coins(district)
    }

    /// Whether a district can be in this game. A card that nobody could read can when its coins were said.
    pub fn has(&self, district: District) -> bool {
        match district.unique() {
            None => district != District::Tent,
            Some(_) => {
                self.0.uniques.contains(district) && (district.own().is_none() || self.0.said.contains(district))
            }
        }
    }

    /// How many times a round a seat may answer: twice with two or three players (seed, "Wijzigingen bij 2 en 3 spelers").
    pub fn characters_each(&self) -> usize {
        if self.seats().len() <= 3 { 2 } else { 1 }
    }

    /// The size of a complete city without an early bell tower (seed, "Voltooide stad").
    pub fn city_size(&self) -> u8 {
        if self.seats().len() <= 3 { 8 } else { 7 }
    }
}
