// The power goes at every step of every flash operation of a short evening of Caylus, on the real image.
//
// How, and what must hold, is in `trial.ts`; what is the same for every game is tried with the others. Here are the
// entries that only this game has: workers, the gate, the inn, a market, a building, a house, a favour, corrections. Invariant: each line of
// the script leaves the glass on the table.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { caylusSetUp, withoutCaylus } from './caylus-games';
import { Recording, blank, same } from './cuts';
import { presses } from './evening';
import { play } from './real';
import { boardWith, storedIn } from './stored';
import { Trial, host } from './trial';

/** Two players, whose order is that of the set-up: nothing is drawn. The device keeps the books: every entry is one of the
 * table's own screen. Nothing is explained unasked, which would lie over what was entered. */
const SET_UP = caylusSetUp({ books: 'device', players: 2 }).replace(' b ', ' b up c down ');

/** One round and the beginning of the next. */
const ROUND = [
  // By hand a stone for Green; the income; Red to the carpenter, Green to the castle, which is taken back and comes again.
  ...['hold-c c down c down*5 c up c a*2', 'c', 'c down*5 c', 'down*2 c', 'a', 'c'],
  // Red at the gate, which leads to the market; Green at the inn; both pass.
  ...['down c c', 'down c up c', 'up c', 'up c', 'c down*4 c'],
  // Nobody moves the provost. A cube sold, a farm, a house, a favour; the end of the round.
  ...['b', 'c', 'c', 'c', 'c', 'c', 'c'],
  // By hand: the bailiff one on, then the section; Green's next worker.
  ...['hold-c c down c down c up c a*2', 'hold-c c down c down*2 c up c a*2', 'c c'],
];

/** The game is begun and everything of that stored; what is recorded begins with a start of the board. */
function evening(): Recording {
  const board = boardWith(blank());
  board.runFor(1000);
  play(board, ...presses(SET_UP));
  board.runFor(5000);
  const evening = new Recording(storedIn(board));
  for (const line of ROUND) evening.play(line);
  assert.ok(same(evening.lines.at(-1)!.picture, host([SET_UP, ...ROUND].join(' '))), 'the script is where it should be');
  return evening;
}

describe('a power cut at every step of the flash: Caylus', { skip: withoutCaylus }, () => {
  const trial = new Trial();

  after(() => console.log(trial.summary));

  test('a round with workers, a building, a house, a favour and corrections', () => {
    trial.bootEach(evening());
    assert.ok(trial.counts.boots >= 60, `${trial.counts.boots}`);
  });
});
