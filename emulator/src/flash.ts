// The 2 MB flash chip (W25Q16JV) behind the XIP window: contents that survive everything, erase and program in steps.
//
// Not modelled: that the chip cannot be read while it erases, and the wear of its cells. Invariant: programming only
// clears bits (1 -> 0), erasing only sets them, and between two steps the contents are what a power cut would leave.

import type { Image } from './image';

export const FLASH_BASE = 0x10000000;
export const FLASH_SIZE = 2 * 1024 * 1024;
export const SECTOR_SIZE = 4096;
export const PAGE_SIZE = 256;

/** A sector is erased in this many steps. */
export const ERASE_STEPS = 16;
/** A page is programmed in steps of this many bytes. */
export const PROGRAM_STEP = 8;

/** Typical times, W25Q16JV datasheet 9.6: sector erase 45 ms, page program 0.4 ms. */
const ERASE_NANOS = 45e6;
const PROGRAM_NANOS = 0.4e6;

/** One step of an erase or program, reported after it has changed the contents. */
export interface FlashStep {
  kind: 'erase' | 'program';
  /** Offset of the first changed byte from the start of the flash. */
  offset: number;
  length: number;
}

export class Flash {
  readonly bytes = new Uint8Array(FLASH_SIZE).fill(0xff);

  /** Called after each step; copy `bytes` here, or throw, to try a power cut at this very point. */
  onStep: ((step: FlashStep) => void) | undefined;

  /** Writes an image as a bootloader does: the sectors it touches are erased first, all others stay. */
  load(image: Image): void {
    for (const { offset, data } of image.parts) {
      const first = offset - (offset % SECTOR_SIZE);
      for (let at = first; at < offset + data.length; at += SECTOR_SIZE) this.bytes.fill(0xff, at, at + SECTOR_SIZE);
    }
    for (const { offset, data } of image.parts) this.bytes.set(data, offset);
  }

  /**
   * Erases whole sectors, 16 steps each.
   * @param wait lets emulated time pass, in ns: the core is stalled meanwhile
   * @returns a sentence if the chip cannot do this
   */
  erase(offset: number, length: number, wait: (nanos: number) => void): string | null {
    if (offset % SECTOR_SIZE || length % SECTOR_SIZE) return `erase of ${length} bytes at ${hex(offset)} is not whole sectors`;
    if (offset + length > FLASH_SIZE) return `erase of ${length} bytes at ${hex(offset)} runs past the end of the flash`;
    const step = SECTOR_SIZE / ERASE_STEPS;
    for (let at = offset; at < offset + length; at += step) {
      this.bytes.fill(0xff, at, at + step);
      wait(ERASE_NANOS / ERASE_STEPS);
      this.onStep?.({ kind: 'erase', offset: at, length: step });
    }
    return null;
  }

  /** Programs whole pages in steps of 8 bytes; bits can only be cleared. Same parameters as `erase`. */
  program(offset: number, data: Uint8Array, wait: (nanos: number) => void): string | null {
    if (offset % PAGE_SIZE || data.length % PAGE_SIZE) {
      return `program of ${data.length} bytes at ${hex(offset)} is not whole pages`;
    }
    if (offset + data.length > FLASH_SIZE) {
      return `program of ${data.length} bytes at ${hex(offset)} runs past the end of the flash`;
    }
    for (let at = 0; at < data.length; at += PROGRAM_STEP) {
      for (let i = at; i < at + PROGRAM_STEP; i++) this.bytes[offset + i] &= data[i];
      wait((PROGRAM_NANOS * PROGRAM_STEP) / PAGE_SIZE);
      this.onStep?.({ kind: 'program', offset: offset + at, length: PROGRAM_STEP });
    }
    return null;
  }
}

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}
