//! The mind: presses to pictures.
//!
//! Hands each press to the companion and the resulting picture to the glass. Invariant: the picture that is offered
//! always shows every press taken so far.

use board_support::panel::Refresh;
use companion::{Change, Companion, picture::Picture, settings::Settings};
use embassy_futures::select::{Either, select};
use embassy_rp::clocks::RoscRng;
use embassy_time::{Duration, Timer};
use static_cell::{ConstStaticCell, StaticCell};

use crate::{
    buttons::{HELD_MS, PRESSES},
    glass, guard,
};

static CANVAS: ConstStaticCell<Picture> = ConstStaticCell::new(Picture::blank());
/// Too large for the stack: it holds the game's journal.
static COMPANION: StaticCell<Companion> = StaticCell::new();

#[embassy_executor::task]
pub(crate) async fn run(restarted: bool) {
    let canvas = CANVAS.take();
    let companion = COMPANION.init_with(|| Companion::new(Settings::default()));
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
