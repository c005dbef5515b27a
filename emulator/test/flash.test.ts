// The flash by itself: which bits change, in which steps, and what it refuses.
//
// Journals and power cuts are not tested here, only what they stand on. Invariant: no chip runs in these tests.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Flash, FLASH_SIZE, type FlashStep, PowerCut } from '../src/flash';
import { Random } from '../src/random';

const noWait = () => {};

test('programming only clears bits', () => {
  const flash = new Flash();
  assert.equal(flash.program(0, new Uint8Array(256).fill(0x0f), noWait), null);
  assert.equal(flash.program(0, new Uint8Array(256).fill(0xf3), noWait), null);
  assert.deepEqual(flash.bytes.subarray(0, 257), new Uint8Array([...new Array(256).fill(0x03), 0xff]));
});

test('erasing sets all bits of a sector, in 16 steps, and leaves its neighbours', () => {
  const flash = new Flash();
  flash.bytes.fill(0);
  const steps: FlashStep[] = [];
  flash.onStep = (step) => steps.push({ ...step });
  assert.equal(flash.erase(4096, 4096, noWait), null);
  assert.equal(steps.length, 16);
  assert.deepEqual(steps[15], { kind: 'erase', offset: 8192 - 256, length: 256 });
  assert.equal(flash.bytes.indexOf(0xff), 4096);
  assert.equal(flash.bytes.lastIndexOf(0xff), 8191);
});

test('a power cut can be tried after each 8 bytes of a page', () => {
  const flash = new Flash();
  let steps = 0;
  flash.onStep = () => {
    steps += 1;
    if (steps === 3) throw new Error('cut');
  };
  assert.throws(() => flash.program(0, new Uint8Array(256), noWait), /cut/);
  assert.equal(flash.bytes.indexOf(0xff), 24);
});

test('erase and program take their time', () => {
  const flash = new Flash();
  let nanos = 0;
  const wait = (more: number) => (nanos += more);
  flash.erase(0, 4096, wait);
  assert.equal(nanos, 45e6);
  flash.program(0, new Uint8Array(256), wait);
  assert.equal(Math.round(nanos), 45.4e6);
});

test('what is not whole sectors or pages, or past the end, is refused', () => {
  const flash = new Flash();
  assert.match(flash.erase(100, 4096, noWait) ?? '', /not whole sectors/);
  assert.match(flash.erase(FLASH_SIZE, 4096, noWait) ?? '', /past the end/);
  assert.match(flash.program(0, new Uint8Array(100), noWait) ?? '', /not whole pages/);
  assert.match(flash.program(FLASH_SIZE - 256, new Uint8Array(512), noWait) ?? '', /past the end/);
});

test('loading an image erases only the sectors it touches', () => {
  const flash = new Flash();
  flash.bytes.fill(0x55);
  flash.load({ parts: [{ offset: 4096 + 8, data: new Uint8Array([1, 2, 3]) }] });
  assert.equal(flash.bytes[4095], 0x55);
  assert.deepEqual(Array.from(flash.bytes.subarray(4096 + 6, 4096 + 13)), [0xff, 0xff, 1, 2, 3, 0xff, 0xff]);
  assert.equal(flash.bytes[8192], 0x55);
});

test('a torn program changes only bits that were to be cleared, and weak ones are read anew until they are programmed', () => {
  for (let seed = 1; seed < 40; seed++) {
    const flash = new Flash();
    const random = new Random(seed);
    flash.tear = { after: 1, random };
    const data = new Uint8Array(256).fill(0xff);
    data.fill(0x5a, 32, 64);
    assert.equal(flash.program(0, new Uint8Array(256).fill(0xff), noWait), null);
    assert.throws(() => flash.program(0, data, noWait), PowerCut);
    for (let start = 0; start < 4; start++) {
      flash.powerUp(random);
      for (let at = 0; at < 512; at++) assert.equal(flash.bytes[at]! | (at >= 32 && at < 64 ? 0xa5 : 0), 0xff, `byte ${at}`);
    }
    assert.equal(flash.program(0, data, noWait), null);
    assert.equal(flash.weak.size, 0);
    flash.powerUp(random);
    assert.deepEqual(flash.bytes.subarray(0, 256), data);
  }
});

test('a torn erase leaves its neighbours, and an erase to the end leaves nothing weak', () => {
  for (let seed = 1; seed < 20; seed++) {
    const flash = new Flash();
    flash.bytes.fill(0x55);
    const random = new Random(seed);
    flash.tear = { after: 0, random };
    assert.throws(() => flash.erase(4096, 4096, noWait), PowerCut);
    flash.powerUp(random);
    assert.ok(flash.bytes.subarray(0, 4096).every((byte) => byte === 0x55));
    assert.ok(flash.bytes.subarray(8192, 12288).every((byte) => byte === 0x55));
    assert.equal(flash.erase(4096, 4096, noWait), null);
    flash.powerUp(random);
    assert.ok(flash.bytes.subarray(4096, 8192).every((byte) => byte === 0xff));
    assert.equal(flash.weak.size, 0);
  }
});
