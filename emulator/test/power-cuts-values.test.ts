// The power goes at every step of every flash operation of a short game with its result, and of changes of settings, on
// the real image.
//
// How, and what must hold, is in `trial.ts`; longer games are in `power-cuts.test.ts`. Invariant: together they try at
// least 2,000 distinct states of the stored area.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Recording, blank, same, statesDuring } from './cuts';
import { presses } from './evening';
import { pressAll, settle, withoutHost } from './real';
import { boardWith, firstPicture, nextPicture, storedIn } from './stored';
import { HOME, NEXT_LANGUAGE } from './stretches';
import { Trial, host } from './trial';
import { wearIn } from './worn';

/** The short game of `game.test.ts` to its result, and the next one. */
function shortGame(): Recording {
  const setUp = 'c b c down c down*3 c down c c a';
  const evening = new Recording(blank(), { picture: host('') });
  evening.play(setUp, { picture: host('') });
  let all = `${setUp} c`;
  evening.play('c', { between: [host(`${all} ${HOME}`)], idle: 500 });
  const lines = [
    // The end of the round, and the income of the next, which follows by itself, are one press.
    ...['c', 'b c', 'b down*9 c', 'b down*9 c down c', 'c', 'c', 'c', 'up*4 c', 'up*5 c', 'c'],
    // Who gets the gold is read, which is no entry; then each seat's count.
    ...['down c', 'c', 'c', 'up*3 c', 'up*6 c', 'c up c up*7 c up*3 c', 'c up*2 c up*8 c'],
  ];
  for (const line of lines) {
    evening.play(line);
    all += ` ${line}`;
  }
  assert.ok(same(evening.lines.at(-1)!.picture, host(all)), 'the script is where it should be');
  evening.play('', { idle: 3000 });
  // The end taken back and entered again: the result goes and comes.
  evening.play('a', { idle: 500 });
  evening.play('c', { idle: 500 });
  evening.play('c', { picture: host(`${all} c`), idle: 500 });
  evening.play('c', { picture: host(`${all} c`) });
  evening.play('c', { between: [host(`${all} c c c ${HOME}`)], idle: 70_000 });
  return evening;
}

/** The sectors of the values have gone round, each is filled: one is cleared, and a setting is changed some times. */
function values(): Recording {
  const badger = boardWith(blank());
  settle(badger);
  wearIn(badger);
  const languages = [0, 1, 2].map((times) => host(`${NEXT_LANGUAGE} `.repeat(times)));
  const first = firstPicture(storedIn(badger));
  const at = languages.findIndex((picture) => same(picture, first));
  assert.ok(at >= 0, 'the language is kept');
  const start = boardWith(storedIn(badger));
  nextPicture(start);
  assert.ok(start.ms <= 120, `${start.ms} ms to the first picture: it takes longer the more was written`);
  // When nobody presses, room is made in both copies; the changes after that find it.
  const evening = new Recording(storedIn(badger), { picture: first, idle: 20_000 });
  const erased = evening.cuts.filter((cut) => cut.bytes.length > 8).length;
  assert.ok(erased >= 24, `only ${erased} steps of erases: the copies do not go round`);
  for (let i = 1; i <= 5; i++) evening.play(NEXT_LANGUAGE, { picture: languages[(at + i) % 3]!, idle: 500 });
  return evening;
}

describe('a power cut at every step of the flash: results and settings', { skip: withoutHost }, () => {
  const trial = new Trial();
  const recorded = new Map<string, Recording>();

  after(() => console.log(trial.summary));

  for (const [name, what, record] of [
    ['results', 'a short game to its result, and the next', shortGame],
    ['settings', 'settings, when their sectors have gone round', values],
  ] as const) {
    test(what, () => {
      recorded.set(name, record());
      trial.bootEach(recorded.get(name)!);
    });
  }

  test('there were at least 400 of them', () => assert.ok(trial.counts.boots >= 400, `${trial.counts.boots}`));

  test('a second and a third cut, while the device recovers from the one before', () => {
    for (const evening of recorded.values()) trial.cutAgain(evening);
  });

  test('a second cut while the values are mended', () => {
    const evening = recorded.get('settings')!;
    const languages = [1, 2, 3].map((times) => host(`${NEXT_LANGUAGE} `.repeat(times)));
    for (const { cut, stored, number } of evening.copies()) {
      if (number % 31) continue;
      const where = `cut ${number}, cut again`;
      const badger = boardWith(stored);
      const first = nextPicture(badger);
      evening.judge(cut, { picture: first, stored: storedIn(badger) }, where);
      settle(badger);
      const next = languages[(languages.findIndex((picture) => same(picture, first)) + 1) % 3]!;
      const states = statesDuring(badger, () => {
        pressAll(badger, ...presses(NEXT_LANGUAGE));
        badger.runFor(4000);
      });
      assert.ok(states.length > 0, where);
      // As many as matter: the beginning, the end, and some between.
      const few = states.filter((_, at) => at % Math.ceil(states.length / 5) === 0 || at === states.length - 1);
      for (const [at, state] of few.entries()) {
        const shown = firstPicture(state);
        assert.ok(same(shown, first) || same(shown, next), `${where} at ${at}`);
        trial.counts.again++;
      }
      assert.ok(same(firstPicture(storedIn(badger)), next), `${where}: what was stored in the end`);
    }
  });
});
