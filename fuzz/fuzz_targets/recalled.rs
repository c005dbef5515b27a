//! Arbitrary records for the companion, as a store with sound checksums would hand them over.
//!
//! The input is records: what it is (a byte), how long (a byte), and the bytes; among them the records of a real game, spoilt
//! as the bytes say. `companion/tests/recalled.rs` tries the same at random. Invariant: no record panics, neither when it
//! comes back nor when the players press on.

#![no_main]

use std::sync::OnceLock;

use companion::{
    Companion, Trouble,
    memory::{LATER_KEYS, MOST_BYTES, What},
    picture::Picture,
    press::{Button, Kind, Press},
    settings::Settings,
};
use engine::autoplay::Repeatable;
use libfuzzer_sys::fuzz_target;

const BUTTONS: [Button; 5] = [Button::A, Button::B, Button::C, Button::Up, Button::Down];

/// The header of a game of this kind, 0 to 3, and its entries.
fn played(kind: u8) -> Vec<Vec<u8>> {
    let mut device = Companion::new(Settings::default());
    let mut chance = Repeatable::new(u32::from(kind) + 1);
    let mut records = vec![];
    // "Another game", down the list of games, and then what is marked, now and then another row or number.
    let on = (0..60).map(|turn| if turn % 7 == 6 { Button::Up } else { Button::C });
    let down = (0..kind).map(|_| Button::Down);
    for button in [Button::Down, Button::C].into_iter().chain(down).chain(on) {
        for kind in [Kind::Down, Kind::Short] {
            device.press(Press { button, kind }, &mut chance);
        }
        while let Ok(Some(record)) = device.unstored() {
            match record.what {
                What::Game => records = vec![record.bytes.to_vec()],
                What::Entry => records.push(record.bytes.to_vec()),
                What::Value(_) => {}
            }
            device.stored(&record);
        }
    }
    assert!(records.len() > 5, "a game is played");
    records
}

/// Brings a real game back with some of its bytes changed: in which record, where, and how.
fn recall_spoilt(device: &mut Companion, kind: u8, how: &[u8]) {
    static PLAYED: [OnceLock<Vec<Vec<u8>>>; 4] = [const { OnceLock::new() }; 4];
    let mut records = PLAYED[usize::from(kind)].get_or_init(|| played(kind)).clone();
    let count = records.len();
    for change in how.chunks_exact(3) {
        let record = &mut records[usize::from(change[0]) % count];
        let length = record.len().max(1);
        if let Some(byte) = record.get_mut(usize::from(change[1]) % length) {
            *byte ^= change[2];
        }
    }
    let _ = device.recall_game(&records[0]);
    for entry in &records[1..] {
        let _ = device.recall_entry(entry);
    }
}

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
            96..124 => presses = bytes,
            124..128 => recall_spoilt(&mut device, what - 124, bytes),
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
