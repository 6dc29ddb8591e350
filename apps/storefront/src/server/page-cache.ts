import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, decompress, encodingOf, type Body, type Encoding } from './compress.ts';
import { isAnonymous } from './anonymous-request.ts';
import { NO_STORE } from './no-store.ts';
import type { PageQuery } from '@partshop/features/core';
import { createCachedHosts } from './cached-hosts.ts';
import { createCachePaths } from './cache-path.ts';
import { articlesOf } from './shown-articles.ts';

type Render = (request: Request) => Promise<Response>;

export type PageCacheOptions = {
  render: Render;
  /** The query parameters that the page of a path declares. */
  queryOf: (pathname: string) => PageQuery;
  /** The shop's public origin; null: the origin of each request. */
  publicOrigin?: string | null;
  /** How long a page is fresh, in milliseconds; varied by up to 20 % so that pages do not expire together. */
  freshMs?: number;
  /** Limit of the memory for cached pages. */
  maxBytes?: number;
  now?: () => number;
  /** Returns 0 to 1; varies the time of expiry. */
  random?: () => number;
};

/** The parts of a request that select a cached page, as Node has them before it makes a `Request`. */
export type CacheLookup = {
  host: string;
  /** `/path?query`. */
  target: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

export type CachedResponse = { status: 200 | 304; headers: Record<string, string>; body: Body | null };

export type PageCache = {
  /** Responds with the page for visitors without a session; null for any other request. */
  respond: (request: Request) => Promise<Response> | null;
  /** The same synchronously, if the page is cached in a form that the visitor accepts; null: use `respond`. */
  find: (lookup: CacheLookup) => CachedResponse | null;
  /** Removes every page whose content has changed, including all that are being rendered. */
  purge: (changed: ChangedArticles) => void;
};

/** The ids of articles whose offers changed; or anything may have. */
export type ChangedArticles = readonly number[] | 'all';

type Page = {
  headers: Record<string, string>;
  etag: string;
  /** In brotli, which nearly every visitor accepts; also in gzip from the first visitor on who accepts that alone. */
  packed: { br: Body; gzip?: Body };
  /** The ids of the articles that it shows; null where they are not known. A plain array of them would take twice the memory. */
  articles: Float64Array | null;
  madeAt: number;
  endsAt: number;
};

/** An expired page is served while one request renders it anew, but never when it is older than this many lifetimes. */
const STALE_TIMES = 2;

/** Estimated size of an entry without its body. */
const REST_BYTES = 1024;

/** How many hosts get cached pages where PUBLIC_ORIGIN is not set. */
const MAX_HOSTS = 8;

/**
 * Caches whole pages for visitors without a session (no cookie but the device cookie), who all see the same page. The page is
 * rendered from its URL alone: no header of the visitor reaches the render, so a cached page holds no personal data.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, queryOf, publicOrigin = null } = options;
  const { freshMs = 30_000, maxBytes = 128 * 1024 * 1024, now = Date.now, random = Math.random } = options;
  const cached = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed: { br, gzip }, articles }, key) =>
      key.length + br.byteLength + (gzip?.byteLength ?? 0) + (articles?.byteLength ?? 0) + REST_BYTES,
  });
  const making = new Map<string, Promise<Page | Response>>();
  const paths = createCachePaths(queryOf);
  const isCachedHost = createCachedHosts(MAX_HOSTS, freshMs * STALE_TIMES, now);
  const sMaxAge = `public, max-age=0, s-maxage=${Math.floor(freshMs / 1000)}, must-revalidate`;
  let generation = 0;

  /** Renders a page once for all requests that wait for it. */
  function make(address: string): Promise<Page | Response> {
    const known = making.get(address);
    if (known) return known;
    const made = makeOnce(address).finally(() => {
      if (making.get(address) === made) making.delete(address);
    });
    making.set(address, made);
    return made;
  }

  async function makeOnce(address: string): Promise<Page | Response> {
    const born = generation;
    const response = await render(new Request(address));
    if (response.status !== 200 || response.headers.has('set-cookie')) return response;
    if (response.headers.get('cache-control') === NO_STORE) return response;
    const page = await toPage(response);
    if (born === generation) cached.set(address, page);
    return page;
  }

  async function toPage(response: Response): Promise<Page> {
    const articles = articlesOf(response);
    const identity = new Uint8Array(await response.arrayBuffer());
    return {
      headers: { ...Object.fromEntries(response.headers), 'cache-control': sMaxAge, vary: 'cookie, accept-encoding' },
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      // A copy, because the compressor may return a view of a larger buffer.
      packed: { br: new Uint8Array(await compress(identity, 'br', 'small')) },
      articles: articles ? Float64Array.from(articles) : null,
      madeAt: now(),
      endsAt: now() + freshMs * (0.8 + 0.4 * random()),
    };
  }

  /** The page's body in an encoding. Keeps gzip, which costs 2 ms to make. */
  async function packedAs(encoding: Encoding, page: Page, address: string): Promise<Body> {
    const { br } = page.packed;
    if (encoding === 'identity') return decompress(br);
    const known = page.packed[encoding];
    if (known) return known;
    const gzip = new Uint8Array(await compress(await decompress(br), 'gzip', 'small'));
    if (cached.peek(address) === page) cached.set(address, { ...page, packed: { br, gzip } });
    return gzip;
  }

  /** The cached page, if it may still be served. Starts a render if it has expired. */
  function findPage(address: string): Page | null {
    const page = cached.get(address);
    if (!page) return null;
    if (now() < page.endsAt) return page;
    if (now() - page.madeAt >= freshMs * STALE_TIMES) return null;
    // Serves the old page meanwhile; if the render fails, the next visitor triggers another one.
    make(address).catch(() => undefined);
    return page;
  }

  const headersOf = (page: Page): Record<string, string> => ({
    ...page.headers,
    etag: page.etag,
    age: String(Math.floor((now() - page.madeAt) / 1000)),
  });

  async function respond(request: Request, address: string): Promise<Response> {
    const page = findPage(address) ?? (await make(address));
    // Each waiting request needs a body of its own.
    if (page instanceof Response) return page.clone();
    const headers = headersOf(page);
    if (request.headers.get('if-none-match')?.includes(page.etag)) return new Response(null, { status: 304, headers });
    const encoding = encodingOf(request.headers.get('accept-encoding'));
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    return new Response(await packedAs(encoding, page, address), { headers });
  }

  /** The origin to render the page for; null where the host gets no cached pages. */
  function originFor(host: string, protocol: string): string | null {
    if (publicOrigin !== null) return publicOrigin;
    return isCachedHost(host) ? `${protocol}//${host}` : null;
  }

  return {
    respond(request) {
      if (request.method !== 'GET' || !isAnonymous(request.headers.get('cookie'))) return null;
      const { host, protocol, pathname, search } = new URL(request.url);
      const origin = originFor(host, protocol);
      const path = origin === null ? null : paths.of(pathname + search);
      return origin === null || path === null ? null : respond(request, origin + path);
    },
    find({ host, target, acceptEncoding, ifNoneMatch }) {
      const encoding = encodingOf(acceptEncoding);
      if (encoding === 'identity') return null;
      const path = paths.known(target);
      const origin = path === null ? null : originFor(host, 'http:');
      const page = origin === null || path === null ? null : findPage(origin + path);
      const body = page?.packed[encoding];
      if (!page || !body) return null;
      const headers = headersOf(page);
      if (ifNoneMatch?.includes(page.etag)) return { status: 304, headers, body: null };
      return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body };
    },
    purge(changed) {
      generation++;
      making.clear();
      if (changed === 'all') {
        cached.clear();
        return;
      }
      const ids = new Set(changed);
      for (const [address, { articles }] of cached.entries())
        if (articles === null || articles.some((id) => ids.has(id))) cached.delete(address);
    },
  };
}
