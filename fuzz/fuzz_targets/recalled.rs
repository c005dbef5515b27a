//! Arbitrary records for the companion, as a store with sound checksums would hand them over.
//!
//! The input is records: what it is (a byte), how long (a byte), and the bytes. `companion/tests/recalled.rs` does the same
//! with records of real games, a little spoilt. Invariant: no record panics, neither when it comes back nor when the
//! players press on.

#![no_main]

use companion::{
    Companion, Trouble,
    memory::{LATER_KEYS, MOST_BYTES},
    picture::Picture,
    press::{Button, Kind, Press},
    settings::Settings,
};
use engine::autoplay::Repeatable;
use libfuzzer_sys::fuzz_target;

const BUTTONS: [Button; 5] = [Button::A, Button::B, Button::C, Button::Up, Button::Down];

fuzz_target!(|input: &[u8]| {
    let mut device = Companion::new(Settings::default());
    let mut chance = Repeatable::new(1);
    let mut picture = Picture::blank();
    let mut input = input;
    let mut presses: &[u8] = &[];
    while let [what, length, rest @ ..] = input {
        let length = usize::from(*length).min(rest.len()).min(MOST_BYTES);
        let (bytes, rest) = rest.split_at(length);
        match *what {
            key if key < LATER_KEYS.end => device.recall_value(key, bytes),
            64..96 => drop(device.recall_game(bytes)),
            96..128 => presses = bytes,
            _ => drop(device.recall_entry(&bytes[..bytes.len().min(16)])),
        }
        input = rest;
    }
    if device.recall_done().is_err() {
        device.note_trouble(Trouble::Shortened);
    }
    device.recall_results_done();
    device.draw(&mut picture);
    for press in presses {
        let button = BUTTONS[usize::from(*press) % 5];
        for kind in [Kind::Down, if press & 0x80 == 0 { Kind::Short } else { Kind::Held }] {
            device.press(Press { button, kind }, &mut chance);
        }
        device.draw(&mut picture);
        while let Ok(Some(record)) = device.unstored() {
            device.stored(&record);
        }
    }
});
