//! A device on a table, the finger that presses it, the eye that looks at every picture, and a flash behind it.
//!
//! Everything is done by presses from the home screen on; the state is only looked at. Invariant: every picture that a
//! press led to was drawn and audited.

use std::{boxed::Box, collections::BTreeMap, format, string::String, vec::Vec};

use engine::{autoplay::Repeatable, seat::Seat};

use super::super::rules::{Sample, Stage};
use crate::{
    Change, Companion,
    games::GameId,
    memory::{FIRST_KEYS, LATER_KEYS, What},
    picture::Picture,
    press::{
        Button::{self, A, B, C, Down},
        Kind, Press,
    },
    settings::{Language, Settings, Teaching},
};

/// How many play in the tests: the fewest, the most in one row of the strip, the most.
pub(super) const PLAYERS: [usize; 3] = [2, 5, 8];

/// A device with its finger and its eye.
pub(super) struct Table {
    pub(super) device: Box<Companion>,
    chance: Repeatable,
    /// What is wrong with the pictures so far, each with the first way to it.
    faults: BTreeMap<String, String>,
    presses: usize,
}

impl Table {
    /// A device just switched on.
    pub(super) fn new(language: Language) -> Self {
        Self::with(Companion::new(Settings { language, teaching: Teaching::Off, ..Settings::default() }))
    }

    pub(super) fn with(device: Companion) -> Self {
        Table { device: Box::new(device), chance: Repeatable::new(1289), faults: BTreeMap::new(), presses: 0 }
    }

    /// A game of so many players before its first entry. They sit in the order of the colours, and the last one starts.
    pub(super) fn playing(language: Language, players: usize) -> Self {
        let mut table = Table::new(language);
        table.open_set_up();
        table.tap(B);
        table.tap_times(C, players - 2);
        table.taps(&[Down, Down]);
        table.tap_times(C, players);
        table.taps(&[A, C]);
        assert_eq!(table.game().seating().seats(), &Seat::ALL[..players]);
        assert_eq!(table.game().seating().start(), Seat::ALL[players - 1]);
        table
    }

    /// From a device that is new: other game, the last of the list.
    pub(super) fn open_set_up(&mut self) {
        self.taps(&[Down, C]);
        self.tap_times(Down, GameId::ALL.len() - 1);
        self.tap(C);
    }

    /// The same game, as far as this stage.
    pub(super) fn at(language: Language, players: usize, stage: Stage) -> Self {
        let mut table = Table::playing(language, players);
        table.play_until(stage);
        table
    }

    /// Answers what is asked with C, as it stands there.
    pub(super) fn play_until(&mut self, stage: Stage) {
        while self.game().stage < stage {
            self.tap(C);
        }
        assert_eq!(self.game().stage, stage);
    }

    // The finger.

    fn press(&mut self, button: Button, kinds: &[Kind]) -> Change {
        self.presses += 1;
        let press = |kind: &Kind| self.device.press(Press { button, kind: *kind }, &mut self.chance);
        let change = kinds.iter().map(press).max().unwrap_or_default();
        self.look(button);
        change
    }

    pub(super) fn tap(&mut self, button: Button) -> Change {
        self.press(button, &[Kind::Down, Kind::Short])
    }

    pub(super) fn hold(&mut self, button: Button) -> Change {
        self.press(button, &[Kind::Down, Kind::Held])
    }

    pub(super) fn taps(&mut self, buttons: &[Button]) {
        for button in buttons {
            self.tap(*button);
        }
    }

    pub(super) fn tap_times(&mut self, button: Button, times: usize) {
        for _ in 0..times {
            self.tap(button);
        }
    }

    // The eye.

    pub(super) fn picture(&self) -> Picture {
        picture(&self.device)
    }

    /// The game that is being played or waits.
    pub(super) fn game(&self) -> &Sample {
        self.device.game().expect("a sample game is on the table")
    }

    fn look(&mut self, button: Button) {
        let picture = self.picture();
        assert!(picture == self.picture(), "drawn twice it is the same");
        assert!(picture.audit.texts() > 1, "an empty screen");
        for (fault, text) in picture.audit.faults() {
            let stage = self.device.game::<Sample>().map(|game| game.stage);
            let way = format!("{stage:?}, press {} ({button:?})", self.presses);
            self.faults.entry(format!("{fault:?} {text:?}")).or_insert(way);
        }
    }

    /// No picture had a fault.
    pub(super) fn assert_faultless(&self) {
        let settings = self.device.settings();
        assert!(self.faults.is_empty(), "{:?}: {:#?}", settings.language, self.faults);
    }
}

pub(super) fn picture(device: &Companion) -> Picture {
    let mut picture = Picture::blank();
    device.draw(&mut picture);
    picture
}

/// A flash that never fails: the records of one game and the values.
#[derive(Clone, Default)]
pub(super) struct Flash {
    pub(super) game: Option<(Vec<u8>, Vec<Vec<u8>>)>,
    pub(super) values: BTreeMap<u8, Vec<u8>>,
}

impl Flash {
    /// Stores all that `device` has to store.
    pub(super) fn store(&mut self, device: &mut Companion) {
        while let Some(record) = device.unstored().expect("every record fits") {
            match record.what {
                What::Game => self.game = Some((record.bytes.to_vec(), Vec::new())),
                What::Entry => {
                    let (_, entries) = self.game.as_mut().expect("a game begins with its header");
                    entries.push(record.bytes.to_vec());
                }
                What::Value(key) => _ = self.values.insert(key, record.bytes.to_vec()),
            }
            device.stored(&record);
        }
    }

    /// A device that was just switched on.
    pub(super) fn boot(&self) -> Companion {
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
