//! The mind: presses to pictures.
//!
//! It asks [`board_support::mind`] what to do, and does it. Invariant: all presses that wait are handed over before it
//! asks, so that what is drawn has them all.

use board_support::{
    badger::{self, BadgerFlash, Power, restart},
    crash::Crash,
    mind::{Act, Mind, Now},
    store::Region,
};
use companion::picture::Picture;
use embassy_futures::{select::select, yield_now};
use embassy_rp::clocks::RoscRng;
use embassy_time::{Duration, Timer};
use engine::journal::Journal;

use crate::{
    buttons::{HELD_MS, PRESSES},
    glass::Frames,
    guard,
    uninit::placed,
};

/// How long the device gets to go off when it has cut its own power.
const GOING: Duration = Duration::from_millis(100);

type TheMind = Mind<BadgerFlash, &'static mut Journal>;

#[embassy_executor::task]
pub(crate) async fn run(flash: BadgerFlash, mut power: Power, frames: &'static Frames, crash: Option<Crash>) {
    let journal = placed!(Journal = Journal::new());
    let canvas = placed!(Picture = Picture::blank());
    let mind = placed!(TheMind = Mind::new(flash, Region::BADGER, journal, crash));
    loop {
        while mind.listens()
            && let Ok(press) = PRESSES.try_receive()
        {
            mind.press(badger::now_ms(), press, &mut RoscRng);
        }
        HELD_MS.store(mind.held_ms(), portable_atomic::Ordering::Relaxed);
        guard::MIND.beat(guard::now_ms());
        let now = Now { ms: badger::now_ms(), sight: frames.sight(), supply: power.supply() };
        let act = mind.next(&now, canvas);
        if let Some(error) = mind.take_fault() {
            defmt::error!("store: {}", error.name());
        }
        match act {
            Act::Yield => yield_now().await,
            Act::AwaitPanel => frames.panel_started().await,
            Act::Resume { quick } => frames.resume(canvas, quick).await,
            Act::Show(refresh) => frames.offer(canvas, refresh).await,
            Act::Wait(ms) => wait(Duration::from_millis(ms.min(guard::MIND.interval_ms().into()))).await,
            Act::MeasureBattery => {
                let mv = power.battery_mv().await;
                mind.battery(badger::now_ms(), mv);
            }
            Act::CutPower => {
                defmt::info!("switching off");
                if PRESSES.is_empty() {
                    power.cut();
                    // A finger keeps the power on only while it is down, so its press must not wait for the end of this.
                    wait(GOING).await;
                }
                power.hold();
            }
            Act::Restart => restart(),
        }
    }
}

/// Waits for a press, at most so long.
async fn wait(most: Duration) {
    select(PRESSES.ready_to_receive(), Timer::after(most)).await;
}
