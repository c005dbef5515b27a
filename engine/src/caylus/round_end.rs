//! Phase 7, the end of the round: the bailiff walks, the provost joins him, and sections that are due are scored.
//!
//! A section is scored once, when the bailiff is on or beyond its marker or it is full (ruling Q); two in one round in
//! their order (ruling O). Invariant: columns of the favour table open only after the favours of a scoring (ruling J).

use super::event::Section;
use super::road::LAST;
use super::scoring::Line;
use super::{Caylus, Phase};

impl Caylus {
    pub(super) fn begin_round_end(&mut self) {
        self.begin_phase(Phase::RoundEnd);
        let steps = if self.provost > self.bailiff { 2 } else { 1 };
        self.bailiff = self.bailiff.saturating_add(steps).min(LAST);
        self.provost = self.bailiff;
        self.scoring = false;
        self.section_before = self.section;
        // Looked at once a round: a correction afterwards scores nothing.
        self.to_score = true;
    }

    /// Ends the scoring whose favours are all used, or begins one that is due; whether anything was done.
    pub(super) fn settle_scoring(&mut self) -> bool {
        if self.scoring {
            self.scoring = false;
            self.section = self.section.and_then(Section::next);
            if self.section.is_none() {
                self.phase = Phase::Over;
                return true;
            }
        }
        if !self.to_score {
            return false;
        }
        match self.section {
            Some(section) if self.bailiff >= section.marker() || self.free_parts(section) == 0 => {
                self.score_section(section);
                true
            }
            _ => {
                self.to_score = false;
                false
            }
        }
    }

    /// All penalties at once, then the favours in turn order (ruling S).
    fn score_section(&mut self, section: Section) {
        (self.scoring, self.just_scored) = (true, true);
        for place in 0..self.players() {
            if self.player(place).houses[section.index()] == 0 {
                self.lose(place, Line::Lost, section.penalty().into());
            }
        }
        let order = self.order.clone();
        for &seat in order.iter().rev() {
            let houses = self.place(seat).map_or(0, |place| self.player(place).houses[section.index()]);
            self.win_favours(seat, section.favours(houses));
        }
    }
}
