//! The drawing for the rule about the provost: how far his power reaches.
//!
//! It is the street of the lesson's own table, drawn as in a game, below three lines of text. Invariant: what is drawn is
//! what the learner finds at the next task.

use super::{super::street, COURSE, script::REACH};
use crate::{picture::Picture, screen::View};

/// Below three lines.
const STREET_Y: i32 = 80;

/// The provost on the last card that acts, and dotted cards beyond him.
pub(super) fn reach(picture: &mut Picture, view: View) {
    if let Some(game) = COURSE.table(REACH) {
        street::draw(&game, picture, view, STREET_Y, street::WIDE, None);
    }
}
