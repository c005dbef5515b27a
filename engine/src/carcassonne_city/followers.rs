//! Followers: seven a player, in supply or out in one of four roles.
//!
//! Where on the board they stand the device does not see; it knows the roles. Invariant: a player's followers in supply
//! and out are seven together.

use crate::notation::words;

words! {
    /// What a follower is, by where it stands.
    Role, "citizen, vendor, steward or guard" {
        /// On a road.
        Citizen = "citizen",
        /// On a market.
        Vendor = "vendor",
        /// In a residential area, laid flat, until the end.
        Steward = "steward",
        /// On a wall, until the end.
        Guard = "guard",
    }
}

words! {
    /// What a follower that is placed with a tile can be. The order is the stored format.
    TileRole, "citizen, vendor or steward" {
        Citizen = "citizen",
        Vendor = "vendor",
        Steward = "steward",
    }
}

impl TileRole {
    /// The same among all roles.
    pub const fn role(self) -> Role {
        match self {
            TileRole::Citizen => Role::Citizen,
            TileRole::Vendor => Role::Vendor,
            TileRole::Steward => Role::Steward,
        }
    }
}

/// The followers of a player; the eighth is the marker on the score track (CDS-NL "De voorbereiding").
pub const FOLLOWERS: u8 = 7;

/// Where the followers of one player are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Followers {
    out: [u8; Role::COUNT],
    resting: u8,
}

impl Followers {
    /// How many are out in this role.
    pub const fn out(self, role: Role) -> u8 {
        self.out[role.index()]
    }

    /// How many are in supply, those that rest among them.
    pub fn supply(self) -> u8 {
        FOLLOWERS.saturating_sub(self.out.into_iter().fold(0, u8::saturating_add))
    }

    /// How many of the supply came back since the owner's last turn began: they can be placed again from the owner's
    /// next turn on (CDS A5).
    pub const fn resting(self) -> u8 {
        self.resting
    }

    /// How many can be placed now.
    pub fn available(self) -> u8 {
        self.supply().saturating_sub(self.resting)
    }

    /// Takes one from the supply; nothing when none is available.
    pub(super) fn place(&mut self, role: Role) {
        if self.available() > 0 {
            self.out[role.index()] += 1;
        }
    }

    /// Takes up to `number` back to the supply, where they rest.
    pub(super) fn take_back(&mut self, role: Role, number: u8) {
        let number = number.min(self.out(role));
        self.out[role.index()] -= number;
        self.resting += number;
    }

    /// The owner's turn begins: all of the supply can be placed.
    pub(super) fn rested(&mut self) {
        self.resting = 0;
    }

    /// The same with these numbers out; `None` when they are more than seven.
    pub(super) fn with_out(self, out: [u8; Role::COUNT]) -> Option<Followers> {
        if out.into_iter().fold(0, u8::saturating_add) > FOLLOWERS {
            return None;
        }
        let changed = Followers { out, resting: self.resting };
        Some(Followers { resting: self.resting.min(changed.supply()), ..changed })
    }

    /// How many are out, by role.
    pub(super) const fn all_out(self) -> [u8; Role::COUNT] {
        self.out
    }
}
