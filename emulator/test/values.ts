// Values in the stored area, read outside the device (docs/storage.md has the layout).
//
// Invariant: what is read is the newest record of its key in a copy.

import { isSound } from './records';

/** The two copies of the values in the stored area, and a sector. */
export const MIRRORS = [0x33000, 0x39000];
export const MIRROR_BYTES = 0x6000;
export const SECTOR = 0x1000;
/** A value has a slot of its own; its record, with the checksum, and what comes before the content. */
export const SLOT = 256;
export const RECORD = 242;
const HEAD = 6;
/** Keys are below this; in the number of a record the key stands behind the turn of its sector. */
const KEYS = 64;

/** A record of a value. */
export interface StoredValue {
  at: number;
  version: number;
  turn: number;
  key: number;
}

/** All records of values in a copy (0, 1), as they lie. */
export function valuesIn(stored: Uint8Array, mirror: number): StoredValue[] {
  const view = new DataView(stored.buffer, stored.byteOffset);
  const start = MIRRORS[mirror]!;
  const found: StoredValue[] = [];
  for (let at = start; at < start + MIRROR_BYTES; at += SLOT) {
    if (!isSound(stored, at, RECORD)) continue;
    const number = view.getUint16(at + 3, true);
    found.push({ at, version: view.getUint16(at + 1, true), turn: Math.floor(number / KEYS), key: number % KEYS });
  }
  return found;
}

/** The newest record under `key` in a copy. */
export function lastValue(stored: Uint8Array, key: number, mirror: number): StoredValue | undefined {
  const all = valuesIn(stored, mirror).filter((value) => value.key === key);
  return all.reduce<StoredValue | undefined>((last, value) => (last && last.version > value.version ? last : value), undefined);
}

/** The content of the value under `key`, undefined if there is none. */
export function valueIn(stored: Uint8Array, key: number): Uint8Array | undefined {
  const value = lastValue(stored, key, 0);
  return value && stored.slice(value.at + HEAD, value.at + HEAD + stored[value.at + 5]!);
}

/** As in engine/src/seat: the number of a colour is its place here. */
const SEATS = ['red', 'green', 'orange', 'blue', 'black', 'yellow', 'white', 'purple'];
/** The key of the first result (companion/src/memory/mod.rs). */
const FIRST_RESULT = 1;
/** Behind a result's number: this and the game's number; 0 once its end was taken back. */
const PRESENT = 0x80;

export interface StoredResult {
  game: number;
  /** Rounds, or tiles. */
  length: number;
  totals: Record<string, number>;
}

/** The result of the device's game with this number, from 0; undefined if there is none, or if it was taken back. */
export function resultIn(stored: Uint8Array, number = 0): StoredResult | undefined {
  const bytes = valueIn(stored, FIRST_RESULT + number);
  // Below 128 the number is one byte.
  if (bytes?.[0] !== number || !(bytes[1]! & PRESENT)) return undefined;
  const [length, lines, seats] = bytes.subarray(2);
  const view = new DataView(bytes.buffer, bytes.byteOffset + 5);
  const column = 3 + 2 * lines!;
  const totals = Array.from({ length: seats! }, (_, at) => [SEATS[view.getUint8(at * column)]!, view.getUint16(at * column + 1, true)]);
  return { game: bytes[1]! & ~PRESENT, length: length!, totals: Object.fromEntries(totals) };
}
