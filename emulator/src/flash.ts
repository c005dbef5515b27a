// The 2 MB flash chip (W25Q16JV) behind the XIP window: contents that survive everything, erase and program in steps.
//
// Not modelled: that the chip cannot be read while it erases, and the wear of its cells. Invariant: programming only
// clears bits (1 -> 0), erasing only sets them, and between two steps the contents are what a power cut would leave. A
// harsher cut can be asked for (`tear`): then any of the bits that were to change may have, and some are weak, that is
// read as chance has it at each start, until they are programmed or erased to the end.

import type { Image } from './image';
import type { Random } from './random';

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

/** When the power goes, and what decides which bits have changed. */
export interface Tear {
  /** So many erases and programs are done; the power goes in the midst of the next. */
  after: number;
  random: Random;
}

/** Thrown when the power has gone: the board that ran is no more, only its flash is left. */
export class PowerCut extends Error {}

export class Flash {
  readonly bytes = new Uint8Array(FLASH_SIZE).fill(0xff);

  /** Bits that may be read differently at the next start: a mask for each byte that has some. */
  readonly weak = new Map<number, number>();

  /** If the power is to go in the midst of an operation. */
  tear: Tear | undefined;

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
    if (this.isTorn()) this.leaveErase(offset, this.tear!.random);
    for (const at of [...this.weak.keys()]) if (at >= offset && at < offset + length) this.weak.delete(at);
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
    if (this.isTorn()) this.leaveProgram(offset, data, this.tear!.random);
    for (let i = 0; i < data.length; i++) this.settle(offset + i, ~data[i]!);
    for (let at = 0; at < data.length; at += PROGRAM_STEP) {
      for (let i = at; i < at + PROGRAM_STEP; i++) this.bytes[offset + i] &= data[i];
      wait((PROGRAM_NANOS * PROGRAM_STEP) / PAGE_SIZE);
      this.onStep?.({ kind: 'program', offset: offset + at, length: PROGRAM_STEP });
    }
    return null;
  }

  /** The power is back: weak bits are read as chance has it. */
  powerUp(random: Random): void {
    for (const [at, mask] of this.weak) this.bytes[at] = (this.bytes[at]! & ~mask) | (random.below(256) & mask);
  }

  private isTorn(): boolean {
    return this.tear !== undefined && this.tear.after-- === 0;
  }

  /** These bits of a byte are definite now. */
  private settle(at: number, mask: number): void {
    const left = (this.weak.get(at) ?? 0) & ~mask;
    if (left) this.weak.set(at, left);
    else this.weak.delete(at);
  }

  private leaveProgram(offset: number, data: Uint8Array, random: Random): never {
    const odds = drawOdds(random);
    data.forEach((byte, i) => this.change(offset + i, ~byte & 0xff, 0, odds, random));
    throw new PowerCut();
  }

  /** Before all bits were cleared, or before they were set. */
  private leaveErase(offset: number, random: Random): never {
    const setting = random.below(3) > 0;
    const odds = drawOdds(random);
    for (let at = offset; at < offset + SECTOR_SIZE; at++) {
      if (setting) this.bytes[at] = 0;
      this.change(at, 0xff, setting ? 0xff : 0, odds, random);
    }
    throw new PowerCut();
  }

  /** Each of the bits of `mask` has become as in `to`, or is weak, or has stayed. */
  private change(at: number, mask: number, to: number, { changed, weak }: Odds, random: Random): void {
    for (let bit = 1; bit < 0x100; bit <<= 1) {
      if (!(mask & bit)) continue;
      const fate = random.below(64);
      if (fate < changed) {
        this.bytes[at] = (this.bytes[at]! & ~bit) | (to & bit);
        this.settle(at, bit);
      } else if (fate < changed + weak && (this.bytes[at]! & bit) !== (to & bit)) {
        this.weak.set(at, (this.weak.get(at) ?? 0) | bit);
      }
    }
  }
}

/** How many of 64 bits change, and how many are left weak. */
interface Odds {
  changed: number;
  weak: number;
}

/** Hardly any, half of them, nearly all; all definite, some weak, or all of what is touched. */
function drawOdds(random: Random): Odds {
  const touched = [1, 2, 8, 32, 56, 62, 64][random.below(7)]!;
  const weak = (touched * [0, 1, 2, 4][random.below(4)]!) >> 2;
  return { changed: touched - weak, weak };
}

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}
