//! The mind: presses to pictures.
//!
//! Hands each press to the companion, stores what it entered, and only then offers the picture to the glass. Between
//! presses it does the chores that [`board_support::house`] names. Invariant: the picture that is offered always shows
//! every press taken so far, and nothing that is not stored.

use board_support::{
    aim::Aim,
    badger::{BadgerFlash, Power, restart},
    house::{Chore, House, Look},
    panel::Refresh,
    power::{LOW_MV, Supply},
    store::{Glass, checksum},
};
use companion::{Change, Companion, HOPELESS, Request, Trouble, picture::Picture, press::Press, settings::Settings};
use embassy_futures::select::{Either, select};
use embassy_rp::clocks::RoscRng;
use embassy_time::{Duration, Instant, Timer};
use engine::journal::Journal;

use crate::{
    buttons::{HELD_MS, PRESSES},
    fault::Crash,
    glass::{Easel, Sight},
    guard,
    memory::{Memory, Mind},
    uninit::placed,
};

/// How long the device gets to go off when it has cut its own power.
const GOING: Duration = Duration::from_millis(100);

#[embassy_executor::task]
pub(crate) async fn run(flash: BadgerFlash, power: Power, easel: &'static Easel, crash: Option<Crash>) {
    let journal = placed!(Journal = Journal::new());
    let mut mind = Companion::with_journal(Settings::default(), journal);
    let mut memory = Memory::new(flash);
    // Before anything is drawn, and whatever is wrong with the rest: what the glass showed will not hold for long.
    let glass = memory.take_glass();
    // What is stored may be the very thing that it crashes on, so the count is looked at first.
    let hopeless = crash.as_ref().is_some_and(|crash| crash.in_a_row >= HOPELESS);
    let recalled = if hopeless { Err(memory.give_up()) } else { memory.recall(&mut mind, easel).await };
    if let Some(crash) = crash {
        mind.note_restart(&crash.message, crash.in_a_row);
    }
    let mut keeper =
        Keeper { memory, power, easel, house: House::new(), last_press: Instant::now(), aim: Aim::new(), untold: None };
    // After the note, which may close the game: what is wrong with the stored data must be seen first.
    if let Some(trouble) = recalled.err().or(glass.err()) {
        keeper.note(&mut mind, trouble);
    }
    if mind.asks_about_data() {
        keeper.aim.surprise();
    }
    let canvas = placed!(Picture = Picture::blank());
    // The press that woke the device is already waiting or about to; the first picture shows it.
    let mut change = Change::Screen;
    // If the glass still shows what was recalled, only what the press changes has to be brought there. If it shows
    // something else, a menu or the wheel at another number, that press was made for what is gone.
    if let Ok(Some(glass)) = glass {
        mind.draw(canvas);
        if checksum(canvas.bytes()) == glass.checksum {
            easel.resume(canvas, glass.quick).await;
            change = Change::Nothing;
        } else {
            keeper.aim.surprise();
        }
    }
    loop {
        while let Ok(press) = PRESSES.try_receive() {
            change = change.max(keeper.take(&mut mind, press));
        }
        HELD_MS.store(mind.settings().held.ms(), portable_atomic::Ordering::Relaxed);
        change = change.max(keeper.store(&mut mind, canvas).await);
        if change > Change::Nothing {
            mind.draw(canvas);
            easel.offer(canvas, if change == Change::Mark { Refresh::Quick } else { Refresh::Fast }).await;
        }
        guard::MIND.beat(guard::now_ms());
        if keeper.aim.is_unseen() && matches!(easel.sight(), Sight::Shown { .. }) {
            // What still waits was pressed before.
            while let Ok(press) = PRESSES.try_receive() {
                keeper.take(&mut mind, press);
            }
            keeper.aim.seen();
        }
        change = match select(PRESSES.receive(), Timer::after(keeper.pause(&mind))).await {
            Either::First(press) => keeper.take(&mut mind, press),
            Either::Second(()) => keeper.keep(&mut mind, canvas).await,
        };
    }
}

/// What is looked after besides the companion.
struct Keeper {
    memory: Memory,
    power: Power,
    easel: &'static Easel,
    house: House,
    last_press: Instant,
    aim: Aim,
    /// What is wrong besides, while a question about the stored data is up.
    untold: Option<Trouble>,
}

impl Keeper {
    /// Hands a press to the companion, unless it was made for another picture.
    fn take(&mut self, mind: &mut Mind, press: Press) -> Change {
        self.last_press = Instant::now();
        if self.aim.takes(press) { mind.press(press, &mut RoscRng) } else { Change::Nothing }
    }

    /// Stores what the next picture shows, and does what the players asked of the board.
    async fn store(&mut self, mind: &mut Mind, canvas: &Picture) -> Change {
        match self.store_all(mind, canvas).await {
            Ok(()) => Change::Nothing,
            Err(trouble) => self.note(mind, trouble),
        }
    }

    async fn store_all(&mut self, mind: &mut Mind, canvas: &Picture) -> Result<(), Trouble> {
        match mind.take_request() {
            Some(Request::SwitchOff) => self.switch_off(canvas).await?,
            Some(Request::Erase) => {
                self.memory.erase().await?;
                restart()
            }
            None => {}
        }
        if let Some(trouble) = self.untold.take_if(|_| !mind.asks_about_data()) {
            return Err(trouble);
        }
        self.memory.store_game(mind).await?;
        while mind.wants_results() && self.memory.recall_result(mind).await? {}
        Ok(())
    }

    /// How long to wait for a press before looking round; not long while a surprise comes up.
    fn pause(&self, mind: &Mind) -> Duration {
        let pause = self.house.pause_ms(self.aim.is_unseen() || self.memory.is_due(mind));
        Duration::from_millis(pause.min(guard::MIND.interval_ms().into()))
    }

    /// Does the one thing that is due after the time without a press.
    async fn keep(&mut self, mind: &mut Mind, canvas: &Picture) -> Change {
        match self.do_chore(mind, canvas).await {
            Ok(()) => Change::Nothing,
            Err(trouble) => self.note(mind, trouble),
        }
    }

    async fn do_chore(&mut self, mind: &mut Mind, canvas: &Picture) -> Result<(), Trouble> {
        let due = self.memory.due(mind)?;
        let look = Look {
            quiet_ms: self.last_press.elapsed().as_millis(),
            supply: self.power.supply(),
            refreshing: self.easel.sight() == Sight::Changing,
            due,
        };
        match self.house.next(Instant::now().as_millis(), &look) {
            Chore::Wait => Ok(()),
            Chore::StoreValue => self.memory.store_value(mind),
            Chore::Note => self.memory.remember(None),
            Chore::RecallResult => self.memory.recall_result(mind).await.map(drop),
            Chore::Tidy => self.memory.tidy(),
            Chore::LookAtBattery => self.look_at_battery().await,
            Chore::SwitchOff => self.switch_off(canvas).await,
        }
    }

    async fn look_at_battery(&mut self) -> Result<(), Trouble> {
        let battery = self.power.supply() == Supply::Battery;
        let empty = battery && self.power.battery_mv().await.is_some_and(|mv| mv < LOW_MV);
        if self.house.battery(Instant::now().as_millis(), empty) { Err(Trouble::LowBattery) } else { Ok(()) }
    }

    /// Notes what the glass shows, which is `canvas` if anything, and cuts the power. Comes back if that stays.
    async fn switch_off(&mut self, canvas: &Picture) -> Result<(), Trouble> {
        defmt::info!("switching off");
        let glass = match self.easel.sight() {
            Sight::Shown { quick } => Some(Glass { checksum: checksum(canvas.bytes()), quick }),
            Sight::Changing | Sight::Failed => None,
        };
        let noted = self.memory.remember(glass);
        if PRESSES.is_empty() {
            self.power.cut();
            // A finger keeps the power on only while it is down, so its press must not wait for the end of this.
            select(PRESSES.ready_to_receive(), Timer::after(GOING)).await;
        }
        // Still here: a finger came just then, or there is a cable. What was noted will not hold for long.
        self.power.hold();
        self.last_press = Instant::now();
        noted?;
        self.memory.take_glass().map(drop)
    }

    /// Tells the players what is wrong; after the question about the stored data, if that is up.
    fn note(&mut self, mind: &mut Mind, trouble: Trouble) -> Change {
        self.untold = mind.asks_about_data().then_some(trouble);
        self.aim.surprise();
        mind.note_trouble(trouble);
        Change::Screen
    }
}
