import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createCachedPageListener } from './cached-page-listener.ts';
import { createLog } from '@partshop/api/log';
import { createShopServer } from './listen.ts';
import { createPageCache } from './page-cache.ts';
import { createRequestLog } from './request-log.ts';
import { HTTP_HEADERS } from './security-headers.ts';

let close: () => void = () => undefined;
afterEach(() => close());

/** A server with the listener in front; counts the requests that the listener passed on. */
async function open() {
  let slow = 0;
  const pages = createPageCache({
    queryOf: () => ['view'],
    render: async ({ url }) =>
      new Response(`<p>${url}</p>`, { headers: { ...HTTP_HEADERS.document, 'content-type': 'text/html' } }),
  });
  const answer = async (request: Request): Promise<Response> => {
    slow++;
    return (await pages.respond(request)) ?? new Response('own page');
  };
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const server = createShopServer(answer, { quick: createCachedPageListener(pages), requests: createRequestLog(log) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const request = get({ port, path, headers: { 'accept-encoding': 'gzip, br', ...headers } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const isPacked = response.headers['content-encoding'] === 'br';
    return { response, body: await text(isPacked ? response.pipe(createBrotliDecompress()) : response) };
  };
  return { visit, slow: () => slow, lines };
}

it('responds from the cache without passing the request on', async () => {
  const { visit, slow } = await open();
  const first = await visit('/price/a/1?view=table');
  const second = await visit('/price/a/1?view=table');
  expect(slow()).toBe(1);
  expect(second.body).toBe(first.body);
  expect(second.response.headers).toMatchObject({ 'content-type': 'text/html', age: '0', 'content-encoding': 'br' });
});

it('responds 304 to a visitor who has the page', async () => {
  const { visit, slow } = await open();
  const { response } = await visit('/');
  const again = await visit('/', { 'if-none-match': response.headers.etag ?? '' });
  expect([again.response.statusCode, again.body, slow()]).toEqual([304, '', 1]);
});

it('passes on requests with a session, and those that do not accept brotli', async () => {
  const { visit, slow } = await open();
  await visit('/');
  expect((await visit('/', { cookie: 'session=1' })).body).toBe('own page');
  expect((await visit('/', { 'accept-encoding': 'identity' })).body).toContain('<p>');
  expect(slow()).toBe(3);
});

it('responds at once to a visitor who logged out and only has the device cookie', async () => {
  const { visit, slow } = await open();
  const { body } = await visit('/');
  expect((await visit('/', { cookie: 'partshop_device=a.b' })).body).toBe(body);
  expect(slow()).toBe(1);
});

it('sends the same security headers and request id as any response', async () => {
  const { visit, slow, lines } = await open();
  await visit('/');
  const { response } = await visit('/', { 'x-request-id': 'proxy-7' });
  expect(slow()).toBe(1);
  expect(response.headers).toMatchObject({ ...HTTP_HEADERS.document, 'x-request-id': 'proxy-7' });
  await expect.poll(() => lines.at(-1)).toContain('"request":"proxy-7","method":"GET","path":"/","status":200');
});
