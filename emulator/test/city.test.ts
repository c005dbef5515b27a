// A whole game of Carcassonne: De Stad on the real image, by buttons alone.
//
// The same presses go to the board and to the host, and the glass must show the host's picture. The numbers beside the
// entries are added up by hand from the rulebook's; `companion/tests` holds the host's screens to them. Invariant: the
// panel, the core and the bus have nothing to complain about, and the board never resets.

import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { BadgerOptions } from '../src/badger';
import { Evening } from './evening';
import { withoutHost } from './real';
import { storedIn } from './stored';
import { LANGUAGES } from './stretches';
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
    boards.flatMap((badger) => [...badger.complaints, ...badger.events.filter((event) => event.kind === 'watchdog')]),
    [],
  );
});

/** From the list of games, two players; Red is the youngest. */
const SET_UP = 'down c down c b c a c';

/** The first stack: roads and markets. */
const FIRST_STACK = [
  // Tiles 1 to 4: Red a citizen, Green a vendor, both a steward.
  'down c',
  'down*2 c',
  'down*3 c',
  'down*3 c',
  // Tile 5 completes Red's road of 4: 8 points.
  'up c c',
  'c',
  'up*4 c',
  'up c',
  'c',
  // Tile 6 completes Green's market of 3 tiles with 3 kinds of goods: 9 points.
  'up c c',
  'down c',
  'up*3 c',
  'up*3 c',
  'up c',
  'c',
  // Tiles 7 to 30.
  'c*24',
];

/** The second: the gate and the first walls. */
const SECOND_STACK = [
  // Tile 31 brings a citizen of Red's, tile 32 nothing; tile 33 completes that road of 2: Red has 10.
  'down c',
  'c',
  'up c c',
  'c',
  'up*2 c',
  'up c',
  'c',
  // The gate; Green's wall to the left with a guard; Red's to the right; Green's to the left.
  'c',
  'down*2 c',
  'down c',
  'c',
];

/** The tower, the third stack and the final count. */
const THE_REST = [
  // Red's tower over the two walls at the left: 12.
  'c',
  // Tiles 34 to 54, a citizen with tile 55, tile 56.
  'c*21',
  'down c',
  'c',
  // Tile 57 completes Red's road of 4: 20. Four walls each, all at the left, and a tower over eight: 28.
  'up c c',
  'c',
  'up*4 c',
  'up c',
  'c',
  'up c',
  'c',
  'c',
  // Tiles 58 to 75. The closed wall completes nothing.
  'c*18',
  'c',
  // One district with a steward of each (B goes on to Green) and 3 markets: 6 points for both, 34 and 15.
  'up b up c',
  'up*3 c',
  // Green's guard sees 3 public buildings and 1 historic: 9 points, 24.
  'up*3 c',
  'up c',
];

function plays(table: Evening, entries: string[]): void {
  for (const entry of entries) {
    table.look();
    table.press(entry);
  }
  table.look();
}

describe('a whole game of De Stad', { skip: withoutHost }, () => {
  for (const [language, choose] of Object.entries(LANGUAGES)) {
    test(`comes to its result in ${language}`, () => {
      const table = evening();
      table.press(choose);
      table.press(SET_UP);
      plays(table, [...FIRST_STACK, ...SECOND_STACK, ...THE_REST]);
      // The sheet, and home to the results.
      table.walk('down c down*3 c c c');
      table.badger.runFor(5000);
      assert.deepEqual(resultIn(storedIn(table.badger))?.totals, { red: 34, green: 24 });
    });
  }

  test('every screen of a scoring: undo, the same answer again, another one, and a correction', () => {
    const table = evening();
    table.press(`${SET_UP} ${FIRST_STACK.slice(0, 4).join(' ')}`);
    // Red completes the road; A offers each number, tally and row again.
    table.walk('up c c a c c up a c up*5 c a c');
    // Nobody stands there; no, Red does, as the undo offers it; the tally stops at its most.
    table.walk('down*2 c a up*3 c a c');
    // The points of Red, by hand: one more, which the log tells with the old value; taken back and brought back.
    table.walk('c hold-c c c c up c a a hold-a a a c');
  });

  test('goes on where it was when the battery is pulled in the middle of the wall', () => {
    const table = evening();
    table.press(`${SET_UP} ${[...FIRST_STACK, ...SECOND_STACK].join(' ')}`);
    const shown = table.glass();
    table.badger.setBattery(false);
    table.badger.runFor(1_000);
    assert.deepEqual(table.badger.panel.picture, shown, 'the glass keeps its picture');
    table.badger.setBattery(true);
    plays(table, THE_REST);
  });
});
