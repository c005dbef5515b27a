// What the bench holds against the firmware: sentences from the panel model, the core and the bus.
//
// It judges nothing itself and never throws: a test asserts that `list` is empty. Invariant: every sentence carries the
// emulated time at which it arose, and the list stops growing at 200 so that a runaway core cannot fill the memory.

import type { IClock, Logger } from './rp2040js';

const LIMIT = 200;

export class Complaints {
  readonly list: string[] = [];
  /** Called for each new sentence. */
  onComplaint: ((sentence: string) => void) | undefined;

  constructor(private readonly clock: IClock) {}

  add(who: string, sentence: string): void {
    if (this.list.length >= LIMIT) return;
    const text = `${(this.clock.nanos / 1e6).toFixed(3)} ms: ${who}: ${sentence}`;
    this.list.push(text);
    this.onComplaint?.(text);
  }
}

/** Components of rp2040js whose warnings stand for a bad access or instruction, which faults on the real chip. */
const FAULTING = new Set(['RP2040', 'CortexM0Core']);

/**
 * The logger given to rp2040js: its warnings and errors become complaints, and those of the core and the bus faults.
 * The package only logs the instruction SEV (ARMv6-M manual, A6.7.57), so this is also where the core's event flag gets
 * set; without it a wake-up between two tasks would be lost.
 */
export function coreLogger(complaints: Complaints, onSev: () => void, onFault: () => void): Logger {
  const complain = (component: string, message: string) => {
    complaints.add(component, message);
    if (FAULTING.has(component)) onFault();
  };
  return {
    debug() {},
    info(_component, message) {
      if (message === 'SEV') onSev();
    },
    warn: complain,
    error: complain,
  };
}
