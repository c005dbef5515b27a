//! The districts: 54 base ones of 17 kinds, and 36 unique ones, five of which nobody could read (facts, sections 4 and 5).
//!
//! What the unique ones do is in the files of the rules. Invariant: a [`Named`] that exists is a district of the box, or a
//! circus tent, which can be written where a district stands and is never allowed there.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::notation::{Unreadable, words};

words! {
    /// A type of district, in the order in which the haunted quarter tries them.
    Type, "a type of district" {
        Unique = "unique",
        Religious = "religious",
        Military = "military",
        Noble = "noble",
        Trade = "trade",
    }
}

words! {
    /// A district, or a circus tent. The order is the stored format.
    District, "a district" {
        Temple = "temple",
        Church = "church",
        Monastery = "monastery",
        Cathedral = "cathedral",
        Watchtower = "watchtower",
        Prison = "prison",
        Barracks = "barracks",
        Fortress = "fortress",
        Manor = "manor",
        Castle = "castle",
        Palace = "palace",
        Tavern = "tavern",
        Market = "market",
        TradingPost = "trading-post",
        Docks = "docks",
        Harbor = "harbor",
        TownHall = "town-hall",
        Armory = "armory",
        Basilica = "basilica",
        BellTower = "bell-tower",
        Capitol = "capitol",
        DragonGate = "dragon-gate",
        Factory = "factory",
        Framework = "framework",
        GoldMine = "gold-mine",
        GreatWall = "great-wall",
        HauntedQuarter = "haunted-quarter",
        ImperialTreasury = "imperial-treasury",
        IvoryTower = "ivory-tower",
        Keep = "keep",
        Laboratory = "laboratory",
        Library = "library",
        MapRoom = "map-room",
        Monument = "monument",
        Museum = "museum",
        Necropolis = "necropolis",
        Observatory = "observatory",
        Park = "park",
        PoorHouse = "poor-house",
        Quarry = "quarry",
        SchoolOfMagic = "school-of-magic",
        SecretVault = "secret-vault",
        Smithy = "smithy",
        Stables = "stables",
        Statue = "statue",
        Theater = "theater",
        ThievesDen = "thieves-den",
        WishingWell = "wishing-well",
        Own1 = "own1",
        Own2 = "own2",
        Own3 = "own3",
        Own4 = "own4",
        Own5 = "own5",
        /// An action card that lies beside the districts.
        Tent = "tent",
    }
}

/// How many kinds of base districts there are; the unique ones follow them.
const BASE: usize = 17;
/// How many unique districts the box has (facts, section 0).
pub const UNIQUES: usize = 36;
/// How many of them nobody could read.
pub const OWN: usize = 5;
/// How many of them a game has.
pub const UNIQUES_IN_A_GAME: usize = 14;
/// All districts of the box.
pub const DISTRICTS: usize = 54 + UNIQUES;
/// Circus tents in the box (facts, section 8).
pub const TENTS: u8 = 3;

const _: () = assert!(District::COUNT == BASE + UNIQUES + 1);

impl District {
    /// All districts in their order, without the tent.
    pub fn all() -> impl DoubleEndedIterator<Item = District> {
        District::ALL.into_iter().filter(|district| *district != District::Tent)
    }

    /// The unique districts in their order.
    pub fn uniques() -> impl Iterator<Item = District> {
        District::all().filter(|district| district.unique().is_some())
    }

    /// The number of a unique district among them, 0 to 35; `None` for a base district or a tent.
    pub const fn unique(self) -> Option<usize> {
        let index = self.index();
        if index < BASE || index >= BASE + UNIQUES { None } else { Some(index - BASE) }
    }

    /// The number of a card that nobody could read, 0 to 4.
    pub const fn own(self) -> Option<usize> {
        let first = District::Own1.index();
        let index = self.index();
        if index < first || index >= first + OWN { None } else { Some(index - first) }
    }

    /// Its type; `None` for the tent, which has none.
    pub const fn kind(self) -> Option<Type> {
        Some(match self.index() {
            0..=3 => Type::Religious,
            4..=7 => Type::Military,
            8..=10 => Type::Noble,
            11..=16 => Type::Trade,
            _ if self.unique().is_some() => Type::Unique,
            _ => return None,
        })
    }

    /// The gold coins on the card, as far as Provost knows (facts, sections 4 and 5); a table may overrule those of the unique ones.
    pub const fn gold(self) -> u8 {
        const BASES: [u8; BASE] = [1, 2, 3, 5, 1, 2, 3, 5, 3, 4, 5, 1, 2, 2, 3, 4, 5];
        const UNIQUE: [u8; UNIQUES] = [
            3, 4, 5, 5, 6, 5, 3, 6, 6, 2, 5, 5, 3, 5, 6, 5, 4, 4, 5, 4, 6, 4, 5, 6, 0, 5, 2, 3, 6, 6, 5, 0, 0, 0, 0, 0,
        ];
        match self.unique() {
            Some(number) => UNIQUE[number],
            None if self.index() < BASE => BASES[self.index()],
            None => 0,
        }
    }

    /// The silver coins on the card: points at the end, and no part of the cost.
    pub const fn silver(self) -> u8 {
        match self {
            District::DragonGate => 2,
            District::SecretVault => 3,
            _ => 0,
        }
    }

    /// How many the box has.
    pub const fn copies(self) -> u8 {
        const COPIES: [u8; BASE] = [3, 3, 3, 2, 3, 3, 3, 2, 5, 4, 3, 5, 4, 3, 3, 3, 2];
        if self.index() < BASE {
            COPIES[self.index()]
        } else if self.unique().is_some() {
            1
        } else {
            TENTS
        }
    }
}

/// A district as a line names it, perhaps with the artist's coin on it. Stored as one byte: the district's number, and 64
/// more with the coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// Which.
    pub district: District,
    /// Whether the artist's coin lies on it.
    pub coin: bool,
}

const COIN: u8 = 64;
const _: () = assert!(District::COUNT <= COIN as usize);

impl Named {
    /// Without a coin.
    pub const fn plain(district: District) -> Named {
        Named { district, coin: false }
    }
}

impl From<Named> for u8 {
    fn from(named: Named) -> u8 {
        named.district.index() as u8 | if named.coin { COIN } else { 0 }
    }
}

impl TryFrom<u8> for Named {
    type Error = Unreadable;

    fn try_from(byte: u8) -> Result<Named, Unreadable> {
        let district = District::ALL.get(usize::from(byte & !COIN)).copied().ok_or(Unreadable(EXPECTED))?;
        Ok(Named { district, coin: byte & COIN != 0 })
    }
}

const EXPECTED: &str = "a district, such as palace, or palace+1 with the artist's coin";

/// As the notation writes it.
impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.district, if self.coin { "+1" } else { "" })
    }
}

impl FromStr for Named {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Named, Unreadable> {
        let (word, coin) = match text.strip_suffix("+1") {
            Some(word) => (word, true),
            None => (text, false),
        };
        let district = word.parse().map_err(|_| Unreadable(EXPECTED))?;
        Ok(Named { district, coin })
    }
}

/// A set of unique districts, one bit each. Stored as the sum of the bits, the armory's the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct Uniques(u64);

impl Uniques {
    /// None.
    pub const NONE: Uniques = Uniques(0);
    /// All of the box.
    pub const ANY: Uniques = Uniques((1 << UNIQUES) - 1);

    /// The set with a district added; the same when it is no unique one.
    #[must_use]
    pub const fn with(self, district: District) -> Uniques {
        match district.unique() {
            Some(number) => Uniques(self.0 | 1 << number),
            None => self,
        }
    }

    /// Whether a district is in it.
    pub const fn contains(self, district: District) -> bool {
        match district.unique() {
            // Asked of every card that a list might have: halves are shifted sooner than the whole.
            Some(number) => {
                let half = if number < 32 { self.0 as u32 } else { (self.0 >> 32) as u32 };
                half >> (number % 32) & 1 != 0
            }
            None => false,
        }
    }

    /// Whether none is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are, 0 to 36.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// How many come before this one.
    pub(super) const fn before(self, district: District) -> usize {
        match district.unique() {
            Some(number) => (self.0 & ((1 << number) - 1)).count_ones() as usize,
            None => 0,
        }
    }

    /// Those in it, in their order.
    pub fn iter(self) -> impl Iterator<Item = District> {
        District::uniques().filter(move |district| self.contains(*district))
    }
}

impl FromIterator<District> for Uniques {
    fn from_iter<I: IntoIterator<Item = District>>(districts: I) -> Uniques {
        districts.into_iter().fold(Uniques::NONE, Uniques::with)
    }
}

impl From<Uniques> for u64 {
    fn from(uniques: Uniques) -> u64 {
        uniques.0
    }
}

impl TryFrom<u64> for Uniques {
    type Error = Unreadable;

    fn try_from(bits: u64) -> Result<Uniques, Unreadable> {
        if bits >> UNIQUES == 0 { Ok(Uniques(bits)) } else { Err(Unreadable("unique districts")) }
    }
}
