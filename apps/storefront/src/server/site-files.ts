import { splitLocale } from '@partshop/core';
import type { ApiTransport } from './api-transport.ts';
import { compressOnce } from './compress.ts';
import { ICON_PATH } from './document.ts';
import { localeTarget } from './locale-redirect.ts';
import { robotsOf } from './robots.ts';
import { createSitemaps } from './sitemaps.ts';

export type SiteFiles = (request: Request) => Promise<Response | null>;

type Options = {
  transport: ApiTransport;
  /** Where visitors reach the shop; the request's own origin where absent. */
  publicOrigin: string | null;
};

const MAX_AGE_S = 3600;

/** The nut of the logo, on light and dark tabs alike. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="#f6ae2f" fill-rule="evenodd" d="M7.8 2.2h11.6c.7 0 1.4.4 1.7 1L26.9 13c.4.6.4 1.4 0 2l-5.8 9.8c-.3.6-1 1-1.7 1H7.8c-.7 0-1.4-.4-1.7-1L.3 15c-.4-.6-.4-1.4 0-2l5.8-9.8c.3-.6 1-1 1.7-1ZM13.6 8.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2Z"/></svg>';

/** What the site answers beside its pages: its icon, /robots.txt, the sitemaps, and /locale, which leads to a page. */
export function createSiteFiles({ transport, publicOrigin }: Options): SiteFiles {
  const sitemaps = createSitemaps(transport);

  async function written(request: Request, text: string, type: string): Promise<Response> {
    const { body, encoding } = await compressOnce(Buffer.from(text), request.headers.get('accept-encoding'));
    const headers = new Headers({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${MAX_AGE_S}`,
      vary: 'accept-encoding',
    });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const url = new URL(request.url);
    const origin = publicOrigin ?? url.origin;
    if (url.pathname === ICON_PATH) return written(request, ICON, 'image/svg+xml');
    if (url.pathname === '/robots.txt') return written(request, robotsOf(origin), 'text/plain');
    if (url.pathname === '/sitemap.xml' || url.pathname.startsWith('/sitemaps/')) {
      const text = await sitemaps.file(url.pathname, origin);
      return text === null ? null : written(request, text, 'application/xml');
    }
    if (splitLocale(url.pathname).path === '/locale') {
      return new Response(null, { status: 302, headers: { location: localeTarget(url), 'cache-control': 'no-store' } });
    }
    return null;
  };
}
