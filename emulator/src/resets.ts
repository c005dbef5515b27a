// The reset controller, datasheet 2.14: which peripherals are held in reset, and what that does to them.
//
// rp2040js remembers the register but never resets anything. Here a pin's function and pad go back to their reset
// values when their bank is reset (so a latch on a GPIO drops during start-up, as on the board), and an access to a
// peripheral that is held in reset is ignored and a complaint. Other peripherals keep their registers in reset: drivers
// write all they need. Invariant: what firmware does to a peripheral in reset has no effect.

import { BasePeripheral, type Peripheral, type RP2040 } from './rp2040js';

const IO_BANK0 = 1 << 5;
const IO_QSPI = 1 << 6;
const PADS_BANK0 = 1 << 8;
const PADS_QSPI = 1 << 9;
const TIMER = 1 << 21;
const ALL = 0x01ffffff;

/** Reset value of a pad: input enabled, 4 mA, pull-down, Schmitt trigger (datasheet 2.19.6.3). */
const PAD_RESET = 0x56;
/** Function 31: the pin is not connected (datasheet 2.19.2). */
const FUNCTION_NONE = 0x1f;

/** In a pin's interrupt status the levels are live, the edges are latched (datasheet 2.19.3). */
export const LEVELS = 0b0011;

/** Keys of `RP2040.peripherals` and the peripherals' bits in RESETS (datasheet 2.14.3). */
const GATED: [key: number, bit: number, name: string][] = [
  [0x40014, 5, 'IO_BANK0'],
  [0x4001c, 8, 'PADS_BANK0'],
  [0x40028, 12, 'PLL_SYS'],
  [0x4002c, 13, 'PLL_USB'],
  [0x40034, 22, 'UART0'],
  [0x40038, 23, 'UART1'],
  [0x4003c, 16, 'SPI0'],
  [0x40040, 17, 'SPI1'],
  [0x40044, 3, 'I2C0'],
  [0x40048, 4, 'I2C1'],
  [0x4004c, 0, 'ADC'],
  [0x40050, 14, 'PWM'],
  [0x40054, 21, 'TIMER'],
  [0x4005c, 15, 'RTC'],
  [0x50000, 2, 'DMA'],
  [0x50110, 24, 'USBCTRL'],
  [0x50200, 10, 'PIO0'],
  [0x50300, 11, 'PIO1'],
];

export class Resets extends BasePeripheral {
  /** After the boot ROM only the flash's own pins and the timer are out of reset. */
  private reset = ALL & ~(IO_QSPI | PADS_QSPI | TIMER);
  private wdsel = 0;

  constructor(chip: RP2040) {
    super(chip, 'RESETS');
    for (const [key, bit, name] of GATED) chip.peripherals[key] = new Gate(this, bit, name, chip.peripherals[key]);
    this.apply(ALL);
  }

  isHeld(bit: number): boolean {
    return (this.reset & (1 << bit)) !== 0;
  }

  override readUint32(offset: number): number {
    switch (offset) {
      case 0x0:
        return this.reset;
      case 0x4:
        return this.wdsel;
      case 0x8:
        return ~this.reset & ALL; // RESET_DONE
    }
    return super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    if (offset === 0x0) {
      this.reset = value & ALL;
      this.apply(this.reset);
    } else if (offset === 0x4) this.wdsel = value & ALL;
    else super.writeUint32(offset, value);
  }

  private apply(held: number): void {
    for (const pin of this.rp2040.gpio) {
      if (held & IO_BANK0) {
        pin.ctrl = FUNCTION_NONE;
        pin.irqEnableMask = 0;
        pin.irqForceMask = 0;
        pin.irqStatus &= LEVELS;
      }
      if (held & PADS_BANK0) pin.padValue = PAD_RESET;
      if (held & (IO_BANK0 | PADS_BANK0)) pin.checkForUpdates();
    }
    if (held & IO_BANK0) this.rp2040.updateIOInterrupt();
  }
}

class Gate implements Peripheral {
  constructor(
    private readonly resets: Resets,
    private readonly bit: number,
    private readonly name: string,
    private readonly inner: Peripheral,
  ) {}

  readUint32(offset: number): number {
    if (this.held('read')) return 0;
    return this.inner.readUint32(offset);
  }

  writeUint32(offset: number, value: number): void {
    if (!this.held('written')) this.inner.writeUint32(offset, value);
  }

  writeUint32Atomic(offset: number, value: number, atomicType: number): void {
    if (!this.held('written')) this.inner.writeUint32Atomic(offset, value, atomicType);
  }

  private held(how: string): boolean {
    if (!this.resets.isHeld(this.bit)) return false;
    this.resets.warn(`${this.name} is ${how} while it is held in reset`);
    return true;
  }
}
