//! A watcher: looks at every screen that presses lead to and writes down what is wrong with its texts.
//!
//! It audits, it does not judge what a screen should say. Invariant: one entry a fault and language, with the first way
//! to it.

use std::collections::{BTreeMap, HashSet};

use companion::{picture::Picture, settings::Language};

/// What was seen.
#[derive(Default)]
pub(crate) struct Watch {
    /// The language, the fault and the text, and the first way to it.
    faults: BTreeMap<String, String>,
    screens: HashSet<Vec<u8>>,
}

impl Watch {
    pub(crate) fn look_at(&mut self, picture: &Picture, language: Language, way: impl FnOnce() -> String) {
        let new = self.screens.insert(picture.bytes().to_vec());
        if !new || (picture.audit.faults().is_empty() && picture.audit.texts() >= 2) {
            return;
        }
        let way = way();
        if picture.audit.texts() < 2 {
            self.faults.entry(format!("{language:?}: an empty screen")).or_insert_with(|| way.clone());
        }
        for (fault, text) in picture.audit.faults() {
            self.faults.entry(format!("{language:?}: {fault:?} {text:?}")).or_insert_with(|| way.clone());
        }
    }

    /// How many different screens there were.
    pub(crate) fn screens(&self) -> usize {
        self.screens.len()
    }

    /// What another watcher has seen too.
    pub(crate) fn add(&mut self, other: Watch) {
        self.screens.extend(other.screens);
        for (fault, way) in other.faults {
            self.faults.entry(fault).or_insert(way);
        }
    }

    /// Fails with all faults at once.
    pub(crate) fn assert_faultless(&self) {
        let faults = self.faults.iter().map(|(fault, way)| format!("\n  {fault}, first {way}")).collect::<String>();
        assert!(self.faults.is_empty(), "{} faults on {} screens:{faults}", self.faults.len(), self.screens());
    }
}
