//! The mind: presses to pictures.
//!
//! Hands each press to the companion and the resulting picture to the glass. Invariant: the picture that is offered
//! always shows every press taken so far.

use core::{cell::UnsafeCell, mem::MaybeUninit};

use board_support::panel::Refresh;
use companion::{Change, Companion, picture::Picture, settings::Settings};
use embassy_futures::select::{Either, select};
use embassy_rp::clocks::RoscRng;
use embassy_time::{Duration, Timer};
use engine::{journal::Journal, magna_carta::Event};
use static_cell::ConstStaticCell;

use crate::{
    buttons::{HELD_MS, PRESSES},
    glass, guard,
};

static CANVAS: ConstStaticCell<Picture> = ConstStaticCell::new(Picture::blank());

/// Room for the game's journal, which is too large for the stack. It is not among the variables that are cleared before
/// `main`: clearing it took 7 ms of the time in which a finger must hold the power.
struct Room(UnsafeCell<MaybeUninit<Journal<Event>>>);

// SAFETY: only `run` touches it, and that task is started once.
unsafe impl Sync for Room {}

#[unsafe(link_section = ".uninit.journal")]
static ROOM: Room = Room(UnsafeCell::new(MaybeUninit::uninit()));

#[embassy_executor::task]
pub(crate) async fn run(restarted: bool) {
    let canvas = CANVAS.take();
    // SAFETY: this task is started once, so this is the only reference there ever is (see `Room`).
    let journal = unsafe { &mut *ROOM.0.get() }.write(Journal::new());
    let mut companion = Companion::with_journal(Settings::default(), journal);
    let mut chance = RoscRng;
    if restarted {
        companion.note_restart();
    }
    // The press that woke the device is already waiting or about to; the first picture shows it.
    let mut change = Change::Screen;
    loop {
        while let Ok(press) = PRESSES.try_receive() {
            change = change.max(companion.press(press, &mut chance));
        }
        HELD_MS.store(companion.settings().held.ms(), portable_atomic::Ordering::Relaxed);
        if change > Change::Nothing {
            companion.draw(canvas);
            glass::offer(canvas, if change == Change::Mark { Refresh::Quick } else { Refresh::Fast }).await;
            change = Change::Nothing;
        }
        guard::MIND.beat(guard::now_ms());
        let rest = Timer::after(Duration::from_millis(guard::MIND.interval_ms().into()));
        if let Either::First(press) = select(PRESSES.receive(), rest).await {
            change = companion.press(press, &mut chance);
        }
    }
}
