//! A ribbon with a controller behind it, in a time of its own.
//!
//! It keeps what was sent, answers with BUSY as the datasheet says, and can be made to hang, to reset itself or to let BUSY
//! flicker at any moment. A picture is one byte here: every byte of a frame is the same. Invariant: time goes on only
//! while the driver waits, straight to the next moment at which something happens.

use core::{
    cell::RefCell,
    convert::Infallible,
    future::{Future, poll_fn},
    pin::pin,
    task::{Context, Poll, Waker},
};

use embedded_hal::digital::ErrorType as PinErrorType;
use embedded_hal::spi::ErrorType as SpiErrorType;

use super::*;
use crate::panel::FRAME_BYTES;

/// What crossed the ribbon, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    Command(u8, Vec<u8>),
    Reset,
}

/// BUSY falls so long after a command that needs time, in us: the datasheet's limit.
const ANSWER_US: u64 = 200;
/// How long BUSY flickers, in us.
const GLITCH_US: u64 = 35;

#[derive(Default)]
pub(super) struct Ribbon {
    pub(super) seen: Vec<Seen>,
    pub(super) now_us: u64,
    /// How many of the coming waits do not end before a reset.
    pub(super) hangs: usize,
    /// When the controller resets itself.
    pub(super) spark_us: Option<u64>,
    /// When BUSY rises for a moment.
    pub(super) glitches_us: Vec<u64>,
    /// What stands on the glass.
    pub(super) glass: u8,
    /// How long each refresh was, in ms, those that move nothing left out.
    pub(super) refreshes: Vec<u64>,
    selected: bool,
    data: bool,
    /// From when to when BUSY is low.
    busy: (u64, u64),
    /// When BUSY fell last.
    fell_us: u64,
    /// The next moment that the driver waits for.
    awaited_us: Option<u64>,
    has_power: bool,
    /// It lost everything, and nobody has reset it since.
    forgot: bool,
    /// What the glass will show when the refresh is over.
    coming: Option<u8>,
    old: u8,
    new: u8,
    built_in: bool,
    tables: [[u8; 6]; 5],
}

impl Ribbon {
    fn is_low(&self) -> bool {
        let glitch = |from: &u64| (*from..from + GLITCH_US).contains(&self.now_us);
        (self.busy.0..self.busy.1).contains(&self.now_us) && !self.glitches_us.iter().any(glitch)
    }

    /// Goes on to the next moment at which something happens.
    fn advance(&mut self) {
        let glitches = self.glitches_us.iter().flat_map(|from| [*from, from + GLITCH_US]);
        let moments = [self.busy.0, self.busy.1].into_iter().chain(self.spark_us).chain(self.awaited_us.take());
        let next = moments.chain(glitches).filter(|moment| *moment > self.now_us).min();
        let was_low = self.is_low();
        self.now_us = next.filter(|next| *next < u64::MAX).expect("the driver waits for ever");
        if self.spark_us.is_some_and(|spark| spark <= self.now_us) {
            self.spark_us = None;
            self.forget(0xb4);
            self.forgot = true;
            // It is busy with itself for a moment.
            self.busy = (self.now_us, self.now_us + 1_000);
        }
        if self.now_us >= self.busy.1
            && let Some(glass) = self.coming.take()
        {
            self.glass = glass;
        }
        if self.is_low() && !was_low {
            self.fell_us = self.now_us;
        }
    }

    /// A reset: what it knew is gone, a refresh under way leaves something of its own on the glass.
    fn forget(&mut self, noise: u8) {
        if self.coming.take().is_some() {
            self.glass ^= noise;
        }
        (self.has_power, self.old, self.new, self.built_in) = (false, noise, !noise, true);
        self.tables = [[0; 6]; 5];
        self.busy = (self.now_us, self.now_us);
    }

    fn work(&mut self, us: u64) {
        let end = if self.hangs > 0 { u64::MAX } else { self.now_us + ANSWER_US + us };
        self.hangs = self.hangs.saturating_sub(1);
        self.busy = (self.now_us + ANSWER_US, end);
    }

    fn command(&mut self, command: u8) {
        match command {
            0x04 => {
                self.has_power = true;
                self.work(39_000);
            }
            0x02 => {
                self.has_power = false;
                self.work(9_000);
            }
            0x12 if self.has_power => self.refresh(),
            0x12 => assert!(self.forgot, "a refresh without power"),
            _ => {}
        }
        self.seen.push(Seen::Command(command, Vec::new()));
    }

    fn refresh(&mut self) {
        let frames = |table: &[u8; 6]| table[1..5].iter().map(|count| u64::from(*count)).sum::<u64>();
        // One group is all that the differential and the still tables have; the fast ones have more, which last 93 frames.
        let [_, stays, leaves, ..] = self.tables;
        let (ms, coming) = match (self.built_in, stays[0] != 0, leaves[0] != 0) {
            (true, ..) => (4_500, Some(self.new)),
            (false, true, _) => (930, Some(self.new)),
            (false, false, true) => {
                let changed = self.old ^ self.new;
                (10 * frames(&leaves), Some(self.glass & !changed | self.new & changed))
            }
            (false, false, false) => (10 * frames(&leaves), None),
        };
        if coming.is_some() {
            self.refreshes.push(ms);
        }
        self.coming = coming;
        self.work(ms * 1_000);
    }

    fn write(&mut self, words: &[u8]) {
        assert!(self.selected, "a byte without chip select");
        // A frame takes 3.2 ms; what lies before it has been waited for by then.
        let begun = self.busy.0 <= self.now_us || self.seen.last() == Some(&command(0x12, &[]));
        assert!(!(begun && self.now_us < self.busy.1) || self.forgot || words.is_empty(), "a byte while busy");
        if !self.data {
            assert_eq!(words.len(), 1, "one command at a time");
            return self.command(words[0]);
        }
        let Some(Seen::Command(command, data)) = self.seen.last_mut() else { panic!("data without a command") };
        data.extend(words);
        match (*command, words) {
            (0x10, [byte, ..]) => self.old = *byte,
            (0x13, [byte, ..]) => self.new = *byte,
            (0x00, [setting]) => self.built_in = setting & 0x20 == 0,
            (0x20..=0x24, table) if !table.is_empty() => {
                self.tables[usize::from(*command - 0x20)].copy_from_slice(&table[..6]);
            }
            _ => {}
        }
    }
}

/// Runs until the driver is done with it.
pub(super) fn run<T>(ribbon: &RefCell<Ribbon>, driving: impl Future<Output = T>) -> T {
    let mut driving = pin!(driving);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(done) = driving.as_mut().poll(&mut context) {
            return done;
        }
        ribbon.borrow_mut().advance();
    }
}

#[derive(Clone, Copy)]
pub(super) enum Line {
    Select,
    Data,
    Reset,
}

pub(super) struct Out<'a>(&'a RefCell<Ribbon>, Line);
pub(super) struct Spi<'a>(&'a RefCell<Ribbon>);
pub(super) struct Busy<'a>(&'a RefCell<Ribbon>);
#[derive(Clone)]
pub(super) struct Delay<'a>(&'a RefCell<Ribbon>);

pub(super) type TestPanel<'a> = Panel<Spi<'a>, Out<'a>, Busy<'a>, Delay<'a>>;

pub(super) fn panel(ribbon: &RefCell<Ribbon>) -> TestPanel<'_> {
    let wires = Wires {
        spi: Spi(ribbon),
        select: Out(ribbon, Line::Select),
        data: Out(ribbon, Line::Data),
        reset: Out(ribbon, Line::Reset),
        busy: Busy(ribbon),
    };
    Panel::new(wires, Delay(ribbon))
}

pub(super) fn command(byte: u8, data: &[u8]) -> Seen {
    Seen::Command(byte, data.to_vec())
}

/// Brings a picture whose bytes are all `new`.
pub(super) fn show(panel: &mut TestPanel<'_>, old: u8, new: u8, refresh: Refresh) -> Result<(), Error> {
    let ribbon = panel.bus.spi.0;
    run(ribbon, panel.show(&[old; FRAME_BYTES], &[new; FRAME_BYTES], refresh))
}

impl PinErrorType for Out<'_> {
    type Error = Infallible;
}
impl OutputPin for Out<'_> {
    fn set_low(&mut self) -> Result<(), Infallible> {
        let mut ribbon = self.0.borrow_mut();
        match self.1 {
            Line::Select => ribbon.selected = true,
            Line::Data => ribbon.data = false,
            Line::Reset => {
                ribbon.forget(0x6b);
                ribbon.forgot = false;
                ribbon.seen.push(Seen::Reset);
            }
        }
        Ok(())
    }
    fn set_high(&mut self) -> Result<(), Infallible> {
        let mut ribbon = self.0.borrow_mut();
        match self.1 {
            Line::Select => ribbon.selected = false,
            Line::Data => ribbon.data = true,
            Line::Reset => {}
        }
        Ok(())
    }
}

impl SpiErrorType for Spi<'_> {
    type Error = Infallible;
}
impl SpiBus<u8> for Spi<'_> {
    fn write(&mut self, words: &[u8]) -> Result<(), Infallible> {
        self.0.borrow_mut().write(words);
        Ok(())
    }
    fn flush(&mut self) -> Result<(), Infallible> {
        Ok(())
    }
    fn read(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        panic!("the panel is write only")
    }
    fn transfer(&mut self, _: &mut [u8], _: &[u8]) -> Result<(), Infallible> {
        panic!("the panel is write only")
    }
    fn transfer_in_place(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        panic!("the panel is write only")
    }
}
impl SlowBus<u8> for Spi<'_> {
    async fn write(&mut self, words: &[u8]) -> Result<(), Infallible> {
        SpiBus::write(self, words)?;
        // 12 MHz.
        Delay(self.0).delay_us(words.len() as u32 * 8 / 12).await;
        Ok(())
    }
    async fn flush(&mut self) -> Result<(), Infallible> {
        Ok(())
    }
    async fn read(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        panic!("the panel is write only")
    }
    async fn transfer(&mut self, _: &mut [u8], _: &[u8]) -> Result<(), Infallible> {
        panic!("the panel is write only")
    }
    async fn transfer_in_place(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        panic!("the panel is write only")
    }
}

impl PinErrorType for Busy<'_> {
    type Error = Infallible;
}
impl InputPin for Busy<'_> {
    fn is_high(&mut self) -> Result<bool, Infallible> {
        Ok(!self.0.borrow().is_low())
    }
    fn is_low(&mut self) -> Result<bool, Infallible> {
        Ok(self.0.borrow().is_low())
    }
}
impl Wait for Busy<'_> {
    async fn wait_for_high(&mut self) -> Result<(), Infallible> {
        until(|| !self.0.borrow().is_low()).await
    }
    async fn wait_for_low(&mut self) -> Result<(), Infallible> {
        panic!("while the flash erases a level can be missed; the pin remembers edges")
    }
    async fn wait_for_rising_edge(&mut self) -> Result<(), Infallible> {
        panic!("this edge can have been before; wait for the level")
    }
    async fn wait_for_falling_edge(&mut self) -> Result<(), Infallible> {
        let armed_us = self.0.borrow().now_us;
        until(|| self.0.borrow().fell_us > armed_us).await
    }
    async fn wait_for_any_edge(&mut self) -> Result<(), Infallible> {
        panic!("one of the two is meant")
    }
}

async fn until(is_so: impl Fn() -> bool) -> Result<(), Infallible> {
    poll_fn(|_| if is_so() { Poll::Ready(Ok(())) } else { Poll::Pending }).await
}

impl DelayNs for Delay<'_> {
    async fn delay_ns(&mut self, ns: u32) {
        let end_us = self.0.borrow().now_us + u64::from(ns) / 1_000;
        self.until_us(end_us).await;
    }
    async fn delay_ms(&mut self, ms: u32) {
        let end_us = self.0.borrow().now_us + u64::from(ms) * 1_000;
        self.until_us(end_us).await;
    }
}
impl<'a> Delay<'a> {
    pub(super) fn on(ribbon: &'a RefCell<Ribbon>) -> Self {
        Self(ribbon)
    }

    async fn until_us(&self, end_us: u64) {
        poll_fn(|_| {
            let mut ribbon = self.0.borrow_mut();
            if ribbon.now_us >= end_us {
                return Poll::Ready(());
            }
            ribbon.awaited_us = Some(ribbon.awaited_us.map_or(end_us, |other| other.min(end_us)));
            Poll::Pending
        })
        .await;
    }
}
