//! The log: what came of each entry, for settling disputes.
//!
//! Lines are outcomes, worked out by replaying the game; nothing is stored for them. An entry that takes several answers
//! (a road: its tiles, who stands on it) has one line. Invariant: the log shows what stands, in order.

use core::borrow::BorrowMut;

use engine::journal::Journal;
use heapless::Vec;

use super::{Session, face::Face};
use crate::{screen::View, text::fill::Line};

/// Lines that fit on the screen.
pub(super) const LINES: usize = 5;

impl<G: Face, J: BorrowMut<Journal>> Session<G, J> {
    /// Visits the first `end` events that stand, each with its number from 1 on, and the states before and after it.
    fn replay(&self, end: usize, mut visit: impl FnMut(usize, &G::Event, &G, &G)) {
        let mut before = G::begin(self.play.setup());
        for (number, event) in self.play.standing().take(end).enumerate() {
            let mut after = before.clone();
            if after.apply(&event).is_err() {
                break;
            }
            visit(number + 1, &event, &before, &after);
            before = after;
        }
    }

    /// The lines that end with the event `back` entries before the last, the oldest first.
    pub(super) fn log_lines(&self, back: u16, view: View) -> Vec<Line, LINES> {
        let end = self.play.journal().standing_len().saturating_sub(usize::from(back));
        let mut lines: Vec<Line, LINES> = Vec::new();
        // The lines are written for the few events that can be seen; a half-told entry has at most four.
        let first = end.saturating_sub(LINES * G::MOST_ANSWERS);
        self.replay(end, |number, event, before, after| {
            if number <= first || (after.is_half_told() && number < end) {
                return;
            }
            if lines.is_full() {
                lines.remove(0);
            }
            // There is room now.
            let _ = lines.push(before.outcome(event, after, view));
        });
        lines
    }

    /// How far back the next line is, older (`step` -1) or newer (+1) than the one that ends `back` entries before the
    /// last; the same where there is none.
    pub(super) fn line_beside(&self, back: u16, step: i8) -> u16 {
        let standing = self.play.journal().standing_len();
        let here = standing.saturating_sub(usize::from(back));
        let (mut older, mut newer) = (None, None);
        self.replay(standing, |number, _, _, after| {
            if after.is_half_told() && number < standing {
                return;
            }
            if number < here {
                older = Some(number);
            } else if number > here && newer.is_none() {
                newer = Some(number);
            }
        });
        let beside = if step < 0 { older } else { newer };
        beside.map_or(back, |number| (standing - number) as u16)
    }
}
