// A clumsy player at the real image: random presses, held presses, pauses and power cuts.
//
// By `npm test` a thousand actions, by `npm run soak` ten thousand: `node dist/test/clumsy.test.js ACTIONS SEED`.
// Invariant: no restart, no complaint; and now and then the state on the board is the one that a second board replays
// from what is stored.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Badger, Button } from '../src/badger';
import { BUTTONS } from '../src/pins';
import { Random } from '../src/random';
import { blank, same } from './cuts';
import { presses } from './evening';
import { play, pressAll, settle, sketch } from './real';
import { boardWith, cutPower, nextPicture, storedIn } from './stored';
import { GAME } from './stretches';

const ACTIONS = Number(process.argv[2] ?? 1000);
const SEED = Number(process.argv[3] ?? 1289);

/** The two games in the stored area (docs/storage.md). */
const GAMES = [0x1000, 0x33000] as const;

class Clumsy {
  readonly counts = { presses: 0, holds: 0, pauses: 0, cuts: 0, sleeps: 0, looks: 0, undone: 0 };
  private readonly random = new Random(SEED);
  private readonly badger: Badger = boardWith(blank());
  private readonly done: string[] = [];

  constructor() {
    settle(this.badger);
    // A game to begin with; what becomes of it is up to the player.
    play(this.badger, ...presses(GAME));
  }

  act(): void {
    const chance = this.random.below(1000);
    if (chance < 20) this.cut();
    else if (chance < 40) this.look();
    else if (chance < 55) this.sleep();
    else if (chance < 160) this.pause();
    else if (chance < 280) this.hold();
    else this.press();
    this.check();
  }

  /** Everything that must hold at any moment. */
  private check(): void {
    const { complaints, events } = this.badger;
    const resets = events.filter((event) => event.kind === 'watchdog');
    if (complaints.length || resets.length) this.fail(`${complaints.join('\n')} ${JSON.stringify(resets)}`);
    events.length = 0;
  }

  private fail(what: string): never {
    assert.fail(`seed ${SEED}, after ${this.done.length} actions: ${what}\nthe last: ${this.done.slice(-60).join(' ')}`);
  }

  /** Any button; A, which takes back, is rarer than the others. */
  private button(): Button {
    const button = BUTTONS[this.random.below(BUTTONS.length)]!;
    return button === 'a' && this.random.below(2) ? 'c' : button;
  }

  /** Short as a switch allows up to long, sometimes with a second finger. */
  private press(): void {
    this.counts.presses++;
    const button = this.button();
    this.done.push(button);
    const other = this.random.below(12) === 0 ? this.button() : button;
    this.badger.press(button);
    this.badger.runFor(15 + this.random.below(120));
    if (other !== button) {
      this.done.push(`+${other}`);
      this.badger.tap(other, 15 + this.random.below(60));
    }
    this.badger.release(button);
    this.badger.runFor(10 + this.random.below(250));
  }

  private hold(): void {
    this.counts.holds++;
    const button = this.button();
    this.done.push(`hold-${button}`);
    this.badger.tap(button, 600 + this.random.below(1200));
    this.badger.runFor(10 + this.random.below(250));
  }

  private pause(): void {
    this.counts.pauses++;
    this.done.push('pause');
    this.badger.runFor(200 + this.random.below(4000));
  }

  /** On battery, until the device switches itself off; the next press wakes it. */
  private sleep(): void {
    this.counts.sleeps++;
    this.done.push('sleep');
    this.badger.setUsb(false);
    if (!this.badger.runUntil(() => !this.badger.on, 120_000)) this.fail('it does not switch itself off');
    const button = this.button();
    this.done.push(button);
    this.badger.tap(button);
    this.badger.runFor(2000);
    this.badger.setUsb(true);
  }

  /** The power goes at any moment; the board then shows what a second one shows that has the same stored. */
  private cut(): void {
    this.counts.cuts++;
    this.done.push('cut');
    this.badger.runFor(this.random.below(200) / 10);
    cutPower(this.badger);
    const stored = storedIn(this.badger);
    this.badger.setUsb(true);
    const shown = nextPicture(this.badger);
    const second = boardWith(stored);
    this.compare(shown, nextPicture(second));
    // What it mends while it starts changes nothing.
    this.badger.runFor(this.random.below(3000));
    this.compare(shown, nextPicture(boardWith(storedIn(this.badger))));
  }

  /** A second board replays what is stored, and both take back: they show the same. */
  private look(): void {
    const { badger } = this;
    this.counts.looks++;
    this.done.push('look');
    settle(badger);
    // Values are stored in a rest; what a cut has left is mended first.
    badger.runFor(20_000);
    const second = boardWith(storedIn(badger));
    assert.ok(second.runUntil(() => second.panel.refreshes > 0, 30_000), 'no picture');
    settle(second);
    // A closes what lies over the table, and on the table it takes back; on the home screen it does nothing.
    for (let i = 0; i < 8; i++) {
      const before = storedIn(badger).subarray(...GAMES);
      const shown = badger.panel.picture.slice();
      play(badger, 'a');
      if (!same(storedIn(badger).subarray(...GAMES), before)) {
        this.counts.undone++;
        play(second, 'a');
        return this.compare(badger.panel.picture, second.panel.picture);
      }
      if (same(badger.panel.picture, shown)) break;
    }
    // At home, or on a table on which nothing has happened: but for the mark they show the same.
    for (let i = 0; i < 5 && !same(badger.panel.picture, second.panel.picture); i++) {
      pressAll(badger, 'down');
      settle(badger);
    }
    this.compare(badger.panel.picture, second.panel.picture);
  }

  private compare(one: Uint8Array, other: Uint8Array): void {
    if (!same(one, other)) this.fail(`the pictures differ\n${sketch(one)}\nand\n${sketch(other)}`);
  }
}

test(`a clumsy player, ${ACTIONS} actions`, () => {
  const player = new Clumsy();
  for (let i = 0; i < ACTIONS; i++) player.act();
  console.log(`clumsy player: ${ACTIONS} actions: ${JSON.stringify(player.counts)}`);
});
