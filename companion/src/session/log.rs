//! The log: what came of each event, for settling disputes.
//!
//! Lines are outcomes, worked out by replaying the game; nothing is stored for them. Invariant: the log shows the
//! events that stand, in order.

use core::borrow::BorrowMut;

use engine::journal::Journal;
use heapless::Vec;

use super::{Session, face::Face};
use crate::{screen::View, text::fill::Line};

/// Lines that fit on the screen.
pub(super) const LINES: usize = 5;

impl<G: Face, J: BorrowMut<Journal>> Session<G, J> {
    /// The lines that end with the event `back` entries before the last, the oldest first.
    pub(super) fn log_lines(&self, back: u16, view: View) -> Vec<Line, LINES> {
        let standing = self.play.journal().standing_len();
        let end = standing.saturating_sub(usize::from(back));
        let mut lines = Vec::new();
        let mut before = G::begin(self.play.setup());
        for (number, event) in self.play.standing().take(end).enumerate() {
            let mut after = before.clone();
            if after.apply(&event).is_err() {
                break;
            }
            if number + LINES >= end {
                // There are at most LINES of them.
                let _ = lines.push(before.outcome(&event, &after, view));
            }
            before = after;
        }
        lines
    }
}
