//! Magna Carta's lesson: one round with the intro rules, then the provost, on the rulebook's own examples.
//!
//! The script is data, the table beside it is the real engine's. Invariant: the engine accepts the whole script.

mod script;
mod table;
#[cfg(test)]
mod tests;

use engine::magna_carta::MagnaCarta;

use crate::{lesson::Script, text::magna_carta_lesson::MagnaCartaLessonTexts};
use table::Deed;

pub(crate) static COURSE: Script<MagnaCarta, MagnaCartaLessonTexts, Deed> =
    Script { steps: &script::STEPS, texts: |texts| texts.magna_carta_lesson, table: table::after };
