//! Any bytes as a stored game: a set-up, then packed entries, each applied or refused.
//!
//! The ordinary tests try the same with random bytes (`engine/tests/properties/bytes.rs`). Invariant: no bytes panic, a
//! refused event changes nothing, and what was accepted can be restored.

#![no_main]

use engine::Game;
use engine::journal::{Entry, MOST_ENTRY_BYTES};
use engine::magna_carta::{Event, LongGame, MagnaCarta, Setup};
use engine::packed;
use engine::play::Play;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let (setup, mut rest) =
        packed::read_first::<Setup>(bytes).unwrap_or_else(|_| (LongGame::setup(), bytes));
    let mut play = Box::new(Play::<MagnaCarta>::new(setup.clone()));
    let mut records: Vec<Vec<u8>> = Vec::new();
    while let Ok((entry, after)) = packed::read_first::<Entry<Event>>(rest) {
        rest = after;
        let before = play.state().clone();
        if play.enter(&entry).is_err() {
            assert!(*play.state() == before, "refused, but changed");
            continue;
        }
        let mut buffer = [0; MOST_ENTRY_BYTES];
        records.push(packed::write(&entry, &mut buffer).expect("an entry fits its record").to_vec());
        if let Some(event) = play.state().legal().next() {
            assert!(play.state().allows(&event).is_ok());
        }
    }
    let mut restored = Box::new(Play::<MagnaCarta>::new(setup.clone()));
    assert!(restored.restore(setup, records.iter().map(Vec::as_slice)).is_ok());
    assert!(restored.state() == play.state());
});
