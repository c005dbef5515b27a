// The power goes at steps of the flash during a short evening of Machiavelli, on the real image.
//
// How, and what must hold, is in `trial.ts`. The steps themselves are every game's (`power-cuts.test.ts` tries all of them); here
// it is what this game stores: its choices, its set-up, its longest entries, its result of two. Invariant: a start shows the
// picture that stood on the glass or the one that was being stored, and the game goes on from there.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Recording, blank, same } from './cuts';
import { presses } from './evening';
import { two, withoutMachiavelli } from './machiavelli-games';
import { pressAll, settle } from './real';
import { boardWith, storedIn } from './stored';
import { ANOTHER, HOME } from './stretches';
import { Trial, host } from './trial';

/** One round of two players, with a correction, taken back and brought back; its end is the game's. */
function evening(): Recording {
  const game = two();
  // All of the set-up but the press that begins.
  const setUp = game.setUp.replace(/ c$/, '');
  // Another game of it waits, so that the home screen offers it whatever is stored of the next.
  const before = boardWith(blank());
  settle(before);
  pressAll(before, ...presses(`${setUp} c ${HOME}`));
  settle(before);
  before.runFor(5000);
  const home = host(`${setUp} c ${HOME}`);
  const recording = new Recording(storedIn(before), { picture: home });
  recording.play(ANOTHER, { picture: home });
  let all = `${setUp} c ${HOME} ${ANOTHER} c`;
  recording.play('c', { between: [host(`${all} ${HOME}`)], idle: 500 });
  const round = game.moves.slice(0, game.moves.length / 4).map(({ presses }) => presses);
  // The king's turn: the last round is said by hand before it ends, and the game is over with it.
  const end = ['hold-c c up*2 c down*3 c up c a*2', 'a', 'c', round.at(-1)!];
  for (const line of [...round.slice(0, -1), ...end]) {
    recording.play(line);
    all += ` ${line}`;
  }
  assert.ok(same(recording.lines.at(-1)!.picture, host(all)), 'the script is where it should be');
  recording.play('', { idle: 3000 });
  return recording;
}

describe('a power cut at steps of the flash: Machiavelli', { skip: withoutMachiavelli }, () => {
  const trial = new Trial();

  after(() => console.log(trial.summary));

  test('one round of two players, to its result', () => {
    trial.bootEach(evening());
    assert.ok(trial.counts.boots >= 100, `${trial.counts.boots}`);
  });
});
