// Faults and stuck tasks in the middle of a game, on the real image: the game comes back and one line says what happened.
//
// Invariant of every test here: nothing that was on the glass before the fault is lost.

import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { Badger } from '../src/badger';
import { FLASH_BASE } from '../src/flash';
import { Evening, presses } from './evening';
import { assertShows, hostPicture, settle, withoutHost } from './real';
import { STORED_AT, STORED_BYTES, assertDifferOnlyIn, blackness, cutPower, differing, firstPicture, storedIn, type Area } from './stored';
import { GAME, HOME, PROVOST } from './stretches';

const evenings: Evening[] = [];

/** From the home screen to the message of the last fault. */
const TO_THE_MESSAGE = 'up c up c';

/** The first line of a game's screen, where is said what has happened; `draw_note` of companion/src/draw/chrome.rs. */
const LINE: Area = { left: 0, top: 0, right: 296, bottom: 16 };
/** The title of a menu, with the corner. */
const TITLE: Area = { left: 0, top: 0, right: 262, bottom: 26 };
/** The room between the title and the hints. */
const BODY: Area = { left: 0, top: 27, right: 261, bottom: 112 };

function evening(text: string): Evening {
  const begun = new Evening();
  evenings.push(begun);
  begun.press(text);
  begun.look();
  return begun;
}

afterEach(() => {
  const complaints = evenings.splice(0).flatMap(({ badger }) => badger.complaints);
  assert.deepEqual(complaints, []);
});

/** Makes the board fail, and waits until it has come back by itself. */
function crash({ badger }: Evening, how: 'fault' | 'stuck'): void {
  const before = badger.ms;
  if (how === 'fault') badger.injectHardFault();
  else badger.injectEndlessLoop();
  assert.ok(
    badger.runUntil(() => (badger.last('watchdog')?.ms ?? 0) >= before, 10_000),
    'no restart',
  );
  assert.ok(badger.on, 'the power stays');
  badger.runFor(1000);
  settle(badger);
}

/** The glass, which must be that of the game but for one inverted line. */
function line(table: Evening): Uint8Array {
  const shown = table.glass();
  assertDifferOnlyIn(LINE, shown, hostPicture(...table.all));
  const black = blackness(shown, LINE);
  assert.ok(black > 0.6 && black < 0.99, `${black} of the line is black: white on black was expected`);
  return shown;
}

/** The question about the stored data. */
function question(): Uint8Array {
  return firstPicture(new Uint8Array(STORED_BYTES).fill(0x55));
}

/** Tells, once for each time, that the device has read something of a stored game. */
function readsTheGame({ rp2040 }: Badger): () => boolean {
  assert.ok(rp2040);
  const [start, end] = [FLASH_BASE + STORED_AT + 0x1000, FLASH_BASE + STORED_AT + 0x33000];
  let read = false;
  for (const name of ['readUint8', 'readUint16', 'readUint32'] as const) {
    const before = rp2040[name].bind(rp2040);
    rp2040[name] = (address: number) => {
      read ||= address >= start && address < end;
      return before(address);
    };
  }
  return () => {
    const was = read;
    read = false;
    return was;
  };
}

describe('a fault in the middle of a game', { skip: withoutHost }, () => {
  for (const how of ['fault', 'stuck'] as const) {
    test(`${how}: the same game, and one line that says so until the next press`, () => {
      const table = evening(GAME);
      crash(table, how);
      line(table);
      // The press acts as if nothing had been.
      table.walk('c a c');
    });

    test(`${how}: the message can be read in the settings, also after a power cut`, () => {
      const table = evening(PROVOST);
      crash(table, how);
      table.press(HOME);
      table.look();
      table.press(TO_THE_MESSAGE);
      const message = table.glass();
      assertDifferOnlyIn(BODY, message, hostPicture(...table.all));
      // The list of settings says that there is one.
      table.press('a');
      assertDifferOnlyIn(BODY, table.glass(), hostPicture(...table.all));
      cutPower(table.badger);
      table.badger.tap('a');
      table.badger.runFor(1000);
      table.look(presses(`${PROVOST} ${HOME}`));
      table.press(TO_THE_MESSAGE);
      assert.deepEqual(table.glass(), message);
    });
  }

  test('a fault while something lies over the table brings the table back', () => {
    const table = evening(GAME);
    const before = [...table.all];
    table.press('hold-a up*2');
    table.glass();
    crash(table, 'fault');
    table.all.splice(0, table.all.length, ...before);
    line(table);
  });

  test('a fault right after a press keeps the entry', () => {
    const table = evening(GAME);
    table.press('c');
    crash(table, 'fault');
    line(table);
    table.walk('a');
  });

  test('a fault during a refresh leaves no ghost', () => {
    const table = evening(GAME);
    table.badger.tap('c');
    table.all.push('c');
    assert.ok(table.badger.runUntil(() => table.badger.state === 'refreshing', 100));
    table.badger.runFor(100);
    crash(table, 'fault');
    line(table);
    table.walk('a');
  });

  test('another fault has another code, the same fault the same', () => {
    const tables = [evening(GAME), evening(GAME), evening(GAME)] as const;
    crash(tables[0], 'fault');
    crash(tables[1], 'fault');
    crash(tables[2], 'stuck');
    const [first, second, stuck] = tables.map(line) as [Uint8Array, Uint8Array, Uint8Array];
    assert.deepEqual(first, second);
    assert.ok(differing(first, stuck).length > 0);
  });

  test('a power cut instead of a fault says nothing', () => {
    const table = evening(GAME);
    cutPower(table.badger);
    table.walk('c');
  });
});

describe('three faults in a row', { skip: withoutHost }, () => {
  test('the third starts at home, says so, and keeps the game', () => {
    const table = evening(PROVOST);
    for (const how of ['fault', 'stuck'] as const) {
      crash(table, how);
      line(table);
    }
    crash(table, 'fault');
    assertDifferOnlyIn(TITLE, table.glass(), hostPicture(...presses(`${PROVOST} ${HOME}`)));
    // A does nothing at home but take the note away; the first entry leads back to the game.
    table.press('a');
    table.look(presses(`${PROVOST} ${HOME}`));
    table.press('c');
    table.look(presses(`${PROVOST} ${HOME} c`));
    table.press('up');
    table.look(presses(`${PROVOST} ${HOME} c up`));
  });

  test('the fourth asks about the data and stores nothing; after a power cut the game is still there', () => {
    const table = evening(PROVOST);
    for (let i = 0; i < 3; i++) crash(table, 'fault');
    const home = hostPicture(...presses(`${PROVOST} ${HOME}`));
    assertDifferOnlyIn(TITLE, table.glass(), home);
    table.badger.runFor(30_000);
    const stored = storedIn(table.badger);
    crash(table, 'fault');
    assert.deepEqual(table.glass(), question());
    table.badger.runFor(30_000);
    crash(table, 'stuck');
    assert.deepEqual(table.glass(), question());
    assert.deepEqual(storedIn(table.badger), stored);
    cutPower(table.badger);
    table.badger.tap('a');
    table.badger.runFor(1000);
    table.look(presses(`${PROVOST} ${HOME}`));
  });

  test('a game that it fails on each time it is recalled does not keep it from asking', () => {
    const table = evening(PROVOST);
    const { badger } = table;
    const reads = readsTheGame(badger);
    badger.injectHardFault();
    let faults = 1;
    while (faults < 10 && badger.runUntil(reads, 500)) {
      // Not within the pulse that resets the panel.
      badger.runFor(15);
      badger.injectHardFault();
      reads();
      faults++;
    }
    assert.equal(faults, 4);
    settle(badger);
    assertShows(badger, question());
    // Erased, it begins anew.
    badger.tap('b');
    badger.runFor(20_000);
    settle(badger);
    assertShows(badger, hostPicture());
  });

  test('a minute of peace between them begins the count anew', () => {
    const table = evening(GAME);
    for (let i = 0; i < 4; i++) {
      crash(table, 'fault');
      line(table);
      table.badger.runFor(65_000);
    }
  });

  test('without a game the home screen says so', () => {
    const table = evening('');
    for (let i = 0; i < 3; i++) {
      crash(table, 'fault');
      assertDifferOnlyIn(TITLE, table.glass(), hostPicture());
    }
    table.walk('down');
  });
});
