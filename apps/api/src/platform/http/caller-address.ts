import { createHash, timingSafeEqual } from 'node:crypto';
import type { VisitorAddress } from './visitor-address.ts';
import { ADDRESS_HEADER, SECRET_HEADER } from './client-address.ts';

type Options = {
  /** The secret of our storefronts; without it no storefront is believed. */
  apiSecret: string | undefined;
  visitorAddress: VisitorAddress;
};

/**
 * Sets the address that limits count by, when the api is a server of its own: the visitor named by our storefront,
 * otherwise the client of the connection.
 */
export function createCallerAddress({ apiSecret, visitorAddress }: Options) {
  const expected = apiSecret === undefined ? undefined : digest(apiSecret);
  const isOurs = (said: string | null) =>
    expected !== undefined && said !== null && timingSafeEqual(digest(said), expected);
  return ({ headers }: Request, incoming: Parameters<VisitorAddress>[0]): void => {
    const named = isOurs(headers.get(SECRET_HEADER)) ? headers.get(ADDRESS_HEADER) : null;
    headers.set(ADDRESS_HEADER, named || visitorAddress(incoming));
    headers.delete(SECRET_HEADER);
  };
}

/** Digests have one length, so they can be compared in constant time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
