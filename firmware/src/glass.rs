//! The glass: pictures to the panel.
//!
//! It asks [`board_support::panel::easel`] what to do for the glass, and does it. Invariant: `shown` is what the glass
//! shows, or all pixels are driven by the next refresh.

use core::cell::RefCell;

use board_support::{
    badger::{self, BadgerPanel},
    panel::{
        Error, FRAME_BYTES, Frame, Refresh,
        easel::{Easel, Sight, Stroke},
    },
};
use companion::picture::Picture;
use embassy_futures::select::select;
use embassy_sync::{
    blocking_mutex::{Mutex as Locked, raw::CriticalSectionRawMutex},
    mutex::Mutex,
    signal::Signal,
};
use embassy_time::{Duration, Timer};

use crate::{guard, uninit::placed};

/// What the mind and the glass share.
pub(crate) struct Frames {
    easel: Locked<CriticalSectionRawMutex, RefCell<Easel>>,
    offered: Mutex<CriticalSectionRawMutex, Frame>,
    shown: Mutex<CriticalSectionRawMutex, Frame>,
    /// A picture was offered.
    arrived: Signal<CriticalSectionRawMutex, ()>,
    started: Signal<CriticalSectionRawMutex, ()>,
}

impl Frames {
    pub(crate) const fn new() -> Self {
        Self {
            easel: Locked::new(RefCell::new(Easel::new())),
            offered: Mutex::new([0; FRAME_BYTES]),
            shown: Mutex::new([0; FRAME_BYTES]),
            arrived: Signal::new(),
            started: Signal::new(),
        }
    }

    fn easel<T>(&self, ask: impl FnOnce(&mut Easel) -> T) -> T {
        self.easel.lock(|easel| ask(&mut easel.borrow_mut()))
    }

    /// What can be seen on the glass.
    pub(crate) fn sight(&self) -> Sight {
        self.easel(|easel| easel.sight())
    }

    /// Waits until the panel needs the processor no more for 40 ms: its booster starts. To be called once.
    pub(crate) async fn panel_started(&self) {
        // A panel that hangs gives up by itself, but the picture of a game must not wait for that.
        select(self.started.wait(), Timer::after_millis(30)).await;
    }

    /// The glass shows this picture from before the power was cut, after so many quick refreshes. To be called before the
    /// first [`Frames::offer`].
    pub(crate) async fn resume(&self, picture: &Picture, quick: u8) {
        self.shown.lock().await.copy_from_slice(picture.bytes());
        self.easel(|easel| easel.resume(quick));
    }

    /// Leaves a picture for the panel. Returns at once, also while the panel refreshes.
    pub(crate) async fn offer(&self, picture: &Picture, refresh: Refresh) {
        self.offered.lock().await.copy_from_slice(picture.bytes());
        self.easel(|easel| easel.offer(refresh));
        self.arrived.signal(());
    }
}

#[embassy_executor::task]
pub(crate) async fn run(mut panel: BadgerPanel, frames: &'static Frames) {
    let next = placed!(Frame = [0; FRAME_BYTES]);
    // The controller takes 60 ms to wake; meanwhile the mind recalls what was stored.
    let started = panel.start().await;
    frames.started.signal(());
    if started.is_err() || panel.wake().await.is_err() {
        defmt::warn!("the panel does not wake");
    }
    loop {
        guard::GLASS.beat(guard::now_ms());
        let rest = Timer::after(Duration::from_millis(guard::GLASS.interval_ms().into()));
        select(frames.arrived.wait(), rest).await;
        let mut shown = frames.shown.lock().await;
        let stroke = if frames.easel(|easel| easel.is_offered()) {
            next.copy_from_slice(&*frames.offered.lock().await);
            let same = *next == *shown;
            frames.easel(|easel| easel.take(same))
        } else {
            frames.easel(|easel| easel.care(badger::now_ms()))
        };
        let refresh = match stroke {
            Stroke::Leave => continue,
            Stroke::Bring(refresh) => refresh,
            Stroke::Freshen(refresh) => {
                *next = *shown;
                refresh
            }
            Stroke::Rest => {
                if panel.rest().await.is_err() {
                    defmt::warn!("the panel does not switch off");
                }
                continue;
            }
        };
        let outcome = panel.show(&shown, next, refresh).await;
        match outcome {
            Ok(()) => core::mem::swap(&mut *shown, next),
            Err(Error::Wires) => defmt::error!("no picture: SPI or a line fails"),
            Err(Error::Stuck) => defmt::error!("no picture: the controller stays busy"),
        }
        frames.easel(|easel| easel.refreshed(refresh, outcome.is_ok(), badger::now_ms()));
    }
}
