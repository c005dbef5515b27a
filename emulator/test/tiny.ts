// Tiny hand-assembled firmware, and the files it can come in: for tests that must not depend on the real image.
//
// Invariant: `tinyFlash` always passes the boot checks; tests break the files on purpose afterwards.

import { crc32, type Image } from '../src/image';
import { FAMILY_RP2040 } from '../src/uf2';

export const STACK = 0x20008000;
/** Where the code starts: behind a vector table of 16 words. */
export const CODE = 0x10000140;
/** Where the HardFault vector points to. */
export const FAULT = 0x10000180;

/** The first bytes of the flash: second-stage loader with its checksum, vector table, code, fault handler. */
export function tinyFlash(code: number[], faultCode: number[] = [0xe7fe]): Uint8Array {
  const bytes = new Uint8Array(512);
  const view = new DataView(bytes.buffer);
  view.setUint32(252, crc32(bytes.subarray(0, 252)), true);
  view.setUint32(256, STACK, true);
  view.setUint32(260, CODE | 1, true);
  view.setUint32(256 + 3 * 4, FAULT | 1, true);
  code.forEach((half, i) => view.setUint16(CODE - 0x10000000 + i * 2, half, true));
  faultCode.forEach((half, i) => view.setUint16(FAULT - 0x10000000 + i * 2, half, true));
  return bytes;
}

export function elf(flash: Uint8Array, address = 0x10000000): Uint8Array {
  const file = new Uint8Array(84 + flash.length);
  const view = new DataView(file.buffer);
  file.set([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1]);
  view.setUint16(16, 2, true); // executable
  view.setUint16(18, 40, true); // ARM
  view.setUint32(28, 52, true); // program headers
  view.setUint16(42, 32, true);
  view.setUint16(44, 1, true);
  const segment = [1, 84, address, address, flash.length, flash.length, 5, 4];
  segment.forEach((word, i) => view.setUint32(52 + i * 4, word, true));
  file.set(flash, 84);
  return file;
}

export function uf2(flash: Uint8Array, address = 0x10000000, family = FAMILY_RP2040): Uint8Array {
  const count = Math.ceil(flash.length / 256);
  const file = new Uint8Array(count * 512);
  const view = new DataView(file.buffer);
  for (let i = 0; i < count; i++) {
    const words = [0x0a324655, 0x9e5d5157, 0x2000, address + i * 256, 256, i, count, family];
    words.forEach((word, w) => view.setUint32(i * 512 + w * 4, word, true));
    file.set(flash.subarray(i * 256, i * 256 + 256), i * 512 + 32);
    view.setUint32(i * 512 + 508, 0x0ab16f30, true);
  }
  return file;
}

/** An image as one UF2 file, gaps filled as erased flash. */
export function uf2Of(image: Image): Uint8Array {
  const end = Math.max(...image.parts.map(({ offset, data }) => offset + data.length));
  const flash = new Uint8Array(Math.ceil(end / 256) * 256).fill(0xff);
  for (const { offset, data } of image.parts) flash.set(data, offset);
  return uf2(flash);
}
