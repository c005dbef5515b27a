//! A board for the mind: flash in memory, a glass, a battery, fingers, and a clock that is set forward.
//!
//! It carries out what the mind says, as the firmware does. Invariant, looked at each time that a picture is offered: the
//! game is stored as far as the picture shows it.

use std::{collections::VecDeque, ops::Range};

use companion::{
    memory::What,
    press::{Button, Kind},
};
use engine::autoplay::Repeatable;

use super::super::*;
use crate::{
    panel::easel::{Easel, Stroke},
    store::{SECTOR, Store, Stored, tests::chip::Chip},
};

/// The least region there may be, not at the beginning of the chip.
pub(super) const REGION: Region = Region::new(3 * SECTOR, 4, 4);
/// The first part for games: a title and the slots behind it (docs/storage.md).
pub(super) const GAME: usize = 4 * SECTOR as usize;
pub(super) const FIRST_SLOT: usize = GAME + 256;

/// Longer than any refresh.
pub(super) const LOOK_MS: u64 = 5_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    On,
    Off,
    Restarted,
}

pub(super) struct Device {
    pub(super) chip: Chip,
    pub(super) mind: Box<Mind<Chip, Box<Journal>>>,
    pub(super) state: State,
    pub(super) ms: u64,
    pub(super) supply: Supply,
    pub(super) battery_mv: Option<u16>,
    /// Moments of presses in line.
    pub(super) line: VecDeque<Press>,
    /// A finger comes down just when the power is cut.
    pub(super) finger: Option<Button>,
    /// What the glass shows.
    pub(super) glass: Vec<u8>,
    pub(super) acts: Vec<Act>,
    canvas: Picture,
    chance: Repeatable,
    easel: Easel,
    offered: Vec<u8>,
    /// The picture that comes up, how, and until when.
    refreshing: Option<(Vec<u8>, Refresh, u64)>,
}

impl Device {
    /// Switched on, on battery, with this flash and this on its glass.
    pub(super) fn start(chip: &Chip, glass: Vec<u8>, crash: Option<Crash>) -> Self {
        Device {
            chip: chip.clone(),
            mind: Box::new(Mind::new(chip.clone(), REGION, Box::new(Journal::new()), crash)),
            state: State::On,
            ms: 50,
            supply: Supply::Battery,
            battery_mv: Some(3_000),
            line: VecDeque::new(),
            finger: None,
            glass,
            acts: vec![],
            canvas: Picture::blank(),
            chance: Repeatable::new(5),
            easel: Easel::new(),
            offered: vec![],
            refreshing: None,
        }
    }

    /// A board that was never used, at rest on its home screen.
    pub(super) fn new() -> Self {
        let mut device = Device::start(&Chip::blank(REGION), vec![], None);
        device.run(LOOK_MS);
        device
    }

    /// In the midst of a game with so many entries, at least one.
    pub(super) fn playing(entries: usize) -> Self {
        let mut device = Device::new();
        // New game, begin, and on to where the seats are asked.
        device.tap(&[Button::C, Button::C, Button::C]);
        while device.stored().len() < entries + 1 {
            device.enter();
        }
        device.run(LOOK_MS);
        device
    }

    /// The same board with the battery pulled and put back.
    pub(super) fn restart(&self) -> Self {
        Device::start(&Chip::with(&self.chip.bytes()), self.glass.clone(), None)
    }

    /// Lets time pass.
    pub(super) fn run(&mut self, ms: u64) {
        let end = self.ms + ms;
        while self.ms < end && self.state == State::On {
            let _ = self.step(end);
        }
    }

    /// Runs until something is wanted of the board, and says what it did until then.
    pub(super) fn run_to(&mut self, wanted: impl Fn(Act) -> bool) -> Range<usize> {
        let from = self.acts.len();
        for _ in 0..10_000 {
            let act = self.step(self.ms + 1_000_000);
            if wanted(act) {
                return from..self.acts.len();
            }
        }
        panic!("it never comes: {:?}", &self.acts[from..from + 20]);
    }

    /// Hands in what waits, asks, and does what is said; waits no longer than until `end`.
    pub(super) fn step(&mut self, end: u64) -> Act {
        self.tend_glass();
        while self.mind.listens()
            && let Some(press) = self.line.pop_front()
        {
            self.mind.press(self.ms, press, &mut self.chance);
        }
        let now = Now { ms: self.ms, sight: self.easel.sight(), supply: self.supply };
        let act = self.mind.next(&now, &mut self.canvas);
        self.acts.push(act);
        match act {
            Act::Yield => {}
            Act::AwaitPanel => self.ms += 20,
            Act::Resume { quick } => {
                self.easel.resume(quick);
                assert_eq!(self.glass, self.canvas.bytes(), "it is mistaken about the glass");
            }
            Act::Show(refresh) => {
                self.is_stored();
                self.offered = self.canvas.bytes().to_vec();
                self.easel.offer(refresh);
            }
            Act::Wait(ms) if self.line.is_empty() => {
                let ready = self.refreshing.as_ref().map_or(u64::MAX, |(_, _, until)| *until);
                self.ms = (self.ms + ms).min(ready).min(end).max(self.ms + 1);
            }
            Act::Wait(_) => {}
            Act::MeasureBattery => self.mind.battery(self.ms, self.battery_mv),
            Act::CutPower => match (self.finger.take(), self.supply) {
                (Some(button), _) => self.press(button),
                (None, Supply::Usb) => self.ms += 100,
                (None, Supply::Battery) if self.line.is_empty() => self.state = State::Off,
                (None, Supply::Battery) => {}
            },
            Act::Restart => self.state = State::Restarted,
        }
        act
    }

    fn tend_glass(&mut self) {
        if let Some((picture, refresh, _)) = self.refreshing.take_if(|(_, _, until)| *until <= self.ms) {
            self.glass = picture;
            self.easel.refreshed(refresh, true, self.ms);
        }
        if self.refreshing.is_none()
            && self.easel.is_offered()
            && let Stroke::Bring(refresh) = self.easel.take(self.offered == self.glass)
        {
            self.refreshing = Some((self.offered.clone(), refresh, self.ms + u64::from(refresh.duration_ms())));
        }
    }

    /// Nothing that a picture shows is still to be stored.
    fn is_stored(&self) {
        if self.mind.memory.is_trusted() && !self.mind.memory.is_stuck() {
            let unstored = self.mind.companion.unstored().expect("every record fits").map(|record| record.what);
            assert!(!matches!(unstored, Some(What::Game | What::Entry)), "{unstored:?} is shown and not stored");
        }
    }

    /// A short press, in line.
    pub(super) fn press(&mut self, button: Button) {
        self.line.extend([Kind::Down, Kind::Short].map(|kind| Press { button, kind }));
    }

    /// Short presses, each at what the one before has brought.
    pub(super) fn tap(&mut self, buttons: &[Button]) {
        for button in buttons {
            self.press(*button);
            self.run(LOOK_MS);
        }
    }

    /// The next entry: the marked seat passes, or that is taken back. After an even number of entries it has passed.
    pub(super) fn enter(&mut self) {
        let before = self.stored().len();
        self.press(if before.is_multiple_of(2) { Button::C } else { Button::A });
        self.run(50);
        assert_eq!(self.stored().len(), before + 1, "one entry a press");
    }

    /// The stored game as another store finds it: the header, then the entries; nothing if there is none.
    pub(super) fn stored(&self) -> Vec<Vec<u8>> {
        stored(&self.chip.bytes()).expect("what is stored can be read")
    }

    pub(super) fn pictures(&self, acts: Range<usize>) -> usize {
        self.acts[acts].iter().filter(|act| matches!(act, Act::Show(_))).count()
    }
}

/// The stored game in an image of the flash.
pub(super) fn stored(bytes: &[u8]) -> Result<Vec<Vec<u8>>, Error> {
    let mut found = vec![];
    let mut store = Store::new(Chip::with(bytes), REGION);
    let mut each = |stored: Stored<'_>| match stored {
        Stored::Header(bytes) | Stored::Entry(bytes) => found.push(bytes.to_vec()),
    };
    while store.restore(&mut each)? == Progress::More {}
    Ok(found)
}
