//! The lesson of Machiavelli: one round of five players with the characters of the first game.
//!
//! The script is data, the table is the real engine's. Invariant: the engine accepts the whole script.

mod script;
#[cfg(test)]
mod tests;
mod text;

use engine::machiavelli::Machiavelli;

use crate::lesson::Script;

pub(crate) static COURSE: Script<Machiavelli> = Script { steps: &script::STEPS, said: text::SAID };
