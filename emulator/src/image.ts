// Firmware images: what can be written into the flash, from a UF2 or an ELF file, or a sentence why not.
//
// It checks what the RP2040 itself would check at boot (datasheet 2.8.1.3.1: the CRC of the second-stage loader) and
// what would make it crash at once (a vector table that points nowhere). Invariant: an `Image` always boots as far as
// its first instruction.

import { readElf } from './elf';
import { FLASH_SIZE } from './flash';
import { readUf2 } from './uf2';

/** A piece of the flash, at an offset from its start. */
export interface Part {
  offset: number;
  data: Uint8Array;
}

export interface Image {
  parts: Part[];
}

/** Why a file cannot be run; the message is one sentence for the user. */
export class ImageError extends Error {
  override name = 'ImageError';
}

const BOOT2_SIZE = 256;
const VECTORS = 0x100;
const RAM_START = 0x20000000;
const RAM_END = 0x20042000;
const FLASH_START = 0x10000000;

/** Reads a UF2 or ELF file. Throws `ImageError` if it is no firmware for this board. */
export function readImage(file: Uint8Array): Image {
  if (file.length === 0) throw new ImageError('This file is empty.');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const magic = file.length >= 4 ? view.getUint32(0, true) : 0;
  let parts: Part[];
  if (magic === 0x0a324655) parts = readUf2(file);
  else if (magic === 0x464c457f) parts = readElf(file);
  else throw new ImageError('This file is no firmware: it is neither a UF2 nor an ELF file.');
  checkBoots(parts);
  return { parts };
}

/** Fails unless the RP2040 would start these parts. */
function checkBoots(parts: Part[]): void {
  const head = new Uint8Array(VECTORS + 8).fill(0xff);
  for (const { offset, data } of parts) {
    if (offset < head.length) head.set(data.subarray(0, head.length - offset), offset);
  }
  const view = new DataView(head.buffer);
  if (crc32(head.subarray(0, BOOT2_SIZE - 4)) !== view.getUint32(BOOT2_SIZE - 4, true)) {
    throw new ImageError('This file does not start with a second-stage loader for the RP2040, so the board would not boot it.');
  }
  const stack = view.getUint32(VECTORS, true);
  const reset = view.getUint32(VECTORS + 4, true);
  const stackFits = stack > RAM_START && stack <= RAM_END && stack % 4 === 0;
  const resetFits = reset >= FLASH_START && reset < FLASH_START + FLASH_SIZE && reset % 2 === 1;
  if (!stackFits || !resetFits) throw new ImageError('This file has no valid vector table at 0x10000100, so it cannot start.');
}

/** The boot ROM's checksum: polynomial 0x04c11db7, start value all ones, not reflected. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

/** Checks that bytes for `address` lie within the flash and gives their offset. */
export function flashOffset(address: number, length: number): number {
  const offset = address - FLASH_START;
  if (offset < 0 || offset >= 16 * 1024 * 1024) {
    throw new ImageError(`This file wants to write to 0x${address.toString(16)}, which is not in the board's flash.`);
  }
  if (offset + length > FLASH_SIZE) throw new ImageError("This firmware is too big for the board's 2 MB of flash.");
  return offset;
}
