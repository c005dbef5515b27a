//! A NOR flash in memory that remembers its steps, and can be left in the middle of any of them.
//!
//! A cut while programming leaves some of the bits of eight bytes cleared. A cut while erasing leaves a sector in one
//! of four bad states: the chip clears all bits before it sets them, and how it sets them is its own affair. The harsher
//! cuts, with bits that are read differently at two starts, are in `tear.rs`.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use embedded_storage::nor_flash::{ErrorType, MultiwriteNorFlash, NorFlash, NorFlashErrorKind, ReadNorFlash};

use super::tear::Tear;
use super::*;

/// The least that happens at once.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// At most eight bytes.
    Program(u32, Vec<u8>),
    /// A sector.
    Erase(u32),
}

impl Step {
    /// What the flash may be like when the power goes in this step, or just after it.
    pub(crate) fn cuts(&self, image: &[u8]) -> Vec<Vec<u8>> {
        let sector = SECTOR as usize;
        let changed = |change: &dyn Fn(&mut [u8])| {
            let mut image = image.to_vec();
            change(&mut image);
            image
        };
        match self {
            Step::Program(at, bytes) => {
                let place = *at as usize..*at as usize + bytes.len();
                let some = |image: &mut [u8]| {
                    for (index, byte) in image[place.clone()].iter_mut().enumerate() {
                        *byte &= bytes[index] | (0x5b_u8).rotate_left(*at + index as u32);
                    }
                };
                vec![changed(&some), changed(&|image| self.apply(image))]
            }
            Step::Erase(at) => {
                let (start, end) = (*at as usize, *at as usize + sector);
                let middle = start + sector / 2;
                vec![
                    changed(&|image| image[start..end].fill(0)),
                    changed(&|image| image[start..middle].fill(0xff)),
                    changed(&|image| image[middle..end].fill(0xff)),
                    changed(&|image| {
                        let mut chance = Chance(at | 1);
                        image[start..end].iter_mut().for_each(|byte| *byte |= chance.below(256) as u8);
                    }),
                    changed(&|image| self.apply(image)),
                ]
            }
        }
    }

    pub(crate) fn apply(&self, image: &mut [u8]) {
        match self {
            Step::Program(at, bytes) => {
                image[*at as usize..].iter_mut().zip(bytes).for_each(|(cell, byte)| *cell &= byte);
            }
            Step::Erase(at) => image[*at as usize..(at + SECTOR) as usize].fill(0xff),
        }
    }
}

pub(crate) struct Cells {
    pub(crate) bytes: Vec<u8>,
    /// Everything that was done since `steps` was last emptied.
    pub(crate) steps: Vec<Step>,
    /// After so many further calls the driver fails.
    pub(crate) calls_left: usize,
    /// So many further writes do nothing, without a word.
    pub(crate) deaf: usize,
    /// Sectors that cannot be erased.
    stuck: Option<core::ops::Range<u32>>,
    /// Bits that may be read differently at the next start.
    pub(super) weak: BTreeMap<usize, u8>,
    /// Sectors whose erase was cut off, and not done again since.
    pub(super) half_erased: BTreeSet<usize>,
    /// When the power goes, and how.
    pub(super) cut: Option<Tear>,
    /// The power is off: whatever is asked fails.
    pub(super) off: bool,
}

/// A chip; clones are the same chip.
#[derive(Clone)]
pub(crate) struct Chip(pub(crate) Rc<RefCell<Cells>>);

impl Chip {
    pub(crate) fn blank(region: Region) -> Self {
        Chip::with(&vec![0xff; region.all().end as usize])
    }

    pub(crate) fn with(bytes: &[u8]) -> Self {
        Chip(Rc::new(RefCell::new(Cells {
            bytes: bytes.to_vec(),
            steps: vec![],
            calls_left: usize::MAX,
            deaf: 0,
            stuck: None,
            weak: BTreeMap::new(),
            half_erased: BTreeSet::new(),
            cut: None,
            off: false,
        })))
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.0.borrow().bytes.clone()
    }

    pub(crate) fn take_steps(&self) -> Vec<Step> {
        core::mem::take(&mut self.0.borrow_mut().steps)
    }

    pub(crate) fn steps(&self) -> usize {
        self.0.borrow().steps.len()
    }

    /// Sectors erased since the steps were last taken.
    pub(crate) fn erased(&self) -> usize {
        self.0.borrow().steps.iter().filter(|step| matches!(step, Step::Erase(_))).count()
    }

    /// After so many further calls the driver fails.
    pub(crate) fn fail_after(&self, calls: usize) {
        self.0.borrow_mut().calls_left = calls;
    }

    /// From now on these sectors cannot be erased.
    pub(crate) fn stick(&self, sectors: core::ops::Range<u32>) {
        self.0.borrow_mut().stuck = Some(sectors);
    }

    /// Changes the bytes from `at` on, without a step.
    pub(crate) fn set(&self, at: usize, bytes: &[u8]) {
        self.0.borrow_mut().bytes[at..at + bytes.len()].copy_from_slice(bytes);
    }

    pub(crate) fn flip(&self, at: usize, bit: usize) {
        self.0.borrow_mut().bytes[at] ^= 1 << bit;
    }

    fn call(&self) -> Result<(), NorFlashErrorKind> {
        let mut cells = self.0.borrow_mut();
        cells.calls_left = cells.calls_left.checked_sub(1).ok_or(NorFlashErrorKind::Other)?;
        if cells.off { Err(NorFlashErrorKind::Other) } else { Ok(()) }
    }

    fn step(&self, step: Step) {
        let mut cells = self.0.borrow_mut();
        step.apply(&mut cells.bytes);
        cells.strengthen(&step);
        cells.steps.push(step);
    }
}

impl ErrorType for Chip {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for Chip {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NorFlashErrorKind> {
        self.call()?;
        let cells = self.0.borrow();
        let place = offset as usize..offset as usize + bytes.len();
        bytes.copy_from_slice(cells.bytes.get(place).ok_or(NorFlashErrorKind::OutOfBounds)?);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0.borrow().bytes.len()
    }
}

impl NorFlash for Chip {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR as usize;

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NorFlashErrorKind> {
        self.call()?;
        self.tear(|tear, cells| tear.program(cells, offset as usize, bytes))?;
        assert!(!bytes.is_empty() && offset as usize + bytes.len() <= self.capacity());
        let deaf = self.0.borrow().deaf;
        if deaf > 0 {
            self.0.borrow_mut().deaf -= 1;
            return Ok(());
        }
        for (index, chunk) in bytes.chunks(8).enumerate() {
            self.step(Step::Program(offset + 8 * index as u32, chunk.to_vec()));
        }
        Ok(())
    }

    fn erase(&mut self, from: u32, to: u32) -> Result<(), NorFlashErrorKind> {
        self.call()?;
        self.tear(|tear, cells| tear.erase(cells, from as usize))?;
        assert!(from < to && from.is_multiple_of(SECTOR) && to.is_multiple_of(SECTOR));
        let stuck = self.0.borrow().stuck.clone().unwrap_or_default();
        for sector in (from..to).step_by(SECTOR as usize).filter(|sector| !stuck.contains(sector)) {
            self.step(Step::Erase(sector));
        }
        Ok(())
    }
}

impl MultiwriteNorFlash for Chip {}
