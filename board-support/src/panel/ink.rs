//! What is known of the ink on the glass, and which refresh it needs next.
//!
//! The controller forgets its frames with the power, the ink does not. While the device knows what the glass shows, a
//! picture takes the refresh that was asked for, and none at all if it stands there already; otherwise every pixel has to
//! be driven. This module holds no frame, sends nothing and starts no timer. Times are ms on any clock that does not run
//! backwards.
//!
//! Invariant: after a refresh that failed the ink is not known, and the next one is full.

use super::Refresh;

/// Quick refreshes after which the ink wants a full one.
pub const QUICK_AT_MOST: u8 = 40;

/// Nobody waits for the glass after so long without a picture, in ms: a full refresh disturbs nobody.
pub const QUIET_MS: u64 = 20_000;

/// After so long without a picture the booster goes off, in ms; the next picture waits 40 ms for it. On battery the power
/// is cut long before: the booster must not go off just then, or the falling voltages grey the picture.
pub const IDLE_MS: u64 = 600_000;

/// What to do for the glass when no picture is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Nothing.
    Leave,
    /// The last picture did not get through: show it once more, with a full refresh.
    Again,
    /// Show what is there once more with a full refresh, against ghosts.
    Freshen,
    /// Switch the booster off.
    Rest,
}

/// The ink.
#[derive(Debug)]
pub struct Ink {
    known: bool,
    failed: bool,
    quick: u8,
    last_ms: u64,
}

impl Ink {
    /// After power-up nobody knows what the glass shows.
    pub const fn unknown() -> Self {
        Self { known: false, failed: false, quick: 0, last_ms: 0 }
    }

    /// What the glass shows is known from before the power was cut, and that it has had so many quick refreshes. Without
    /// effect once a picture was sent.
    pub fn resume(&mut self, quick: u8) {
        if !self.known && !self.failed {
            (self.known, self.quick) = (true, quick);
        }
    }

    /// Quick refreshes since the last full one.
    pub const fn quick(&self) -> u8 {
        self.quick
    }

    /// Whether the last picture stands on the glass.
    pub const fn is_known(&self) -> bool {
        self.known
    }

    /// How to bring a picture; `None` if it is the one that stands there (`same`).
    pub fn picture(&self, asked: Refresh, same: bool) -> Option<Refresh> {
        match (self.known, same) {
            (false, _) => Some(Refresh::Full),
            (true, true) => None,
            (true, false) => Some(asked),
        }
    }

    /// What to do at `now_ms` while no picture is offered.
    pub fn care(&self, now_ms: u64) -> Care {
        let quiet = now_ms.saturating_sub(self.last_ms);
        if self.failed {
            Care::Again
        } else if self.known && self.quick >= QUICK_AT_MOST && quiet >= QUIET_MS {
            Care::Freshen
        } else if quiet >= IDLE_MS {
            Care::Rest
        } else {
            Care::Leave
        }
    }

    /// A refresh is over at `now_ms`.
    pub fn refreshed(&mut self, refresh: Refresh, success: bool, now_ms: u64) {
        (self.known, self.failed) = (success, !success);
        self.quick = if refresh == Refresh::Full && success { 0 } else { self.quick.saturating_add(1) };
        self.last_ms = now_ms;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_picture_is_full_unless_the_glass_is_known_from_before() {
        let mut ink = Ink::unknown();
        assert_eq!(ink.picture(Refresh::Quick, true), Some(Refresh::Full));
        ink.resume(7);
        assert_eq!(ink.picture(Refresh::Quick, false), Some(Refresh::Quick));
        assert_eq!(ink.picture(Refresh::Fast, true), None, "it stands there already");
        assert_eq!(ink.quick(), 7);
    }

    #[test]
    fn after_a_picture_nothing_is_taken_from_before() {
        let mut ink = Ink::unknown();
        ink.refreshed(Refresh::Full, true, 0);
        ink.resume(39);
        assert_eq!(ink.quick(), 0);
        let mut ink = Ink::unknown();
        ink.refreshed(Refresh::Full, false, 0);
        ink.resume(0);
        assert_eq!(ink.picture(Refresh::Quick, false), Some(Refresh::Full), "a failed refresh has moved the ink");
    }

    #[test]
    fn a_failed_refresh_is_made_good_by_a_full_one() {
        let mut ink = Ink::unknown();
        ink.refreshed(Refresh::Full, true, 0);
        ink.refreshed(Refresh::Quick, false, 10);
        assert!(!ink.is_known());
        assert_eq!(ink.care(20), Care::Again);
        assert_eq!(ink.picture(Refresh::Quick, true), Some(Refresh::Full));
        ink.refreshed(Refresh::Full, true, 30);
        assert!(ink.is_known());
        assert_eq!(ink.care(40), Care::Leave);
    }

    #[test]
    fn forty_quick_refreshes_want_a_full_one_when_nobody_waits_also_over_a_night() {
        let mut ink = Ink::unknown();
        ink.resume(QUICK_AT_MOST - 1);
        assert_eq!(ink.care(QUIET_MS), Care::Leave);
        ink.refreshed(Refresh::Fast, true, 1_000);
        assert_eq!(ink.care(1_000 + QUIET_MS - 1), Care::Leave, "somebody may wait");
        assert_eq!(ink.care(1_000 + QUIET_MS), Care::Freshen);
        ink.refreshed(Refresh::Full, true, 25_000);
        assert_eq!((ink.quick(), ink.care(60_000)), (0, Care::Leave));
        assert_eq!(ink.care(25_000 + IDLE_MS), Care::Rest);
    }

    #[test]
    fn the_count_does_not_run_over() {
        let mut ink = Ink::unknown();
        (0..300).for_each(|_| ink.refreshed(Refresh::Quick, true, 0));
        assert_eq!(ink.quick(), u8::MAX);
    }
}
