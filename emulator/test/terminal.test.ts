// The picture as text, and the terminal program's refusals.
//
// Playing in a terminal is not tested: Node has no pseudo-terminal. Invariant: every refusal is one sentence, exit code 1.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { braille } from '../src/braille';
import { elf, tinyFlash } from './tiny';

test('a picture is 32 lines of 148 braille characters, one dot a pixel', () => {
  const pixels = new Uint8Array(296 * 128);
  pixels[0] = 1; // upper left dot of the first character
  pixels[127 * 296 + 295] = 1; // lower right dot of the last one
  const lines = braille(pixels);
  assert.equal(lines.length, 32);
  assert.ok(lines.every((line) => line.length === 148));
  assert.equal(lines[0]![0], '⠁');
  assert.equal(lines[31]![147], '⢀');
});

function run(...args: string[]): { code: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, ['dist/terminal.js', ...args], { encoding: 'utf8' });
  return { code: status, said: stderr };
}

test('without a terminal, an image or a readable file there is one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provost-'));
  const image = join(folder, 'tiny.elf');
  const text = join(folder, 'text');
  writeFileSync(image, elf(tinyFlash([0xe7fe])));
  writeFileSync(text, 'Hello');
  assert.deepEqual(run('--image', image), {
    code: 1,
    said: 'This needs a terminal with a keyboard; its input or output is something else.\n',
  });
  assert.match(run().said, /^Tell me which firmware to run: --image PATH\.\n$/);
  assert.match(run('--image', join(folder, 'none')).said, /^I cannot read the file .*none\.\n$/);
  assert.match(run('--image', text).said, /^The firmware cannot be run\. This file is no firmware: .*\.\n$/);
  assert.match(run('--colour', 'blue').said, /^I do not understand '--colour'/);
  rmSync(folder, { recursive: true });
});
