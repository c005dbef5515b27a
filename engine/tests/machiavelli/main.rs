//! The rules of Machiavelli, tested by playing them.
//!
//! `contract` are the sample lines of the notation, `selection` who picks from how many, `calls` the caller and the round's end,
//! `characters`, `districts` and `action_cards` one test for each that the device knows, `completion` when the end is due,
//! `scoring` every line of the count, `corrections` what is set right by hand. Invariant: an expected value comes from the rulebook
//! (seed), its data sheet (facts 1 to 8) or the notation's contract.

mod action_cards;
mod calls;
mod characters;
mod completion;
mod contract;
mod corrections;
mod districts;
#[path = "../shared/lines.rs"]
mod lines;
mod scoring;
mod selection;
mod table;
