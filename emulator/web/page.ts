// The page: shows the device that runs in the Worker and passes presses, power and files to it.
//
// All emulation is in the Worker. Invariant: whatever goes wrong with an image, the page says so in a sentence.

import { fit } from './fit';
import { GlassView } from './glass-view';
import { listen } from './keys';
import type { FromWorker, Status, ToWorker } from './protocol';

declare global {
  interface Window {
    /** For tests: the glass at rest (1 = black, row by row) and the last status. */
    provost: { readonly frame: Uint8Array; readonly status: Status | null };
  }
}

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const board = document.querySelector<HTMLElement>('.board')!;
const glass = new GlassView(element<HTMLCanvasElement>('glass'));
const worker = new Worker('worker.js', { type: 'module' });
let status: Status | null = null;
let isRunning = false;

window.provost = {
  get frame() {
    return glass.frame;
  },
  get status() {
    return status;
  },
};

function send(message: ToWorker): void {
  worker.postMessage(message);
}

function say(id: string, sentence: string): void {
  const place = element(id);
  if (place.textContent !== sentence) place.textContent = sentence;
  place.hidden = sentence === '';
}

const STATES: Record<Status['state'], string> = {
  off: 'Off. Press a button to switch it on.',
  refreshing: 'Refreshing',
  awake: 'Awake',
  asleep: 'Asleep',
  bootloader: 'Waiting for a firmware file',
};

function showStatus(now: Status): void {
  status = now;
  const dead = now.state === 'off' && !now.battery && !now.usb;
  board.dataset['state'] = dead ? 'dead' : now.state;
  board.style.setProperty('--led', String(now.led));
  element('busy').classList.toggle('on', now.busy);
  element('state').textContent = dead ? 'No battery. The picture stays.' : STATES[now.state];
  const seconds = Math.floor(now.ms / 1000);
  element('time').textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  element('speed').textContent = now.speed > 0.97 ? 'real time' : `${Math.round(now.speed * 100)} % of real time`;
  say('complaint', now.complaint);
  element('battery').setAttribute('aria-checked', String(now.battery));
  element('usb').setAttribute('aria-checked', String(now.usb));
  element('battery-hint').textContent = now.battery ? 'in its holder' : 'taken out';
  element('usb-hint').textContent = now.usb ? 'plugged in' : 'not plugged in';
}

worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
  switch (data.type) {
    case 'status':
      showStatus(data);
      break;
    case 'picture':
      glass.show(data.pixels);
      break;
    case 'refresh':
      glass.begin(data);
      break;
    case 'running':
      isRunning = true;
      element('running').textContent = data.name;
      say('message', '');
      say('refused', '');
      break;
    case 'refused':
      refuse(data.name, data.sentence);
      break;
  }
};
worker.onerror = () => say('message', 'The emulator has stopped because of a fault of its own. Reload the page to start again.');

/** Says why a file does not run: on the glass if nothing runs, beside the drop zone otherwise. */
function refuse(name: string, sentence: string): void {
  if (isRunning) say('refused', `${name} was not loaded. ${sentence} The device goes on as it was.`);
  else {
    say('message', `${sentence} Drop another firmware file to start.`);
    element('state').textContent = 'No firmware';
  }
}

async function loadFile(file: File): Promise<void> {
  try {
    const bytes = await file.arrayBuffer();
    worker.postMessage({ type: 'load', file: bytes, name: file.name } satisfies ToWorker, [bytes]);
  } catch {
    refuse(file.name, 'The browser cannot read it.');
  }
}

async function loadServed(): Promise<void> {
  try {
    const response = await fetch('firmware');
    if (!response.ok) throw new Error();
    const bytes = await response.arrayBuffer();
    worker.postMessage({ type: 'load', file: bytes, name: 'Provost' } satisfies ToWorker, [bytes]);
  } catch {
    refuse('The firmware', 'The firmware of this project could not be fetched: has it been built?');
  }
}

function acceptDrops(): void {
  const dragsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  addEventListener('dragover', (event) => {
    if (!dragsFile(event)) return;
    event.preventDefault();
    document.body.classList.add('drag');
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) document.body.classList.remove('drag');
  });
  addEventListener('drop', (event) => {
    event.preventDefault();
    document.body.classList.remove('drag');
    const file = event.dataTransfer?.files[0];
    if (file) void loadFile(file);
  });
  const input = element<HTMLInputElement>('file');
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void loadFile(file);
    // The same file may be chosen again after it was rebuilt.
    input.value = '';
  });
}

for (const supply of ['battery', 'usb'] as const) {
  element(supply).addEventListener('click', () => {
    send({ type: supply, on: element(supply).getAttribute('aria-checked') !== 'true' });
  });
}
listen(
  (button) => send({ type: 'press', button }),
  (button) => send({ type: 'release', button }),
);
fit(document.querySelector<HTMLElement>('.stage')!);
acceptDrops();
void loadServed();
