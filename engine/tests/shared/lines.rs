//! Playing a game by lines of the notation, for the rule tests of every game.
//!
//! Not a test itself. Invariant: every refusal that a test expects is also checked to have changed nothing.

use std::fmt::Display;
use std::str::FromStr;

use engine::Game;
use engine::journal::Entry;
use engine::notation::{Unreadable, content};
use engine::play::Play;

/// Plays every line; each must be accepted.
pub(crate) fn play<G>(game: &mut Play<G>, lines: &str)
where
    G: Game<Event: FromStr<Err = Unreadable>>,
{
    for line in lines.lines().filter(|line| !content(line).is_empty()) {
        let entry: Entry<G::Event> = line.parse().unwrap_or_else(|error| panic!("`{line}`: {error}"));
        game.enter(&entry).unwrap_or_else(|reason| panic!("`{line}`: {reason}"));
    }
}

/// The line must be refused, with these words in the reason, and change nothing.
pub(crate) fn refuses<G>(game: &mut Play<G>, line: &str, words: &str)
where
    G: Game<Event: FromStr<Err = Unreadable>, Refusal: Display>,
{
    let entry: Entry<G::Event> = line.parse().unwrap_or_else(|error| panic!("`{line}`: {error}"));
    let before = game.state().clone();
    let entries = game.journal().len();
    let Err(reason) = game.enter(&entry) else { panic!("`{line}` was accepted") };
    let reason = reason.to_string();
    assert!(reason.contains(words), "`{line}` was refused with: {reason}");
    assert!(*game.state() == before, "`{line}` changed the state");
    assert_eq!(game.journal().len(), entries, "`{line}` was written down");
}
