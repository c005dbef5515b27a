//! The rules of Magna Carta, tested by playing them.
//!
//! `examples` are the rulebook's worked examples, `rulings` the questions that the rulebook leaves open, `books` the
//! games in which the players keep the books, `entries` undo, corrections, prompts and stored games. Invariant: an
//! expected value comes from the rulebook or a ruling.

mod books;
mod entries;
mod examples;
#[path = "../shared/lines.rs"]
mod lines;
mod rulings;
mod table;
