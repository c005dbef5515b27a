//! The mind: presses to pictures.
//!
//! Hands each press to the companion, stores what it entered, and only then offers the picture to the glass. Between
//! presses it keeps house: values, the next game's sectors, the battery, and at last the power. Invariant: the picture
//! that is offered always shows every press taken so far, and nothing that is not stored.

use core::{cell::UnsafeCell, mem::MaybeUninit};

use board_support::{
    badger::{BadgerFlash, Power, restart},
    panel::Refresh,
    power::{LOW_MV, Supply},
};
use companion::{Change, Companion, Request, Trouble, picture::Picture, settings::Settings};
use embassy_futures::select::{Either, select};
use embassy_rp::clocks::RoscRng;
use embassy_time::{Duration, Instant, Timer};
use engine::journal::Journal;
use static_cell::ConstStaticCell;

use crate::{
    buttons::{HELD_MS, PRESSES},
    fault::Crash,
    glass, guard,
    memory::{Memory, Mind},
};

/// A pause in which nobody waits for anything: values are stored.
const PAUSE: Duration = Duration::from_millis(100);
/// A pause in which nobody is about to press: sectors are erased, which stops everything for up to 400 ms.
const REST: Duration = Duration::from_secs(2);
/// Without a press for so long, the device on battery switches itself off.
const IDLE: Duration = Duration::from_secs(90);
/// How often the battery is looked at.
const BATTERY: Duration = Duration::from_secs(60);
/// How long the warning stands before an empty battery switches the device off.
const LAST_WORDS: Duration = Duration::from_secs(10);

static CANVAS: ConstStaticCell<Picture> = ConstStaticCell::new(Picture::blank());

/// Room for the game's journal, which is too large for the stack. It is not among the variables that are cleared before
/// `main`: clearing it took 7 ms of the time in which a finger must hold the power.
struct Room(UnsafeCell<MaybeUninit<Journal>>);

// SAFETY: only `run` touches it, and that task is started once.
unsafe impl Sync for Room {}

#[unsafe(link_section = ".uninit.journal")]
static ROOM: Room = Room(UnsafeCell::new(MaybeUninit::uninit()));

#[embassy_executor::task]
pub(crate) async fn run(flash: BadgerFlash, power: Power, crash: Option<Crash>) {
    // SAFETY: this task is started once, so this is the only reference there ever is (see `Room`).
    let journal = unsafe { &mut *ROOM.0.get() }.write(Journal::new());
    let mut mind = Companion::with_journal(Settings::default(), journal);
    let mut memory = Memory::new(flash);
    let recalled = memory.recall(&mut mind).await;
    if let Some(crash) = crash {
        mind.note_restart(&crash.message, crash.in_a_row);
    }
    // After the note, which may close the game: what is wrong with the stored data must be seen first.
    if let Err(trouble) = recalled {
        mind.note_trouble(trouble);
    }
    let canvas = CANVAS.take();
    let mut house = House { memory, power, low: None, battery_seen: None };
    // The press that woke the device is already waiting or about to; the first picture shows it.
    let mut change = Change::Screen;
    let mut last_press = Instant::now();
    let mut asked = false;
    loop {
        while let Ok(press) = PRESSES.try_receive() {
            change = change.max(mind.press(press, &mut RoscRng));
            last_press = Instant::now();
        }
        HELD_MS.store(mind.settings().held.ms(), portable_atomic::Ordering::Relaxed);
        change = change.max(house.store(&mut mind).await);
        if change > Change::Nothing {
            mind.draw(canvas);
            glass::offer(canvas, if change == Change::Mark { Refresh::Quick } else { Refresh::Fast }).await;
        }
        guard::MIND.beat(guard::now_ms());
        if mind.asks_about_data() && !core::mem::replace(&mut asked, true) {
            // Presses that were made before the question could be read do not answer it.
            while !glass::is_settled() {
                Timer::after(PAUSE).await;
            }
            PRESSES.clear();
        }
        change = match select(PRESSES.receive(), Timer::after(house.pause(&mind))).await {
            Either::First(press) => {
                last_press = Instant::now();
                mind.press(press, &mut RoscRng)
            }
            Either::Second(()) => house.keep(&mut mind, last_press.elapsed()).await,
        };
    }
}

/// What is looked after between presses.
struct House {
    memory: Memory,
    power: Power,
    /// Since when the battery is known to be empty.
    low: Option<Instant>,
    battery_seen: Option<Instant>,
}

impl House {
    /// Stores what the next picture shows, and does what the players asked of the board.
    async fn store(&mut self, mind: &mut Mind) -> Change {
        match mind.take_request() {
            Some(Request::SwitchOff) => self.power.cut(),
            Some(Request::Erase) => match self.memory.erase().await {
                Ok(()) => restart(),
                Err(trouble) => return note(mind, trouble),
            },
            None => {}
        }
        if let Err(trouble) = self.memory.store_game(mind).await {
            return note(mind, trouble);
        }
        while mind.wants_results() {
            match self.memory.recall_result(mind).await {
                Ok(true) => {}
                Ok(false) => break,
                Err(trouble) => return note(mind, trouble),
            }
        }
        Change::Nothing
    }

    /// How long to wait for a press before looking round.
    fn pause(&self, mind: &Mind) -> Duration {
        let beat = Duration::from_millis(guard::MIND.interval_ms().into());
        if self.memory.is_due(mind) || self.memory.has_chores() { PAUSE } else { REST.min(beat) }
    }

    /// One thing that is due after `quiet` without a press.
    async fn keep(&mut self, mind: &mut Mind, quiet: Duration) -> Change {
        match self.memory.store_value(mind).await {
            Err(trouble) => return note(mind, trouble),
            Ok(true) => return Change::Nothing,
            Ok(false) => {}
        }
        if quiet < REST {
            return Change::Nothing;
        }
        // The power first: a battery that is nearly empty may not last through an erase.
        let change = self.watch_power(mind, quiet).await;
        if change > Change::Nothing || self.low.is_some() {
            return change;
        }
        match self.memory.recall_result(mind).await {
            Err(trouble) => return note(mind, trouble),
            Ok(true) => return Change::Nothing,
            Ok(false) => {}
        }
        match self.memory.tidy().await {
            Ok(()) => Change::Nothing,
            Err(trouble) => note(mind, trouble),
        }
    }

    async fn watch_power(&mut self, mind: &mut Mind, quiet: Duration) -> Change {
        let on_battery = self.power.supply() == Supply::Battery;
        let empty = self.low.is_some_and(|since| since.elapsed() >= LAST_WORDS);
        if on_battery && (quiet >= IDLE || empty) {
            defmt::info!("switching off");
            self.power.cut();
        }
        if self.battery_seen.is_some_and(|seen| seen.elapsed() < BATTERY) {
            return Change::Nothing;
        }
        self.battery_seen = Some(Instant::now());
        let low = on_battery && self.power.battery_mv().await.is_some_and(|mv| mv < LOW_MV);
        match (low, self.low) {
            (true, None) => {
                self.low = Some(Instant::now());
                note(mind, Trouble::LowBattery)
            }
            (true, Some(_)) => Change::Nothing,
            (false, _) => {
                self.low = None;
                Change::Nothing
            }
        }
    }
}

fn note(mind: &mut Mind, trouble: Trouble) -> Change {
    mind.note_trouble(trouble);
    Change::Screen
}
