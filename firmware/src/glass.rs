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
use static_cell::ConstStaticCell;

use crate::guard;

struct Offer {
    frame: Frame,
    /// The strongest refresh asked for since the last picture was taken.
    refresh: Option<Refresh>,
}

struct Shown {
    frame: Frame,
    ink: Ink,
}

static OFFER: Mutex<CriticalSectionRawMutex, Offer> = Mutex::new(Offer { frame: [0; FRAME_BYTES], refresh: None });
static OFFERED: Signal<CriticalSectionRawMutex, ()> = Signal::new();
static SHOWN: Mutex<CriticalSectionRawMutex, Shown> =
    Mutex::new(Shown { frame: [0; FRAME_BYTES], ink: Ink::unknown() });
static NEXT: ConstStaticCell<Frame> = ConstStaticCell::new([0; FRAME_BYTES]);

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

static SIGHT: Locked<CriticalSectionRawMutex, Cell<Sight>> = Locked::new(Cell::new(Sight::Changing));

/// What can be seen on the glass.
pub(crate) fn sight() -> Sight {
    SIGHT.lock(Cell::get)
}

fn set_sight(sight: Sight) {
    SIGHT.lock(|cell| cell.set(sight));
}

static STARTED: Signal<CriticalSectionRawMutex, ()> = Signal::new();

/// Waits until the panel needs the processor no more for 40 ms: its booster starts. To be called once.
pub(crate) async fn started() {
    // A panel that hangs gives up by itself, but the picture of a game must not wait for that.
    select(STARTED.wait(), Timer::after_millis(30)).await;
}

/// The glass shows this picture from before the power was cut, after so many quick refreshes. To be called before the
/// first [`offer`].
pub(crate) async fn resume(picture: &Picture, quick: u8) {
    let mut shown = SHOWN.lock().await;
    shown.frame = *picture.bytes();
    shown.ink.resume(quick);
    set_sight(Sight::Shown { quick });
}

/// Leaves a picture for the panel. Returns at once, also while the panel refreshes.
pub(crate) async fn offer(picture: &Picture, refresh: Refresh) {
    let mut offer = OFFER.lock().await;
    offer.frame = *picture.bytes();
    offer.refresh = match (offer.refresh, refresh) {
        (Some(Refresh::Fast), Refresh::Quick) => Some(Refresh::Fast),
        _ => Some(refresh),
    };
    set_sight(Sight::Changing);
    OFFERED.signal(());
}

#[embassy_executor::task]
pub(crate) async fn run(mut panel: BadgerPanel) {
    let next = NEXT.take();
    // The controller takes 60 ms to wake; meanwhile the mind recalls what was stored.
    let started = panel.start().await;
    STARTED.signal(());
    if started.is_err() || panel.wake().await.is_err() {
        defmt::warn!("the panel does not wake");
    }
    loop {
        guard::GLASS.beat(guard::now_ms());
        let rest = Timer::after(Duration::from_millis(guard::GLASS.interval_ms().into()));
        let asked = match select(OFFERED.wait(), rest).await {
            Either::First(()) => {
                let mut offer = OFFER.lock().await;
                *next = offer.frame;
                offer.refresh.take()
            }
            Either::Second(()) => None,
        };
        let mut shown = SHOWN.lock().await;
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
            set_sight(Sight::Changing);
            let outcome = panel.show(frame, next, refresh).await;
            ink.refreshed(refresh, outcome.is_ok(), Instant::now().as_millis());
            match outcome {
                Ok(()) => core::mem::swap(frame, next),
                Err(error) => defmt::error!("no picture: {}", defmt::Debug2Format(&error)),
            }
        }
        set_sight(match (OFFERED.signaled(), ink.is_known()) {
            (true, _) => Sight::Changing,
            (false, true) => Sight::Shown { quick: ink.quick() },
            (false, false) => Sight::Failed,
        });
    }
}
