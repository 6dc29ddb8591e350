import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLog } from '@partshop/api/log';
import { createVisitorAddress } from '@partshop/api/serving';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createShop } from './create-shop.ts';
import { createRequestLog } from './request-log.ts';
import { createShopServer, type ShopServerOptions } from './shop-server.ts';

let port: number;
let close: () => void;
let lines: string[];
const seen: { url: string; clientIp: string }[] = [];

beforeEach(() => open());

async function open(options: Partial<ShopServerOptions> = {}): Promise<void> {
  lines = [];
  seen.length = 0;
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const shop = createShop({
    transport: async () => Response.json({}),
    renderPage: async ({ url }) => {
      if (url.endsWith('/busy')) return new Response('busy', { status: 503 });
      if (url.includes('/broken')) throw new Error('failed');
      return new Response(`<link rel="canonical" href="${url}">`);
    },
    staticFile: () => null,
    onError: () => undefined,
  });
  const server = createShopServer(
    async (request, meta) => {
      seen.push({ url: request.url, clientIp: meta.clientIp });
      return shop(request, meta);
    },
    { requests: createRequestLog(log), ...options },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  close = () => {
    server.closeAllConnections();
    server.close();
  };
}
afterEach(() => close());

/** Sends bytes that no HTTP client would send, and reads until the server closes the connection. */
async function send(head: string, body = ''): Promise<{ status: number; answer: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`);
  const answer = await text(socket);
  return { status: Number(answer.split(' ', 2)[1]), answer };
}

const get = async (path: string, headers = '') => send(`GET ${path} HTTP/1.1\r\nHost: shop.test${headers}`);

describe('a host (S4)', () => {
  test.each([
    'shop.test',
    'shop.test:3000',
    'SHOP.test',
    'localhost:8080',
    '127.0.0.1',
    '[::1]:3000',
    'a_b.shop.test.',
  ])('%s is accepted', async (host) => {
    expect((await send(`GET / HTTP/1.1\r\nHost: ${host}`)).status).toBe(200);
  });

  test.each([
    '',
    ' ',
    'shop.test/evil',
    'user@shop.test',
    'shop.test:port',
    'shop.test:1234567',
    '-shop.test',
    'shop..test/',
    'shop.test?a',
    'shop.test#a',
    'shop test',
    'shop.test,evil.test',
    '"><script>',
    "';--",
    '${jndi}',
    '%0d%0aevil',
    'магазин.рф',
    '[::1',
    '[]',
    ':3000',
    '\\evil',
    `${'a'.repeat(300)}.test`,
  ])('%j is rejected', async (host) => {
    const { status, answer } = await send(`GET / HTTP/1.1\r\nHost: ${host}`);
    expect(status).toBe(400);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(seen).toEqual([]);
  });

  it('is required exactly once', async () => {
    expect((await send('GET / HTTP/1.1')).status).toBe(400);
    expect((await send('GET / HTTP/1.1\r\nHost: shop.test\r\nhOST: evil.test')).status).toBe(400);
    expect((await send('GET http://evil.test/ HTTP/1.1\r\nHost: shop.test')).status).toBe(400);
    expect(seen).toEqual([]);
  });

  test.each([
    'X-Forwarded-Host: evil.test',
    'X-Forwarded-Proto: https',
    'X-Forwarded-For: 6.6.6.6',
    'X-Forwarded-Server: evil.test',
    'X-Forwarded-Prefix: /evil',
    'X-Original-URL: /evil',
    'X-Rewrite-URL: /evil',
    'X-Host: evil.test',
    'X-Real-IP: 6.6.6.6',
    'Forwarded: for=6.6.6.6;host=evil.test;proto=https',
    'True-Client-IP: 6.6.6.6',
  ])('%s changes nothing', async (header) => {
    const { answer } = await get('/price', `\r\n${header}`);
    expect(answer).toContain('href="http://shop.test/price"');
    expect(seen).toEqual([{ url: 'http://shop.test/price', clientIp: '127.0.0.1' }]);
  });
});

describe('a visitor behind a trusted proxy', () => {
  test('has the IP that the proxy appended last, and no other header changes it', async () => {
    close();
    await open({ visitorAddress: createVisitorAddress(['127.0.0.0/8']) });
    const forged = 'X-Real-IP: 6.6.6.6\r\nX-Forwarded-Host: evil.test\r\nX-Forwarded-Proto: https';
    await get('/price', `\r\nX-Forwarded-For: 6.6.6.6\r\n${forged}\r\nX-Forwarded-For: 2001:db8::7`);
    expect(seen).toEqual([{ url: 'http://shop.test/price', clientIp: '2001:db8::7' }]);
  });
});

describe('a URL (S9)', () => {
  it('of more than 16 KiB is rejected before it is routed', async () => {
    const { status, answer } = await get(`/?${'a'.repeat(16 * 1024)}`);
    expect(status).toBe(431);
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect((await get(`/?${'a'.repeat(15 * 1024)}`)).status).toBe(200);
  });

  it('of more than 1,000 query parameters is rejected', async () => {
    expect((await get(`/?${'a&'.repeat(1000)}a`)).status).toBe(400);
    expect((await get(`/?${'a&'.repeat(999)}a`)).status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  test.each(['/%', '/%zz', '/%c0%ae%c0%ae/', '/a%0d%0aSet-Cookie:%20a=b', '/a%00', '//evil.test/', '/\\evil.test'])(
    '%s causes no internal error and injects no header',
    async (path) => {
      const { status, answer } = await get(path);
      expect(status).toBeLessThan(500);
      expect(answer.split('\r\n\r\n', 1)[0]).not.toMatch(/^set-cookie/im);
    },
  );
});

describe('what is not an HTTP request', () => {
  test.each(['\0\0\0\0', 'GET', 'GET / HTTP/9.9', 'GET / HTTP/1.1\r\nHost: a\r\nA\0: b', 'EVIL / HTTP/1.1'])(
    '%j gets a safe response',
    async (head) => {
      const { status, answer } = await send(head);
      expect(status).toBe(400);
      expect(answer).toContain('x-frame-options: DENY');
    },
  );

  it('two lengths of one body are rejected', async () => {
    const lengths = 'Content-Length: 4\r\nTransfer-Encoding: chunked';
    expect((await send(`POST / HTTP/1.1\r\nHost: shop.test\r\n${lengths}`, '0\r\n\r\n')).status).toBe(400);
  });

  it('an Expect header is rejected', async () => {
    const { status, answer } = await get('/', '\r\nExpect: a-miracle');
    expect(status).toBe(417);
    expect(answer).toContain('x-frame-options: DENY');
  });
});

describe('no response reveals the server’s software', () => {
  test.each(['/', '/busy', '/broken', '/dist/none.js', '/health', '/services/clientbaseinfo'])('%s', async (path) => {
    const [head = ''] = (await get(path)).answer.split('\r\n\r\n', 1);
    expect(head).not.toMatch(/^(?:server|x-powered-by|via):/im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
  });
});

describe('the log', () => {
  const SECRET = 'SECRET';

  async function entries(count: number): Promise<Record<string, unknown>[]> {
    await expect.poll(() => lines.length).toBe(count);
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  it('holds a line per request: id, method, path, status, time', async () => {
    await get('/price/a', '\r\nX-Request-Id: proxy-17.a');
    const [entry] = await entries(1);
    expect(entry).toMatchObject({ level: 20, request: 'proxy-17.a', method: 'GET', path: '/price/a', status: 200 });
    expect(entry?.['ms']).toEqual(expect.any(Number));
  });

  it('warns when the shop is busy, and logs an internal error as one', async () => {
    await get('/busy');
    await get('/broken');
    expect((await entries(2)).map(({ level, status }) => [level, status])).toEqual([
      [40, 503],
      [50, 500],
    ]);
  });

  it('gives each request a new id, and accepts none that could break a line', async () => {
    const answers = [
      await get('/'),
      await get('/', '\r\nX-Request-Id: a b"'),
      await get('/', `\r\nX-Request-Id: ${'a'.repeat(65)}`),
    ];
    const names = answers.map(({ answer }) => /^x-request-id: (.+)$/m.exec(answer)?.[1]?.trim());
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[\w.-]{1,64}$/);
    expect((await entries(3)).map(({ request }) => request)).toEqual(names);
  });

  it('holds no secret of a query, a cookie or a body', async () => {
    const form = `password=${SECRET}&phone=${SECRET}`;
    await get(
      `/login?password=${SECRET}&code=${SECRET}`,
      `\r\nCookie: session=${SECRET}\r\nAuthorization: Bearer ${SECRET}`,
    );
    await get(`/broken?email=${SECRET}`, `\r\nReferer: http://shop.test/?token=${SECRET}\r\nUser-Agent: ${SECRET}`);
    await get(`/user/password/recovery/${SECRET}`);
    await send(
      `POST /login HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}`,
      form,
    );
    expect((await entries(4)).map(({ path }) => path)).toEqual([
      '/login',
      '/broken',
      '/user/password/recovery/[hidden]',
      '/login',
    ]);
    expect(lines.join('')).not.toContain(SECRET);
  });
});
