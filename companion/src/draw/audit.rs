//! A record of every text on a picture, for tests.
//!
//! It draws nothing and changes nothing; the device's image does not contain it. Invariant: a text that left its box, met
//! another text, the edge of the panel or a rule, held a character that its font does not know, or is smaller than its
//! place asks for is in [`Audit::faults`].

use embedded_graphics::{prelude::*, primitives::Rectangle};
use heapless::{String, Vec};

use super::chrome::FOOTER_Y;
use crate::{
    cut::cut,
    picture::{HEIGHT, WIDTH},
};

/// Texts on one picture: a score sheet has 4 x 8 numbers, 9 labels and the frame's own.
const TEXTS: usize = 96;
/// Rules and places of a picture: title, hints, column; sentence, list, sheet.
const PLACES: usize = 12;

/// What was wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is larger than the box it was given.
    LeavesItsBox,
    /// It touches a text that was there before.
    MeetsAnother,
    /// It reaches the first or the last row or column of the panel.
    TouchesEdge,
    /// No white is between it and a rule.
    TouchesRule,
    /// Its capitals are smaller than its place asks for.
    TooSmall,
    /// It is the largest text of the picture and still too small to be read across the table.
    NoneIsLarge,
    /// A character is not in the font.
    UnknownCharacter,
    /// More texts than the record holds.
    TooMany,
}

/// A text on a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// What it says, as far as it fits.
    pub words: String<96>,
    /// The box around its ink.
    pub ink: Rectangle,
    /// The height of its capitals, in px.
    pub capital: u32,
}

/// The texts drawn so far and what was wrong with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    texts: Vec<Text, TEXTS>,
    rules: Vec<Rectangle, PLACES>,
    /// Where texts have capitals of at least so many px.
    least: Vec<(Rectangle, u32), PLACES>,
    /// What the capitals of the largest text have at least, in px.
    largest: u32,
    faults: Vec<(Fault, String<48>), TEXTS>,
}

impl Audit {
    pub(crate) const fn new() -> Self {
        Self { texts: Vec::new(), rules: Vec::new(), least: Vec::new(), largest: 0, faults: Vec::new() }
    }

    /// The faults, each with the start of the text it is about.
    pub fn faults(&self) -> &[(Fault, String<48>)] {
        &self.faults
    }

    /// How many texts there are: a test that audits an empty picture proves nothing.
    pub fn texts(&self) -> usize {
        self.texts.len()
    }

    /// The texts, in the order in which they were written.
    pub fn written(&self) -> &[Text] {
        &self.texts
    }

    pub(crate) fn unknown(&mut self, text: &str) {
        self.fault(Fault::UnknownCharacter, text);
    }

    pub(crate) fn wrote(&mut self, words: &str, ink: Rectangle, given: Rectangle, capital: u32) {
        if ink.intersection(&given) != ink {
            self.fault(Fault::LeavesItsBox, words);
        }
        if self.texts.iter().any(|other| meet(other.ink, ink)) {
            self.fault(Fault::MeetsAnother, words);
        }
        // Hints may use the last row: what they leave free is the row above the line that they stand below.
        let last = if ink.top_left.y > FOOTER_Y { HEIGHT } else { HEIGHT - 1 };
        let inner = Rectangle::new(Point::new(1, 1), Size::new(WIDTH - 2, last - 1));
        if ink.intersection(&inner) != ink {
            self.fault(Fault::TouchesEdge, words);
        }
        if self.rules.iter().any(|rule| meet(rule.offset(1), ink)) {
            self.fault(Fault::TouchesRule, words);
        }
        if self.least.iter().any(|(place, least)| meet(*place, ink) && capital < *least) {
            self.fault(Fault::TooSmall, words);
        }
        if self.texts.push(Text { words: cut(words), ink, capital }).is_err() {
            self.fault(Fault::TooMany, words);
        }
    }

    /// A rule was drawn.
    pub(crate) fn ruled(&mut self, rule: Rectangle) {
        for at in 0..self.texts.len() {
            if meet(rule.offset(1), self.texts[at].ink) {
                let words = self.texts[at].words.clone();
                self.fault(Fault::TouchesRule, &words);
            }
        }
        if self.rules.push(rule).is_err() {
            self.fault(Fault::TooMany, "rules");
        }
    }

    /// What is written in `place` from now on has capitals of at least so many px.
    pub(crate) fn expects(&mut self, place: Rectangle, least: u32) {
        if self.least.push((place, least)).is_err() {
            self.fault(Fault::TooMany, "places");
        }
    }

    /// The largest text has capitals of at least so many px.
    pub(crate) fn expects_large(&mut self, largest: u32) {
        self.largest = largest;
    }

    /// The picture is complete.
    pub(crate) fn finish(&mut self) {
        let largest = self.texts.iter().max_by_key(|text| text.capital).cloned();
        if let Some(text) = largest
            && text.capital < self.largest
        {
            self.fault(Fault::NoneIsLarge, &text.words);
        }
    }

    /// What stood in `area` is gone.
    pub(crate) fn cleared(&mut self, area: Rectangle) {
        // What was just said may lie over the largest text, until the next press.
        if self.texts.iter().any(|text| meet(text.ink, area) && text.capital >= self.largest) {
            self.largest = 0;
        }
        self.texts.retain(|text| !meet(text.ink, area));
        self.least.retain(|(place, _)| place.intersection(&area) != *place);
        self.rules.retain(|rule| rule.intersection(&area) != *rule);
        // A rule that came from above begins below it.
        let below = area.top_left.y + area.size.height as i32 + 1;
        for rule in &mut self.rules {
            if meet(*rule, area) {
                let end = rule.top_left + Point::new(rule.size.width as i32 - 1, rule.size.height as i32 - 1);
                *rule = Rectangle::with_corners(Point::new(rule.top_left.x, below), end);
            }
        }
    }

    fn fault(&mut self, fault: Fault, text: &str) {
        // A full list of faults fails the test as well as a longer one would.
        let _ = self.faults.push((fault, cut(text)));
    }
}

/// Whether two boxes have a pixel in common.
fn meet(one: Rectangle, other: Rectangle) -> bool {
    !one.intersection(&other).is_zero_sized()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::area;

    fn faults(write: impl FnOnce(&mut Audit)) -> std::vec::Vec<Fault> {
        let mut audit = Audit::new();
        write(&mut audit);
        audit.faults().iter().map(|(fault, _)| *fault).collect()
    }

    #[test]
    fn each_edge_of_the_panel_is_kept_free() {
        let whole = area(0, 0, WIDTH, HEIGHT);
        let wrote = |ink: Rectangle| faults(|audit| audit.wrote("x", ink, whole, 12));
        assert_eq!(wrote(area(1, 1, WIDTH - 2, HEIGHT - 2)), []);
        assert_eq!(wrote(area(5, 119, 9, 9)), [], "a hint");
        for ink in [area(0, 5, 9, 9), area(5, 0, 9, 9), area(287, 5, 9, 9), area(5, 99, 9, 29)] {
            assert_eq!(wrote(ink), [Fault::TouchesEdge], "{ink:?}");
        }
    }

    #[test]
    fn a_row_of_white_is_kept_before_a_rule_whichever_came_first() {
        let (rule, whole) = (area(0, 26, WIDTH, 1), area(0, 0, WIDTH, HEIGHT));
        for (ink, expected) in [
            (area(9, 9, 9, 16), [].as_slice()),
            (area(9, 9, 9, 17), &[Fault::TouchesRule]),
            (area(9, 27, 9, 9), &[Fault::TouchesRule]),
            (area(9, 28, 9, 9), &[]),
        ] {
            let before = faults(|audit| {
                audit.ruled(rule);
                audit.wrote("x", ink, whole, 12);
            });
            let after = faults(|audit| {
                audit.wrote("x", ink, whole, 12);
                audit.ruled(rule);
            });
            assert_eq!((before.as_slice(), after.as_slice()), (expected, expected), "{ink:?}");
        }
    }

    #[test]
    fn a_place_asks_for_its_size_and_no_other_does() {
        let (place, whole) = (area(0, 27, 200, 85), area(0, 0, WIDTH, HEIGHT));
        for (ink, capital, expected) in [
            (area(9, 40, 9, 9), 12, [].as_slice()),
            (area(9, 40, 9, 9), 11, &[Fault::TooSmall]),
            (area(9, 10, 9, 9), 11, &[]),
        ] {
            let faults = faults(|audit| {
                audit.expects(place, 12);
                audit.wrote("x", ink, whole, capital);
            });
            assert_eq!(faults, expected, "{ink:?} {capital}");
        }
    }
}
