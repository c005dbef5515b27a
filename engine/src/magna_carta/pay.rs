//! Paying in cubes: what a thing costs, what is handed over, and whether the one settles the other.
//!
//! Gold is a joker for every other cube; nothing is a joker for gold; a white cube is any cube, also gold (CMC-NL
//! "Aandacht"). Coins are not handled here. Invariant: a payment that [`Cost::settled_by`] accepts has exactly as many
//! cubes as the cost.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::cards::Cube;

/// A price in cubes. The order of the fields is the stored format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Cost {
    pub food: u8,
    pub wood: u8,
    pub stone: u8,
    pub gold: u8,
    /// White cubes: any kind.
    pub any: u8,
}

impl Cost {
    /// Nothing.
    pub const FREE: Cost = Cost { food: 0, wood: 0, stone: 0, gold: 0, any: 0 };

    /// The price of a residence (CMC-NL "Notaris").
    pub const RESIDENCE: Cost = Cost { food: 1, ..Cost::FREE };

    /// The price of `batches` batches, each one food, one wood and one stone.
    pub const fn batches(batches: u8) -> Cost {
        Cost { food: batches, wood: batches, stone: batches, gold: 0, any: 0 }
    }

    /// How many cubes it is.
    pub fn total(self) -> u16 {
        [self.food, self.wood, self.stone, self.gold, self.any].into_iter().map(u16::from).sum()
    }

    /// Whether `pay` settles it exactly.
    pub fn settled_by(self, pay: Pay) -> bool {
        let surplus = pay
            .food
            .saturating_sub(self.food)
            .saturating_add(pay.wood.saturating_sub(self.wood))
            .saturating_add(pay.stone.saturating_sub(self.stone));
        pay.total() == self.total() && pay.gold >= self.gold && surplus <= self.any
    }

    /// The ways to pay its white cube, by the kind that is given for it; none where it has not exactly one. The rest is paid
    /// as [`Self::paid_from`] says.
    pub fn white_ways(self, purse: &Purse) -> [Option<Pay>; Cube::COUNT] {
        let rest = if self.any == 1 { Cost { any: 0, ..self }.paid_from(purse).ok() } else { None };
        Cube::ALL.map(|cube| {
            let mut pay = rest?;
            *pay.of_mut(cube) = pay.of(cube).saturating_add(1);
            purse.lacks(pay).is_none().then_some(pay)
        })
    }

    /// What a player with `purse` hands over when nothing else is said: own cubes where they fit, the most plentiful
    /// kind for a white cube (food before wood before stone when equal), gold only for what is missing. The error is
    /// the number of cubes that are missing.
    pub fn paid_from(self, purse: &Purse) -> Result<Pay, u16> {
        let mut left = [purse.food, purse.wood, purse.stone];
        let mut paid = [0u8; 3];
        let mut gold = u16::from(self.gold);
        for (kind, cost) in [self.food, self.wood, self.stone].into_iter().enumerate() {
            let own = left[kind].min(u16::from(cost)) as u8;
            paid[kind] = own;
            left[kind] -= u16::from(own);
            gold += u16::from(cost - own);
        }
        for _ in 0..self.any {
            let mut most = 0;
            if left[1] > left[most] {
                most = 1;
            }
            if left[2] > left[most] {
                most = 2;
            }
            if left[most] > 0 {
                left[most] -= 1;
                paid[most] = paid[most].saturating_add(1);
            } else {
                gold += 1;
            }
        }
        if gold > purse.gold {
            return Err(gold - purse.gold);
        }
        // At most three times 255 (batches): more gold than a payment can write down is refused like missing gold.
        let gold = u8::try_from(gold).map_err(|_| gold)?;
        Ok(Pay { food: paid[0], wood: paid[1], stone: paid[2], gold })
    }
}

/// As a sentence lists it: `1 food, 2 stone`.
impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            (self.food, "food"),
            (self.wood, "wood"),
            (self.stone, "stone"),
            (self.gold, "gold"),
            (self.any, "of any kind"),
        ];
        list(f, parts)
    }
}

/// Cubes handed over. All zero means that it was left unsaid, and [`Cost::paid_from`] decides. The order of the fields is
/// the stored format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Pay {
    pub food: u8,
    pub wood: u8,
    pub stone: u8,
    pub gold: u8,
}

impl Pay {
    /// Left unsaid.
    pub const UNSAID: Pay = Pay { food: 0, wood: 0, stone: 0, gold: 0 };

    /// How many cubes.
    pub fn total(self) -> u16 {
        [self.food, self.wood, self.stone, self.gold].into_iter().map(u16::from).sum()
    }

    /// How many of one kind.
    pub fn of(self, cube: Cube) -> u8 {
        match cube {
            Cube::Food => self.food,
            Cube::Wood => self.wood,
            Cube::Stone => self.stone,
            Cube::Gold => self.gold,
        }
    }

    /// The place of one kind, to write to.
    pub fn of_mut(&mut self, cube: Cube) -> &mut u8 {
        match cube {
            Cube::Food => &mut self.food,
            Cube::Wood => &mut self.wood,
            Cube::Stone => &mut self.stone,
            Cube::Gold => &mut self.gold,
        }
    }
}

/// As a sentence lists it: `1 food, 2 stone`.
impl fmt::Display for Pay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, [(self.food, "food"), (self.wood, "wood"), (self.stone, "stone"), (self.gold, "gold")])
    }
}

fn list<const N: usize>(f: &mut fmt::Formatter<'_>, parts: [(u8, &str); N]) -> fmt::Result {
    let mut before = "";
    for (number, name) in parts.into_iter().filter(|(number, _)| *number > 0) {
        write!(f, "{before}{number} {name}")?;
        before = ", ";
    }
    if before.is_empty() { f.write_str("nothing") } else { Ok(()) }
}

/// What a player holds. Sixteen bits each: the box has 56 coins and about 100 cubes, and play cannot get near 65535;
/// arithmetic saturates there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Purse {
    pub coins: u16,
    pub food: u16,
    pub wood: u16,
    pub stone: u16,
    pub gold: u16,
}

impl Purse {
    /// What everybody begins with (CMC-NL "Spelvoorbereiding"; KSR).
    pub const START: Purse = Purse { coins: 4, food: 2, wood: 2, stone: 0, gold: 0 };

    /// How many cubes of one kind.
    pub fn of(&self, cube: Cube) -> u16 {
        match cube {
            Cube::Food => self.food,
            Cube::Wood => self.wood,
            Cube::Stone => self.stone,
            Cube::Gold => self.gold,
        }
    }

    /// The place of one kind, to write to.
    pub fn of_mut(&mut self, cube: Cube) -> &mut u16 {
        match cube {
            Cube::Food => &mut self.food,
            Cube::Wood => &mut self.wood,
            Cube::Stone => &mut self.stone,
            Cube::Gold => &mut self.gold,
        }
    }

    /// Adds cubes.
    pub fn add(&mut self, cube: Cube, number: u16) {
        let held = self.of_mut(cube);
        *held = held.saturating_add(number);
    }

    /// Adds deniers.
    pub fn earn(&mut self, coins: u16) {
        self.coins = self.coins.saturating_add(coins);
    }

    /// Takes deniers away; the caller has checked that they are there.
    pub fn spend(&mut self, coins: u16) {
        self.coins = self.coins.saturating_sub(coins);
    }

    /// Takes a payment away; the caller has checked that it is there.
    pub fn hand_over(&mut self, pay: Pay) {
        for cube in Cube::ALL {
            let held = self.of_mut(cube);
            *held = held.saturating_sub(u16::from(pay.of(cube)));
        }
    }

    /// The first kind of which `pay` takes more than there is.
    pub fn lacks(&self, pay: Pay) -> Option<Cube> {
        Cube::ALL.into_iter().find(|cube| u16::from(pay.of(*cube)) > self.of(*cube))
    }

    /// Whether there is any cube at all.
    pub fn has_a_cube(&self) -> bool {
        Cube::ALL.into_iter().any(|cube| self.of(cube) > 0)
    }
}
