import type { IncomingMessage } from 'node:http';
import { hasTooManyKeys } from '@partshop/api/serving';

/** The rejection of a request before any routing. */
export type Refusal = { status: 400; text: string };

/** A host name or IP, and an optional port, as browsers accept it (S4). */
const HOST = /^(?:[a-z\d](?:[a-z\d._-]{0,253}[a-z\d_-])?\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

const bad = (text: string): Refusal => ({ status: 400, text });
const BAD_HOST = bad('Bad host');
const BAD_ADDRESS = bad('Bad address');
const TOO_MANY_KEYS = bad('The address has too many parts.');

/** Why the request must be rejected; null where it is fine. */
export function refusalOf({ url = '', headers, rawHeaders }: IncomingMessage): Refusal | null {
  if (headers.host === undefined || !HOST.test(headers.host) || saysHostTwice(rawHeaders)) return BAD_HOST;
  // Rejects absolute URLs (for proxies) and the other forms of a request target.
  if (!url.startsWith('/')) return BAD_ADDRESS;
  return hasTooManyKeys(url) ? TOO_MANY_KEYS : null;
}

/** Node uses the first Host header; a proxy may use the other. */
function saysHostTwice(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
