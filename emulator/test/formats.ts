// Records of a later version in the stored area: sound, but of another format.
//
// Invariant: only the format byte and the checksum over it are changed, so that an older firmware can tell "unknown" from
// "damaged" (docs/storage.md).

import assert from 'node:assert/strict';
import { crc32, seal } from './records';

const FORMAT = 2;

/** The two copies of the values in the stored area (docs/storage.md), and a sector. */
const MIRRORS = [0x33000, 0x39000];
const MIRROR_BYTES = 0x6000;
const SECTOR = 0x1000;
/** What the library puts before an item: checksum, length, checksum of the length. */
const ITEM_HEAD = 8;

/** A record of a game, `length` bytes with its checksum, in another format. */
export function laterRecord(stored: Uint8Array, at: number, length: number): Uint8Array {
  const copy = stored.slice();
  assert.equal(copy[at], 1, 'there is a record of format 1');
  copy[at] = FORMAT;
  seal(copy, at, length);
  return copy;
}

/** The last value under `key` in these mirrors (0, 1), in another format. */
export function laterValue(stored: Uint8Array, key: number, mirrors: number[]): Uint8Array {
  const copy = stored.slice();
  const view = new DataView(copy.buffer);
  for (const mirror of mirrors) {
    let last: { at: number; length: number } | undefined;
    for (let sector = MIRRORS[mirror]!; sector < MIRRORS[mirror]! + MIRROR_BYTES; sector += SECTOR) {
      for (let at = sector + 1; at < sector + SECTOR - ITEM_HEAD && view.getUint32(at, true) !== 0xffffffff; ) {
        const length = view.getUint16(at + 4, true);
        if (copy[at + ITEM_HEAD] === key) last = { at, length };
        at += ITEM_HEAD + length;
      }
    }
    assert.ok(last, `there is a value under ${key}`);
    const data = last.at + ITEM_HEAD;
    assert.equal(copy[data + 1], 1, 'it is of format 1');
    copy[data + 1] = FORMAT;
    // As the library has it: neither blank nor cleared in its first byte.
    let sum = crc32(copy.subarray(data, data + last.length), 0x82f63b78, 0xeeeeeeee);
    if ((sum & 0xff) === 0 || (sum & 0xff) === 0xff) sum = (sum ^ 1) >>> 0;
    view.setUint32(last.at, sum, true);
  }
  return copy;
}
