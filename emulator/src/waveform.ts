// Waveforms of the UC8151: how long a look-up table drives the glass, and where it leaves each pixel.
//
// A table is seven groups of six bytes: four 2-bit levels, four frame counts, a repeat count (UC8151 datasheet, R20h to
// R24h). Levels: 00 ground, 01 VDH drives to black, 10 VDL drives to white, 11 VDHR counts as black. Ghosting, grey from
// short pulses and temperature are not modelled. Invariant: a table without drive leaves the pixel as it was.

/** A stretch of equal drive; `drive` is +1 to black, -1 to white, 0 at rest. */
export interface Phase {
  drive: -1 | 0 | 1;
  frames: number;
}

const GROUP = 6;
const GROUPS = 7;
const DRIVES = [0, 1, -1, 1] as const;

/** Frames of drive that take a pixel from one colour to the other, for the picture during a refresh only. */
const FRAMES_TO_FLIP = 12;

/** The phases of one table, groups repeated as written. */
export function phases(lut: Uint8Array): Phase[] {
  const result: Phase[] = [];
  for (let group = 0; group < GROUPS; group++) {
    const [levels, ...counts] = lut.subarray(group * GROUP, group * GROUP + 5) as unknown as [number, ...number[]];
    const repeat = lut[group * GROUP + 5];
    for (let round = 0; round < repeat; round++) {
      counts.forEach((frames, i) => {
        if (frames) result.push({ drive: DRIVES[(levels >> (6 - 2 * i)) & 3], frames });
      });
    }
  }
  return result;
}

/** Length of a table in frames: the sum over the groups of (f0 + f1 + f2 + f3) x repeat. */
export function frames(lut: Uint8Array): number {
  return phases(lut).reduce((sum, phase) => sum + phase.frames, 0);
}

/** Frames per second for a value of the PLL register: 0x3a 100 Hz, 0x39 200 Hz, 0x3c 50 Hz (UC8151 datasheet, R30h). */
export function frameRate(pll: number): number {
  return ((200 / 7) * ((pll >> 3) & 7)) / Math.max(1, pll & 7);
}

/** The four tables of a refresh, by the pixel's old and new colour. */
export interface Waveform {
  whiteToWhite: Phase[];
  blackToWhite: Phase[];
  whiteToBlack: Phase[];
  blackToBlack: Phase[];
  frames: number;
  /** Frames per second. */
  rate: number;
}

/** Whether no table drives any pixel. */
export function isStill({ whiteToWhite, blackToWhite, whiteToBlack, blackToBlack }: Waveform): boolean {
  return [whiteToWhite, blackToWhite, whiteToBlack, blackToBlack].flat().every(({ drive }) => drive === 0);
}

export function durationMs(waveform: Waveform): number {
  return (waveform.frames * 1000) / waveform.rate;
}

/**
 * Stands for the built-in (OTP) waveform, whose tables nobody publishes: 4.5 s, every pixel driven through black and
 * white and then to its colour. Only its length and its last drive matter to tests.
 */
export function builtInWaveform(): Waveform {
  const path = (...drives: (-1 | 1)[]): Phase[] => drives.map((drive) => ({ drive, frames: 75 }));
  return {
    whiteToWhite: path(1, -1, 1, -1, 1, -1),
    blackToWhite: path(-1, 1, -1, 1, 1, -1),
    whiteToBlack: path(1, -1, 1, -1, -1, 1),
    blackToBlack: path(-1, 1, -1, 1, -1, 1),
    frames: 450,
    rate: 100,
  };
}

/** Where a pixel ends that starts at `black` (0 or 1): by the sign of the last drive, or unchanged without any. */
export function settle(path: Phase[], black: number): number {
  for (let i = path.length - 1; i >= 0; i--) {
    if (path[i].drive) return path[i].drive > 0 ? 1 : 0;
  }
  return black;
}

/** How black a pixel is (0..1) that started at `black`, `frame` frames into its path. */
export function shade(path: Phase[], black: number, frame: number): number {
  let value = black;
  let left = frame;
  for (const { drive, frames: length } of path) {
    const now = Math.min(left, length);
    value = Math.min(1, Math.max(0, value + (drive * now) / FRAMES_TO_FLIP));
    left -= now;
    if (left <= 0) break;
  }
  return value;
}
