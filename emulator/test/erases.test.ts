// The real image and the erases of its flash, which stop everything for a while: they come only when nobody presses.
//
// Invariant of every test here: no erase begins within two seconds after a finger moved, and a button that is pressed in
// one counts all the same: once, whatever it did meanwhile.

import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { Badger, Button } from '../src/badger';
import { ERASE_STEPS } from '../src/flash';
import { BUTTONS } from '../src/pins';
import { same } from './cuts';
import { Evening, presses } from './evening';
import { pressAll, settle, withoutHost } from './real';
import { boardWith, nextPicture, storedIn } from './stored';
import { ANOTHER, HOME, INCOME, NEXT_LANGUAGE } from './stretches';
import { wearIn } from './worn';

/** REST_MS of board-support/src/house.rs. */
const REST_MS = 2000;

/** From the income to the question where the provost goes, where every button does something. */
const TO_THE_PROVOST = 'c c*4';

/** The board whose erases are watched: when each began, and when a finger last moved before it. */
class Watched {
  readonly evening = new Evening({ usb: true });
  readonly badger = this.evening.badger;
  readonly erases: { ms: number; quiet: number }[] = [];
  /** Called at each step of an erase, from 0 on. */
  onErase: ((step: number) => void) | undefined;
  private step = 0;

  constructor() {
    const { badger } = this;
    badger.flash.onStep = ({ kind }) => {
      if (kind !== 'erase') return;
      const step = this.step++ % ERASE_STEPS;
      if (step === 0) {
        const moved = Math.max(badger.last('press')?.ms ?? 0, badger.last('release')?.ms ?? 0);
        this.erases.push({ ms: badger.ms, quiet: badger.ms - moved });
      }
      this.onErase?.(step);
    };
    boards.push(this);
  }
}

const boards: Watched[] = [];

afterEach(() => {
  for (const { badger, erases } of boards.splice(0)) {
    assert.deepEqual([...badger.complaints, ...badger.events.filter((event) => event.kind === 'watchdog')], []);
    for (const { ms, quiet } of erases) assert.ok(quiet >= REST_MS, `an erase at ${ms} ms, ${quiet} ms after a finger moved`);
  }
});

/** Twenty a second, faster than fingers: a contact is given 20 ms to settle at either end of a press. */
function quickly(badger: Badger, text: string): void {
  for (const press of presses(text)) {
    const held = press.startsWith('hold-');
    badger.tap((held ? press.slice(5) : press) as Button, held ? 720 : 20);
    badger.runFor(30);
  }
}

/**
 * A board on which two games were played, so that both parts for games have been used, and all is tidy.
 * @param entries more of them in the second game
 */
function played(entries = 0): Watched {
  const watched = new Watched();
  const { badger, evening } = watched;
  evening.press(`${INCOME} ${TO_THE_PROVOST}`);
  badger.runFor(30_000);
  evening.press(`${HOME} ${ANOTHER} c c`);
  // Passes that are taken back.
  evening.press('c a '.repeat(entries / 2));
  evening.press(TO_THE_PROVOST.slice(2));
  badger.runFor(30_000);
  evening.look();
  return watched;
}

describe('erases', { skip: withoutHost }, () => {
  test('none while games are begun and given up as fast as fingers allow', () => {
    const { badger, evening, erases } = played();
    assert.ok(erases.length > 0, 'the first game was tidied away');
    const before = erases.length;
    for (let game = 0; game < 20; game++) {
      const text = `${HOME} ${ANOTHER} c ${TO_THE_PROVOST}`;
      quickly(badger, text);
      evening.all.push(...presses(text));
    }
    assert.equal(erases.length, before);
    evening.look();
    // The last one is the one that is stored; and it goes on while the others are tidied away.
    assert.ok(same(nextPicture(boardWith(storedIn(badger))), badger.panel.picture));
    badger.runFor(30_000);
    assert.ok(erases.length > before);
    evening.walk('c a a');
    assert.ok(same(nextPicture(boardWith(storedIn(badger))), badger.panel.picture));
  });

  test('none while settings are changed again and again; the last change is stored', () => {
    const { badger, evening, erases } = new Watched();
    const before = erases.length;
    const changes = 400;
    // On the page of help.
    evening.press('b');
    for (let change = 0; change < changes; change++) quickly(badger, 'b');
    assert.equal(erases.length, before);
    quickly(badger, 'a');
    settle(badger);
    badger.runFor(20_000);
    evening.look(presses(`b b*${changes % 3} a`));
    assert.ok(same(nextPicture(boardWith(storedIn(badger))), badger.panel.picture));
  });

  test('room for values is made ahead: a change is stored before its picture stands', () => {
    const { badger, erases } = new Watched();
    wearIn(badger);
    // That takes a fault.
    badger.events.length = 0;
    const before = erases.length;
    badger.runFor(20_000);
    assert.ok(erases.length > before, 'the sectors of the values go round');
    for (let change = 1; change <= 6; change++) {
      pressAll(badger, ...presses(NEXT_LANGUAGE));
      settle(badger);
      assert.ok(same(nextPicture(boardWith(storedIn(badger))), badger.panel.picture), `change ${change}`);
    }
  });
});

describe('a tap while the flash erases', { skip: withoutHost }, () => {
  /** The board just before its next game is begun, and the presses that lead to an erase a few seconds later. */
  function aboutToErase(entries = 0): Watched {
    const watched = played(entries);
    // Not at the highest number, so that it changes both ways.
    watched.evening.press(`${HOME} ${ANOTHER} c ${TO_THE_PROVOST} down`);
    watched.evening.look();
    return watched;
  }

  /** Presses and releases at steps of the next erase. */
  function duringErase(watched: Watched, moves: Record<number, [Button, 'press' | 'release']>): void {
    const { badger, erases } = watched;
    const before = erases.length;
    watched.onErase = (step) => {
      const [button, move] = (erases.length === before + 1 && moves[step]) || [];
      if (button && move) badger[move](button);
    };
    assert.ok(badger.runUntil(() => erases.length > before, 30_000), 'no erase');
  }

  for (const button of BUTTONS) {
    test(`${button}, all of it within the erase, counts once`, () => {
      const watched = aboutToErase();
      duringErase(watched, { 4: [button, 'press'], 12: [button, 'release'] });
      watched.evening.all.push(button);
      watched.evening.look();
    });
  }

  test('the same button twice within one erase counts once: the pin does not remember more', () => {
    const watched = aboutToErase();
    duringErase(watched, { 2: ['down', 'press'], 5: ['down', 'release'], 9: ['down', 'press'], 13: ['down', 'release'] });
    watched.evening.all.push('down');
    watched.evening.look();
  });

  test('of two buttons within one erase both count, the mark first, whichever was first', () => {
    for (const [first, second] of [['c', 'down'], ['down', 'c']] as const) {
      const watched = aboutToErase();
      duringErase(watched, { 2: [first, 'press'], 5: [first, 'release'], 9: [second, 'press'], 13: [second, 'release'] });
      watched.evening.all.push('down', 'c');
      watched.evening.look();
    }
  });

  test('it begins just before the erase and ends within it', () => {
    // The same board twice: the first tells when the erase comes.
    const first = aboutToErase();
    const before = first.erases.length;
    assert.ok(first.badger.runUntil(() => first.erases.length > before, 30_000), 'no erase');
    const at = first.erases.at(-1)!.ms - 45 / ERASE_STEPS;
    // A press is believed after a millisecond (CONFIRM_MS of board-support/src/keys.rs), and then there is no erase.
    for (const early of [0.3, 0.8]) {
      const watched = aboutToErase();
      const { badger, evening } = watched;
      // This one erases with a finger on it, and that is the point.
      boards.splice(boards.indexOf(watched), 1);
      badger.runFor(at - early - badger.ms);
      let erasing = false;
      watched.onErase = (step) => {
        erasing = true;
        if (step === 8) badger.release('down');
      };
      badger.press('down');
      assert.ok(badger.runUntil(() => erasing, 10), `no erase ${early} ms after the press`);
      watched.onErase = undefined;
      evening.all.push('down');
      evening.look();
      assert.deepEqual(badger.complaints, []);
    }
  });

  test('a finger that stays for 15 s puts the house-keeping off and blocks nothing', () => {
    const watched = aboutToErase(130);
    const { badger, evening, erases } = watched;
    const before = erases.length;
    watched.onErase = (step) => {
      if (erases.length === before + 1 && step === 8) badger.press('b');
    };
    assert.ok(badger.runUntil(() => erases.length > before, 30_000), 'no erase');
    badger.runFor(15_000);
    assert.equal(erases.length, before + 1, 'none under the finger');
    badger.release('b');
    evening.press('a');
    badger.runFor(30_000);
    assert.ok(erases.length > before + 1, 'it goes on afterwards');
    assert.ok(badger.on);
    const shown = badger.panel.picture.slice();
    evening.press('up');
    settle(badger);
    assert.ok(!same(badger.panel.picture, shown), 'it answers');
  });
});
