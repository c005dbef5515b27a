//! The buttons: levels to presses.
//!
//! Sleeps until a button goes down, then samples until all are up again. While the flash erases (45 ms, up to 400 ms on an
//! old chip, and never within two seconds after a finger moved) nothing is sampled: the pins remember that they went down,
//! but not how often and when. So of what lies wholly within one erase each button counts as tapped once; of several
//! buttons UP and DOWN come first, which act when they go down, and then A, B, C.
//!
//! Invariant: no button that was pressed is passed over, also not within an erase; this task waits when the queue is full.
//! Only the repeats of a button that stays down are left out then.

use board_support::{
    badger::{self, Buttons},
    keys::{Keys, ORDER, SAMPLE_MS},
};
use companion::press::{Kind, Press};
use embassy_futures::select::select;
use embassy_rp::gpio::Output;
use embassy_sync::{blocking_mutex::raw::CriticalSectionRawMutex, channel::Channel};
use embassy_time::{Duration, Timer, with_timeout};
use heapless::Vec;

use crate::guard;

/// Moments of presses waiting for the mind, which takes them at once but while it stores or erases: 6 s of two fingers at
/// five moments a second each.
const QUEUE: usize = 64;

/// From the buttons to the mind.
pub(crate) static PRESSES: Channel<CriticalSectionRawMutex, Press, QUEUE> = Channel::new();
/// From the mind to the buttons: when a press counts as held, in ms.
pub(crate) static HELD_MS: portable_atomic::AtomicU16 = portable_atomic::AtomicU16::new(0);

#[embassy_executor::task]
pub(crate) async fn run(mut buttons: Buttons, woken_by: [bool; 5], mut led: Output<'static>) {
    let mut keys = Keys::new(woken_by);
    loop {
        guard::BUTTONS.beat(guard::now_ms());
        if let held_ms @ 1.. = HELD_MS.load(portable_atomic::Ordering::Relaxed) {
            keys.set_held_ms(held_ms.into());
        }
        if keys.quiet() {
            led.set_low();
            let rest = Timer::after(Duration::from_millis(guard::BUTTONS.interval_ms().into()));
            select(buttons.wait(), rest).await;
        }
        let missed = buttons.missed();
        // A sample completes at most one moment a button.
        let mut presses: Vec<Press, { ORDER.len() }> = Vec::new();
        keys.sample(badger::now_ms(), buttons.levels(), missed, |press| {
            let _ = presses.push(press);
        });
        for press in presses {
            // The blink says that the press now counts as held; it ends with the next moment or when the finger leaves.
            led.set_level((press.kind == Kind::Held).into());
            if press.kind == Kind::Repeat {
                // Everything is being erased, and a finger has stayed down: there is nothing yet for it to move.
                let _ = PRESSES.try_send(press);
            } else {
                send(press).await;
            }
        }
        if !keys.quiet() {
            Timer::after_millis(SAMPLE_MS).await;
        }
    }
}

/// Leaves a press for the mind. To wait for the mind is no reason to be taken for stuck: that has a patience of its own.
async fn send(press: Press) {
    let patience = Duration::from_millis(guard::BUTTONS.interval_ms().into());
    while with_timeout(patience, PRESSES.send(press)).await.is_err() {
        guard::BUTTONS.beat(guard::now_ms());
    }
}
