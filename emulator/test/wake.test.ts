// The real image when it wakes from its own sleep: it knows what the glass shows, and refreshes only what the press changes.
//
// Invariant of every test here: the glass shows what the host draws, whatever the device believed of it, and no complaint.

import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { Badger, Button } from '../src/badger';
import { blank, same, statesDuring } from './cuts';
import { Evening, presses } from './evening';
import { pressAll, settle, sketch, withoutHost } from './real';
import { lengthened } from './records';
import { STORED_AT, boardWith, cutPower, firstPicture, nextPicture, storedIn } from './stored';
import { ACTIONS, GAME, PROVOST } from './stretches';

const BUILT_IN_MS = 4500;
const FAST_MS = 930;
const QUICK_MS = 260;
/** The notes in the stored area (docs/storage.md). */
const NOTES = 0x3f000;
/** QUICK_AT_MOST of board-support/src/panel/ink.rs. */
const QUICK_AT_MOST = 40;

const evenings: Evening[] = [];

afterEach(() => {
  const boards = evenings.splice(0).map((evening) => evening.badger);
  assert.deepEqual(
    boards.flatMap((badger) => [...badger.complaints, ...badger.events.filter((event) => event.kind === 'watchdog')]),
    [],
  );
});

function asleep(text: string): Evening {
  const evening = new Evening();
  evenings.push(evening);
  evening.press(text);
  evening.look();
  sleep(evening.badger);
  return evening;
}

function sleep(badger: Badger): void {
  assert.ok(badger.runUntil(() => !badger.on, 200_000), 'it does not switch itself off');
}

/** Taps a button: how long after power-on the refresh command came, and how long the refresh takes. */
function wakes(evening: Evening, button: Button): { command: number; refresh: number } {
  const { badger } = evening;
  badger.tap(button);
  evening.all.push(button);
  if (badger.state !== 'refreshing') nextPicture(badger);
  const command = badger.last('refresh')!.ms - badger.last('power-on')!.ms;
  return { command, refresh: badger.panel.lastRefreshMs };
}

describe('after its own sleep', { skip: withoutHost }, () => {
  test('the number changes with a quick refresh, 120 ms after the power came at the latest', () => {
    const evening = asleep(PROVOST);
    const { command, refresh } = wakes(evening, 'up');
    assert.equal(refresh, QUICK_MS);
    assert.ok(command <= 120, `${command} ms`);
    evening.look();
    evening.walk('down*2 a');
  });

  test('a pass changes the screen with a fast refresh', () => {
    const evening = asleep(GAME);
    const { command, refresh } = wakes(evening, 'c');
    assert.ok(refresh === FAST_MS || refresh === QUICK_MS, `${refresh} ms`);
    assert.ok(command <= 120, `${command} ms`);
    evening.look();
    evening.walk('c a a');
  });

  test('a button that acts when it is let go shows nothing before that, and then at once', () => {
    const evening = asleep(GAME);
    const { badger } = evening;
    const { refreshes } = badger.panel;
    badger.press('a');
    badger.runFor(500);
    assert.equal(badger.panel.refreshes, refreshes, 'the glass shows the game already');
    badger.release('a');
    const released = badger.ms;
    evening.all.push('a');
    nextPicture(badger);
    assert.ok(badger.ms - released <= 20, `${badger.ms - released} ms`);
    assert.ok(badger.panel.lastRefreshMs <= FAST_MS);
    evening.look();
  });

  test('again and again', () => {
    const evening = asleep(GAME);
    // Blue passes, and takes it back.
    for (const button of ['c', 'a', 'c', 'a', 'c'] as const) {
      assert.ok(wakes(evening, button).refresh <= FAST_MS);
      evening.look();
      sleep(evening.badger);
    }
  });

  test('a cable wakes it without a flicker', () => {
    const evening = asleep(GAME);
    const { refreshes } = evening.badger.panel;
    evening.badger.setUsb(true);
    evening.badger.runFor(5000);
    assert.equal(evening.badger.panel.refreshes, refreshes);
    evening.walk('c');
    assert.ok(evening.badger.panel.lastRefreshMs <= FAST_MS);
  });

  test('something that lay over the table is not taken for the table', () => {
    const evening = asleep(GAME);
    const before = [...evening.all];
    evening.press('b');
    evening.glass();
    sleep(evening.badger);
    const { refresh } = wakes(evening, 'a');
    assert.equal(refresh, BUILT_IN_MS);
    // A was meant for what lay there.
    evening.look(before);
  });
});

describe('when it cannot know what the glass shows', { skip: withoutHost }, () => {
  test('a battery that was pulled costs a full refresh', () => {
    const evening = asleep(PROVOST);
    const before = [...evening.all];
    evening.walk('down*2');
    cutPower(evening.badger);
    assert.equal(wakes(evening, 'down').refresh, BUILT_IN_MS);
    // The number is the first one, and the press changes it.
    evening.look([...before, 'down']);
  });

  // The pages of one wake, at each of which the battery may go: while it starts, before the refresh, during it, after it.
  for (const ms of [5, 20, 60, 82, 90, 120, 300, 1500]) {
    test(`the battery is pulled ${ms} ms after a wake`, () => {
      const evening = asleep(PROVOST);
      const { badger } = evening;
      badger.press('down');
      badger.runFor(ms);
      badger.release('down');
      cutPower(badger);
      wakes(evening, 'down');
      // The number was the first one again, and changed once.
      evening.look();
    });
  }

  test('a panel that hangs when the power goes costs a full refresh', () => {
    const evening = asleep(PROVOST);
    const { badger } = evening;
    badger.tap('up');
    evening.all.push('up');
    badger.runFor(100);
    // Every reset is followed by the next hang.
    const hang = setHanging(badger);
    badger.runFor(60_000);
    sleep(badger);
    hang.stop();
    assert.equal(wakes(evening, 'a').refresh, BUILT_IN_MS);
    settle(badger);
  });

  test('a cut at any step of noting the glass, or of striking that out, leaves nothing wrong on it', () => {
    const evening = asleep(GAME);
    const { badger } = evening;
    badger.setUsb(true);
    badger.runFor(30_000);
    badger.setUsb(false);
    const table = badger.panel.picture.slice();
    const noting = statesDuring(badger, () => sleep(badger));
    assert.deepEqual(badger.panel.picture, table);
    const striking = statesDuring(badger, () => {
      badger.tap('c', 30);
      badger.runUntil(() => badger.state === 'refreshing', 500);
    });
    assert.ok(noting.length > 1 && striking.length > 1, `${noting.length} and ${striking.length} steps`);
    for (const [at, stored] of [...noting, ...striking].entries()) {
      cutPower(badger);
      badger.flash.bytes.set(stored, STORED_AT);
      badger.panel.glass.pixels.set(table);
      badger.setUsb(true);
      badger.runFor(1000);
      settle(badger);
      assert.ok(same(badger.panel.picture, firstPicture(withoutGlass(stored))), `step ${at}:\n${sketch(badger.panel.picture)}`);
    }
  });

  test('a finger that comes just when the power goes keeps it on, and its press counts', () => {
    const evening = asleep(PROVOST);
    const { badger } = evening;
    const before = [...evening.all];
    evening.walk('down');
    badger.onEvent = ({ kind }) => {
      if (kind === 'unlatched') badger.press('down');
    };
    assert.ok(badger.runUntil(() => badger.last('unlatched')!.ms > badger.last('power-on')!.ms + 1000, 120_000));
    badger.onEvent = undefined;
    evening.all.push('down');
    badger.runFor(150);
    badger.release('down');
    evening.look();
    assert.ok(badger.on, 'the latch holds the power again');
    // What was noted before the finger came does not hold now.
    cutPower(badger);
    assert.equal(wakes(evening, 'down').refresh, BUILT_IN_MS);
    evening.look([...before, 'down']);
  });
});

describe('when the data are damaged in its sleep', { skip: withoutHost }, () => {
  test('what was noted of the glass does not outlive the question', () => {
    const evening = asleep(GAME);
    const { badger } = evening;
    /** A byte of the first entry. */
    const at = STORED_AT + 0x1000 + 0x100 + 7;
    const table = badger.panel.picture.slice();
    const whole = badger.flash.bytes[at]!;
    badger.flash.bytes[at] = whole ^ 1;
    badger.tap('up');
    settle(badger);
    assert.ok(!same(badger.panel.picture, table), 'it says nothing');
    cutPower(badger);
    // The bit is read well again: the table is recalled, and the glass shows the question.
    badger.flash.bytes[at] = whole;
    badger.setUsb(true);
    badger.runFor(1000);
    settle(badger);
    assert.ok(same(badger.panel.picture, table), sketch(badger.panel.picture));
  });
});

describe('when the flash takes no note', { skip: withoutHost }, () => {
  /** From now on the sector of notes keeps what it holds. */
  function deafNotes({ flash }: Badger): void {
    const program = flash.program.bind(flash);
    flash.program = (offset, data, wait) =>
      offset >= STORED_AT + NOTES ? program(offset, data.map(() => 0xff), wait) : program(offset, data, wait);
  }

  /** C counts, and is stored. */
  function goesOn(evening: Evening): void {
    evening.all.push('c');
    evening.look();
    assert.ok(same(nextPicture(boardWith(storedIn(evening.badger))), evening.badger.panel.picture), 'it is not stored');
    evening.walk('a c');
  }

  test('a note of the glass that cannot be struck out stops nothing', () => {
    const evening = asleep(GAME);
    deafNotes(evening.badger);
    evening.badger.tap('c');
    goesOn(evening);
  });

  test('a note that is not taken stops nothing when the power stays', () => {
    const evening = asleep(GAME);
    const { badger } = evening;
    evening.walk('c');
    deafNotes(badger);
    badger.onEvent = ({ kind }) => {
      if (kind === 'unlatched') badger.press('c');
    };
    assert.ok(badger.runUntil(() => badger.last('unlatched')!.ms > badger.last('power-on')!.ms + 1000, 120_000));
    badger.onEvent = undefined;
    badger.runFor(150);
    badger.release('c');
    goesOn(evening);
  });
});

describe('a short tap when the power goes', { skip: withoutHost }, () => {
  /** Plays until the power is about to go by itself, and taps DOWN for `ms` when `due` says so. */
  function tapsAtTheEnd(evening: Evening, ms: number, due: (tap: () => void) => void): void {
    const { badger } = evening;
    let tapped = false;
    due(() => {
      if (tapped || badger.ms - badger.last('release')!.ms < 80_000) return;
      tapped = true;
      badger.press('down');
    });
    assert.ok(badger.runUntil(() => tapped, 120_000), 'the power never goes');
    badger.onEvent = undefined;
    badger.flash.onStep = undefined;
    badger.runFor(ms);
    badger.release('down');
    badger.runFor(1000);
    evening.all.push('down');
    assert.ok(badger.on, 'it went off all the same');
    evening.look();
    evening.walk('down a');
  }

  for (const ms of [20, 40, 80]) {
    test(`${ms} ms, right when it goes: it stays on, and the press counts`, () => {
      const evening = asleep(PROVOST);
      const { badger } = evening;
      evening.walk('down');
      tapsAtTheEnd(evening, ms, (tap) => {
        badger.onEvent = ({ kind }) => kind === 'unlatched' && tap();
      });
    });

    test(`${ms} ms, while the glass is noted: it stays on, and the press counts`, () => {
      const evening = asleep(PROVOST);
      const { badger } = evening;
      evening.walk('down');
      tapsAtTheEnd(evening, ms, (tap) => {
        badger.flash.onStep = () => tap();
      });
    });
  }
});

/** The same, but that no note says what the glass shows: for a board with another glass. */
function withoutGlass(stored: Uint8Array): Uint8Array {
  const copy = stored.slice();
  for (let slot = NOTES; slot < copy.length && copy[slot] !== 0xff; slot += 32) copy[slot + 31] = 0;
  return copy;
}

/** Holds BUSY low again after each reset of the panel, until stopped. */
function setHanging(badger: Badger): { stop(): void } {
  const { panel } = badger;
  const before = panel.onBusy;
  let hanging = true;
  panel.onBusy = (busy) => {
    before?.(busy);
    if (hanging && !busy) panel.stickBusy(true);
  };
  panel.stickBusy(true);
  return {
    stop() {
      hanging = false;
      panel.onBusy = before;
      panel.stickBusy(false);
    },
  };
}

describe('with 1,600 entries in the journal', { skip: withoutHost }, () => {
  /** The first part for games in the stored area (docs/storage.md). */
  const START = 0x1000;
  const ENTRIES = 1600;
  const BUDGET_MS = 120;

  function long(): { stored: Uint8Array; picture: Uint8Array } {
    const badger = boardWith(blank());
    settle(badger);
    pressAll(badger, ...presses(`${ACTIONS} c a`));
    settle(badger);
    return { stored: lengthened(storedIn(badger), START, ENTRIES), picture: badger.panel.picture.slice() };
  }

  test('it starts, and wakes, within 120 ms from the power to the refresh command, on the same screen', () => {
    const { stored, picture } = long();
    const badger = boardWith(stored);
    const first = nextPicture(badger);
    assert.ok(same(first, picture), sketch(first));
    const boot = badger.last('refresh')!.ms - badger.last('power-on')!.ms;
    settle(badger);
    badger.setUsb(false);
    sleep(badger);
    // The same again, and taken back.
    badger.tap('c', 30);
    nextPicture(badger);
    const wake = badger.last('refresh')!.ms - badger.last('power-on')!.ms;
    assert.ok(badger.panel.lastRefreshMs <= FAST_MS, `${badger.panel.lastRefreshMs} ms`);
    settle(badger);
    badger.tap('a');
    settle(badger);
    assert.ok(same(badger.panel.picture, picture));
    assert.deepEqual(badger.complaints, []);
    console.log(`with ${ENTRIES} entries: start ${boot.toFixed(1)} ms, wake ${wake.toFixed(1)} ms to the refresh command`);
    assert.ok(boot <= BUDGET_MS && wake <= BUDGET_MS, `start ${boot} ms, wake ${wake} ms`);
  });
});

describe('against ghosts', { skip: withoutHost }, () => {
  test('quick refreshes are counted over the sleeps, and a full one comes before the power goes', () => {
    const evening = asleep(GAME);
    const { badger } = evening;
    const lengths: number[] = [];
    let booster = true;
    badger.onEvent = ({ kind, ms }) => {
      // Not the short drop while it starts.
      const cuts = kind === 'unlatched' && ms - badger.last('power-on')!.ms > 1000;
      if (cuts) booster &&= (badger.panel as unknown as { pumpOn: boolean }).pumpOn;
    };
    badger.panel.onBegun = () => lengths.push(badger.panel.lastRefreshMs);
    for (let wake = 0; wake < QUICK_AT_MOST + 3; wake++) {
      // Blue passes, and takes it back.
      evening.press(wake % 2 ? 'a' : 'c');
      sleep(badger);
    }
    assert.ok(booster, 'the booster is on when the power goes');
    const full = lengths.filter((ms) => ms === BUILT_IN_MS).length;
    assert.equal(full, 1, `${lengths.join(' ')}: one full refresh`);
    const at = lengths.indexOf(BUILT_IN_MS);
    assert.ok(at > 10 && at <= QUICK_AT_MOST, `after ${at} quick ones`);
    assert.equal(lengths.length, QUICK_AT_MOST + 4, 'one refresh a wake, and the full one');
    evening.look();
  });
});
