//! The rules of Magna Carta, tested by playing them.
//!
//! `examples` are the rulebook's worked examples, `rulings` the questions that the rulebook leaves open, `books` the
//! games in which the players keep the books, `entries` prompts, payments and stored games, `corrections` what is set right
//! by hand, `taken_back` undo and redo. Invariant: an expected value comes from the rulebook, a ruling or the notation.

mod books;
mod corrections;
mod entries;
mod examples;
#[path = "../shared/lines.rs"]
mod lines;
mod rulings;
mod table;
mod taken_back;
