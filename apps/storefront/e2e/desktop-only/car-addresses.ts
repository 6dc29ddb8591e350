import { askAll } from '../ask-all.ts';

/** A root of pages that name a car, with the segments of a right address below it. */
export type CarPages = { root: string; right: readonly string[] };

/** Addresses of the same depth as the first `depth` segments, of which one names no place below the one before it. */
export function wrongAddresses({ root, right }: CarPages, depth: number, count: number): string[] {
  const parts = right.slice(0, depth);
  return Array.from({ length: count }, () => {
    const at = Math.floor(Math.random() * depth);
    return address(
      root,
      parts.map((part, index) => (index === at ? misspell(part) : part)),
    );
  });
}

export const rightAddress = ({ root, right }: CarPages, depth: number): string => address(root, right.slice(0, depth));

const address = (root: string, parts: readonly string[]): string => [root, ...parts.map(encodeURIComponent)].join('/');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-';

/** Another word: letters of it are left out, and others are added. No place of the demo has a `~`. */
function misspell(part: string): string {
  const at = Math.floor(Math.random() * part.length);
  const added = Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () =>
    LETTERS.charAt(Math.floor(Math.random() * LETTERS.length)),
  );
  return `${part.slice(0, at)}${added.join('')}~${part.slice(at + 1)}`;
}

/** The statuses that addresses are answered with, in their order. */
export async function statusesOf(addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  await askAll(addresses, ({ status }, index) => {
    statuses[index] = status;
  });
  return statuses;
}
