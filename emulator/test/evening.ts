// An evening at the table: one board, the presses it has had, and the screens that the host draws for the same presses.
//
// Presses are written as the host tool takes them, `c hold-b down*3`. Invariant: every press of the board is on the
// list, so the host's picture is always that of the same evening.

import type { Badger, BadgerOptions } from '../src/badger';
import { assertShows, hostPicture, pressAll, settle, wake, type Press } from './real';

const PRESS = /^(?<press>(hold-)?(a|b|c|up|down))(\*(?<times>\d+))?$/;

/** `c hold-b down*3` is C, B held, three times DOWN. */
export function presses(text: string): Press[] {
  return text
    .split(/\s+/)
    .filter((word) => word)
    .flatMap((word) => {
      const found = PRESS.exec(word)?.groups;
      if (!found) throw new Error(`'${word}' is no press`);
      return Array<Press>(Number(found.times ?? 1)).fill(found.press as Press);
    });
}

export class Evening {
  readonly badger: Badger;
  /** All presses so far; the one that wakes the board does nothing on the home screen. */
  readonly all: Press[] = ['a'];

  constructor(options: BadgerOptions = {}) {
    this.badger = wake('a', options);
  }

  /** Presses quickly, without a look at the glass. */
  press(text: string): void {
    const these = presses(text);
    pressAll(this.badger, ...these);
    this.all.push(...these);
  }

  /** The picture on the glass once it has come to rest. */
  glass(): Uint8Array {
    settle(this.badger);
    return this.badger.panel.picture.slice();
  }

  /** Fails unless the glass shows what the host draws: after all presses so far, or after those of `instead`. */
  look(instead: Press[] = this.all): void {
    settle(this.badger);
    try {
      assertShows(this.badger, hostPicture(...instead));
    } catch (error) {
      throw new Error(`after ${this.all.join(' ')}: ${(error as Error).message}`, { cause: error });
    }
  }

  /** Presses and looks after each press. */
  walk(text: string): void {
    for (const press of presses(text)) {
      this.press(press);
      this.look();
    }
  }
}
