//! The lesson of De Stad: one turn of each stage, on the rulebook's own examples.
//!
//! The script is data, the table beside it is the real engine's. Invariant: the engine accepts the whole script.

mod script;
mod table;
#[cfg(test)]
mod tests;
mod text;

use engine::carcassonne_city::City;

use crate::lesson::Script;
use table::Deed;
use text::CityLessonTexts;

pub(crate) static COURSE: Script<City, CityLessonTexts, Deed> =
    Script { steps: &script::STEPS, texts: text::TEXTS, table: table::after };
