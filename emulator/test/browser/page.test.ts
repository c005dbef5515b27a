// The page in a real Chromium: what a visitor sees, clicks, types and drops.
//
// The browser is CHROMIUM or /usr/bin/chromium. Invariant of every test: the console stays free of errors.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Badger } from '../../src/badger';
import { IMAGE_PATH, play, realImage, wake } from '../real';
import { startServer, type Server } from '../server';
import { elf, tinyFlash, uf2, uf2Of } from '../tiny';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** The first picture takes the 4.5 s of the built-in waveform; a busy machine may need longer. */
const PATIENCE = { timeout: 40_000 };

let server: Server;
let browser: Browser;
let page: Page;
let errors: string[];
/** The same image on a bench of our own, which says what the page has to show. */
let bench: Badger;

before(async () => {
  server = await startServer(IMAGE_PATH);
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  bench = wake('a');
});
after(async () => {
  await browser.close();
  server.stop();
});

beforeEach(async () => {
  page = await browser.newPage();
  errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
});
afterEach(async () => {
  await page.close();
  assert.deepEqual(errors, []);
});

async function shows(picture: Uint8Array): Promise<void> {
  const hex = Buffer.from(picture).toString('hex');
  await page.waitForFunction(
    (wanted) => Array.from(window.provost.frame, (pixel) => `0${pixel}`).join('') === wanted,
    hex,
    PATIENCE,
  );
}

async function stateIs(state: string): Promise<void> {
  await page.waitForFunction((wanted) => window.provost.status?.state === wanted, state, PATIENCE);
}

async function choose(name: string, file: Uint8Array): Promise<void> {
  await page.setInputFiles('#file', { name, mimeType: 'application/octet-stream', buffer: Buffer.from(file) });
}

async function home(): Promise<void> {
  await page.goto(server.url);
  await shows(bench.panel.picture);
}

/** What another bench shows after these presses on the home screen. A new game would differ: its chance is not ours. */
function pictureAfter(...presses: Parameters<typeof play>[1][]): Uint8Array {
  const badger = wake('a');
  play(badger, ...presses);
  return badger.panel.picture;
}

test('the page shows the home screen that the bench shows', async () => {
  await home();
  assert.ok(bench.panel.picture.includes(1), 'the home screen is not blank');
  await stateIs('asleep');
  const canvas = await page.evaluate(() => {
    const { data } = document.querySelector('canvas')!.getContext('2d')!.getImageData(0, 0, 296, 128);
    return Array.from(window.provost.frame, (pixel, i) => (data[i * 4]! < 128 ? 1 : 0) === pixel).every(Boolean);
  });
  assert.ok(canvas, 'the canvas shows the frame');
});

test('clicks and keys press the buttons', async () => {
  await home();
  await page.getByRole('button', { name: 'Down' }).click({ delay: 80 });
  await shows(pictureAfter('down'));
  await page.keyboard.press('ArrowUp', { delay: 80 });
  await shows(pictureAfter('down', 'up'));
  await page.keyboard.press('b', { delay: 80 });
  await shows(pictureAfter('b'));
  await page.getByRole('button', { name: 'A', exact: true }).click({ delay: 80 });
  await shows(bench.panel.picture);
  await page.getByRole('button', { name: 'B', exact: true }).click({ delay: 80 });
  await shows(pictureAfter('b'));
  await page.keyboard.press('c', { delay: 80 });
  await shows(pictureAfter('b', 'c'));
});

test('a key that is held is a held press, not many short ones', async () => {
  await home();
  await page.keyboard.down('b');
  for (let i = 0; i < 20; i++) {
    await page.waitForTimeout(50);
    await page.keyboard.down('b'); // the browser repeats
  }
  await page.keyboard.up('b');
  // Each short one on the page of help would be another language.
  await shows(pictureAfter('hold-b'));
  await page.keyboard.press('a', { delay: 80 });
  await shows(bench.panel.picture);
  // C opens the marked entry, but not when it is held.
  await page.keyboard.press('c', { delay: 1000 });
  await page.keyboard.press('ArrowDown', { delay: 80 });
  await shows(pictureAfter('down'));
});

test('a press that ends outside of the button is released', async () => {
  await home();
  const box = (await page.getByRole('button', { name: 'Down' }).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  assert.equal(await page.locator('.key.down').count(), 1);
  await page.waitForTimeout(80);
  await page.mouse.move(5, 5);
  await page.mouse.up();
  assert.equal(await page.locator('.key.down').count(), 0);
  await shows(pictureAfter('down'));
});

test('without a battery the picture stays; with it a press starts the device again', async () => {
  await home();
  const battery = page.getByRole('switch', { name: /Battery/ });
  await battery.click();
  await stateIs('off');
  await page.getByText('No battery. The picture stays.').waitFor();
  await shows(bench.panel.picture);
  await battery.click();
  await page.getByText('Press a button to switch it on').waitFor();
  await page.keyboard.press('ArrowDown', { delay: 100 });
  await shows(wake('down').panel.picture);
});

test('USB alone runs the device', async () => {
  await home();
  await page.getByRole('switch', { name: /USB/ }).click();
  await page.getByRole('switch', { name: /Battery/ }).click();
  await stateIs('asleep');
});

test('a file that is no firmware gets a sentence and the device goes on', async () => {
  await home();
  await choose('notes.txt', new TextEncoder().encode('no firmware'));
  const alert = page.locator('#refused');
  await alert.waitFor();
  assert.equal(
    await alert.textContent(),
    'notes.txt was not loaded. This file is no firmware: it is neither a UF2 nor an ELF file. The device goes on as it was.',
  );
  await page.keyboard.press('ArrowDown', { delay: 80 });
  await shows(pictureAfter('down'));
});

test('another firmware can be dropped onto the page', async () => {
  await home();
  // Firmware that sleeps for ever: the glass keeps its picture.
  const file = Buffer.from(uf2(tinyFlash([0xbf30, 0xe7fd]))).toString('base64');
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'sleeper.uf2'));
    dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, cancelable: true }));
  }, file);
  await page.getByText('sleeper.uf2').waitFor();
  assert.equal(await page.locator('#refused').isVisible(), false);
});

test('what is said about one image is not said about the next', async () => {
  await home();
  const complaint = page.locator('#complaint');
  assert.equal(await complaint.isVisible(), false);
  // Firmware that begins with an instruction that there is not.
  await choose('broken.uf2', uf2(tinyFlash([0xde00, 0xe7fe])));
  await complaint.waitFor();
  assert.match((await complaint.textContent()) ?? '', /undefined instruction/);
  await choose('sleeper.uf2', uf2(tinyFlash([0xbf30, 0xe7fd])));
  await page.getByText('sleeper.uf2').waitFor();
  await complaint.waitFor({ state: 'hidden' });
  assert.equal(await complaint.textContent(), '');
});

test('the real image works from a UF2 file, too, after a nonsense one', async () => {
  await home();
  await choose('broken.elf', elf(tinyFlash([0])).subarray(0, 90));
  await page.locator('#refused').waitFor();
  await choose('provost.uf2', uf2Of(realImage()));
  await page.getByText('provost.uf2').waitFor();
  await stateIs('refreshing');
  await shows(bench.panel.picture);
  assert.equal(await page.locator('#refused').isVisible(), false);
});

test('a served image that cannot be run is a sentence on the glass, and a good file still starts', async () => {
  const other = await startServer('package.json');
  try {
    await page.goto(other.url);
    const message = page.locator('#message');
    await message.waitFor();
    assert.match((await message.textContent()) ?? '', /This file is no firmware: .* Drop another firmware file to start\./);
    await choose('provost.elf', readFileSync(IMAGE_PATH));
    await shows(bench.panel.picture);
    assert.equal(await message.isVisible(), false);
  } finally {
    other.stop();
  }
});

test('a phone shows the whole device, and touch presses its buttons', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });
  const desktop = page;
  page = await context.newPage();
  await home();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is too wide');
  await page.getByRole('button', { name: 'Down' }).tap();
  await shows(pictureAfter('down'));
  await context.close();
  page = desktop;
});
