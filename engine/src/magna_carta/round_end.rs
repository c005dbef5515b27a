//! Phase 6, the end of a round (phase 5 with the intro rules): the provost takes two steps, the start card moves on.
//!
//! Both happen as the phase begins. Invariant: the provost stops at the end of the street.

use super::{MagnaCarta, Phase};

/// The provost's own steps (CMC-NL "Fase 6").
const STEPS: u8 = 2;

impl MagnaCarta {
    pub(super) fn begin_round_end(&mut self) {
        self.phase = Phase::RoundEnd;
        if self.is_standard() {
            self.provost = self.provost.saturating_add(STEPS).min(self.street.len());
        }
        self.start = self.left_of(self.start);
    }
}
