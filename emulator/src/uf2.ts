// Reads UF2 files (github.com/microsoft/uf2): 512-byte blocks, each with an address and up to 476 bytes.
//
// It does not judge whether the contents boot; `image.ts` does. Invariant: all blocks the file announces are there, and
// each belongs to an RP2040.

import { flashOffset, ImageError, type Part } from './image';

const BLOCK = 512;
const MAGIC_START0 = 0x0a324655;
const MAGIC_START1 = 0x9e5d5157;
const MAGIC_END = 0x0ab16f30;
const FLAG_NOT_MAIN_FLASH = 0x1;
const FLAG_FILE_CONTAINER = 0x1000;
const FLAG_FAMILY = 0x2000;
/** Family id of the RP2040, from the UF2 family list. */
export const FAMILY_RP2040 = 0xe48bff56;

export function readUf2(file: Uint8Array): Part[] {
  if (file.length % BLOCK) throw new ImageError('This UF2 file is cut off: its last block is not whole.');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Part[] = [];
  const seen = new Set<number>();
  let announced = 0;
  for (let at = 0; at < file.length; at += BLOCK) {
    const word = (index: number) => view.getUint32(at + index * 4, true);
    if (word(0) !== MAGIC_START0 || word(1) !== MAGIC_START1 || view.getUint32(at + BLOCK - 4, true) !== MAGIC_END) {
      throw new ImageError(`This UF2 file is damaged: block ${at / BLOCK + 1} has no valid markers.`);
    }
    const [flags, address, length, number, count, family] = [word(2), word(3), word(4), word(5), word(6), word(7)];
    if (flags & (FLAG_NOT_MAIN_FLASH | FLAG_FILE_CONTAINER)) continue;
    if (flags & FLAG_FAMILY && family !== FAMILY_RP2040) {
      throw new ImageError(`This UF2 file is for another chip (family 0x${family.toString(16)}), not for the RP2040.`);
    }
    if (length > 476) throw new ImageError(`This UF2 file is damaged: block ${at / BLOCK + 1} claims ${length} bytes.`);
    seen.add(number);
    announced = Math.max(announced, count);
    parts.push({ offset: flashOffset(address, length), data: file.slice(at + 32, at + 32 + length) });
  }
  if (seen.size < announced) {
    throw new ImageError(`This UF2 file is cut off: it has ${seen.size} of its ${announced} blocks.`);
  }
  return parts;
}
