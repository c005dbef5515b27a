//! Texts and bytes, the same for every game: both forms round-trip, and nothing that comes in can make the readers panic.
//!
//! The last three are the entry points of the fuzz targets, with bytes from proptest instead of a fuzzer. Invariant:
//! whatever is read can be written and read again.

use engine::header::HeaderReader;
use engine::journal::{Entry, MOST_ENTRY_BYTES};
use engine::packed;
use engine::play::Play;
use proptest::prelude::*;

use crate::tried::{Tried, for_every_game, try_on};

for_every_game! {
    an_event_survives_its_text,
    an_event_survives_its_bytes_and_they_are_few,
    a_setup_survives_its_text_and_its_bytes,
    any_text_is_read_or_refused,
    any_words_are_read_or_refused,
    any_bytes_are_decoded_or_refused,
}

/// How many values each property is tried on.
const VALUES: u32 = 1024;

fn an_event_survives_its_text<G: Tried>() {
    try_on(VALUES, G::events(), |event| {
        prop_assert_eq!(event.to_string().parse(), Ok(event));
        let line = format!("  {event}   # and a remark\r");
        prop_assert_eq!(line.parse(), Ok(Entry::Event(event)));
        Ok(())
    });
}

fn an_event_survives_its_bytes_and_they_are_few<G: Tried>() {
    try_on(VALUES, G::events(), |event| {
        let mut buffer = [0; MOST_ENTRY_BYTES];
        let bytes = packed::write(&Entry::Event(event), &mut buffer).expect("at most 16 bytes");
        prop_assert_eq!(packed::read(bytes), Ok(Entry::Event(event)));
        Ok(())
    });
}

fn a_setup_survives_its_text_and_its_bytes<G: Tried>() {
    try_on(VALUES, G::setups(), |setup| {
        prop_assert_eq!(&setup.to_string().parse::<G::Setup>().expect("written by the engine"), &setup);
        let mut buffer = [0; packed::MOST_SETUP_BYTES];
        let bytes = packed::write(&setup, &mut buffer).expect("a set-up fits");
        prop_assert_eq!(packed::read(bytes), Ok(setup));
        Ok(())
    });
}

fn any_text_is_read_or_refused<G: Tried>() {
    try_on(VALUES, "\\PC{0,120}", |text| {
        let _ = text.parse::<Entry<G::Event>>();
        let _ = text.parse::<G::Setup>();
        let _ = HeaderReader::<G::Header>::new().line(&text);
        Ok(())
    });
}

/// Words of the notation in any order come closer to the reader's corners than any text does.
fn any_words_are_read_or_refused<G: Tried>() {
    let words = proptest::collection::vec(proptest::sample::select(G::WORDS), 0..8);
    try_on(VALUES, words, |words| {
        let line = words.join(" ");
        if let Ok(entry) = line.parse::<Entry<G::Event>>() {
            prop_assert_eq!(entry.to_string().parse(), Ok(entry));
        }
        let mut header = HeaderReader::<G::Header>::new();
        for known in ["provost 1", G::GAME_LINE] {
            prop_assert!(matches!(header.line(known), Ok(None)));
        }
        let _ = header.line(&line);
        let _ = header.line("begin");
        Ok(())
    });
}

fn any_bytes_are_decoded_or_refused<G: Tried>() {
    try_on(VALUES, proptest::collection::vec(any::<u8>(), 0..40), |bytes| {
        if let Ok((entry, _)) = packed::read_first::<Entry<G::Event>>(&bytes) {
            let mut buffer = [0; MOST_ENTRY_BYTES];
            let again = packed::write(&entry, &mut buffer).expect("what was read fits");
            prop_assert_eq!(packed::read(again), Ok(entry));
        }
        if let Ok(setup) = packed::read::<G::Setup>(&bytes) {
            let mut play = Play::<G>::new(setup.clone());
            let _ = play.restore(setup, bytes.chunks(3));
        }
        Ok(())
    });
}
