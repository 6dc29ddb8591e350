import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFront, type Front } from './front.ts';

const ZIPPED = gzipSync('already');
const asked: (string | undefined)[] = [];
const subject = createServer((request, response) => {
  asked.push(request.headers['accept-encoding']);
  if (request.url === '/a.js') response.setHeader('content-type', 'text/javascript').end('go()');
  else if (request.url === '/zipped')
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(ZIPPED);
  else if (request.url === '/font') response.setHeader('content-type', 'font/woff2').end('font');
  else response.setHeader('content-type', 'text/html').end('<p>1</p>');
});
let front: Front;

beforeAll(async () => {
  subject.listen(0, '127.0.0.1');
  await once(subject, 'listening');
  front = await openFront((subject.address() as AddressInfo).port);
});

afterAll(() => {
  front.stop();
  subject.closeAllConnections();
  subject.close();
});

async function read(path: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  const [response] = (await once(get(front.origin + path, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { encoding: response.headers['content-encoding'], body: Buffer.concat(parts) };
}

test.each([
  ['/', '<p>1</p>'],
  ['/a.js', 'go()'],
])('a plain response of %s is sent as gzip', async (path, text) => {
  const { encoding, body } = await read(path);
  expect(encoding).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(text);
});

test('already compressed responses and binary files pass unchanged', async () => {
  expect(await read('/zipped')).toEqual({ encoding: 'gzip', body: ZIPPED });
  expect(await read('/font')).toEqual({ encoding: undefined, body: Buffer.from('font') });
});

test('every subject is asked for gzip', () => {
  expect(new Set(asked)).toEqual(new Set(['gzip']));
});
