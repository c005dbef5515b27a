// What lies in the stored area of the flash: copies of it, boards that start with one, and the picture that comes first.
//
// Invariant: a board made from a copy has nothing else of the board that the copy was taken from.

import assert from 'node:assert/strict';
import { Badger, type BadgerOptions } from '../src/badger';
import { WIDTH } from '../src/glass';
import { realImage, sketch } from './real';

/** STORAGE of memory.x, from the start of the flash. */
export const STORED_AT = 0x1c0000;
export const STORED_BYTES = 256 * 1024;

/** A copy of the stored area. */
export function storedIn(badger: Badger): Uint8Array {
  return badger.flash.bytes.slice(STORED_AT, STORED_AT + STORED_BYTES);
}

/** A board with the real image and this in its stored area; on USB unless told, where it starts without a press. */
export function boardWith(stored: Uint8Array, options: BadgerOptions = { usb: true }): Badger {
  const badger = new Badger({ image: realImage(), ...options });
  badger.flash.bytes.set(stored, STORED_AT);
  return badger;
}

/** The picture that the refresh under way will leave on the glass. */
export function incoming(badger: Badger): Uint8Array {
  const refresh = badger.panel.glass.refresh;
  assert.ok(refresh, 'no refresh is under way');
  // Tables 2 and 3 drive a pixel to black; a group is a table times two and the pixel before.
  return refresh.group.map((group) => group >> 2);
}

/** Runs up to the next refresh command and returns the picture that was sent; the power may be cut right after. */
export function nextPicture(badger: Badger): Uint8Array {
  const before = badger.panel.refreshes;
  assert.ok(badger.runUntil(() => badger.panel.refreshes > before, 30_000), 'no picture');
  return incoming(badger);
}

/** A start: the picture that came first, and the stored area at that moment. */
export interface Start {
  picture: Uint8Array;
  stored: Uint8Array;
}

/** How a board with this in its stored area starts. */
export function firstStart(stored: Uint8Array): Start {
  const badger = boardWith(stored);
  const picture = nextPicture(badger);
  assert.deepEqual(badger.complaints, []);
  assert.equal(badger.last('watchdog'), undefined, 'it restarted by itself');
  return { picture, stored: storedIn(badger) };
}

/** What a board with this in its stored area shows first. */
export function firstPicture(stored: Uint8Array): Uint8Array {
  return firstStart(stored).picture;
}

/** Takes the battery out and puts it back: the board is off, its picture stays. */
export function cutPower(badger: Badger): void {
  badger.setUsb(false);
  badger.setBattery(false);
  badger.runFor(100);
  assert.equal(badger.on, false);
  badger.setBattery(true);
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The pixels, as `x,y`, in which two pictures differ. */
export function differing(one: Uint8Array, other: Uint8Array): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  one.forEach((pixel, i) => {
    if (pixel !== other[i]) found.push({ x: i % WIDTH, y: Math.floor(i / WIDTH) });
  });
  return found;
}

/** Fails unless two pictures differ, and only in this area. */
export function assertDifferOnlyIn(area: Area, shown: Uint8Array, expected: Uint8Array): void {
  const pixels = differing(shown, expected);
  assert.ok(pixels.length > 0, `nothing is different in\n${sketch(shown)}`);
  const outside = pixels.filter(({ x, y }) => x < area.left || x >= area.right || y < area.top || y >= area.bottom);
  assert.equal(outside.length, 0, `differs elsewhere, at ${JSON.stringify(outside[0])}; shown:\n${sketch(shown)}`);
}

/** The share of black pixels in an area. */
export function blackness(picture: Uint8Array, area: Area): number {
  let black = 0;
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) black += picture[y * WIDTH + x]!;
  }
  return black / ((area.right - area.left) * (area.bottom - area.top));
}
