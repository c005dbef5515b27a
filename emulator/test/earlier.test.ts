// What an earlier version has stored, on the real image: the game, the settings, the last choices, the results.
//
// `fixtures` holds the stored area as that version's image has left it after the presses beside it, in its own grammar;
// these files are never changed. The host comes to the same evening by the present grammar, and its pictures must be
// the board's. Invariant: nothing is asked, and nothing is lost.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Badger } from '../src/badger';
import { blank, same } from './cuts';
import { presses } from './evening';
import { assertShows, hostPicture, pressAll, settle, withoutHost } from './real';
import { gameIn } from './records';
import { boardWith, nextPicture, storedIn } from './stored';
import { HOME } from './stretches';
import { resultIn } from './values';

/** The stored area of a fixture. */
function storedBy(name: string): Uint8Array {
  const file = JSON.parse(readFileSync(`test/fixtures/${name}.json`, 'utf8')) as { stored: Record<string, string[]> };
  const stored = blank();
  for (const [at, hex] of Object.entries(file.stored)) stored.set(Buffer.from(hex.join(''), 'hex'), Number(at));
  return stored;
}

/** A board that was switched on with what an earlier version has stored; the host has had the presses of `evening`. */
class Inherited {
  readonly badger: Badger;
  private evening: string;

  constructor(stored: Uint8Array, evening: string) {
    this.badger = boardWith(stored);
    this.evening = evening;
    settle(this.badger);
    this.look();
  }

  look(): void {
    settle(this.badger);
    try {
      assertShows(this.badger, hostPicture(...presses(this.evening)));
    } catch (error) {
      throw new Error(`after ${this.evening.slice(-80)}: ${(error as Error).message}`, { cause: error });
    }
  }

  press(text: string): void {
    pressAll(this.badger, ...presses(text));
    this.evening += ` ${text}`;
  }

  walk(text: string): void {
    for (const press of presses(text)) {
      this.press(press);
      this.look();
    }
  }

  /** Nothing was complained of, and what is stored now is what a start shows. */
  close(): void {
    this.badger.runFor(70_000);
    assert.deepEqual(this.badger.complaints, []);
    assert.equal(this.badger.last('watchdog'), undefined);
    const again = nextPicture(boardWith(storedIn(this.badger)));
    assert.ok(same(again, this.badger.panel.picture), 'it is stored in the present format');
  }
}

// That version explained nothing unasked.
const UNTAUGHT = 'up c down c a down';
// German, and the provost's new place is not shown.
const SETTINGS = 'b b a up c down*3 c a';
// The short game of `game.test.ts`, and that of `city.test.ts`, each to its result and home.
const SHORT_GAME = [
  'c b c down c down*3 c down c c a c',
  'c b c b down*9 c b down*9 c down c c*3 up*4 c up*5 c c',
  'down c c*2 up*3 c up*6 c c up c up*7 c up*3 c c up*2 c up*8 c c',
];
const CITY_SET_UP = 'down c down c b c a c';
// That version let a tile complete a road of 1 with a follower on it. The host comes there over a road on which nobody stands
// and that brings walls, as it reads the rules now, one of which closes that of 1.
const CITY_BEGUN = [
  'down c down*2 c down*3 c down*3 c up c c c up*4 c up c c up c c down c up*3 c up*3 c up c c c*24',
  'down c c hold-c c down*2 c down*6 c up c a*2',
  'up c c c up c c c c down*2 c down c up c c up c up c c c',
];
const CITY_REST = ['c c*21 down c c up c c c up*4 c up c c up c c c', 'c*18 c up b up c up*3 c up*3 c up c'];
// Standard rules, four players: Green's market, Orange's farm; a round; the second up to the provost, with a correction.
const ROUND_TWO = [
  'down c up c b c down c*2 a c',
  'c down b down*4 c up*2 b c up c c*3 c up c up c down c c up c up*2 c up c c c',
  'up c c*3 hold-c c down*4 c down*2 c down*2 c a a c',
];

describe('what version 0.1.0 has stored', { skip: withoutHost }, () => {
  const EVENING = [UNTAUGHT, SETTINGS, 'down', ...SHORT_GAME, CITY_SET_UP, ...CITY_BEGUN, ...CITY_REST, 'c', ...ROUND_TWO].join(' ');

  test('a game of Magna Carta goes on, and is taken back over the border of its rounds', () => {
    const table = new Inherited(storedBy('0.1.0-magna-carta'), EVENING);
    // The provost, the correction, four passes, the end of the round with its income, which was an entry like any other.
    table.walk('a*7 c*2 a*2 c up c');
    // On to the next round.
    table.walk('c*3 b c b c');
    table.close();
  });

  test('a start alone changes nothing of the game', () => {
    const stored = storedBy('0.1.0-magna-carta');
    const badger = boardWith(stored);
    settle(badger);
    badger.runFor(70_000);
    assert.deepEqual(gameIn(storedIn(badger)), gameIn(stored));
    assert.ok((gameIn(stored)?.entries.length ?? 0) > 20, 'there is a game');
  });

  test('settings, results and the last choices of both games are there', () => {
    const table = new Inherited(storedBy('0.1.0-magna-carta'), EVENING);
    table.walk(`${HOME} up c a`);
    // The results, newest first: both pages of each.
    table.walk('up c c down up a down c down c a');
    // Two players at De Stad, as last time; and the standard rules for four.
    table.walk('up*2 c down c b b down*4 a a up c');
    table.close();
  });

  test('a game of De Stad goes on to its result', () => {
    const table = new Inherited(storedBy('0.1.0-city'), [UNTAUGHT, CITY_SET_UP, ...CITY_BEGUN].join(' '));
    table.walk('a c');
    table.press(CITY_REST.join(' '));
    table.look();
    table.walk('down c');
    table.close();
    assert.deepEqual(resultIn(storedIn(table.badger))?.totals, { red: 33, green: 24 });
  });
});
