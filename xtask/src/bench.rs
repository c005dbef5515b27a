//! `cargo xtask bench`: the numbers of this computer, then those of the emulated board.
//!
//! It measures nothing itself: the simulator and the emulator print their own numbers.
//!
//! Invariant: what is measured is built as it is delivered, with cargo's release profile.

use crate::failure::Outcome;
use crate::play;
use crate::process;
use crate::project::Project;

/// Both sets of numbers; the board's only where the emulator has a script for them.
pub(crate) fn run(project: &Project) -> Outcome {
    process::relay(&mut project.simulator("release", "bench"))?;
    if project.has_emulator_script("bench") {
        println!();
        play::build(project)?;
        process::relay(&mut project.emulator_script("bench"))?;
    }
    Ok(())
}
