// A small seeded generator (mulberry32) for everything on the bench that is random on the real board: ring oscillator,
// RAM contents after power-up, the panel's RAM after reset.
//
// Not for secrets. Invariant: the same seed gives the same numbers, on any machine.

export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** 32 random bits, 0..2^32-1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** A whole number from 0 up to but without `limit`. */
  below(limit: number): number {
    return this.next() % limit;
  }

  /** Fills an array whose length is a multiple of 4. */
  fill(bytes: Uint8Array): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let i = 0; i + 3 < bytes.length; i += 4) view.setUint32(i, this.next(), true);
  }
}
