// Lives of the real image that end in the midst of a program or an erase, with any of its bits changed and some undecided.
//
// The flash goes from one life to the next, and what is undecided is read anew at each start, with play in between. More
// lives are lived on the host (board-support/src/store/tests/lives.rs). Invariant: what a start or a press has shown is
// there at the next start, with at most the entries of one press more; and nothing is asked.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Badger } from '../src/badger';
import { PowerCut } from '../src/flash';
import { Random } from '../src/random';
import { blank, same } from './cuts';
import { type Press, pressAll, settle, sketch, withoutHost } from './real';
import { type StoredGame, gameIn, goesOnFrom } from './records';
import { STORED_BYTES, STORED_AT, boardWith, firstPicture, storedIn } from './stored';

const LIVES = 100;
/** A press can be two entries. */
const MOST_ENTRIES = 2;

describe('torn bits', { skip: withoutHost }, () => {
  test(`${LIVES} lives that end in torn bits, with play in between`, () => {
    const random = new Random(1289);
    const question = firstPicture(new Uint8Array(STORED_BYTES).fill(0x55));
    let stored = blank();
    let weak = new Map<number, number>();
    /** The game as it was last seen. */
    let shown: StoredGame | undefined;
    const counts = { starts: 0, presses: 0, torn: 0, weak: 0 };

    function look(badger: Badger, where: string): void {
      const game = gameIn(storedIn(badger));
      const begun = game !== undefined && game.game === (shown?.game ?? 0) + 1 && game.entries.length <= MOST_ENTRIES;
      const more = (game?.entries.length ?? 0) - (shown?.entries.length ?? 0);
      const gone = `${where}: ${game?.entries.length} entries of game ${game?.game}, were ${shown?.entries.length} of ${shown?.game}`;
      assert.ok(begun || (goesOnFrom(game, shown) && more >= 0 && more <= MOST_ENTRIES), gone);
      assert.ok(!same(badger.panel.picture, question), `${where}: it asks\n${sketch(badger.panel.picture)}`);
      shown = game;
    }

    for (let life = 0; life < LIVES; life++) {
      const badger = boardWith(stored);
      weak.forEach((mask, at) => badger.flash.weak.set(at, mask));
      badger.flash.powerUp(random);
      badger.flash.tear = { after: random.below([4, 30, 120][random.below(3)]!), random };
      try {
        settle(badger);
        counts.starts++;
        look(badger, `start ${life}`);
        for (;;) {
          // C begins a game at first, later it enters something; A takes it back; a rest tidies up.
          const press = (['c', 'c', 'c', 'a'] as Press[])[random.below(4)]!;
          pressAll(badger, press);
          settle(badger);
          counts.presses++;
          look(badger, `life ${life} after ${press}`);
          if (random.below(3) === 0) badger.runFor(random.below(6000));
        }
      } catch (error) {
        if (!(error instanceof PowerCut)) throw error;
        counts.torn++;
      }
      assert.deepEqual(badger.complaints, [], `life ${life}`);
      stored = storedIn(badger);
      weak = new Map(badger.flash.weak);
      counts.weak += weak.size > 0 ? 1 : 0;
      for (const at of weak.keys()) assert.ok(at >= STORED_AT, 'only the stored area is written to');
    }
    console.log(`torn bits: ${JSON.stringify(counts)}`);
    assert.ok(counts.starts > LIVES / 2 && counts.presses > LIVES && counts.weak > LIVES / 4, JSON.stringify(counts));
  });
});
