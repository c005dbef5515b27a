// Serves the page and the firmware image to this machine's own browser. `node dist/serve.js --image PATH --port N`
//
// It listens on 127.0.0.1 only and answers GET and HEAD for the files of dist/web and for /firmware, nothing else.
// Invariant: what a client asks for is looked up in a fixed list, so no path can lead outside of it.

import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments';

const WEB = join(dirname(fileURLToPath(import.meta.url)), 'web');

const FILES: Record<string, [file: string, type: string]> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/index.html': ['index.html', 'text/html; charset=utf-8'],
  '/style.css': ['style.css', 'text/css; charset=utf-8'],
  '/page.js': ['page.js', 'text/javascript; charset=utf-8'],
  '/worker.js': ['worker.js', 'text/javascript; charset=utf-8'],
};

const SECURITY = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The image changes with each build; a cached page would run yesterday's.
  'Cache-Control': 'no-store',
};

function serve(imagePath: string, request: IncomingMessage, response: ServerResponse): void {
  const answer = (code: number, type: string, body: Uint8Array | string, more: Record<string, string> = {}) => {
    const bytes = Buffer.from(body);
    response.writeHead(code, { ...SECURITY, 'Content-Type': type, 'Content-Length': bytes.length, ...more });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
  const say = (code: number, sentence: string, more?: Record<string, string>) =>
    answer(code, 'text/plain; charset=utf-8', `${sentence}\n`, more);

  if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  try {
    if (path === '/firmware') return answer(200, 'application/octet-stream', readFileSync(imagePath));
    const entry = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    if (!entry) return say(404, 'There is nothing here.');
    return answer(200, entry[1], readFileSync(join(WEB, entry[0])));
  } catch {
    return say(404, path === '/firmware' ? 'The firmware image cannot be read.' : 'This file is missing.');
  }
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function main(): void {
  let options;
  try {
    options = readArguments(process.argv.slice(2), true);
  } catch (error) {
    refuse((error as Error).message);
  }
  const { image, port } = options;
  const server = createServer((request, response) => serve(image, request, response));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') refuse(`Port ${port} is already in use; choose another one with --port.`);
    if (error.code === 'EACCES') refuse(`Port ${port} may not be used by this user; choose one above 1023 with --port.`);
    refuse(`The page cannot be served on port ${port}: ${error.message}.`);
  });
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/\n`);
  });
}

main();
