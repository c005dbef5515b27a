//! The rules of Carcassonne: De Stad, tested by playing them.
//!
//! `examples` are the rulebook's worked examples, `dealer` who places how many pieces of the wall, `rulings` the questions
//! that the rulebook leaves open, `ending` how the game ends and what counts then, `entries` order, corrections, prompts and
//! stored games. Invariant: an expected value comes from the rulebook (CDS-NL), its data sheet (CDS 1 to 5) or a ruling
//! (CDS A1 to A10).

mod dealer;
mod ending;
mod entries;
mod examples;
#[path = "../shared/lines.rs"]
mod lines;
mod rulings;
mod table;
