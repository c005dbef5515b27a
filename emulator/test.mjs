// Runs bundled tests, as many files at once as there are processors: `node test.mjs FOLDER`.
//
// Node's own default leaves one processor idle, which on a machine with two doubles the time. Invariant: it exits with
// what the test runner exits with.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const folder = process.argv[2] ?? 'dist/test';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.js'))
  .map((name) => join(folder, name));
const options = ['--test', `--test-concurrency=${availableParallelism()}`];
const { status, error } = spawnSync(process.execPath, [...options, ...files], { stdio: 'inherit' });
if (error) throw error;
process.exit(status ?? 1);
