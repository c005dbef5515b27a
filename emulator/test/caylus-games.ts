// Whole games of Caylus, each move twice: as presses, and in the notation that the host replays.
//
// Two rounds; between them corrections send the bailiff to the end of the road and the builders to the towers. The turn
// order and the deniers that go with it are drawn, so for more than two they are set by hand before anything is played.
// Invariant: from there on nothing is left to the lot.

import { readFileSync } from 'node:fs';
import type { Game, Move } from './games';
import { IMAGE_PATH, withoutHost } from './real';

/** A word of the game that no other game has. */
const OWN_WORD = 'Wisselkantoor';

/** A reason to skip what plays it, or false. */
export const withoutCaylus = withoutHost || (readFileSync(IMAGE_PATH).includes(OWN_WORD) ? false : 'the image has no Caylus');

/** Presses on the row of players, which has 4 to begin with. */
const MORE_PLAYERS = { 2: 'c*2', 3: 'c*3', 4: '', 5: 'c' };
export type Players = keyof typeof MORE_PLAYERS;

export interface Caylus {
  books: 'table' | 'device';
  players: Players;
}

/** From the home screen of a new board to the first income: Red begins, the tiles lie as they are listed. */
export function caylusSetUp({ books, players }: Caylus): string {
  const device = books === 'device' ? 'c' : '';
  return `down c down*2 c b ${MORE_PLAYERS[players]} down ${device} down*2 c down*4 c c*5 a c`;
}

export function caylus({ books, players }: Caylus): Game {
  const seats = ['red', 'green', 'orange', 'blue', 'black'].slice(0, players);
  const moves: Move[] = [];
  const move = (presses: string, ...told: string[]) => moves.push({ presses, told });
  const guide = books === 'table';
  const pass = (order: string[]) => order.forEach((seat) => move(guide ? 'c' : 'up c', `pass ${seat}`));

  if (players > 2) {
    // The last one to the first place, and so on: they play as they sit.
    move('hold-c c');
    for (const seat of [...seats].reverse()) {
      move(`${seat === seats.at(-1) ? 'up*2' : 'up'} c down c down*5 c`, `correct order ${seat} ${others(seat)}`);
      // Red is the first and has 5 deniers and the income, whatever the lot.
      if (!guide && seat !== 'red') move('down c down*9 up c', `correct ${seat} coins=1`);
      move('a');
    }
    move('a');
  }
  // A stone for Green, who can then build a house.
  if (!guide) move(`hold-c c down c down*5 c up c a*2`, 'correct green stone=1');
  move('c', 'next');
  if (guide) {
    pass(seats);
    // Red at the joust: a point. Green in the stables, which two do without.
    move('b down c c', 'joust red');
    move('c', 'favour red points');
    if (players > 2) move('b down c down c c a', 'stables green');
    move('c', 'next');
    // To the fixed carpenter, so that there are two.
    move('up*2 c', 'provost red 2');
    move(players > 2 ? 'b' : 'c', players > 2 ? 'nobody' : 'provost green 0');
    // The lists are in turn order, and Green is the first of it since the stables; after an entry the mark is on the next.
    const stables = players > 2;
    move(stables ? 'b down c c' : 'b c c', 'build red food-farm');
    move(stables ? 'up*2 c up c' : 'c up c', 'build green mason');
    move('c', 'next');
    move(stables ? 'b down c down c a' : 'b c down c a', 'castle red 2');
    move(stables ? 'b up c c' : 'b c c', 'castle green 1');
    if (players > 2) move('a c', 'nobody');
    move('c', 'favour red points');
  } else {
    // Red's worker with the carpenter, Green's in the castle.
    move('c down*5 c', 'worker red 6');
    move('down*2 c', 'worker green castle');
    pass([...seats.slice(2), ...seats.slice(0, 2)]);
    move('b', 'nobody');
    move('c', 'build red food-farm');
    move('c', 'next');
    move('c', 'castle green 1');
    move('c', 'favour green points');
  }
  // The end of the round; the income follows by itself.
  move('c', 'next', 'next');

  // Menu, correct, the table. The mark of the first list is on the seat that is asked or marked: Green, or Red.
  move(`hold-c c ${guide || players === 2 ? 'up*2' : 'up'} c down c up*${guide ? 15 : 16} c`, 'correct bailiff 23');
  move('down c up*2 c a*2', 'correct section towers');
  // Green begins: from the stables, or because two take turns.
  pass(guide || players === 2 ? ['green', 'red', ...seats.slice(2)] : seats);
  if (guide) move('c', 'next');
  move('b', 'nobody');
  move('c', 'next');
  // How the towers were scored is read before the winner is named.
  if (!guide) move('c');
  if (!guide) return { setUp: caylusSetUp({ books, players }), header: header(), moves };
  move('b c down*2 c', 'castle green 3');
  move('a c', 'nobody');
  move('c', 'favour green points');
  // The towers are scored: three houses are one favour. That is read before it is chosen, and before the count.
  move('c');
  move('c', 'favour green points');
  move('c');
  for (const [at, seat] of seats.entries()) {
    const [gold, cubes, coins] = [at, 2 * at + 3, 3 * at + 1];
    move(`${gold ? `up*${gold} ` : ''}c up*${cubes} c up*${coins} c`, `count ${seat} gold=${gold} cubes=${cubes} coins=${coins}`);
  }
  return { setUp: caylusSetUp({ books, players }), header: header(), moves };

  /** The others as the presses before left them: those after this one in front. */
  function others(seat: string): string {
    const at = seats.indexOf(seat);
    return [...seats.slice(at + 1), ...seats.slice(0, at)].join(' ');
  }

  function header(): string[] {
    const street = 'street farm forest sawmill quarry market carpenter';
    return ['game caylus', `books ${books}`, `seats ${seats.join(' ')}`, `order ${seats.join(' ')}`, street];
  }
}
