import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAnonymous } from './anonymous-request.ts';
import type { PageCache } from './page-cache.ts';
import { REQUEST_ID } from './request-id.ts';

/** Responds and returns true, or returns false and leaves the request to the next handler. `id` goes into the response. */
export type QuickListener = (incoming: IncomingMessage, outgoing: ServerResponse, id?: string) => boolean;

/**
 * The fast path for cached pages, straight from Node's request: most requests have no session, and a cached page needs
 * neither a `Request` nor a `Response` object. The cache holds its headers too, security headers included.
 */
export function createCachedPageListener(pages: PageCache): QuickListener {
  return ({ method, url, headers }, outgoing, id) => {
    if (method !== 'GET' || !isAnonymous(headers.cookie) || headers.host === undefined) return false;
    const found = pages.find({
      host: headers.host,
      target: url ?? '',
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
    });
    if (!found) return false;
    if (found.body) found.headers['content-length'] = String(found.body.byteLength);
    if (id !== undefined) found.headers[REQUEST_ID] = id;
    outgoing.writeHead(found.status, found.headers).end(found.body);
    return true;
  };
}
