// The e-ink glass: 296 x 128 pixels that keep their colour without power.
//
// It knows nothing of the controller. A refresh sorts the pixels into eight groups (four tables, each from a white or a
// black pixel); during it a group's shade is a function of time, so the picture half-way through is defined as well.
// Invariant: a pixel changes only while a refresh drives it.

import { durationMs, settle, shade, type Phase, type Waveform } from './waveform';

export const WIDTH = 296;
export const HEIGHT = 128;

/** A refresh under way. `group[y * 296 + x]` is 0..7: table WW, BW, WB, BB times two, plus one if the pixel was black. */
export interface Refresh {
  group: Uint8Array;
  waveform: Waveform;
  startNanos: number;
  durationMs: number;
}

export class Glass {
  /** 1 is black, row by row from the upper left corner. */
  readonly pixels = new Uint8Array(WIDTH * HEIGHT);
  refresh: Refresh | null = null;

  /** @param table for each pixel 0 WW, 1 BW, 2 WB, 3 BB */
  begin(table: Uint8Array, waveform: Waveform, nowNanos: number): Refresh {
    const group = table.map((t, i) => t * 2 + this.pixels[i]);
    this.refresh = { group, waveform, startNanos: nowNanos, durationMs: durationMs(waveform) };
    return this.refresh;
  }

  /** The refresh has run to its end. */
  finish(): void {
    if (!this.refresh) return;
    const { group, waveform } = this.refresh;
    const end = groupPaths(waveform).map(([path, black]) => settle(path, black));
    group.forEach((g, i) => (this.pixels[i] = end[g]));
    this.refresh = null;
  }

  /** The refresh is broken off (power cut, controller reset): every pixel stays where it is by now. */
  abandon(nowNanos: number): void {
    if (!this.refresh) return;
    const { group } = this.refresh;
    const now = shades(this.refresh, (nowNanos - this.refresh.startNanos) / 1e6);
    group.forEach((g, i) => (this.pixels[i] = now[g] >= 0.5 ? 1 : 0));
    this.refresh = null;
  }
}

/** How black (0..1) each of the eight groups is, `ms` into a refresh. */
export function shades(refresh: Pick<Refresh, 'waveform'>, ms: number): number[] {
  const frame = (ms * refresh.waveform.rate) / 1000;
  return groupPaths(refresh.waveform).map(([path, black]) => shade(path, black, frame));
}

function groupPaths(waveform: Waveform): [Phase[], number][] {
  const paths = [waveform.whiteToWhite, waveform.blackToWhite, waveform.whiteToBlack, waveform.blackToBlack];
  return paths.flatMap((path): [Phase[], number][] => [
    [path, 0],
    [path, 1],
  ]);
}
