// The panel's picture as text: braille patterns of 2 x 4 pixels, 148 x 32 characters.
//
// Invariant: one pixel is one dot, nothing is scaled.

import { HEIGHT, WIDTH } from './glass';

export const COLUMNS = WIDTH / 2;
export const ROWS = HEIGHT / 4;

/** Bits of a braille pattern by row and column of its dots (Unicode block 2800, chart notes). */
const DOTS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
];

/** @param pixels 1 = black, row by row. The lines have no line ends. */
export function braille(pixels: Uint8Array): string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    let line = '';
    for (let column = 0; column < COLUMNS; column++) {
      let dots = 0;
      DOTS.forEach((pair, dy) =>
        pair.forEach((dot, dx) => {
          if (pixels[(row * 4 + dy) * WIDTH + column * 2 + dx]) dots |= dot;
        }),
      );
      line += String.fromCharCode(0x2800 + dots);
    }
    return line;
  });
}
