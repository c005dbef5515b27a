//! Sending pictures to the controller.
//!
//! The order of bytes and waits, and nothing else. Invariant: when a picture is said to be there, the controller was there
//! from its first byte to the end of its refresh, and is idle.

use embassy_futures::select::{Either, select};
use embedded_hal::{
    digital::{InputPin, OutputPin},
    spi::SpiBus,
};
use embedded_hal_async::{delay::DelayNs, digital::Wait, spi::SpiBus as SlowBus};

use super::{Frame, Refresh, command::*, waveform};

/// How long the reset line is held low, and how long the controller gets afterwards, in ms.
const RESET_MS: u32 = 10;
/// Booster start: about 40 ms on panels of this family.
const POWER_ON_MS: u32 = 40;
/// Power off with one frame (PFS): below 10 ms.
const POWER_OFF_MS: u32 = 10;
/// BUSY falls within 200 us of a command that needs time (datasheet, DRF); look at it only then.
const BUSY_VALID_US: u32 = 200;
/// So long after a refresh command BUSY must have fallen, in ms: ten times what the datasheet says. A sound controller
/// answers long before, so nobody waits for this.
const ANSWER_MS: u32 = 2;
/// A refresh that moves nothing is given so long, in ms: what the controller does around the frames of a refresh, which
/// others do not notice, may take longer than its one frame.
const STILL_AT_MOST_MS: u32 = 200;
/// BUSY is believed to be high when it is so twice, so far apart, in us: sparks lift it for up to 35 us.
const GLITCH_US: u32 = 100;

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
    /// The controller stayed busy or did not answer, was reset, and did so again. Try once more with the next picture.
    Stuck,
}

/// The panel. It powers the controller up with the first picture and leaves it on until [`Panel::rest`], because
/// starting the booster takes longer than everything else between a press and the refresh command.
///
/// A spark can reset the controller at any moment: its settings, its tables, its power and both frames are gone then, and
/// nobody says so. It cannot be asked, for the ribbon only writes. But without power it does not answer a refresh command
/// with BUSY; so every refresh is followed by one that moves nothing (10 ms), and that one's answer is the proof that the
/// controller was there all the time. (Its times prove nothing: its clock is its own, and nobody knows the built-in ones.)
#[derive(Debug)]
pub struct Panel<Spi, Out, In, Delay> {
    bus: Bus<Spi, Out>,
    reset: Out,
    busy: In,
    delay: Delay,
    state: State,
    /// The controller has the picture that stands on the glass as the old one of the next refresh.
    primed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Unknown: after power-up, a rest or a time-out. Everything must be set anew.
    Cold,
    /// Settings are in, the booster has been told to start.
    Starting,
    /// The booster runs; these tables are loaded.
    Ready(Option<Refresh>),
}

impl<Spi, Out, In, Delay> Panel<Spi, Out, In, Delay>
where
    Spi: SpiBus<u8> + SlowBus<u8>,
    Out: OutputPin,
    In: Wait + InputPin,
    Delay: DelayNs + Clone,
{
    /// Sends nothing yet.
    pub fn new(wires: Wires<Spi, Out, In>, delay: Delay) -> Self {
        let Wires { spi, select, data, reset, busy } = wires;
        Self { bus: Bus { spi, select, data }, reset, busy, delay, state: State::Cold, primed: false }
    }

    /// Brings `new` onto the glass, where `old` is now, and returns when it stands there (0.27 to 4.5 s). If the picture
    /// before got through, `old` must be that: the controller has it already, which saves 3.2 ms.
    ///
    /// If the controller hangs or has reset itself it is woken anew, and the picture is brought with [`Refresh::Full`],
    /// which drives every pixel, whatever a refresh that was cut short has left on the glass.
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

    /// Switches the booster off until the next picture, which sets the controller up from the beginning: whether it was
    /// reset meanwhile would not be seen. Not to be called just before the device's power is cut: the falling voltages
    /// would grey the picture.
    pub async fn rest(&mut self) -> Result<(), Error> {
        if let State::Ready(_) = self.state {
            self.state = State::Cold;
            self.bus.tell(POF, &[])?;
            self.settle(2 * POWER_OFF_MS).await?;
        }
        Ok(())
    }

    async fn try_show(&mut self, old: &Frame, new: &Frame, refresh: Refresh) -> Result<(), Error> {
        self.wake().await?;
        if self.state != State::Ready(Some(refresh)) {
            self.load(refresh)?;
        }
        // From here on the old picture is that only if this one gets through.
        if !core::mem::take(&mut self.primed) {
            self.bus.send(DTM1, old).await?;
        }
        self.bus.send(DTM2, new).await?;
        self.bus.tell(DSP, &[])?;
        self.refresh(refresh.least_ms(), 2 * refresh.duration_ms()).await?;
        self.state = State::Ready(None);
        self.bus.tables(waveform::still())?;
        self.refresh(waveform::STILL_MS, STILL_AT_MOST_MS).await?;
        // Ahead of time: nobody waits for these, but somebody will for the next picture.
        self.load(refresh)?;
        self.bus.send(DTM1, new).await?;
        self.primed = true;
        Ok(())
    }

    /// Makes the controller ready for a picture, about 60 ms after power-up or a rest. [`Panel::show`] does so by itself;
    /// called ahead, it saves that time. If the controller hangs, `show` will reset it.
    pub async fn wake(&mut self) -> Result<(), Error> {
        self.start().await?;
        if self.state == State::Starting {
            // One that does not come up in time gets a reset before its next byte.
            self.state = State::Cold;
            self.settle(2 * POWER_ON_MS).await?;
            self.state = State::Ready(None);
        }
        Ok(())
    }

    /// The first part of [`Panel::wake`], about 20 ms: everything up to the booster's start. What is left needs the
    /// processor only at its end.
    pub async fn start(&mut self) -> Result<(), Error> {
        if self.state == State::Cold {
            self.wipe().await?;
            for (command, data) in SETTINGS {
                self.bus.tell(command, data)?;
            }
            self.bus.tell(PON, &[])?;
            self.state = State::Starting;
        }
        Ok(())
    }

    fn load(&mut self, refresh: Refresh) -> Result<(), Error> {
        let border = if refresh == Refresh::Quick { CDI_BORDER_FLOATING } else { CDI_BORDER_WHITE };
        self.bus.tell(CDI, &[border])?;
        match refresh.waveform() {
            Some(waveform) => self.bus.tables(waveform.tables())?,
            None => self.bus.tell(PSR, &[PSR_BUILT_IN])?,
        }
        self.state = State::Ready(Some(refresh));
        Ok(())
    }

    /// Resets the controller by its line.
    async fn wipe(&mut self) -> Result<(), Error> {
        self.primed = false;
        self.bus.select.set_high().map_err(|_| Error::Wires)?;
        self.reset.set_low().map_err(|_| Error::Wires)?;
        self.delay.delay_ms(RESET_MS).await;
        self.reset.set_high().map_err(|_| Error::Wires)?;
        self.delay.delay_ms(RESET_MS).await;
        self.settle(2 * RESET_MS).await
    }

    /// Has the controller refresh the glass, and waits until that is over: at least `least_ms`, whatever BUSY says, and at
    /// most `most_ms`.
    async fn refresh(&mut self, least_ms: u32, most_ms: u32) -> Result<(), Error> {
        let (bus, delay) = (&mut self.bus, &mut self.delay);
        let silence = async {
            bus.tell(DRF, &[])?;
            delay.delay_ms(ANSWER_MS).await;
            Err(Error::Stuck)
        };
        // The pin remembers its edge from before the command on: while the flash erases nobody could see the level.
        match select(self.busy.wait_for_falling_edge(), silence).await {
            Either::First(answered) => answered.map_err(|_| Error::Wires)?,
            Either::Second(silent) => return silent,
        }
        self.delay.delay_ms(least_ms).await;
        self.settle(most_ms - least_ms).await
    }

    /// Waits until the controller is idle, at most `most_ms`. BUSY is looked at twice before it is believed.
    async fn settle(&mut self, most_ms: u32) -> Result<(), Error> {
        let mut patience = self.delay.clone();
        let (busy, delay) = (&mut self.busy, &mut self.delay);
        delay.delay_us(BUSY_VALID_US).await;
        let idle = async {
            loop {
                busy.wait_for_high().await?;
                delay.delay_us(GLITCH_US).await;
                if busy.is_high()? {
                    return Ok::<(), In::Error>(());
                }
            }
        };
        let idle = match select(idle, patience.delay_ms(most_ms)).await {
            Either::First(idle) => idle.map(|()| true),
            // The flash may have kept the processor from the second look until it was too late.
            Either::Second(()) => self.busy.is_high(),
        };
        if idle.map_err(|_| Error::Wires)? { Ok(()) } else { Err(Error::Stuck) }
    }
}

/// The lines on which the controller is written to.
#[derive(Debug)]
struct Bus<Spi, Out> {
    spi: Spi,
    select: Out,
    data: Out,
}

impl<Spi, Out> Bus<Spi, Out>
where
    Spi: SpiBus<u8> + SlowBus<u8>,
    Out: OutputPin,
{
    /// Has the next refresh use these tables instead of the built-in ones.
    fn tables(&mut self, tables: [&[u8]; 5]) -> Result<(), Error> {
        self.tell(PSR, &[PSR_REGISTERS])?;
        (LUT_COMMON..).zip(tables).try_for_each(|(command, table)| self.tell(command, table))
    }

    /// Sends a command with a few bytes, at most 44: 30 us at 12 MHz, which is over before another task could have run.
    fn tell(&mut self, command: u8, data: &[u8]) -> Result<(), Error> {
        self.select(command)?;
        SpiBus::write(&mut self.spi, data).map_err(|_| Error::Wires)?;
        SpiBus::flush(&mut self.spi).map_err(|_| Error::Wires)?;
        self.select.set_high().map_err(|_| Error::Wires)
    }

    /// Sends a frame, 3.2 ms in which others run.
    async fn send(&mut self, command: u8, frame: &Frame) -> Result<(), Error> {
        self.select(command)?;
        SlowBus::write(&mut self.spi, frame).await.map_err(|_| Error::Wires)?;
        SlowBus::flush(&mut self.spi).await.map_err(|_| Error::Wires)?;
        self.select.set_high().map_err(|_| Error::Wires)
    }

    /// Selects the controller, sends it a command, and leaves the line at data.
    fn select(&mut self, command: u8) -> Result<(), Error> {
        self.select.set_low().map_err(|_| Error::Wires)?;
        self.data.set_low().map_err(|_| Error::Wires)?;
        SpiBus::write(&mut self.spi, &[command]).map_err(|_| Error::Wires)?;
        SpiBus::flush(&mut self.spi).map_err(|_| Error::Wires)?;
        self.data.set_high().map_err(|_| Error::Wires)
    }
}

#[cfg(test)]
mod tests;
