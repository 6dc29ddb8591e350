import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS, optionsOf, type ConnectionLimits } from './connection-limits.ts';
import { createShopServer } from './listen.ts';

/** More than the buffers of two sockets hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);
const NEVER = 600_000;
const PATIENT: ConnectionLimits = {
  headers: NEVER,
  request: NEVER,
  answer: NEVER,
  whole: NEVER,
  check: 5,
  keepAlive: NEVER,
};

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

/** Opens a connection to a shop server with these limits; returns the server and both ends. The client reads only on request. */
async function visit(limits: Partial<ConnectionLimits>): Promise<{ server: Server; socket: Socket; served: Socket }> {
  const server = createShopServer(
    async (request) => {
      await request.arrayBuffer();
      return new Response(request.url.endsWith('/large') ? LARGE : 'answer');
    },
    { limits: { ...PATIENT, ...limits } },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  // Node resets a connection that it closes with unread bytes.
  socket.on('error', () => undefined);
  opened.push({
    close() {
      socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  });
  const [served] = (await once(server, 'connection')) as [Socket];
  return { server, socket, served };
}

/** Reads until the server closes the connection; if it never does, the test times out. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  await once(socket, 'close');
  return text;
}

describe('the server closes a connection', () => {
  it('that sends no headers', async () => {
    const { socket } = await visit({ headers: 20 });
    expect(await readToEnd(socket)).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });

  it('whose headers never end', async () => {
    const { socket } = await visit({ headers: 20 });
    socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\nX-One: 1\r\n');
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('whose body never ends', async () => {
    const { socket } = await visit({ headers: 20, request: 20 });
    socket.write('POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 100\r\n\r\nquantity=');
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 (?:408|500) /);
  });

  it('that reads nothing of its response', async () => {
    const { socket, served } = await visit({ answer: 20 });
    socket.write('GET /large HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    await once(served, 'close');
    expect(served.destroyed).toBe(true);
  });

  it('that reads its response too slowly', async () => {
    const { socket, served } = await visit({ whole: 50 });
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    while (!served.destroyed) {
      socket.read(600);
      await setImmediate();
    }
    expect(socket.bytesRead).toBeLessThan(LARGE.byteLength);
  });

  it('that pipelines very many requests before it reads', async () => {
    const { socket, served } = await visit({});
    socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n'.repeat(100));
    expect((await readToEnd(socket)).match(/answer/g) ?? []).toEqual([]);
    expect(served.destroyed).toBe(true);
  });

  it('that sends no further request for a while', async () => {
    const { socket } = await visit({ keepAlive: 20 });
    socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    expect(await readToEnd(socket)).toContain('answer');
  });
});

it('serves a few pipelined requests', async () => {
  const { socket } = await visit({});
  const request = 'GET / HTTP/1.1\r\nHost: shop.test\r\n';
  socket.write(`${request}\r\n`.repeat(4) + `${request}Connection: close\r\n\r\n`);
  expect((await readToEnd(socket)).match(/answer/g)).toHaveLength(5);
});

it('leaves a fast reader of a large response alone', async () => {
  const { server, socket } = await visit({ check: 1 });
  socket.write('GET /large HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n');
  await once(server, 'request');
  // Both have passed long before the response is read. Set earlier, they would race with the client's first bytes.
  server.headersTimeout = 1;
  server.requestTimeout = 1;
  expect((await readToEnd(socket)).length).toBeGreaterThan(LARGE.byteLength);
});

it('limits how long slow clients may keep a connection', () => {
  const { headers, request, answer, whole, check } = CONNECTION_LIMITS;
  expect(headers + check).toBeLessThanOrEqual(15_000);
  expect(request + check).toBeLessThanOrEqual(30_000);
  expect(answer).toBeLessThanOrEqual(30_000);
  expect(whole).toBeLessThanOrEqual(60_000);
  expect(optionsOf(CONNECTION_LIMITS)).toMatchObject({ headersTimeout: headers, requestTimeout: request });
});
