// Prints the board's numbers, in cycles: `npm run bench`, or `cargo xtask bench` for these and the PC's.
//
// Two images are run: the measuring one lights its LED for as long as each thing takes, the real one is timed from
// outside. It asserts what the design promises and exits with 1 when a promise is broken. Invariant: the numbers are
// cycles of the emulated chip, so they are the same on any machine.

import { readFileSync } from 'node:fs';
import { Badger, type Button } from './badger';
import { readImage } from './image';
import { PIN } from './pins';
import { GPIOPinState } from './rp2040js';

/** clk_sys, as embassy-rp sets it from the 12 MHz crystal. */
const HZ = 125e6;
const RELEASE = '../target/thumbv6m-none-eabi/release/';

/** The LED's pulses in the order of firmware/src/bin/measure.rs, with the most cycles that each may take. */
const PULSES: [string, number][] = [
  ['replay 100 events', Infinity],
  ['replay 400 events', Infinity],
  ['replay 1600 events', 0.05 * HZ],
  ['redraw home', 2.5e6],
  ['redraw set-up', 2.5e6],
  ['redraw actions', 2.5e6],
  ['redraw provost', 2.5e6],
];

/** Entries, and then values, that the measuring image stores after that, one pulse each. */
const SAVES = 300;

let broken = 0;

function report(name: string, cycles: number, most: number): void {
  const over = cycles > most;
  if (over) broken += 1;
  const limit = most === Infinity ? '' : `   at most ${Math.round(most)}${over ? '  BROKEN' : ''}`;
  console.log(`  ${name.padEnd(28)}${String(cycles).padStart(10)} cycles ${(cycles / (HZ / 1e3)).toFixed(2).padStart(8)} ms${limit}`);
}

function load(variable: string, name: string): Badger {
  const path = process.env[variable] ?? RELEASE + name;
  return new Badger({ image: readImage(readFileSync(path)), usb: true });
}

function measuringImage(): void {
  const badger = load('PROVOST_MEASURE', 'measure');
  const edges: number[] = [];
  badger.runUntil(() => badger.on, 10);
  badger.rp2040?.gpio[PIN.led].addListener((state) => {
    // The pin's first steps into being an output are no pulse.
    const rising = edges.length % 2 === 0;
    if (state === (rising ? GPIOPinState.High : GPIOPinState.Low)) edges.push(badger.cycles);
  });
  const pulses = PULSES.length + 2 * SAVES;
  badger.runUntil(() => edges.length >= 2 * pulses, 60_000);
  const lengths = Array.from({ length: pulses }, (_, at) => (edges[2 * at + 1] ?? NaN) - (edges[2 * at] ?? NaN));
  if (lengths.some(Number.isNaN)) throw new Error(`the measuring image gave ${edges.length} edges, not ${2 * pulses}`);
  PULSES.forEach(([name, most], at) => report(name, lengths[at] ?? NaN, most));
  const [, four = NaN, sixteen = NaN] = lengths;
  const growth = sixteen / four;
  const straight = growth > 3.5 && growth < 4.5;
  if (!straight) broken += 1;
  console.log(`  four times the events take ${growth.toFixed(2)} times as long${straight ? '' : '  BROKEN: not a straight line'}`);
  // An entry never erases; the longest of the values has filled a sector in both mirrors, which are then moved and erased.
  for (const [at, [name, longest]] of [['entry', 'longest'], ['value', 'with rotation']].entries()) {
    const from = PULSES.length + at * SAVES;
    const saves = lengths.slice(from, from + SAVES).sort((one, other) => one - other);
    report(`save ${name}, median`, saves[SAVES / 2] ?? NaN, Infinity);
    report(`save ${name}, ${longest}`, saves[SAVES - 1] ?? NaN, Infinity);
  }
  complain(badger);
}

/** A time against the most that it may be, ms. */
function budget(name: string, ms: number, most: number): void {
  const over = !(ms <= most);
  if (over) broken += 1;
  console.log(`  ${name.padEnd(28)}${ms.toFixed(2).padStart(8)} ms   at most ${most}${over ? '  BROKEN' : ''}`);
}

/** From the power to the latch, and from a finger to the refresh command. 13 ms are aimed at for the latter. */
const LATCH_MS = 16;
const PRESS_MS = 20;

/** The stack's room, as in memory.x: from the bottom of RAM up. */
const STACK_BYTES = 48 * 1024;
const UNTOUCHED = 0xaa;

function realImage(): void {
  const badger = new Badger({ image: readImage(readFileSync(process.env.PROVOST_IMAGE ?? `${RELEASE}firmware`)) });
  badger.press('a');
  badger.runUntil(() => badger.on, 10);
  badger.rp2040?.sram.fill(UNTOUCHED, 0, STACK_BYTES - 256);
  badger.runUntil(() => badger.last('refresh') !== undefined, 5_000);
  badger.release('a');
  const start = badger.last('power-on')?.ms ?? NaN;
  budget('power-on to latched', (badger.last('latched')?.ms ?? NaN) - start, LATCH_MS);
  console.log(`  power-on to first refresh   ${((badger.last('refresh')?.ms ?? NaN) - start).toFixed(2).padStart(8)} ms`);
  badger.runFor(6_000);
  const pressed = badger.ms;
  badger.press('down');
  badger.runUntil(() => (badger.last('refresh')?.ms ?? 0) > pressed, 1_000);
  budget('press to refresh command', (badger.last('refresh')?.ms ?? NaN) - pressed, PRESS_MS);
  badger.release('down');
  stack(badger);
  boots(badger);
  wakes(badger);
  cutPoints(badger);
  evening(badger);
  complain(badger);
}

/** The most that a boot with 1600 entries may take, from power-on to the refresh command. */
const BOOT_MS = 120;
/** The longest refresh of the glass that a wake may take: a new screen. */
const FAST_MS = 930;

/** STORAGE of memory.x, its parts for games (docs/storage.md), and what a game is made of. */
const GAMES = [0x1c1000, 0x1f3000] as const;
const TITLE = 256;
const SLOT = 32;
const MARK = Buffer.from('provost!');

/** How many entries of the open game are stored. */
function storedEntries({ flash: { bytes } }: { flash: { bytes: Uint8Array } }): number {
  const title = Buffer.from(bytes.subarray(...GAMES)).indexOf(MARK);
  let at = GAMES[0] + title + MARK.length;
  if (title < 0 || at % TITLE) return 0;
  let entries = 0;
  for (; bytes[at] !== 0xff; at += SLOT) entries += bytes[at + SLOT - 1] === 0 ? 1 : 0;
  return entries;
}

/** Boots with more and more entries in the journal: passes that are taken back again. */
function boots(badger: Badger): void {
  // Out of the log; home, and a game of four in which nothing is left to the lot, up to its actions.
  badger.tap('a');
  badger.runFor(300);
  badger.tap('c', 900);
  for (const button of 'up c down c b b up up up c down c c c c a c c'.split(' ')) {
    badger.tap(button as Button);
    badger.runFor(300);
  }
  for (const wanted of [100, 400, 1600]) {
    for (let turn = 0; storedEntries(badger) < wanted; turn++) {
      if (turn > 2 * wanted) throw new Error(`only ${storedEntries(badger)} entries: the script is not where it should be`);
      tapQuickly(badger, 'c');
      tapQuickly(badger, 'a');
    }
    badger.runFor(8_000);
    badger.setBattery(false);
    badger.runFor(100);
    badger.setBattery(true);
    const start = badger.ms;
    badger.press('up');
    badger.runUntil(() => (badger.last('refresh')?.ms ?? 0) > start, 5_000);
    const took = (badger.last('refresh')?.ms ?? NaN) - start;
    badger.release('up');
    badger.runFor(6_000);
    budget(`boot with ${storedEntries(badger)}`, took, BOOT_MS);
  }
}

/** The same journal after the device has switched itself off: it knows what the glass shows. */
function wakes(badger: Badger): void {
  // A pass that is taken back, so that the mark stands where a start puts it.
  tapQuickly(badger, 'c');
  tapQuickly(badger, 'a');
  badger.runUntil(() => !badger.on, 200_000);
  const start = badger.ms;
  badger.tap('up', 30);
  badger.runUntil(() => (badger.last('refresh')?.ms ?? 0) > start, 5_000);
  const took = (badger.last('refresh')?.ms ?? NaN) - start;
  badger.runUntil(() => badger.state === 'refreshing', 10);
  const glass = badger.panel.lastRefreshMs;
  badger.runFor(8_000);
  budget('wake to refresh command', took, BOOT_MS);
  budget('refresh of the glass then', glass, FAST_MS);
}

/** Passes that are taken back; a board is started from the flash as it is after each step of storing them. */
function cutPoints(badger: Badger): void {
  const image = badger.flash.bytes;
  const states: Uint8Array[] = [];
  const pictures = new Set<string>();
  // The mark stands where a start puts it: on what was taken back.
  tapQuickly(badger, 'c');
  tapQuickly(badger, 'a');
  badger.runFor(10_000);
  pictures.add(Buffer.from(badger.panel.picture).toString('base64'));
  badger.flash.onStep = ({ offset, length }) => {
    const before = states.at(-1);
    const now = image.subarray(offset, offset + length);
    if (before && Buffer.compare(now, before.subarray(offset, offset + length)) === 0) return;
    states.push(image.slice());
  };
  for (const button of 'c a c a c a c a c a c a c a c a'.split(' ') as Button[]) {
    badger.tap(button);
    badger.runFor(1_500);
    pictures.add(Buffer.from(badger.panel.picture).toString('base64'));
  }
  badger.flash.onStep = undefined;
  const lost = states.filter((state) => {
    const second = new Badger({});
    second.flash.bytes.set(state);
    second.setUsb(true);
    second.runUntil(() => second.panel.refreshes > 0, 1_000);
    second.runFor(6_000);
    // A pass and its taking back leave the same picture: the entries tell whether any are lost.
    const more = storedEntries(second) - storedEntries({ flash: { bytes: state } });
    return (more !== 0 && more !== 1) || !pictures.has(Buffer.from(second.panel.picture).toString('base64'));
  });
  broken += lost.length;
  console.log(`  cut points tried            ${states.length}, ${lost.length} with a game lost${lost.length ? '  BROKEN' : ''}; the tests try every one of some 2,000`);
}

/** Published and assumed currents, mA: the board awake (hardware notes), and the panel while it refreshes. */
const AWAKE_MA = 20;
const REFRESH_MA = 8;

/** Two hours of play: a press every 20 s on average, with a pause of 3 minutes after every tenth. */
function evening(badger: Badger): void {
  badger.runFor(10_000);
  const [start, awake, events] = [badger.ms, badger.awakeCycles, badger.events.length];
  const hours = 2;
  let presses = 0;
  while (badger.ms - start < hours * 3_600_000) {
    badger.tap(presses % 2 === 0 ? 'c' : 'a');
    presses += 1;
    badger.runFor(presses % 10 === 0 ? 180_000 : 20_000);
  }
  const since = badger.events.slice(events);
  let [on, from, refreshing, began] = [0, start as number | null, 0, 0];
  for (const event of since) {
    if (event.kind === 'power-off' && from !== null) [on, from] = [on + event.ms - from, null];
    if (event.kind === 'power-on') from = event.ms;
    if (event.kind === 'refresh') began = event.ms;
    if (event.kind === 'ready' && began > 0) [refreshing, began] = [refreshing + event.ms - began, 0];
  }
  if (from !== null) on += badger.ms - from;
  const total = badger.ms - start;
  const charge = (on * AWAKE_MA + refreshing * REFRESH_MA) / 3_600_000;
  const share = (part: number): string => `${((100 * part) / total).toFixed(2)} %`;
  const busy = (badger.awakeCycles - awake) / (HZ / 1e3);
  console.log(`  an evening of ${hours} h: on ${share(on)}, core busy ${share(busy)}, panel refreshing ${share(refreshing)}, ${presses} presses`);
  console.log(`  charge at ${AWAKE_MA} mA on and ${REFRESH_MA} mA more while refreshing: ${charge.toFixed(1)} mAh; two AAA cells hold about 1000`);
}

/** As fast as fingers and switches allow. */
function tapQuickly(badger: Badger, button: Button): void {
  badger.tap(button, 15);
  badger.runFor(25);
}

/** Plays a round, opens what lies over the table, takes back, and looks how far down the stack has been. */
function stack(badger: Badger): void {
  badger.runFor(1_000);
  badger.tap('up');
  for (const button of 'c c c b c c c c c down c b b a c up c b c a a'.split(' ')) {
    badger.tap(button as Button);
    badger.runFor(300);
  }
  badger.tap('a', 900);
  badger.runFor(2_000);
  const sram = badger.rp2040?.sram;
  const free = sram ? sram.findIndex((byte) => byte !== UNTOUCHED) : 0;
  const share = free / STACK_BYTES;
  if (share < 0.25) broken += 1;
  console.log(`  stack used at most          ${STACK_BYTES - free} of ${STACK_BYTES} bytes, ${(100 * share).toFixed(0)} % free   at least 25 % free${share < 0.25 ? '  BROKEN' : ''}`);
}

function complain(badger: Badger): void {
  for (const complaint of badger.complaints) console.log(`  complaint: ${complaint}`);
  broken += badger.complaints.length;
}

console.log('On the emulated RP2040, at 125 MHz:');
measuringImage();
realImage();
if (broken > 0) process.exitCode = 1;
