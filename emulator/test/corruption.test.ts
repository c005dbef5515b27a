// Bits flipped in the stored area, data of another version, data of somebody else: the real image says what it found.
//
// Invariant: the device starts and shows either the right game, perhaps with a line that says what was mended, or the
// sentence with its choices; nothing is erased before a player has chosen so.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Badger } from '../src/badger';
import { Random } from '../src/random';
import { blank, same } from './cuts';
import { presses } from './evening';
import { laterRecord, laterValue } from './formats';
import { hostPicture, play, pressAll, settle, sketch, withoutHost } from './real';
import { gameIn } from './records';
import { type Area, assertDifferOnlyIn, boardWith, differing, nextPicture, storedIn } from './stored';
import { ACTIONS, ANOTHER, HOME } from './stretches';

/** A round and a half, with entries taken back, one of them brought back. */
const PLAYED = `${ACTIONS} b down*4 c b c c a c c*3 c up c up c down c c b c b down c a c a`;
/** The parts of the stored area (docs/storage.md): a label, two games, two copies of the values. */
const FIRST_GAME = 0x1000;
const SECOND_GAME = 0x1a000;
const GAME_BYTES = SECOND_GAME - FIRST_GAME;
const SECTOR = 0x1000;
const SLOT = 32;
const NOTES = 0x3f000;
/** The key of the value with the settings (companion/src/memory.rs). */
const SETTINGS = 0;

/** The first line of a game's screen, where is said what was mended; `draw_note` of companion/src/draw/chrome.rs. */
const LINE: Area = { left: 0, top: 0, right: 296, bottom: 16 };

/** The title of a menu, where it is said there. */
const TITLE: Area = { left: 0, top: 0, right: 296, bottom: 27 };

const counts = { boots: 0, right: 0, mended: 0, older: 0, said: 0 };

/** What is stored after the game, and what the device shows then. */
function stored(): { bytes: Uint8Array; picture: Uint8Array } {
  const badger = boardWith(blank());
  settle(badger);
  // Two games that are given up, so that the second part and its mark have been used as well.
  pressAll(badger, ...presses(`c c c c*4 ${HOME} ${ANOTHER} c c c*4 ${HOME}`));
  badger.runFor(70_000);
  pressAll(badger, ...presses(`${ANOTHER} ${PLAYED.slice(2)}`));
  settle(badger);
  badger.runFor(70_000);
  assert.deepEqual(badger.complaints, []);
  return { bytes: storedIn(badger), picture: badger.panel.picture.slice() };
}

/** The screen that says that the data are damaged, or of another version. */
function troubleWith(bytes: Uint8Array, table: Uint8Array): Uint8Array {
  const badger = boardWith(bytes);
  const picture = nextPicture(badger);
  assert.ok(!same(picture, table) && !same(picture, hostPicture()), `it says nothing:\n${sketch(picture)}`);
  return picture;
}

function flipped(bytes: Uint8Array, ...bits: number[]): Uint8Array {
  const copy = bytes.slice();
  for (const bit of bits) copy[bit >> 3]! ^= 1 << (bit & 7);
  return copy;
}

/** No bit that was cleared is set again: nothing in this range was erased. */
function onlyProgrammed(before: Uint8Array, now: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ((now[at]! & ~before[at]!) !== 0) return false;
  return true;
}

/** Where the last note lies. */
function lastNote(bytes: Uint8Array): number {
  const used = bytes.subarray(NOTES).findLastIndex((byte) => byte !== 0xff);
  return NOTES + Math.floor(used / SLOT) * SLOT;
}

describe('damaged data', { skip: withoutHost }, () => {
  const { bytes, picture } = withoutHost ? { bytes: blank(), picture: blank() } : stored();
  const used = (line: number) => bytes.subarray(line * 16, line * 16 + 16).some((byte) => byte !== 0xff);
  const lines = Array.from({ length: bytes.length / 16 }, (_, line) => line);
  const entry = bytes[FIRST_GAME + 0xff] === '!'.charCodeAt(0) ? FIRST_GAME : SECOND_GAME;
  /** Some bits of an entry that was acknowledged, the third. */
  const BROKEN = flipped(bytes, ...[6, 7, 8].map((at) => (entry + 0x140 + at) * 8));
  const lost = bytes.slice().fill(0xff, entry, entry + SECTOR);
  /** What is said of an entry that cannot be read, and of a game. */
  const said = () => [BROKEN, lost].map((stored) => troubleWith(stored, picture));
  /** A label with the same bit flipped in two of its copies is that of another version. */
  const otherVersion = withoutHost ? blank() : troubleWith(flipped(bytes, 5, 8 * 8 + 5), picture);

  after(() =>
    console.log(`corruption: ${counts.boots} starts, ${counts.right} with the right game, ${counts.mended} mended, ${counts.said} said so`),
  );

  /** Starts a board with damaged data; true if it shows the game, false if it says that they are damaged. */
  function starts(damaged: Uint8Array, trouble: Uint8Array[], where: string): boolean {
    const badger = boardWith(damaged);
    const shown = nextPicture(badger);
    badger.runFor(5000);
    counts.boots++;
    assert.deepEqual(badger.complaints, [], where);
    assert.equal(badger.last('watchdog'), undefined, `${where}: it restarted by itself`);
    const now = storedIn(badger);
    if ([...trouble, otherVersion].some((sentence) => same(shown, sentence))) {
      assert.ok(same(now, damaged), `${where}: it says that the data are damaged, and changes them`);
      counts.said++;
      return false;
    }
    if (!same(shown, picture)) {
      // An older memo may stand for one that is lost in both copies: then the device was at home, and that is said too.
      const older = differing(shown, picture).some(({ y }) => y >= LINE.bottom);
      if (older) assertDifferOnlyIn(TITLE, shown, hostPicture(...presses(`${PLAYED} ${HOME}`)));
      else assertDifferOnlyIn(LINE, shown, picture);
      counts[older ? 'older' : 'mended']++;
    }
    // The other game's part is made ready for the next, and a copy of the values is made anew from the other one.
    assert.ok(onlyProgrammed(damaged, now, entry, entry + GAME_BYTES), `${where}: something of the game was erased`);
    counts.right++;
    return true;
  }

  test('the game is the one that was played', () => {
    assert.ok(same(picture, hostPicture(...presses(PLAYED))), sketch(picture));
  });

  test('one flipped bit, in three places of each line of 16 bytes that is used', () => {
    const random = new Random(1289);
    const trouble = said();
    for (const line of lines.filter(used)) {
      for (let i = 0; i < 3; i++) {
        const bit = line * 128 + random.below(128);
        starts(flipped(bytes, bit), trouble, `bit ${bit & 7} of byte 0x${(bit >> 3).toString(16)}`);
      }
    }
    assert.ok(counts.mended > 10 && counts.right > 10, `${JSON.stringify(counts)}: of both there are many`);
    assert.equal(counts.said, 0, 'a single bit is turned back');
  });

  test('one cleared bit where nothing is stored: in each sector, and right behind what is used', () => {
    const trouble = said();
    const random = new Random(4);
    const behind = lines.filter((line) => line > 0 && !used(line) && used(line - 1));
    const sectors = lines.filter((line) => line % (SECTOR / 16) === 3 && !used(line));
    for (const line of new Set([...behind, ...sectors])) {
      const bit = line * 128 + random.below(128);
      starts(flipped(bytes, bit), trouble, `bit ${bit & 7} of byte 0x${(bit >> 3).toString(16)}`);
    }
  });

  test('many flipped bits at once, near each other and anywhere in what is used', () => {
    const trouble = said();
    const random = new Random(7);
    const places = lines.filter(used);
    for (let i = 0; i < 250; i++) {
      const count = 2 + random.below(30);
      const start = places[random.below(places.length)]!;
      const bits = Array.from({ length: count }, () => {
        const line = i % 2 ? start : places[random.below(places.length)]!;
        return line * 128 + random.below(128);
      });
      const where = `bits ${bits.map((bit) => `0x${(bit >> 3).toString(16)}.${bit & 7}`).join(' ')}`;
      starts(flipped(bytes, ...bits), trouble, where);
    }
  });

  test('a sector full of zeros, of noise, or blank', () => {
    const trouble = said();
    const noise = new Uint8Array(SECTOR);
    new Random(9).fill(noise);
    const sectors = new Set(lines.filter(used).map((line) => Math.floor((line * 16) / SECTOR)));
    for (const sector of sectors) {
      for (const content of [new Uint8Array(SECTOR), noise, new Uint8Array(SECTOR).fill(0xff)]) {
        const damaged = bytes.slice();
        damaged.set(content, sector * SECTOR);
        const right = starts(damaged, trouble, `sector ${sector}`);
        // All of this game is in one sector; only the note says that there was one.
        if (sector === entry / SECTOR) assert.equal(right, false);
      }
    }
  });

  test('the last entries blank, after a battery that was pulled and after a clean end', () => {
    const trouble = said();
    const asleep = boardWith(bytes);
    settle(asleep);
    asleep.runFor(150_000);
    for (const [end, flash] of Object.entries({ pulled: bytes, clean: storedIn(asleep) })) {
      const first = entry + 0x100;
      const slots = Array.from({ length: 80 }, (_, index) => first + index * SLOT).filter((at) => flash[at] === 1);
      assert.ok(slots.length > 20, `${slots.length} entries`);
      for (const lost of [1, 2, 3, 10, slots.length]) {
        const damaged = flash.slice().fill(0xff, slots.at(-lost), first + 80 * SLOT);
        assert.equal(starts(damaged, trouble, `${lost} entries, ${end}`), false, `${lost} entries, ${end}: silently shorter`);
      }
    }
  });

  test('there were at least 500 starts', () => assert.ok(counts.boots >= 500, `${counts.boots}`));

  test('the screen says so with its choices, and every other button is without effect', () => {
    const badger = boardWith(BROKEN);
    settle(badger);
    const trouble = badger.panel.picture.slice();
    play(badger, 'up', 'down', 'hold-c', 'hold-a');
    assert.deepEqual(badger.panel.picture, trouble);
    // B answers it, so B held, which is help elsewhere, does nothing.
    play(badger, 'hold-b');
    assert.deepEqual(badger.panel.picture, trouble);
    assert.ok(same(storedIn(badger), BROKEN), 'nothing is written');
    assert.deepEqual(badger.complaints, []);
  });

  test('a press that wakes the device, or comes before the question can be read, does not answer it', () => {
    const trouble = said()[0]!;
    for (const button of ['a', 'b', 'c'] as const) {
      for (const ms of [12, 16, 20, 25, 30, 40, 60, 80, 100, 150, 300]) {
        const badger = boardWith(BROKEN, {});
        badger.tap(button, ms);
        badger.runFor(200);
        if (!badger.on && ms < 20) continue;
        // And again, while the picture comes up.
        badger.runFor(1000);
        badger.tap(button);
        settle(badger);
        const what = `${button} for ${ms} ms`;
        assert.ok(badger.on && same(badger.panel.picture, trouble), `${what}: the question is not on the glass`);
        badger.runFor(30_000);
        assert.ok(same(storedIn(badger), BROKEN), `${what}: something was erased unasked`);
        assert.deepEqual(badger.complaints, [], what);
        assert.equal(badger.last('watchdog'), undefined, what);
      }
    }
  });

  for (const usb of [false, true]) {
    test(`C ${usb ? 'on USB' : 'on battery'} plays on before the entry that cannot be read`, () => {
      const badger = boardWith(BROKEN, { usb });
      if (!usb) badger.tap('up');
      settle(badger);
      pressAll(badger, 'c');
      badger.runFor(3000);
      settle(badger);
      const game = gameIn(storedIn(badger));
      assert.deepEqual(game?.entries, gameIn(bytes)?.entries.slice(0, 2));
      const shown = badger.panel.picture.slice();
      assert.ok(same(nextPicture(boardWith(storedIn(badger))), shown), 'nothing is asked again');
      play(badger, 'c', 'a');
      assert.ok(gameIn(storedIn(badger))!.entries.length > 2, 'it goes on');
      assert.deepEqual(badger.complaints, []);
    });
  }

  choices('damaged', BROKEN);
  choices('a short game lost whole', lost);
});

describe('data of another version, or of somebody else', { skip: withoutHost }, () => {
  const { bytes } = withoutHost ? { bytes: blank() } : stored();

  /** The label says its format three times. */
  const newer = bytes.slice();
  for (const copy of [0, 8, 16]) newer[copy] = 2;
  const foreign = blank();
  new Random(3).fill(foreign);
  const files = blank();
  files.set(new TextEncoder().encode('import badger2040\nbadger = badger2040.Badger2040()\n'), 0x5000);

  /** One record of the game, or one value, was written by a later version. */
  const entry = bytes[FIRST_GAME + 0xff] === '!'.charCodeAt(0) ? FIRST_GAME : SECOND_GAME;
  const slots = Math.floor(bytes.subarray(entry, entry + GAME_BYTES).findLastIndex((byte) => byte !== 0xff) / SLOT);
  const later: [string, Uint8Array][] = withoutHost
    ? []
    : [
        ['the title', laterRecord(bytes, entry, 242)],
        ['the first entry', laterRecord(bytes, entry + 8 * SLOT, 26)],
        ['an entry in the middle', laterRecord(bytes, entry + (slots >> 1) * SLOT, 26)],
        ['the last entry', laterRecord(bytes, entry + slots * SLOT, 26)],
        ['the settings in the first copy', laterValue(bytes, SETTINGS, [0])],
        ['the settings in the second copy', laterValue(bytes, SETTINGS, [1])],
        ['the settings in both copies', laterValue(bytes, SETTINGS, [0, 1])],
        ['the last note', laterRecord(bytes, lastNote(bytes), 26)],
      ];

  for (const [name, stored] of later) {
    test(`${name} of another version: it is said, every byte stays, and it can be kept and switched off`, () => {
      const sentence = troubleWith(newer, hostPicture());
      const badger = boardWith(stored, {});
      badger.tap('up');
      settle(badger);
      assert.ok(same(badger.panel.picture, sentence), sketch(badger.panel.picture));
      badger.runFor(60_000);
      assert.ok(same(storedIn(badger), stored));
      pressAll(badger, 'a');
      badger.runFor(1000);
      assert.equal(badger.on, false);
      assert.ok(same(storedIn(badger), stored));
      assert.deepEqual(badger.complaints, []);
    });
  }

  test('each is said in a sentence of its own', () => {
    const damaged = troubleWith(files, hostPicture());
    assert.ok(same(troubleWith(foreign, hostPicture()), damaged));
    assert.ok(!same(troubleWith(newer, hostPicture()), damaged));
  });

  test('fingers that stay down while an old chip erases everything do not break it off', () => {
    const badger = boardWith(foreign);
    settle(badger);
    const { flash } = badger;
    const erase = flash.erase.bind(flash);
    // 400 ms a sector (W25Q16JV datasheet 9.6, the longest).
    flash.erase = (offset, length, wait) => erase(offset, length, (nanos) => wait((nanos * 400) / 45));
    badger.tap('b');
    const start = badger.ms;
    const hand = ['a', 'c', 'up', 'down'] as const;
    hand.forEach((button) => badger.press(button));
    badger.runFor(23_000);
    hand.forEach((button) => badger.release(button));
    assert.equal(badger.last('watchdog'), undefined, 'it restarted before it was done');
    assert.ok(badger.runUntil(() => badger.last('watchdog') !== undefined, 10_000), 'it is never done');
    assert.ok(badger.ms - start > 25_000, `done after ${badger.ms - start} ms`);
    badger.runFor(1000);
    settle(badger);
    assert.deepEqual(badger.complaints, []);
    assert.ok(same(badger.panel.picture, hostPicture()), sketch(badger.panel.picture));
  });

  choices('of another version', newer);
  choices('noise', foreign);
  choices('of somebody else', files);
});

/** Both choices of the screen, on battery and on USB. */
function choices(name: string, bytes: Uint8Array): void {
  /** On battery UP wakes it, which does nothing there. */
  function board(usb: boolean): Badger {
    const badger = boardWith(bytes, { usb });
    if (!usb) badger.tap('up');
    settle(badger);
    assert.ok(badger.on && badger.panel.refreshes === 1);
    return badger;
  }

  test(`${name}: A on battery switches off and leaves every byte as it is`, () => {
    const badger = board(false);
    const shown = badger.panel.picture.slice();
    pressAll(badger, 'a');
    badger.runFor(1000);
    assert.equal(badger.on, false);
    assert.deepEqual(badger.panel.picture, shown);
    assert.ok(same(storedIn(badger), bytes));
    badger.tap('up');
    settle(badger);
    assert.deepEqual(badger.panel.picture, shown, 'it asks again');
    assert.deepEqual(badger.complaints, []);
  });

  test(`${name}: nobody answers, and every byte stays as it is`, () => {
    const badger = board(false);
    assert.ok(badger.runUntil(() => !badger.on, 120_000), 'it does not switch itself off');
    assert.ok(same(storedIn(badger), bytes));
    const plugged = board(true);
    plugged.runFor(600_000);
    assert.ok(same(storedIn(plugged), bytes));
    assert.deepEqual([...badger.complaints, ...plugged.complaints], []);
  });

  for (const usb of [false, true]) {
    test(`${name}: B ${usb ? 'on USB' : 'on battery'} begins anew`, () => {
      const badger = board(usb);
      play(badger, 'b');
      badger.runFor(30_000);
      settle(badger);
      assert.deepEqual(badger.complaints, []);
      assert.ok(same(badger.panel.picture, hostPicture()), sketch(badger.panel.picture));
      const game = presses(`${ACTIONS} c c`);
      play(badger, ...game);
      assert.ok(same(badger.panel.picture, hostPicture(...game)), sketch(badger.panel.picture));
      const again = boardWith(storedIn(badger));
      assert.ok(same(nextPicture(again), badger.panel.picture), 'the new game is stored');
    });
  }
}
