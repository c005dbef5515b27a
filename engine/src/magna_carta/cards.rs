//! The cards as they are printed: names, costs, points and what each half of a card does.
//!
//! Only data; who may use what and when is decided elsewhere. Invariant: everything here is constant, and the twelve
//! buildings are one player's set (CMC-NL "De gebouwen in detail"; costs and points from facts 1.1 to 1.3, where the
//! status S means that one source gives them: those points a table can overrule, see `Setup`).

use serde::{Deserialize, Serialize};

use super::pay::Cost;
use crate::notation::words;

words! {
    /// A cube. Gold is the joker (CMC-NL "Aandacht"). The order is the stored format.
    Cube, "a cube: food, wood, stone, gold" {
        Food = "food",
        Wood = "wood",
        Stone = "stone",
        Gold = "gold",
    }
}

words! {
    /// A neutral card: nobody's, without points, never a residence. The order is the stored format.
    Neutral, "a neutral card: park, forest, quarry, trading-post" {
        Park = "park",
        Forest = "forest",
        Quarry = "quarry",
        TradingPost = "trading-post",
        Peddler = "peddler",
    }
}

words! {
    /// A building of a player's own set of twelve. The order is the stored format.
    Building, "a building" {
        FarmSmall = "farm-small",
        SawmillSmall = "sawmill-small",
        QuarrySmall = "quarry-small",
        Peddler = "peddler",
        Market = "market",
        Lawyer = "lawyer",
        GoldMine = "gold-mine",
        FarmLarge = "farm-large",
        SawmillLarge = "sawmill-large",
        QuarryLarge = "quarry-large",
        Bank = "bank",
        Church = "church",
    }
}

words! {
    /// One of the seven prestige buildings. The order is the stored format.
    Prestige, "a prestige building" {
        Theatre = "theatre",
        Statue = "statue",
        Hotel = "hotel",
        Stables = "stables",
        TownHall = "town-hall",
        Monument = "monument",
        Cathedral = "cathedral",
    }
}

/// What lies on a residence, or in front of a player with the intro rules. The order of the variants is the stored format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PrestigeCard {
    /// One of the seven that the engine knows.
    Known(Prestige),
    /// A card that it does not know (some editions have an eighth), with its points.
    Other(u8),
}

/// A card whose points a table may overrule. The order of the variants is the stored format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scored {
    /// A building of the players' sets.
    Building(Building),
    /// A prestige building.
    Prestige(Prestige),
}

impl Scored {
    /// How many such cards there are: 12 and 7.
    pub const COUNT: usize = Building::COUNT + Prestige::COUNT;
}

/// What one half of a card does for the worker's or the card's owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Take so many cubes from the bank.
    Take(Cube, u8),
    /// Take one of the cubes that lie on the card.
    TakeFromCard(Cube),
    /// Take so many deniers.
    Coins(u16),
    /// Buy up to so many cubes, not gold, for 1 denier each.
    BuyCubes(u8),
    /// Sell one cube, also gold (CMC Q12), for so many deniers.
    Sell(u16),
    /// Swap one own cube, also gold (CMC Q12), for a gold cube.
    SwapForGold,
    /// Buy gold at one of these prices.
    BuyGold(Prices),
    /// Buy tokens, the best first, at one of these prices.
    BuyTokens(Prices),
    /// Build a residence for 1 food: turn over an own card.
    BuildResidence,
}

/// What one and what two of a thing cost, in deniers; `None` when two are not sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prices {
    /// For one.
    pub one: u16,
    /// For two together.
    pub two: Option<u16>,
}

impl Prices {
    /// The price of `number`; `None` when that number is not sold.
    pub const fn of(self, number: u8) -> Option<u16> {
        match number {
            1 => Some(self.one),
            2 => self.two,
            _ => None,
        }
    }

    /// The most that can be bought at once, 1 or 2.
    pub const fn most(self) -> u8 {
        if self.two.is_some() { 2 } else { 1 }
    }
}

impl Neutral {
    /// What it does for the worker's owner.
    pub const fn effect(self) -> Effect {
        match self {
            Neutral::Park => Effect::Take(Cube::Food, 1),
            Neutral::Forest => Effect::Take(Cube::Wood, 1),
            Neutral::Quarry => Effect::Take(Cube::Stone, 1),
            Neutral::TradingPost => Effect::Coins(2),
            Neutral::Peddler => Effect::BuyCubes(1),
        }
    }
}

impl Building {
    /// What it costs to build (facts 1.1).
    pub const fn cost(self) -> Cost {
        match self {
            Building::FarmSmall | Building::SawmillSmall | Building::QuarrySmall | Building::Lawyer => {
                Cost { food: 1, wood: 1, ..Cost::FREE }
            }
            Building::Peddler | Building::Market => Cost { wood: 1, any: 1, ..Cost::FREE },
            Building::GoldMine | Building::FarmLarge | Building::SawmillLarge | Building::QuarryLarge => {
                Cost { food: 1, stone: 2, ..Cost::FREE }
            }
            Building::Bank | Building::Church => Cost { wood: 1, stone: 2, ..Cost::FREE },
        }
    }

    /// The points printed on it (facts 1.1).
    pub const fn points(self) -> u8 {
        match self {
            Building::FarmSmall | Building::SawmillSmall | Building::QuarrySmall => 1,
            Building::Peddler | Building::Market | Building::Lawyer => 2,
            Building::GoldMine | Building::FarmLarge | Building::SawmillLarge | Building::QuarryLarge => 2,
            Building::Bank | Building::Church => 3,
        }
    }

    /// Whether the intro rules use it: they leave out the lawyer and the church (CMC-NL "Spelvoorbereiding").
    pub const fn in_intro(self) -> bool {
        !matches!(self, Building::Lawyer | Building::Church)
    }

    /// The cubes that are put on it when it is built, for its owner to take.
    pub const fn stored(self) -> Option<Cube> {
        match self {
            Building::FarmSmall => Some(Cube::Food),
            Building::SawmillSmall => Some(Cube::Wood),
            Building::QuarrySmall => Some(Cube::Stone),
            _ => None,
        }
    }

    /// What it does for the owner of the worker on it.
    pub const fn worker_effect(self) -> Effect {
        match self {
            Building::FarmSmall => Effect::Take(Cube::Food, 1),
            Building::SawmillSmall => Effect::Take(Cube::Wood, 1),
            Building::QuarrySmall => Effect::Take(Cube::Stone, 1),
            Building::Peddler => Effect::BuyCubes(2),
            Building::Market => Effect::Sell(4),
            Building::Lawyer => Effect::BuildResidence,
            Building::GoldMine => Effect::Take(Cube::Gold, 1),
            Building::FarmLarge => Effect::Take(Cube::Food, 2),
            Building::SawmillLarge => Effect::Take(Cube::Wood, 2),
            Building::QuarryLarge => Effect::Take(Cube::Stone, 2),
            Building::Bank => Effect::BuyGold(Prices { one: 1, two: Some(3) }),
            Building::Church => Effect::BuyTokens(Prices { one: 2, two: Some(5) }),
        }
    }

    /// What it does for its owner when another player's worker is on it.
    pub const fn owner_effect(self) -> Effect {
        match self {
            Building::FarmSmall => Effect::TakeFromCard(Cube::Food),
            Building::SawmillSmall => Effect::TakeFromCard(Cube::Wood),
            Building::QuarrySmall => Effect::TakeFromCard(Cube::Stone),
            Building::Peddler => Effect::BuyCubes(1),
            Building::Market => Effect::Coins(1),
            Building::Lawyer => Effect::Coins(2),
            Building::GoldMine => Effect::SwapForGold,
            Building::FarmLarge => Effect::Take(Cube::Food, 1),
            Building::SawmillLarge => Effect::Take(Cube::Wood, 1),
            Building::QuarryLarge => Effect::Take(Cube::Stone, 1),
            Building::Bank => Effect::BuyGold(Prices { one: 2, two: None }),
            Building::Church => Effect::BuyTokens(Prices { one: 3, two: None }),
        }
    }
}

impl Prestige {
    /// What it costs to put up (facts 1.3).
    pub const fn cost(self) -> Cost {
        match self {
            Prestige::Theatre => Cost { wood: 2, gold: 1, ..Cost::FREE },
            Prestige::Statue => Cost { stone: 2, gold: 1, ..Cost::FREE },
            Prestige::Hotel => Cost { stone: 3, gold: 1, ..Cost::FREE },
            Prestige::Stables => Cost { food: 3, gold: 2, ..Cost::FREE },
            Prestige::TownHall => Cost { wood: 3, gold: 2, ..Cost::FREE },
            Prestige::Monument => Cost { stone: 3, gold: 2, ..Cost::FREE },
            Prestige::Cathedral => Cost { stone: 5, gold: 3, ..Cost::FREE },
        }
    }

    /// The points printed on it (facts 1.3).
    pub const fn points(self) -> u8 {
        match self {
            Prestige::Theatre | Prestige::Statue | Prestige::Hotel => 6,
            Prestige::Stables | Prestige::TownHall | Prestige::Monument => 10,
            Prestige::Cathedral => 14,
        }
    }

    /// Whether the intro rules use it: they leave out the hotel (CMC-NL "Spelvoorbereiding").
    pub const fn in_intro(self) -> bool {
        !matches!(self, Prestige::Hotel)
    }
}
