// Whole games of Caylus on the real image, by buttons alone: two to five players, both books, three languages.
//
// The presses go to the board and to the host, whose pictures must be the same; and what the board has stored as the
// result must be what the engine makes of the same game in the notation. Invariant: the panel, the core and the bus have
// nothing to complain about, and the board never resets.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Players, caylus, withoutCaylus } from './caylus-games';
import { Evening } from './evening';
import { replayed } from './games';
import { storedIn } from './stored';
import { LANGUAGES } from './stretches';
import { resultIn } from './values';

const PLAYERS: Players[] = [2, 3, 4, 5];
/** The number that the game is stored under. */
const CAYLUS = 2;
/** A look at every so-many-th screen. */
const OFTEN = 5;

describe('Caylus comes to its result', { skip: withoutCaylus }, () => {
  const languages = Object.entries(LANGUAGES);
  for (const [at, players] of PLAYERS.entries()) {
    for (const [more, books] of (['table', 'device'] as const).entries()) {
      // Each language with both books.
      const [language, choose] = languages[(at + more) % languages.length]!;
      test(`books on the ${books}, ${players} players, ${language}`, () => {
        const game = caylus({ books, players });
        const table = new Evening();
        const { badger } = table;
        table.press(`${choose} ${game.setUp}`);
        // What the lot gave is set by hand first, and only the host's own lot is known to it.
        const begun = game.moves.findIndex(({ told }) => told.includes('next'));
        for (const [at, { presses }] of game.moves.entries()) {
          if (at >= begun && at % OFTEN === 0) table.look();
          table.press(presses);
        }
        table.look();
        // The sheet; home, where the result is in the list; and its pages.
        table.walk('down');
        table.press('c down*3 c c down');
        table.look();
        badger.runFor(5000);
        const { over, winners, totals } = replayed(game);
        assert.ok(over && winners.length > 0, 'the script comes to an end');
        const result = resultIn(storedIn(badger));
        assert.equal(result?.game, CAYLUS);
        assert.deepEqual(result.totals, totals);
        assert.deepEqual([...badger.complaints, ...badger.events.filter((event) => event.kind === 'watchdog')], []);
      });
    }
  }
});
