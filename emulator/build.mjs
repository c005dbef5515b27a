// Bundles everything into dist/: the Node programs, the page, and the tests.
//
// It does not check types (`npm run build` does that first). Invariant: dist/ is complete and independent of
// node_modules, so that serve.js and terminal.js run from anywhere.

import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { build } from 'esbuild';

const shared = { bundle: true, format: 'esm', target: 'es2023', logLevel: 'warning', sourcemap: true };
const node = { ...shared, platform: 'node', target: 'node20' };
const tests = async (folder) =>
  (await readdir(folder)).filter((name) => name.endsWith('.test.ts')).map((name) => `${folder}/${name}`);

await rm('dist', { recursive: true, force: true });
await mkdir('dist/web', { recursive: true });
await Promise.all([
  build({ ...node, entryPoints: ['src/serve.ts', 'src/terminal.ts', 'src/bench.ts'], outdir: 'dist' }),
  build({ ...shared, entryPoints: ['web/page.ts', 'web/worker.ts'], outdir: 'dist/web', minify: true, sourcemap: false }),
  build({ ...node, entryPoints: await tests('test'), outdir: 'dist/test' }),
  build({ ...node, entryPoints: await tests('test/browser'), outdir: 'dist/test-browser', external: ['playwright-core'] }),
  cp('web/index.html', 'dist/web/index.html'),
  cp('web/style.css', 'dist/web/style.css'),
]);
