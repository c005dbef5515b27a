//! Magna Carta's lesson: one round of the standard rules with the Guide, and one action with the Ledger.
//!
//! The script is data, the table is the real engine's. Invariant: the engine accepts the whole script.

mod picture;
mod script;
#[cfg(test)]
mod tests;
mod text;

use engine::magna_carta::MagnaCarta;

use crate::lesson::Script;

pub(crate) static COURSE: Script<MagnaCarta> = Script { steps: &script::STEPS, said: text::SAID };
