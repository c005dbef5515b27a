// Records of a later version in the stored area: sound, but of another format.
//
// Invariant: only the format byte and the checksum over it are changed, so that an older firmware can tell "unknown" from
// "damaged" (docs/storage.md).

import assert from 'node:assert/strict';
import { seal } from './records';
import { RECORD, lastValue } from './values';

const FORMAT = 2;

/** A record of a game, `length` bytes with its checksum, in another format. */
export function laterRecord(stored: Uint8Array, at: number, length: number): Uint8Array {
  const copy = stored.slice();
  assert.equal(copy[at], 1, 'there is a record of format 1');
  copy[at] = FORMAT;
  seal(copy, at, length);
  return copy;
}

/** The newest value under `key` in these mirrors (0, 1), in another format. */
export function laterValue(stored: Uint8Array, key: number, mirrors: number[]): Uint8Array {
  let copy = stored;
  for (const mirror of mirrors) {
    const last = lastValue(copy, key, mirror);
    assert.ok(last, `there is a value under ${key}`);
    copy = laterRecord(copy, last.at, RECORD);
  }
  return copy;
}
