import type { APIRequestContext } from '@playwright/test';

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

/** The statuses that addresses are answered with, several at a time. Keeps the order. */
export async function statusesOf(
  request: APIRequestContext,
  origin: string,
  addresses: readonly string[],
): Promise<number[]> {
  const statuses: number[] = [];
  const queue = addresses.entries();
  const askInTurn = async () => {
    for (const [index, path] of queue) {
      const answer = await request.get(origin + path, { maxRedirects: 0 });
      statuses[index] = answer.status();
      await answer.dispose();
    }
  };
  await Promise.all(Array.from({ length: 6 }, askInTurn));
  return statuses;
}
