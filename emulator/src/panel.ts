// The panel's controller, a UC8151, as a model that complains.
//
// It takes bytes over SPI with the CS, DC and RESET pins, keeps the registers and the two frames, answers with BUSY and
// refreshes the glass. Not modelled: partial windows, reading back, temperature, voltages, and what a frame looks like
// with red in it. Invariant: whatever the firmware sends, the model goes on; misuse ends in a sentence, not in a crash.

import type { Complaints } from './complaints';
import { Glass, HEIGHT, WIDTH } from './glass';
import type { Random } from './random';
import type { IAlarm, IClock } from './rp2040js';
import { COMMANDS, type Command } from './uc8151';
import { builtInWaveform, durationMs, frameRate, frames, isStill, phases, type Waveform } from './waveform';

export const FRAME_BYTES = (WIDTH * HEIGHT) / 8;

/** Times of comparable panels, measured with a logic analyser: power on 39 ms, power off 10 ms, after reset 1 ms. */
const POWER_ON_NANOS = 39e6;
const POWER_OFF_NANOS = 10e6;
const AFTER_RESET_NANOS = 1e6;
/** Shortest reset pulse, UC8151 datasheet 9 (reset timing). */
const RESET_PULSE_NANOS = 50e3;

const PSR_RESOLUTION_128X296 = 0b10;
const PSR_LUT_FROM_REGISTERS = 1 << 5;
const PSR_SCAN_UP = 1 << 3;
const PSR_SHIFT_RIGHT = 1 << 2;
const PSR_NO_RESET = 1 << 0;

export class Panel {
  readonly glass = new Glass();
  /** Called when BUSY changes; true while the controller is busy (the pin is low then). */
  onBusy: ((busy: boolean) => void) | undefined;
  /** Called at each refresh command that moves the ink, before BUSY. */
  onRefresh: (() => void) | undefined;
  /** Called when the glass starts to change, with `glass.refresh` set. */
  onBegun: (() => void) | undefined;
  /** Called when the glass has come to rest: a refresh is over, or was broken off. */
  onShown: (() => void) | undefined;
  /** How long the last refresh kept BUSY low, ms. */
  lastRefreshMs = 0;
  /** Refreshes that moved the ink. One whose tables drive nothing only answers with BUSY, and counts nowhere. */
  refreshes = 0;
  /** Controller resets by the RESET pin since power-up. */
  resets = 0;

  private powered = false;
  private selected = false;
  private dataMode = false;
  private resetLow = false;
  private resetLowSince = 0;
  private pumpOn = false;
  private busyUntilAlarm: IAlarm;
  private working = false;
  private stuck = false;
  private flickering = false;
  /** It has reset itself, and RESET has not been low since: what the firmware says to it meanwhile is not its fault. */
  private forgetful = false;
  private readonly flickerAlarm: IAlarm;
  private whenDone: (() => void) | null = null;
  private command: Command | null = null;
  private received = 0;
  private buffer = new Uint8Array(FRAME_BYTES);
  private readonly registers = new Map<number, Uint8Array>();
  private readonly oldFrame = new Uint8Array(FRAME_BYTES);
  private readonly newFrame = new Uint8Array(FRAME_BYTES);
  private newFrameSent = false;

  constructor(
    private readonly clock: IClock,
    private readonly complaints: Complaints,
    private readonly random: Random,
  ) {
    this.busyUntilAlarm = clock.createAlarm(() => this.done());
    this.flickerAlarm = clock.createAlarm(() => this.change(() => (this.flickering = false)));
  }

  /** The controller works, whatever its pin says. */
  get busy(): boolean {
    return this.working || this.stuck;
  }

  /** The picture on the glass, 1 = black, row by row; during a refresh still the one before it. */
  get picture(): Uint8Array {
    return this.glass.pixels;
  }

  /** Holds BUSY low, as a hung controller does, until its next reset or `stickBusy(false)`. */
  stickBusy(stuck: boolean): void {
    this.change(() => (this.stuck = stuck));
  }

  /** A spark: the controller resets itself and forgets its registers, its tables, its power and both frames. */
  spark(): void {
    if (!this.powered || this.resetLow) return;
    this.clear();
    this.forgetful = true;
    this.work(AFTER_RESET_NANOS);
  }

  /** BUSY rises for so long, though the controller works on. */
  flicker(micros: number): void {
    this.change(() => (this.flickering = true));
    this.flickerAlarm.schedule(micros * 1e3);
  }

  setPower(on: boolean): void {
    if (on === this.powered) return;
    this.powered = on;
    this.resets = 0;
    this.resetLow = false;
    this.forgetful = false;
    this.clear();
  }

  setSelect(selected: boolean): void {
    this.selected = selected;
  }

  setDataMode(data: boolean): void {
    this.dataMode = data;
  }

  /** The RESET pin, active low. */
  setReset(low: boolean): void {
    if (!this.powered || low === this.resetLow) return;
    this.resetLow = low;
    if (low) {
      this.resetLowSince = this.clock.nanos;
      return;
    }
    const pulse = this.clock.nanos - this.resetLowSince;
    if (pulse < RESET_PULSE_NANOS) {
      this.complain(`the reset pulse lasted ${(pulse / 1000).toFixed(1)} µs, at least 50 µs are needed`);
    }
    this.resets++;
    this.forgetful = false;
    this.clear();
    this.work(AFTER_RESET_NANOS);
  }

  /** A byte has been clocked in; the pins count as they are at its last bit. */
  receive(byte: number): void {
    const what = this.dataMode ? `data byte ${hex(byte)}` : `command ${hex(byte)}`;
    if (!this.powered) return;
    if (!this.selected) return this.complain(`${what} with CS high`);
    if (this.resetLow) return this.complain(`${what} while RESET is low`);
    if (this.busy) return this.miss(`${what} while BUSY`);
    if (this.dataMode) this.receiveData(byte);
    else this.receiveCommand(byte);
  }

  private receiveCommand(byte: number): void {
    this.endCommand();
    const command = COMMANDS.get(byte);
    if (!command) return this.complain(`unknown command ${hex(byte)}`);
    if (!command.modelled) this.complain(`${command.name} is not modelled`);
    this.command = command;
    this.received = 0;
    if (command.max === 0) this.endCommand();
  }

  private receiveData(byte: number): void {
    const { command } = this;
    if (!command) return this.miss(`data byte ${hex(byte)} without a command`);
    if (this.received === command.max) this.complain(`${command.name} got more than ${command.max} bytes`);
    if (this.received < command.max) this.buffer[this.received] = byte;
    this.received++;
    // The panel does not know that a command is over before the next one; registers take effect byte by byte.
    if (this.received >= command.min && this.received <= command.max) this.store(command);
  }

  private store(command: Command): void {
    if (command.name === 'DTM1') this.oldFrame.set(this.buffer);
    else if (command.name === 'DTM2') {
      this.newFrame.set(this.buffer);
      this.newFrameSent = true;
    } else {
      this.registers.set(command.code, this.buffer.slice(0, this.received));
      if (command.name === 'PSR' && !(this.buffer[0] & PSR_NO_RESET)) this.clear();
    }
  }

  private endCommand(): void {
    const { command, received } = this;
    this.command = null;
    if (!command) return;
    if (received < command.min) {
      this.complain(`${command.name} got ${received} of ${command.min} bytes`);
      return;
    }
    switch (command.name) {
      case 'PON':
        this.work(POWER_ON_NANOS, () => (this.pumpOn = true));
        break;
      case 'POF':
        this.pumpOn = false;
        this.work(POWER_OFF_NANOS);
        break;
      case 'DRF':
        this.refresh();
        break;
    }
  }

  private refresh(): void {
    if (!this.pumpOn) return this.miss('refresh while powered off');
    const psr = this.registers.get(0x00)?.[0];
    if (psr === undefined) return this.complain('refresh without a panel setting (PSR)');
    if (psr >> 6 !== PSR_RESOLUTION_128X296) this.complain(`the panel setting ${hex(psr)} is not for 128 x 296 pixels`);
    if (!this.newFrameSent) return this.complain('refresh without a frame since the controller lost its RAM');
    const waveform = psr & PSR_LUT_FROM_REGISTERS ? this.registerWaveform() : builtInWaveform();
    if (!waveform) return;
    if (isStill(waveform)) return this.work(durationMs(waveform) * 1e6);
    this.refreshes++;
    this.onRefresh?.();
    const refresh = this.glass.begin(this.tables(psr), waveform, this.clock.nanos);
    this.lastRefreshMs = refresh.durationMs;
    this.onBegun?.();
    this.work(refresh.durationMs * 1e6, () => {
      this.glass.finish();
      this.onShown?.();
    });
  }

  private registerWaveform(): Waveform | null {
    const luts = [0x20, 0x21, 0x22, 0x23, 0x24].map((code) => this.registers.get(code));
    const missing = luts.findIndex((lut) => !lut);
    if (missing >= 0) {
      this.complain(`refresh from registers without the look-up table ${hex(0x20 + missing)}`);
      return null;
    }
    const [, ww, bw, wb, bb] = luts as Uint8Array[];
    return {
      whiteToWhite: phases(ww!),
      blackToWhite: phases(bw!),
      whiteToBlack: phases(wb!),
      blackToBlack: phases(bb!),
      frames: Math.max(...luts.map((lut) => frames(lut!))),
      rate: frameRate(this.registers.get(0x30)?.[0] ?? 0x3c),
    };
  }

  /** Which table (0 WW, 1 BW, 2 WB, 3 BB) drives each pixel of the glass; by CDI's DDX bits (UC8151 datasheet, R50h). */
  private tables(psr: number): Uint8Array {
    const ddx = ((this.registers.get(0x50)?.[0] ?? 0xd7) >> 4) & 3;
    const inverted = ddx & 1;
    const ignoresOld = ddx & 2;
    const tables = new Uint8Array(WIDTH * HEIGHT);
    for (let i = 0; i < FRAME_BYTES; i++) {
      for (let bit = 0; bit < 8; bit++) {
        const mask = 0x80 >> bit;
        const black = (this.newFrame[i] & mask ? 1 : 0) ^ inverted;
        const wasBlack = ignoresOld ? 1 - black : (this.oldFrame[i] & mask ? 1 : 0) ^ inverted;
        const column = i >> 4;
        const row = (i & 15) * 8 + bit;
        const x = psr & PSR_SCAN_UP ? WIDTH - 1 - column : column;
        const y = psr & PSR_SHIFT_RIGHT ? row : HEIGHT - 1 - row;
        tables[y * WIDTH + x] = black * 2 + wasBlack;
      }
    }
    return tables;
  }

  /** Everything the controller forgets at power-up and reset; its RAM comes back with noise. The glass stays. */
  private clear(): void {
    if (this.glass.refresh) {
      this.glass.abandon(this.clock.nanos);
      this.onShown?.();
    }
    this.change(() => {
      this.working = false;
      this.stuck = false;
    });
    this.busyUntilAlarm.cancel();
    this.whenDone = null;
    this.pumpOn = false;
    this.command = null;
    this.registers.clear();
    this.random.fill(this.oldFrame);
    this.random.fill(this.newFrame);
    this.newFrameSent = false;
  }

  private work(nanos: number, whenDone: (() => void) | null = null): void {
    this.whenDone = whenDone;
    this.change(() => (this.working = true));
    this.busyUntilAlarm.schedule(nanos);
  }

  private done(): void {
    const { whenDone } = this;
    this.whenDone = null;
    whenDone?.();
    this.change(() => (this.working = false));
  }

  private change(action: () => void): void {
    const before = this.busyPin;
    action();
    if (this.busyPin !== before) this.onBusy?.(this.busyPin);
  }

  /** What BUSY says. */
  private get busyPin(): boolean {
    return this.busy && !this.flickering;
  }

  /** Something that a controller that has just reset itself is bound to meet, and no other. */
  private miss(sentence: string): void {
    if (!this.forgetful) this.complain(sentence);
  }

  private complain(sentence: string): void {
    this.complaints.add('panel', sentence);
  }
}

function hex(value: number): string {
  return `0x${value.toString(16).padStart(2, '0')}`;
}
