// The Worker: runs the bench at real time and tells the page what the device does.
//
// It draws nothing. Invariant: a file that is no firmware changes nothing here.

import { Badger, type Button } from '../src/badger';
import { Fingers } from '../src/fingers';
import { shades } from '../src/glass';
import { ImageError, readImage } from '../src/image';
import { Pace } from '../src/pace';
import type { FromWorker, ToWorker } from './protocol';

const TICK_MS = 8;
const STATUS_MS = 100;
const SHADE_STEP_MS = 20;
/** The first press after an image was loaded: on battery nothing starts without one. */
const START_PRESS_MS = 120;
const START_BUTTON: Button = 'a';

let badger: Badger | null = null;
let pace: Pace | null = null;
let fingers: Fingers | null = null;
let lastStatus = { real: 0, emulated: 0 };

function send(message: FromWorker): void {
  postMessage(message);
}

function sendPicture(bench: Badger): void {
  send({ type: 'picture', pixels: bench.panel.picture.slice() });
}

function sendRefresh(bench: Badger): void {
  const { refresh } = bench.panel.glass;
  if (!refresh) return;
  const steps = Math.ceil(refresh.durationMs / SHADE_STEP_MS) + 1;
  const all = new Float32Array(steps * 8);
  for (let step = 0; step < steps; step++) all.set(shades(refresh, step * SHADE_STEP_MS), step * 8);
  send({ type: 'refresh', group: refresh.group, shades: all, stepMs: SHADE_STEP_MS });
}

function load(file: Uint8Array, name: string): void {
  let image;
  try {
    image = readImage(file);
  } catch (error) {
    const sentence = error instanceof ImageError ? error.message : 'This file cannot be read.';
    send({ type: 'refused', name, sentence });
    return;
  }
  if (badger) {
    badger.loadImage(image);
    // What the image before did is not this one's fault.
    badger.complaints.length = 0;
  } else {
    badger = new Badger({ image, seed: crypto.getRandomValues(new Uint32Array(1))[0]! });
    pace = new Pace(badger, () => performance.now());
    fingers = new Fingers(badger);
    badger.panel.onShown = () => sendPicture(badger!);
    badger.panel.onBegun = () => sendRefresh(badger!);
    setInterval(tick, TICK_MS);
  }
  send({ type: 'running', name });
  fingers?.tap(START_BUTTON, START_PRESS_MS);
}

function tick(): void {
  if (!badger) return;
  pace?.step();
  fingers?.step();
  const now = performance.now();
  if (now - lastStatus.real >= STATUS_MS) sendStatus(badger, now);
}

function sendStatus(bench: Badger, now: number): void {
  const speed = (bench.ms - lastStatus.emulated) / (now - lastStatus.real);
  lastStatus = { real: now, emulated: bench.ms };
  send({
    type: 'status',
    state: bench.state,
    ms: bench.ms,
    speed,
    led: bench.led,
    busy: bench.on && bench.panel.busy,
    battery: bench.power.batteryIn,
    usb: bench.power.usb,
    complaint: bench.complaints.at(-1) ?? '',
  });
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'load':
      load(new Uint8Array(data.file), data.name);
      break;
    case 'press':
      fingers?.press(data.button);
      break;
    case 'release':
      fingers?.release(data.button);
      break;
    case 'battery':
      badger?.setBattery(data.on);
      break;
    case 'usb':
      badger?.setUsb(data.on);
      break;
  }
  if (badger) sendStatus(badger, performance.now());
};
