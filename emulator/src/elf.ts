// Reads ELF files as the Rust linker writes them: 32-bit little-endian ARM executables.
//
// It takes the loadable segments at their load (physical) addresses and ignores sections, symbols and debug data.
// Invariant: every byte taken lies within the file and within the flash.

import { flashOffset, ImageError, type Part } from './image';

const CLASS_32 = 1;
const LITTLE_ENDIAN = 1;
const TYPE_EXECUTABLE = 2;
const MACHINE_ARM = 40;
const SEGMENT_LOAD = 1;
const HEADER_SIZE = 52;
const PROGRAM_HEADER_SIZE = 32;

export function readElf(file: Uint8Array): Part[] {
  const cutOff = () => new ImageError('This ELF file is cut off.');
  if (file.length < HEADER_SIZE) throw cutOff();
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isArm = file[4] === CLASS_32 && file[5] === LITTLE_ENDIAN && view.getUint16(18, true) === MACHINE_ARM;
  if (!isArm) throw new ImageError('This ELF file is for another kind of processor, not for the ARM core of the RP2040.');
  if (view.getUint16(16, true) !== TYPE_EXECUTABLE) {
    throw new ImageError('This ELF file is no linked program, so it cannot be run.');
  }
  const table = view.getUint32(28, true);
  const size = view.getUint16(42, true);
  const count = view.getUint16(44, true);
  if (size < PROGRAM_HEADER_SIZE || table + count * size > file.length) throw cutOff();
  const parts: Part[] = [];
  for (let i = 0; i < count; i++) {
    const at = table + i * size;
    const fileOffset = view.getUint32(at + 4, true);
    const address = view.getUint32(at + 12, true);
    const length = view.getUint32(at + 16, true);
    if (view.getUint32(at, true) !== SEGMENT_LOAD || length === 0) continue;
    if (fileOffset + length > file.length) throw cutOff();
    parts.push({ offset: flashOffset(address, length), data: file.slice(fileOffset, fileOffset + length) });
  }
  if (parts.length === 0) throw new ImageError('This ELF file holds nothing to load.');
  return parts;
}
