//! The script: what happens at the table, what is said of it, and what is asked.
//!
//! The examples are the rulebook's (CDS-NL). Invariant: one thought a step.

use super::table::Deed;
use crate::{lesson::Step, text::city_lesson::CityLessonTexts};

/// The lesson.
pub(super) static STEPS: [Step<CityLessonTexts, Deed>; 1] = [Step::Say { deeds: &[], text: |texts| texts.welcome }];
