//! A flash for the tests: what a device stores, a device that recalls it, and a finger and an eye for a bare device.

use std::collections::BTreeMap;

use companion::{
    Companion,
    memory::{FIRST_KEYS, LATER_KEYS, MOST_BYTES, What},
    picture::Picture,
    press::{Button, Kind, Press},
    settings::Settings,
};
use engine::autoplay::Repeatable;

/// A flash that never fails: the records of one game and the values.
#[derive(Clone, Default)]
pub(crate) struct Flash {
    pub(crate) game: Option<(Vec<u8>, Vec<Vec<u8>>)>,
    pub(crate) values: BTreeMap<u8, Vec<u8>>,
    pub(crate) writes: usize,
}

impl Flash {
    /// Stores all that `device` has to store.
    pub(crate) fn store(&mut self, device: &mut Companion) {
        while let Some(record) = device.unstored().expect("every record fits") {
            assert!(record.bytes.len() <= MOST_BYTES);
            match record.what {
                What::Game => self.game = Some((record.bytes.to_vec(), Vec::new())),
                What::Entry => {
                    assert!(record.bytes.len() <= 16, "an entry has at most 16 bytes");
                    let (_, entries) = self.game.as_mut().expect("a game begins with its header");
                    entries.push(record.bytes.to_vec());
                }
                What::Value(key) => {
                    assert!(key < LATER_KEYS.end);
                    self.values.insert(key, record.bytes.to_vec());
                }
            }
            self.writes += 1;
            device.stored(&record);
        }
    }

    /// A device that was just switched on.
    pub(crate) fn boot(&self) -> Companion {
        let mut device = Companion::new(Settings::default());
        for (key, value) in self.values.range(FIRST_KEYS) {
            device.recall_value(*key, value);
        }
        if let Some((header, entries)) = &self.game {
            device.recall_game(header).expect("a stored header can be read");
            for entry in entries {
                device.recall_entry(entry).expect("a stored entry can be read");
            }
        }
        device.recall_done().expect("a stored game can be continued");
        for (key, value) in self.values.range(LATER_KEYS) {
            device.recall_value(*key, value);
        }
        device.recall_results_done();
        device
    }
}

pub(crate) fn press(device: &mut Companion, button: Button, held: bool, chance: &mut Repeatable) {
    for kind in [Kind::Down, if held { Kind::Held } else { Kind::Short }] {
        device.press(Press { button, kind }, chance);
    }
}

pub(crate) fn picture(device: &Companion) -> Picture {
    let mut picture = Picture::blank();
    device.draw(&mut picture);
    picture
}

/// What a fixture writes in hexadecimal.
pub(crate) fn bytes(hexadecimal: &str) -> Vec<u8> {
    let digit = |at: usize| u8::from_str_radix(&hexadecimal[at..at + 2], 16).expect("two hexadecimal digits");
    (0..hexadecimal.len()).step_by(2).map(digit).collect()
}

pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
