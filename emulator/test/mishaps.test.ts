// The real image when something goes wrong: stuck tasks, faults, a hung panel.
//
// Invariant of every test here: the device comes back by itself to a screen that answers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Badger } from '../src/badger';
import { assertShows, hostPicture, play, settle, wake, withoutHost } from './real';

function comesBack(badger: Badger): void {
  const before = badger.panel.refreshes;
  assert.ok(badger.runUntil(() => badger.panel.refreshes > before, 2000), 'no picture after the restart');
  settle(badger);
  const shown = badger.panel.picture.slice();
  play(badger, 'down');
  assert.notDeepEqual(badger.panel.picture, shown, 'the device does not answer a press');
  assert.deepEqual(badger.complaints, []);
}

for (const usb of [true, false]) {
  test(`a task that never comes back ends in a watchdog reset (${usb ? 'USB' : 'battery'})`, () => {
    const badger = wake('a', { usb });
    play(badger, 'c');
    const stuck = badger.ms;
    badger.injectEndlessLoop();
    assert.ok(badger.runUntil(() => (badger.last('watchdog')?.ms ?? 0) > stuck, 9000), 'the watchdog never fired');
    comesBack(badger);
  });
}

test('after a watchdog reset the home screen returns', { skip: withoutHost }, () => {
  const badger = wake();
  play(badger, 'c');
  badger.injectEndlessLoop();
  badger.runFor(9000);
  settle(badger);
  // It says so, until the first press.
  badger.tap('a');
  settle(badger);
  assertShows(badger, hostPicture());
});

test('a fault resets at once and leaves its message for the next boot', () => {
  const badger = wake();
  const home = badger.panel.picture.slice();
  const faulted = badger.ms;
  badger.injectHardFault();
  assert.ok(badger.runUntil(() => (badger.last('watchdog')?.ms ?? 0) >= faulted, 10), 'no reset');
  badger.runFor(1000);
  settle(badger);
  assert.notDeepEqual(badger.panel.picture, home, 'the screen says nothing of the fault');
  assert.deepEqual(badger.complaints, []);
  // The message is read once: another reset, without a fault, does not show it again.
  badger.setBattery(false);
  badger.runFor(10);
  badger.setBattery(true);
  badger.tap('a');
  settle(badger);
  assert.deepEqual(badger.panel.picture, home);
});

test('a stack that overflows runs out of the RAM and ends in a reset, not in wild data', () => {
  const badger = wake();
  const overflowed = badger.ms;
  badger.rp2040!.core.SP = 0x20000010;
  badger.tap('down');
  assert.match(badger.complaints.join(), /undefined address: 1ffff/);
  badger.complaints.length = 0;
  assert.ok(badger.runUntil(() => (badger.last('watchdog')?.ms ?? 0) > overflowed, 9000), 'the watchdog never fired');
  comesBack(badger);
});

test('a contact that bounces is one press', { skip: withoutHost }, () => {
  const badger = wake();
  for (const ms of [0.3, 0.2, 0.7, 0.4, 1.1, 0.2]) {
    badger.press('down');
    badger.runFor(ms);
    badger.release('down');
    badger.runFor(0.3);
  }
  badger.tap('down');
  badger.runFor(0.5);
  badger.tap('down', 0.6);
  settle(badger);
  assertShows(badger, hostPicture('a', 'down'));
});

test('a panel that hangs is reset and shows the picture after all', { skip: withoutHost }, () => {
  const badger = wake();
  const resets = badger.panel.resets;
  badger.tap('down');
  assert.ok(badger.runUntil(() => badger.panel.busy, 100));
  badger.panel.stickBusy(true);
  assert.ok(badger.runUntil(() => badger.panel.resets > resets, 20_000), 'the panel was never reset');
  settle(badger);
  assertShows(badger, hostPicture('a', 'down'));
  assert.deepEqual(badger.complaints, []);
});

test('while the panel hangs the device does not: presses are kept', { skip: withoutHost }, () => {
  const badger = wake();
  badger.tap('down');
  assert.ok(badger.runUntil(() => badger.panel.busy, 100));
  badger.panel.stickBusy(true);
  badger.runFor(100);
  badger.tap('down');
  badger.runFor(20_000);
  settle(badger);
  assertShows(badger, hostPicture('a', 'down', 'down'));
});
