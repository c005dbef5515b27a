//! Sparks: a controller that resets itself, and a BUSY line that flickers, at any moment.
//!
//! Invariant of every test here: a picture that is said to be there stands on the glass.

use super::ribbon::*;
use super::*;

/// Numbers without order (xorshift), the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

/// A panel that shows 0x11.
fn shown(ribbon: &RefCell<Ribbon>) -> TestPanel<'_> {
    let mut panel = panel(ribbon);
    show(&mut panel, 0, 0x11, Refresh::Full).unwrap();
    assert_eq!(ribbon.borrow().glass, 0x11);
    let mut seen = ribbon.borrow_mut();
    (seen.seen, seen.refreshes) = (Vec::new(), Vec::new());
    drop(seen);
    panel
}

#[test]
fn a_controller_that_has_reset_itself_is_woken_and_gets_the_whole_picture() {
    let ribbon = RefCell::default();
    let mut panel = shown(&ribbon);
    let before = ribbon.borrow().now_us;
    ribbon.borrow_mut().spark_us = Some(before + 5_000);
    run(&ribbon, Delay::on(&ribbon).delay_ms(10));
    assert_eq!(show(&mut panel, 0x11, 0x12, Refresh::Quick), Ok(()));
    let ribbon = ribbon.borrow();
    assert_eq!((ribbon.glass, ribbon.refreshes.as_slice()), (0x12, &[4_500][..]));
    assert_eq!(ribbon.seen.iter().filter(|seen| **seen == Seen::Reset).count(), 1);
    // 10 ms until the press, two frames' time, 2 ms of silence, 60 ms to wake, and the refresh.
    assert!(ribbon.now_us - before < 4_620_000, "{} us", ribbon.now_us - before);
}

#[test]
fn whenever_the_controller_resets_itself_the_picture_that_is_said_to_be_there_is_there() {
    let mut random = Random(0x5eed);
    for _ in 0..3_000 {
        let ribbon = RefCell::default();
        let mut panel = shown(&ribbon);
        let mut old = 0x11;
        for _ in 0..3 {
            let refresh = [Refresh::Quick, Refresh::Quick, Refresh::Fast, Refresh::Full][random.below(4) as usize];
            let new = random.below(256) as u8;
            let length = u64::from(refresh.duration_ms()) * 1_000 + 30_000;
            let moment = ribbon.borrow().now_us + random.below(length);
            ribbon.borrow_mut().spark_us = Some(moment);
            // The one before may only be noticed now, and then this one may hit the second attempt.
            if show(&mut panel, old, new, refresh).is_err() {
                assert_eq!(show(&mut panel, old, new, Refresh::Full), Ok(()));
            }
            assert_eq!(ribbon.borrow().glass, new, "a spark at {moment} us");
            old = new;
        }
        // Also when it rests in between.
        if random.below(2) == 0 {
            let moment = ribbon.borrow().now_us + random.below(30_000);
            ribbon.borrow_mut().spark_us = Some(moment);
            let _ = run(&ribbon, panel.rest());
            run(&ribbon, Delay::on(&ribbon).delay_ms(50));
        }
        assert_eq!(show(&mut panel, old, !old, Refresh::Quick), Ok(()));
        assert_eq!(ribbon.borrow().glass, !old);
    }
}

#[test]
fn a_busy_line_that_flickers_ends_no_refresh_early() {
    let mut random = Random(0xb1);
    for _ in 0..1_000 {
        let ribbon = RefCell::default();
        let mut panel = shown(&ribbon);
        let mut old = 0x11;
        for refresh in [Refresh::Quick, Refresh::Fast, Refresh::Full, Refresh::Quick] {
            let start = ribbon.borrow().now_us;
            let length = u64::from(refresh.duration_ms()) * 1_000 + 40_000;
            // That no byte is sent while the controller is busy is what the ribbon looks after.
            ribbon.borrow_mut().glitches_us = (0..8).map(|_| start + random.below(length)).collect();
            let new = random.below(256) as u8;
            assert_eq!(show(&mut panel, old, new, refresh), Ok(()));
            assert_eq!(ribbon.borrow().glass, new);
            old = new;
        }
        assert_eq!(ribbon.borrow().refreshes, [260, 930, 4_500, 260], "and none is brought twice");
    }
}
