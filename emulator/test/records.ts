// Records of a game in the stored area, read and made outside the device (docs/storage.md has the layout).
//
// Invariant: what is made here is byte for byte what the device would have stored, and what is read was acknowledged.

import assert from 'node:assert/strict';

const TITLE = 256;
const SLOT = 32;
/** Bytes of an entry's record, with its checksum. */
const RECORD = 26;

/** The mark of a title, and where it lies in one. */
const MARK = Buffer.from('provost!');
const MARK_AT = 248;
/** The parts for games, and how far apart games may begin. */
const PARTS = [
  [0x1000, 0x1a000],
  [0x1a000, 0x33000],
] as const;
const SPACING = 1024;

/** The CRC-32 of Ethernet and zip. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** Puts the checksum at the end of a record of `length` bytes. */
export function seal(stored: Uint8Array, at: number, length: number): void {
  const sum = crc32(stored.subarray(at, at + length - 4));
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

/** The open game: its number, and the content of its entries. */
export interface StoredGame {
  game: number;
  entries: string[];
}

/** Whether the record of `length` bytes has the right checksum. */
export function isSound(stored: Uint8Array, at: number, length = RECORD): boolean {
  const record = stored.slice(at, at + length);
  seal(record, 0, length);
  return Buffer.compare(record, stored.subarray(at, at + length)) === 0;
}

/** The newest game in the stored area with all entries that are sound and marked; undefined if there is none. */
export function gameIn(stored: Uint8Array): StoredGame | undefined {
  const view = new DataView(stored.buffer, stored.byteOffset);
  let newest: (StoredGame & { at: number; end: number }) | undefined;
  for (const [start, end] of PARTS) {
    for (let at = start; at < end; at += SPACING) {
      if (MARK.compare(stored, at + MARK_AT, at + TITLE) !== 0) continue;
      const game = view.getUint16(at + 1, true);
      if (!newest || game > newest.game) newest = { game, entries: [], at, end };
    }
  }
  if (!newest) return undefined;
  const { game, entries, at, end } = newest;
  for (let slot = at + TITLE; slot < end && stored.subarray(slot, slot + SLOT).some((byte) => byte !== 0xff); slot += SLOT) {
    // Format 0 says only that the game goes on behind what was given up.
    if (stored[slot] === 0 || stored[slot + SLOT - 1] !== 0 || !isSound(stored, slot) || view.getUint16(slot + 1, true) !== game) continue;
    const content = stored.subarray(slot + 6, slot + 6 + stored[slot + 5]!);
    entries.push(`${view.getUint16(slot + 3, true)}:${Buffer.from(content).toString('hex')}`);
  }
  return { game, entries };
}

/** Whether `longer` is `game`, perhaps with more entries. */
export function goesOnFrom(longer: StoredGame | undefined, game: StoredGame | undefined): boolean {
  return longer?.game === game?.game && (game?.entries ?? []).every((entry, i) => entry === longer?.entries[i]);
}

export function sameGame(one: StoredGame | undefined, other: StoredGame | undefined): boolean {
  return goesOnFrom(one, other) && one?.entries.length === other?.entries.length;
}
