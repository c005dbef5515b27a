// Draws the e-ink glass on a canvas: ink and paper, and a refresh as the waveform drives it.
//
// It follows the Worker's messages and real time; it never decides what is shown. Invariant: between refreshes the
// canvas shows exactly `frame`.

import type { RefreshStart } from './protocol';

const PAPER = [0xe7, 0xe4, 0xda];
const INK = [0x24, 0x23, 0x21];

export class GlassView {
  /** The glass at rest, 1 = black, row by row. */
  frame: Uint8Array = new Uint8Array(296 * 128);

  private readonly context: CanvasRenderingContext2D;
  private readonly image: ImageData;
  private refresh: (RefreshStart & { start: number }) | null = null;
  private readonly stillness = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d')!;
    this.image = this.context.createImageData(296, 128);
    this.show(this.frame);
  }

  show(pixels: Uint8Array): void {
    this.refresh = null;
    this.frame = pixels;
    this.paint(pixels, [0, 1]);
  }

  /** Shows the refresh in real time; who wants no motion sees the picture change once, at its end. */
  begin(refresh: RefreshStart): void {
    if (this.stillness.matches) return;
    this.refresh = { ...refresh, start: performance.now() };
    requestAnimationFrame(() => this.animate());
  }

  private animate(): void {
    const { refresh } = this;
    if (!refresh) return;
    const steps = refresh.shades.length / 8;
    const step = Math.floor((performance.now() - refresh.start) / refresh.stepMs);
    const at = Math.min(step, steps - 1) * 8;
    this.paint(refresh.group, refresh.shades.subarray(at, at + 8));
    if (step < steps) requestAnimationFrame(() => this.animate());
  }

  /** @param shades how black each value of `pixels` is, 0..1 */
  private paint(pixels: Uint8Array, shades: ArrayLike<number>): void {
    const colours = Array.from(shades, (shade) => PAPER.map((paper, i) => paper + (INK[i]! - paper) * shade));
    const { data } = this.image;
    pixels.forEach((value, i) => {
      const [red, green, blue] = colours[value]!;
      data[i * 4] = red!;
      data[i * 4 + 1] = green!;
      data[i * 4 + 2] = blue!;
      data[i * 4 + 3] = 255;
    });
    this.context.putImageData(this.image, 0, 0);
  }
}
