//! The wiring of the Badger 2040: which pin is what, and the order in which the board comes up.
//!
//! The only module that names pins and the only one that touches raw registers. It exists in the device's image alone.
//!
//! On battery, a front button powers the board only while it is held; GPIO10 must be driven high before the finger
//! leaves. So [`boot`] latches first and asks questions later:
//!
//! 1. on the raw registers, before anything else: drive the latch, read the buttons;
//! 2. start the crystal and wait for it, 8 ms instead of embassy's default of 128 ms, with the latch held;
//! 3. start the clocks, which resets the pins, and latch again at once;
//! 4. read the buttons again: what was down either time woke the device, and that press counts.
//!
//! Invariant: from the first line of `boot` on, the latch is high except for about 0.15 ms in step 3.

use core::sync::atomic::{AtomicBool, Ordering};

use embassy_futures::select::{select, select_array};
use embassy_rp::{
    Peripherals,
    adc::{self, Adc, Channel},
    bind_interrupts,
    clocks::ClockConfig,
    config::Config,
    dma,
    flash::{self, Flash},
    gpio::{Input, Level, Output, Pull},
    pac,
    peripherals::{DMA_CH0, FLASH, SPI0},
    spi::{self, Spi},
    watchdog::Watchdog,
};
use embassy_sync::{blocking_mutex::raw::CriticalSectionRawMutex, signal::Signal};
use embassy_time::{Delay, Duration, Instant};
use embedded_storage::nor_flash::{ErrorType, MultiwriteNorFlash, NorFlash, ReadNorFlash};

use crate::{
    clock,
    panel::{Panel, Wires},
    power::{Supply, battery_mv},
};

bind_interrupts!(struct Interrupts {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
    ADC_IRQ_FIFO => adc::InterruptHandler;
});

/// GPIO numbers of A, B, C, UP, DOWN, in the order of [`crate::keys::ORDER`]. Pressed is high.
const BUTTONS: [u32; 5] = [12, 13, 14, 15, 11];

const _: () = {
    let mut at = 0;
    while at < BUTTONS.len() {
        assert!(BUTTONS[at] / 8 == 1, "`Buttons::missed` asks one register");
        at += 1;
    }
};
/// GPIO number of the latch: high keeps the 3.3 V rail up.
const LATCH: u32 = 10;
/// The panel takes up to 12 MHz: 3.2 ms a frame.
const PANEL_HZ: u32 = 12_000_000;
/// The crystal on the board.
const CRYSTAL_HZ: u32 = 12_000_000;
/// The crystal is ready within 1 ms; 8 times embassy's unit is about 8 ms and leaves a margin for a cold one.
const CRYSTAL_DELAY: u32 = 8;

/// The panel on this board's lines.
pub type BadgerPanel = Panel<Spi<'static, SPI0, spi::Async>, Output<'static>, Input<'static>, Delay>;

/// Bytes of the flash chip.
const FLASH_BYTES: usize = 2 * 1024 * 1024;

type Chip = Flash<'static, FLASH, flash::Blocking, FLASH_BYTES>;

/// The flash chip. Blocking, because the code runs from it: while it programs or erases nothing else can. After an erase
/// [`Buttons`] are told to look what they have missed.
pub struct BadgerFlash(Chip);

/// An erase is over and the buttons were not looked at since.
static BLIND: AtomicBool = AtomicBool::new(false);
static ERASED: Signal<CriticalSectionRawMutex, ()> = Signal::new();

impl ErrorType for BadgerFlash {
    type Error = <Chip as ErrorType>::Error;
}

impl ReadNorFlash for BadgerFlash {
    const READ_SIZE: usize = Chip::READ_SIZE;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        self.0.read(offset, bytes)
    }

    fn capacity(&self) -> usize {
        self.0.capacity()
    }
}

impl NorFlash for BadgerFlash {
    const WRITE_SIZE: usize = Chip::WRITE_SIZE;
    const ERASE_SIZE: usize = Chip::ERASE_SIZE;

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        self.0.write(offset, bytes)
    }

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        let outcome = self.0.erase(from, to);
        // Before any other task runs again.
        BLIND.store(true, Ordering::Relaxed);
        ERASED.signal(());
        outcome
    }
}

impl MultiwriteNorFlash for BadgerFlash {}

/// A, B, C, UP, DOWN, in the order of [`crate::keys::ORDER`].
pub struct Buttons {
    pins: [Input<'static>; 5],
}

impl Buttons {
    /// Which are down.
    pub fn levels(&self) -> [bool; 5] {
        self.pins.each_ref().map(Input::is_high)
    }

    /// Waits until one is down, or an erase is over in which one may have been.
    pub async fn wait(&mut self) {
        select(select_array(self.pins.each_mut().map(|pin| pin.wait_for_high())), ERASED.wait()).await;
    }

    /// After an erase, in which interrupts were off: which have gone down since this was last called. The pins remember
    /// their edges until they are asked (datasheet 2.19.6.1, INTR), but not how many there were or which was first.
    pub fn missed(&mut self) -> Option<[bool; 5]> {
        // GPIO 8 to 15.
        let edges = pac::IO_BANK0.intr(1);
        let found = edges.read();
        edges.write(|w| BUTTONS.iter().for_each(|gpio| w.set_edge_high((gpio % 8) as usize, true)));
        let blind = BLIND.load(Ordering::Relaxed);
        BLIND.store(false, Ordering::Relaxed);
        blind.then(|| BUTTONS.map(|gpio| found.edge_high((gpio % 8) as usize)))
    }
}

/// Everything on the board, taken apart.
pub struct Badger {
    /// The e-ink panel.
    pub panel: BadgerPanel,
    /// The flash, firmware and all.
    pub flash: BadgerFlash,
    /// A, B, C, UP, DOWN.
    pub buttons: Buttons,
    /// The buttons that were down when the power came on.
    pub woken_by: [bool; 5],
    /// The white LED on the front.
    pub led: Output<'static>,
    /// The latch, battery and USB sensing.
    pub power: Power,
    /// The watchdog, not yet started.
    pub watchdog: Watchdog,
}

/// The board's power.
pub struct Power {
    latch: Output<'static>,
    usb: Input<'static>,
    sensing: Output<'static>,
    adc: Adc<'static, adc::Async>,
    reference: Channel<'static>,
    battery: Channel<'static>,
}

impl Power {
    /// Cuts the power. On battery the device is off a moment later, unless a finger on a button keeps it alive just then;
    /// on USB it stays on. If it is, [`Power::hold`] it again.
    pub fn cut(&mut self) {
        self.latch.set_low();
    }

    /// Keeps the power on.
    pub fn hold(&mut self) {
        self.latch.set_high();
    }

    /// What the board runs on.
    pub fn supply(&self) -> Supply {
        if self.usb.is_high() { Supply::Usb } else { Supply::Battery }
    }

    /// The battery in mV. The reference needs a moment to come up: about 1 ms.
    pub async fn battery_mv(&mut self) -> Option<u16> {
        self.sensing.set_high();
        embassy_time::Timer::after_millis(1).await;
        let reference = self.adc.read(&mut self.reference).await.ok();
        let battery = self.adc.read(&mut self.battery).await.ok();
        self.sensing.set_low();
        battery_mv(reference?, battery?)
    }
}

/// Starts the watchdog (at most 8.3 s, erratum RP2040-E1 halves its range) so that it resets the processors only.
/// A reset of everything would drop the latch, and with it the power and the crash note; [`boot`] resets the
/// peripherals anyway.
pub fn start_watchdog(watchdog: &mut Watchdog, timeout: Duration) {
    watchdog.start(timeout);
    pac::PSM.wdsel().write(|w| {
        w.set_proc0(true);
        w.set_proc1(true);
    });
}

/// How often in a row the device has restarted after a fault. The register is cleared by power-up only.
pub fn faults_in_a_row() -> u32 {
    pac::WATCHDOG.scratch0().read()
}

/// Sets what [`faults_in_a_row`] says.
pub fn set_faults_in_a_row(faults: u32) {
    pac::WATCHDOG.scratch0().write_value(faults);
}

/// Resets the processors at once, as the watchdog would.
pub fn restart() -> ! {
    pac::PSM.wdsel().write(|w| {
        w.set_proc0(true);
        w.set_proc1(true);
    });
    pac::WATCHDOG.ctrl().modify(|w| w.set_trigger(true));
    loop {
        core::hint::spin_loop();
    }
}

/// The time since the start, in ms.
pub fn now_ms() -> u64 {
    clock::whole_ms(Instant::now().as_micros())
}

/// Brings the board up. To be called first in `main`, once.
pub fn boot() -> Badger {
    // After a reset by the watchdog its counter may still run; nothing feeds it yet.
    pac::WATCHDOG.ctrl().modify(|w| w.set_enable(false));
    let early = latch_on_raw_registers();
    start_crystal();
    let mut clocks = ClockConfig::crystal(CRYSTAL_HZ);
    if let Some(crystal) = &mut clocks.xosc {
        crystal.delay_multiplier = CRYSTAL_DELAY;
    }
    let p = embassy_rp::init(Config::new(clocks));
    wire(p, early)
}

/// Drives the latch and reads the buttons before any clock is set up; the chip runs on its ring oscillator.
fn latch_on_raw_registers() -> [bool; 5] {
    pac::RESETS.reset().modify(|w| {
        w.set_io_bank0(false);
        w.set_pads_bank0(false);
    });
    // A few cycles each (datasheet 2.14): both blocks run from the system clock that executes this.
    while !(pac::RESETS.reset_done().read().io_bank0() && pac::RESETS.reset_done().read().pads_bank0()) {}
    pac::SIO.gpio_out(0).value_set().write_value(1 << LATCH);
    pac::SIO.gpio_oe(0).value_set().write_value(1 << LATCH);
    pac::IO_BANK0.gpio(LATCH as usize).ctrl().write(|w| w.set_funcsel(pac::io::vals::Gpio0ctrlFuncsel::SIO_0 as u8));
    // The pads come out of reset with inputs on and pulled down (datasheet 2.19.6.3), as the buttons want it.
    let levels = pac::SIO.gpio_in(0).read();
    BUTTONS.map(|gpio| levels & (1 << gpio) != 0)
}

/// Starts the crystal, so that `init` finds it running and does not wait for it with the latch dropped.
fn start_crystal() {
    const CYCLES: u32 = CRYSTAL_HZ / 1_000 / 256;
    pac::XOSC.startup().write(|w| w.set_delay((CYCLES * CRYSTAL_DELAY) as u16));
    pac::XOSC.ctrl().write(|w| {
        w.set_freq_range(pac::xosc::vals::CtrlFreqRange::_1_15MHZ);
        w.set_enable(pac::xosc::vals::Enable::ENABLE);
    });
    // Without a crystal there are no clocks, and nothing that this loop could hand over to.
    while !pac::XOSC.status().read().stable() {}
}

fn wire(p: Peripherals, early: [bool; 5]) -> Badger {
    let latch = Output::new(p.PIN_10, Level::High);
    let buttons = [
        Input::new(p.PIN_12, Pull::Down),
        Input::new(p.PIN_13, Pull::Down),
        Input::new(p.PIN_14, Pull::Down),
        Input::new(p.PIN_15, Pull::Down),
        Input::new(p.PIN_11, Pull::Down),
    ];
    // Whatever resets the pins' drivers lets this pull hold the latch for the microseconds until it is driven again.
    pac::PADS_BANK0.gpio(LATCH as usize).modify(|w| w.set_pue(true));
    let mut woken_by = early;
    for (woke, button) in woken_by.iter_mut().zip(&buttons) {
        *woke |= button.is_high();
    }

    let mut config = spi::Config::default();
    config.frequency = PANEL_HZ;
    let wires = Wires {
        spi: Spi::new_txonly(p.SPI0, p.PIN_18, p.PIN_19, p.DMA_CH0, Interrupts, config),
        select: Output::new(p.PIN_17, Level::High),
        data: Output::new(p.PIN_20, Level::High),
        reset: Output::new(p.PIN_21, Level::High),
        busy: Input::new(p.PIN_26, Pull::Up),
    };
    let power = Power {
        latch,
        usb: Input::new(p.PIN_24, Pull::None),
        sensing: Output::new(p.PIN_27, Level::Low),
        adc: Adc::new(p.ADC, Interrupts, adc::Config::default()),
        reference: Channel::new_pin(p.PIN_28, Pull::None),
        battery: Channel::new_pin(p.PIN_29, Pull::None),
    };
    Badger {
        panel: Panel::new(wires, Delay),
        flash: BadgerFlash(Flash::new_blocking(p.FLASH)),
        buttons: Buttons { pins: buttons },
        woken_by,
        led: Output::new(p.PIN_25, Level::Low),
        power,
        watchdog: Watchdog::new(p.WATCHDOG),
    }
}
