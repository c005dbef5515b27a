// The real firmware image and the host's idea of its pictures, for the tests that run it.
//
// The image comes from PROVOST_IMAGE, the host tool from PROVOST_BIN; both default to where cargo puts them. Invariant:
// the pictures to compare with are drawn by the host tool from presses, never taken from the emulated panel.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { Badger, type BadgerOptions, type Button } from '../src/badger';
import { HEIGHT, WIDTH } from '../src/glass';
import { readImage, type Image } from '../src/image';

export const IMAGE_PATH = process.env.PROVOST_IMAGE ?? '../target/thumbv6m-none-eabi/release/firmware';
export const HOST_PATH = process.env.PROVOST_BIN ?? '../target/debug/provost';

let image: Image | undefined;

/** The real image; read once. */
export function realImage(): Image {
  assert.ok(existsSync(IMAGE_PATH), `there is no firmware image at ${IMAGE_PATH}: build it, or set PROVOST_IMAGE`);
  image ??= readImage(readFileSync(IMAGE_PATH));
  return image;
}

/** A reason to skip what needs the host tool, or false. */
export const withoutHost = existsSync(HOST_PATH) ? false : `there is no host tool at ${HOST_PATH}`;

export type Press = Button | `hold-${Button}`;

/** What the host draws after these presses, 1 = black, row by row. */
export function hostPicture(...presses: Press[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'provost-'));
  try {
    const file = join(folder, 'picture.pbm');
    execFileSync(HOST_PATH, ['draw', file, ...presses]);
    return readPbm(readFileSync(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readPbm(file: Uint8Array): Uint8Array {
  const header = /^P4\s+(\d+)\s+(\d+)\s/.exec(Buffer.from(file.subarray(0, 40)).toString('latin1'));
  assert.ok(header, 'the host tool writes P4 files');
  assert.deepEqual([Number(header[1]), Number(header[2])], [WIDTH, HEIGHT]);
  const bits = file.subarray(header[0].length);
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return (bits[y * (WIDTH / 8) + (x >> 3)]! >> (7 - (x & 7))) & 1;
  });
}

/** Fails, with the difference drawn, unless the panel shows `expected`. */
export function assertShows(badger: Badger, expected: Uint8Array): void {
  const shown = badger.panel.picture;
  const wrong = expected.reduce((count, pixel, i) => count + (pixel === shown[i] ? 0 : 1), 0);
  assert.equal(wrong, 0, `${wrong} pixels differ; shown:\n${sketch(shown)}\nexpected:\n${sketch(expected)}`);
}

/** A picture in half its size for a failure message. */
export function sketch(picture: Uint8Array): string {
  const rows: string[] = [];
  for (let y = 0; y < HEIGHT; y += 4) {
    let row = '';
    for (let x = 0; x < WIDTH; x += 2) row += picture[y * WIDTH + x] ? '#' : ' ';
    rows.push(row.trimEnd());
  }
  return rows.join('\n');
}

/** Runs until the panel has been quiet for 300 ms. */
export function settle(badger: Badger): void {
  let quietSince = badger.ms;
  const done = badger.runUntil(() => {
    if (badger.panel.busy) quietSince = badger.ms;
    return badger.ms - quietSince >= 300;
  }, 60_000);
  assert.ok(done, 'the panel never comes to rest');
}

/** Runs a new board on battery: `wake` starts it; waits for the first picture. */
export function wake(button: Button = 'a', options: BadgerOptions = {}): Badger {
  const badger = new Badger({ image: realImage(), ...options });
  badger.tap(button);
  settle(badger);
  assert.ok(badger.panel.refreshes > 0, 'no picture after the start');
  return badger;
}

/** Presses as the host tool names them, one after the other without waiting for a picture. */
export function pressAll(badger: Badger, ...presses: Press[]): void {
  for (const press of presses) {
    const held = press.startsWith('hold-');
    badger.tap((held ? press.slice(5) : press) as Button, held ? 800 : 80);
    badger.runFor(60);
  }
}

/** Presses as the host tool names them, then waits for the picture. */
export function play(badger: Badger, ...presses: Press[]): void {
  pressAll(badger, ...presses);
  settle(badger);
}
