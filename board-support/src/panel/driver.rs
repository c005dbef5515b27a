//! Sending pictures to the controller.
//!
//! The order of bytes and waits, and nothing else. Invariant: when a call returns `Ok`, the controller is idle.

use embassy_futures::select::{Either, select};
use embedded_hal::{digital::OutputPin, spi::SpiBus};
use embedded_hal_async::{delay::DelayNs, digital::Wait, spi::SpiBus as SlowBus};

use super::{Frame, Refresh, command::*};

/// How long the reset line is held low, and how long the controller gets afterwards, in ms.
const RESET_MS: u32 = 10;
/// Booster start: about 40 ms on panels of this family.
const POWER_ON_MS: u32 = 40;
/// Power off with one frame (PFS): below 10 ms.
const POWER_OFF_MS: u32 = 10;
/// BUSY falls within 200 us of a command that needs time (datasheet, DRF); look at it only then.
const BUSY_VALID_US: u32 = 200;

/// What the panel's ribbon carries. BUSY is low while the controller works.
#[derive(Debug)]
pub struct Wires<Spi, Out, In> {
    /// SPI in mode 0, up to 12 MHz, write only.
    pub spi: Spi,
    /// Chip select, low = selected.
    pub select: Out,
    /// Low = the byte is a command, high = data.
    pub data: Out,
    /// Low = reset.
    pub reset: Out,
    /// Low = busy.
    pub busy: In,
}

/// Why a picture did not get onto the glass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// SPI or a line failed. On this board that cannot be mended by trying again: log it and go on without a picture.
    Wires,
    /// The controller stayed busy, was reset, and stayed busy again. Try once more with the next picture.
    Stuck,
}

/// The panel. It powers the controller up with the first picture and leaves it on until [`Panel::rest`], because
/// starting the booster takes longer than everything else between a press and the refresh command.
#[derive(Debug)]
pub struct Panel<Spi, Out, In, Delay> {
    wires: Wires<Spi, Out, In>,
    delay: Delay,
    state: State,
    /// The controller has the picture that stands on the glass as the old one of the next refresh. It keeps it while the
    /// booster is off (datasheet, POF: register and SRAM data are kept until VDD goes off).
    primed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Unknown: after power-up or a time-out. Everything must be set anew.
    Cold,
    /// Settings are in, the booster is off.
    Resting,
    /// Settings are in, the booster has been told to start.
    Starting,
    /// The booster runs; these tables are loaded.
    Ready(Option<Refresh>),
}

impl<Spi, Out, In, Delay> Panel<Spi, Out, In, Delay>
where
    Spi: SpiBus<u8> + SlowBus<u8>,
    Out: OutputPin,
    In: Wait,
    Delay: DelayNs,
{
    /// Sends nothing yet.
    pub fn new(wires: Wires<Spi, Out, In>, delay: Delay) -> Self {
        Self { wires, delay, state: State::Cold, primed: false }
    }

    /// Brings `new` onto the glass, where `old` is now, and returns when it stands there (0.26 to 4.5 s). If the picture
    /// before got through, `old` must be that: the controller has it already, which saves 3.2 ms.
    ///
    /// If the controller hangs it is reset, and the picture is brought once more with [`Refresh::Full`].
    pub async fn show(&mut self, old: &Frame, new: &Frame, refresh: Refresh) -> Result<(), Error> {
        match self.try_show(old, new, refresh).await {
            Err(Error::Stuck) => {
                self.state = State::Cold;
                let second = self.try_show(old, new, Refresh::Full).await;
                if second.is_err() {
                    self.state = State::Cold;
                }
                second
            }
            other => other,
        }
    }

    /// Switches the booster off until the next picture. Not to be called just before the device's power is cut:
    /// the falling voltages would grey the picture.
    pub async fn rest(&mut self) -> Result<(), Error> {
        if let State::Ready(_) = self.state {
            // A controller that does not switch off in time gets a reset before its next byte.
            self.state = State::Cold;
            self.tell(POF, &[])?;
            self.settle(POWER_OFF_MS).await?;
            self.state = State::Resting;
        }
        Ok(())
    }

    async fn try_show(&mut self, old: &Frame, new: &Frame, refresh: Refresh) -> Result<(), Error> {
        self.wake().await?;
        if self.state != State::Ready(Some(refresh)) {
            self.load(refresh)?;
            self.state = State::Ready(Some(refresh));
        }
        // From here on the old picture is that only if this one gets through.
        if !core::mem::take(&mut self.primed) {
            self.send(DTM1, old).await?;
        }
        self.send(DTM2, new).await?;
        self.tell(DSP, &[])?;
        self.tell(DRF, &[])?;
        self.settle(refresh.duration_ms()).await?;
        // Ahead of time: nobody waits for this one, but somebody will for the next.
        self.send(DTM1, new).await?;
        self.primed = true;
        Ok(())
    }

    /// Makes the controller ready for a picture, about 60 ms after power-up, 40 ms after a rest. [`Panel::show`] does so
    /// by itself; called ahead, it saves that time. If the controller hangs, `show` will reset it.
    pub async fn wake(&mut self) -> Result<(), Error> {
        self.start().await?;
        if self.state == State::Starting {
            // One that does not come up in time gets a reset before its next byte.
            self.state = State::Cold;
            self.settle(POWER_ON_MS).await?;
            self.state = State::Ready(None);
        }
        Ok(())
    }

    /// The first part of [`Panel::wake`], about 20 ms after power-up: everything up to the booster's start. What is left
    /// needs the processor only at its end.
    pub async fn start(&mut self) -> Result<(), Error> {
        if self.state == State::Cold {
            self.reset().await?;
            for (command, data) in SETTINGS {
                self.tell(command, data)?;
            }
        }
        if let State::Cold | State::Resting = self.state {
            self.tell(PON, &[])?;
            self.state = State::Starting;
        }
        Ok(())
    }

    fn load(&mut self, refresh: Refresh) -> Result<(), Error> {
        let border = if refresh == Refresh::Quick { CDI_BORDER_FLOATING } else { CDI_BORDER_WHITE };
        self.tell(CDI, &[border])?;
        let Some(waveform) = refresh.waveform() else {
            return self.tell(PSR, &[PSR_BUILT_IN]);
        };
        self.tell(PSR, &[PSR_REGISTERS])?;
        self.tell(LUT_COMMON, &waveform.common)?;
        self.tell(LUT_WW, &waveform.white_white)?;
        self.tell(LUT_BW, &waveform.black_white)?;
        self.tell(LUT_WB, &waveform.white_black)?;
        self.tell(LUT_BB, &waveform.black_black)
    }

    async fn reset(&mut self) -> Result<(), Error> {
        self.primed = false;
        self.wires.select.set_high().map_err(|_| Error::Wires)?;
        self.wires.reset.set_low().map_err(|_| Error::Wires)?;
        self.delay.delay_ms(RESET_MS).await;
        self.wires.reset.set_high().map_err(|_| Error::Wires)?;
        self.delay.delay_ms(RESET_MS).await;
        self.settle(RESET_MS).await
    }

    /// Sends a command with a few bytes, at most 44: 30 us at 12 MHz, which is over before another task could have run.
    fn tell(&mut self, command: u8, data: &[u8]) -> Result<(), Error> {
        self.select(command)?;
        let spi = &mut self.wires.spi;
        SpiBus::write(spi, data).map_err(|_| Error::Wires)?;
        SpiBus::flush(spi).map_err(|_| Error::Wires)?;
        self.wires.select.set_high().map_err(|_| Error::Wires)
    }

    /// Sends a frame, 3.2 ms in which others run.
    async fn send(&mut self, command: u8, frame: &Frame) -> Result<(), Error> {
        self.select(command)?;
        let spi = &mut self.wires.spi;
        SlowBus::write(spi, frame).await.map_err(|_| Error::Wires)?;
        SlowBus::flush(spi).await.map_err(|_| Error::Wires)?;
        self.wires.select.set_high().map_err(|_| Error::Wires)
    }

    /// Selects the controller, sends it a command, and leaves the line at data.
    fn select(&mut self, command: u8) -> Result<(), Error> {
        let wires = &mut self.wires;
        wires.select.set_low().map_err(|_| Error::Wires)?;
        wires.data.set_low().map_err(|_| Error::Wires)?;
        SpiBus::write(&mut wires.spi, &[command]).map_err(|_| Error::Wires)?;
        SpiBus::flush(&mut wires.spi).map_err(|_| Error::Wires)?;
        wires.data.set_high().map_err(|_| Error::Wires)
    }

    /// Waits until the controller is idle, at most twice as long as it should take.
    async fn settle(&mut self, expected_ms: u32) -> Result<(), Error> {
        self.delay.delay_us(BUSY_VALID_US).await;
        match select(self.wires.busy.wait_for_high(), self.delay.delay_ms(2 * expected_ms)).await {
            Either::First(ready) => ready.map_err(|_| Error::Wires),
            Either::Second(()) => Err(Error::Stuck),
        }
    }
}

#[cfg(test)]
#[path = "driver_tests.rs"]
mod tests;
