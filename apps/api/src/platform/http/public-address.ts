import { isIPv4 } from 'node:net';
import { createNetworkList } from './networks.ts';

/** What the internet does not route, or routes to somebody's own network (IANA special-purpose registries). */
const isSpecial = createNetworkList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Teredo and other assignments, documentation, 6to4: some hold an IPv4 address of any network.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]);
/** IPv6 gives public addresses here alone: mapped IPv4, NAT64, local and link-local ones are outside. */
const isGlobal = createNetworkList(['2000::/3']);

/** Whether an IP address belongs to the public internet; false for what is no address. */
export const isPublicAddress = (address: string): boolean =>
  (isIPv4(address) || isGlobal(address)) && !isSpecial(address);
