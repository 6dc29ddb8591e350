import { hash } from 'node:crypto';

const ID_BITS_IN_HEX = 12;

/**
 * An id derived from a path, so that links survive loading the tree again: 48 bits of SHA-256, a safe positive integer.
 * The 20,000 paths of the vehicle tree collide with odds of one in a million; the tree's builder checks.
 */
export function stableId(path: string): number {
  return Number.parseInt(hash('sha256', path, 'hex').slice(0, ID_BITS_IN_HEX), 16) + 1;
}
