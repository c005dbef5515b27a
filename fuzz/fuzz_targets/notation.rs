//! Any text as a game: it is read or refused, and what is read can be written and read again.
//!
//! The ordinary tests try the same with random words (`engine/tests/properties/bytes.rs`). Invariant: no text panics.

#![no_main]

use engine::journal::Entry;
use engine::magna_carta::{Event, HeaderReader, LongGame, MagnaCarta, Setup};
use engine::play::Play;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut header = HeaderReader::new();
    let mut lines = text.lines();
    let read = lines.by_ref().find_map(|line| header.line(line).transpose());
    // Without a header the lines are tried on a game that is there anyway.
    let (setup, mut lines) = match read {
        Some(Ok(setup)) => (setup, lines),
        _ => (LongGame::setup(), text.lines()),
    };
    assert_eq!(setup.to_string().parse::<Setup>().as_ref(), Ok(&setup));
    let mut play = Box::new(Play::<MagnaCarta>::new(setup));
    for line in &mut lines {
        let Ok(entry) = line.parse::<Entry<Event>>() else { continue };
        assert_eq!(entry.to_string().parse(), Ok(entry));
        let _ = play.enter(&entry);
    }
});
