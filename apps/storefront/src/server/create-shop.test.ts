import { describe, expect, it } from 'vitest';
import { createShop } from './create-shop.ts';

const pages: Request[] = [];
const calls: string[] = [];
const shop = createShop({
  transport: async (request) => {
    calls.push(new URL(request.url).pathname);
    return Response.json({});
  },
  renderPage: async (request) => {
    pages.push(request);
    if (request.url.endsWith('/broken')) throw new Error('secret detail');
    return new Response('<!DOCTYPE html>', { status: 200 });
  },
  staticFile: (_request, pathname) => (pathname === '/dist/a.js' ? new Response('1') : null),
  onError: () => undefined,
});

const form = (headers: Record<string, string>, body = 'intent=add') =>
  new Request('http://shop.test/basket', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

describe('what a path is', () => {
  it.each(['/services/clientbaseinfo', '/Localization/getlangs', '/localization/GETLANGS', '/api/search/W71275'])(
    'is a call: %s',
    async (path) => {
      await shop(new Request(`http://shop.test${path}`));
      expect(calls.at(-1)).toBe(path);
    },
  );

  it('is a file only where one was built', async () => {
    expect((await shop(new Request('http://shop.test/dist/a.js'))).status).toBe(200);
    expect((await shop(new Request('http://shop.test/dist/../secret'))).status).toBe(200);
    expect((await shop(new Request('http://shop.test/dist/none.js'))).status).toBe(404);
  });
});

describe('a form', () => {
  it('of the shop’s own pages is taken', async () => {
    expect((await shop(form({ origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' }))).status).toBe(200);
    expect(await pages.at(-1)?.text()).toBe('intent=add');
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://evil.test' }],
    [{ origin: 'null' }],
  ])('from another site is refused: %o', async (headers) => {
    expect((await shop(form(headers))).status).toBe(403);
  });

  it('larger than a megabyte is refused, whether or not it says its length', async () => {
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

  it('that is no form is refused', async () => {
    expect((await shop(form({ 'content-type': 'application/json' }))).status).toBe(415);
  });
});

it('answers a fault without its details', async () => {
  const response = await shop(new Request('http://shop.test/broken'));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
});

it('knows no other methods', async () => {
  expect((await shop(new Request('http://shop.test/', { method: 'DELETE' }))).status).toBe(405);
});
