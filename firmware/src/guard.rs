//! The guard: feeds the watchdog while everybody is alive.
//!
//! The one place that touches the watchdog. Invariant: it is fed only after every task has been heard from in time.

use board_support::{
    badger::{self, set_faults_in_a_row, start_watchdog},
    supervisor::{Heartbeat, all_well},
};
use embassy_rp::watchdog::Watchdog;
use embassy_time::{Duration, Instant, Timer};

/// The buttons sample every ms or wait for an edge with a time-out.
pub(crate) static BUTTONS: Heartbeat = Heartbeat::new("buttons", 6_000);
/// A press is handled within milliseconds, a value in at most 2 s, two erases of 0.4 s among it; what takes longer goes a
/// sector at a time.
pub(crate) static MIND: Heartbeat = Heartbeat::new("mind", 9_000);
/// A refresh takes up to 4.5 s; a hung panel is given up after 9 s, reset, and tried again for as long.
pub(crate) static GLASS: Heartbeat = Heartbeat::new("glass", 28_000);

/// Longer than the longest time that interrupts are off (a flash erase, 0.4 s), shorter than the chip's 8.3 s.
const WATCHDOG: Duration = Duration::from_secs(4);
const ROUND: Duration = Duration::from_secs(1);
/// After so long without a fault the next one counts as the first.
const PEACE: Duration = Duration::from_secs(60);

/// The time for a [`Heartbeat`].
pub(crate) fn now_ms() -> u32 {
    badger::now_ms() as u32
}

#[embassy_executor::task]
pub(crate) async fn run(mut watchdog: Watchdog) {
    start_watchdog(&mut watchdog, WATCHDOG);
    let start = Instant::now();
    loop {
        if start.elapsed() >= PEACE {
            set_faults_in_a_row(0);
        }
        match all_well(&[&BUTTONS, &MIND, &GLASS], now_ms()) {
            Ok(()) => watchdog.feed(WATCHDOG),
            Err(task) => defmt::error!("{} is stuck", task),
        }
        Timer::after(ROUND).await;
    }
}
