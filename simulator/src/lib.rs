//! The command `provost` as a library: what a PC does with a game that is written in the notation.
//!
//! It is not where rules live: every rule is the engine's. One invariant: whatever the text, the answer is a value or
//! a [`ReplayError`] with the line it is about, never a panic.

mod bench;
pub mod draw;
pub mod gallery;
mod json;
mod replay;
mod replay_command;
mod table;

pub use bench::run as run_bench;
pub use replay::{ErrorKind, ReplayError, Replayed, replay, replay_json};
pub use replay_command::run as run_replay;
