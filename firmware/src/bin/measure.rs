//! An image that measures itself: the LED is lit for exactly as long as the thing measured takes.
//!
//! Run by `cargo xtask bench` on the emulated board, where the time between two edges is a number of cycles. It is not
//! part of the product and does not use the panel. Invariant: the pulses come in the order that `emulator/src/bench.ts`
//! names them in.

#![cfg_attr(target_os = "none", no_std, no_main)]

#[cfg(target_os = "none")]
mod device {
    use core::hint::black_box;

    use board_support::{
        badger::{self, Badger},
        store::{Progress, Region, Store},
    };
    use companion::{
        Companion,
        picture::Picture,
        press::{Button, Kind, Press},
        settings::Settings,
    };
    use defmt_rtt as _;
    use engine::{
        autoplay::Repeatable,
        journal::{Entry, Journal},
        magna_carta::{LongGame, MagnaCarta},
        play::Play,
    };
    use static_cell::ConstStaticCell;

    static JOURNAL: ConstStaticCell<Journal> = ConstStaticCell::new(Journal::new());

    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
        badger::restart()
    }

    #[cortex_m_rt::entry]
    fn main() -> ! {
        let mut board = badger::boot();
        let journal = JOURNAL.take();
        replays(&mut board, journal);
        redraws(&mut board, journal);
        saves(board)
    }

    fn pulse(board: &mut Badger, measured: impl FnOnce()) {
        board.led.set_high();
        measured();
        board.led.set_low();
    }

    /// The second undo in a row after 102, 402 and 1602 events: it replays 100, 400 and 1600 of them, where the first knows the
    /// state before the last.
    #[inline(never)]
    fn replays(board: &mut Badger, journal: &mut Journal) {
        for events in [100, 400, 1_600] {
            let mut play: Play<MagnaCarta, _> = Play::with_journal(LongGame::setup(), &mut *journal);
            for event in LongGame::new().take(events + 2) {
                if play.enter(&Entry::Event(event)).is_err() {
                    return;
                }
            }
            play.enter(&Entry::Undo).ok();
            pulse(board, || {
                black_box(&mut play).enter(&Entry::Undo).ok();
            });
        }
    }

    /// Entries and values stored one after the other, so many that they cross into the next sectors.
    #[inline(never)]
    fn saves(mut board: Badger) -> ! {
        const SAVES: usize = 300;
        let mut store = Store::new(board.flash, Region::BADGER);
        while store.restore(&mut |_| ()) == Ok(Progress::More) {}
        let mut good = store.begin_game(b"measured") == Ok(Progress::Done(()));
        for number in 0..SAVES {
            let entry = [number as u8; 4];
            board.led.set_high();
            good &= store.append(&entry).is_ok();
            board.led.set_low();
        }
        // Values take turns with an erased sector, entries never do.
        for number in 0..SAVES {
            let value = [number as u8; 80];
            board.led.set_high();
            good &= store.put(0, &value) == Ok(Progress::Done(()));
            board.led.set_low();
        }
        assert!(good, "the flash takes everything");
        // The board stays as it is: letting go of it would reset its pins.
        loop {
            cortex_m::asm::wfi();
        }
    }

    /// Complete redraws: home, the check-list, the actions, and the log.
    #[inline(never)]
    fn redraws(board: &mut Badger, journal: &'static mut Journal) {
        use Button::*;
        let mut companion = Companion::with_journal(Settings::default(), journal);
        let mut chance = Repeatable::new(1);
        let mut picture = Picture::blank();
        for presses in [&[][..], &[C], &[C, C], &[B, C, Up, Down, Down, C]] {
            for button in presses {
                for kind in [Kind::Down, Kind::Short] {
                    companion.press(Press { button: *button, kind }, &mut chance);
                }
            }
            pulse(board, || companion.draw(black_box(&mut picture)));
        }
    }
}

#[cfg(not(target_os = "none"))]
fn main() {
    eprintln!("This image measures itself on the board. Run it with `cargo xtask bench`.");
    std::process::exit(1);
}
