//! The glass: pictures to the panel.
//!
//! Shows the newest picture offered; pictures that were overtaken while the panel was busy are never shown, and one that
//! did not get through is brought again. Which refresh a picture takes is decided in [`board_support::panel::ink`].
//! Invariant: `shown` is what the glass shows, or all pixels are driven by the next refresh.

use core::cell::Cell;

use board_support::{
    badger::BadgerPanel,
    panel::{
        FRAME_BYTES, Frame, Refresh,
        ink::{Care, Ink},
    },
};
use companion::picture::Picture;
use embassy_futures::select::{Either, select};
use embassy_sync::{
    blocking_mutex::{Mutex as Locked, raw::CriticalSectionRawMutex},
    mutex::Mutex,
    signal::Signal,
};
use embassy_time::{Duration, Instant, Timer};

use crate::{guard, uninit::placed};

/// What can be seen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sight {
    /// The glass is changing, or about to.
    Changing,
    /// The picture that was offered last, after so many quick refreshes since the last full one.
    Shown { quick: u8 },
    /// The picture that was offered last did not get through; it is tried again now and then.
    Failed,
}

struct Offer {
    frame: Frame,
    /// The strongest refresh asked for since the last picture was taken.
    refresh: Option<Refresh>,
}

struct Shown {
    frame: Frame,
    ink: Ink,
}

/// Where the mind puts its pictures, and the glass takes them from.
pub(crate) struct Easel {
    offer: Mutex<CriticalSectionRawMutex, Offer>,
    offered: Signal<CriticalSectionRawMutex, ()>,
    shown: Mutex<CriticalSectionRawMutex, Shown>,
    sight: Locked<CriticalSectionRawMutex, Cell<Sight>>,
    started: Signal<CriticalSectionRawMutex, ()>,
}

impl Easel {
    /// Nothing was offered, and nobody knows what the glass shows.
    pub(crate) const fn new() -> Self {
        Self {
            offer: Mutex::new(Offer { frame: [0; FRAME_BYTES], refresh: None }),
            offered: Signal::new(),
            shown: Mutex::new(Shown { frame: [0; FRAME_BYTES], ink: Ink::unknown() }),
            sight: Locked::new(Cell::new(Sight::Changing)),
            started: Signal::new(),
        }
    }

    /// What can be seen on the glass.
    pub(crate) fn sight(&self) -> Sight {
        self.sight.lock(Cell::get)
    }

    fn set_sight(&self, sight: Sight) {
        self.sight.lock(|cell| cell.set(sight));
    }

    /// Waits until the panel needs the processor no more for 40 ms: its booster starts. To be called once.
    pub(crate) async fn started(&self) {
        // A panel that hangs gives up by itself, but the picture of a game must not wait for that.
        select(self.started.wait(), Timer::after_millis(30)).await;
    }

    /// The glass shows this picture from before the power was cut, after so many quick refreshes. To be called before the
    /// first [`Easel::offer`].
    pub(crate) async fn resume(&self, picture: &Picture, quick: u8) {
        let mut shown = self.shown.lock().await;
        shown.frame = *picture.bytes();
        shown.ink.resume(quick);
        self.set_sight(Sight::Shown { quick });
    }

    /// Leaves a picture for the panel. Returns at once, also while the panel refreshes.
    pub(crate) async fn offer(&self, picture: &Picture, refresh: Refresh) {
        let mut offer = self.offer.lock().await;
        offer.frame = *picture.bytes();
        offer.refresh = match (offer.refresh, refresh) {
            (Some(Refresh::Fast), Refresh::Quick) => Some(Refresh::Fast),
            _ => Some(refresh),
        };
        self.set_sight(Sight::Changing);
        self.offered.signal(());
    }
}

#[embassy_executor::task]
pub(crate) async fn run(mut panel: BadgerPanel, easel: &'static Easel) {
    let next = placed!(Frame = [0; FRAME_BYTES]);
    // The controller takes 60 ms to wake; meanwhile the mind recalls what was stored.
    let started = panel.start().await;
    easel.started.signal(());
    if started.is_err() || panel.wake().await.is_err() {
        defmt::warn!("the panel does not wake");
    }
    loop {
        guard::GLASS.beat(guard::now_ms());
        let rest = Timer::after(Duration::from_millis(guard::GLASS.interval_ms().into()));
        let asked = match select(easel.offered.wait(), rest).await {
            Either::First(()) => {
                let mut offer = easel.offer.lock().await;
                *next = offer.frame;
                offer.refresh.take()
            }
            Either::Second(()) => None,
        };
        let mut shown = easel.shown.lock().await;
        let Shown { frame, ink } = &mut *shown;
        let refresh = match asked {
            Some(asked) => ink.picture(asked, frame == next),
            None => match ink.care(Instant::now().as_millis()) {
                Care::Leave => continue,
                Care::Again => Some(Refresh::Full),
                Care::Freshen => {
                    *next = *frame;
                    Some(Refresh::Full)
                }
                Care::Rest => {
                    if panel.rest().await.is_err() {
                        defmt::warn!("the panel does not switch off");
                    }
                    continue;
                }
            },
        };
        if let Some(refresh) = refresh {
            easel.set_sight(Sight::Changing);
            let outcome = panel.show(frame, next, refresh).await;
            ink.refreshed(refresh, outcome.is_ok(), Instant::now().as_millis());
            match outcome {
                Ok(()) => core::mem::swap(frame, next),
                Err(error) => defmt::error!("no picture: {}", defmt::Debug2Format(&error)),
            }
        }
        easel.set_sight(match (easel.offered.signaled(), ink.is_known()) {
            (true, _) => Sight::Changing,
            (false, true) => Sight::Shown { quick: ink.quick() },
            (false, false) => Sight::Failed,
        });
    }
}
