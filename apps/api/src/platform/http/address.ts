import { isIPv4, isIPv6 } from 'node:net';

const WITH_PORT = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/i;
/** An IPv4 address as an IPv6 socket reports it. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * Normalises an IP address: `::FFFF:192.0.2.1`, `[2001:DB8::0]:443` and `fe80::1%eth0` give `192.0.2.1`, `2001:db8::` and
 * `fe80::1`. Undefined for anything else.
 */
export function readAddress(text: string): string | undefined {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? [];
  const address = inBrackets ?? beforePort ?? text;
  if (isIPv4(address)) return address;
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return undefined;
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const bits = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bits.join('.');
}

const GROUPS = 8;
/** The first half of an IPv6 address is the network; its owner has 2^64 addresses in it. */
const NETWORK_GROUPS = 4;

/**
 * What limits count an address by: IPv4 the address itself, IPv6 its network, such as `2001:db8:0:7::/64`. Anything else
 * is returned unchanged.
 */
export function networkOf(text: string): string {
  const address = readAddress(text);
  if (address === undefined || isIPv4(address)) return address ?? text;
  const [before = '', after = ''] = address.split('::', 2);
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0');
  const groups = address.includes('::') ? [...head, ...zeros, ...tail] : head;
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
