//! Roads and markets: what can be completed, who stands on it, and what it is worth.
//!
//! How one is entered is in `completed`. Residential areas are not features: they are never completed (CDS 3). Invariant: the
//! points of a feature depend on nothing but its tiles and goods.

use super::followers::Role;
use super::scoring::Line;
use crate::notation::words;

words! {
    /// What can be completed. The order is the stored format.
    FeatureKind, "road or market" {
        Road = "road",
        Market = "market",
    }
}

impl FeatureKind {
    /// What a follower on it is.
    pub const fn role(self) -> Role {
        match self {
            FeatureKind::Road => Role::Citizen,
            FeatureKind::Market => Role::Vendor,
        }
    }

    /// The line of the score that its points go to.
    pub const fn line(self) -> Line {
        match self {
            FeatureKind::Road => Line::Roads,
            FeatureKind::Market => Line::Markets,
        }
    }
}

/// The kinds of goods: fish, grain, livestock (CDS-NL "Een afgebouwde markt").
pub const GOODS: u8 = 3;

/// A road of so many tiles counts double (CDS-NL "Een afgebouwde weg").
const LONG_ROAD: u8 = 4;

/// A completed road or market.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// A road.
    Road {
        /// Of how many tiles; one that carries it twice counts once (CDS A7).
        tiles: u8,
    },
    /// A market.
    Market {
        /// Of how many tiles, counted in the same manner.
        tiles: u8,
        /// How many different goods are offered on it, 1 to 3.
        goods: u8,
    },
}

impl Feature {
    /// Which kind it is.
    pub const fn kind(self) -> FeatureKind {
        match self {
            Feature::Road { .. } => FeatureKind::Road,
            Feature::Market { .. } => FeatureKind::Market,
        }
    }

    /// Of how many tiles it is. No more followers stand on it: one is placed a turn, on the tile of that turn (CDS 2, step 2).
    pub const fn tiles(self) -> u8 {
        match self {
            Feature::Road { tiles } | Feature::Market { tiles, .. } => tiles,
        }
    }

    /// What it is worth: a point a tile for a road, two from four tiles on; for a market tiles times goods (CDS 3).
    pub fn points(self) -> u16 {
        match self {
            Feature::Road { tiles } if tiles < LONG_ROAD => tiles.into(),
            Feature::Road { tiles } => 2 * u16::from(tiles),
            Feature::Market { tiles, goods } => u16::from(tiles) * u16::from(goods),
        }
    }
}
