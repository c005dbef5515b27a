//! A record of every text on a picture, for tests.
//!
//! It draws nothing and changes nothing; the device's image does not contain it. Invariant: a text that left its box,
//! met another text, or held a character that its font does not know is in [`Audit::faults`].

use embedded_graphics::primitives::Rectangle;
use heapless::{String, Vec};

use crate::cut::cut;

/// Texts on one picture: a score sheet has 4 x 8 numbers, 9 labels and the frame's own.
const TEXTS: usize = 96;

/// What was wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is larger than the box it was given.
    LeavesItsBox,
    /// It touches a text that was there before.
    MeetsAnother,
    /// A character is not in the font.
    UnknownCharacter,
    /// More texts than the record holds.
    TooMany,
}

/// The texts drawn so far and what was wrong with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    texts: Vec<Rectangle, TEXTS>,
    faults: Vec<(Fault, String<48>), TEXTS>,
}

impl Audit {
    pub(crate) const fn new() -> Self {
        Self { texts: Vec::new(), faults: Vec::new() }
    }

    /// The faults, each with the start of the text it is about.
    pub fn faults(&self) -> &[(Fault, String<48>)] {
        &self.faults
    }

    /// How many texts there are: a test that audits an empty picture proves nothing.
    pub fn texts(&self) -> usize {
        self.texts.len()
    }

    pub(crate) fn unknown(&mut self, text: &str) {
        self.fault(Fault::UnknownCharacter, text);
    }

    pub(crate) fn wrote(&mut self, text: &str, ink: Rectangle, given: Rectangle) {
        if ink.intersection(&given) != ink {
            self.fault(Fault::LeavesItsBox, text);
        }
        if self.texts.iter().any(|other| !other.intersection(&ink).is_zero_sized()) {
            self.fault(Fault::MeetsAnother, text);
        }
        if self.texts.push(ink).is_err() {
            self.fault(Fault::TooMany, text);
        }
    }

    /// What stood in `area` is gone.
    pub(crate) fn cleared(&mut self, area: Rectangle) {
        self.texts.retain(|text| text.intersection(&area).is_zero_sized());
    }

    fn fault(&mut self, fault: Fault, text: &str) {
        // A full list of faults fails the test as well as a longer one would.
        let _ = self.faults.push((fault, cut(text)));
    }
}
