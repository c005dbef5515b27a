//! `cargo xtask soak`: a million lives of the store, then a clumsy player at the real image, for longer than a test may take.
//!
//! It plays nothing itself: the store's own test and the emulator's script do, and say how many presses and power cuts
//! there were.
//!
//! Invariant: the image that is played is the one that is delivered.

use crate::failure::Outcome;
use crate::play;
use crate::process;
use crate::project::Project;

/// The test of board-support that is left out of the ordinary run.
const LIVES: &str = "a_million_lives_lose_nothing";

/// Lets the store live, builds the image, and lets the player have it.
pub(crate) fn run(project: &Project) -> Outcome {
    process::relay(project.cargo().args(["test", "--package", "board-support", "--lib", LIVES, "--", "--ignored"]))?;
    play::build(project)?;
    process::relay(&mut project.emulator_script("soak"))
}
