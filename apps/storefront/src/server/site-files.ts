import { setTimeout as delay } from 'node:timers/promises';
import { createThrottle, TooManyWaiting } from '@partshop/api/serving';
import { reportFault, splitLocale } from '@partshop/features/core';
import type { ApiTransport } from './api-transport.ts';
import { askInTime } from './ask-in-time.ts';
import touchIcon from './apple-touch-icon.png?inline';
import { ICON_PATH, TOUCH_ICON_PATH } from './document.ts';
import { localeTarget } from './locale-redirect.ts';
import { llmsTextOf } from './llms-text.ts';
import { robotsOf } from './robots.ts';
import { createCachedFiles } from './cached-files.ts';
import { isFeedPath, writeFeed } from './feed.ts';
import { isPostsSitemap, isSitemapPath, writeSitemap } from './sitemaps.ts';
import { withoutSlash } from './trailing-slash.ts';

export type SiteFiles = {
  /** Responds to a site-wide path; null for any other. */
  respond: (request: Request) => Promise<Response | null>;
  /** Removes what was made from the catalogue, since it has changed. */
  purge: () => void;
};

type Handler = (request: Request) => Promise<Response>;

type Options = {
  transport: ApiTransport;
  /** Admission control for expensive work. */
  guard?: (handle: Handler) => Handler;
  /** How long a visitor waits for a file that is being made, in milliseconds. */
  limitMs?: number;
  /** Resolves after so many milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
  /** The shop's public origin; null: the request's own. */
  publicOrigin: string | null;
};

/**
 * A sitemap costs little, but a hundred programs that request nothing else would use up the process, so requests are spaced
 * out: search engines can wait. A rejection is delayed as well, in milliseconds.
 */
const THROTTLE = { everyMs: 5, maxWaiting: 400 };
const REFUSAL_MS = 1000;

/** How soon a scheduled article is found: nothing tells of the moment when its time has come. */
const NEWS_MS = 60_000;

/** Texts of a site, by path. */
const TEXTS: Readonly<Record<string, (origin: string) => string>> = {
  [ICON_PATH]: () => ICON,
  '/robots.txt': robotsOf,
  '/llms.txt': llmsTextOf,
};

/** The logo's mark; seen on light and dark tabs. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect fill="#fcbb20" width="32" height="32" rx="7.5"/><path fill="#291906" fill-rule="evenodd" d="M7.2 28V9.4q0-1.2 1-1.8l7-4q1-.6 2 0l7 4q1 .6 1 1.8v8q0 1.2-1 1.8l-7 4q-1 .6-2 0l-2.6-1.5V28zm9-18.7a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2"/></svg>';

/** The same mark on a square of 180 pixels, which phones round off; `?inline` is its data URL. */
const TOUCH_ICON = Buffer.from(touchIcon.slice(touchIcon.indexOf(',') + 1), 'base64');
const TOUCH_ICON_HEADERS = { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' };

/**
 * Responds to the site-wide paths: the icons, /robots.txt, /llms.txt, the sitemaps, the feeds, and redirects: /locale to a page, a page's path with a
 * needless slash to the one without.
 */
export function createSiteFiles({
  transport,
  publicOrigin,
  guard = (handle) => handle,
  limitMs = 2500,
  wait = delay,
}: Options): SiteFiles {
  const make = async (address: string) => {
    const { pathname, origin } = new URL(address);
    const write = isFeedPath(pathname) ? writeFeed : writeSitemap;
    return askInTime(transport, async (api) => write(api, pathname, origin));
  };
  const sitemaps = createCachedFiles({ make });
  const news = createCachedFiles({ make, freshMs: NEWS_MS });

  const texts = createCachedFiles({
    make: async (address) => {
      const { pathname, origin } = new URL(address);
      return Promise.resolve(TEXTS[pathname]?.(origin) ?? null);
    },
  });

  const throttle = createThrottle(THROTTLE, wait);
  const retryLater = () =>
    new Response(null, { status: 503, headers: { 'retry-after': '120', 'cache-control': 'no-store' } });

  /** A search engine that gets 503 retries; by then the file is cached. */
  const respondWithXml = guard(async (request) => {
    const { pathname } = new URL(request.url);
    const isFeed = isFeedPath(pathname);
    const files = isFeed || isPostsSitemap(pathname) ? news : sitemaps;
    try {
      const type = isFeed ? 'application/rss+xml' : 'application/xml';
      const found = await inTime(files.respond(request, keyOf(request), type), limitMs);
      return found ?? new Response(null, { status: 404 });
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) reportFault(error);
      return retryLater();
    }
  });

  async function xmlFile(request: Request): Promise<Response> {
    try {
      await throttle('sitemaps');
    } catch {
      await wait(REFUSAL_MS);
      return retryLater();
    }
    return respondWithXml(request);
  }

  /** The file's public URL without its query. */
  function keyOf({ url }: Request): string {
    const { pathname, origin } = new URL(url);
    return (publicOrigin ?? origin) + pathname;
  }

  async function respond(request: Request): Promise<Response | null> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const url = new URL(request.url);
    if (url.pathname === ICON_PATH) return texts.respond(request, keyOf(request), 'image/svg+xml');
    if (url.pathname === TOUCH_ICON_PATH)
      return new Response(request.method === 'HEAD' ? null : TOUCH_ICON, { headers: TOUCH_ICON_HEADERS });
    if (url.pathname === '/robots.txt' || url.pathname === '/llms.txt')
      return texts.respond(request, keyOf(request), 'text/plain');
    if (isSitemapPath(url.pathname) || isFeedPath(url.pathname)) {
      const found = await xmlFile(request);
      return found.status === 404 ? null : found;
    }
    if (splitLocale(url.pathname).path === '/locale') {
      return new Response(null, { status: 302, headers: { location: localeTarget(url), 'cache-control': 'no-store' } });
    }
    const address = withoutSlash(url);
    return address === null
      ? null
      : new Response(null, { status: 301, headers: { location: address, 'cache-control': 'no-cache' } });
  }

  const purge = () => {
    sitemaps.purge();
    news.purge();
  };
  return { respond, purge };
}

/** The result of `work`; throws TooManyWaiting after `limitMs`, while the work continues. */
async function inTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooManyWaiting()), limitMs);
  work.catch(() => undefined);
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
