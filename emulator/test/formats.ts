// Records of a later version in the stored area: sound, but of another format.
//
// Invariant: only the format byte and the checksum over it are changed, so that an older firmware can tell "unknown" from
// "damaged" (docs/storage.md).

import assert from 'node:assert/strict';
import { crc32, seal } from './records';
import { ITEM_HEAD, lastItem } from './values';

const FORMAT = 2;

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
    const last = lastItem(copy, key, mirror);
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
