import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CALL_LIST } from '@partshop/api-client/call-list';
import { LOCALES } from '@partshop/features/core';
import { pages } from '../routes.ts';
import type { ApiTransport } from './api-transport.ts';
import { createSiteFiles, type SiteFiles } from './site-files.ts';
import { silentBackend } from './testing/silent-backend.ts';

const ORIGIN = 'https://shop.test';

const articles = { entries: [{ path: '/price/mann/W71275', modified: '2026-11-20' }], parts: 2 };

const posts = { entries: [{ path: '/articles/7', modified: '2026-11-20', langs: ['ar', 'en'] }], parts: 1 };
const newsIn = (lang: string | null) => ({
  items: [{ id: 7, title: `<Winter> & ${lang}`, teaser: 'Oil\u0000', publishedAt: '2026-11-20T10:00:00.000Z' }],
  total: 1,
});

const { respond: answer } = createSiteFiles({
  publicOrigin: ORIGIN,
  transport: async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/services/news/list') return Promise.resolve(Response.json(newsIn(searchParams.get('lang'))));
    if (searchParams.get('kind') === 'posts') return Promise.resolve(Response.json(posts));
    const isArticles = searchParams.get('kind') === 'articles' && Number(searchParams.get('part')) <= 2;
    return Promise.resolve(Response.json(isArticles ? articles : { entries: [], parts: 0 }));
  },
});

const get = async (path: string) => answer(new Request(`http://127.0.0.1:3000${path}`));
const textOf = async (path: string) => (await get(path))?.text();
const locationOf = async (path: string) => (await get(path))?.headers.get('location');

it('serves an icon', async () => {
  const icon = await get('/favicon.svg');
  expect(icon?.headers.get('content-type')).toContain('image/svg+xml');
  expect(await icon?.text()).toMatch(/^<svg /);
});

it('serves an icon for the home screens of phones, of 180 by 180 pixels', async () => {
  const icon = await get('/apple-touch-icon.png');
  expect(icon?.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from((await icon?.arrayBuffer()) ?? new ArrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([180, 180]);
  expect(bytes.length).toBeLessThan(4096);
});

it('tells programs in llms.txt what they may ask, and at which addresses', async () => {
  const text = (await textOf('/llms.txt')) ?? '';
  const addresses = [...text.matchAll(/https?:\/\/[^\s):;]+/g)].map(([address]) => new URL(address));
  expect(new Set(addresses.map(({ origin }) => origin))).toEqual(new Set([ORIGIN]));
  for (const path of ['/api/agent/search', '/api/agent/fit', '/openapi.json'])
    expect(addresses.map(({ pathname }) => pathname)).toContain(path);
  expect(await textOf('/robots.txt')).toContain('Allow: /api/agent/');
});

it('names the sitemap in robots.txt, at the public origin', async () => {
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

it('disallows every call as it is spelt, and no public page', async () => {
  const closed = [...((await textOf('/robots.txt')) ?? '').matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  expect(CALL_LIST.map(({ path }) => path).filter((path) => !isClosed(path))).toEqual([]);
  const open = pages.filter(({ index }) => index !== 'private').map(({ path }) => path);
  expect(open.filter(isClosed)).toEqual([]);
});

it('disallows private pages in every language', async () => {
  const text = await textOf('/robots.txt');
  for (const prefix of ['', ...LOCALES.map(({ code }) => `/${code}`)])
    expect(text).toContain(`Disallow: ${prefix}/client/\n`);
});

it('splits the sitemap by kind, language and part', async () => {
  const index = await textOf('/sitemap.xml');
  expect(index).toContain(`<loc>${ORIGIN}/sitemaps/articles-ru-2.xml</loc>`);
  expect(index).toContain(`<loc>${ORIGIN}/sitemaps/pages-ar-1.xml</loc>`);
  expect(index).not.toContain('articles-ru-3');
});

it('lists each URL with its last change and its other languages', async () => {
  const text = await textOf('/sitemaps/articles-en-1.xml');
  expect(text).toContain(`<loc>${ORIGIN}/en/price/mann/W71275</loc><lastmod>2026-11-20</lastmod>`);
  expect(text).toContain(`hreflang="ar" href="${ORIGIN}/ar/price/mann/W71275"`);
  expect(text).toContain(`hreflang="x-default" href="${ORIGIN}/price/mann/W71275"`);
});

it('lists what staff wrote in its own languages alone', async () => {
  expect(await get('/sitemaps/posts-ru-1.xml')).toBeNull();
  const text = await textOf('/sitemaps/posts-ar-1.xml');
  expect(text).toContain(`<loc>${ORIGIN}/ar/articles/7</loc><lastmod>2026-11-20</lastmod>`);
  expect(text).not.toContain('hreflang="ru"');
  expect(text).toContain(`hreflang="x-default" href="${ORIGIN}/en/articles/7"`);
});

it('has a feed of articles in each language', async () => {
  const feed = await get('/en/articles/rss.xml');
  expect(feed?.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const text = await feed?.text();
  expect(text).toContain('<title>&lt;Winter&gt; &amp; en</title>');
  expect(text).toContain(`<link>${ORIGIN}/en/articles/7</link>`);
  expect(text).toContain('<pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate><description>Oil</description>');
  expect(text).toContain(`<atom:link href="${ORIGIN}/en/articles/rss.xml" rel="self"`);
  expect(await textOf('/articles/rss.xml')).toContain('<language>ru</language>');
  expect(await get('/de/articles/rss.xml')).toBeNull();
});

it.each([
  '/sitemaps/articles-ru-9.xml',
  '/sitemaps/articles-xx-1.xml',
  '/sitemaps/pages-ru-2.xml',
  '/sitemaps/../secrets.xml',
  '/sitemaps/other-ru-1.xml',
])('has no sitemap %s', async (path) => {
  expect(await get(path)).toBeNull();
});

describe('a sitemap', () => {
  const file = '/sitemaps/articles-ru-1.xml';
  const ask = async (files: SiteFiles, path = file, headers = {}) =>
    files.respond(new Request(`http://127.0.0.1:3000${path}`, { headers }));

  it('is made once for all visitors, and again when the catalogue has changed', async () => {
    const transport = vi.fn<ApiTransport>(async () => Promise.resolve(Response.json(articles)));
    const files = createSiteFiles({ publicOrigin: ORIGIN, transport });
    await Promise.all(Array.from({ length: 50 }, async () => ask(files)));
    await ask(files, `${file}?again=1`);
    expect(transport).toHaveBeenCalledOnce();
    files.purge();
    await ask(files);
    expect(transport).toHaveBeenCalledTimes(2);
  });

  it('is sent compressed as the visitor accepts, or as 304', async () => {
    const files = createSiteFiles({
      publicOrigin: ORIGIN,
      transport: async () => Promise.resolve(Response.json(articles)),
    });
    const plain = await (await ask(files))?.text();
    const br = await ask(files, file, { 'accept-encoding': 'br, gzip' });
    const gzip = await ask(files, file, { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(new Uint8Array((await br?.arrayBuffer()) ?? [])).toString()).toBe(plain);
    expect(gunzipSync(new Uint8Array((await gzip?.arrayBuffer()) ?? [])).toString()).toBe(plain);
    const again = await ask(files, file, { 'if-none-match': br?.headers.get('etag') ?? '' });
    expect(again?.status).toBe(304);
  });

  it('is made behind admission control', async () => {
    const files = createSiteFiles({
      publicOrigin: ORIGIN,
      transport: async () => Promise.resolve(Response.json(articles)),
      guard: () => async () => Promise.resolve(new Response('busy', { status: 503 })),
    });
    expect((await ask(files))?.status).toBe(503);
    expect((await ask(files, '/robots.txt'))?.status).toBe(200);
  });

  it.each([
    ['is away', async () => Promise.reject(new Error('away'))],
    ['fails', async () => Promise.resolve(Response.json({ code: 'internal', message: '' }, { status: 500 }))],
    ['hangs', silentBackend],
  ])('gets 503 with Retry-After where the backend %s', async (_how, transport) => {
    const files = createSiteFiles({ publicOrigin: ORIGIN, transport, limitMs: 1 });
    const answered = await ask(files);
    expect(answered?.status).toBe(503);
    expect(answered?.headers.get('retry-after')).toBe('120');
    expect(answered?.headers.get('cache-control')).toBe('no-store');
  });

  it('rejects most of very many concurrent requests for later', async () => {
    const files = createSiteFiles({
      publicOrigin: ORIGIN,
      transport: silentBackend,
    });
    const asked = Array.from({ length: 100 }, async (_, part) => ask(files, `/sitemaps/articles-ru-${part + 1}.xml`));
    expect((await Promise.race(asked.slice(21)))?.status).toBe(503);
  });

  it('blocks other requests only for a moment at a time, however long it is', async () => {
    const entries = Array.from({ length: 5000 }, (_, index) => ({ path: `/price/mann/W${index}` }));
    const files = createSiteFiles({
      publicOrigin: ORIGIN,
      transport: async () => Promise.resolve(Response.json({ entries, parts: 1 })),
      limitMs: 60_000,
    });
    let turns = 0;
    let isMade = false;
    const count = () => {
      turns += 1;
      if (!isMade) globalThis.setImmediate(count);
    };
    count();
    const packed = await ask(files);
    isMade = true;
    // A hundred URLs per tick.
    expect(turns).toBeGreaterThanOrEqual(5000 / 100);
    // A request without Accept-Encoding accepts any encoding.
    expect(packed?.headers.get('content-encoding')).toBe('gzip');
    const plain = await ask(files, file, { 'accept-encoding': 'identity' });
    expect((await plain?.text())?.match(/<loc>/g)).toHaveLength(5000);
  });
});

it.each([
  ['/locale?lang=en&target=/price/mann/W71275?view=table', '/en/price/mann/W71275?view=table'],
  ['/locale?lang=ru&target=/en/basket', '/basket'],
  ['/ar/locale?lang=ar&target=/', '/ar'],
  ['/locale?lang=xx&target=/en/basket', '/en/basket'],
  ['/locale?lang=en', '/en'],
  ['/locale?lang=en&target=https://evil.example/', '/en'],
])('switches the language: %s leads to %s', async (path, target) => {
  expect(await locationOf(path)).toBe(target);
});

it.each([
  ['/basket/', '/basket'],
  ['/price/mann/W71275/?view=table', '/price/mann/W71275?view=table'],
  ['/en/', '/en'],
  ['/en/basket/', '/en/basket'],
  ['/basket//', '/basket'],
  ['/articles/12/', '/articles/12'],
])('a page has one address: %s is at %s', async (path, address) => {
  const moved = await get(path);
  expect([moved?.status, moved?.headers.get('location')]).toEqual([301, address]);
});

it.each(['/', '/basket', '/articles/', '/ar/articles/'])('leaves %s as it is', async (path) => {
  expect(await get(path)).toBeNull();
});

it.each(['//evil.example/', '///evil.example//', String.raw`/\evil.example/`, '/en//evil.example/'])(
  'never redirects to another site for a slash: %s',
  async (path) => {
    const location = (await get(path))?.headers.get('location') ?? '/';
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  },
);

const hostile = fc.oneof(
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('/', '\\', '//', '@', '..', '.', '%2f', '%5c', '\t', '\r\n', 'evil.example', 'javascript:', ':'),
    )
    .map((parts) => parts.join('')),
);

it('never redirects to another site, whatever the target is', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (target) => {
      const location = (await locationOf(`/locale?lang=en&target=${encodeURIComponent(target)}`)) ?? '';
      expect(location.startsWith('/')).toBe(true);
      expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 1000 },
  );
});

it('paces sitemaps, and rejects requests that would wait too long', async () => {
  const waits: { milliseconds: number; end: () => void }[] = [];
  const files = createSiteFiles({
    publicOrigin: ORIGIN,
    transport: async () => Promise.resolve(Response.json(articles)),
    wait: async (milliseconds) => new Promise<void>((end) => void waits.push({ milliseconds, end })),
  });
  const asked = Array.from({ length: 500 }, async () => files.respond(new Request(`${ORIGIN}/sitemap.xml`)));
  await vi.waitFor(() => expect(waits).toHaveLength(100));
  expect(waits.filter(({ milliseconds }) => milliseconds === 5)).toHaveLength(1);
  const statuses: (number | undefined)[] = [];
  for (const one of asked) void one.then((answered) => statuses.push(answered?.status));
  while (statuses.length < asked.length) {
    waits.shift()?.end();
    await setImmediate();
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(401);
  expect(statuses.filter((status) => status === 503)).toHaveLength(99);
});
