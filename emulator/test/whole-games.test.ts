// Every game that can be set up, from the home screen to its result on the real image: both games, the rules and the
// books of Magna Carta, two to four players, three languages.
//
// The presses go to the board and to the host, whose pictures must be the same; and what the board has stored as the
// result must be what the engine makes of the same game in the notation. Invariant: the panel, the core and the bus have
// nothing to complain about, and the board never resets.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Evening } from './evening';
import { type Game, type Players, city, magnaCarta, replayed } from './games';
import { withoutHost } from './real';
import { storedIn } from './stored';
import { LANGUAGES } from './stretches';
import { resultIn } from './values';

const PLAYERS: Players[] = [2, 3, 4];
/** The numbers that the games are stored under. */
const [MAGNA_CARTA, CITY] = [0, 1];

/** Plays it, with a look at every `often`-th screen, and holds the stored result against the notation. */
function comesToItsResult(game: Game, number: number, language: string, often: number): void {
  const table = new Evening();
  const { badger } = table;
  table.press(`${language} ${game.setUp}`);
  for (const [at, { presses }] of game.moves.entries()) {
    if (at % often === 0) table.look();
    table.press(presses);
  }
  table.look();
  // The sheet; home, where the result is in the list; and its two pages.
  table.walk('down');
  table.press('c down*3 c c down');
  table.look();
  badger.runFor(5000);
  const { over, winners, totals } = replayed(game);
  assert.ok(over && winners.length > 0, 'the script comes to an end');
  const result = resultIn(storedIn(badger));
  assert.equal(result?.game, number);
  assert.deepEqual(result.totals, totals);
  assert.deepEqual([...badger.complaints, ...badger.events.filter((event) => event.kind === 'watchdog')], []);
}

describe('every game comes to its result', { skip: withoutHost }, () => {
  const languages = Object.entries(LANGUAGES);
  // Each language with every kind of game and every number of players, in turn.
  let turn = 0;
  const inTurn = () => languages[turn++ % languages.length]!;
  for (const players of PLAYERS) {
    for (const variant of ['standard', 'intro'] as const) {
      for (const books of ['table', 'device'] as const) {
        const [language, choose] = inTurn();
        test(`Magna Carta, ${variant}, books on the ${books}, ${players} players, ${language}`, () => {
          comesToItsResult(magnaCarta({ variant, books, players }), MAGNA_CARTA, choose, 3);
        });
      }
    }
    const [language, choose] = inTurn();
    test(`De Stad, ${players} players, ${language}`, () => {
      comesToItsResult(city(players), CITY, choose, 4);
    });
  }
});
