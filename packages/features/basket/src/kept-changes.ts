import type { BasketChange } from './basket-changes.ts';

/**
 * The changes that the server has not confirmed, in the storage of this tab. So a page that is left, or that the browser closes, before
 * the answer comes loses none: the next page sends them.
 */
const KEY = 'partshop-basket-changes';

export function keepChanges(changes: readonly BasketChange[]): void {
  try {
    if (changes.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(changes));
  } catch {
    // The storage is full, blocked, or there is none: nothing is kept.
  }
}

/** Takes the kept changes out, as text; null when there are none. */
export function takeKeptText(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    keepChanges([]);
    return text;
  } catch {
    return null;
  }
}
