// What the page and its Worker say to each other.
//
// Invariant: the page never touches the bench; everything goes through these messages.

import type { Button, State } from '../src/badger';

export type ToWorker =
  | { type: 'load'; file: ArrayBuffer; name: string }
  | { type: 'press' | 'release'; button: Button }
  | { type: 'battery' | 'usb'; on: boolean };

export interface Status {
  type: 'status';
  state: State;
  /** Emulated time, ms. */
  ms: number;
  /** 1 is real time. */
  speed: number;
  /** 0..1 */
  led: number;
  busy: boolean;
  battery: boolean;
  usb: boolean;
  /** The last complaint about the image that runs, or an empty string. */
  complaint: string;
}

/** A refresh has begun: each pixel belongs to one of eight groups, whose shades change together. */
export interface RefreshStart {
  type: 'refresh';
  group: Uint8Array;
  /** Eight shades (0 white to 1 black) for each step of `stepMs`. */
  shades: Float32Array;
  stepMs: number;
}

export type FromWorker =
  | Status
  | RefreshStart
  /** The glass at rest, 1 = black, row by row. */
  | { type: 'picture'; pixels: Uint8Array }
  | { type: 'running'; name: string }
  /** The file is no firmware; what ran before goes on. */
  | { type: 'refused'; name: string; sentence: string };
