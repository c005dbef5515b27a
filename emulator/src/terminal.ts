// Plays the device in a terminal: the picture in braille, the buttons on keys. `node dist/terminal.js --image PATH`.
//
// A terminal reports keys but not their release, so each key is a press of fixed length: small letters and arrows are
// short, capitals and shifted arrows are held. Invariant: however it ends, the terminal is left as it was found.

import { readFileSync } from 'node:fs';
import { readArguments } from './arguments';
import { Badger, type Button } from './badger';
import { braille, COLUMNS, ROWS } from './braille';
import { Fingers } from './fingers';
import { ImageError, readImage } from './image';
import { Pace } from './pace';

const SHORT_MS = 80;
/** Beyond the 700 ms at which a press counts as held. */
const HELD_MS = 900;
const TICK_MS = 20;
const KEY_LINE = 'a b c ↑ ↓ press   A B C shift+↑↓ hold   p battery out/in   q quit';

const KEYS: Record<string, [Button, number]> = {
  a: ['a', SHORT_MS],
  b: ['b', SHORT_MS],
  c: ['c', SHORT_MS],
  A: ['a', HELD_MS],
  B: ['b', HELD_MS],
  C: ['c', HELD_MS],
  '\x1b[A': ['up', SHORT_MS],
  '\x1b[B': ['down', SHORT_MS],
  '\x1bOA': ['up', SHORT_MS],
  '\x1bOB': ['down', SHORT_MS],
  '\x1b[1;2A': ['up', HELD_MS],
  '\x1b[1;2B': ['down', HELD_MS],
};

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function load(): Badger {
  try {
    const { image } = readArguments(process.argv.slice(2), false);
    const file = readFile(image);
    return new Badger({ image: readImage(file), seed: Date.now() });
  } catch (error) {
    if (error instanceof ImageError) refuse(`The firmware cannot be run. ${error.message}`);
    refuse((error as Error).message);
  }
}

function readFile(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new Error(`I cannot read the file ${path}.`);
  }
}

const badger = load();
const { stdin, stdout } = process;
if (!stdin.isTTY || !stdout.isTTY) refuse('This needs a terminal with a keyboard; its input or output is something else.');
if (stdout.columns < COLUMNS || stdout.rows < ROWS + 2) {
  refuse(`The picture needs ${COLUMNS} x ${ROWS + 2} characters, this terminal has ${stdout.columns} x ${stdout.rows}: make it larger.`);
}

const fingers = new Fingers(badger);
let drawn = '';

function status(): string {
  if (!badger.power.batteryIn) return 'no battery';
  if (badger.complaints.length > 0) return `complaint: ${badger.complaints.at(-1)}`;
  return badger.state === 'off' ? 'off: press a key' : badger.state;
}

function draw(): void {
  const line = `${KEY_LINE}   [${status()}]`.slice(0, stdout.columns - 1);
  const text = [...braille(badger.panel.picture), '', line].map((row) => `${row}\x1b[K`).join('\r\n');
  if (text === drawn) return;
  drawn = text;
  stdout.write(`\x1b[H${text}`);
}

function leave(): void {
  stdin.setRawMode(false);
  stdout.write('\x1b[?25h\x1b[?1049l');
}

process.on('exit', leave);
process.on('SIGTERM', () => process.exit(0));
stdout.on('resize', () => {
  drawn = '';
  stdout.write('\x1b[2J');
});
stdout.write('\x1b[?1049h\x1b[?25l\x1b[2J');
stdin.setRawMode(true);
stdin.setEncoding('utf8');
stdin.on('data', (text: string) => {
  // One chunk may hold several keys: escape sequences, or single characters.
  for (const key of text.match(/\x1b(?:\[[0-9;]*|O)[A-Za-z]|[^]/g) ?? []) {
    if (key === 'q' || key === '\x03') process.exit(0);
    if (key === 'p') badger.setBattery(!badger.power.batteryIn);
    const press = KEYS[key];
    if (press) fingers.tap(...press);
  }
});

// The first press: on battery the device only starts with one.
fingers.tap('a', SHORT_MS);
const pace = new Pace(badger, () => performance.now());
setInterval(() => {
  pace.step();
  fingers.step();
  draw();
}, TICK_MS);
