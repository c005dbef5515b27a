//! The tiles as they are printed: names, costs, points and what each of them does.
//!
//! Only data; who may use what and when is decided elsewhere. Invariant: everything here is constant (facts 2.1 to 2.6,
//! read off the publisher's own pictures of the tiles).

use serde::{Deserialize, Serialize};

use super::pay::{Cost, Pay};
use crate::notation::words;

words! {
    /// A cube. Gold is no joker. The order is the stored format.
    Cube, "a cube: food, wood, stone, cloth, gold" {
        Food = "food",
        Wood = "wood",
        Stone = "stone",
        Cloth = "cloth",
        Gold = "gold",
    }
}

words! {
    /// A space before the bridge: the six special buildings in the order in which they act, and the castle. The order is
    /// the stored format.
    Special, "a space before the bridge" {
        Gate = "gate",
        TradingPost = "trading-post",
        Guild = "guild",
        Joust = "joust",
        Stables = "stables",
        Inn = "inn",
        Castle = "castle",
    }
}

words! {
    /// A neutral tile: nobody's, on spaces 1 to 6 at the start. The order is the stored format.
    Neutral, "a neutral tile: farm, forest, sawmill, quarry, market, carpenter" {
        Farm = "farm",
        Forest = "forest",
        Sawmill = "sawmill",
        Quarry = "quarry",
        Market = "market",
        Carpenter = "carpenter",
    }
}

words! {
    /// A building that is printed on the board.
    Fixed, "a fixed building: peddler, carpenter, gold-mine" {
        Peddler = "peddler",
        Carpenter = "carpenter",
        GoldMine = "gold-mine",
    }
}

words! {
    /// A wooden (the first eight) or a stone building. The order is the stored format.
    Building, "a wooden or a stone building" {
        FoodFarm = "food-farm",
        ClothFarm = "cloth-farm",
        WoodenQuarry = "wooden-quarry",
        WoodenSawmill = "wooden-sawmill",
        WoodenMarket = "wooden-market",
        WoodenPeddler = "wooden-peddler",
        Lawyer = "lawyer",
        Mason = "mason",
        StoneFarm = "stone-farm",
        Park = "park",
        Workshop = "workshop",
        Church = "church",
        Tailor = "tailor",
        Bank = "bank",
        Alchemist = "alchemist",
        Architect = "architect",
        /// Only in later editions.
        Jeweller = "jeweller",
    }
}

words! {
    /// A prestige building. The order is the stored format.
    Prestige, "a prestige building" {
        Statue = "statue",
        Granary = "granary",
        Library = "library",
        Weaver = "weaver",
        Theatre = "theatre",
        College = "college",
        Monument = "monument",
        Hotel = "hotel",
        Cathedral = "cathedral",
    }
}

/// A tile whose points a table may overrule. The order of the variants is the stored format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scored {
    /// A wooden or stone building.
    Building(Building),
    /// A prestige building.
    Prestige(Prestige),
}

impl Scored {
    /// How many such tiles there are: 17 kinds and 9.
    pub const COUNT: usize = Building::COUNT + Prestige::COUNT;
}

/// Who puts up what: a carpenter wooden buildings, a mason stone ones, an architect prestige buildings, a lawyer
/// residences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Builder {
    Carpenter,
    Mason,
    Architect,
    Lawyer,
}

impl Builder {
    /// Each of them, in the order of their numbers.
    pub const ALL: [Builder; 4] = [Builder::Carpenter, Builder::Mason, Builder::Architect, Builder::Lawyer];

    /// 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A trade with a smaller and a larger deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Trade {
    Church,
    Tailor,
    Bank,
    Alchemist,
    Jeweller,
}

/// What a deal takes and gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Deniers to pay.
    pub coins: u16,
    /// Cubes to pay.
    pub cost: Cost,
    /// Points to win.
    pub points: u8,
    /// Gold to win.
    pub gold: u8,
}

impl Trade {
    /// The smaller (1) or the larger deal (2); `None` for any other number.
    pub const fn deal(self, number: u8) -> Option<Deal> {
        let nothing = Deal { coins: 0, cost: Cost::FREE, points: 0, gold: 0 };
        if number == 0 || number > 2 {
            return None;
        }
        let large = number == 2;
        Some(match self {
            Trade::Church => Deal { coins: if large { 4 } else { 2 }, points: if large { 5 } else { 3 }, ..nothing },
            Trade::Tailor => {
                let cloth = if large { 3 } else { 2 };
                Deal { cost: Cost::exactly(Pay([0, 0, 0, cloth, 0])), points: if large { 6 } else { 4 }, ..nothing }
            }
            Trade::Bank => Deal { coins: if large { 5 } else { 2 }, gold: number, ..nothing },
            // Any cubes but gold, equal or not (ruling A).
            Trade::Alchemist => Deal { cost: Cost::not_gold(2 * number), gold: number, ..nothing },
            Trade::Jeweller => {
                let cost = Cost::exactly(Pay([0, 0, 0, 0, number]));
                Deal { cost, points: if large { 9 } else { 5 }, ..nothing }
            }
        })
    }
}

/// What a space does for the owner of the worker on it, or for the owner of the tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Production without a choice.
    Take(Pay),
    /// Production of one kind or the other: so many of each.
    OneOf((Cube, u8), (Cube, u8)),
    /// Sell one cube, also gold, for so many deniers.
    Sell(u16),
    /// Buy cubes, not gold.
    Buy {
        /// Deniers for one.
        price: u16,
        /// The most at once.
        most: u8,
    },
    /// Build with a carpenter, a mason or an architect, or make a residence with a lawyer.
    Build(Builder),
    /// One of two deals.
    Trade(Trade),
    /// Take the worker from the gate to another space.
    Gate,
    /// Move the provost.
    Guild,
    /// Pay 1 denier and 1 cloth for a favour.
    Joust,
    /// Stay in the inn or leave it.
    Inn,
}

impl Effect {
    /// Whether it is building with this one. Comparing whole effects would take more flash.
    pub(super) fn is_built_by(self, builder: Builder) -> bool {
        matches!(self, Effect::Build(by) if by == builder)
    }

    /// Whether it may be done without: production, the guild's question and the inn's are answered (ruling N).
    pub const fn is_optional(self) -> bool {
        !matches!(self, Effect::Take(_) | Effect::OneOf(..) | Effect::Guild | Effect::Inn)
    }
}

impl Neutral {
    /// What it does (facts 2.3).
    pub const fn effect(self) -> Effect {
        match self {
            Neutral::Farm => Effect::OneOf((Cube::Food, 1), (Cube::Cloth, 1)),
            Neutral::Forest => Effect::OneOf((Cube::Food, 1), (Cube::Wood, 1)),
            Neutral::Sawmill => Effect::Take(Pay([0, 1, 0, 0, 0])),
            Neutral::Quarry => Effect::Take(Pay([0, 0, 1, 0, 0])),
            Neutral::Market => Effect::Sell(4),
            Neutral::Carpenter => Effect::Build(Builder::Carpenter),
        }
    }
}

impl Fixed {
    /// Where it is printed (facts 2.2).
    pub const fn space(self) -> u8 {
        match self {
            Fixed::Peddler => 7,
            Fixed::Carpenter => 8,
            Fixed::GoldMine => 16,
        }
    }

    /// What it does (facts 2.3).
    pub const fn effect(self) -> Effect {
        match self {
            Fixed::Peddler => Effect::Buy { price: 2, most: 1 },
            Fixed::Carpenter => Effect::Build(Builder::Carpenter),
            Fixed::GoldMine => Effect::Take(Pay([0, 0, 0, 0, 1])),
        }
    }
}

impl Building {
    /// Who puts it up: a carpenter or a mason.
    pub const fn builder(self) -> Builder {
        if (self as usize) < Building::StoneFarm as usize { Builder::Carpenter } else { Builder::Mason }
    }

    /// How many tiles of it there are.
    pub const fn tiles(self) -> usize {
        if matches!(self, Building::Architect) { 2 } else { 1 }
    }

    /// What it costs (facts 2.4, 2.5).
    pub const fn cost(self) -> Cost {
        match self {
            Building::FoodFarm
            | Building::ClothFarm
            | Building::WoodenQuarry
            | Building::WoodenSawmill
            | Building::Mason => Cost::exactly(Pay([1, 1, 0, 0, 0])),
            Building::WoodenMarket | Building::WoodenPeddler => Cost::with_any(Pay([0, 1, 0, 0, 0]), 1),
            Building::Lawyer => Cost::exactly(Pay([0, 1, 0, 1, 0])),
            Building::StoneFarm | Building::Park | Building::Workshop | Building::Alchemist | Building::Architect => {
                Cost::exactly(Pay([1, 0, 1, 0, 0]))
            }
            Building::Church | Building::Jeweller => Cost::exactly(Pay([0, 0, 1, 1, 0])),
            Building::Tailor | Building::Bank => Cost::exactly(Pay([0, 1, 1, 0, 0])),
        }
    }

    /// The points printed on it (facts 2.4, 2.5); the lawyer's are 3 in later printings.
    pub const fn points(self) -> u8 {
        match self {
            Building::FoodFarm | Building::ClothFarm | Building::WoodenQuarry | Building::WoodenSawmill => 2,
            Building::WoodenMarket | Building::WoodenPeddler | Building::Lawyer | Building::Mason => 4,
            Building::StoneFarm | Building::Park | Building::Workshop | Building::Church => 3,
            Building::Tailor | Building::Bank | Building::Alchemist | Building::Architect | Building::Jeweller => 6,
        }
    }

    /// The favours that its builder wins.
    pub const fn favours(self) -> u8 {
        if matches!(self, Building::Church) { 1 } else { 0 }
    }

    /// What it does for the worker on it (facts 2.4, 2.5).
    pub const fn effect(self) -> Effect {
        match self {
            Building::FoodFarm => Effect::OneOf((Cube::Food, 2), (Cube::Cloth, 1)),
            Building::ClothFarm => Effect::OneOf((Cube::Food, 1), (Cube::Cloth, 2)),
            Building::WoodenQuarry => Effect::Take(Pay([0, 0, 2, 0, 0])),
            Building::WoodenSawmill => Effect::Take(Pay([0, 2, 0, 0, 0])),
            Building::WoodenMarket => Effect::Sell(6),
            Building::WoodenPeddler => Effect::Buy { price: 1, most: 2 },
            Building::Lawyer => Effect::Build(Builder::Lawyer),
            Building::Mason => Effect::Build(Builder::Mason),
            Building::StoneFarm => Effect::Take(Pay([2, 0, 0, 1, 0])),
            Building::Park => Effect::Take(Pay([1, 2, 0, 0, 0])),
            Building::Workshop => Effect::Take(Pay([0, 0, 2, 1, 0])),
            Building::Church => Effect::Trade(Trade::Church),
            Building::Tailor => Effect::Trade(Trade::Tailor),
            Building::Bank => Effect::Trade(Trade::Bank),
            Building::Alchemist => Effect::Trade(Trade::Alchemist),
            Building::Architect => Effect::Build(Builder::Architect),
            Building::Jeweller => Effect::Trade(Trade::Jeweller),
        }
    }

    /// What it does for its owner when another player's worker stands on it: stone production only (facts 2.5).
    pub const fn owner_effect(self) -> Option<Effect> {
        match self {
            Building::StoneFarm => Some(Effect::OneOf((Cube::Food, 1), (Cube::Cloth, 1))),
            Building::Park => Some(Effect::OneOf((Cube::Food, 1), (Cube::Wood, 1))),
            Building::Workshop => Some(Effect::OneOf((Cube::Stone, 1), (Cube::Cloth, 1))),
            _ => None,
        }
    }
}

impl Prestige {
    /// What it costs (facts 2.6).
    pub const fn cost(self) -> Cost {
        Cost::exactly(Pay(match self {
            Prestige::Statue => [0, 0, 2, 0, 1],
            Prestige::Granary => [3, 0, 0, 0, 1],
            Prestige::Library => [0, 3, 0, 0, 1],
            Prestige::Weaver => [0, 0, 0, 3, 1],
            Prestige::Theatre => [0, 3, 0, 0, 2],
            Prestige::College => [0, 0, 3, 0, 2],
            Prestige::Monument => [0, 0, 4, 0, 2],
            Prestige::Hotel => [0, 0, 3, 0, 2],
            Prestige::Cathedral => [0, 0, 5, 0, 3],
        }))
    }

    /// The points printed on it (facts 2.6).
    pub const fn points(self) -> u8 {
        match self {
            Prestige::Statue => 7,
            Prestige::Granary | Prestige::Library => 10,
            Prestige::Weaver => 12,
            Prestige::Theatre | Prestige::College | Prestige::Monument => 14,
            Prestige::Hotel => 16,
            Prestige::Cathedral => 25,
        }
    }

    /// The favours that its builder wins.
    pub const fn favours(self) -> u8 {
        match self {
            Prestige::Statue | Prestige::Theatre | Prestige::College => 1,
            Prestige::Monument => 2,
            _ => 0,
        }
    }

    /// What it adds to its owner's income, in deniers.
    pub const fn income(self) -> u16 {
        match self {
            Prestige::Library => 1,
            Prestige::Hotel => 2,
            _ => 0,
        }
    }
}
