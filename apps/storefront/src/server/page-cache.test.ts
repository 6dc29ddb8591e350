import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';
import { noteArticles } from './shown-articles.ts';

const renders: Request[] = [];
let now = 0;
let cache: PageCache;
let answer: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  renders.length = 0;
  now = 0;
  answer = (request) =>
    new Response(`<p>${request.url} ${renders.length}</p>`, { headers: { 'content-type': 'text/html' } });
  cache = openCache();
});

const openCache = (publicOrigin: string | null = null) =>
  createPageCache({
    render: async (request) => {
      renders.push(request);
      return answer(request);
    },
    queryOf: (pathname) => (pathname.startsWith('/price/') ? ['order', 'view'] : []),
    publicOrigin,
    freshMs: 10_000,
    maxBytes: 200_000,
    now: () => now,
    random: () => 0.5,
  });

const visit = async (path: string, headers: Record<string, string> = {}): Promise<Response | null> =>
  (await cache.respond(new Request(`http://shop.test${path}`, { headers }))) ?? null;
const read = async (path: string) => (await visit(path))?.text();

describe('a page for visitors without a session', () => {
  it('is rendered once and served to the next visitor', async () => {
    const first = await read('/price/bosch/1');
    expect(await read('/price/bosch/1')).toBe(first);
    expect(renders).toHaveLength(1);
  });

  it('is rendered once for hundreds of concurrent requests (L3)', async () => {
    const all = await Promise.all(Array.from({ length: 500 }, () => read('/')));
    expect(new Set(all).size).toBe(1);
    expect(renders).toHaveLength(1);
  });

  it('gives hundreds of concurrent requests the same error where it does not exist', async () => {
    answer = () => new Response('gone', { status: 410 });
    const all = await Promise.all(Array.from({ length: 20 }, () => read('/')));
    expect(all).toEqual(Array.from({ length: 20 }, () => 'gone'));
    expect(renders).toHaveLength(1);
  });

  it('is not served to a request with a cookie, nor to a form', async () => {
    expect(await visit('/', { cookie: 'session=1' })).toBeNull();
    expect(await visit('/', { cookie: 'partshop_device=a.b; session=1' })).toBeNull();
    expect(await visit('/', { cookie: 'session=1; __Host-partshop_device=a.b' })).toBeNull();
    expect(await visit('/', { cookie: 'another_partshop_device=a.b' })).toBeNull();
    expect(cache.respond(new Request('http://shop.test/', { method: 'POST' }))).toBeNull();
  });

  it.each(['partshop_device=a.b', '__Host-partshop_device=a-_.b'])('is served after logout: %s', async (cookie) => {
    const first = await read('/');
    expect(await (await visit('/', { cookie }))?.text()).toBe(first);
    expect(renders).toHaveLength(1);
  });

  it('is rendered from its URL alone: no header of a visitor reaches it', async () => {
    await visit('/', { 'accept-language': 'ar', 'x-forwarded-for': '10.0.0.7', authorization: 'secret' });
    expect([...(renders[0]?.headers ?? [])]).toEqual([]);
  });

  it('is cached by the declared part of its query, in any order', async () => {
    const first = await read('/price/a/1?view=table&utm_source=mail&order=2');
    expect(await read('/price/a/1?order=2&view=table')).toBe(first);
    expect(first).not.toContain('utm_source');
    expect(await read('/price/a/1?order=3&view=table')).not.toBe(first);
  });

  it('sends its age, and forbids other caches to serve it to visitors with cookies', async () => {
    await visit('/');
    now = 4000;
    const response = await visit('/');
    expect(response?.headers.get('age')).toBe('4');
    expect(response?.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, must-revalidate');
    expect(response?.headers.get('vary')).toBe('cookie, accept-encoding');
  });

  it('is sent compressed, or as 304 if the visitor has it', async () => {
    const plain = await read('/');
    const packed = await visit('/', { 'accept-encoding': 'gzip, br' });
    expect(packed?.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync((await packed?.arrayBuffer()) ?? '').toString()).toBe(plain);
    const again = await visit('/', { 'if-none-match': packed?.headers.get('etag') ?? '' });
    expect(again?.status).toBe(304);
  });
});

describe('a page for visitors who accept gzip alone', () => {
  const lookup = { host: 'shop.test', target: '/', acceptEncoding: 'gzip, deflate', ifNoneMatch: undefined };
  const visitZipped = () => visit('/', { 'accept-encoding': 'gzip, deflate' });

  it('is kept in that form from the first of them on', async () => {
    const plain = await read('/');
    expect(cache.find(lookup)).toBeNull();
    const first = await visitZipped();
    expect(first?.headers.get('content-encoding')).toBe('gzip');
    const kept = cache.find(lookup);
    expect(kept?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(kept?.body ?? '').toString()).toBe(plain);
    expect(renders).toHaveLength(1);
  });

  it('is still kept in brotli', async () => {
    const plain = await read('/');
    await visitZipped();
    const found = cache.find({ ...lookup, acceptEncoding: 'gzip, br' });
    expect(found?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(found?.body ?? '').toString()).toBe(plain);
  });

  it('is forgotten in both forms', async () => {
    await visitZipped();
    cache.purge('all');
    expect(cache.find(lookup)).toBeNull();
  });

  it('counts both forms in the memory of the cache', async () => {
    answer = (request) => new Response(request.url + randomBytes(30_000).toString('latin1'));
    for (const path of ['/price/a/1', '/price/a/2', '/price/a/3']) await visit(path);
    for (const path of ['/price/a/1', '/price/a/2', '/price/a/3']) await visit(path, { 'accept-encoding': 'gzip' });
    expect(cache.find({ ...lookup, target: '/price/a/1' })).toBeNull();
    expect(cache.find({ ...lookup, target: '/price/a/3' })).not.toBeNull();
  });
});

describe('an expired page', () => {
  it('is served while one request renders it anew', async () => {
    const old = await read('/');
    now = 10_000;
    expect(await read('/')).toBe(old);
    await expect.poll(() => read('/')).not.toBe(old);
    expect(renders).toHaveLength(2);
  });

  it('is never served when it is older than twice its lifetime (L4)', async () => {
    const old = await read('/');
    now = 20_000;
    expect(await read('/')).not.toBe(old);
  });

  it('stays while the backend is down, and the next visitor triggers another try', async () => {
    const old = await read('/');
    now = 10_000;
    answer = () => Promise.reject(new Error('down'));
    expect(await read('/')).toBe(old);
    expect(await read('/')).toBe(old);
  });
});

describe('what is not cached', () => {
  it.each([301, 404, 500, 503])('a response of %i', async (status) => {
    answer = () => new Response('', { status });
    await visit('/');
    await visit('/');
    expect(renders).toHaveLength(2);
  });

  it('a response that sets a cookie', async () => {
    answer = () => new Response('', { headers: { 'set-cookie': 'session=1' } });
    await visit('/');
    expect((await visit('/'))?.headers.get('set-cookie')).toBe('session=1');
    expect(renders).toHaveLength(2);
  });

  it('a page without its optional data, nor is it served in place of an expired complete one', async () => {
    const whole = await read('/');
    answer = () => new Response(`poor ${renders.length}`, { headers: { 'cache-control': 'no-store' } });
    now = 10_000;
    expect(await read('/')).toBe(whole);
    await expect.poll(() => renders.length).toBe(2);
    expect(await read('/')).toBe(whole);
    now = 20_000;
    const poor = await visit('/');
    expect(poor?.headers.get('cache-control')).toBe('no-store');
    expect(await poor?.text()).toContain('poor');
    answer = () => new Response('whole again');
    expect(await read('/')).toBe('whole again');
  });

  it('a page that was being rendered when its offers changed', async () => {
    let finish: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (finish = resolve));
    const slow = read('/');
    cache.purge('all');
    finish(new Response('old price'));
    expect(await slow).toBe('old price');
    answer = () => new Response('new price');
    expect(await read('/')).toBe('new price');
  });

  it('pages beyond the memory limit', async () => {
    answer = () => new Response(randomBytes(30_000).toString('hex'));
    for (let page = 0; page < 20; page++) await read(`/price/a/${page}`);
    renders.length = 0;
    await read('/price/a/19');
    expect(renders).toHaveLength(0);
    await read('/price/a/0');
    expect(renders).toHaveLength(1);
  });
});

describe('the Host header', () => {
  const at = async (host: string, path = '/') =>
    (await cache.respond(new Request(`http://${host}${path}`)))?.text() ?? null;

  it('does not affect a page where PUBLIC_ORIGIN is set', async () => {
    cache = openCache('https://shop.example');
    const first = await at('shop.test');
    expect(first).toContain('https://shop.example/');
    for (let visitor = 0; visitor < 100; visitor++) expect(await at(`evil-${visitor}.test`)).toBe(first);
    expect(renders).toHaveLength(1);
  });

  it('selects a page for a few hosts at a time, until they become idle', async () => {
    for (let place = 0; place < 8; place++) expect(await at(`host-${place}.test`)).not.toBeNull();
    now = 19_999;
    expect(await at('host-9.test')).toBeNull();
    expect(await at('host-0.test')).not.toBeNull();
    now = 20_000;
    expect(await at('host-9.test')).not.toBeNull();
    expect(await at('host-0.test')).not.toBeNull();
  });
});

describe('when offers of articles change', () => {
  /** Pages show the articles whose ids are in their path. */
  beforeEach(() => {
    answer = (request) =>
      noteArticles(
        new Response(`${request.url} ${renders.length}`),
        new Set(new URL(request.url).pathname.split('/').filter(Boolean).map(Number)),
      );
  });

  it('only the pages that show them are rendered anew', async () => {
    const [touched, other, both] = [await read('/1'), await read('/2'), await read('/2/1')];
    cache.purge([1, 99]);
    expect(await read('/2')).toBe(other);
    expect(await read('/1')).not.toBe(touched);
    expect(await read('/2/1')).not.toBe(both);
  });

  it('a page of unknown articles is rendered anew', async () => {
    answer = (request) => new Response(`${request.url} ${renders.length}`);
    const unknown = await read('/');
    cache.purge([1]);
    expect(await read('/')).not.toBe(unknown);
  });

  it('a page that was being rendered is not kept, whatever it shows', async () => {
    let finish: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (finish = resolve));
    const slow = read('/2');
    cache.purge([1]);
    finish(noteArticles(new Response('perhaps old'), new Set([2])));
    await slow;
    answer = () => new Response('new');
    expect(await read('/2')).toBe('new');
  });
});

it('removes every page when anything may have changed', async () => {
  const old = await read('/');
  cache.purge('all');
  expect(await read('/')).not.toBe(old);
});
