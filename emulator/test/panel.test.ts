// The panel model by itself: what it shows, how long it is busy, and what it complains about.
//
// No firmware image is needed. Invariant of every test: the bytes go in exactly as a driver would send them.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { BenchClock } from '../src/clock';
import { Complaints } from '../src/complaints';
import { FRAME_BYTES, Panel } from '../src/panel';
import { Random } from '../src/random';

let clock: BenchClock;
let complaints: string[];
let panel: Panel;

beforeEach(() => {
  clock = new BenchClock();
  const list = new Complaints(clock);
  complaints = list.list;
  panel = new Panel(clock, list, new Random(7));
  panel.setPower(true);
  panel.setSelect(true);
});

function wait(ms: number): void {
  const alarm = clock.createAlarm(() => {});
  alarm.schedule(ms * 1e6);
  const end = clock.nanos + ms * 1e6;
  while (clock.nanos < end) {
    clock.skipToDeadline();
    clock.fireDue();
  }
}

function send(command: number, data: ArrayLike<number> = []): void {
  panel.setDataMode(false);
  panel.receive(command);
  panel.setDataMode(true);
  for (const byte of Array.from(data)) panel.receive(byte);
}

const frame = (byte: number) => new Uint8Array(FRAME_BYTES).fill(byte);

function powerUp(psr = 0x97): void {
  send(0x00, [psr]);
  send(0x04);
  wait(40);
  send(0x50, [0x4c]);
}

/** One group: a level for `frames` frames, once. */
function lut(length: number, levels = 0, frameCount = 26): number[] {
  return [levels, frameCount, 0, 0, 0, 1, ...new Array<number>(length - 6).fill(0)];
}

/** Differential: unchanged pixels rest, the others are driven for 26 frames at 100 Hz. */
function loadDifferentialLuts(): void {
  send(0x30, [0x3a]);
  send(0x20, lut(44));
  send(0x21, lut(42));
  send(0x22, lut(42, 0b10_00_00_00));
  send(0x23, lut(42, 0b01_00_00_00));
  send(0x24, lut(42));
}

const saidOnce = (pattern: RegExp) => {
  assert.equal(complaints.length, 1, complaints.join('\n'));
  assert.match(complaints[0]!, pattern);
};

test('the built-in waveform takes 4.5 s and shows the new frame', () => {
  powerUp();
  send(0x13, frame(0xf0));
  send(0x12);
  assert.equal(panel.busy, true);
  wait(4499);
  assert.equal(panel.busy, true);
  wait(2);
  assert.equal(panel.busy, false);
  assert.deepEqual(Array.from(panel.picture.subarray(0, 296 * 4)), new Array(296 * 4).fill(1));
  assert.deepEqual(Array.from(panel.picture.subarray(296 * 4, 296 * 8)), new Array(296 * 4).fill(0));
  assert.deepEqual(complaints, []);
});

test('a byte of the frame is eight pixels downwards, the highest bit on top', () => {
  powerUp();
  const bytes = frame(0);
  bytes[16 * 5 + 2] = 0x40; // column 5, rows 16..23: row 17
  send(0x13, bytes);
  send(0x12);
  wait(4501);
  assert.equal(panel.picture.indexOf(1), 17 * 296 + 5);
});

test('scan and shift direction turn the picture by 180 degrees', () => {
  powerUp(0x97 ^ 0b1100);
  const bytes = frame(0);
  bytes[0] = 0x80;
  send(0x13, bytes);
  send(0x12);
  wait(4501);
  assert.equal(panel.picture.indexOf(1), 296 * 128 - 1);
});

test('DDX 01 inverts the frame', () => {
  powerUp();
  send(0x50, [0x5c]);
  send(0x13, frame(0x00));
  send(0x12);
  wait(4501);
  assert.equal(panel.picture.indexOf(0), -1);
});

test('a differential refresh takes what its table says and drives only changed pixels', () => {
  powerUp(0xb7);
  loadDifferentialLuts();
  send(0x10, frame(0x00));
  send(0x13, frame(0x0f));
  send(0x12);
  wait(259);
  assert.equal(panel.busy, true);
  wait(2);
  assert.equal(panel.busy, false);
  assert.equal(panel.lastRefreshMs, 260);
  assert.equal(panel.picture[0], 0);
  assert.equal(panel.picture[296 * 7], 1);
  assert.deepEqual(complaints, []);
});

test('a wrong old frame leaves visible errors', () => {
  powerUp(0xb7);
  loadDifferentialLuts();
  send(0x10, frame(0xff)); // the glass is white
  send(0x13, frame(0xff));
  send(0x12);
  wait(261);
  assert.equal(panel.picture.indexOf(1), -1, 'nothing was driven, so nothing became black');
});

test('the picture stays without power, and half-way through a refresh it stays half-way', () => {
  powerUp();
  send(0x10, frame(0x00));
  send(0x13, frame(0xff));
  send(0x12);
  wait(700);
  panel.setPower(false);
  assert.equal(panel.picture.indexOf(0), -1, 'the first drive of a pixel that becomes black is to black');
  assert.equal(panel.busy, false);
});

test('a byte while BUSY', () => {
  send(0x04);
  send(0x11);
  saidOnce(/command 0x11 while BUSY/);
});

test('a refresh while powered off', () => {
  send(0x00, [0x97]);
  send(0x13, frame(0));
  send(0x12);
  saidOnce(/refresh while powered off/);
});

test('a frame that is too short', () => {
  powerUp();
  send(0x13, frame(0).subarray(1));
  send(0x11);
  saidOnce(/DTM2 got 4735 of 4736 bytes/);
});

test('a frame that is too long', () => {
  powerUp();
  send(0x13, [...frame(0), 0, 0]);
  send(0x11);
  saidOnce(/DTM2 got more than 4736 bytes/);
});

test('a register with too few bytes', () => {
  send(0x06, [1, 2]);
  send(0x11);
  saidOnce(/BTST got 2 of 3 bytes/);
});

test('a byte with CS high', () => {
  panel.setSelect(false);
  send(0x11);
  saidOnce(/command 0x11 with CS high/);
});

test('an unknown command', () => {
  send(0xc7);
  saidOnce(/unknown command 0xc7/);
});

test('a refresh without a frame since the last reset', () => {
  powerUp();
  send(0x12);
  saidOnce(/refresh without a frame/);
});

test('tables from registers that were never loaded', () => {
  powerUp(0xb7);
  send(0x13, frame(0));
  send(0x12);
  saidOnce(/without the look-up table 0x20/);
});

test('a reset pulse that is too short', () => {
  panel.setReset(true);
  wait(0.01);
  panel.setReset(false);
  saidOnce(/reset pulse lasted 10\.0 µs/);
});

test('a reset ends a stuck BUSY, forgets the registers and keeps the glass', () => {
  powerUp();
  send(0x13, frame(0xff));
  send(0x12);
  wait(4501);
  panel.stickBusy(true);
  wait(10_000);
  assert.equal(panel.busy, true);
  panel.setReset(true);
  wait(1);
  panel.setReset(false);
  wait(2);
  assert.equal(panel.busy, false);
  assert.equal(panel.picture.indexOf(0), -1);
  send(0x12);
  saidOnce(/refresh while powered off/);
});

test('tables that drive nothing keep BUSY low for their frames and move nothing', () => {
  powerUp(0xb7);
  loadDifferentialLuts();
  send(0x10, frame(0x00));
  send(0x13, frame(0x0f));
  send(0x12);
  wait(261);
  const shown = panel.picture.slice();
  for (const code of [0x20, 0x21, 0x22, 0x23, 0x24]) send(code, lut(code === 0x20 ? 44 : 42, 0, 1));
  send(0x13, frame(0xff));
  send(0x12);
  wait(9);
  assert.equal(panel.busy, true);
  wait(2);
  assert.equal(panel.busy, false);
  assert.deepEqual(panel.picture, shown);
  assert.equal(panel.refreshes, 1, 'it counts nowhere');
  assert.deepEqual(complaints, []);
});

test('a spark takes the power: the glass stays where it is, BUSY does not answer, and only RESET helps', () => {
  powerUp();
  send(0x10, frame(0x00));
  send(0x13, frame(0xff));
  send(0x12);
  wait(700);
  panel.spark();
  assert.equal(panel.picture.indexOf(0), -1, 'half-way: the first drive is to black');
  wait(2);
  send(0x00, [0x97]);
  send(0x13, frame(0x00));
  send(0x12);
  assert.equal(panel.busy, false);
  assert.deepEqual(complaints, [], 'the firmware cannot know');
  panel.setReset(true);
  wait(1);
  panel.setReset(false);
  wait(2);
  send(0x12);
  saidOnce(/refresh while powered off/);
});

test('BUSY that flickers is high for a moment in which the controller works on', () => {
  const pin: boolean[] = [];
  powerUp();
  send(0x13, frame(0xff));
  send(0x12);
  panel.onBusy = (busy) => pin.push(busy);
  wait(100);
  panel.flicker(20);
  assert.deepEqual([pin, panel.busy], [[false], true]);
  wait(0.03);
  assert.deepEqual([pin, panel.busy], [[false, true], true]);
  panel.flicker(20);
  send(0x11);
  saidOnce(/command 0x11 while BUSY/);
});
