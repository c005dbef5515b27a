// The real image on the bench: what a person sees and feels, and the numbers that were promised.
//
// Each test starts a board of its own. Invariant of every test here: the panel, the core and the bus have nothing to
// complain about.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { Badger, type BadgerOptions, type Button } from '../src/badger';
import { BUTTONS } from '../src/pins';
import { presses } from './evening';
import { assertShows, hostPicture, play, realImage, settle, wake, withoutHost, type Press } from './real';

/** What was promised (docs/architecture.md): from power-on to the latch, from a press to the refresh command. */
const LATCH_MS = 16;
const ANSWER_MS = 20;

const benches: Badger[] = [];

function start(button: Button = 'a', options: BadgerOptions = {}): Badger {
  const badger = wake(button, options);
  benches.push(badger);
  return badger;
}

afterEach(() => {
  const complaints = benches.flatMap((badger) => badger.complaints);
  benches.length = 0;
  assert.deepEqual(complaints, []);
});

/** Milliseconds from an event to the next refresh command. */
function refreshAfter(badger: Badger, kind: 'press' | 'release'): number {
  const from = badger.last(kind)!;
  const refresh = badger.events.find((event) => event.kind === 'refresh' && event.ms >= from.ms);
  assert.ok(refresh, `no refresh after the ${kind}`);
  return refresh.ms - from.ms;
}

test('it boots to the home screen', { skip: withoutHost }, () => {
  const badger = new Badger({ image: realImage(), usb: true });
  benches.push(badger);
  settle(badger);
  assertShows(badger, hostPicture());
});

test('every screen on a walk through the menus is the one the host draws', { skip: withoutHost }, () => {
  // The walk keeps away from the check-list of Magna Carta, whose chance is not the host's.
  const badger = start('a');
  const pressed: Press[] = ['a'];
  // The games, help and another language; De Stad's check-list and choices; a lesson; no results; settings.
  const games = 'down c down b b c c b down c b a a a a';
  const walk = presses(`${games} down*2 c down c c c a hold-a a down c b a a down c c*3 down c b b b c a hold-b hold-c a`);
  for (const press of walk) {
    pressed.push(press);
    play(badger, press);
    assertShows(badger, hostPicture(...pressed));
  }
});

test('every button acts', () => {
  // A only goes back, so it is tried from a screen one deeper.
  for (const button of BUTTONS) {
    const badger = start();
    if (button === 'a') play(badger, 'c');
    if (button === 'up') play(badger, 'down');
    const before = badger.panel.picture.slice();
    play(badger, button);
    assert.notDeepEqual(badger.panel.picture, before, `nothing changed after ${button}`);
  }
});

test('the press that wakes the device acts', { skip: withoutHost }, () => {
  for (const button of ['a', 'b', 'up', 'down'] as const) assertShows(start(button), hostPicture(button));
  // C starts a new game, whose chance is not the host's.
  assert.notDeepEqual(start('c').panel.picture, start('a').panel.picture);
});

test('presses during a refresh are not lost, and one picture follows', { skip: withoutHost }, () => {
  const badger = start();
  badger.tap('down', 40);
  badger.runFor(40);
  assert.equal(badger.state, 'refreshing');
  const refreshes = badger.panel.refreshes;
  badger.tap('down', 40);
  badger.runFor(40);
  badger.tap('up', 40);
  badger.runFor(40);
  assert.equal(badger.state, 'refreshing', 'the first refresh is still under way');
  settle(badger);
  assertShows(badger, hostPicture('a', 'down', 'down', 'up'));
  assert.ok(badger.panel.refreshes - refreshes <= 1);
});

test('presses during the first, full refresh are not lost', { skip: withoutHost }, () => {
  const badger = new Badger({ image: realImage() });
  benches.push(badger);
  badger.tap('a');
  badger.runFor(1000);
  assert.equal(badger.state, 'refreshing');
  badger.tap('down');
  badger.runFor(500);
  badger.tap('c');
  settle(badger);
  assertShows(badger, hostPicture('a', 'down', 'c'));
});

test('it is latched at most 16 ms after power-on, and a tap of 16 ms starts it', () => {
  const badger = new Badger({ image: realImage() });
  benches.push(badger);
  badger.press('b');
  badger.runFor(16);
  badger.release('b');
  badger.runFor(100);
  assert.ok(badger.on, 'the tap was too short to start the device');
  const latched = badger.last('latched')!.ms - badger.last('power-on')!.ms;
  console.log(`power-on to latched: ${latched.toFixed(2)} ms`);
  assert.ok(latched <= LATCH_MS, `latched after ${latched} ms`);
});

test('UP and DOWN reach the panel within 20 ms of the press', () => {
  const badger = start();
  for (const button of ['down', 'down', 'up'] as const) {
    play(badger, button);
    const ms = refreshAfter(badger, 'press');
    assert.ok(ms <= ANSWER_MS, `${button}: ${ms} ms`);
  }
});

test('A, B and C reach the panel within 20 ms of the release', () => {
  const badger = start();
  for (const button of ['c', 'b', 'a'] as const) {
    play(badger, button);
    const ms = refreshAfter(badger, 'release');
    assert.ok(ms <= ANSWER_MS, `${button}: ${ms} ms`);
  }
});

test('a held press acts while held, between 600 and 800 ms', () => {
  const badger = start();
  badger.press('b');
  const pressed = badger.ms;
  assert.ok(badger.runUntil(() => badger.last('refresh')!.ms > pressed, 1500), 'nothing happens while B is held');
  const ms = badger.ms - pressed;
  badger.release('b');
  settle(badger);
  assert.ok(ms >= 600 && ms <= 830, `after ${ms} ms`);
});

test('the LED blinks when a held press counts', () => {
  const badger = start();
  assert.equal(badger.led, 0);
  badger.press('b');
  assert.ok(badger.runUntil(() => badger.led > 0, 900), 'the LED stays dark');
  badger.release('b');
  settle(badger);
  assert.equal(badger.led, 0);
});

test('moving the mark takes the differential waveform: 260 ms of BUSY', () => {
  const badger = start();
  play(badger, 'down');
  assert.equal(badger.panel.lastRefreshMs, 260);
  const begun = badger.last('refresh')!.ms;
  const busy = badger.events.find(({ kind, ms }) => kind === 'ready' && ms > begun)!.ms - begun;
  assert.ok(Math.abs(busy - 260) < 0.1, `${busy} ms`);
});

test('when nobody presses, the core sleeps', () => {
  const badger = start();
  // What is left to do after boot is done in the first pause.
  badger.runFor(20_000);
  const before = badger.awakeCycles;
  badger.runFor(10_000);
  const share = (badger.awakeCycles - before) / (10 * 125e6);
  assert.ok(share < 0.001, `awake for ${(share * 100).toFixed(3)} % of the time`);
});

test('the same presses give the same cycle count and the same picture, twice', () => {
  const run = () => {
    const badger = start('down');
    play(badger, 'c', 'a', 'down', 'hold-b');
    return [badger.cycles, badger.awakeCycles, Buffer.from(badger.panel.picture).toString('hex')];
  };
  assert.deepEqual(run(), run());
});

test('without a battery the picture stays, and with it again a press brings the device back', () => {
  const badger = start();
  const shown = badger.panel.picture.slice();
  badger.setBattery(false);
  badger.runFor(60_000);
  assert.equal(badger.on, false);
  assert.deepEqual(badger.panel.picture, shown);
  badger.setBattery(true);
  badger.runFor(1000);
  assert.equal(badger.on, false, 'the battery alone does not start it');
  badger.tap('a');
  settle(badger);
  assert.deepEqual(badger.panel.picture, shown);
});

test('a battery that comes out during a refresh leaves no ghost behind', () => {
  const badger = start();
  const shown = badger.panel.picture.slice();
  badger.tap('c');
  assert.ok(badger.runUntil(() => badger.state === 'refreshing', 100));
  badger.runFor(200);
  badger.setBattery(false);
  badger.runFor(1000);
  assert.notDeepEqual(badger.panel.picture, shown, 'the refresh was broken off half-way');
  badger.setBattery(true);
  badger.tap('a');
  settle(badger);
  assert.deepEqual(badger.panel.picture, shown);
});
