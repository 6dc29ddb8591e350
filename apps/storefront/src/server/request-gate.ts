import type { IncomingMessage } from 'node:http';
import { hasTooManyKeys } from '@partshop/api/serving';

/** What a request is refused with before anybody looks at what it wants. */
export type Refusal = { status: 400; text: string };

/** A name or an address, and a port: what a browser can have in its address line (S4). */
const HOST = /^(?:[a-z\d](?:[a-z\d._-]{0,253}[a-z\d_-])?\.?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

const bad = (text: string): Refusal => ({ status: 400, text });
const BAD_HOST = bad('Bad host');
const BAD_ADDRESS = bad('Bad address');
const TOO_MANY_KEYS = bad('The address has too many parts.');

/** Why a request cannot be answered at all; null where it can. */
export function refusalOf({ url = '', headers, rawHeaders }: IncomingMessage): Refusal | null {
  if (headers.host === undefined || !HOST.test(headers.host) || saysHostTwice(rawHeaders)) return BAD_HOST;
  // An address with a host of its own is for a proxy; the other forms are for nobody here.
  if (!url.startsWith('/')) return BAD_ADDRESS;
  return hasTooManyKeys(url) ? TOO_MANY_KEYS : null;
}

/** Node keeps the first one, a proxy perhaps the other. */
function saysHostTwice(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
