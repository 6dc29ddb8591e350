import type { BasketChange } from './basket-changes.ts';

/**
 * The changes that the server has not confirmed (`selectUnconfirmed`), in the storage of this tab. So a page that is left, or that the browser closes, before
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

/** The kept changes as text; null when there are none. */
export function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
