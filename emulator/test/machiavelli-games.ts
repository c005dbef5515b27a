// Games of Machiavelli, each move twice: as presses, and in the notation that the host replays.
//
// The table is kept only as far as the presses need it: who has the crown, what stands where, what the box has left. The mark
// stands on the first clockwise from the crown who may answer, so everybody answers as they sit. Invariant: nothing is left to
// the lot, and no points are counted here.

import { existsSync, readFileSync } from 'node:fs';
import type { Game, Move } from './games';
import { HOST_PATH, IMAGE_PATH, withoutHost } from './real';

/** A reason to skip what needs this game in the image and in the host tool, or false. */
export const withoutMachiavelli =
  withoutHost ||
  ([IMAGE_PATH, HOST_PATH].every((path) => existsSync(path) && readFileSync(path).includes('Steden en kaarten'))
    ? false
    : 'the image or the host tool has no Machiavelli');

/** Clockwise, as the first set-up has them. */
const SEATS = ['red', 'green', 'blue', 'yellow', 'orange', 'black', 'white', 'purple'];

/** Presses on the row of players, which has 5 to begin with. */
const MORE_PLAYERS = { 2: 'c*4', 3: 'c*5', 5: '', 8: 'c*3' };
export type Players = keyof typeof MORE_PLAYERS;

/**
 * Types of districts, with how many of each the box has. The mark of a list of districts starts on the first of them that can be
 * built; the second is below it, and the last above the military ones.
 */
const TYPES: Record<string, number>[] = [
  { tavern: 5, market: 4, 'trading-post': 3, docks: 3, harbor: 3, 'town-hall': 2 },
  { temple: 3, church: 3, monastery: 3, cathedral: 2 },
  { manor: 5, castle: 4, palace: 3 },
];

class Table {
  readonly moves: Move[] = [];
  readonly seats: string[];
  crown = 0;
  private readonly cities: Record<string, string[]>;

  /**
   * With a tax every type keeps its heading, also over one district: there B builds untaxed. Trade and religion, where the mark can
   * start, always do.
   */
  constructor(
    players: Players,
    private readonly taxed = false,
  ) {
    this.seats = SEATS.slice(0, players);
    this.cities = Object.fromEntries(this.seats.map((seat) => [seat, []]));
  }

  move(presses: string, ...told: string[]): void {
    this.moves.push({ presses, told });
  }

  /** So many seats after who had the crown as the round began. */
  seat(later: number): string {
    return this.seats[(this.crown + later) % this.seats.length]!;
  }

  answer(seat: string): string {
    this.move('c', `answer ${seat}`);
    return seat;
  }

  /** The first of its type that this city can get; `before` leads to the list. Untaxed is B's, anything else C's. */
  build(seat: string, type: number, before = '', ...how: string[]): void {
    const stand = (name: string) => this.seats.filter((owner) => this.cities[owner]!.includes(name)).length;
    const left = TYPES.map((all) =>
      Object.keys(all).filter((name) => !this.cities[seat]!.includes(name) && stand(name) < all[name]!),
    );
    const row = left.slice(0, type).filter((names) => names.length > 0).length;
    const steps = type === 2 ? 'up*2' : row ? `down*${row}` : '';
    const [district] = left[type]!;
    // A heading with one entry is not made.
    const heading = this.taxed || type < 2 || left[type]!.length > 1 ? 'c' : '';
    this.cities[seat]!.push(district!);
    const enter = how.includes('untaxed') ? 'b' : 'c';
    this.move(`${before} ${steps} ${heading} ${enter}`, [`build ${seat} ${district}`, ...how].join(' '));
  }

  /** Menu, correct; from the seat that is asked up to the table's values: this round is the last. */
  lastRound(asked: string, row: number): void {
    this.move(`hold-c c up*${this.seats.indexOf(asked) + 1} c down*${row} c up c a*2`, 'correct ending on');
  }
}

function game(table: Table, players: Players, rows: string, header: string[]): Game {
  const { seats, moves } = table;
  return {
    // The last of the games; the crown is the first seat's.
    setUp: `down c up c b ${MORE_PLAYERS[players]} down*2 c ${rows} a c`,
    header: ['game machiavelli', `seats ${seats.join(' ')}`, `start ${seats[0]}`, ...header],
    moves,
  };
}

/** Two players with two characters each, until a city of eight is complete in the fourth round; or shorter, to an end said by hand. */
export function two(rounds = 4): Game {
  const table = new Table(2);
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [table.seat(0), table.seat(1)];
    table.move('c', 'next');
    table.answer(one);
    // From the middle: the bishop, who is passed over, and after him the merchant.
    table.move('c', 'murder 5');
    table.build(one, round % 3);
    table.move('b', 'next');
    table.answer(one);
    table.move('c', 'rob 6');
    table.build(one, (round + 1) % 3);
    table.move('b', 'next');
    table.answer(other);
    table.build(other, round % 3);
    table.move('b', 'next');
    table.answer(other);
    table.build(other, (round + 1) % 3);
    if (rounds < 4 && round === rounds - 1) table.lastRound(other, 3);
    table.move('b', 'next');
    table.crown = (table.crown + 1) % 2;
  }
  return game(table, 2, '', ['characters first-game', 'uniques first-game']);
}

/** Three players and nine characters: a witch who acts for another, threats, an emperor, the tax, paid or not, the secret vault. */
export function three(): Game {
  const table = new Table(3, true);
  for (let round = 0; round < 2; round++) {
    const [one, other, third] = [table.seat(0), table.seat(1), table.seat(2)];
    table.move('c', 'next');
    table.answer(one);
    // Of the nine three stand under each heading.
    table.move('c c', 'bewitch 5');
    table.answer(one);
    // B opens what can be built; the threats stay unused, and then B goes on.
    table.build(one, 0, 'b');
    table.move('b', 'next');
    table.answer(other);
    table.build(other, 1, '', 'untaxed');
    table.move('b', 'next');
    table.answer(other);
    // Neither who acts nor who has the crown: the third.
    table.move('c', `crown ${third}`);
    table.build(other, 2);
    table.move('b', 'next');
    table.answer(third);
    // The witch acts.
    table.build(one, 2);
    table.move('b', 'next');
    table.answer(third);
    table.build(third, round);
    if (round > 0) table.lastRound(third, 4);
    table.move('b', 'next');
    table.crown = (table.crown + 2) % 3;
  }
  // The mark is on nobody, below the seats as they sit.
  const shows = table.seat(1);
  table.move(`down*${table.seats.indexOf(shows) + 1} c`, `vault ${shows}`);
  return game(table, 3, 'down c*2', ['characters cunning-agents', 'uniques cunning-agents']);
}

/**
 * Five players, two rounds: a unique district that asks for gold and costs what the table has said, a taken back entry, and the last
 * round said by hand.
 */
export function five(): Game {
  const table = new Table(5);
  for (let round = 0; round < 2; round++) {
    table.move('c', 'next');
    for (const [at, named] of ['murder 5', 'rob 6', '', '', ''].entries()) {
      const seat = table.answer(table.seat(at));
      if (named) table.move('c', named);
      if (round === 0 && at === 2) {
        // Those that score at the end stand below the types; the second of them.
        table.move('down*2 c down c', `build ${seat} imperial-treasury`);
      } else {
        table.build(seat, (at + round) % 3);
      }
      if (round === 0 && at === 3) table.move('a c', 'undo', table.moves.at(-1)!.told[0]!);
      if (round === 1 && at === 4) table.lastRound(seat, 3);
      table.move('b', 'next');
    }
    // The king's.
    table.crown = (table.crown + 3) % 5;
  }
  table.move('up*7 c', 'count blue gold=7');
  // The fourth of the cards costs one more than Provost thinks, and has two silver coins.
  const card = 'down*16 c down*3 c down c down c*2';
  const header = ['characters first-game', 'uniques first-game', 'card imperial-treasury cost=6 silver=2'];
  return game(table, 5, card, header);
}

/** Eight players without recorded cities: ranks are called, the crown moves, a city is complete, everything is counted by hand. */
export function eight(): Game {
  const table = new Table(8);
  for (let round = 0; round < 2; round++) {
    table.move('c', 'next');
    table.move('c*3', 'next', 'next', 'next');
    const king = table.answer(table.seat(0));
    if (round === 1) {
      // Above the last row, which goes on: whose city is complete. The second of them.
      table.move('up c down c', `complete ${table.seats[1]}`);
    }
    table.move('b', 'next');
    table.move('c*5', 'next', 'next', 'next', 'next', 'next');
    table.crown = table.seats.indexOf(king);
  }
  for (const [at, seat] of table.seats.entries()) {
    const [coins, types, uniques] = [at + 1, at % 2 ? 3 : 0, at % 3];
    const count = (amount: number, what: string) =>
      table.move(`${amount ? `up*${amount}` : ''} c`, `count ${seat} ${what}=${amount}`);
    count(coins, 'coins');
    count(types, 'types');
    count(uniques, 'uniques');
  }
  return game(table, 8, 'down*13 c', ['characters first-game artist', 'uniques first-game', 'cities off']);
}
