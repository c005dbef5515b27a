//! Paying in cubes: what a thing costs, what is handed over, and whether the one settles the other.
//!
//! Gold is only gold (facts 3). Some prices leave open which kinds are paid: a white cube, the alchemist's, a batch.
//! Coins are not handled here. Invariant: a payment that [`Cost::settled_by`] accepts has exactly as many cubes as the
//! cost.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::tiles::Cube;

/// Cubes of each kind, in the order of [`Cube`]. As a payment, all zero means that it was left unsaid, and
/// [`Cost::paid_from`] decides. The order is the stored format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pay(pub [u8; Cube::COUNT]);

impl Pay {
    /// Left unsaid, or nothing.
    pub const UNSAID: Pay = Pay([0; Cube::COUNT]);

    /// So many of one kind.
    pub fn cubes(cube: Cube, number: u8) -> Pay {
        let mut pay = Pay::UNSAID;
        *pay.of_mut(cube) = number;
        pay
    }

    /// How many cubes.
    pub fn total(self) -> u16 {
        self.0.into_iter().map(u16::from).sum()
    }

    /// How many of one kind.
    pub fn of(self, cube: Cube) -> u8 {
        self.0[cube.index()]
    }

    /// The place of one kind, to write to.
    pub fn of_mut(&mut self, cube: Cube) -> &mut u8 {
        &mut self.0[cube.index()]
    }

    /// The same with more of one kind; it stops at 255.
    #[must_use]
    pub fn and(mut self, cube: Cube, number: u8) -> Pay {
        let held = self.of_mut(cube);
        *held = held.saturating_add(number);
        self
    }
}

/// A price in cubes: some of given kinds, and some of kinds that the payer chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    fixed: Pay,
    /// How many cubes are of a kind that is chosen.
    free: u8,
    /// The kinds to choose from, one bit each.
    among: u8,
    /// The most of each chosen kind.
    most: u8,
}

impl Cost {
    /// Nothing.
    pub const FREE: Cost = Cost::exactly(Pay::UNSAID);

    /// These cubes and no others.
    pub const fn exactly(fixed: Pay) -> Cost {
        Cost { fixed, free: 0, among: 0, most: 0 }
    }

    /// These cubes and so many of any kind, also gold.
    pub const fn with_any(fixed: Pay, free: u8) -> Cost {
        Cost { fixed, free, among: 0b11111, most: u8::MAX }
    }

    /// So many cubes of any kind but gold.
    pub const fn not_gold(free: u8) -> Cost {
        Cost { fixed: Pay::UNSAID, free, among: 0b01111, most: u8::MAX }
    }

    /// The price of so many houses in the castle: for each three different cubes, one of them food (CAY-NL "Fase 6"). Gold
    /// may be one of them, as itself. Above 127 batches it is that of 127.
    pub const fn batches(batches: u8) -> Cost {
        let batches = if batches > 127 { 127 } else { batches };
        Cost { fixed: Pay([batches, 0, 0, 0, 0]), free: 2 * batches, among: 0b11110, most: batches }
    }

    /// The same for one cube of this kind less.
    #[must_use]
    pub fn less(mut self, cube: Cube) -> Cost {
        let place = self.fixed.of_mut(cube);
        *place = place.saturating_sub(1);
        self
    }

    /// The cubes of given kinds.
    pub const fn fixed(self) -> Pay {
        self.fixed
    }

    /// How many cubes are of a kind that the payer chooses.
    pub const fn free(self) -> u8 {
        self.free
    }

    /// The most of each kind that the payer chooses.
    pub const fn most(self) -> u8 {
        self.most
    }

    /// How many cubes it is.
    pub fn total(self) -> u16 {
        self.fixed.total() + u16::from(self.free)
    }

    const fn may_choose(self, cube: Cube) -> bool {
        self.among & 1 << cube.index() != 0
    }

    /// Whether `pay` settles it exactly.
    pub fn settled_by(self, pay: Pay) -> bool {
        let mut chosen = 0;
        for cube in Cube::ALL {
            let Some(more) = pay.of(cube).checked_sub(self.fixed.of(cube)) else { return false };
            if more > 0 && (!self.may_choose(cube) || more > self.most) {
                return false;
            }
            chosen += u16::from(more);
        }
        chosen == u16::from(self.free)
    }

    /// What a player with `purse` hands over when nothing else is said: each cube of free kind is that of which the most is
    /// left, the first in the order of [`Cube`] when equal, and gold only when nothing else fits. The error is the number of
    /// cubes that are missing.
    pub fn paid_from(self, purse: &Purse) -> Result<Pay, u16> {
        let mut pay = self.fixed;
        let mut missing: u16 =
            Cube::ALL.into_iter().map(|cube| u16::from(self.fixed.of(cube)).saturating_sub(purse.of(cube))).sum();
        for chosen in 0..self.free {
            let mut best: Option<(Cube, u16)> = None;
            for cube in Cube::ALL {
                let left = purse.of(cube).saturating_sub(pay.of(cube).into());
                let full = pay.of(cube) - self.fixed.of(cube) >= self.most;
                let spare = cube == Cube::Gold && best.is_some();
                if self.may_choose(cube) && left > 0 && !full && !spare && best.is_none_or(|(_, most)| left > most) {
                    best = Some((cube, left));
                }
            }
            match best {
                Some((cube, _)) => pay = pay.and(cube, 1),
                None => {
                    missing += u16::from(self.free - chosen);
                    break;
                }
            }
        }
        if missing == 0 { Ok(pay) } else { Err(missing) }
    }
}

/// As a sentence lists it: `1 wood, 1 of any kind`.
impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.free == 0 {
            return self.fixed.fmt(f);
        }
        if self.fixed != Pay::UNSAID {
            write!(f, "{}, ", self.fixed)?;
        }
        let kind = if self.may_choose(Cube::Gold) { "any kind" } else { "any kind but gold" };
        match self.may_choose(Cube::Food) {
            true => write!(f, "{} of {kind}", self.free),
            false => write!(f, "{} others, at most {} of a kind", self.free, self.most),
        }
    }
}

/// As a sentence lists it: `1 food, 2 stone`.
impl fmt::Display for Pay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = "";
        for cube in Cube::ALL.into_iter().filter(|cube| self.of(*cube) > 0) {
            write!(f, "{before}{} {cube}", self.of(cube))?;
            before = ", ";
        }
        if before.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
}

/// What a player holds. Sixteen bits each: play cannot get near 65535, and arithmetic saturates there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purse {
    /// Deniers.
    pub coins: u16,
    cubes: [u16; Cube::COUNT],
}

impl Purse {
    /// What everybody begins with, besides deniers: 2 food and 1 wood (CAY-NL "Setup").
    pub const START: Purse = Purse { coins: 0, cubes: [2, 1, 0, 0, 0] };

    /// How many cubes of one kind.
    pub fn of(&self, cube: Cube) -> u16 {
        self.cubes[cube.index()]
    }

    /// Sets the number of one kind.
    pub fn set(&mut self, cube: Cube, number: u16) {
        self.cubes[cube.index()] = number;
    }

    /// Adds cubes.
    pub fn add(&mut self, gain: Pay) {
        for (held, more) in self.cubes.iter_mut().zip(gain.0) {
            *held = held.saturating_add(more.into());
        }
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
        for (held, less) in self.cubes.iter_mut().zip(pay.0) {
            *held = held.saturating_sub(less.into());
        }
    }

    /// The first kind of which `pay` takes more than there is.
    pub fn lacks(&self, pay: Pay) -> Option<Cube> {
        Cube::ALL.into_iter().find(|cube| u16::from(pay.of(*cube)) > self.of(*cube))
    }

    /// How many cubes there are without gold.
    pub fn without_gold(&self) -> u16 {
        let gold = self.of(Cube::Gold);
        self.cubes.into_iter().fold(0, u16::saturating_add).saturating_sub(gold)
    }

    /// Whether there is any cube at all.
    pub fn has_a_cube(&self) -> bool {
        self.cubes.iter().any(|held| *held > 0)
    }
}
