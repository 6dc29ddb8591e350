import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNobodysVisit } from './nobodys-visit.ts';
import type { PageCache } from './page-cache.ts';
import { REQUEST_ID } from './request-id.ts';

/** Answers a request at once, or leaves it to others. `id` names the request in the answer. */
export type QuickListener = (incoming: IncomingMessage, outgoing: ServerResponse, id?: string) => boolean;

/**
 * Cached pages straight from the socket's request: most visits of a shop are of people without a session, and a page that is
 * there needs neither a `Request` nor a `Response` made of it. Its headers, those of safety too, are kept with it.
 */
export function createCachedPageListener(pages: PageCache): QuickListener {
  return ({ method, url, headers }, outgoing, id) => {
    if (method !== 'GET' || !isNobodysVisit(headers.cookie) || headers.host === undefined) return false;
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
