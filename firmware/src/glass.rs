//! The glass: pictures to the panel.
//!
//! Shows the newest picture offered; pictures that were overtaken while the panel was busy are never shown, and one that
//! did not get through is brought again. Invariant: `shown` is what the glass shows, or all pixels are driven by the next
//! refresh.

use core::sync::atomic::{AtomicBool, Ordering};

use board_support::{
    badger::BadgerPanel,
    panel::{FRAME_BYTES, Frame, Refresh},
};
use companion::picture::Picture;
use embassy_futures::select::{Either, select};
use embassy_sync::{blocking_mutex::raw::CriticalSectionRawMutex, mutex::Mutex, signal::Signal};
use embassy_time::{Duration, Instant, Timer};
use static_cell::ConstStaticCell;

use crate::guard;

/// Quick refreshes after which the ink wants a full one.
const QUICK_AT_MOST: u32 = 40;
/// Nobody waits for the glass after this time without a press, so a full refresh disturbs nobody.
const QUIET: Duration = Duration::from_secs(20);
/// After this time the booster goes off; the next picture waits 40 ms for it. On battery the power is cut long before:
/// the booster must not go off just then, or the falling voltages grey the picture.
const IDLE: Duration = Duration::from_secs(600);

struct Offer {
    frame: Frame,
    /// The strongest refresh asked for since the last picture was taken.
    refresh: Option<Refresh>,
}

static OFFER: Mutex<CriticalSectionRawMutex, Offer> = Mutex::new(Offer { frame: [0; FRAME_BYTES], refresh: None });
static OFFERED: Signal<CriticalSectionRawMutex, ()> = Signal::new();
static FRAMES: ConstStaticCell<[Frame; 2]> = ConstStaticCell::new([[0; FRAME_BYTES]; 2]);

/// A picture was offered that the glass does not show yet.
static PENDING: AtomicBool = AtomicBool::new(false);

/// Whether the glass shows the picture that was offered last.
pub(crate) fn is_settled() -> bool {
    !PENDING.load(Ordering::Relaxed)
}

/// Leaves a picture for the panel. Returns at once, also while the panel refreshes.
pub(crate) async fn offer(picture: &Picture, refresh: Refresh) {
    let mut offer = OFFER.lock().await;
    offer.frame = *picture.bytes();
    offer.refresh = match (offer.refresh, refresh) {
        (Some(Refresh::Fast), Refresh::Quick) => Some(Refresh::Fast),
        _ => Some(refresh),
    };
    PENDING.store(true, Ordering::Relaxed);
    OFFERED.signal(());
}

#[embassy_executor::task]
pub(crate) async fn run(mut panel: BadgerPanel) {
    let [shown, next] = FRAMES.take();
    // The controller takes 60 ms to wake; meanwhile the mind recalls what was stored.
    if panel.wake().await.is_err() {
        defmt::warn!("the panel does not wake");
    }
    // What the glass showed before the power came on is not known, so the first picture drives every pixel.
    let mut known = false;
    // Whether `next` did not get through and is still wanted.
    let mut failed = false;
    let mut quick = 0;
    let mut last = Instant::now();
    loop {
        guard::GLASS.beat(guard::now_ms());
        let rest = Timer::after(Duration::from_millis(guard::GLASS.interval_ms().into()));
        let refresh = match select(OFFERED.wait(), rest).await {
            Either::First(()) => {
                let mut offer = OFFER.lock().await;
                *next = offer.frame;
                offer.refresh.take()
            }
            Either::Second(()) if failed => Some(Refresh::Full),
            Either::Second(()) if quick >= QUICK_AT_MOST && last.elapsed() >= QUIET => {
                *next = *shown;
                Some(Refresh::Full)
            }
            Either::Second(()) => {
                if last.elapsed() >= IDLE && panel.rest().await.is_err() {
                    defmt::warn!("the panel does not switch off");
                }
                None
            }
        };
        let Some(refresh) = refresh else { continue };
        let refresh = if known { refresh } else { Refresh::Full };
        match panel.show(shown, next, refresh).await {
            Ok(()) => {
                (known, failed) = (true, false);
                quick = if refresh == Refresh::Full { 0 } else { quick + 1 };
                core::mem::swap(shown, next);
            }
            Err(error) => {
                (known, failed) = (false, true);
                defmt::error!("no picture: {}", defmt::Debug2Format(&error));
            }
        }
        PENDING.store(OFFERED.signaled(), Ordering::Relaxed);
        last = Instant::now();
    }
}
