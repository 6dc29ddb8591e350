import { BlockList, isIP, isIPv4 } from 'node:net';

/** Named networks, as other servers name them. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** `loopback, 10.1.0.0/16` gives the networks of all; undefined when one is invalid. */
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

/** Whether an address is in one of these networks; an invalid address is in none. */
export function createNetworkList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const parts = partsOf(network);
    if (parts) list.addSubnet(parts.address, parts.bits, parts.family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
