import { describe, expect, it } from 'vitest';
import { createShop } from './create-shop.ts';
import { createSecurityHeaders } from './security-headers.ts';

const POLICY = "default-src 'self'";
const pages: Request[] = [];
const calls: string[] = [];
const asked: Request[] = [];
const faults: string[] = [];
const shop = createShop({
  transport: async (request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    asked.push(request);
    if (pathname.endsWith('/away')) throw new Error('secret detail');
    return Response.json({});
  },
  renderPage: async (request) => {
    pages.push(request);
    if (request.url.endsWith('/broken')) throw new Error('secret detail');
    if (request.url.endsWith('/away'))
      return new Response(null, { status: 302, headers: { location: '//evil.test/a' } });
    if (request.url.endsWith('/moved')) return new Response(null, { status: 301, headers: { location: '/' } });
    return new Response('<!DOCTYPE html>', { status: 200, headers: { 'content-security-policy': POLICY } });
  },
  staticFile: (_request, pathname) => (pathname === '/dist/a.js' ? new Response('1') : null),
  onError: (error) => void faults.push(String(error)),
  security: createSecurityHeaders({ isHttps: true }),
  readiness: async () => Response.json({ status: 'closing' }, { status: 503 }),
  takeReport: async (_request, clientIp) => Response.json({ clientIp }),
});

const form = (headers: Record<string, string>, body = 'intent=add') =>
  new Request('http://shop.test/basket', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

describe('the kind of a path', () => {
  it.each(['/services/clientbaseinfo', '/Localization/getlangs', '/localization/GETLANGS', '/api/search/W71275'])(
    'is a call: %s',
    async (path) => {
      await shop(new Request(`http://shop.test${path}`));
      expect(calls.at(-1)).toBe(path);
    },
  );

  it('is a file only if one was built', async () => {
    expect((await shop(new Request('http://shop.test/dist/a.js'))).status).toBe(200);
    expect((await shop(new Request('http://shop.test/dist/../secret'))).status).toBe(200);
    expect((await shop(new Request('http://shop.test/dist/none.js'))).status).toBe(404);
  });
});

it.each(['/%', '/price/%zz/1', '/%c0%ae'])(
  'a malformed path is rejected before a page is rendered: %s',
  async (path) => {
    const before = pages.length;
    expect((await shop(new Request(`http://shop.test${path}`))).status).toBe(400);
    expect(pages).toHaveLength(before);
  },
);

it('a path that is longer than any page’s is rejected before a page is rendered', async () => {
  const before = pages.length;
  expect((await shop(new Request(`http://shop.test/avtozapchasti/${'a'.repeat(15_000)}`))).status).toBe(414);
  expect(pages).toHaveLength(before);
  expect(
    (await shop(new Request(`http://shop.test/price/Search-Text/${encodeURIComponent('ы'.repeat(200))}`))).status,
  ).toBe(200);
});

describe('a form', () => {
  it('of the shop’s own pages is accepted', async () => {
    expect((await shop(form({ origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' }))).status).toBe(200);
    expect(await pages.at(-1)?.text()).toBe('intent=add');
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://evil.test' }],
    [{ origin: 'null' }],
  ])('from another site is rejected: %o', async (headers) => {
    expect((await shop(form(headers))).status).toBe(403);
  });

  it('larger than a megabyte is rejected, with or without Content-Length', async () => {
    const large = 'a'.repeat(1024 * 1024 + 1);
    expect((await shop(form({}, large))).status).toBe(413);
    const endless = new ReadableStream<Uint8Array>({ pull: (sink) => sink.enqueue(new Uint8Array(65_536)) });
    const streamed = new Request('http://shop.test/basket', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await shop(streamed)).status).toBe(413);
  });

  it('with documents may be larger, up to twelve megabytes, in any language', async () => {
    const post = async (path: string, megabytes: number) =>
      shop(
        new Request(`http://shop.test${path}`, {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          body: 'a'.repeat(megabytes * 1024 * 1024),
        }),
      );
    for (const path of ['/registrationsupplier', '/en/registrationsupplier']) {
      expect((await post(path, 12)).status).toBe(200);
      expect((await post(path, 13)).status).toBe(413);
    }
  });

  it('with another content type is rejected', async () => {
    expect((await shop(form({ 'content-type': 'application/json' }))).status).toBe(415);
  });
});

it('never redirects to another site, and such a redirect is reported as an error', async () => {
  const response = await shop(new Request('http://shop.test/away', { headers: { cookie: 'a=b' } }));
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  expect(faults.at(-1)).toContain('//evil.test/a');
  expect((await shop(new Request('http://shop.test/moved'))).headers.get('location')).toBe('/');
});

it('responds to an internal error without its details', async () => {
  const response = await shop(new Request('http://shop.test/broken'));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
});

it('responds without details where the backend is down', async () => {
  const response = await shop(new Request('http://shop.test/services/away'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({ code: 'unavailable', message: 'The backend does not answer.' });
});

describe('other methods', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'QUERY'])('%s is not allowed', async (method) => {
    for (const path of ['/', '/price/a', '/health', '/ready', '/.env', '/server-status'])
      expect((await shop(new Request(`http://shop.test${path}`, { method }))).status).toBe(405);
  });

  it('POST is not allowed for health checks', async () => {
    for (const path of ['/health', '/ready'])
      expect((await shop(new Request(`http://shop.test${path}`, { method: 'POST' }))).status).toBe(405);
  });
});

describe('the client IP', () => {
  const FORGED = { 'x-partshop-address': '6.6.6.6' };
  const told = async (path: string, meta?: { clientIp: string; id: string }) => {
    await shop(new Request(`http://shop.test${path}`, { headers: FORGED }), meta);
    return (path === '/' ? pages : asked).at(-1)?.headers.get('x-partshop-address');
  };

  it.each(['/', '/services/clientbaseinfo'])('comes from the connection, not from a header: %s', async (path) => {
    expect(await told(path, { clientIp: '10.0.0.7', id: 'a' })).toBe('10.0.0.7');
    expect(await told(path)).toBeNull();
  });

  it.each(['/', '/services/clientbaseinfo'])('comes without a secret that the visitor sent: %s', async (path) => {
    await shop(new Request(`http://shop.test${path}`, { headers: { 'x-partshop-secret': 'a guess' } }));
    expect((path === '/' ? pages : asked).at(-1)?.headers.get('x-partshop-secret')).toBeNull();
  });
});

describe('monitoring', () => {
  const ask = async (path: string, init: RequestInit = {}) =>
    shop(new Request(`http://shop.test${path}`, init), { clientIp: '10.0.0.7', id: 'a' });

  it('sees that the shop is alive, whatever the backend does', async () => {
    expect(await (await ask('/health')).json()).toEqual({ status: 'alive' });
  });

  it('asks for a restart where the process cannot recover', async () => {
    const stuck = createShop({
      transport: async () => Response.json({}),
      renderPage: async () => new Response(''),
      staticFile: () => null,
      onError: () => undefined,
      isAlive: () => false,
    });
    const answer = await stuck(new Request('http://shop.test/health'));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'the database does not start' });
  });

  it('sees whether the shop is ready for visitors', async () => {
    const response = await ask('/ready');
    expect([response.status, await response.json()]).toEqual([503, { status: 'closing' }]);
  });

  it('counts policy reports by client IP', async () => {
    expect(await (await ask('/csp-report', { method: 'POST' })).json()).toEqual({ clientIp: '10.0.0.7' });
  });
});

describe('every response has the security headers', () => {
  const answerTo = async (method: string, path: string, headers: Record<string, string> = {}) =>
    shop(new Request(`http://shop.test${path}`, { method, headers }));

  it.each([
    ['GET', '/'],
    ['HEAD', '/'],
    ['GET', '/moved'],
    ['GET', '/dist/a.js'],
    ['GET', '/dist/none.js'],
    ['GET', '/services/clientbaseinfo'],
    ['GET', '/services/away'],
    ['GET', '/broken'],
    ['GET', '/health'],
    ['GET', '/ready'],
    ['DELETE', '/'],
    ['POST', '/'],
  ])('%s %s', async (method, path) => {
    const { headers } = await answerTo(method, path);
    expect(headers.get('content-security-policy')).toMatch(
      path === '/' && method !== 'DELETE' && method !== 'POST' ? POLICY : "default-src 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });
});
