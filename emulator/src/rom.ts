// A stand-in for the RP2040's mask ROM: the look-up tables and the functions that firmware calls through them.
//
// Not the real ROM: it has no bootloader and no floating point. Each function is `bkpt #n; bx lr`; the core stops at
// the breakpoint and the bench does the work (`RomCalls`). The lay-out of the first words is that of datasheet 2.8.2.
// Invariant: code outside the ROM never reaches these handlers, whatever breakpoints it contains.

import { FLASH_BASE, type Flash } from './flash';
import type { RP2040 } from './rp2040js';

const ROM_SIZE = 16 * 1024;

/** An endless loop that the bench can put the core into. */
export const SPIN = 0x1f0;

const TABLE = 0x80;
const EMPTY_TABLE = 0x40;
const LOOKUP = 0x100;
const FUNCTIONS = 0x200;

/** Functions in the order of their breakpoint numbers; codes from datasheet 2.8.3 (`S4` as in the ROM itself). */
const CODES = ['P3', 'R3', 'L3', 'T3', 'MS', 'S4', 'MC', 'C4', 'IF', 'EX', 'RE', 'RP', 'FC', 'CX', 'UB'] as const;
type Code = (typeof CODES)[number];

/** rom_table_lookup(table, code): walks pairs of halfwords (code, pointer) up to a zero; gives the pointer or 0. */
const LOOKUP_CODE = [
  0x8802, // 1: ldrh r2, [r0]
  0x2a00, //    cmp  r2, #0
  0xd005, //    beq  3f
  0x428a, //    cmp  r2, r1
  0xd001, //    beq  2f
  0x3004, //    adds r0, #4
  0xe7f8, //    b    1b
  0x8840, // 2: ldrh r0, [r0, #2]
  0x4770, //    bx   lr
  0x2000, // 3: movs r0, #0
  0x4770, //    bx   lr
];

/** The words of the ROM, 16 KB. */
export function romWords(): Uint32Array {
  const half = new Uint16Array(ROM_SIZE / 2);
  const put = (address: number, ...values: number[]) => half.set(values, address / 2);
  put(0x10, 0x754d, 0x0201); // 'M', 'u', 1, ROM version 2
  put(0x14, TABLE, EMPTY_TABLE, LOOKUP | 1);
  put(LOOKUP, ...LOOKUP_CODE);
  put(SPIN, 0xe7fe); // b .
  CODES.forEach((code, n) => {
    const entry = FUNCTIONS + n * 4;
    put(TABLE + n * 4, code.charCodeAt(0) | (code.charCodeAt(1) << 8), entry | 1);
    put(entry, 0xbe00 | n, 0x4770);
  });
  return new Uint32Array(half.buffer);
}

export interface RomCallbacks {
  /** Lets emulated time pass while the core is stalled, in ns. */
  wait(nanos: number): void;
  complain(sentence: string): void;
  /** The firmware asked for the USB bootloader; it will not return. */
  usbBoot(): void;
}

/** Does the work of the ROM's functions when the core stops at their breakpoints. */
export class RomCalls {
  constructor(
    private readonly chip: RP2040,
    private readonly flash: Flash,
    private readonly callbacks: RomCallbacks,
  ) {}

  /** Handles breakpoint `n` if the core stands in the ROM; false otherwise. */
  handle(n: number): boolean {
    const { core } = this.chip;
    if (core.PC >= ROM_SIZE) return false;
    const code = CODES[n];
    if (code === undefined) return false;
    const [r0, r1, r2] = core.registers as unknown as [number, number, number];
    const result = this.call(code, r0, r1, r2);
    if (result !== undefined) core.registers[0] = result;
    return true;
  }

  private call(code: Code, r0: number, r1: number, r2: number): number | undefined {
    const { wait, complain } = this.callbacks;
    switch (code) {
      case 'P3':
        return popcount(r0);
      case 'R3':
        return reverse(r0);
      case 'L3':
        return Math.clz32(r0);
      case 'T3':
        return r0 === 0 ? 32 : 31 - Math.clz32(r0 & -r0);
      case 'MS':
      case 'S4':
        for (let i = 0; i < r2; i++) this.chip.writeUint8(r0 + i, r1 & 0xff);
        this.chip.core.cycles += r2 >> 1;
        return r0;
      case 'MC':
      case 'C4':
        for (let i = 0; i < r2; i++) this.chip.writeUint8(r0 + i, this.chip.readUint8(r1 + i));
        this.chip.core.cycles += r2 >> 1;
        return r0;
      case 'RE':
        this.refuse(this.flash.erase(r0, r1, wait));
        return undefined;
      case 'RP': {
        if (r1 >= FLASH_BASE && r1 < FLASH_BASE + 0x04000000) complain('programs the flash from data in the flash');
        const data = new Uint8Array(r2);
        for (let i = 0; i < r2; i++) data[i] = this.chip.readUint8(r1 + i);
        this.refuse(this.flash.program(r0, data, wait));
        return undefined;
      }
      case 'IF':
      case 'EX':
      case 'FC':
      case 'CX':
        return undefined;
      case 'UB':
        this.callbacks.usbBoot();
        return undefined;
    }
  }

  private refuse(sentence: string | null): void {
    if (sentence) this.callbacks.complain(sentence);
  }
}

function popcount(value: number): number {
  let count = 0;
  for (let rest = value >>> 0; rest; rest = (rest & (rest - 1)) >>> 0) count++;
  return count;
}

function reverse(value: number): number {
  let result = 0;
  for (let bit = 0; bit < 32; bit++) if (value & (1 << bit)) result |= 1 << (31 - bit);
  return result >>> 0;
}
