//! Records of any content come back at a start: the device says what it cannot read, goes on, and never panics.
//!
//! `cargo xtask fuzz recalled` does the same for longer. What a sound record means is in `stored_format.rs`.

mod table;

use companion::{
    Companion, Trouble,
    memory::{FIRST_KEYS, LATER_KEYS, MOST_BYTES, What},
    press::Button,
    settings::Settings,
};
use engine::autoplay::Repeatable;
use rand_core::RngCore;
use table::flash::{Flash, picture, press};

const BUTTONS: [Button; 5] = [Button::A, Button::B, Button::C, Button::Up, Button::Down];

/// A game of each kind, a few presses in, with what else is stored then.
fn played() -> Vec<Flash> {
    (0..4)
        .map(|game| {
            let mut chance = Repeatable::new(game + 1);
            let mut device = Companion::new(Settings::default());
            // "Another game", and down the list of games.
            press(&mut device, Button::Down, false, &mut chance);
            press(&mut device, Button::C, false, &mut chance);
            (0..game).for_each(|_| press(&mut device, Button::Down, false, &mut chance));
            let mut flash = Flash::default();
            for turn in 0..60 {
                // Now and then another row or number.
                let button = if turn % 7 == 6 { Button::Up } else { Button::C };
                press(&mut device, button, false, &mut chance);
                flash.store(&mut device);
            }
            assert!(flash.game.as_ref().is_some_and(|(_, entries)| entries.len() > 5), "game {game} is played");
            flash
        })
        .collect()
}

fn below(chance: &mut Repeatable, bound: usize) -> usize {
    chance.next_u32() as usize % bound.max(1)
}

/// Another content: a byte changed, cut short, made longer, or nothing of it left.
fn spoil(bytes: &mut Vec<u8>, most: usize, chance: &mut Repeatable) {
    match below(chance, 6) {
        0 => bytes.truncate(below(chance, bytes.len() + 1)),
        1 => bytes.resize(most, chance.next_u32() as u8),
        2 => {
            *bytes = vec![0; below(chance, most + 1)];
            chance.fill_bytes(bytes);
        }
        _ => {
            for _ in 0..=below(chance, 3) {
                let at = below(chance, bytes.len());
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << below(chance, 8);
                }
            }
        }
    }
}

/// A device that recalls this, whatever it is.
fn recalled(flash: &Flash) -> Companion {
    let mut device = Companion::new(Settings::default());
    for (key, value) in flash.values.range(FIRST_KEYS) {
        device.recall_value(*key, value);
    }
    if let Some((header, entries)) = &flash.game {
        let _ = device.recall_game(header);
        for entry in entries {
            let _ = device.recall_entry(entry);
        }
    }
    if device.recall_done().is_err() {
        device.note_trouble(Trouble::Shortened);
    }
    for (key, value) in flash.values.range(LATER_KEYS) {
        device.recall_value(*key, value);
    }
    device.recall_results_done();
    device
}

/// It draws, takes presses, and what it stores then can be recalled by another.
fn goes_on(mut device: Companion, chance: &mut Repeatable) {
    picture(&device);
    let mut flash = Flash::default();
    for _ in 0..12 {
        let number = chance.next_u32();
        press(&mut device, BUTTONS[number as usize % 5], number >> 16 & 7 == 0, chance);
        picture(&device);
        while let Ok(Some(record)) = device.unstored() {
            match record.what {
                What::Game => flash.game = Some((record.bytes.to_vec(), vec![])),
                What::Entry => flash.game.get_or_insert_default().1.push(record.bytes.to_vec()),
                What::Value(key) => _ = flash.values.insert(key, record.bytes.to_vec()),
            }
            device.stored(&record);
        }
    }
    picture(&recalled(&flash));
}

#[test]
fn records_of_any_content_are_recalled_without_a_panic() {
    let played = played();
    let mut chance = Repeatable::new(12);
    for turn in 0..3_000 {
        let mut flash = played[turn % played.len()].clone();
        for value in flash.values.values_mut() {
            if below(&mut chance, 3) == 0 {
                spoil(value, MOST_BYTES, &mut chance);
            }
        }
        if let Some((header, entries)) = &mut flash.game {
            if below(&mut chance, 3) == 0 {
                spoil(header, MOST_BYTES, &mut chance);
            }
            if below(&mut chance, 4) == 0 {
                // The header of one game with the entries of another.
                *header = played[below(&mut chance, 4)].game.clone().unwrap_or_default().0;
            }
            for _ in 0..below(&mut chance, 4) {
                let at = below(&mut chance, entries.len());
                spoil(&mut entries[at], 16, &mut chance);
            }
        }
        goes_on(recalled(&flash), &mut chance);
    }
}
