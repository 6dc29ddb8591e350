import { createHash, timingSafeEqual } from 'node:crypto';
import type { VisitorAddress } from './visitor-address.ts';
import { ADDRESS_HEADER, SECRET_HEADER } from './client-address.ts';

type Options = {
  /** What a storefront of ours says beside a visitor's address; without it nobody is believed. */
  apiSecret: string | undefined;
  visitorAddress: VisitorAddress;
};

/**
 * Writes into a request, for the calls as a server of their own, whom limits count: the visitor that our storefront names, and
 * of anybody else's request where it comes from.
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

/** Texts of any length become of one, which can be compared in one time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
