//! The rules of Carcassonne: De Stad, tested by playing them.
//!
//! `examples` are the rulebook's worked examples, `dealer` who places how many pieces of the wall, `rulings` the questions
//! that the rulebook leaves open, `ending` how the game ends and what counts then, `entries` order, prompts and stored
//! games, `offered` where screens start, `corrections` what is set right by hand. Invariant: an expected value comes from the rulebook (CDS-NL), its data sheet (CDS 1 to 5) or a ruling
//! (CDS A1 to A10).

mod corrections;
mod dealer;
mod ending;
mod entries;
mod examples;
#[path = "../shared/lines.rs"]
mod lines;
mod offered;
mod rulings;
mod table;
