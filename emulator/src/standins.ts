// Small peripherals that rp2040js lacks or simplifies: ROSC, XIP_CTRL, VREG_AND_CHIP_RESET, XOSC, and one DMA register.
//
// Each is as much of the datasheet as firmware needs to boot and to be caught cheating. Invariant: an access to a
// register that is not modelled is a complaint, never silence.

import type { Random } from './random';
import { BasePeripheral, type IAlarm, type RP2040 } from './rp2040js';

/** Ring oscillator, datasheet 2.17: settings are remembered, the random bit comes from a seeded generator. */
export class Rosc extends BasePeripheral {
  /** CTRL FREQA FREQB DORMANT DIV PHASE, at their reset values. */
  private readonly settings = [0x00fab000 | 0xaa0, 0, 0, 0, 0xaa0, 0x8];

  constructor(chip: RP2040, private readonly random: Random) {
    super(chip, 'ROSC');
  }

  override readUint32(offset: number): number {
    const setting = this.settings[offset >> 2];
    if (setting !== undefined) return setting;
    if (offset === 0x18) return 0x80001000; // STATUS: stable, enabled
    if (offset === 0x1c) return this.random.next() & 1; // RANDOMBIT
    return super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    if (offset >> 2 < this.settings.length) this.settings[offset >> 2] = value;
    else super.writeUint32(offset, value);
  }
}

/** Flash cache control, datasheet 2.6.3: the cache is transparent, the stream FIFO always empty. */
export class XipCtrl extends BasePeripheral {
  private ctrl = 3;

  constructor(chip: RP2040) {
    super(chip, 'XIP_CTRL');
  }

  override readUint32(offset: number): number {
    switch (offset) {
      case 0x00:
        return this.ctrl;
      case 0x04: // FLUSH: done at once
      case 0x0c: // CTR_HIT
      case 0x10: // CTR_ACC
      case 0x14: // STREAM_ADDR
      case 0x18: // STREAM_CTR
      case 0x1c: // STREAM_FIFO
        return 0;
      case 0x08:
        return 0b011; // STAT: FIFO empty, flush ready
    }
    return super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    if (offset === 0) this.ctrl = value;
    else if (offset === 0x14 || (offset === 0x18 && value !== 0)) this.warn('XIP streaming is not modelled');
    else if (offset > 0x1c) super.writeUint32(offset, value);
  }
}

/** Voltage regulator and the reason of a hard reset, datasheet 2.10.6. */
export class Vreg extends BasePeripheral {
  private vreg = 0xb1;
  private brownOut = 0x91;

  constructor(chip: RP2040) {
    super(chip, 'VREG_AND_CHIP_RESET');
  }

  override readUint32(offset: number): number {
    switch (offset) {
      case 0x0:
        return this.vreg | (1 << 12); // ROK: in regulation
      case 0x4:
        return this.brownOut;
      case 0x8:
        return 1 << 8; // CHIP_RESET: HAD_POR
    }
    return super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    if (offset === 0x0) this.vreg = value & 0xf3;
    else if (offset === 0x4) this.brownOut = value & 0xf1;
    else super.writeUint32(offset, value);
  }
}

const XOSC_ENABLE = 0xfab;
const XOSC_DISABLE = 0xd1e;

/**
 * Crystal oscillator, datasheet 2.16. Unlike the one of rp2040js it takes its time: stable STARTUP.DELAY x 256 crystal
 * periods after it was enabled (2.16.3), which is the larger part of the time from power-on to a running system.
 */
export class Xosc extends BasePeripheral {
  private ctrl = 0;
  private startup = 0x00c4;
  private stable = false;
  private readonly stableAlarm: IAlarm;

  constructor(chip: RP2040, running: boolean) {
    super(chip, 'XOSC');
    this.stableAlarm = chip.clock.createAlarm(() => (this.stable = true));
    if (running) {
      this.ctrl = XOSC_ENABLE << 12;
      this.stable = true;
    }
  }

  private get enabled(): boolean {
    return this.ctrl >>> 12 === XOSC_ENABLE;
  }

  override readUint32(offset: number): number {
    switch (offset) {
      case 0x00:
        return this.ctrl;
      case 0x04:
        return ((this.stable ? 1 << 31 : 0) | (this.enabled ? 1 << 12 : 0)) >>> 0;
      case 0x0c:
        return this.startup;
      case 0x1c:
        return 0; // COUNT: has run out
    }
    return super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    switch (offset) {
      case 0x00:
        this.setCtrl(value & 0xffffff);
        return;
      case 0x0c:
        this.startup = value & 0x103fff;
        return;
      case 0x1c:
        return;
    }
    // STATUS.BADWRITE is never set; DORMANT would stop the clock and is not modelled.
    if (offset !== 0x04) super.writeUint32(offset, value);
  }

  private setCtrl(value: number): void {
    const was = this.enabled;
    this.ctrl = value;
    if (this.enabled && !was) {
      const times = this.startup & 0x100000 ? 4 : 1;
      const periods = (this.startup & 0x3fff) * 256 * times;
      this.stableAlarm.schedule((periods * 1e9) / this.rp2040.xoscFreq);
    } else if (value >>> 12 === XOSC_DISABLE) {
      this.stableAlarm.cancel();
      this.stable = false;
    }
  }
}

/** DMA CHAN_ABORT, datasheet 2.5.5.3: reads 0 once no abort is under way, and here aborts are done at once. */
export function answerChanAbort(chip: RP2040): void {
  const CHAN_ABORT = 0x444;
  const { dma } = chip;
  const readUint32 = dma.readUint32.bind(dma);
  dma.readUint32 = (offset) => (offset === CHAN_ABORT ? 0 : readUint32(offset));
}
