import { hash } from 'node:crypto';

const ID_BITS_IN_HEX = 12;

/**
 * An identifier made of what it names, so that loading the tree again keeps every link to it: 48 bits of SHA-256, a safe
 * positive integer. Among the 20,000 paths of the vehicle tree two alike are a matter of one in a million; the tree's builder checks.
 */
export function stableId(path: string): number {
  return Number.parseInt(hash('sha256', path, 'hex').slice(0, ID_BITS_IN_HEX), 16) + 1;
}
