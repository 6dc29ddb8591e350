import type { MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { ApiEnv } from './api-app.ts';

const ANY_SITE = 'Access-Control-Allow-Origin';

/**
 * For a call whose answer depends on its address alone: pages of any site may read it, without the visitor's cookies, and anybody may
 * keep it for `seconds`. Who asks again with its ETag gets 304. Errors may be read as well, but are not kept.
 */
export function sharedAnswer(seconds: number): MiddlewareHandler<ApiEnv>[] {
  return [
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, ANY_SITE] }),
    async (c, next) => {
      c.header(ANY_SITE, '*');
      await next();
      if (c.res.status === 200) c.header('Cache-Control', `public, max-age=${seconds}`);
    },
  ];
}
