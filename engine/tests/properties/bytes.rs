//! Texts and bytes: both forms round-trip, and nothing that comes in can make the readers panic.
//!
//! The last three tests are the entry points of the fuzz targets, with bytes from proptest instead of a fuzzer.
//! Invariant: whatever is read can be written and read again.

use engine::journal::{Entry, MOST_ENTRY_BYTES};
use engine::magna_carta::{Event, HeaderReader, MagnaCarta, Setup};
use engine::packed;
use engine::play::Play;
use proptest::prelude::*;

use crate::arbitrary;

proptest! {
    #![proptest_config(ProptestConfig { cases: 1024, ..ProptestConfig::default() })]

    #[test]
    fn an_event_survives_its_text(event in arbitrary::event()) {
        prop_assert_eq!(event.to_string().parse(), Ok(event));
        let line = format!("  {event}   # and a remark\r");
        prop_assert_eq!(line.parse(), Ok(Entry::Event(event)));
    }

    #[test]
    fn an_event_survives_its_bytes_and_they_are_few(event in arbitrary::event()) {
        let mut buffer = [0; MOST_ENTRY_BYTES];
        let bytes = packed::write(&Entry::Event(event), &mut buffer).expect("at most 16 bytes");
        prop_assert_eq!(packed::read(bytes), Ok(Entry::Event(event)));
    }

    #[test]
    fn a_setup_survives_its_text_and_its_bytes(setup in arbitrary::setup()) {
        prop_assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
        let mut buffer = [0; packed::MOST_SETUP_BYTES];
        let bytes = packed::write(&setup, &mut buffer).expect("a set-up fits");
        prop_assert_eq!(packed::read(bytes), Ok(setup));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,120}") {
        let _ = text.parse::<Entry<Event>>();
        let _ = text.parse::<Setup>();
        let _ = HeaderReader::new().line(&text);
    }

    /// Words of the notation in any order come closer to the reader's corners than any text does.
    #[test]
    fn any_words_are_read_or_refused(words in proptest::collection::vec(word(), 0..8)) {
        let line = words.join(" ");
        if let Ok(entry) = line.parse::<Entry<Event>>() {
            prop_assert_eq!(entry.to_string().parse(), Ok(entry));
        }
        let mut header = HeaderReader::new();
        for known in ["provost 1", "game magna-carta standard"] {
            prop_assert_eq!(header.line(known), Ok(None));
        }
        let _ = header.line(&line);
        let _ = header.line("begin");
    }

    #[test]
    fn any_bytes_are_decoded_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
        if let Ok((entry, _)) = packed::read_first::<Entry<Event>>(&bytes) {
            let mut buffer = [0; MOST_ENTRY_BYTES];
            let again = packed::write(&entry, &mut buffer).expect("what was read fits");
            prop_assert_eq!(packed::read(again), Ok(entry));
        }
        if let Ok(setup) = packed::read::<Setup>(&bytes) {
            let mut play = Play::<MagnaCarta>::new(setup.clone());
            let _ = play.restore(setup, bytes.chunks(3));
        }
    }
}

fn word() -> impl Strategy<Value = String> {
    let words = [
        "next",
        "nobody",
        "draw",
        "redraw",
        "worker",
        "build",
        "prestige",
        "pass",
        "provost",
        "use",
        "skip",
        "castle",
        "church",
        "flip",
        "count",
        "undo",
        "correct",
        "stock",
        "tokens",
        "cubes",
        "start",
        "street",
        "seats",
        "points",
        "red",
        "green",
        "orange",
        "blue",
        "purple",
        "food",
        "gold",
        "farm-small",
        "statue",
        "other=9",
        "food=1",
        "gold=300",
        "stone=0",
        "coins=9999",
        "coins=10000",
        "dungeon=2",
        "=",
        "food=",
        "bank=3",
        "-3",
        "+3",
        "0",
        "1",
        "256",
        "99999999999",
        "#",
        "park",
        "quarry",
        "peddler",
        "begin",
        "books",
        "table",
        "device",
    ];
    proptest::sample::select(words.map(String::from).to_vec())
}
