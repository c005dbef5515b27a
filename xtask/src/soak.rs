//! `cargo xtask soak`: a clumsy player at the real image, for longer than a test may take.
//!
//! It plays nothing itself: the emulator's script does, and says how many presses and power cuts there were.
//!
//! Invariant: the image that is played is the one that is delivered.

use crate::failure::Outcome;
use crate::play;
use crate::process;
use crate::project::Project;

/// Builds the image, and lets the player have it.
pub(crate) fn run(project: &Project) -> Outcome {
    play::build(project)?;
    process::relay(&mut project.emulator_script("soak"))
}
