// Boards that start from what a power cut has left, again and again.
//
// Each evening is played once and the stored area copied whenever it changes; then a new board starts with each copy.
// Invariant: it shows the picture that stood on the glass or the one that was being stored, never an older one and never
// a torn one; it has the entries that belong to it; and the game goes on from there.

import { type Recording, fingerprint, statesDuring } from './cuts';
import { presses } from './evening';
import { hostPicture, settle } from './real';
import { type Start, boardWith, firstStart } from './stored';

export function host(text: string): Uint8Array {
  return hostPicture(...presses(text));
}

export class Trial {
  readonly counts = { cuts: 0, boots: 0, again: 0, wentOn: 0 };

  get summary(): string {
    const { cuts, boots, again, wentOn } = this.counts;
    return (
      `power cuts: ${cuts} points, ${boots} distinct states started, ${again} more after a second or third cut, ` +
      `${wentOn} games gone on with`
    );
  }

  /** Starts a board with each copy; every 20th plays on. */
  bootEach(evening: Recording): void {
    const seen = new Map<string, Start>();
    for (const { cut, stored, number } of evening.copies()) {
      const where = `cut ${number} of ${evening.cuts.length}`;
      const mark = fingerprint(stored);
      const start = seen.get(mark) ?? firstStart(stored);
      if (!seen.has(mark)) this.counts.boots++;
      seen.set(mark, start);
      const line = evening.judge(cut, start, where);
      if (number % 20 === 0 && line !== undefined && evening.lines[line]!.table) {
        const badger = boardWith(stored);
        settle(badger);
        evening.goesOn(badger, line, 2, where);
        this.counts.wentOn++;
      }
    }
    this.counts.cuts += evening.cuts.length;
  }

  /** A second and a third cut, while the device recovers from the one before. */
  cutAgain(evening: Recording): void {
    for (const { cut, stored, number } of evening.copies()) {
      if (number % 23) continue;
      const where = `cut ${number}, cut again`;
      const badger = boardWith(stored);
      const second = statesDuring(badger, () => badger.runFor(3000));
      for (const [at, state] of second.entries()) {
        evening.judge(cut, firstStart(state), `${where} at ${at}`);
        this.counts.again++;
        if (at % 4) continue;
        const once = boardWith(state);
        for (const third of statesDuring(once, () => once.runFor(1000)).slice(0, 4)) {
          evening.judge(cut, firstStart(third), `${where} at ${at}, and again`);
          this.counts.again++;
        }
      }
    }
  }
}
