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
import { gameIn } from './records';
import { cutPower, storedIn } from './stored';
import { ACTIONS, INCOME, LANGUAGES } from './stretches';
import { resultIn } from './values';

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

describe("the rulebook's example round", { skip: withoutHost }, () => {
  // Red starts, so that Orange does in the next round; the street is the lot's.
  const SET_UP = 'c b up*3 c*4 a c';
  // Green's bank and Blue's quarry at the end of the street, the provost before the bank, two dungeons in the castle. The
  // marked seat builds, and the mark goes on to the next: Red, Orange, Green, Blue.
  const BUILDS = ['down*2 b down*4 c', 'down*2 b c', 'b down*9 c', 'b down*9 c'];
  const BEFORE = `c ${BUILDS.join(' ')} c*4 b c c*3 up*5 c c`;
  // Passes in turn; the provost stays, +1, +1, -1; the effects; batches 1, 2, 1, 0; the end of the round.
  const PASSES = 'c*4';
  const PROVOST = 'c up c up c down c';
  const CASTLE = 'up c up*2 c up c c';
  const BUDGET = 21;

  for (const seed of [1, 1289]) {
    test(`with a street as it falls, seed ${seed}`, () => {
      const table = evening({ seed });
      table.press(`${SET_UP} ${BEFORE}`);
      table.look();
      const before = table.all.length;
      table.walk(PASSES);
      // The last press leads to the effects, whose first card is the lot's.
      const steps = presses(PROVOST);
      table.walk(steps.slice(0, -1).join(' '));
      table.press(`${steps.at(-1)!} c`);
      table.look();
      table.walk(`${CASTLE} c`);
      const count = table.all.length - before;
      assert.ok(count <= BUDGET, `${count} presses`);
    });
  }

  test('with the street laid by hand, every screen', () => {
    const table = evening();
    table.press(`c b up*3 c*4 down c*4 a c ${BEFORE}`);
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
  'b c',
  'b down*9 c',
  'b down*9 c down c',
  'c',
  'c',
  'c',
  'up*4 c',
  'up*5 c',
  'c',
  // The second, which Green starts: Orange passes first, then 3 and 6 batches, which spends the stock.
  'down c',
  'c',
  'c',
  'up*3 c',
  'up*6 c',
  // Who gets the gold is read; gold, cubes and deniers of Orange, then of Green.
  'c up c up*7 c up*3 c',
  'c up*2 c up*8 c',
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
      // Its pages, help, and home to the list of results, which is not empty any more.
      table.walk('down up b c c down*3 c');
      assert.notDeepEqual(table.glass(), hostPicture(...presses(`${choose} down*3 c`)));
      table.walk('c down a a');
      table.badger.runFor(5000);
      assert.deepEqual(resultIn(storedIn(table.badger))?.totals, { orange: 35, green: 33 });
    });
  }

  test('taken back and entered again entry by entry, and once in the log, has the same result', () => {
    const table = evening();
    table.press(SHORT_SET_UP);
    SHORT_GAME.forEach((entry, at) => {
      table.press(entry);
      const after = at % 5 === 0 && table.glass();
      // A offers the same answer again: A, then C, changes nothing.
      table.press('a');
      if (at % 4 === 0) table.look();
      table.press('c');
      if (after) assert.deepEqual(table.glass(), after, `A and C after '${entry}'`);
      if (at === 12) {
        // Back over both passes and the effects of the second round, which is asked once, and again forward.
        table.walk('hold-a up*3 c a c b');
        table.walk('hold-a down*3 c');
      }
    });
    table.look();
    table.badger.runFor(5000);
    assert.deepEqual(resultIn(storedIn(table.badger))?.totals, { orange: 35, green: 33 });
  });
});

describe('every screen of a game is the one the host draws', { skip: withoutHost }, () => {
  test('the set-up, its choices and the first screen', () => {
    const table = evening();
    // The check-list shows the lot until the start and the street are chosen.
    table.press('c');
    table.walk('b down*2 up*2 c c down c*3 down c c down c down c*3 down c down c c down b b*3 c c*4 a c');
  });

  test('the list of games, and De Stad from it; the lessons', () => {
    const table = evening();
    table.walk('down c down up b a down c b down*3 c a a');
    // Of Magna Carta up to the provost, with wrong entries on the way; left, and on where it was. Then of De Stad.
    table.walk('down*2 c c c*4 hold-c b a b up*3 c c down c c up c down hold-a c a hold-a');
    table.walk('down c c*3 down c up c c up c b a hold-a');
  });

  test('the strip, a building, its help, what was entered, undo, the log', () => {
    const table = evening();
    table.press(ACTIONS);
    // Along the strip and back; Green builds, and again; passes and their undo; what the log says.
    table.walk('down*3 b b a down a up*2 b down*2 c up b up c down c a c');
    table.walk('c c a a c hold-a up*2 down b a hold-a up c a a');
  });

  test('held B is help everywhere in a game, and B on it another language', () => {
    const table = evening();
    table.press(ACTIONS);
    table.walk('hold-b b b b a');
    // Over a list, the log, the menu, a value that is being set, the wheel of the provost: each stays as it was.
    table.walk('b down hold-b c a hold-a hold-b a a hold-c hold-b b a b b c');
    table.walk('c c c hold-b a down hold-b c a*3 c*4 up hold-b a c');
  });

  test('refusals are a line, and the next press acts', () => {
    const table = evening();
    table.press(INCOME);
    // Nothing to take back, three times; then on.
    table.walk('a a c a a');
    // With the others passed, the last one cannot have passed by a correction.
    table.walk('c c*3 hold-c c down*3 c');
    table.walk('down*3 c up*4 c up c a a');
  });

  test('help, menu, corrections, cards, score sheet, home and back', () => {
    const table = evening();
    table.press(INCOME);
    table.walk('b a hold-c a');
    // The table: the provost two cards back, the start card to the next seat, two dungeons fewer; that last is taken back.
    table.walk('hold-c c up c c down*2 c down c up c down c down*2 c a a a');
    // Green: a token, and one more than there are.
    table.walk('hold-c c down c c up c c hold-up c a a');
    table.walk('hold-c down c up b a');
    table.walk('hold-c down*2 c down*5 c a up*6 c c a');
    table.walk('hold-c down*3 c down a');
    // Home, where a new game asks first; the other language; and on with the game.
    table.walk('hold-c up c down c a up b b a c b a');
  });

  test('a card of the street and the passing order set right', () => {
    const table = evening();
    // Orange, Green and Blue build; Orange passes.
    table.press(`${ACTIONS} b c b down*3 c b down*10 c down c`);
    // Green's card becomes a market, a residence, and Orange's.
    table.walk('hold-c c down c up c up c c up*8 c c up*2 c');
    // From Orange's list it goes; Orange has not passed after all; that last is taken back, and comes again.
    table.walk('a up c up c up c up c down c a*3 c');
  });

  test('nobody moves, the pages of the effects, the church, nobody offers', () => {
    const table = evening();
    // Orange builds a church, Green a lawyer.
    table.press(`${ACTIONS} b down*11 c b down*5 c c*4`);
    table.walk('up*3 down*4 up c a up*2 c b a c');
    // One of Orange's tokens from the church, taken back, then two.
    table.walk('up*2 down b down a b c a b down c');
    table.walk('c up down b a c up*2 c b c');
  });

  test('a round in which the device keeps the books', () => {
    const table = evening();
    table.press('c b down*2 c down*2 c down c*4 a c c');
    // Workers, a new hand, a building; taken back and entered again; until everybody has passed.
    table.walk('down*3 c c down*2 c down*3 c down c a c down*4 c down c c c c c c');
    // The provost, what each worker gets, the castle, the end of the round.
    table.walk('c up c b a a c down c down c b a down c c b c');
    table.walk('hold-c down*3 c a hold-a up*4 c b a');
  });
});

test('what was taken back comes again from the log after a power cut, and stays', { skip: withoutHost }, () => {
  const table = evening();
  const { badger } = table;
  /** Entries of the journal, taken back or not, that are stored. */
  const entries = () => gameIn(storedIn(badger))?.entries.length ?? 0;
  /** Without the battery, and on again by a press that only opens and closes the menu. */
  const cut = () => {
    table.glass();
    cutPower(badger);
    table.walk('hold-c a');
  };
  // Orange and Green build, Blue and Red pass; all of it is taken back.
  table.press(`${ACTIONS} b c b down c c c`);
  const before = entries();
  table.press('a*4');
  table.look();
  assert.equal(entries(), before + 4);
  cut();
  // The first three at once; the fourth is still there to come.
  table.walk('hold-a down*3 c');
  assert.equal(entries(), before + 5);
  cut();
  table.walk('hold-a down c');
  assert.equal(entries(), before + 6);
  cut();
  // Two lines back by the log, and something new: now there is nothing left to bring back.
  table.walk('hold-a up*2 c b');
  cut();
  table.walk('b down*3 c hold-a down a');
  cut();
  table.walk('a a c c');
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
