//! The harshest cuts: any of the bits that were to change may have, and some are undecided.
//!
//! A bit that was cut off while it was programmed or erased is weak: it is read as 0 or as 1 for as long as the power
//! stays, and as either after the next start, until it is programmed or erased to the end. A brown-out may besides clear
//! bits anywhere in the page that was being programmed. Invariant: no bit changes that neither was to change nor lies in
//! that page or sector.

use embedded_storage::nor_flash::NorFlashErrorKind;

use super::chip::{Cells, Chip, Step};
use super::*;

/// When and how the power goes.
pub(crate) struct Tear {
    /// After so many programs and erases it goes in the midst of the next.
    pub(crate) after: usize,
    /// With garbage in the page that is being programmed.
    pub(crate) garbage: bool,
    pub(crate) chance: Chance,
}

/// What becomes of a bit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Stays,
    Changes,
    Weak,
}

/// How many of 64 bits change, and how many are left weak.
struct Odds {
    changed: usize,
    weak: usize,
}

impl Odds {
    /// Hardly any, half of them, nearly all; all definite, some weak, or all of what is touched.
    fn drawn(chance: &mut Chance) -> Self {
        let touched = [1, 2, 8, 32, 56, 62, 64][chance.below(7)];
        let weak = touched * [0, 1, 2, 4][chance.below(4)] / 4;
        Odds { changed: touched - weak, weak }
    }

    fn fate(&self, chance: &mut Chance) -> Fate {
        match chance.below(64) {
            bit if bit < self.changed => Fate::Changes,
            bit if bit < self.changed + self.weak => Fate::Weak,
            _ => Fate::Stays,
        }
    }
}

impl Tear {
    /// The power goes while `bytes` are programmed.
    pub(super) fn program(&mut self, cells: &mut Cells, at: usize, bytes: &[u8]) {
        let odds = Odds::drawn(&mut self.chance);
        for (index, byte) in bytes.iter().enumerate() {
            for bit in (0..8).filter(|bit| byte & 1 << bit == 0) {
                cells.change(at + index, bit, false, odds.fate(&mut self.chance));
            }
        }
        if self.garbage {
            let odds = Odds::drawn(&mut self.chance);
            let page = at / 256 * 256;
            for at in page..page + 256 {
                for bit in 0..8 {
                    cells.change(at, bit, false, odds.fate(&mut self.chance));
                }
            }
        }
    }

    /// The power goes while a sector is erased: before all bits were cleared, or before they were set.
    pub(super) fn erase(&mut self, cells: &mut Cells, sector: usize) {
        cells.half_erased.insert(sector);
        let setting = self.chance.below(3) > 0;
        let odds = Odds::drawn(&mut self.chance);
        // Sometimes only part of the sector was reached.
        let reached = [SECTOR as usize, SECTOR as usize, 512, 2_048][self.chance.below(4)];
        for at in sector..sector + SECTOR as usize {
            for bit in 0..8 {
                if setting {
                    cells.change(at, bit, false, Fate::Changes);
                }
                if at - sector < reached {
                    cells.change(at, bit, setting, odds.fate(&mut self.chance));
                }
            }
        }
    }
}

impl Cells {
    fn change(&mut self, at: usize, bit: usize, to: bool, fate: Fate) {
        let mask = 1 << bit;
        match fate {
            Fate::Stays => return,
            // What is there already is as good as it was.
            Fate::Weak if (self.bytes[at] & mask != 0) == to => return,
            Fate::Weak => *self.weak.entry(at).or_default() |= mask,
            Fate::Changes => {
                self.weak.entry(at).and_modify(|weak| *weak &= !mask);
            }
        }
        if fate == Fate::Changes {
            self.bytes[at] = if to { self.bytes[at] | mask } else { self.bytes[at] & !mask };
        }
    }

    /// What was programmed or erased to the end is no longer weak.
    pub(super) fn strengthen(&mut self, step: &Step) {
        if let Step::Erase(at) = step {
            self.half_erased.remove(&(*at as usize));
        }
        if self.weak.is_empty() {
            return;
        }
        match step {
            Step::Program(at, bytes) => {
                for (index, byte) in bytes.iter().enumerate() {
                    self.weak.entry(*at as usize + index).and_modify(|weak| *weak &= byte);
                }
                self.weak.retain(|_, weak| *weak != 0);
            }
            Step::Erase(at) => self.weak.retain(|place, _| !(*at as usize..(at + SECTOR) as usize).contains(place)),
        }
    }
}

impl Chip {
    /// The power goes after so many programs and erases.
    pub(crate) fn arm(&self, tear: Tear) {
        self.0.borrow_mut().cut = Some(tear);
    }

    /// The power is back: weak bits are read as chance has it.
    pub(crate) fn power_up(&self, chance: &mut Chance) {
        let cells = &mut *self.0.borrow_mut();
        (cells.off, cells.cut) = (false, None);
        cells.steps.clear();
        for (at, weak) in &cells.weak {
            cells.bytes[*at] = cells.bytes[*at] & !weak | chance.below(256) as u8 & weak;
        }
    }

    /// Whether the erase of this sector was cut off, and not done again since.
    pub(crate) fn is_half_erased(&self, sector: u32) -> bool {
        self.0.borrow().half_erased.contains(&(sector as usize))
    }

    pub(crate) fn is_off(&self) -> bool {
        self.0.borrow().off
    }

    /// If the power goes now.
    pub(super) fn tear(&self, how: impl FnOnce(&mut Tear, &mut Cells)) -> Result<(), NorFlashErrorKind> {
        let cells = &mut *self.0.borrow_mut();
        let Some(mut tear) = cells.cut.take() else { return Ok(()) };
        if tear.after > 0 {
            tear.after -= 1;
            cells.cut = Some(tear);
            return Ok(());
        }
        how(&mut tear, cells);
        cells.off = true;
        Err(NorFlashErrorKind::Other)
    }
}
