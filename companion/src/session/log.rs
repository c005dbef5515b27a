//! The log: what came of each entry, for settling disputes.
//!
//! Lines are outcomes, worked out by replaying the game; nothing is stored for them. An entry that takes several answers
//! (a road: its tiles, who stands on it) has one line. Invariant: the log shows what stands, in order.

use core::{borrow::BorrowMut, cmp::Ordering};

use engine::journal::Journal;
use heapless::Vec;

use super::{Session, face::Face};
use crate::{screen::View, text::fill::Line};

/// Lines that fit on the screen.
pub(super) const LINES: usize = 5;

impl<G: Face, J: BorrowMut<Journal>> Session<G, J> {
    /// The lines that end with the event `back` entries before the last, the oldest first.
    pub(super) fn log_lines(&self, back: u16, view: View) -> Vec<Line, LINES> {
        let end = self.play.journal().standing_len().saturating_sub(usize::from(back));
        // Only the events of the last few entries are put into words.
        let first = end.saturating_sub(LINES * G::MOST_ANSWERS);
        let mut lines: Vec<Line, LINES> = Vec::new();
        let mut state = G::begin(self.play.setup());
        for (number, event) in (1..).zip(self.play.standing().take(end)) {
            let before = (number > first).then(|| state.clone());
            if state.apply(&event).is_err() {
                break;
            }
            let Some(before) = before.filter(|_| number == end || !state.is_half_told()) else { continue };
            if lines.is_full() {
                lines.remove(0);
            }
            // There is room now.
            let _ = lines.push(before.outcome(&event, &state, view));
        }
        lines
    }

    /// How far back the next line is, older (`step` -1) or newer (+1) than the one that ends `back` entries before the
    /// last; the same where there is none.
    pub(super) fn line_beside(&self, back: u16, step: i8) -> u16 {
        let standing = self.play.journal().standing_len();
        if G::MOST_ANSWERS == 1 {
            // Every event has its line: no need to replay a long game.
            let oldest = u16::try_from(standing.saturating_sub(1)).unwrap_or(u16::MAX);
            return back.saturating_add_signed(-i16::from(step)).min(oldest);
        }
        let here = standing.saturating_sub(usize::from(back));
        let (mut older, mut newer) = (None, None);
        let mut state = G::begin(self.play.setup());
        for (number, event) in (1..).zip(self.play.standing()) {
            if newer.is_some() || state.apply(&event).is_err() {
                break;
            }
            if number < standing && state.is_half_told() {
                continue;
            }
            match number.cmp(&here) {
                Ordering::Less => older = Some(number),
                Ordering::Equal => {}
                Ordering::Greater => newer = Some(number),
            }
        }
        let beside = if step < 0 { older } else { newer };
        beside.map_or(back, |number| (standing - number) as u16)
    }
}
