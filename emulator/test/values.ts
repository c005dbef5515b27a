// Values in the stored area, read outside the device (docs/storage.md has the layout).
//
// Invariant: what is read is the newest item of its key in a copy.

/** The two copies of the values in the stored area, and a sector. */
export const MIRRORS = [0x33000, 0x39000];
export const MIRROR_BYTES = 0x6000;
export const SECTOR = 0x1000;
/** What the library puts before an item: checksum, length, checksum of the length. */
export const ITEM_HEAD = 8;
/** What we put before a value: key, format, version. */
const VALUE_HEAD = 4;

/** The last item under `key` in a copy (0, 1): where it lies, and how long what follows its head is. */
export function lastItem(stored: Uint8Array, key: number, mirror: number): { at: number; length: number } | undefined {
  const view = new DataView(stored.buffer, stored.byteOffset);
  const start = MIRRORS[mirror]!;
  let last: { at: number; length: number } | undefined;
  for (let sector = start; sector < start + MIRROR_BYTES; sector += SECTOR) {
    for (let at = sector + 1; at < sector + SECTOR - ITEM_HEAD && view.getUint32(at, true) !== 0xffffffff; ) {
      const length = view.getUint16(at + 4, true);
      const data = at + ITEM_HEAD;
      if (stored[data] === key) last = { at, length };
      at = data + length;
    }
  }
  return last;
}

/** The content of the value under `key`, undefined if there is none. */
export function valueIn(stored: Uint8Array, key: number): Uint8Array | undefined {
  const item = lastItem(stored, key, 0);
  return item && stored.slice(item.at + ITEM_HEAD + VALUE_HEAD, item.at + ITEM_HEAD + item.length);
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
