//! The 2.9" e-ink panel behind its UC8151 controller.
//!
//! An async driver over embedded-hal: SPI bytes, three output lines, one BUSY line, a delay. It keeps no picture: the
//! caller names the old and the new frame, because the differential waveform needs both and the controller forgets its
//! memory with the power. It does not choose the waveform either.
//!
//! Invariant: no byte is sent while the controller is busy, no wait for it is without an end, and no refresh is taken for
//! done while the controller might have been reset in it.

mod command;
mod driver;
pub mod easel;
pub mod ink;
pub mod waveform;

pub use driver::{Error, Panel, Wires};

/// Pixels across, along the row of buttons A, B and C.
pub const WIDTH: usize = 296;
/// Pixels down.
pub const HEIGHT: usize = 128;
/// Bytes of a frame: columns from left to right, 16 bytes each, the top pixel in the highest bit, 1 = ink.
pub const FRAME_BYTES: usize = WIDTH * HEIGHT / 8;

/// A frame as the controller takes it.
pub type Frame = [u8; FRAME_BYTES];

/// How the ink gets from the old frame to the new one. The numbers begin at 1 so that `None` is 0, and a static that holds
/// one needs no first value in flash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Refresh {
    /// The controller's own waveform, 4.5 s with several flashes: for the first picture and against ghosts.
    Full = 1,
    /// [`waveform::FAST`], 0.93 s: a new screen.
    Fast,
    /// [`waveform::QUICK`], 0.26 s without a flash: only pixels that differ between the two frames move.
    Quick,
}

impl Refresh {
    /// How long the glass takes, in ms.
    pub fn duration_ms(self) -> u32 {
        self.waveform().map_or(waveform::BUILT_IN_MS, waveform::Waveform::duration_ms)
    }

    /// What the glass takes at least, in ms: less cannot have been a whole refresh.
    fn least_ms(self) -> u32 {
        self.waveform().map_or(waveform::BUILT_IN_LEAST_MS, waveform::Waveform::duration_ms)
    }

    /// The tables to load; `None` for the built-in ones.
    fn waveform(self) -> Option<&'static waveform::Waveform> {
        match self {
            Refresh::Full => None,
            Refresh::Fast => Some(&waveform::FAST),
            Refresh::Quick => Some(&waveform::QUICK),
        }
    }
}
