// The server of the page: what it answers, what it refuses.
//
// The page itself is tested in `browser/`. Invariant: nothing outside of the fixed list is ever served.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { startServer, type Server } from './server';

let server: Server;

before(async () => {
  server = await startServer('package.json');
});
after(() => server.stop());

/** fetch would tidy the path up; this sends it as it is. */
async function get(path: string, method = 'GET'): Promise<{ code: number; type: string; policy: string; body: string }> {
  const call = request({ host: '127.0.0.1', port: server.port, path, method }).end();
  const [response] = await once(call, 'response');
  let body = '';
  for await (const chunk of response) body += chunk;
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = response.headers;
  return { code: response.statusCode, type, policy, body };
}

test('the page, its style and its scripts come with their types and a strict policy', async () => {
  const types = { '/': 'text/html', '/style.css': 'text/css', '/page.js': 'text/javascript', '/worker.js': 'text/javascript' };
  for (const [path, type] of Object.entries(types)) {
    const answer = await get(path);
    assert.equal(answer.code, 200, path);
    assert.match(answer.type, new RegExp(`^${type}`));
    assert.match(answer.policy, /default-src 'none'/);
    assert.doesNotMatch(answer.policy, /unsafe/);
  }
});

test('the image is served as it is', async () => {
  assert.match((await get('/firmware')).body, /provost-emulator/);
});

test('HEAD gives no body, other methods are refused', async () => {
  assert.deepEqual(await get('/', 'HEAD').then(({ code, body }) => [code, body]), [200, '']);
  for (const method of ['POST', 'PUT', 'DELETE']) assert.equal((await get('/', method)).code, 405);
});

test('no path leads out of the folder', async () => {
  const paths = ['/../package.json', '/..%2fpackage.json', '/%2e%2e/serve.js', '//etc/passwd', '/constructor', '/web/page.js', '/%00'];
  for (const path of paths) assert.equal((await get(path)).code, 404, path);
});

test('a busy port is named in one sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  await assert.rejects(startServer('package.json', port), new RegExp(`Port ${port} is already in use; choose another`));
  holder.close();
});

test('a missing image is a sentence for the page, not the end of the server', async () => {
  const other = await startServer('no-such-file');
  const response = await fetch(`${other.url}firmware`);
  assert.equal(response.status, 404);
  assert.match(await response.text(), /cannot be read/);
  other.stop();
});
