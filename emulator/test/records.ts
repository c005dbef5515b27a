// Records of a game in the stored area, made outside the device (docs/storage.md has the layout).
//
// Invariant: what is made here is byte for byte what the device would have stored.

import assert from 'node:assert/strict';

const TITLE = 256;
const SLOT = 32;
/** Bytes of an entry's record, with its checksum. */
const RECORD = 26;

/** A CRC-32 with this polynomial and start value, both reflected. */
export function crc32(bytes: Uint8Array, polynomial: number, start: number): number {
  let sum = start;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? polynomial : 0);
  }
  return ~sum >>> 0;
}

/** Puts the checksum at the end of a record of `length` bytes. */
export function seal(stored: Uint8Array, at: number, length: number): void {
  const sum = crc32(stored.subarray(at, at + length - 4), 0xedb88320, 0xffffffff);
  new DataView(stored.buffer).setUint32(at + length - 4, sum, true);
}

/**
 * A game with more entries, at least so many: its last two, which must undo each other, again and again.
 * @param start where the game's title lies in the stored area
 */
export function lengthened(stored: Uint8Array, start: number, entries: number): Uint8Array {
  const copy = stored.slice();
  const place = (number: number) => start + TITLE + (number - 1) * SLOT;
  let last = 0;
  while (copy[place(last + 1)] === 1) last++;
  assert.ok(last >= 2, `only ${last} entries to begin with`);
  const end = entries + ((entries - last) % 2);
  for (let number = last + 1; number <= end; number++) {
    copy.copyWithin(place(number), place(number - 2), place(number - 1));
    new DataView(copy.buffer).setUint16(place(number) + 3, number, true);
    seal(copy, place(number), RECORD);
  }
  return copy;
}
