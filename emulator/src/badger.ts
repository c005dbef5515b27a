// The bench: a whole Badger 2040 that runs a real firmware image, in Node or in a Web Worker.
//
// It holds the chip, the panel, the buttons and the supply together, and runs them. It never looks at real time and has
// no chance but its seed. Invariant: the same image and the same calls give the same cycle count and the same pictures,
// on any machine.

import { Chip, type Survivors } from './chip';
import { BenchClock } from './clock';
import { Complaints } from './complaints';
import { Flash } from './flash';
import type { Image } from './image';
import { Panel } from './panel';
import { BUTTONS, PIN, type Button } from './pins';
import { Power } from './power';
import { Random } from './random';
import type { IAlarm, RP2040 } from './rp2040js';
import { connect, ledLevel, setInput, setVoltages } from './wiring';

export type { Button } from './pins';

export interface BadgerOptions {
  /** Written into the flash before the first power-up. */
  image?: Image;
  /** Seed of everything that is random on the real board. */
  seed?: number;
  /** On USB the rail is always up; on battery a press is needed to start. */
  usb?: boolean;
  /** How long the capacitors hold the 3V3 rail up when its supply goes, ms; 0.5 unless told, 0 is the worst case. */
  holdUpMs?: number;
}

export type EventKind =
  | 'power-on'
  | 'power-off'
  | 'latched'
  | 'unlatched'
  | 'press'
  | 'release'
  | 'refresh'
  | 'ready'
  | 'watchdog'
  | 'usb-boot';

/** Something that happened on the board, stamped in emulated time. */
export interface BenchEvent {
  kind: EventKind;
  button?: Button;
  cycles: number;
  ms: number;
}

export type State = 'off' | 'refreshing' | 'awake' | 'asleep' | 'bootloader';

/** A guess on the safe side, to be measured: 20 µF lose half a volt in this time at 20 mA. */
const HOLD_UP_MS = 0.5;

export class Badger {
  readonly flash = new Flash();
  readonly panel: Panel;
  readonly power = new Power();
  /** Everything the panel, the core and the bus hold against the firmware; empty after a good run. */
  readonly complaints: string[];
  readonly events: BenchEvent[] = [];
  /** Called for each event, right when it happens. */
  onEvent: ((event: BenchEvent) => void) | undefined;
  /** Cycles in which the core executed instructions rather than slept. */
  awakeCycles = 0;

  private readonly clock = new BenchClock();
  private readonly grievances: Complaints;
  private readonly random: Random;
  private readonly holdUpMs: number;
  private readonly held = new Set<Button>();
  private readonly stopAlarm: IAlarm;
  private readonly railAlarm: IAlarm;
  private chip: Chip | null = null;
  private stopReached = false;
  private changed = false;
  private resetPending = false;
  private inBootloader = false;

  constructor(options: BadgerOptions = {}) {
    this.random = new Random(options.seed ?? 1);
    this.holdUpMs = options.holdUpMs ?? HOLD_UP_MS;
    this.grievances = new Complaints(this.clock);
    this.complaints = this.grievances.list;
    this.panel = new Panel(this.clock, this.grievances, this.random);
    this.panel.onBusy = (busy) => {
      this.input(PIN.panelBusy, !busy);
      if (!busy) this.note('ready');
    };
    this.panel.onRefresh = () => this.note('refresh');
    this.stopAlarm = this.clock.createAlarm(() => (this.stopReached = true));
    this.railAlarm = this.clock.createAlarm(() => this.followRail());
    if (options.image) this.flash.load(options.image);
    this.setUsb(options.usb ?? false);
  }

  /** Emulated milliseconds since the bench was made. */
  get ms(): number {
    return this.clock.nanos / 1e6;
  }

  /** Cycles of clk_sys since the bench was made, asleep or awake. */
  get cycles(): number {
    return this.clock.cycles;
  }

  /** The emulated chip for tests that need to look or reach inside; undefined without power. */
  get rp2040(): RP2040 | undefined {
    return this.chip?.rp2040;
  }

  get on(): boolean {
    return this.chip !== null;
  }

  get state(): State {
    if (!this.chip) return 'off';
    if (this.inBootloader) return 'bootloader';
    if (this.panel.glass.refresh) return 'refreshing';
    return this.chip.rp2040.core.waiting ? 'asleep' : 'awake';
  }

  /** How bright the LED is, 0..1. */
  get led(): number {
    return this.chip ? ledLevel(this.chip.rp2040) : 0;
  }

  /** Presses a button and keeps it down. On battery this also powers the board. */
  press(button: Button): void {
    if (this.held.has(button)) return;
    this.held.add(button);
    this.note('press', button);
    this.input(PIN[button], true);
    this.power.buttonHeld = true;
    this.supplyChanged();
  }

  release(button: Button): void {
    if (!this.held.delete(button)) return;
    this.note('release', button);
    this.input(PIN[button], false);
    this.power.buttonHeld = this.held.size > 0;
    this.supplyChanged();
  }

  /** Presses a button for `ms` of emulated time. */
  tap(button: Button, ms = 80): void {
    this.press(button);
    this.runFor(ms);
    this.release(button);
  }

  /** Puts the battery in or takes it out; out, and without USB, the board is off at once, its picture stays. */
  setBattery(batteryIn: boolean): void {
    this.power.batteryIn = batteryIn;
    this.supplyChanged();
  }

  setBatteryVolts(volts: number): void {
    this.power.batteryVolts = volts;
    this.supplyChanged();
  }

  setUsb(plugged: boolean): void {
    this.power.usb = plugged;
    this.input(PIN.vbusDetect, plugged);
    this.supplyChanged();
  }

  /** Writes another image as the USB bootloader does (the rest of the flash stays) and restarts the board. */
  loadImage(image: Image): void {
    this.flash.load(image);
    if (!this.chip) return;
    this.powerOff();
    this.followRail();
  }

  /** Takes the core into its HardFault handler, as a bad access would. */
  injectHardFault(): void {
    this.chip?.hardFault();
  }

  /** Takes the core into an endless loop, with interrupts going on: a task that never comes back. */
  injectEndlessLoop(): void {
    this.chip?.spin();
  }

  /** Runs for `ms` of emulated time. */
  runFor(ms: number): void {
    const end = this.ms + ms;
    while (this.ms < end - 1e-5) this.advance(end - this.ms);
  }

  /**
   * Runs until `condition` holds; it is looked at after each event and each emulated millisecond.
   * @returns false if `timeoutMs` of emulated time went by first
   */
  runUntil(condition: () => boolean, timeoutMs: number): boolean {
    const end = this.ms + timeoutMs;
    while (!condition()) {
      if (this.ms >= end) return false;
      this.advance(Math.min(1, end - this.ms));
    }
    return true;
  }

  /** The last event of a kind. */
  last(kind: EventKind): BenchEvent | undefined {
    return this.events.findLast((event) => event.kind === kind);
  }

  /** Runs for at most `ms`, or up to the next event. */
  private advance(ms: number): void {
    this.stopReached = false;
    this.changed = false;
    this.stopAlarm.schedule(ms * 1e6);
    const { clock } = this;
    while (!this.stopReached && !this.changed) {
      if (this.chip && !this.inBootloader) {
        const { core } = this.chip.rp2040;
        const before = core.cycles;
        while (!core.waiting && core.cycles < clock.deadline) core.executeInstruction();
        this.awakeCycles += core.cycles - before;
      }
      clock.skipToDeadline();
      clock.fireDue();
      this.chip?.takeFault();
      if (this.resetPending) this.watchdogReset();
    }
    this.stopAlarm.cancel();
  }

  private note(kind: EventKind, button?: Button): void {
    const event: BenchEvent = { kind, ...(button && { button }), cycles: this.cycles, ms: this.ms };
    this.events.push(event);
    this.changed = true;
    this.clock.interrupt();
    this.onEvent?.(event);
  }

  private input(pin: number, value: boolean): void {
    if (this.chip) setInput(this.chip.rp2040, pin, value);
  }

  private supplyChanged(): void {
    this.updateVoltages();
    if (this.power.rail === this.on) return;
    this.railAlarm.schedule(this.power.rail || !this.power.batteryIn ? 0 : this.holdUpMs * 1e6);
    this.clock.interrupt();
  }

  private followRail(): void {
    if (this.power.rail && !this.chip) {
      this.note('power-on');
      this.start(null);
    } else if (!this.power.rail && this.chip) this.powerOff();
  }

  private powerOff(): void {
    this.chip?.stop();
    this.chip = null;
    this.inBootloader = false;
    this.resetPending = false;
    this.power.latched = false;
    this.clock.attach({ cycles: 0 });
    this.panel.setPower(false);
    this.note('power-off');
  }

  private watchdogReset(): void {
    this.resetPending = false;
    if (!this.chip) return;
    this.note('watchdog');
    switch (this.chip.watchdogScope) {
      case 'chip': {
        const survivors = this.chip.survivors();
        this.chip.stop();
        this.start(survivors);
        break;
      }
      case 'processors':
        this.chip.restartProcessor();
        break;
      case 'nothing':
        this.grievances.add('watchdog', 'it fired, but PSM.WDSEL selects nothing to reset');
    }
  }

  private start(survivors: Survivors | null): void {
    const callbacks = {
      watchdog: () => {
        this.resetPending = true;
        this.clock.interrupt();
      },
      usbBoot: () => {
        this.inBootloader = true;
        this.note('usb-boot');
      },
    };
    this.chip = new Chip(this.clock, this.flash, this.grievances, this.random, callbacks, survivors);
    this.panel.setPower(true);
    const inputs: [number, boolean][] = BUTTONS.map((button) => [PIN[button], this.held.has(button)]);
    inputs.push([PIN.user, true], [PIN.vbusDetect, this.power.usb], [PIN.panelBusy, !this.panel.busy]);
    connect(
      this.chip.rp2040,
      this.panel,
      inputs,
      (high) => this.setLatched(high),
      () => this.updateVoltages(),
    );
  }

  private setLatched(latched: boolean): void {
    if (latched === this.power.latched) return;
    this.power.latched = latched;
    this.note(latched ? 'latched' : 'unlatched');
    this.supplyChanged();
  }

  private updateVoltages(): void {
    if (this.chip) setVoltages(this.chip.rp2040, this.power);
  }
}
