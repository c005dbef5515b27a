//! A device on a table and the finger that presses it: what the tests of the flow share.
//!
//! Everything goes through presses, as a player's would; the state is only looked at. The finger knows where a choice
//! stands (the seats of the strip, a number, the rows of a list) and nothing of the rules. What a finger means in the
//! words of a game is in that game's file. Invariant: a press is counted once, short or held.

#![allow(dead_code, reason = "each test file uses its own part of the table")]

pub(crate) mod caylus;
pub(crate) mod city;
pub(crate) mod flash;
pub(crate) mod machiavelli;
pub(crate) mod magna_carta;
pub(crate) mod tour;
mod watch;

use companion::{
    Change, Companion,
    picture::Picture,
    press::{Button, Kind, Press},
    settings::{Language, Settings, Teaching},
};
use engine::{Game, autoplay::Repeatable, magna_carta::MagnaCarta};
pub(crate) use watch::Watch;

/// A table of Magna Carta.
pub(crate) type Table = TableOf<MagnaCarta>;
/// A table of De Stad.
pub(crate) type CityTable = TableOf<engine::carcassonne_city::City>;
/// A table of Caylus.
pub(crate) type CaylusTable = TableOf<engine::caylus::Caylus>;

/// A device on which a `G` is played, and what was done to it.
pub(crate) struct TableOf<G> {
    pub(crate) device: Box<Companion>,
    chance: Repeatable,
    presses: usize,
    /// Looks at the screen after every press, and knows what is being done.
    watch: Option<(Watch, String)>,
    /// The states that the presses led to, one after the other, once it is asked for.
    trail: Option<Vec<G>>,
}

impl<G: Game + 'static> TableOf<G> {
    /// A device just switched on.
    pub(crate) fn new() -> Self {
        Self::speaking(Language::default())
    }

    /// Without the line with which a phase begins on a new device: screens are compared as they rest. `teaching.rs` has
    /// that line, and that it costs no press.
    pub(crate) fn speaking(language: Language) -> Self {
        Self::with(Settings { language, teaching: Teaching::Off, ..Settings::default() })
    }

    pub(crate) fn with(settings: Settings) -> Self {
        TableOf {
            device: Box::new(Companion::new(settings)),
            chance: Repeatable::new(1289),
            presses: 0,
            watch: None,
            trail: None,
        }
    }

    // The finger.

    /// One moment of a press, not counted.
    pub(crate) fn moment(&mut self, button: Button, kind: Kind) -> Change {
        self.device.press(Press { button, kind }, &mut self.chance)
    }

    fn press(&mut self, button: Button, kinds: &[Kind]) -> Change {
        self.presses += 1;
        let change = kinds.iter().map(|kind| self.moment(button, *kind)).max().unwrap_or_default();
        if let Some((mut watch, doing)) = self.watch.take() {
            let way = || format!("{doing}, after {button:?} ({} presses)", self.presses);
            watch.look_at(&self.picture(), self.device.settings().language, way);
            self.watch = Some((watch, doing));
        }
        if let (Some(trail), Some(state)) = (&mut self.trail, self.device.game::<G>())
            && trail.last() != Some(state)
        {
            trail.push(state.clone());
        }
        change
    }

    /// From now on the states are written down.
    pub(crate) fn leave_a_trail(&mut self) {
        self.trail = Some(vec![self.state()]);
    }

    /// The states since then, the first one too.
    pub(crate) fn trail(&mut self) -> Vec<G> {
        self.trail.take().unwrap_or_default()
    }

    pub(crate) fn tap(&mut self, button: Button) -> Change {
        self.press(button, &[Kind::Down, Kind::Short])
    }

    pub(crate) fn hold(&mut self, button: Button) -> Change {
        self.press(button, &[Kind::Down, Kind::Held])
    }

    /// UP or DOWN held until it has gone so many steps, at least two.
    pub(crate) fn hold_for(&mut self, button: Button, steps: usize) -> Change {
        let mut kinds = vec![Kind::Down, Kind::Held];
        kinds.resize(steps.max(2), Kind::Repeat);
        self.press(button, &kinds)
    }

    pub(crate) fn taps(&mut self, buttons: &[Button]) {
        for button in buttons {
            self.tap(*button);
        }
    }

    pub(crate) fn tap_times(&mut self, button: Button, times: usize) {
        for _ in 0..times {
            self.tap(button);
        }
    }

    /// How many presses `doing` takes.
    pub(crate) fn presses_of(&mut self, doing: impl FnOnce(&mut Self)) -> usize {
        let before = self.presses;
        doing(self);
        self.presses - before
    }

    /// All presses so far.
    pub(crate) fn presses(&self) -> usize {
        self.presses
    }

    // The eye.

    pub(crate) fn picture(&self) -> Picture {
        let mut picture = Picture::blank();
        self.device.draw(&mut picture);
        picture
    }

    /// Whether a text on the screen has these words in it.
    pub(crate) fn says(&self, words: &str) -> bool {
        self.picture().audit.written().iter().any(|text| text.words.contains(words))
    }

    /// The texts on the screen, for a test that fails.
    pub(crate) fn texts(&self) -> Vec<String> {
        self.picture().audit.written().iter().map(|text| text.words.to_string()).collect()
    }

    /// Fails when no text on the screen has these words in it.
    #[track_caller]
    pub(crate) fn assert_says(&self, words: &str) {
        assert!(self.says(words), "{words:?} is not on the screen: {:?}", self.texts());
    }

    /// The state of the game; there must be one.
    pub(crate) fn game(&self) -> &G {
        self.device.game().expect("a game is on the table")
    }

    /// The state to compare with later.
    pub(crate) fn state(&self) -> G {
        self.game().clone()
    }

    /// From now on every screen is looked at; `doing` tells a reader of the faults where they were met.
    pub(crate) fn watch(&mut self, doing: impl Into<String>) {
        let watch = self.watch.take().map(|(watch, _)| watch).unwrap_or_default();
        self.watch = Some((watch, doing.into()));
    }

    /// What the watcher has seen.
    pub(crate) fn seen(self) -> Watch {
        self.watch.map(|(watch, _)| watch).unwrap_or_default()
    }
}
