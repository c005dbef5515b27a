// Keeps a bench in step with real time, for people who watch it: in a Worker or in the terminal.
//
// Tests do not need it; they run as fast as they can. Invariant: if the machine is too slow, emulated time falls behind
// and is forgiven, it is never caught up in a rush.

import type { Badger } from './badger';

/** Emulated time that one call runs at most, ms: enough for a slow timer, little enough to stay responsive. */
const SLICE_MS = 50;

export class Pace {
  private last: number;

  /** @param now reads a real clock, ms */
  constructor(
    private readonly badger: Badger,
    private readonly now: () => number,
  ) {
    this.last = now();
  }

  /** Runs the bench for as long as real time has passed since the last call. */
  step(): void {
    const now = this.now();
    this.badger.runFor(Math.min(now - this.last, SLICE_MS));
    this.last = now;
  }
}
