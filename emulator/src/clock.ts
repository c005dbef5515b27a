// Time on the bench: one clock for everything, counted in the core's own cycles.
//
// It is not a wall clock and knows nothing of real time (that is `pace.ts`). Nothing has to be ticked after each
// instruction: the time is computed from the core's cycle counter, and the run loop only compares that counter with
// `deadline`, the cycle at which the next alarm is due.
//
// Invariant: no alarm ever fires before its time, and while it fires `nanos` is exactly the time it was set for.

import type { AlarmCallback, IAlarm, IClock } from './rp2040js';

/** Anything that counts cycles: the emulated core, or a stand-in while the board has no power. */
export interface CycleCounter {
  cycles: number;
}

class Alarm implements IAlarm {
  next: Alarm | null = null;
  nanos = 0;
  linked = false;

  constructor(
    private readonly clock: BenchClock,
    readonly callback: AlarmCallback,
    readonly owner: ChipClock | null,
  ) {}

  schedule(deltaNanos: number): void {
    this.clock.unlink(this);
    if (this.owner?.stopped) return;
    this.nanos = this.clock.nanos + Math.max(0, deltaNanos);
    this.clock.link(this);
  }

  cancel(): void {
    this.clock.unlink(this);
  }
}

export class BenchClock implements IClock {
  /** The cycle at which the run loop must call `fireDue`; changes whenever an alarm is set or cancelled. */
  deadline = Infinity;

  private counter: CycleCounter = { cycles: 0 };
  private baseCycles = 0;
  private baseNanos = 0;
  private nanosPerCycle = 8;
  private head: Alarm | null = null;
  private firingNanos: number | null = null;
  private interrupted = false;

  /** Nanoseconds since the bench was made. Grows while the board is off, too. */
  get nanos(): number {
    return this.firingNanos ?? this.countedNanos;
  }

  private get countedNanos(): number {
    return this.baseNanos + (this.counter.cycles - this.baseCycles) * this.nanosPerCycle;
  }

  /** Cycles counted since the bench was made; sleep counts as well, at the frequency of clk_sys. */
  get cycles(): number {
    return this.counter.cycles;
  }

  /** Goes on counting with another counter, which is set to the present count. */
  attach(counter: CycleCounter): void {
    this.rebase();
    counter.cycles = this.counter.cycles;
    this.counter = counter;
  }

  /** Sets clk_sys, in Hz. */
  setFrequency(hz: number): void {
    this.rebase();
    this.nanosPerCycle = 1e9 / hz;
    this.updateDeadline();
  }

  /** Makes the run loop come back after the present instruction. */
  interrupt(): void {
    this.interrupted = true;
    this.updateDeadline();
  }

  /** Sleeps until the next alarm is due. */
  skipToDeadline(): void {
    if (this.counter.cycles < this.deadline) this.counter.cycles = this.deadline;
  }

  /** Lets `nanos` pass without an instruction: the core is stalled or asleep. */
  skip(nanos: number): void {
    this.counter.cycles += Math.round(nanos / this.nanosPerCycle);
  }

  createAlarm(callback: AlarmCallback): IAlarm {
    return new Alarm(this, callback, null);
  }

  /** An alarm that belongs to one life of the chip. */
  createChipAlarm(callback: AlarmCallback, owner: ChipClock): IAlarm {
    return new Alarm(this, callback, owner);
  }

  /** Fires every alarm that is due, in order; alarms set meanwhile included. */
  fireDue(): void {
    while (this.head && this.dueCycle(this.head) <= this.counter.cycles) {
      const alarm = this.head;
      this.unlink(alarm);
      this.firingNanos = alarm.nanos;
      alarm.callback();
      this.firingNanos = null;
    }
    this.interrupted = false;
    this.updateDeadline();
  }

  link(alarm: Alarm): void {
    let before: Alarm | null = null;
    let after = this.head;
    while (after && after.nanos <= alarm.nanos) {
      before = after;
      after = after.next;
    }
    alarm.next = after;
    if (before) before.next = alarm;
    else this.head = alarm;
    alarm.linked = true;
    if (!before) this.updateDeadline();
  }

  unlink(alarm: Alarm): void {
    if (!alarm.linked) return;
    alarm.linked = false;
    if (this.head === alarm) {
      this.head = alarm.next;
      this.updateDeadline();
      return;
    }
    let item = this.head;
    while (item && item.next !== alarm) item = item.next;
    if (item) item.next = alarm.next;
  }

  /** Drops every alarm of one life of the chip. */
  drop(owner: ChipClock): void {
    let item = this.head;
    while (item) {
      const next = item.next;
      if (item.owner === owner) this.unlink(item);
      item = next;
    }
  }

  private rebase(): void {
    this.baseNanos = this.countedNanos;
    this.baseCycles = this.counter.cycles;
  }

  private updateDeadline(): void {
    if (this.interrupted) {
      this.deadline = -Infinity;
      return;
    }
    this.deadline = this.head ? this.dueCycle(this.head) : Infinity;
  }

  /** The first cycle at which an alarm may fire; a rounding error of the division must not cost a whole cycle. */
  private dueCycle(alarm: Alarm): number {
    return this.baseCycles + Math.ceil((alarm.nanos - this.baseNanos) / this.nanosPerCycle - 1e-6);
  }
}

/** The same clock as one life of the chip sees it: zero at reset, and dead with all its alarms after `stop`. */
export class ChipClock implements IClock {
  stopped = false;
  private readonly epoch: number;

  constructor(private readonly bench: BenchClock) {
    this.epoch = bench.nanos;
  }

  get nanos(): number {
    return this.bench.nanos - this.epoch;
  }

  createAlarm(callback: AlarmCallback): IAlarm {
    return this.bench.createChipAlarm(callback, this);
  }

  stop(): void {
    this.stopped = true;
    this.bench.drop(this);
  }
}
