//! Provost's image for the Badger 2040.
//!
//! `main` brings the board up and starts four tasks; the tasks connect the board to the companion and hold no logic of
//! their own:
//!
//! ```text
//!                     flash
//!                       |
//! buttons --press--> mind --picture--> glass
//!    \                |                 /
//!     \---- sign of life of each ------/---> guard ---> watchdog
//! ```
//!
//! Invariant: presses queue while the panel refreshes, and one picture follows. Only before something can be seen that
//! nobody has called for are presses dropped: they were made for another picture.

#![cfg_attr(target_os = "none", no_std, no_main)]

#[cfg(target_os = "none")]
mod buttons;
#[cfg(target_os = "none")]
mod fault;
#[cfg(target_os = "none")]
mod glass;
#[cfg(target_os = "none")]
mod guard;
#[cfg(target_os = "none")]
mod mind;
#[cfg(target_os = "none")]
mod uninit;

#[cfg(target_os = "none")]
use defmt_rtt as _;

#[cfg(target_os = "none")]
#[embassy_executor::main]
async fn main(spawner: embassy_executor::Spawner) {
    let board = board_support::badger::boot();
    let crash = fault::take_crash(&board.watchdog);
    match &crash {
        Some(crash) => defmt::error!("restarted, {} in a row: {}", crash.in_a_row, crash.message.as_str()),
        None => defmt::info!("started, woken by {}", board.woken_by),
    }
    let frames = uninit::placed!(glass::Frames = glass::Frames::new());
    // Each task is spawned once, so its one slot is free.
    spawner.spawn(guard::run(board.watchdog).expect("the guard's slot is free"));
    spawner.spawn(buttons::run(board.buttons, board.woken_by, board.led).expect("the buttons' slot is free"));
    spawner.spawn(mind::run(board.flash, board.power, frames, crash).expect("the mind's slot is free"));
    spawner.spawn(glass::run(board.panel, frames).expect("the glass's slot is free"));
}

#[cfg(not(target_os = "none"))]
fn main() {
    eprintln!("This is the device's image. Build it with `cargo xtask firmware`, or try it with `cargo xtask run`.");
    std::process::exit(1);
}
