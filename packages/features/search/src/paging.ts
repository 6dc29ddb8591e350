import type { QueryReader } from '@partshop/features/core';

/** Cards on one page of a list. */
export const PAGE_SIZE = 24;

/** The contract lets a list be skipped so far. */
const MAX_SKIP = 10_000;
const MAX_PAGES = Math.floor(MAX_SKIP / PAGE_SIZE) + 1;

/** The page that an address asks for, from 1; anything else than a number is the first page. */
export function readPage(query: Pick<QueryReader<'page'>, 'get'>): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** What a list call leaves out before the page, or null for a page that no list reaches. */
export function skipOf(page: number): number | null {
  return page <= MAX_PAGES ? (page - 1) * PAGE_SIZE : null;
}

/** How many pages a list of so many has; an empty list has one. */
export function pageCount(total: number): number {
  return Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / PAGE_SIZE)));
}
