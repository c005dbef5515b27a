// The power goes at every step of every flash operation of an evening with four games, on the real image.
//
// How, and what must hold, is in `trial.ts`. The other evenings are in `power-cuts-values.test.ts`, so that two processors
// share the work. Invariant: together they try at least 2,000 distinct states of the stored area.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Recording, blank, same } from './cuts';
import { withoutHost } from './real';
import { gameIn } from './records';
import { firstStart, storedIn } from './stored';
import { ANOTHER, CHECK_LIST, HOME, NEXT_LANGUAGE } from './stretches';
import { Trial, host } from './trial';

/** Where the first game's entries lie in the stored area, and how long each is (docs/storage.md). */
const FIRST_SLOT = 0x1100;
const SLOT = 32;

/** Many entries, then a change of games: with the spare part tidied while idle, and without. */
function games(): Recording {
  const evening = new Recording(blank(), { picture: host('') });
  for (const times of [1, 2, 3]) evening.play(NEXT_LANGUAGE, { picture: host(`${NEXT_LANGUAGE} `.repeat(times)), idle: 300 });
  evening.play(CHECK_LIST, { picture: host('') });
  let all = `${CHECK_LIST} c`;
  evening.play('c', { between: [host(`${all} ${HOME}`)], idle: 500 });
  const plays = (...lines: string[]) => {
    for (const line of lines) {
      evening.play(line);
      all += ` ${line}`;
    }
  };
  // Passes that are taken back, over the border of the first sector.
  plays('c', ...Array<string[]>(50).fill(['c', 'a']).flat());
  // A round: builds, passes. Two of these are taken back, and come again from the log.
  plays('b down*4 c', 'b c', 'b down*9 c', 'c', 'c', 'c', 'c', 'a', 'a', 'hold-a down*2 c');
  // By the log three lines back, which is asked, and two of them forward; the third by itself.
  plays('hold-a up*3 c b', 'hold-a down*2 c', 'c');
  // A correction: the castle has two dungeons fewer. The table is the row below Red, who is asked.
  plays('hold-c c down c down*2 c down*2 c a a');
  assert.ok(same(evening.lines.at(-1)!.picture, host(all)), 'the script is where it should be');
  // Home, other languages, and on.
  evening.play(HOME, { picture: host(`${all} ${HOME}`), idle: 500 });
  for (const times of [1, 2, 3]) {
    const picture = host(`${all} ${HOME} ${`${NEXT_LANGUAGE} `.repeat(times)}`);
    evening.play(NEXT_LANGUAGE, { picture, idle: 300 });
  }
  evening.play('c', { lazy: true, idle: 500 });
  plays('c', 'up c', 'up c', 'down c', 'c');
  assert.ok(same(evening.lines.at(-1)!.picture, host(all)), 'the script is where it should be');
  // A second game; the sectors of the first are cleared while nobody presses.
  evening.play(HOME, { picture: host(`${all} ${HOME}`), idle: 500 });
  all += ` ${HOME} ${ANOTHER} c`;
  evening.play(ANOTHER, { picture: evening.lines.at(-1)!.picture });
  evening.play('c', { between: [host(`${all} ${HOME}`)], idle: 500 });
  evening.play('', { idle: 70_000 });
  // A pass and a building, each taken back; from the second time on C brings the building again.
  plays('c', ...Array<string[]>(50).fill(['c', 'a', 'b c', 'a']).flat());
  plays('c', 'c', 'c', 'c', 'c');
  // A third that is given up at once for a fourth: there is no time to clear the other part, so that begins behind it.
  evening.play(HOME, { picture: host(`${all} ${HOME}`), idle: 500 });
  const third = `${CHECK_LIST} c`;
  evening.play(`${ANOTHER} c c`, { between: [host(`${third} ${HOME}`), host(third)] });
  const actions = host(`${third} c`);
  assert.ok(same(evening.lines.at(-1)!.picture, actions));
  for (let pass = 0; pass < 4; pass++) evening.play('c');
  const provost = `${third} c c*4`;
  evening.play(`${HOME} ${ANOTHER} c c`, {
    between: [host(`${provost} ${HOME}`), host(`${third} ${HOME}`), host(third)],
    idle: 500,
  });
  assert.ok(same(evening.lines.at(-1)!.picture, actions));
  for (let i = 0; i < 5; i++) evening.play(i % 2 ? 'a' : 'c');
  evening.play('', { idle: 70_000 });
  return evening;
}

describe('a power cut at every step of the flash: games', { skip: withoutHost }, () => {
  const trial = new Trial();
  let evening: Recording;

  after(() => console.log(trial.summary));

  test('four games, over the borders of sectors and from one part to the other', () => {
    evening = games();
    trial.bootEach(evening);
  });

  test('two entries lost that undo each other are missed, although without them the picture would be the same', () => {
    const short = new Recording(blank(), { picture: host('') });
    short.play(CHECK_LIST, { picture: host('') });
    short.play('c', { between: [host(`${CHECK_LIST} c ${HOME}`)], idle: 500 });
    for (const line of ['c', 'c', 'a', 'c', 'a', 'c', 'a']) short.play(line);
    const cut = short.cuts.at(-1)!;
    const stored = storedIn(short.badger);
    short.judge(cut, firstStart(stored), 'whole');
    const { entries } = gameIn(stored)!;
    const free = FIRST_SLOT + entries.length * SLOT;
    stored.fill(0xff, free - 2 * SLOT, free);
    const start = firstStart(stored);
    assert.equal(gameIn(start.stored)!.entries.length, entries.length - 2);
    // The tally behind the last note knows of them, so the device says that they are gone; so would the bench by the entries.
    assert.ok(!same(start.picture, short.lines.at(-1)!.picture));
    assert.throws(() => short.judge(cut, start, 'two fewer'), /entries of game/);
  });

  test('there were at least 1,600 of them', () => assert.ok(trial.counts.boots >= 1600, `${trial.counts.boots}`));

  test('a second and a third cut, while the device recovers from the one before', () => trial.cutAgain(evening));
});
