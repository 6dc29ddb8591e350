import type { IncomingMessage } from 'node:http';
import { readAddress } from './address.ts';
import { createNetworkList } from './networks.ts';

/** The client IP of a request, as limits and the log should see it. */
export type VisitorAddress = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;

/**
 * Reads X-Forwarded-For from its right end, the connection: the first address that is not a trusted proxy is the
 * visitor's. Entries further left may be forged, and an invalid entry ends the search.
 */
export function createVisitorAddress(trustedProxies: readonly string[]): VisitorAddress {
  const isTrusted = createNetworkList(trustedProxies);

  return ({ socket, headers }) => {
    let address = readAddress(socket.remoteAddress ?? '');
    if (address === undefined) return '';
    if (!isTrusted(address)) return address;
    for (const entry of String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .toReversed()) {
      const next = readAddress(entry.trim());
      if (next === undefined) break;
      address = next;
      if (!isTrusted(address)) break;
    }
    return address;
  };
}
