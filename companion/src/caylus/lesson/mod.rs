//! Caylus's lesson: one turn with the Guide, and one worker with the Ledger.
//!
//! The script is data, the table is the real engine's. Invariant: the engine accepts the whole script.

mod script;
#[cfg(test)]
mod tests;
mod text;

use engine::caylus::Caylus;

use crate::lesson::Script;

pub(crate) static COURSE: Script<Caylus> = Script { steps: &script::STEPS, said: text::SAID };
