import { LRUCache } from 'lru-cache';
import { readQuery, searchOf, type PageQuery } from '@partshop/features/core';

/** Filters have thousands of combinations, and few visitors share one: pages with longer queries are not cached. */
const MAX_KEPT_QUERY = 60;

/** A longer target is computed each time, so that made-up URLs take no memory. */
const MAX_REMEMBERED = 1000;
const REMEMBERED_BYTES = 4 * 1024 * 1024;
/** Estimated size of an entry without its strings, whose characters may take two bytes each. */
const ENTRY_BYTES = 128;

export type CachePaths = {
  /** The cache path of a target (`/path?query`); null where its declared query is too long to cache. */
  of: (target: string) => string | null;
  /** The same without computing it: null where it is not remembered. */
  known: (target: string) => string | null;
};

/**
 * The path that a page is cached under: its own, with only those query parameters that the page declares. Tracking parameters
 * neither select another page nor appear in a cached one.
 */
export function createCachePaths(queryOf: (pathname: string) => PageQuery): CachePaths {
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
