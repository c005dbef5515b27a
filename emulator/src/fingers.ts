// Fingers for people who watch: presses and releases in order, none too short to be noticed.
//
// A page or a terminal may report a press and its release at the same moment; a finger needs tens of milliseconds, and
// firmware debounces. So edges wait in a queue until the one before them has stood for long enough, in emulated time.
// Tests press the bench's buttons directly. Invariant: the order of the edges is kept, and none is dropped.

import type { Badger, Button } from './badger';

/** The least time between two edges of one button, ms. */
const LEAST_MS = 40;

interface Edge {
  button: Button;
  down: boolean;
  /** How long the button's last edge has to stand before this one, ms. */
  after: number;
}

export class Fingers {
  private readonly queue: Edge[] = [];
  private readonly lastEdge = new Map<Button, number>();

  constructor(private readonly badger: Badger) {}

  press(button: Button): void {
    this.queue.push({ button, down: true, after: LEAST_MS });
  }

  /** @param after how long the press has to last at least, ms */
  release(button: Button, after = LEAST_MS): void {
    this.queue.push({ button, down: false, after });
  }

  tap(button: Button, ms: number): void {
    this.press(button);
    this.release(button, ms);
  }

  /** Does what is due; to be called after each stretch of emulated time. */
  step(): void {
    for (;;) {
      const edge = this.queue[0];
      if (!edge || this.badger.ms - (this.lastEdge.get(edge.button) ?? -Infinity) < edge.after) return;
      this.queue.shift();
      this.lastEdge.set(edge.button, this.badger.ms);
      if (edge.down) this.badger.press(edge.button);
      else this.badger.release(edge.button);
    }
  }
}
