// A scripted evening whose flash is copied after every step of every erase and program, to try a power cut there.
//
// Only what changed is kept of each copy. Invariant: the copies are all distinct states that the stored area has been in
// while it was recorded, in order; steps that changed nothing add none.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { Badger } from '../src/badger';
import type { FlashStep } from '../src/flash';
import { presses } from './evening';
import { pressAll, settle, sketch } from './real';
import { type StoredGame, gameIn, goesOnFrom, sameGame } from './records';
import { STORED_AT, STORED_BYTES, type Start, boardWith, storedIn } from './stored';

/** A point at which the power might have gone. */
interface Cut {
  /** Which line of the script was being played. */
  line: number;
  /** What changed in the stored area since the cut before. */
  offset: number;
  bytes: Uint8Array;
  /** Refreshes that had begun and that were over. */
  begun: number;
  over: number;
}

/** A line of the script, once the glass has come to rest after it. */
interface Line {
  text: string;
  /** What the device shows when it starts now. */
  picture: Uint8Array;
  /** What is stored of the game now. */
  game: StoredGame | undefined;
  /** What it may show besides, when it starts before everything of this line was stored. */
  between: Uint8Array[];
  /** The glass shows it too: a screen of the game with nothing lying over it. */
  table: boolean;
  /** What was entered is stored before its picture is sent; otherwise before it has come up. */
  strict: boolean;
  begun: number;
  over: number;
}

export interface LineOptions {
  /** What the device shows when it starts after this line; the glass itself unless told. */
  picture?: Uint8Array;
  between?: Uint8Array[];
  /** Nothing is entered in this line, so what changes may be stored while its picture comes up. */
  lazy?: boolean;
  /** How long to wait for idle work, emulated ms. */
  idle?: number;
}

export class Recording {
  readonly lines: Line[] = [];
  readonly cuts: Cut[] = [];
  readonly badger: Badger;
  private readonly first: Uint8Array;
  private readonly before: Uint8Array;
  private begun = 0;
  private over = 0;

  /** A board on USB with this in its stored area starts; that it does so is the first line of the script. */
  constructor(stored: Uint8Array, options: LineOptions = {}) {
    this.first = stored.slice();
    this.before = stored.slice();
    this.badger = boardWith(stored);
    const { panel, flash } = this.badger;
    panel.onBegun = () => this.begun++;
    panel.onShown = () => this.over++;
    flash.onStep = (step) => this.copy(step);
    this.play('', { idle: 1000, ...options });
  }

  /** Plays one line of presses and lets the board come to rest. */
  play(text: string, options: LineOptions = {}): void {
    const line = this.lines.length;
    pressAll(this.badger, ...presses(text));
    settle(this.badger);
    if (options.idle) this.badger.runFor(options.idle);
    assert.deepEqual(this.badger.complaints, [], `line ${line}: ${text}`);
    this.lines.push({
      text,
      picture: options.picture ?? this.badger.panel.picture.slice(),
      game: gameIn(storedIn(this.badger)),
      between: options.between ?? [],
      table: options.picture === undefined,
      strict: !options.lazy && options.picture === undefined && options.between === undefined,
      begun: this.begun,
      over: this.over,
    });
  }

  private copy({ offset, length }: FlashStep): void {
    const { bytes } = this.badger.flash;
    const at = offset - STORED_AT;
    assert.ok(at >= 0 && at + length <= STORED_BYTES, 'only the stored area is written to');
    const now = bytes.subarray(offset, offset + length);
    if (Buffer.compare(now, this.before.subarray(at, at + length)) === 0) return;
    this.before.set(now, at);
    const { begun, over } = this;
    this.cuts.push({ line: this.lines.length, offset: at, bytes: now.slice(), begun, over });
  }

  /** Each cut with the stored area as it was then; the array is only lent. */
  *copies(): Generator<{ cut: Cut; stored: Uint8Array; number: number }> {
    const stored = this.first.slice();
    for (const [number, cut] of this.cuts.entries()) {
      stored.set(cut.bytes, cut.offset);
      yield { cut, stored, number };
    }
  }

  /** The lines of whose pictures a device that starts after this cut must show one, the last first. */
  allowed(cut: Cut): number[] {
    const line = this.lines[cut.line]!;
    const stands = line.strict ? cut.begun >= line.begun : cut.over >= line.over;
    return stands || cut.line === 0 ? [cut.line] : [cut.line, cut.line - 1];
  }

  /**
   * Fails unless a start shows one of the pictures that may come after the cut, with the entries that belong to it.
   * @returns the line whose picture it is, if it is that of one
   */
  judge(cut: Cut, start: Start, where: string): number | undefined {
    const lines = this.allowed(cut);
    const [shown, game] = [start.picture, gameIn(start.stored)];
    const alike = lines.filter((line) => same(this.lines[line]!.picture, shown));
    // Taken back twice is the same picture: the entries tell.
    const found = alike.find((line) => sameGame(this.lines[line]!.game, game));
    if (found !== undefined) return found;
    const [before, line] = [this.lines[cut.line - 1], this.lines[cut.line]!];
    const between = goesOnFrom(game, before?.game) || goesOnFrom(line.game, game);
    if (between && line.between.some((picture) => same(picture, shown))) return undefined;
    const entries = (game: StoredGame | undefined) => `${game?.entries.length ?? 0} entries of game ${game?.game ?? 'none'}`;
    const older = this.lines.findLastIndex((line) => same(line.picture, shown));
    assert.fail(
      `${where}, in line ${cut.line} '${line.text}': shown is ${older < 0 ? 'no picture of the script' : `line ${older}`}, ` +
        `allowed ${lines.join(' and ')}; ${entries(game)}, after the line ${entries(line.game)}\n` +
        `${sketch(shown)}\nexpected\n${sketch(line.picture)}`,
    );
  }

  /** Goes on with the script from the picture of `line` on, on a board that shows it; looks after each of `count` lines. */
  goesOn(badger: Badger, line: number, count: number, where: string): void {
    for (const next of this.lines.slice(line + 1, line + 1 + count)) {
      if (!next.table) return;
      pressAll(badger, ...presses(next.text));
      settle(badger);
      if (!same(badger.panel.picture, next.picture)) {
        assert.fail(`${where}, going on with '${next.text}':\n${sketch(badger.panel.picture)}\nexpected\n${sketch(next.picture)}`);
      }
      assert.deepEqual(gameIn(storedIn(badger)), next.game, `${where}, going on with '${next.text}'`);
    }
    assert.deepEqual(badger.complaints, [], where);
  }
}

export function same(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

export function fingerprint(stored: Uint8Array): string {
  return createHash('sha1').update(stored).digest('base64');
}

/** All distinct states of the stored area while `run` runs on this board, without the one at the start. */
export function statesDuring(badger: Badger, run: () => void): Uint8Array[] {
  const states: Uint8Array[] = [];
  let before = storedIn(badger);
  badger.flash.onStep = ({ offset, length }) => {
    const at = offset - STORED_AT;
    if (same(badger.flash.bytes.subarray(offset, offset + length), before.subarray(at, at + length))) return;
    before = storedIn(badger);
    states.push(before);
  };
  run();
  badger.flash.onStep = undefined;
  return states;
}

/** A stored area as a new board has it. */
export function blank(): Uint8Array {
  return new Uint8Array(STORED_BYTES).fill(0xff);
}
