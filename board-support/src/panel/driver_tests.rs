//! The very byte stream, seen as a logic analyser on the ribbon would see it.
//!
//! The expected bytes are written out from the datasheet's command table, not taken from the driver's constants.

use core::{cell::RefCell, convert::Infallible, future::pending};

use embassy_futures::block_on;
use embedded_hal::digital::{ErrorType as PinErrorType, OutputPin};
use embedded_hal::spi::ErrorType as SpiErrorType;

use super::*;
use crate::panel::{FRAME_BYTES, waveform};

/// What crossed the ribbon, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Seen {
    Command(u8, Vec<u8>),
    Reset,
    Waited,
    TimedOut,
}

#[derive(Default)]
struct Ribbon {
    seen: Vec<Seen>,
    selected: bool,
    data: bool,
    /// How many coming waits never end.
    stuck: usize,
    /// Set by commands that make the controller busy, cleared by a wait.
    busy: bool,
    /// How long the driver has let pass without BUSY's help, in us.
    waited_us: u64,
}

#[derive(Clone, Copy)]
enum Line {
    Select,
    Data,
    Reset,
}

struct Out<'a>(&'a RefCell<Ribbon>, Line);
struct Spi<'a>(&'a RefCell<Ribbon>);
struct Busy<'a>(&'a RefCell<Ribbon>);
struct Delay<'a>(&'a RefCell<Ribbon>);

impl PinErrorType for Out<'_> {
    type Error = Infallible;
}
impl OutputPin for Out<'_> {
    fn set_low(&mut self) -> Result<(), Infallible> {
        let mut ribbon = self.0.borrow_mut();
        match self.1 {
            Line::Select => ribbon.selected = true,
            Line::Data => ribbon.data = false,
            Line::Reset => ribbon.seen.push(Seen::Reset),
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
        let mut ribbon = self.0.borrow_mut();
        assert!(ribbon.selected, "a byte without chip select");
        assert!(!ribbon.busy || words.is_empty(), "a byte while busy");
        if ribbon.data {
            match ribbon.seen.last_mut() {
                Some(Seen::Command(_, data)) => data.extend(words),
                other => panic!("data after {other:?}"),
            }
        } else {
            assert_eq!(words.len(), 1, "one command at a time");
            ribbon.busy = matches!(words[0], 0x02 | 0x04 | 0x12);
            ribbon.seen.push(Seen::Command(words[0], Vec::new()));
        }
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
        SpiBus::write(self, words)
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
impl Wait for Busy<'_> {
    async fn wait_for_high(&mut self) -> Result<(), Infallible> {
        let stuck = {
            let mut ribbon = self.0.borrow_mut();
            let stuck = ribbon.stuck > 0;
            if stuck {
                ribbon.stuck -= 1;
                ribbon.seen.push(Seen::TimedOut);
            } else {
                ribbon.seen.push(Seen::Waited);
            }
            ribbon.busy = false;
            stuck
        };
        if stuck {
            pending::<()>().await;
        }
        Ok(())
    }
    async fn wait_for_low(&mut self) -> Result<(), Infallible> {
        panic!("the driver waits for idle only")
    }
    async fn wait_for_rising_edge(&mut self) -> Result<(), Infallible> {
        panic!("an edge can be missed; wait for the level")
    }
    async fn wait_for_falling_edge(&mut self) -> Result<(), Infallible> {
        panic!("an edge can be missed; wait for the level")
    }
    async fn wait_for_any_edge(&mut self) -> Result<(), Infallible> {
        panic!("an edge can be missed; wait for the level")
    }
}

impl DelayNs for Delay<'_> {
    async fn delay_ns(&mut self, ns: u32) {
        self.0.borrow_mut().waited_us += u64::from(ns) / 1_000;
    }
}

type TestPanel<'a> = Panel<Spi<'a>, Out<'a>, Busy<'a>, Delay<'a>>;

fn panel(ribbon: &RefCell<Ribbon>) -> TestPanel<'_> {
    let wires = Wires {
        spi: Spi(ribbon),
        select: Out(ribbon, Line::Select),
        data: Out(ribbon, Line::Data),
        reset: Out(ribbon, Line::Reset),
        busy: Busy(ribbon),
    };
    Panel::new(wires, Delay(ribbon))
}

fn command(byte: u8, data: &[u8]) -> Seen {
    Seen::Command(byte, data.to_vec())
}

/// What the first refresh sends: old frame, new frame, data stop, refresh, wait; then the frame that is the old one now.
fn picture(old: u8, new: u8) -> Vec<Seen> {
    [vec![command(0x10, &[old; FRAME_BYTES])], next_picture(new)].concat()
}

/// What a further one sends: the controller has the old frame.
fn next_picture(new: u8) -> Vec<Seen> {
    let frame = |byte| command(byte, &[new; FRAME_BYTES]);
    vec![frame(0x13), command(0x11, &[]), command(0x12, &[]), Seen::Waited, frame(0x10)]
}

/// What the controller is told after a reset.
fn init() -> Vec<Seen> {
    vec![
        Seen::Reset,
        Seen::Waited,
        command(0x01, &[0x03, 0x00, 0x2b, 0x2b, 0x2b]),
        command(0x06, &[0x17, 0x17, 0x17]),
        command(0x03, &[0x00]),
        command(0x41, &[0x00]),
        command(0x60, &[0x22]),
        command(0x30, &[0x3a]),
        command(0x61, &[0x80, 0x01, 0x28]),
        command(0x04, &[]),
        Seen::Waited,
    ]
}

fn built_in() -> Vec<Seen> {
    vec![command(0x50, &[0x4c]), command(0x00, &[0x97])]
}

fn differential() -> Vec<Seen> {
    // One group of 26 frames: white to black drives VDH (01......), black to white VDL (10......), the rest 0 V.
    let table = |select: u8, length: usize| {
        let mut bytes = vec![0; length];
        bytes[..6].copy_from_slice(&[select, 26, 0, 0, 0, 1]);
        bytes
    };
    vec![
        command(0x50, &[0x0c]),
        command(0x00, &[0xb7]),
        command(0x20, &table(0x00, 44)),
        command(0x21, &table(0x00, 42)),
        command(0x22, &table(0x80, 42)),
        command(0x23, &table(0x40, 42)),
        command(0x24, &table(0x00, 42)),
    ]
}

#[test]
fn the_first_picture_sets_the_controller_up_and_uses_the_built_in_waveform() {
    let ribbon = RefCell::default();
    let result = block_on(panel(&ribbon).show(&[0; FRAME_BYTES], &[0xa5; FRAME_BYTES], Refresh::Full));
    assert_eq!(result, Ok(()));
    assert_eq!(ribbon.into_inner().seen, [init(), built_in(), picture(0x00, 0xa5)].concat());
}

#[test]
fn a_panel_that_was_started_ahead_is_told_nothing_twice() {
    let ribbon = RefCell::default();
    let mut panel = panel(&ribbon);
    block_on(panel.start()).unwrap();
    assert_eq!(ribbon.borrow().seen, init()[..init().len() - 1], "everything but the wait for the booster");
    block_on(panel.start()).unwrap();
    block_on(panel.wake()).unwrap();
    block_on(panel.show(&[0; FRAME_BYTES], &[0xa5; FRAME_BYTES], Refresh::Full)).unwrap();
    assert_eq!(ribbon.into_inner().seen, [init(), built_in(), picture(0x00, 0xa5)].concat());
}

#[test]
fn a_booster_that_does_not_start_is_reset_before_the_picture() {
    let ribbon = RefCell::default();
    let mut panel = panel(&ribbon);
    block_on(panel.start()).unwrap();
    ribbon.borrow_mut().stuck = 1;
    assert_eq!(block_on(panel.wake()), Err(Error::Stuck));
    ribbon.borrow_mut().seen.clear();
    block_on(panel.show(&[0; FRAME_BYTES], &[1; FRAME_BYTES], Refresh::Full)).unwrap();
    assert_eq!(ribbon.borrow().seen, [init(), built_in(), picture(0, 1)].concat());
}

#[test]
fn a_differential_refresh_loads_its_tables_once() {
    let ribbon = RefCell::default();
    let mut panel = panel(&ribbon);
    let (white, grey, black) = ([0; FRAME_BYTES], [0x0f; FRAME_BYTES], [0xff; FRAME_BYTES]);
    block_on(panel.show(&white, &grey, Refresh::Full)).unwrap();
    ribbon.borrow_mut().seen.clear();
    block_on(panel.show(&grey, &black, Refresh::Quick)).unwrap();
    block_on(panel.show(&black, &white, Refresh::Quick)).unwrap();
    let expected = [differential(), next_picture(0xff), next_picture(0x00)].concat();
    assert_eq!(ribbon.borrow().seen, expected);
}

#[test]
fn a_fast_refresh_loads_the_fast_tables() {
    let ribbon = RefCell::default();
    let mut panel = panel(&ribbon);
    block_on(panel.show(&[0; FRAME_BYTES], &[1; FRAME_BYTES], Refresh::Fast)).unwrap();
    let seen = ribbon.borrow().seen.clone();
    assert!(seen.contains(&command(0x00, &[0xb7])));
    assert!(seen.contains(&command(0x22, &waveform::FAST.black_white)));
    assert!(seen.contains(&command(0x23, &waveform::FAST.white_black)));
}

#[test]
fn a_rested_panel_powers_up_again_without_a_reset() {
    let ribbon = RefCell::default();
    let mut panel = panel(&ribbon);
    block_on(panel.show(&[0; FRAME_BYTES], &[1; FRAME_BYTES], Refresh::Full)).unwrap();
    ribbon.borrow_mut().seen.clear();
    block_on(panel.rest()).unwrap();
    block_on(panel.rest()).unwrap();
    block_on(panel.show(&[1; FRAME_BYTES], &[2; FRAME_BYTES], Refresh::Full)).unwrap();
    let on_off = vec![command(0x02, &[]), Seen::Waited, command(0x04, &[]), Seen::Waited];
    assert_eq!(ribbon.borrow().seen, [on_off, built_in(), next_picture(2)].concat());
}

#[test]
fn a_panel_that_hangs_while_it_switches_off_is_reset_before_the_next_picture() {
    let ribbon = RefCell::default();
    let mut panel = panel(&ribbon);
    block_on(panel.show(&[0; FRAME_BYTES], &[1; FRAME_BYTES], Refresh::Full)).unwrap();
    ribbon.borrow_mut().stuck = 1;
    assert_eq!(block_on(panel.rest()), Err(Error::Stuck));
    ribbon.borrow_mut().seen.clear();
    block_on(panel.show(&[1; FRAME_BYTES], &[2; FRAME_BYTES], Refresh::Full)).unwrap();
    assert_eq!(ribbon.borrow().seen, [init(), built_in(), picture(1, 2)].concat());
}

#[test]
fn a_hung_panel_is_reset_and_shown_the_picture_again() {
    let ribbon = RefCell::default();
    let mut panel = panel(&ribbon);
    block_on(panel.show(&[0; FRAME_BYTES], &[1; FRAME_BYTES], Refresh::Quick)).unwrap();
    ribbon.borrow_mut().seen.clear();
    ribbon.borrow_mut().stuck = 1;
    assert_eq!(block_on(panel.show(&[1; FRAME_BYTES], &[2; FRAME_BYTES], Refresh::Quick)), Ok(()));
    let mut hung = next_picture(2);
    hung.pop();
    *hung.last_mut().unwrap() = Seen::TimedOut;
    assert_eq!(ribbon.borrow().seen, [hung, init(), built_in(), picture(1, 2)].concat());
}

#[test]
fn a_hung_panel_is_given_twice_the_length_of_its_refresh() {
    for (refresh, ms) in [(Refresh::Quick, 2 * 260), (Refresh::Fast, 2 * 930), (Refresh::Full, 2 * 4_500)] {
        let ribbon = RefCell::default();
        let mut panel = panel(&ribbon);
        block_on(panel.show(&[0; FRAME_BYTES], &[1; FRAME_BYTES], refresh)).unwrap();
        ribbon.borrow_mut().stuck = 1;
        ribbon.borrow_mut().waited_us = 0;
        block_on(panel.show(&[1; FRAME_BYTES], &[2; FRAME_BYTES], refresh)).unwrap();
        // The reset line is low for 10 ms and the controller gets 10 ms more; BUSY is looked at after 0.2 ms each time.
        let rest_us = ribbon.borrow().waited_us - ms * 1_000;
        assert!((20_000..=21_000).contains(&rest_us), "{refresh:?}: {rest_us} us besides");
    }
}

#[test]
fn a_dead_panel_is_reported_and_tried_again_with_the_next_picture() {
    let ribbon = RefCell::default();
    let mut panel = panel(&ribbon);
    ribbon.borrow_mut().stuck = 2;
    assert_eq!(block_on(panel.show(&[0; FRAME_BYTES], &[1; FRAME_BYTES], Refresh::Fast)), Err(Error::Stuck));
    ribbon.borrow_mut().seen.clear();
    assert_eq!(block_on(panel.show(&[0; FRAME_BYTES], &[1; FRAME_BYTES], Refresh::Full)), Ok(()));
    assert_eq!(ribbon.borrow().seen, [init(), built_in(), picture(0, 1)].concat());
}
