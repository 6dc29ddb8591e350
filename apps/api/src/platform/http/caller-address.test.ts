import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { createVisitorAddress } from './visitor-address.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createCallerAddress } from './caller-address.ts';

const SECRET = 'a secret of thirty-two characters';
const api = await createTestApi();

/** Runs the api as a server of its own and sends it a request; returns the address and the secret that the calls received. */
async function serve(apiSecret: string | undefined, proxies: string[] = []) {
  const heard: (string | null)[] = [];
  const write = createCallerAddress({ apiSecret, visitorAddress: createVisitorAddress(proxies) });
  const server = createAdaptorServer({
    fetch: async (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
      write(request, incoming);
      heard.push(request.headers.get('x-partshop-address'), request.headers.get('x-partshop-secret'));
      return api.fetch(request);
    },
  }) as Server;
  server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    ask: async (headers: Record<string, string>, body: object) =>
      fetch(`http://127.0.0.1:${port}/login_json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}

const guess = { login: '+79995551234', password: 'a guess' };

test('a storefront with the secret is believed, and the secret is not passed on', async () => {
  const { ask, heard } = await serve(SECRET);
  await ask({ 'x-partshop-address': '203.0.113.7', 'x-partshop-secret': SECRET }, guess);
  expect(heard).toEqual(['203.0.113.7', null]);
});

test.each([
  ['no secret', SECRET, {}],
  ['another secret', SECRET, { 'x-partshop-secret': 'a secret of thirty-two letters!!!' }],
  ['a part of the secret', SECRET, { 'x-partshop-secret': SECRET.slice(0, 10) }],
  ['an empty secret', SECRET, { 'x-partshop-secret': '' }],
  ['a secret that nobody set', undefined, { 'x-partshop-secret': 'undefined' }],
])('with %s the connection’s address counts', async (_, apiSecret, headers) => {
  const { ask, heard } = await serve(apiSecret);
  await ask({ 'x-partshop-address': '6.6.6.6', 'x-forwarded-for': '6.6.6.6', ...headers }, guess);
  expect(heard).toEqual(['127.0.0.1', null]);
});

test('without a name from the storefront, trusted proxies are believed by X-Forwarded-For', async () => {
  const { ask, heard } = await serve(SECRET, ['127.0.0.0/8']);
  await ask({ 'x-partshop-secret': SECRET, 'x-forwarded-for': '203.0.113.9' }, guess);
  await ask({ 'x-partshop-address': '6.6.6.6', 'x-forwarded-for': '203.0.113.9' }, guess);
  expect(heard).toEqual(['203.0.113.9', null, '203.0.113.9', null]);
});

test('forged addresses give no additional guesses', async () => {
  const { ask } = await serve(undefined);
  const statuses: number[] = [];
  for (let one = 0; one < 12; one += 1) {
    const login = '+79995554321';
    statuses.push((await ask({ 'x-partshop-address': `198.51.100.${one}` }, { ...guess, login })).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});
