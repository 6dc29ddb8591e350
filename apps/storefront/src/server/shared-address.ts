import { LRUCache } from 'lru-cache';
import { readQuery, searchOf, type PageQuery } from '@partshop/features/core';

/** Filters have thousands of combinations: only what many ask for is worth its memory. */
const MAX_KEPT_QUERY = 60;

/** A longer target is worked out each time: what visitors make up takes no memory. */
const MAX_REMEMBERED = 1000;
const REMEMBERED_BYTES = 4 * 1024 * 1024;
/** What a remembered target takes beside its letters, of which each may take two bytes. */
const ENTRY_BYTES = 128;

export type SharedPaths = {
  /** The path under which the page of a target (`/path?query`) is kept; null where too much of its query is declared. */
  of: (target: string) => string | null;
  /** The same where it is remembered, at once; else null. */
  known: (target: string) => string | null;
};

/**
 * Under which path a page is kept: its own, with what it declares of the query. Campaigns and the like make no other page, and are
 * not written into a kept one.
 */
export function createSharedPaths(queryOf: (pathname: string) => PageQuery): SharedPaths {
  const remembered = new LRUCache<string, { path: string | null }>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ path }, target) => 2 * (target.length + (path?.length ?? 0)) + ENTRY_BYTES,
  });

  function made(target: string): string | null {
    const at = target.indexOf('?');
    const pathname = at === -1 ? target : target.slice(0, at);
    const query = at === -1 ? '' : searchOf(readQuery(queryOf(pathname), target.slice(at)));
    return query.length > MAX_KEPT_QUERY ? null : pathname + query;
  }

  return {
    of(target) {
      const known = remembered.get(target);
      if (known) return known.path;
      const path = made(target);
      if (target.length <= MAX_REMEMBERED) remembered.set(target, { path });
      return path;
    },
    known: (target) => remembered.get(target)?.path ?? null,
  };
}
