// The real image when nobody presses: it switches itself off, and the next press finds the same game.
//
// Invariant of every test here: what was on the glass is there after the sleep, and no complaint.

import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { BadgerOptions } from '../src/badger';
import { Evening, presses } from './evening';
import { hostPicture, pressAll, settle, withoutHost } from './real';
import { storedIn } from './stored';
import { GAME, INCOME, LANGUAGES, PROVOST } from './stretches';

const evenings: Evening[] = [];

/** The notes in the stored area (docs/storage.md). */
const NOTES = 0x3f000;

function evening(text: string, options: BadgerOptions = {}): Evening {
  const begun = new Evening(options);
  evenings.push(begun);
  begun.press(text);
  begun.look();
  return begun;
}

afterEach(() => {
  const boards = evenings.splice(0).map((evening) => evening.badger);
  assert.deepEqual(
    boards.flatMap((badger) => [...badger.complaints, ...badger.events.filter((event) => event.kind === 'watchdog')]),
    [],
  );
});

/** Waits for the power to go and returns how long after the last release that was, ms. */
function sleeps({ badger }: Evening, timeoutMs = 200_000): number {
  assert.ok(
    badger.runUntil(() => !badger.on, timeoutMs),
    'it does not switch itself off',
  );
  return badger.ms - badger.last('release')!.ms;
}

describe('on battery', { skip: withoutHost }, () => {
  test('it switches itself off after a minute and a half, and the glass keeps its picture', () => {
    const table = evening(GAME);
    const shown = table.glass();
    const ms = sleeps(table);
    assert.ok(ms >= 90_000 && ms <= 95_000, `after ${ms} ms`);
    table.badger.runFor(3_600_000);
    assert.equal(table.badger.on, false);
    assert.deepEqual(table.badger.panel.picture, shown);
    assert.equal(table.badger.last('unlatched') !== undefined, true, 'by its own latch');
  });

  // One button a screen: each acts on the game that was there before the sleep.
  for (const [screen, game, press] of [
    ['the actions: Blue passes', GAME, 'c'],
    ['the actions: the mark goes to Red', GAME, 'down'],
    ['the actions: A takes back', GAME, 'a'],
    ['the actions: Blue builds', GAME, 'b'],
    ['the actions: the menu', GAME, 'hold-c'],
    ['the actions after an undo: the same again', `${GAME} a`, 'c'],
    ['the actions after two: the same again', `${GAME} a*2`, 'c'],
    // What was said is gone, once something was opened over it and closed.
    ['the actions after a look at the menu: Blue passes', `${GAME} hold-c a`, 'c'],
    ['the actions after a page of help: Blue passes', `${GAME} hold-b a`, 'c'],
    ['the actions after an undo and a page of help: the same again', `${GAME} a hold-b a`, 'c'],
    ['the actions after an undo and a look at the log: Green passes', `${GAME} a hold-a a`, 'c'],
    ['the income: on', INCOME, 'c'],
    ['the provost: the number changes', PROVOST, 'up'],
    ['the provost: nobody else', PROVOST, 'b'],
    ['the provost after an undo, with its number', `${PROVOST} down*2 c a`, 'c'],
    ['the first screen: help', '', 'b'],
    ['the first screen: help by B held', '', 'hold-b'],
  ]) {
    test(`the press that wakes it acts on ${screen}`, () => {
      const table = evening(game!);
      sleeps(table);
      table.walk(press!);
      // And so do those after it.
      table.walk('a up c');
    });
  }

  test('a tap of 20 ms wakes it, and the press counts', () => {
    const table = evening(GAME);
    sleeps(table);
    table.badger.tap('c', 20);
    table.all.push('c');
    table.look();
  });

  // Whatever was open, each of these would enter something, or take it back, if it acted on the table.
  for (const [what, game, over] of [
    ["Blue's buildings", GAME, 'b'],
    ['the log', GAME, 'hold-a up'],
    ['another seat marked', GAME, 'down'],
    ['a page of help', GAME, 'hold-b'],
    ['the menu', PROVOST, 'hold-c'],
    ['another number', PROVOST, 'down*2'],
  ]) {
    test(`the press that wakes it only brings the table when it slept with ${what} on the glass`, () => {
      for (const press of ['a', 'c', 'down'] as const) {
        const table = evening(game!);
        const before = [...table.all];
        table.press(over!);
        assert.notDeepEqual(table.glass(), hostPicture(...before));
        sleeps(table);
        table.press(press);
        table.look(before);
        // The table stands there now, and the same press acts on it.
        table.all.splice(0, table.all.length, ...before);
        table.walk(`${press} a`);
      }
    });
  }

  test('presses made before the table has come back do not act, nor does a finger that stays down', () => {
    const table = evening(PROVOST);
    const { badger } = table;
    const before = [...table.all];
    table.press('down*2');
    sleeps(table);
    pressAll(badger, 'c', 'down', 'down', 'hold-up');
    badger.press('down');
    settle(badger);
    badger.runFor(2000);
    badger.release('down');
    table.look(before);
    table.all.splice(0, table.all.length, ...before);
    table.walk('down c a');
  });

  test('the language and the settings are as they were', () => {
    const settings = `${LANGUAGES.German} up c down*4 c a`;
    const table = evening(settings);
    sleeps(table);
    table.press('a');
    // On the first screen the mark stands on the first entry again.
    table.look(presses(`${settings} down`));
  });

  test('each press puts the sleep off', () => {
    const table = evening('');
    for (let i = 0; i < 6; i++) {
      table.badger.runFor(80_000);
      assert.ok(table.badger.on);
      table.walk('down');
    }
    sleeps(table);
  });

  test('sleeping again and again costs a note each time, and nothing else in the flash changes', () => {
    const table = evening(GAME);
    sleeps(table);
    table.press('hold-c a');
    table.look();
    sleeps(table);
    const stored = storedIn(table.badger);
    for (let i = 0; i < 10; i++) {
      table.press('hold-c a');
      sleeps(table);
    }
    const now = storedIn(table.badger);
    assert.deepEqual(now.subarray(0, NOTES), stored.subarray(0, NOTES));
    const notes = (bytes: Uint8Array) => bytes.subarray(NOTES).findLastIndex((byte) => byte !== 0xff) >> 5;
    assert.equal(notes(now) - notes(stored), 10);
    table.look();
  });
});

describe('on USB', { skip: withoutHost }, () => {
  test('it stays on, and answers after an hour', () => {
    const table = evening(GAME, { usb: true });
    table.badger.runFor(3_600_000);
    assert.ok(table.badger.on);
    assert.equal(table.badger.last('power-off'), undefined);
    table.walk('c a');
  });

  test('without the cable the battery takes over, and after a quiet time it sleeps', () => {
    const table = evening(GAME, { usb: true });
    table.badger.runFor(60_000);
    table.badger.setUsb(false);
    table.badger.runFor(1000);
    assert.ok(table.badger.on, 'the latch holds the power');
    const ms = sleeps(table);
    assert.ok(ms >= 90_000 && ms <= 95_000, `after ${ms} ms`);
    table.walk('c a');
  });

  test('a cable wakes it to the same game', () => {
    const table = evening(GAME);
    const shown = table.glass();
    sleeps(table);
    table.badger.setUsb(true);
    table.badger.runFor(1000);
    settle(table.badger);
    assert.deepEqual(table.badger.panel.picture, shown);
  });
});

describe('an empty battery', { skip: withoutHost }, () => {
  /** Volts below LOW_MV of board-support/src/power.rs. */
  const EMPTY = 2.0;
  const FRESH = 3.0;

  /** Waits for the warning and for the power to go, and puts a fresh battery in. */
  function runsOut(table: Evening): void {
    const { badger } = table;
    const shown = table.glass();
    badger.setBatteryVolts(EMPTY);
    const { refreshes } = badger.panel;
    assert.ok(
      badger.runUntil(() => badger.panel.refreshes > refreshes, 65_000),
      'no warning',
    );
    settle(badger);
    assert.notDeepEqual(badger.panel.picture, shown);
    const warned = badger.ms;
    const ms = sleeps(table) - (warned - badger.last('release')!.ms);
    assert.ok(ms >= 5_000 && ms <= 15_000, `off ${ms} ms after the warning came up`);
    assert.notDeepEqual(badger.panel.picture, shown, 'the warning stays on the glass');
    badger.setBatteryVolts(FRESH);
  }

  test('a warning, then off; with a fresh one the game goes on where it was', () => {
    const table = evening(GAME);
    runsOut(table);
    // The press that wakes it takes the warning away, and nothing else.
    table.badger.tap('c');
    table.look();
    table.walk('c a');
  });

  test('the same on the first screen', () => {
    const table = evening('');
    runsOut(table);
    table.walk('down');
  });

  test('C takes the warning away, the game is there, and the power goes all the same', () => {
    const table = evening(GAME);
    const { badger } = table;
    const shown = table.glass();
    badger.setBatteryVolts(EMPTY);
    const { refreshes } = badger.panel;
    assert.ok(badger.runUntil(() => badger.panel.refreshes > refreshes, 65_000), 'no warning');
    settle(badger);
    badger.tap('c');
    settle(badger);
    assert.deepEqual(badger.panel.picture, shown);
    sleeps(table, 30_000);
    badger.setBatteryVolts(FRESH);
    table.walk('c a');
  });

  test('put in empty, it says so and goes off again; nothing of the game is lost', () => {
    const table = evening(GAME);
    const stored = storedIn(table.badger);
    sleeps(table);
    table.badger.setBatteryVolts(EMPTY);
    for (let i = 0; i < 3; i++) {
      // C held opens the menu and enters nothing.
      table.press('hold-c');
      sleeps(table, 40_000);
    }
    assert.deepEqual(storedIn(table.badger).subarray(0, 0x33000), stored.subarray(0, 0x33000));
    table.badger.setBatteryVolts(FRESH);
    table.press('hold-c a');
    table.look(presses(GAME));
  });

  test('on USB an empty battery does not matter', () => {
    const table = evening(GAME, { usb: true });
    table.badger.setBatteryVolts(EMPTY);
    table.badger.runFor(300_000);
    assert.ok(table.badger.on);
    table.look();
  });
});
