// Whole games, each move twice: as presses, and in the notation that the host replays.
//
// The presses go to the board, the notation to the engine, so what the board has stored in the end can be held against
// points that no press led to. Invariant: nothing is left to the lot.

import { execFileSync } from 'node:child_process';
import { HOST_PATH } from './real';

/** What is pressed, and the lines that say the same. */
export interface Move {
  presses: string;
  told: string[];
}

/** A game from the home screen of a new board to its result. */
export interface Game {
  setUp: string;
  header: string[];
  moves: Move[];
}

/** What the engine makes of it. */
export interface Outcome {
  over: boolean;
  winners: string[];
  totals: Record<string, number>;
}

export function replayed({ header, moves }: Game): Outcome {
  const lines = ['provost 1', ...header, 'begin', ...moves.flatMap(({ told }) => told)];
  const json = execFileSync(HOST_PATH, ['replay', '-', '--json'], { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
  const { over, winners, seats } = JSON.parse(json) as {
    over: boolean;
    winners: string[];
    seats: { seat: string; score: { total: number } }[];
  };
  return { over, winners, totals: Object.fromEntries(seats.map(({ seat, score }) => [seat, score.total])) };
}

/** Presses on the row of players, which has 4 to begin with. */
const MORE_PLAYERS = { 2: 'c', 3: 'c*2', 4: '' };
export type Players = keyof typeof MORE_PLAYERS;

export interface MagnaCarta {
  variant: 'standard' | 'intro';
  books: 'table' | 'device';
  players: Players;
}

/** Two rounds of Magna Carta; before the second, corrections leave one token in the castle. */
export function magnaCarta({ variant, books, players }: MagnaCarta): Game {
  const seats = ['orange', 'green', 'blue', 'red'].slice(0, players);
  const street = ['park', 'forest', 'quarry'].slice(0, players - 1);
  const moves: Move[] = [];
  const move = (presses: string, ...told: string[]) => moves.push({ presses, told });
  const [guide, standard] = [books === 'table', variant === 'standard'];
  /** In this order; with the mark on the one who is next. With the device's books to pass is the last row, above the first:
   * the mark starts on the buildings for Green, who has built, and below them on the workers for the others. */
  const pass = (order: string[]) =>
    order.forEach((seat) => move(guide ? 'c' : seat === 'green' ? 'up c' : 'up*2 c', `pass ${seat}`));
  /** Those whose turn comes after these two, and then they. */
  const others = [...seats.slice(2), ...seats.slice(0, 2)];

  move('c', 'next');
  if (guide) {
    // Orange builds a church, Green a lawyer; the intro rules have neither, so a bank and a gold mine.
    if (standard) move('b down*11 c', 'build orange church');
    else move('b up*2 c', 'build orange bank');
    move('b down*5 c', `build green ${standard ? 'lawyer' : 'gold-mine'}`);
    pass(others);
    if (standard) {
      // The first one moves him to the lawyer, the end of the street; nobody else does anything.
      move('up*2 c', `provost ${others[0]} 2`);
      move(players > 2 ? 'b' : 'c', players > 2 ? 'nobody' : `provost ${others[1]} 0`);
      // The list stays for what else was bought.
      move('b c a', 'church orange 1');
    }
    move('c', 'next');
    // Three batches, two, and none.
    move('up*3 c', `castle ${others[0]} 3`);
    move('up*2 c', `castle ${others[1]} 2`);
    if (players === 3) move('c', `castle ${others[2]} 0`);
    if (players === 4) move('b', 'nobody');
  } else {
    // Orange's worker in the park, Green's farm.
    move('c', 'worker orange 1');
    move('up c c', 'build green farm-small');
    pass(others);
    if (standard) move('b', 'nobody');
    // Nobody has a stone, so nobody is asked for batches.
    move('c', 'use orange', 'next', 'nobody');
  }
  // The end of the round; the income follows by itself.
  move('c', 'next', 'next');

  // Menu, correct, the table: one token is left. The mark of the first list is on the seat that is asked, if one is.
  const toTable = guide ? 'up' : `down*${players - 1}`;
  move(`hold-c c ${toTable} c down${standard ? '*2' : ''} c down*9 c`, 'correct stock dungeon=0');
  move('down c down*9 c', 'correct stock walls=0');
  move('down c down*9 up c a*2', 'correct stock towers=1');
  // Green has the start card.
  pass([...seats.slice(1), seats[0]!]);
  if (standard) move('b', 'nobody');
  if (!guide) {
    // Nothing is left to ask: no worker is out, and nobody has a stone.
    moves.at(-1)!.told.push('next', 'nobody');
    // The end of the round is read, and C leads to the result.
    move('c');
    return { setUp: setUp(), header: header(), moves };
  }
  move('c', 'next');
  // With the last token gone nobody else is asked; the end of the round is read, and C leads to the count.
  move('up c', 'castle green 1', players > 2 ? 'nobody' : 'castle orange 0');
  move('c');
  for (const [at, seat] of seats.entries()) {
    const [gold, cubes, coins] = [at + 1, 2 * at + 3, 4 * at];
    move(
      `up*${gold} c up*${cubes} c ${coins ? `up*${coins} ` : ''}c`,
      `count ${seat} gold=${gold} cubes=${cubes} coins=${coins}`,
    );
  }
  return { setUp: setUp(), header: header(), moves };

  function setUp(): string {
    const choose = (wanted: boolean) => (wanted ? 'c' : '');
    const rules = `${choose(!standard)} down ${MORE_PLAYERS[players]} down ${choose(!guide)}`;
    return `c b ${rules} down*2 c down c ${'c '.repeat(players - 1)} a c`;
  }

  function header(): string[] {
    const table = [`seats ${seats.join(' ')}`, `start ${seats[0]}`, `street ${street.join(' ')}`];
    return [`game magna-carta ${variant}`, `books ${books}`, ...table];
  }
}

/** De Stad with all its tiles, from the first citizen to the last guard; with three players the rules are read the other way. */
export function city(players: Players): Game {
  const seats = ['red', 'green', 'blue', 'yellow'].slice(0, players);
  const moves: Move[] = [];
  const move = (presses: string, ...told: string[]) => moves.push({ presses, told });
  let placed = 0;
  /** Whose tile is the next one, and so many after it. */
  const seat = (later = 0) => seats[(placed + later) % players]!;
  const tile = (presses: string, what = '') => move(presses, `tile ${seats[placed++ % players]}${what}`);
  /** So many tiles without anything. */
  const tiles = (number: number) => {
    move(`c*${number}`, ...Array.from({ length: number }, () => `tile ${seats[placed++ % players]}`));
  };

  tile('down c', ' citizen');
  tile('down*2 c', ' vendor');
  const stewards = [seat(), seat(1)].sort((one, other) => seats.indexOf(one) - seats.indexOf(other));
  tile('down*3 c', ' steward');
  tile('down*3 c', ' steward');
  // Red's road of 4, whoever completes it.
  tile('up c c', ' completes');
  move('c', 'road');
  move('up*4 c', 'tiles 4');
  move('up c', 'followers red=1');
  move('c', 'next');
  tiles(25);
  // The second stack: a road of 2 brings the gate and the first walls.
  const owner = seat();
  tile('down c', ' citizen');
  const builder = seat();
  const builds = (later: number) => seats[(seats.indexOf(builder) + later) % players]!;
  tile('up c c', ' completes');
  move('c', 'road');
  move('up*2 c', 'tiles 2');
  move('up c', `followers ${owner}=1`);
  move('c', 'next');
  move('c', `gate ${builder}`);
  move('down*2 c', `wall ${builds(1)} left guard`);
  const walls = players === 2 ? 3 : players - 1;
  for (let wall = 2; wall <= walls; wall++) move('c', `wall ${builds(wall)} left`);
  move('c', `tower ${builder} left`);
  tiles(75 - placed);
  // The closed wall completes nothing; Green's vendor comes home.
  move('c', 'next');
  move('c', 'next');
  move('up b up c', `district ${stewards.map((one) => `${one}=1`).join(' ')}`);
  move('up*3 c', 'markets 3');
  move('up*3 c', `public ${builds(1)} 3`);
  move('up c', `historic ${builds(1)} 1`);

  const otherwise = players === 3;
  const rules = otherwise ? 'down*3 c down c down c' : '';
  const table = [`seats ${seats.join(' ')}`, `start ${seats[0]}`];
  const readings = otherwise ? ['unclaimed walls', 'towers far', 'last-tile old'] : [];
  return {
    setUp: `down c down c b ${MORE_PLAYERS[players]} ${rules} a c`,
    header: ['game carcassonne-city', ...table, ...readings],
    moves,
  };
}
