// A board whose sectors of values are nearly full, as after a thousand changes of a setting.
//
// Invariant: everything in them was written by the device itself, or is a copy of a record that it wrote.

import assert from 'node:assert/strict';
import type { Badger } from '../src/badger';
import { pressAll, settle } from './real';
import { STORED_AT, cutPower, storedIn } from './stored';
import { MIRRORS, MIRROR_BYTES, SECTOR } from './values';

/**
 * Fills all sectors of the values but the last, up to a few bytes, as a thousand changes of a setting would. The device
 * writes a long record, the message of a fault, and opens each next sector; in between, while the power is off, copies of
 * that record fill the open one.
 */
export function wearIn(badger: Badger): void {
  badger.runFor(500);
  const before = storedIn(badger);
  badger.injectHardFault();
  badger.runFor(2000);
  pressAll(badger, 'a');
  settle(badger);
  const records = MIRRORS.map((mirror) => {
    const used = end(storedIn(badger), mirror, 0);
    return storedIn(badger).slice(end(before, mirror, 0), used);
  });
  for (let sector = 0; sector < MIRROR_BYTES / SECTOR - 1; sector++) {
    cutPower(badger);
    MIRRORS.forEach((mirror, side) => {
      const record = records[side]!;
      const last = mirror + (sector + 1) * SECTOR - 2 * record.length;
      let at = end(storedIn(badger), mirror, sector);
      for (; at < last; at += record.length) badger.flash.bytes.set(record, STORED_AT + at);
    });
    badger.setUsb(true);
    settle(badger);
    // Until the device opens the next sector, when nobody presses; the last but one stays as it is.
    if (sector === MIRROR_BYTES / SECTOR - 2) break;
    const open = () => storedIn(badger)[MIRRORS[1]! + (sector + 1) * SECTOR] !== 0xff;
    assert.ok(badger.runUntil(open, 30_000), 'the sector is never full');
  }
  assert.deepEqual(badger.complaints, []);
}

/** Where the records of a sector of the values end: behind the last byte that is used, but for the sector's own last. */
function end(stored: Uint8Array, mirror: number, sector: number): number {
  const start = mirror + sector * SECTOR;
  return start + stored.subarray(start, start + SECTOR - 1).findLastIndex((byte) => byte !== 0xff) + 1;
}
