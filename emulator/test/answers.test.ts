// How soon a press is answered in the midst of a game, where lists are long and the state is large.
//
// Times are the emulated chip's, so they are the same everywhere. The promise of 20 ms (docs/architecture.md) is held for
// menus in `firmware.test.ts`; here for every press of whole games, and for a player who presses at random in the games with
// the longest lists. Such a player takes back twice in a row, which replays the game, and makes several entries with one press,
// of which each is stored: few presses, with a bound of their own. Invariant: only presses that a refresh answers are counted,
// and not those that are held.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random } from '../src/random';
import { caylus } from './caylus-games';
import { presses } from './evening';
import { type Game, city, magnaCarta } from './games';
import { eight, five, three } from './machiavelli-games';
import { type Press, play, wake, withoutHost } from './real';

const PROMISED_MS = 20;
/** Of a hundred presses at random so many may take longer, and none longer than this. */
const LATE_IN_A_HUNDRED = 3;
const LATEST_MS = 30;

/** From a press (UP and DOWN act at once) or its release to the refresh command, of every press, the longest last. */
function answers(setUp: string, pressed: Press[]): number[] {
  const badger = wake('a');
  play(badger, ...presses(setUp));
  const times: number[] = [];
  for (const press of pressed) {
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

/** How many were late, and the latest. */
function judge(name: string, times: number[]): { late: number; latest: number } {
  const late = times.filter((ms) => ms > PROMISED_MS).length;
  const [median, latest] = [times[times.length >> 1]!, times.at(-1)!];
  console.log(`${name}: ${times.length} presses, median ${median.toFixed(1)} ms, latest ${latest.toFixed(1)} ms, ${late} late`);
  assert.ok(times.length > 50, `only ${times.length} presses were answered`);
  return { late, latest };
}

/** Mostly C, then up, down and B; A now and then. */
function atRandom(number: number, seed: number): Press[] {
  const random = new Random(seed);
  const chances: Press[] = [...Array(9).fill('c'), ...Array(3).fill('down'), ...Array(3).fill('up'), ...Array(4).fill('b'), 'a'];
  return Array.from({ length: number }, () => chances[random.below(chances.length)]!);
}

describe('a press in a game is answered', { skip: withoutHost }, () => {
  for (const [name, game] of Object.entries<Game>({
    'Magna Carta, the books on the device': magnaCarta({ variant: 'standard', books: 'device', players: 4 }),
    'Magna Carta, the books on the table': magnaCarta({ variant: 'standard', books: 'table', players: 4 }),
    'De Stad of four': city(4),
    'Caylus of five, the books on the table': caylus({ books: 'table', players: 5 }),
    'Caylus of five, the books on the device': caylus({ books: 'device', players: 5 }),
    'Machiavelli of three': three(),
    'Machiavelli of five': five(),
    'Machiavelli of eight, without cities': eight(),
  })) {
    test(name, () => {
      const all = game.moves.map((move) => move.presses).join(' ');
      const { late, latest } = judge(name, answers(game.setUp, presses(all)));
      assert.equal(late, 0, `${late} are late, the latest ${latest} ms`);
    });
  }

  for (const [name, setUp] of Object.entries({
    'Magna Carta at random, the books on the device': magnaCarta({ variant: 'standard', books: 'device', players: 4 }).setUp,
    'Caylus at random, the books on the device': caylus({ books: 'device', players: 5 }).setUp,
    // Eight players, every unique district, action cards.
    'Machiavelli at random, with everything in it': 'down c up c b c*3 down*2 c down*11 c down*3 c a c',
  })) {
    test(name, () => {
      const times = answers(setUp, atRandom(300, 7));
      const { late, latest } = judge(name, times);
      assert.ok(late * 100 <= LATE_IN_A_HUNDRED * times.length, `${late} of ${times.length} are late`);
      assert.ok(latest <= LATEST_MS, `${latest} ms`);
    });
  }
});
