// Whole games on the real image, by buttons alone: what a table does in an evening.
//
// The same presses go to the board and to the host, and the glass must show the host's picture. The board's chance is
// not the host's, so where a game is left to the lot only screens are compared that do not show it. Invariant of every
// test here: the panel, the core and the bus have nothing to complain about, and the board never resets.

import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { BadgerOptions } from '../src/badger';
import { Evening, presses } from './evening';
import { hostPicture, withoutHost } from './real';

const evenings: Evening[] = [];

function evening(options: BadgerOptions = {}): Evening {
  const begun = new Evening(options);
  evenings.push(begun);
  return begun;
}

afterEach(() => {
  const boards = evenings.splice(0).map((evening) => evening.badger);
  assert.deepEqual(
    boards.flatMap((badger) => badger.complaints),
    [],
  );
  const resets = boards.flatMap((badger) => badger.events.filter((event) => event.kind === 'watchdog'));
  assert.deepEqual(resets, []);
});

/** B held on the home screen shows the next one. */
const LANGUAGES = { Dutch: '', German: 'hold-b', English: 'hold-b*2' };

/** From the home screen to the check-list of a game of four in which nothing is left to the lot: Orange starts. */
const WITHOUT_LOT = 'c b up*2 c down c*4 a';

/** The buttons of the seats. */
const [ORANGE, GREEN, BLUE, RED] = ['b', 'c', 'up', 'down'] as const;

describe("the rulebook's example round", { skip: withoutHost }, () => {
  // Green's bank and Blue's quarry at the end of the street, the provost before the bank, two dungeons in the castle.
  const BUILDS = [`hold-${GREEN} down*4 c`, `hold-${ORANGE} c`, `hold-${GREEN} down*9 c`, `hold-${BLUE} down*9 c`];
  const BEFORE = `c c c ${BUILDS.join(' ')} b c up down down c c ${'down*2 c '.repeat(3)} up*4 c c`;
  // Passes; the provost stays, +1, +1, -1; the effects; batches 1, 2, 1, 0; the end of the round.
  const PASSES = [ORANGE, GREEN, BLUE, RED].join(' ');
  const PROVOST = 'c up c up c down c';
  const CASTLE = 'c up c c down c';

  for (const seed of [1, 1289]) {
    test(`by chance as it falls, seed ${seed}`, () => {
      const table = evening({ seed });
      table.press(BEFORE);
      table.look();
      const before = table.all.length;
      table.walk(PASSES);
      // The last press leads to the effects, whose first card is the lot's.
      const steps = presses(PROVOST);
      table.walk(steps.slice(0, -1).join(' '));
      table.press(`${steps.at(-1)!} c`);
      table.look();
      const batches = presses(CASTLE);
      table.walk(batches.slice(0, -1).join(' '));
      table.press(batches.at(-1)!);
      // The end of the round says who starts, by the lot; then the third round's actions.
      table.press('c');
      table.look();
      const count = table.all.length - before;
      assert.ok(count <= 20, `${count} presses`);
    });
  }

  test('with the street and the start set by hand, every screen', () => {
    const table = evening();
    table.press(`${WITHOUT_LOT} ${BEFORE.slice('c '.length)}`);
    table.look();
    table.walk(`${PASSES} ${PROVOST} c ${CASTLE} c`);
  });
});

// The short game of `companion/tests/whole_game.rs`, where its numbers are the rulebook's: the intro rules, two
// players, two rounds; Orange wins by 35 to 33. Orange starts, and the lot has no say.

const SHORT_SET_UP = 'c b c down c down*3 c down c c a c';
const SHORT_GAME = [
  // The first round: income, a farm, a bank, a statue; Green passes first; effects; 4 and 5 batches; the round's end.
  'c',
  `hold-${ORANGE} c`,
  `hold-${GREEN} down*9 c`,
  `hold-${ORANGE} down*9 c down c`,
  GREEN,
  ORANGE,
  'c',
  'up*3 c',
  'up*4 c',
  'c',
  // The second: 3 and 6 batches, which spends the stock.
  ORANGE,
  GREEN,
  'c',
  'up*2 c',
  'up*5 c',
  // Gold, cubes and deniers of Orange, then of Green.
  'up c',
  'up*7 c',
  'up*3 c',
  'c',
  'up*2 c',
  'up*8 c',
];

describe('a short game', { skip: withoutHost }, () => {
  for (const [language, choose] of Object.entries(LANGUAGES)) {
    test(`comes to its result in ${language}`, () => {
      const table = evening();
      table.press(choose);
      table.look();
      table.press(SHORT_SET_UP);
      for (const entry of SHORT_GAME) {
        table.look();
        table.press(entry);
      }
      table.look();
      // The score sheet, and home to the list of results, which is not empty any more.
      table.walk('b a c down*3 c');
      assert.notDeepEqual(table.glass(), hostPicture(...presses(`${choose} down*3 c`)));
      table.walk('c c');
    });
  }

  test('with twenty entries taken back and one return from the log has the same result', () => {
    const table = evening();
    table.press(SHORT_SET_UP);
    let undone = 0;
    SHORT_GAME.forEach((entry, at) => {
      const before = undone % 5 === 0 && table.glass();
      table.press(entry);
      if (undone < 20) {
        table.press('a');
        if (before) assert.deepEqual(table.glass(), before, `A takes '${entry}' back`);
        table.press(entry);
        undone++;
      }
      if (at === 12) {
        // Both passes and the effects of the second round once more.
        table.press('hold-a up*3');
        table.look();
        table.press(`c ${SHORT_GAME.slice(10, 13).join(' ')}`);
      }
    });
    assert.equal(undone, 20);
    table.look(presses(`${SHORT_SET_UP} ${SHORT_GAME.join(' ')}`));
    table.look();
  });
});

describe('every screen of a game is the one the host draws', { skip: withoutHost }, () => {
  const BEGUN = `${WITHOUT_LOT} c`;

  test('the set-up, its choices and the first screen', () => {
    const table = evening();
    // The check-list shows the lot until the start and the street are chosen.
    table.press('c');
    table.walk('b down*2 up*2 c c down c*3 down c c down c down c*3 down c down c c down c c a c');
  });

  test('a build with a held button, its help, a sentence, the log', () => {
    const table = evening();
    table.press(`${BEGUN} c`);
    table.walk(`hold-${RED} b a down a hold-${RED} down*2 c hold-${ORANGE} up c down c`);
    table.walk(`${GREEN} ${GREEN} a hold-${GREEN} a a ${GREEN} hold-a up*2 down a`);
  });

  test('help, menu, corrections, cards, score sheet, home and back', () => {
    const table = evening();
    table.press(BEGUN);
    table.walk('b a hold-c a');
    // The provost two cards back, the start card to the next seat, two dungeons fewer; that last is taken back.
    table.walk('hold-c c c down*2 c hold-c c down c up c hold-c c down*2 c hold-down c a');
    table.walk('hold-c down c up b a');
    table.walk('hold-c down*2 c down*5 c a up*6 c c a');
    table.walk('hold-c down*3 c a');
    // Home, where a new game asks first; the other language; and on with the game.
    table.walk('hold-c up c down c a up hold-b c b a');
  });

  test('nobody moves, the pages of the effects, the church, nobody offers', () => {
    const table = evening();
    // Orange builds a church, Green a lawyer.
    table.press(`${BEGUN} c hold-${ORANGE} down*11 c hold-${GREEN} down*5 c b c up down`);
    table.walk('up*3 down*4 up c a up*2 c down c');
    // One of Orange's tokens from the church, taken back, then two.
    table.walk('up*2 down b down a b c a b down c');
    table.walk('c c up down b a down c c down c');
  });

  test('a round in which the device keeps the books', () => {
    const table = evening();
    table.press('c b down*2 c down*2 c down c*4 a c c');
    // Workers, a new hand, a building; Blue's and Red's workers, until everybody has passed.
    table.walk(`up*3 c c down*2 c up*3 c c up*2 c c up c down c ${'up*2 c c '.repeat(4)} c c`);
    // The provost, what each worker gets, the castle, the end of the round.
    table.walk('c*4 down c down c a down c down c down c c down*2 c c');
    table.walk('hold-c down*3 c a hold-a up*4 c');
  });
});

test('41 moves of the mark, then quiet: one full refresh of the same picture', { skip: withoutHost }, () => {
  // On USB, where the device stays on however long nobody presses.
  const table = evening({ usb: true });
  const { badger } = table;
  const { panel } = badger;
  const full = panel.lastRefreshMs;
  const first = panel.refreshes;
  table.walk('down*41');
  assert.equal(panel.refreshes, first + 41);
  assert.equal(panel.lastRefreshMs, 260);
  badger.runFor(40_000);
  assert.equal(panel.refreshes, first + 42);
  assert.equal(panel.lastRefreshMs, full, 'the refresh drives every pixel');
  table.look();
  badger.runFor(300_000);
  assert.equal(panel.refreshes, first + 42, 'one is enough');
  // The panel has been off by now, and the mark moves on from what the glass shows.
  table.walk('down up c');
});
