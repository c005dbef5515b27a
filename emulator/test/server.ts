// Starts dist/serve.js for a test and stops it again.
//
// Invariant: the server is ready when `startServer` returns, and its port is free after `stop`.

import { spawn } from 'node:child_process';

export interface Server {
  url: string;
  port: number;
  stop(): void;
}

/** @param port 0 is any free port. Rejects with what the server printed if it does not start. */
export function startServer(image: string, port = 0): Promise<Server> {
  const child = spawn(process.execPath, ['dist/serve.js', '--image', image, '--port', String(port)]);
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += String(text)));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`exit ${code}: ${complaint}`)));
    child.stdout.once('data', (text) => {
      const url = String(text).trim();
      resolve({ url, port: Number(new URL(url).port), stop: () => child.kill() });
    });
  });
}
