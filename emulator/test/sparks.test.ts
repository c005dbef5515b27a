// The real image and sparks: a controller that resets itself, and a BUSY line that flickers, at any moment.
//
// Invariant of every test here: when the glass has come to rest it shows the host's picture; the firmware does nothing that
// a controller could complain about, and never resets itself.

import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { Badger, type BadgerOptions, type Button } from '../src/badger';
import { Random } from '../src/random';
import { Evening } from './evening';
import { assertShows, hostPicture, realImage, settle, withoutHost } from './real';
import { GAME } from './stretches';

const evenings: Evening[] = [];

function evening(options: BadgerOptions = { usb: true }): Evening {
  const begun = new Evening(options);
  evenings.push(begun);
  return begun;
}

afterEach(() => {
  for (const { badger } of evenings.splice(0)) {
    assert.deepEqual(badger.complaints, []);
    assert.deepEqual(
      badger.events.filter((event) => event.kind === 'watchdog'),
      [],
    );
  }
});

/** From the home screen and back: small changes, new screens, and a mark that moves. */
const ROUND: Button[] = ['down', 'up', 'b', 'b', 'b', 'a', 'down', 'c', 'a', 'up'];

/** A refresh that was cut short is given its time all the same; whoever is hit twice in a row tries again 9 s later. */
function comesToRest(badger: Badger): void {
  badger.runFor(15_000);
  settle(badger);
}

/** Taps, and lets `happens` happen `ms` after the finger went down. */
function tapAnd(badger: Badger, press: Button, ms: number, happens: () => void): void {
  badger.press(press);
  if (ms < 60) {
    badger.runFor(ms);
    happens();
    badger.runFor(60 - ms);
    badger.release(press);
  } else {
    badger.runFor(60);
    badger.release(press);
    badger.runFor(ms - 60);
    happens();
  }
}

describe('a panel that resets itself', { skip: withoutHost }, () => {
  test('while nobody presses: the next press brings the whole picture', () => {
    const table = evening();
    const { badger } = table;
    const { resets } = badger.panel;
    badger.runFor(1_000);
    badger.panel.spark();
    badger.runFor(1_000);
    table.press('down');
    table.look();
    assert.equal(badger.panel.resets, resets + 1);
    assert.equal(badger.panel.lastRefreshMs, 4_500);
    table.walk('down up');
    assert.equal(badger.panel.lastRefreshMs, 260, 'and then small changes are small again');
  });

  test('while its booster is off', () => {
    const table = evening();
    table.press('down');
    table.badger.runFor(700_000);
    table.badger.panel.spark();
    table.badger.runFor(1_000);
    table.walk('down up');
  });

  for (const [what, from, to] of [
    ['from the press to the refresh command', 0, 25],
    ['in a small change and after it', 10, 320],
    ['in a new screen and after it', 10, 1_000],
    ['in the whole picture that follows a spark', 300, 5_500],
  ] as const) {
    test(`${what}, at random moments`, () => {
      const table = evening();
      const { badger } = table;
      const random = new Random(to);
      for (let i = 0; i < 40; i++) {
        const press = ROUND[i % ROUND.length]!;
        if (from === 300) badger.panel.spark();
        tapAnd(badger, press, from + random.below((to - from) * 1000) / 1000, () => badger.panel.spark());
        table.all.push(press);
        comesToRest(badger);
        table.look();
      }
    });
  }

  test('and the device sleeps and wakes: nothing of it stays on the glass', () => {
    const table = evening({});
    const { badger } = table;
    const random = new Random(90);
    table.press(GAME);
    table.look();
    for (let i = 0; i < 12; i++) {
      assert.ok(badger.runUntil(() => !badger.on, 200_000), 'it does not switch itself off');
      // Blue passes, out of the sleep, and takes it back; or the other way round.
      const [first, second] = i % 2 ? (['a', 'c'] as const) : (['c', 'a'] as const);
      tapAnd(badger, first, 60 + random.below(1_000_000) / 1000, () => badger.panel.spark());
      table.all.push(first);
      if (i % 3) table.press(second);
      comesToRest(badger);
      table.look();
    }
  });

  test('in the first picture of all', () => {
    const random = new Random(11);
    const home = hostPicture();
    for (let i = 0; i < 20; i++) {
      const badger = new Badger({ image: realImage(), usb: true });
      badger.runFor(random.below(5_000_000) / 1000);
      badger.panel.spark();
      comesToRest(badger);
      assertShows(badger, home);
      assert.deepEqual(badger.complaints, []);
    }
  });
});

test('a BUSY line that flickers for 5 to 35 µs ends no refresh early', { skip: withoutHost }, () => {
  const table = evening();
  const { badger } = table;
  const random = new Random(5);
  const { resets } = badger.panel;
  for (let i = 0; i < 60; i++) {
    const press = ROUND[i % ROUND.length]!;
    badger.tap(press, 40);
    for (let flicker = 0; flicker < 12; flicker++) {
      badger.runFor(random.below(90_000) / 1000);
      badger.panel.flicker(5 + random.below(31));
    }
    table.all.push(press);
    settle(badger);
    table.look();
  }
  assert.equal(badger.panel.resets, resets, 'no picture was brought twice');
});
