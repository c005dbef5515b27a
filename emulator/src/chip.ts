// One life of the RP2040, from reset to the next reset or power cut: the emulated core with this bench's stand-ins.
//
// It knows the chip, not the board around it. What outlives a watchdog reset (RAM, scratch registers, the reason) is
// carried from one life to the next by `Badger`. Invariant: a life begins as the boot ROM leaves the chip: on the ring
// oscillator, the peripherals in reset, at the reset vector of the image in flash.

import { ChipClock, type BenchClock } from './clock';
import { coreLogger, type Complaints } from './complaints';
import { FLASH_BASE, type Flash } from './flash';
import type { Random } from './random';
import { Resets } from './resets';
import { RomCalls, romWords, SPIN } from './rom';
import { RP2040 } from './rp2040js';
import { answerChanAbort, Rosc, Vreg, XipCtrl, Xosc } from './standins';

/** From power-on or reset to the first instruction of the image: an estimate for the boot ROM, to be measured. */
const BOOT_ROM_NANOS = 2e6;

const VECTOR_TABLE = FLASH_BASE + 0x100;
const HARD_FAULT = 3;
const REASON_NONE = 0;

/** Keys of `RP2040.peripherals`. */
const PSM = 0x40010;
const WATCHDOG = 0x40058;
/** Bits of PSM.WDSEL, datasheet 2.13.3: what a watchdog reset takes with it. */
const PSM_WDSEL = 0x8;
const WDSEL_RESETS = 1 << 3;
const WDSEL_PROC0 = 1 << 15;

/** What a watchdog reset does not wipe. */
export interface Survivors {
  ram: Uint8Array;
  scratch: Uint32Array;
  /** WATCHDOG.REASON: 1 timer, 2 forced (datasheet 4.7.6). */
  reason: number;
}

export interface ChipCallbacks {
  /** The watchdog has fired, or firmware has triggered it. */
  watchdog(): void;
  /** Firmware has called the ROM's USB bootloader. */
  usbBoot(): void;
}

const RAM_BASE = 0x20000000;

/** rp2040js with its `reset` tamed (the original wipes the flash) and a short way to the RAM, where most accesses go. */
class Core extends RP2040 {
  override reset(): void {
    this.core.reset();
    this.pwm.reset();
  }

  override readUint32(address: number): number {
    const offset = (address >>> 0) - RAM_BASE;
    if (offset >= 0 && offset + 3 < this.sram.length && (offset & 3) === 0) return this.sramView.getUint32(offset, true);
    return super.readUint32(address);
  }

  override writeUint32(address: number, value: number): void {
    const offset = (address >>> 0) - RAM_BASE;
    if (offset >= 0 && offset + 3 < this.sram.length && (offset & 3) === 0) this.sramView.setUint32(offset, value, true);
    else {
      if (address & 3) this.logger.error('RP2040', `write to address ${address.toString(16)}, which is not 32 bit aligned`);
      super.writeUint32(address, value);
    }
  }
}

interface Watchdog {
  onWatchdogTrigger: () => void;
  scratchData: Uint32Array;
  reason: number;
  enable: boolean;
  timer: { enable: boolean };
  alarm: { enable: boolean };
}

export class Chip {
  readonly rp2040: RP2040;
  private readonly clock: ChipClock;
  private readonly watchdog: Watchdog;
  private faultPending = false;

  constructor(
    benchClock: BenchClock,
    flash: Flash,
    private readonly complaints: Complaints,
    random: Random,
    callbacks: ChipCallbacks,
    survivors: Survivors | null,
  ) {
    this.clock = new ChipClock(benchClock);
    const chip = (this.rp2040 = new Core(this.clock));
    chip.logger = coreLogger(
      complaints,
      () => (chip.core.eventRegistered = true),
      () => {
        this.faultPending = true;
        benchClock.interrupt();
      },
    );
    Object.assign(chip, { flash: flash.bytes, flashView: new DataView(flash.bytes.buffer) });
    chip.bootrom.set(romWords());

    answerChanAbort(chip);
    chip.peripherals[0x14000] = new XipCtrl(chip);
    chip.peripherals[0x40024] = new Xosc(chip, survivors !== null);
    chip.peripherals[0x40060] = new Rosc(chip, random);
    chip.peripherals[0x40064] = new Vreg(chip);
    chip.peripherals[0x4000c] = new Resets(chip);

    this.watchdog = chip.peripherals[WATCHDOG] as unknown as Watchdog;
    this.watchdog.onWatchdogTrigger = () => {
      this.stopWatchdog();
      callbacks.watchdog();
    };
    this.watchdog.reason = survivors?.reason ?? REASON_NONE;
    if (survivors) {
      chip.sram.set(survivors.ram);
      this.watchdog.scratchData.set(survivors.scratch);
    } else {
      random.fill(chip.sram);
    }

    const rom = new RomCalls(chip, flash, {
      wait: (nanos) => benchClock.skip(nanos),
      complain: (sentence) => complaints.add('rom', sentence),
      usbBoot: () => callbacks.usbBoot(),
    });
    chip.onBreak = (n) => {
      if (rom.handle(n)) return;
      // Without a debugger a breakpoint or an undefined instruction is a fault (ARMv6-M manual, C1.1 and B1.5.1).
      chip.core.PC -= chip.core.breakRewind;
      complaints.add('core', `undefined instruction or breakpoint at 0x${chip.core.PC.toString(16)}`);
      this.hardFault();
    };

    benchClock.attach(chip.core);
    chip.clkSys = chip.clkPeri = chip.roscFreq;
    benchClock.setFrequency(chip.roscFreq);
    chip.addClockListener((hz) => benchClock.setFrequency(hz));
    this.boot();
  }

  private boot(): void {
    const { core } = this.rp2040;
    core.VTOR = VECTOR_TABLE;
    core.SP = this.rp2040.readUint32(VECTOR_TABLE);
    core.PC = this.rp2040.readUint32(VECTOR_TABLE + 4) & ~1;
    core.waiting = true;
    this.clock.createAlarm(() => (core.waiting = false)).schedule(BOOT_ROM_NANOS);
  }

  /**
   * What a watchdog reset takes with it, by PSM.WDSEL: the whole chip; the processors alone (pins, clocks and
   * peripherals go on as they are); or nothing, if firmware has not chosen.
   */
  get watchdogScope(): 'chip' | 'processors' | 'nothing' {
    const selected = this.rp2040.peripherals[PSM].readUint32(PSM_WDSEL);
    if (selected & WDSEL_RESETS) return 'chip';
    return selected & WDSEL_PROC0 ? 'processors' : 'nothing';
  }

  /** Resets the processor and its interrupt controller; everything else goes on. */
  restartProcessor(): void {
    const { core, ppb } = this.rp2040;
    core.switchStack(0);
    Object.assign(core, {
      currentMode: 0,
      IPSR: 0,
      PM: false,
      enabledInterrupts: 0,
      interruptPriorities: [0xffffffff, 0, 0, 0],
      pendingNMI: false,
      pendingPendSV: false,
      pendingSVCall: false,
      pendingSystick: false,
      eventRegistered: false,
      SHPR2: 0,
      SHPR3: 0,
    });
    ppb.reset();
    this.faultPending = false;
    this.stopWatchdog();
    this.boot();
  }

  /**
   * A watchdog that has fired stands still until firmware starts it again; the datasheet does not say so for a reset of
   * the processors alone (to be checked on hardware). The package would re-arm it at once, with no time left.
   */
  private stopWatchdog(): void {
    this.watchdog.enable = false;
    this.watchdog.alarm.enable = false;
    this.watchdog.timer.enable = false;
  }

  /** Takes the core into its HardFault handler, as a bad access does. */
  hardFault(): void {
    const { core } = this.rp2040;
    const already = core.IPSR === HARD_FAULT;
    this.faultPending = false;
    core.waiting = false;
    if (!already) core.exceptionEntry(HARD_FAULT);
    // A fault in the handler, or no room on the stack for it: the core locks up (ARMv6-M manual, B1.5.9).
    if (already || this.faultPending) this.lockUp();
  }

  /** Raises the fault of the instruction just executed, if it made one; the handler sees the address behind it. */
  takeFault(): void {
    if (this.faultPending) this.hardFault();
  }

  /** The core stands still until a reset; only the watchdog helps. */
  private lockUp(): void {
    const { core } = this.rp2040;
    this.faultPending = false;
    this.complaints.add('core', 'locked up: a fault while it handled a fault');
    core.enabledInterrupts = 0;
    core.waiting = true;
  }

  /** Takes the core, wherever it is, into an endless loop; interrupts go on. */
  spin(): void {
    this.rp2040.core.waiting = false;
    this.rp2040.core.PC = SPIN;
  }

  /** What the next life inherits from this one. */
  survivors(): Survivors {
    const { scratchData, reason } = this.watchdog;
    return { ram: this.rp2040.sram, scratch: scratchData, reason };
  }

  /** Ends this life: its alarms never fire again. */
  stop(): void {
    this.clock.stop();
  }
}
