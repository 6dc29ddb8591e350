import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, encodingOf, type Body, type Encoding } from './compress.ts';
import type { PageRenderer } from './render-page.tsx';

export type PageCacheOptions = {
  render: PageRenderer;
  /** How long a page counts as fresh, in milliseconds, give or take a fifth so that pages do not end together. */
  freshMs?: number;
  /** How much memory the kept pages may take, with their compressed forms. */
  maxBytes?: number;
  now?: () => number;
  /** 0 to 1; for the spread of ends. */
  random?: () => number;
};

export type PageCache = {
  /** The page for a visitor without a session; null where the request is of another kind. */
  answer: (request: Request) => Promise<Response> | null;
  /** Forgets every page, also those that are being made: what they show has changed. */
  purge: () => void;
};

type Page = {
  headers: [string, string][];
  etag: string;
  bodies: Record<Encoding, Body>;
  madeAt: number;
  endsAt: number;
};

/** What of a query makes another page; campaigns and the like do not, and are not written into a kept page. */
const QUERY = ['q', 'page', 'view', 'order', 'days', 'filters', 'catalogs'];

/** Filters have thousands of combinations: only what many ask for is worth its memory. */
const MAX_KEPT_QUERY = 60;

/** A page past its end is shown while one request makes it anew, but never when it is older than this times its age. */
const STALE_TIMES = 2;

/**
 * Whole pages for visitors without a session (no cookie at all), who all see the same. A kept page is made from its address
 * alone: no header of the visitor whose request brings it in reaches the render, so nothing of a person can be in it.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, freshMs = 30_000, maxBytes = 128 * 1024 * 1024, now = Date.now, random = Math.random } = options;
  const kept = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }, key) =>
      key.length + Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 1024),
  });
  const making = new Map<string, Promise<Page | Response>>();
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
    const page = await toPage(response);
    if (born === generation) kept.set(address, page);
    return page;
  }

  async function toPage(response: Response): Promise<Page> {
    const identity = new Uint8Array(await response.arrayBuffer());
    const [br, zipped] = await Promise.all([compress(identity, 'br', 'small'), compress(identity, 'gzip', 'small')]);
    const age = freshMs * (0.8 + 0.4 * random());
    return {
      headers: [...response.headers].filter(([name]) => name !== 'cache-control'),
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      bodies: { identity, br, gzip: zipped },
      madeAt: now(),
      endsAt: now() + age,
    };
  }

  async function answer(request: Request, address: string): Promise<Response> {
    const page = kept.get(address);
    if (!page) return answerNew(request, address);
    if (now() >= page.endsAt) {
      const isTooOld = now() - page.madeAt >= freshMs * STALE_TIMES;
      if (isTooOld) return answerNew(request, address);
      // The old page stands in; when making a new one fails, the next visitor tries again.
      make(address).catch(() => undefined);
    }
    return respond(page, request);
  }

  async function answerNew(request: Request, address: string): Promise<Response> {
    const made = await make(address);
    // Each waiting visitor reads a body of his own.
    return made instanceof Response ? made.clone() : respond(made, request);
  }

  function respond(page: Page, request: Request): Response {
    const encoding = encodingOf(request.headers.get('accept-encoding'));
    const headers = new Headers(page.headers);
    headers.set('etag', page.etag);
    headers.set('age', String(Math.floor((now() - page.madeAt) / 1000)));
    headers.set('cache-control', `public, max-age=0, s-maxage=${Math.floor(freshMs / 1000)}, must-revalidate`);
    headers.set('vary', 'cookie, accept-encoding');
    if (request.headers.get('if-none-match')?.includes(page.etag)) return new Response(null, { status: 304, headers });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    return new Response(page.bodies[encoding], { status: 200, headers });
  }

  return {
    answer(request) {
      if (request.method !== 'GET' || request.headers.has('cookie')) return null;
      const address = sharedAddress(request.url);
      return address === null ? null : answer(request, address);
    },
    purge() {
      generation++;
      kept.clear();
      making.clear();
    },
  };
}

/** The address without what makes no other page; null where too much of it does. */
function sharedAddress(address: string): string | null {
  const url = new URL(address);
  const query = [...url.searchParams].filter(([name]) => QUERY.includes(name));
  url.hash = '';
  url.search = new URLSearchParams(
    query.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
  ).toString();
  return url.search.length > MAX_KEPT_QUERY ? null : url.href;
}
