//! The rules of Caylus, tested by playing them.
//!
//! `examples` are the rulebook's worked examples, `rulings` the questions A to S that it leaves open, `phases` what happens
//! when, `tiles` every building, `favours` the favour table, `books` the games in which the players keep the books,
//! `corrections` what is set right by hand, `offered` what lists offer. Invariant: an expected value comes from the rulebook, a ruling or the notation.

mod books;
mod corrections;
mod examples;
mod favours;
#[path = "../shared/lines.rs"]
mod lines;
mod offered;
mod phases;
mod rulings;
mod table;
mod tiles;
