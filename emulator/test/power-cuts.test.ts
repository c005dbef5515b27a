// The power goes at every step of every flash operation of three scripted evenings, on the real image.
//
// Each evening is played once and the stored area copied whenever it changes; then a new board starts with each copy.
// Invariant: it shows the picture that stood on the glass or the one that was being stored, never an older one and never
// a torn one; and the game goes on from there.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Recording, blank, fingerprint, same, statesDuring } from './cuts';
import { presses } from './evening';
import { hostPicture, pressAll, settle, withoutHost } from './real';
import { boardWith, firstPicture, nextPicture, storedIn } from './stored';
import { wearIn } from './worn';

/** From the home screen to the check-list of a game of four in which nothing is left to the lot. */
const SET_UP = 'c b up*2 c down c*4 a';
/** From a screen of the game on which C is no seat: by the menu to the home screen. */
const HOME = 'hold-c up c';
/** From the home screen with a game on it: give that up, with the same choices as last time. */
const ANOTHER = 'down c b';

const END_OF_ROUND = 'the end of the round';

const counts = { cuts: 0, boots: 0, again: 0, wentOn: 0 };

function host(text: string): Uint8Array {
  return hostPicture(...presses(text));
}

/** Many entries, then a change of games: with the spare part tidied while idle, and without. */
function games(): Recording {
  const evening = new Recording(blank(), { picture: host('') });
  for (const times of [1, 2, 3]) evening.play('hold-b', { picture: host(`hold-b*${times}`), idle: 300 });
  evening.play(SET_UP, { picture: host('') });
  let all = `${SET_UP} c`;
  evening.play('c', { between: [host(`${all} ${HOME}`)], idle: 500 });
  const plays = (...lines: string[]) => {
    for (const line of lines) {
      evening.play(line);
      all += ` ${line}`;
    }
  };
  // Passes that are taken back, over the border of the first sector.
  plays('c', ...Array<string[]>(58).fill(['b', 'a']).flat());
  // A round: builds, passes, the provost.
  plays('hold-c down*4 c', 'hold-b c', 'hold-up down*9 c', 'b', 'c', 'up', 'down');
  assert.ok(same(evening.lines.at(-1)!.picture, host(all)), 'the script is where it should be');
  // Home, other languages, and on.
  evening.play(HOME, { picture: host(`${all} ${HOME}`), idle: 500 });
  for (const times of [1, 2, 3]) evening.play('hold-b', { picture: host(`${all} ${HOME} hold-b*${times}`), idle: 300 });
  evening.play('c', { lazy: true, idle: 500 });
  plays('c', 'up c', 'up c', 'down c', 'c');
  assert.ok(same(evening.lines.at(-1)!.picture, host(all)), 'the script is where it should be');
  // A second game; the sectors of the first are cleared while nobody presses.
  evening.play(HOME, { picture: host(`${all} ${HOME}`), idle: 500 });
  all += ` ${HOME} ${ANOTHER} c`;
  evening.play(ANOTHER, { picture: evening.lines.at(-1)!.picture });
  evening.play('c', { between: [host(`${all} ${HOME}`)], idle: 500 });
  evening.play('', { idle: 70_000 });
  plays('c', ...Array<string[]>(50).fill(['b', 'a', 'hold-c c', 'a']).flat());
  plays('b', 'c', 'up', 'down');
  // A third that is given up at once for a fourth, which has to clear its sectors itself.
  evening.play(HOME, { picture: host(`${all} ${HOME}`), idle: 500 });
  const third = `${SET_UP} c`;
  evening.play(`${ANOTHER} c c`, { between: [host(`${third} ${HOME}`), host(third)] });
  const actions = host(`${third} c`);
  assert.ok(same(evening.lines.at(-1)!.picture, actions));
  // C held is Green's building there, so a pass of everybody leads to a screen with a menu.
  evening.play('b');
  evening.play('c');
  evening.play('up');
  evening.play('down');
  const provost = `${third} c b c up down`;
  evening.play(`${HOME} ${ANOTHER} c c`, {
    between: [host(`${provost} ${HOME}`), host(`${third} ${HOME}`), host(third)],
    idle: 500,
  });
  assert.ok(same(evening.lines.at(-1)!.picture, actions));
  for (let i = 0; i < 5; i++) evening.play(i % 2 ? 'a' : 'b');
  evening.play('', { idle: 70_000 });
  return evening;
}

/** The short game of `game.test.ts` to its result, and the next one. */
function shortGame(): Recording {
  const setUp = 'c b c down c down*3 c down c c a';
  const evening = new Recording(blank(), { picture: host('') });
  evening.play(setUp, { picture: host('') });
  let all = `${setUp} c`;
  evening.play('c', { between: [host(`${all} ${HOME}`)], idle: 500 });
  const lines = [
    ...['c', 'hold-b c', 'hold-c down*9 c', 'hold-b down*9 c down c', 'c', 'b', 'c', 'up*3 c', 'up*4 c', END_OF_ROUND],
    ...['b', 'c', 'c', 'up*2 c', 'up*5 c', 'up c', 'up*7 c', 'up*3 c', 'c', 'up*2 c', 'up*8 c'],
  ];
  for (const line of lines) {
    // The end of a round and the income of the next are one press.
    const { text, ...options } = line === END_OF_ROUND ? { text: 'c', second: 'c' } : { text: line };
    evening.play(text, options);
    all += ` ${text}`;
  }
  assert.ok(same(evening.lines.at(-1)!.picture, host(all)), 'the script is where it should be');
  evening.play('', { idle: 3000 });
  // The end taken back and entered again: the result goes and comes.
  evening.play('a', { idle: 500 });
  evening.play('up*8 c', { idle: 500 });
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
  const languages = [0, 1, 2].map((times) => host(`hold-b*${times}`));
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
  for (let i = 1; i <= 5; i++) evening.play('hold-b', { picture: languages[(at + i) % 3]!, idle: 500 });
  return evening;
}

/** Starts a board with each copy; every 20th plays on. */
function bootEach(evening: Recording): void {
  const seen = new Map<string, Uint8Array>();
  for (const { cut, stored, number } of evening.copies()) {
    const where = `cut ${number} of ${evening.cuts.length}`;
    const mark = fingerprint(stored);
    const shown = seen.get(mark) ?? firstPicture(stored);
    if (!seen.has(mark)) counts.boots++;
    seen.set(mark, shown);
    const line = evening.judge(cut, stored, shown, where);
    if (number % 20 === 0 && line !== undefined && evening.lines[line]!.table) {
      const badger = boardWith(stored);
      settle(badger);
      evening.goesOn(badger, line, 2, where);
      counts.wentOn++;
    }
  }
  counts.cuts += evening.cuts.length;
}

describe('a power cut at every step of the flash', { skip: withoutHost }, () => {
  after(() => {
    console.log(
      `power cuts: ${counts.cuts} points, ${counts.boots} distinct states started, ${counts.again} more after a second ` +
        `or third cut, ${counts.wentOn} games gone on with`,
    );
  });

  const evenings: [string, () => Recording][] = [
    ['four games, over the borders of sectors and from one part to the other', games],
    ['a short game to its result, and the next', shortGame],
    ['settings, until their sectors have gone round', values],
  ];
  const recorded = new Map<string, Recording>();

  for (const [name, record] of evenings) {
    test(name, () => {
      const evening = record();
      recorded.set(name, evening);
      bootEach(evening);
    });
  }

  test('there were at least 2,000 of them', () => assert.ok(counts.boots >= 2000, `${counts.boots}`));

  test('a second and a third cut, while the device recovers from the one before', () => {
    for (const evening of recorded.values()) {
      for (const { cut, stored, number } of evening.copies()) {
        if (number % 23) continue;
        const where = `cut ${number}, cut again`;
        const badger = boardWith(stored);
        const second = statesDuring(badger, () => badger.runFor(3000));
        for (const [at, state] of second.entries()) {
          evening.judge(cut, state, firstPicture(state), `${where} at ${at}`);
          counts.again++;
          if (at % 4) continue;
          const once = boardWith(state);
          for (const third of statesDuring(once, () => once.runFor(1000)).slice(0, 4)) {
            evening.judge(cut, third, firstPicture(third), `${where} at ${at}, and again`);
            counts.again++;
          }
        }
      }
    }
  });

  test('a second cut while the values are mended', () => {
    const evening = recorded.get(evenings[2]![0])!;
    const languages = [1, 2, 3].map((times) => host(`hold-b*${times}`));
    for (const { cut, stored, number } of evening.copies()) {
      if (number % 31) continue;
      const where = `cut ${number}, cut again`;
      const badger = boardWith(stored);
      const first = nextPicture(badger);
      evening.judge(cut, stored, first, where);
      settle(badger);
      const next = languages[(languages.findIndex((picture) => same(picture, first)) + 1) % 3]!;
      const states = statesDuring(badger, () => {
        pressAll(badger, 'hold-b');
        badger.runFor(4000);
      });
      assert.ok(states.length > 0, where);
      // As many as matter: the beginning, the end, and some between.
      const few = states.filter((_, at) => at % Math.ceil(states.length / 5) === 0 || at === states.length - 1);
      for (const [at, state] of few.entries()) {
        const shown = firstPicture(state);
        assert.ok(same(shown, first) || same(shown, next), `${where} at ${at}`);
        counts.again++;
      }
      assert.ok(same(firstPicture(storedIn(badger)), next), `${where}: what was stored in the end`);
    }
  });
});
