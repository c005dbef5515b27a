// Files that are firmware, and every way in which a file can fail to be.
//
// The files are made by `tiny.ts` and then broken. Invariant: each refusal is one whole sentence for a person.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ImageError, readImage } from '../src/image';
import { elf, tinyFlash, uf2 } from './tiny';

const good = tinyFlash([0xe7fe]);

const refused = (file: Uint8Array, sentence: RegExp) =>
  assert.throws(
    () => readImage(file),
    (error: unknown) => error instanceof ImageError && sentence.test(error.message) && error.message.endsWith('.'),
  );

test('an ELF file and a UF2 file of the same firmware put the same bytes into the flash', () => {
  const whole = (file: Uint8Array) => {
    const bytes = new Uint8Array(512);
    for (const { offset, data } of readImage(file).parts) bytes.set(data, offset);
    return bytes;
  };
  assert.deepEqual(whole(elf(good)), good);
  assert.deepEqual(whole(uf2(good)), good);
});

test('an empty file', () => refused(new Uint8Array(0), /is empty/));
test('a text', () => refused(new TextEncoder().encode('Hello, provost!'), /no firmware/));
test('a picture', () => refused(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), /neither a UF2 nor an ELF/));

test('a UF2 file for another chip', () => refused(uf2(good, 0x10000000, 0x68ed2b88), /another chip \(family 0x68ed2b88\)/));
test('a UF2 file for the RAM', () => refused(uf2(good, 0x20000000), /0x20000000, which is not in the board's flash/));
test('a UF2 file with its last block missing', () => refused(uf2(good).subarray(0, 512), /has 1 of its 2 blocks/));
test('a UF2 file that ends within a block', () => refused(uf2(good).subarray(0, 700), /last block is not whole/));
test('a UF2 file with a damaged block', () => {
  const file = uf2(good);
  file[512] = 0;
  refused(file, /block 2 has no valid markers/);
});
test('a UF2 file that claims too long a block', () => {
  const file = uf2(good);
  new DataView(file.buffer).setUint32(16, 500, true);
  refused(file, /block 1 claims 500 bytes/);
});
test('a UF2 file beyond 2 MB', () => refused(uf2(good, 0x10200000 - 256), /too big/));

test('an ELF file that is cut off', () => {
  refused(elf(good).subarray(0, 40), /cut off/);
  refused(elf(good).subarray(0, 60), /cut off/);
  refused(elf(good).subarray(0, 300), /cut off/);
});
test('an ELF file for a PC', () => {
  const file = elf(good);
  file[18] = 62;
  refused(file, /another kind of processor/);
});
test('an ELF object file', () => {
  const file = elf(good);
  file[16] = 1;
  refused(file, /no linked program/);
});
test('an ELF file without anything to load', () => {
  const file = elf(good);
  file[52] = 6;
  refused(file, /nothing to load/);
});
test('an ELF file for the RAM', () => refused(elf(good, 0x20000000), /not in the board's flash/));
test('an ELF file beyond 2 MB', () => refused(elf(new Uint8Array(2 * 1024 * 1024 + 4)), /too big/));

test('a wrong checksum of the second-stage loader', () => {
  const bytes = good.slice();
  bytes[0] ^= 1;
  refused(uf2(bytes), /second-stage loader/);
});
test('a vector table that points nowhere', () => {
  for (const [at, value] of [[256, 0x30000000], [256, 0], [260, 0x10000140], [260, 0x20000001]] as const) {
    const bytes = good.slice();
    new DataView(bytes.buffer).setUint32(at, value, true);
    refused(uf2(bytes), /vector table/);
  }
});
