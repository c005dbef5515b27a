//! Magna Carta's lesson: one round with the intro rules, then the provost, on the rulebook's own examples.
//!
//! The script is data, the table beside it is the real engine's. Invariant: the engine accepts the whole script.

mod script;
mod table;
#[cfg(test)]
mod tests;
mod text;

use engine::magna_carta::MagnaCarta;

use crate::lesson::Script;
use table::Deed;
use text::MagnaCartaLessonTexts;

pub(crate) static COURSE: Script<MagnaCarta, MagnaCartaLessonTexts, Deed> =
    Script { steps: &script::STEPS, texts: text::TEXTS, table: table::after };
