//! The lesson of De Stad: one turn of each stage, on the rulebook's own examples.
//!
//! The script is data, the table is the real engine's. Invariant: the engine accepts the whole script.

mod picture;
mod script;
#[cfg(test)]
mod tests;
mod text;

use engine::carcassonne_city::City;

use crate::lesson::Script;

pub(crate) static COURSE: Script<City> = Script { steps: &script::STEPS, said: text::SAID };
