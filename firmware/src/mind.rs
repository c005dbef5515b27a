//! The mind: presses to pictures.
//!
//! Hands each press to the companion and the resulting picture to the glass. Invariant: the picture that is offered
//! always shows every press taken so far.

use board_support::panel::Refresh;
use companion::{Change, Companion, picture::Picture, settings::Settings};
use embassy_futures::select::{Either, select};
use embassy_time::{Duration, Timer};
use static_cell::ConstStaticCell;

use crate::{
    buttons::{HELD_MS, PRESSES},
    glass, guard,
};

static CANVAS: ConstStaticCell<Picture> = ConstStaticCell::new(Picture::blank());

#[embassy_executor::task]
pub(crate) async fn run(restarted: bool) {
    let canvas = CANVAS.take();
    let mut companion = Companion::new(Settings::default());
    if restarted {
        companion.note_restart();
    }
    // The press that woke the device is already waiting or about to; the first picture shows it.
    let mut change = Change::Screen;
    loop {
        while let Ok(press) = PRESSES.try_receive() {
            change = change.max(companion.press(press));
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
            change = companion.press(press);
        }
    }
}
