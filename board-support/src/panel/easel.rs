//! What is offered to the glass, and what can be seen on it.
//!
//! Pictures may be offered while the panel refreshes; one that was overtaken is never shown, one that did not get through is
//! brought again. Which refresh a picture takes is the ink's choice. This module holds no frame and sends nothing: whoever
//! has the panel asks [`Easel::take`] or [`Easel::care`], does that, and tells how it went.
//!
//! Invariant: what is said to be shown is the picture that was offered last.

use super::{
    Refresh,
    ink::{Care, Ink},
};

/// What can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The glass is changing, or about to.
    Changing,
    /// The picture that was offered last.
    Shown {
        /// Quick refreshes since the last full one.
        quick: u8,
    },
    /// The picture that was offered last did not get through; it is tried again now and then.
    Failed,
}

/// What to do for the glass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// Nothing.
    Leave,
    /// Bring the picture that was taken last.
    Bring(Refresh),
    /// Bring what stands there once more.
    Freshen(Refresh),
    /// Switch the booster off.
    Rest,
}

/// The easel.
#[derive(Debug)]
pub struct Easel {
    ink: Ink,
    /// The strongest refresh asked for since the last picture was taken.
    asked: Option<Refresh>,
    /// A picture was taken and is not there yet; or there was none at all.
    working: bool,
}

impl Easel {
    /// Nothing was offered, and nobody knows what the glass shows.
    pub const fn new() -> Self {
        Self { ink: Ink::unknown(), asked: None, working: true }
    }

    /// What can be seen.
    pub fn sight(&self) -> Sight {
        if self.working || self.asked.is_some() {
            Sight::Changing
        } else if self.ink.is_known() {
            Sight::Shown { quick: self.ink.quick() }
        } else {
            Sight::Failed
        }
    }

    /// The glass shows a picture from before the power was cut, after so many quick refreshes. To be called before the
    /// first picture is offered.
    pub fn resume(&mut self, quick: u8) {
        self.ink.resume(quick);
        self.working = false;
    }

    /// A picture is offered, in place of the one before if that was not taken yet.
    pub fn offer(&mut self, refresh: Refresh) {
        self.asked = match (self.asked, refresh) {
            (Some(Refresh::Fast), Refresh::Quick) => Some(Refresh::Fast),
            _ => Some(refresh),
        };
    }

    /// Whether a picture waits to be taken.
    pub fn is_offered(&self) -> bool {
        self.asked.is_some()
    }

    /// The picture that was offered is taken; `same` if it is the one that stands there.
    pub fn take(&mut self, same: bool) -> Stroke {
        let refresh = self.asked.take().and_then(|asked| self.ink.picture(asked, same));
        self.working = refresh.is_some();
        refresh.map_or(Stroke::Leave, Stroke::Bring)
    }

    /// What to do at `now_ms` when no picture is offered.
    pub fn care(&mut self, now_ms: u64) -> Stroke {
        let stroke = match self.ink.care(now_ms) {
            Care::Leave => return Stroke::Leave,
            Care::Rest => return Stroke::Rest,
            Care::Again => Stroke::Bring(Refresh::Full),
            Care::Freshen => Stroke::Freshen(Refresh::Full),
        };
        self.working = true;
        stroke
    }

    /// The refresh is over at `now_ms`.
    pub fn refreshed(&mut self, refresh: Refresh, success: bool, now_ms: u64) {
        self.ink.refreshed(refresh, success, now_ms);
        self.working = false;
    }
}

impl Default for Easel {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panel::ink::{QUICK_AT_MOST, QUIET_MS};

    /// An easel whose picture stands on the glass.
    fn shown() -> Easel {
        let mut easel = Easel::new();
        easel.offer(Refresh::Quick);
        assert_eq!(easel.take(false), Stroke::Bring(Refresh::Full), "nobody knew what the glass showed");
        easel.refreshed(Refresh::Full, true, 0);
        easel
    }

    #[test]
    fn nothing_can_be_seen_before_the_first_picture_stands_there() {
        let mut easel = Easel::new();
        assert_eq!(easel.sight(), Sight::Changing);
        easel.offer(Refresh::Fast);
        assert_eq!(easel.sight(), Sight::Changing);
        assert_eq!(easel.take(true), Stroke::Bring(Refresh::Full));
        assert_eq!(easel.sight(), Sight::Changing);
        easel.refreshed(Refresh::Full, true, 0);
        assert_eq!(easel.sight(), Sight::Shown { quick: 0 });
    }

    #[test]
    fn a_picture_that_is_known_from_before_can_be_seen_at_once() {
        let mut easel = Easel::new();
        easel.resume(7);
        assert_eq!((easel.sight(), easel.is_offered()), (Sight::Shown { quick: 7 }, false));
        easel.offer(Refresh::Quick);
        assert_eq!(easel.take(false), Stroke::Bring(Refresh::Quick));
    }

    #[test]
    fn the_strongest_refresh_that_was_asked_for_is_taken() {
        for (asked, taken) in [
            ([Refresh::Quick, Refresh::Quick], Refresh::Quick),
            ([Refresh::Quick, Refresh::Fast], Refresh::Fast),
            ([Refresh::Fast, Refresh::Quick], Refresh::Fast),
        ] {
            let mut easel = shown();
            asked.into_iter().for_each(|refresh| easel.offer(refresh));
            assert_eq!(easel.take(false), Stroke::Bring(taken));
            assert_eq!(easel.take(false), Stroke::Leave, "it is taken once");
        }
    }

    #[test]
    fn a_picture_offered_during_a_refresh_is_not_seen_when_that_is_over() {
        let mut easel = shown();
        easel.offer(Refresh::Quick);
        assert_eq!(easel.take(false), Stroke::Bring(Refresh::Quick));
        easel.offer(Refresh::Quick);
        easel.refreshed(Refresh::Quick, true, 300);
        assert_eq!(easel.sight(), Sight::Changing);
        assert_eq!(easel.take(true), Stroke::Leave, "back to what stands there");
        assert_eq!(easel.sight(), Sight::Shown { quick: 1 });
    }

    #[test]
    fn a_picture_that_did_not_get_through_is_brought_again_and_until_then_not_seen() {
        let mut easel = shown();
        easel.offer(Refresh::Quick);
        assert_eq!(easel.take(false), Stroke::Bring(Refresh::Quick));
        easel.refreshed(Refresh::Quick, false, 100);
        assert_eq!(easel.sight(), Sight::Failed);
        assert_eq!(easel.care(200), Stroke::Bring(Refresh::Full));
        assert_eq!(easel.sight(), Sight::Changing);
        easel.refreshed(Refresh::Full, true, 5_000);
        assert_eq!(easel.sight(), Sight::Shown { quick: 0 });
        assert_eq!(easel.care(5_100), Stroke::Leave);
        assert_eq!(easel.sight(), Sight::Shown { quick: 0 });
    }

    #[test]
    fn against_ghosts_the_picture_that_stands_there_is_brought_once_more() {
        let mut easel = Easel::new();
        easel.resume(QUICK_AT_MOST);
        assert_eq!(easel.care(QUIET_MS), Stroke::Freshen(Refresh::Full));
        assert_eq!(easel.sight(), Sight::Changing);
        easel.refreshed(Refresh::Full, true, QUIET_MS);
        assert_eq!(easel.sight(), Sight::Shown { quick: 0 });
    }
}
