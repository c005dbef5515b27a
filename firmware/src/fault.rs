//! What a panic or a fault does: leave a note, start again.
//!
//! The note lies in RAM that the start-up code does not touch. Invariant: the note is written by code that can no longer
//! be interrupted, and read once at the next boot.

use core::{cell::UnsafeCell, mem::MaybeUninit, panic::PanicInfo};

use board_support::{
    badger::{faults_in_a_row, restart, set_faults_in_a_row},
    crash::{Crash, CrashNote},
};
use embassy_rp::watchdog::{ResetReason, Watchdog};

struct Note(UnsafeCell<MaybeUninit<CrashNote>>);

// SAFETY: it is touched in two places. `take_crash` runs before any task or interrupt of ours; `leave` runs with
// interrupts off and never returns. The second core is never started.
unsafe impl Sync for Note {}

#[unsafe(link_section = ".uninit.crash")]
static NOTE: Note = Note(UnsafeCell::new(MaybeUninit::uninit()));

/// The crash that led to this boot, if it was one. To be called once, at boot.
pub(crate) fn take_crash(watchdog: &Watchdog) -> Option<Crash> {
    // SAFETY: nothing else runs yet (see `Note`), and every bit pattern is a `CrashNote`.
    let note = unsafe { (*NOTE.0.get()).assume_init_mut() }.take();
    let crash = Crash::judge(note, watchdog.reset_reason() == Some(ResetReason::TimedOut), faults_in_a_row());
    set_faults_in_a_row(crash.as_ref().map_or(0, |crash| crash.in_a_row));
    crash
}

fn leave(message: core::fmt::Arguments<'_>) -> ! {
    cortex_m::interrupt::disable();
    // SAFETY: interrupts are off and this never returns, so nobody else touches the note (see `Note`).
    unsafe { (*NOTE.0.get()).write(CrashNote::EMPTY) }.write(message);
    restart()
}

/// Only the place is kept, which tells what went wrong to whoever has the sources: the messages, and what formats them, would
/// take 3 KB of flash.
#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    match info.location() {
        Some(place) => leave(format_args!("panic at {}:{}", place.file(), place.line())),
        None => leave(format_args!("panic")),
    }
}

/// A fault: a wild pointer, an unaligned word, the stack's end.
#[cortex_m_rt::exception]
unsafe fn HardFault(frame: &cortex_m_rt::ExceptionFrame) -> ! {
    leave(format_args!("fault at {:#010x} from {:#010x}", frame.pc(), frame.lr()))
}

#[cortex_m_rt::exception]
unsafe fn DefaultHandler(interrupt: i16) {
    leave(format_args!("interrupt {interrupt} without a handler"))
}
