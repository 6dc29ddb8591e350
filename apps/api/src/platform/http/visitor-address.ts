import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { readAddress } from './address.ts';

/** Networks by the names that other servers have for them. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** `loopback, 10.1.0.0/16` gives the networks of all; undefined where one of them is none. */
export function readNetworks(text: string): string[] | undefined {
  const networks = text.split(',').flatMap((one) => NAMED[one.trim().toLowerCase()] ?? [one.trim()]);
  return networks.every((network) => partsOf(network)) ? networks : undefined;
}

function partsOf(network: string): { address: string; family: 'ipv4' | 'ipv6'; bits: number } | undefined {
  const [address = '', bits, ...more] = network.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (length < 0 || length > most || more.length > 0 || address.includes('%')) return undefined;
  return { address, family: isIPv4(address) ? 'ipv4' : 'ipv6', bits: length };
}

/** Where a request comes from, as limits and the log may believe it. */
export type VisitorAddress = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;

/**
 * Follows X-Forwarded-For from the connection on, which is its right end: the first address that is no proxy of ours is the
 * visitor's. What stands left of it he may have written himself; of what is no address the same is thought.
 */
export function createVisitorAddress(trustedProxies: readonly string[]): VisitorAddress {
  const trusted = new BlockList();
  for (const network of trustedProxies) {
    const parts = partsOf(network);
    if (parts) trusted.addSubnet(parts.address, parts.bits, parts.family);
  }
  const isTrusted = (address: string) => trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

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
