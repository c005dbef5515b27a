//! The lesson of De Stad: one turn of each stage, on the rulebook's own examples.
//!
//! The script is data, the table beside it is the real engine's. Invariant: the engine accepts the whole script.

mod script;
mod table;
#[cfg(test)]
mod tests;

use engine::carcassonne_city::City;

use crate::{lesson::Script, text::city_lesson::CityLessonTexts};
use table::Deed;

pub(crate) static COURSE: Script<City, CityLessonTexts, Deed> =
    Script { steps: &script::STEPS, texts: |texts| texts.city_lesson, table: table::after };
