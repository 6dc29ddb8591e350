import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, decompress, encodingOf, type Body } from './compress.ts';
import { isNobodysVisit } from './nobodys-visit.ts';
import { NOT_KEPT } from './not-kept.ts';
import type { PageQuery } from '@partshop/features/core';
import { createCachedHosts } from './cached-hosts.ts';
import { createSharedPaths } from './shared-address.ts';

type Render = (request: Request) => Promise<Response>;

export type PageCacheOptions = {
  render: Render;
  /** What the page of a path declares of its query. */
  queryOf: (pathname: string) => PageQuery;
  /** Where visitors reach the shop, whatever their requests say; null: where each one says. */
  publicOrigin?: string | null;
  /** How long a page counts as fresh, in milliseconds, give or take a fifth so that pages do not end together. */
  freshMs?: number;
  /** How much memory the cached pages may take. */
  maxBytes?: number;
  now?: () => number;
  /** 0 to 1; for the spread of ends. */
  random?: () => number;
};

/** What a cached page is asked by, as a server has it before it makes a request of it. */
export type Visit = {
  host: string;
  /** `/path?query`. */
  target: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

export type KeptAnswer = { status: 200 | 304; headers: Record<string, string>; body: Body | null };

export type PageCache = {
  /** The page for a visitor without a session; null where the request is of another kind. */
  answer: (request: Request) => Promise<Response> | null;
  /** The same at once, where it is kept and the visitor takes it as it is; null asks for `answer`. */
  find: (visit: Visit) => KeptAnswer | null;
  /** Forgets every page, also those that are being made: what they show has changed. */
  purge: () => void;
};

type Page = {
  headers: Record<string, string>;
  etag: string;
  /** In brotli, as nearly every visitor takes it; for the others it is unpacked. */
  packed: Body;
  madeAt: number;
  endsAt: number;
};

/** A page past its end is shown while one request makes it anew, but never when it is older than this times its age. */
const STALE_TIMES = 2;

/** What a page takes beside its body. */
const REST_BYTES = 1024;

/** Hosts whose pages are kept where the shop's own is not told. */
const MAX_HOSTS = 8;

/**
 * Whole pages for visitors without a session (no cookie but a device's mark), who all see the same. A cached page is made from its address
 * alone: no header of the visitor whose request brings it in reaches the render, so nothing of a person can be in it.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, queryOf, publicOrigin = null } = options;
  const { freshMs = 30_000, maxBytes = 128 * 1024 * 1024, now = Date.now, random = Math.random } = options;
  const kept = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }, key) => key.length + packed.byteLength + REST_BYTES,
  });
  const making = new Map<string, Promise<Page | Response>>();
  const shared = createSharedPaths(queryOf);
  const isKeptHost = createCachedHosts(MAX_HOSTS, freshMs * STALE_TIMES, now);
  const sMaxAge = `public, max-age=0, s-maxage=${Math.floor(freshMs / 1000)}, must-revalidate`;
  let generation = 0;

  /** Makes a page once, however many ask for it meanwhile. */
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
    if (response.headers.get('cache-control') === NOT_KEPT) return response;
    const page = await toPage(response);
    if (born === generation) kept.set(address, page);
    return page;
  }

  async function toPage(response: Response): Promise<Page> {
    const identity = new Uint8Array(await response.arrayBuffer());
    return {
      headers: { ...Object.fromEntries(response.headers), 'cache-control': sMaxAge, vary: 'cookie, accept-encoding' },
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      // A copy: what the compressor gives may be a part of a larger memory.
      packed: new Uint8Array(await compress(identity, 'br', 'small')),
      madeAt: now(),
      endsAt: now() + freshMs * (0.8 + 0.4 * random()),
    };
  }

  /** The page if it may still be shown; past its end one request makes it anew. */
  function findPage(address: string): Page | null {
    const page = kept.get(address);
    if (!page) return null;
    if (now() < page.endsAt) return page;
    if (now() - page.madeAt >= freshMs * STALE_TIMES) return null;
    // The old page stands in; when making a new one fails, the next visitor tries again.
    make(address).catch(() => undefined);
    return page;
  }

  const headersOf = (page: Page): Record<string, string> => ({
    ...page.headers,
    etag: page.etag,
    age: String(Math.floor((now() - page.madeAt) / 1000)),
  });

  async function answer(request: Request, address: string): Promise<Response> {
    const page = findPage(address) ?? (await make(address));
    // Each waiting visitor reads a body of his own.
    if (page instanceof Response) return page.clone();
    const headers = headersOf(page);
    if (request.headers.get('if-none-match')?.includes(page.etag)) return new Response(null, { status: 304, headers });
    const encoding = encodingOf(request.headers.get('accept-encoding'));
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    const body = encoding === 'br' ? page.packed : await compress(await decompress(page.packed), encoding, 'fast');
    return new Response(body, { headers });
  }

  /** Where the page is made for; null where it is kept for nobody. */
  function originFor(host: string, protocol: string): string | null {
    if (publicOrigin !== null) return publicOrigin;
    return isKeptHost(host) ? `${protocol}//${host}` : null;
  }

  return {
    answer(request) {
      if (request.method !== 'GET' || !isNobodysVisit(request.headers.get('cookie'))) return null;
      const { host, protocol, pathname, search } = new URL(request.url);
      const origin = originFor(host, protocol);
      const path = origin === null ? null : shared.of(pathname + search);
      return origin === null || path === null ? null : answer(request, origin + path);
    },
    find({ host, target, acceptEncoding, ifNoneMatch }) {
      const path = encodingOf(acceptEncoding) === 'br' ? shared.known(target) : null;
      const origin = path === null ? null : originFor(host, 'http:');
      const page = origin === null || path === null ? null : findPage(origin + path);
      if (!page) return null;
      const headers = headersOf(page);
      if (ifNoneMatch?.includes(page.etag)) return { status: 304, headers, body: null };
      return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: page.packed };
    },
    purge() {
      generation++;
      kept.clear();
      making.clear();
    },
  };
}
