// A board whose sectors of values are nearly full, as after a hundred changes of a setting.
//
// Invariant: everything in them was written by the device itself, or is a record that it wrote with a higher version.

import assert from 'node:assert/strict';
import type { Badger } from '../src/badger';
import { pressAll, settle } from './real';
import { seal } from './records';
import { STORED_AT, cutPower, storedIn } from './stored';
import { MIRRORS, MIRROR_BYTES, RECORD, SECTOR, SLOT, lastValue, valuesIn } from './values';

/** The key of the settings (companion/src/memory/mod.rs). */
const SETTINGS = 0;

/** The sector in use of a copy: that with the highest turn. */
function inUse(stored: Uint8Array, mirror: number): number {
  const last = valuesIn(stored, mirror).reduce((last, value) => (value.turn > last.turn ? value : last));
  return last.at - (last.at % SECTOR);
}

/**
 * Fills all sectors of the values but for a slot, as a hundred changes of a setting would. The device writes the settings
 * with the message of a fault, and opens each next sector; in between, while the power is off, later versions of that
 * record fill the one in use.
 */
export function wearIn(badger: Badger): void {
  badger.runFor(500);
  badger.injectHardFault();
  badger.runFor(2000);
  pressAll(badger, 'a');
  settle(badger);
  for (let sector = 0; sector < MIRROR_BYTES / SECTOR; sector++) {
    cutPower(badger);
    const stored = storedIn(badger);
    MIRRORS.forEach((_, mirror) => fill(stored, mirror));
    badger.flash.bytes.set(stored, STORED_AT);
    badger.setUsb(true);
    settle(badger);
    // Until the device opens the next sector in both copies, when nobody presses; the last one stays as it is.
    if (sector === MIRROR_BYTES / SECTOR - 1) break;
    const before = MIRRORS.map((_, mirror) => inUse(stored, mirror));
    const opened = () => before.every((at, mirror) => inUse(storedIn(badger), mirror) !== at);
    while (!opened()) {
      assert.ok(badger.ms < 600_000, 'the sector is never full');
      badger.runFor(500);
    }
  }
  assert.deepEqual(badger.complaints, []);
}

/** Fills the sector in use but for its last slot. */
function fill(stored: Uint8Array, mirror: number): void {
  const sector = inUse(stored, mirror);
  const last = lastValue(stored, SETTINGS, mirror)!;
  const record = stored.slice(last.at, last.at + SLOT);
  const view = new DataView(record.buffer);
  const newest = valuesIn(stored, mirror).reduce((turn, value) => Math.max(turn, value.turn), 0);
  view.setUint16(3, newest * 64 + SETTINGS, true);
  let { version } = last;
  for (let at = sector; at < sector + SECTOR - SLOT; at += SLOT) {
    if (stored.subarray(at, at + SLOT).some((byte) => byte !== 0xff)) continue;
    view.setUint16(1, ++version, true);
    seal(record, 0, RECORD);
    stored.set(record, at);
  }
}
