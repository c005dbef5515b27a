//! Any bytes as a stored game: a set-up, then packed entries, each applied or refused; tried as every game.
//!
//! The ordinary tests try the same with random bytes (`engine/tests/properties/bytes.rs`). Invariant: no bytes panic, a
//! refused event changes nothing, and what was accepted can be restored.

#![no_main]

use engine::Game;
use engine::carcassonne_city::{self, City};
use engine::caylus::{self, Caylus};
use engine::journal::{Entry, MOST_ENTRY_BYTES};
use engine::machiavelli::{self, Machiavelli};
use engine::magna_carta::{LongGame, MagnaCarta};
use engine::packed;
use engine::play::Play;
use libfuzzer_sys::fuzz_target;

/// Plays the bytes as a game `G`; without a set-up at their beginning, with this one.
fn play<G: Game>(bytes: &[u8], otherwise: G::Setup) {
    let (setup, mut rest) = packed::read_first::<G::Setup>(bytes).unwrap_or((otherwise, bytes));
    let mut play = Box::new(Play::<G>::new(setup.clone()));
    let mut records: Vec<Vec<u8>> = Vec::new();
    while let Ok((entry, after)) = packed::read_first::<Entry<G::Event>>(rest) {
        rest = after;
        let before = play.state().clone();
        if play.enter(&entry).is_err() {
            assert!(*play.state() == before, "refused, but changed");
            continue;
        }
        let mut buffer = [0; MOST_ENTRY_BYTES];
        records.push(packed::write(&entry, &mut buffer).expect("an entry fits its record").to_vec());
        if let Some(event) = play.state().legal().next() {
            assert!(play.state().clone().apply(&event).is_ok(), "legal, but refused");
        }
    }
    let mut restored = Box::new(Play::<G>::new(setup.clone()));
    assert!(restored.restore(setup, records.iter().map(Vec::as_slice)).is_ok());
    assert!(restored.state() == play.state());
}

fuzz_target!(|bytes: &[u8]| {
    play::<MagnaCarta>(bytes, LongGame::setup());
    let header = "provost 1\ngame carcassonne-city\nseats red green blue\nstart green\nbegin";
    play::<City>(bytes, header.parse::<carcassonne_city::Setup>().expect("a legal header"));
    let header = "provost 1\ngame caylus\nbooks device\nseats red green blue\n\
                  street farm forest sawmill quarry market carpenter\nbegin";
    play::<Caylus>(bytes, header.parse::<caylus::Setup>().expect("a legal header"));
    let header =
        "provost 1\ngame machiavelli\nseats red green blue\nstart green\ncharacters cunning-agents\nactions on\nbegin";
    play::<Machiavelli>(bytes, header.parse::<machiavelli::Setup>().expect("a legal header"));
});
