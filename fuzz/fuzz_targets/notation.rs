//! Any text as a game: it is read or refused, and what is read can be written and read again; tried as every game.
//!
//! The ordinary tests try the same with random words (`engine/tests/properties/bytes.rs`). Invariant: no text panics, and
//! at most one game takes a header for its own.

#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::Game;
use engine::carcassonne_city::{self, City};
use engine::caylus::{self, Caylus};
use engine::header::{Header, HeaderReader, Opening};
use engine::journal::Entry;
use engine::machiavelli::{self, Machiavelli};
use engine::magna_carta::{self, LongGame, MagnaCarta};
use engine::notation::Unreadable;
use engine::play::Play;
use libfuzzer_sys::fuzz_target;

/// Plays the text as a game `G`. Without a header of that game the lines are tried with a set-up that is there anyway.
/// Says whether there was a header.
fn play<G, H>(text: &str, otherwise: G::Setup) -> bool
where
    G: Game<Event: Display + Debug + FromStr<Err = Unreadable>>,
    G: Game<Setup: Display + Debug + FromStr<Err: Debug>>,
    H: Header<Setup = G::Setup>,
{
    let mut header = HeaderReader::<H>::new();
    let mut lines = text.lines();
    let read = lines.by_ref().find_map(|line| header.line(line).transpose());
    let found = matches!(read, Some(Ok(_)));
    let (setup, mut lines) = match read {
        Some(Ok(setup)) => (setup, lines),
        _ => (otherwise, text.lines()),
    };
    assert_eq!(setup.to_string().parse::<G::Setup>().expect("written by the engine"), setup);
    let mut play = Box::new(Play::<G>::new(setup));
    for line in &mut lines {
        let Ok(entry) = line.parse::<Entry<G::Event>>() else { continue };
        assert_eq!(entry.to_string().parse(), Ok(entry));
        let _ = play.enter(&entry);
    }
    found
}

fuzz_target!(|text: &str| {
    let magna_carta = play::<MagnaCarta, magna_carta::Lines>(text, LongGame::setup());
    let header = "provost 1\ngame carcassonne-city\nseats red green blue\nstart green\nbegin";
    let otherwise = header.parse::<carcassonne_city::Setup>().expect("a legal header");
    let city = play::<City, carcassonne_city::Lines>(text, otherwise);
    let header = "provost 1\ngame caylus\nbooks device\nseats red green blue\n\
                  street farm forest sawmill quarry market carpenter\nbegin";
    let otherwise = header.parse::<caylus::Setup>().expect("a legal header");
    let caylus = play::<Caylus, caylus::Lines>(text, otherwise);
    let header =
        "provost 1\ngame machiavelli\nseats red green blue\nstart green\ncharacters cunning-agents\nactions on\nbegin";
    let otherwise = header.parse::<machiavelli::Setup>().expect("a legal header");
    let machiavelli = play::<Machiavelli, machiavelli::Lines>(text, otherwise);
    let mut opening = Opening::new();
    let named = text.lines().find_map(|line| opening.line(line).transpose());
    let found = [magna_carta, city, caylus, machiavelli].into_iter().filter(|found| *found).count();
    assert!(found == 0 || (found == 1 && matches!(named, Some(Ok(_)))));
});
