//! The shared frame with two, five and eight seats, driven by presses from the home screen to the result.
//!
//! What a real game shows is tested with that game; here is what no real game reaches yet. How the strip and the sheet
//! look is tested beside them. Invariant: nothing is entered but by a press or a stored record.

mod memory;
mod prompts;
mod result;
mod screens;
mod setup;
mod table;
mod taking_back;
