// How soon a press is answered in the midst of a game, where lists are long and the state is large.
//
// Times are the emulated chip's, so they are the same everywhere. The promise of 20 ms (docs/architecture.md) is held for
// menus in `firmware.test.ts`; here it is held for most presses, and a bound for the rest: entries with the longest
// lists. Invariant: only presses that a refresh answers are counted, and not those that are held.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { caylus } from './caylus-games';
import { presses } from './evening';
import { type Game, magnaCarta } from './games';
import { five } from './machiavelli-games';
import { play, wake, withoutHost } from './real';

const PROMISED_MS = 20;
/** Of a hundred presses so many may take longer, and none longer than this. */
const LATE_IN_A_HUNDRED = 40;
const LATEST_MS = 30;

/** From a press (UP and DOWN act at once) or its release to the refresh command, of every press of a game. */
function answers(game: Game): number[] {
  const badger = wake('a');
  play(badger, ...presses(game.setUp));
  const times: number[] = [];
  for (const press of presses(game.moves.map((move) => move.presses).join(' '))) {
    const before = badger.events.length;
    play(badger, press);
    const events = badger.events.slice(before);
    const at = events.findIndex(({ kind }) => kind === 'refresh');
    const cause = press === 'up' || press === 'down' ? 'press' : 'release';
    const from = events.slice(0, at).findLast(({ kind }) => kind === cause);
    if (at >= 0 && from && !press.startsWith('hold-')) times.push(events[at]!.ms - from.ms);
  }
  return times.sort((one, other) => one - other);
}

describe('a press in a game is answered', { skip: withoutHost }, () => {
  for (const [name, game] of [
    ['Magna Carta, the books on the device', magnaCarta({ variant: 'standard', books: 'device', players: 4 })],
    ['Caylus of five, the books on the table', caylus({ books: 'table', players: 5 })],
    ['Machiavelli of five', five()],
  ] as const) {
    test(name, () => {
      const times = answers(game);
      const late = times.filter((ms) => ms > PROMISED_MS).length;
      const [median, latest] = [times[times.length >> 1]!, times.at(-1)!];
      console.log(`${name}: ${times.length} presses, median ${median.toFixed(1)} ms, latest ${latest.toFixed(1)} ms, ${late} late`);
      assert.ok(times.length > 50 && late * 100 <= LATE_IN_A_HUNDRED * times.length, `${late} of ${times.length} are late`);
      assert.ok(latest <= LATEST_MS, `${latest} ms`);
    });
  }
});
