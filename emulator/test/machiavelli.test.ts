// Complete games of Machiavelli with two, three, five and eight players on the real image, in three languages.
//
// The presses go to the board and to the host, whose pictures must be the same; and what the board has stored as the
// result must be what the engine makes of the same game in the notation. Invariant: the panel, the core and the bus have
// nothing to complain about, and the board never resets.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Evening } from './evening';
import { type Game, replayed } from './games';
import { eight, five, three, two, withoutMachiavelli } from './machiavelli-games';
import { storedIn } from './stored';
import { LANGUAGES } from './stretches';
import { resultIn } from './values';

/** The number that the game is stored under. */
const MACHIAVELLI = 3;
/** A city of eight takes long: in one language it is complete. */
const games = (language: string): Record<string, Game> => ({
  two: two(language === 'Dutch' ? 4 : 1),
  three: three(),
  five: five(),
  eight: eight(),
});

/** Plays it, with a look at every fifteenth screen, and holds the stored result against the notation. */
function comesToItsResult(game: Game, language: string): void {
  const table = new Evening();
  const { badger } = table;
  table.press(`${language} ${game.setUp}`);
  for (const [at, { presses }] of game.moves.entries()) {
    if (at % 15 === 0) table.look();
    table.press(presses);
  }
  table.look();
  // The sheet, and home.
  table.walk('down c');
  badger.runFor(5000);
  const { over, winners, totals } = replayed(game);
  assert.ok(over && winners.length > 0, 'the script comes to an end');
  const result = resultIn(storedIn(badger));
  assert.equal(result?.game, MACHIAVELLI);
  assert.deepEqual(result.totals, totals);
  assert.deepEqual([...badger.complaints, ...badger.events.filter((event) => event.kind === 'watchdog')], []);
}

describe('every game of Machiavelli comes to its result', { skip: withoutMachiavelli }, () => {
  for (const [language, choose] of Object.entries(LANGUAGES)) {
    for (const [players, game] of Object.entries(games(language))) {
      test(`${players} players, ${language}`, () => comesToItsResult(game, choose));
    }
  }
});
