import type { QueryReader } from '@partshop/features/core';

/** Cards on one page of a list. */
export const PAGE_SIZE = 24;

/** The contract's maximum of `skip`. */
const MAX_SKIP = 10_000;
const MAX_PAGES = Math.floor(MAX_SKIP / PAGE_SIZE) + 1;

/** The page number of an address, from 1; an invalid one gives the first page. */
export function readPage(query: Pick<QueryReader<'page'>, 'get'>): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** The `skip` of a list call for a page; null if it exceeds the contract's maximum. */
export function skipOf(page: number): number | null {
  return page <= MAX_PAGES ? (page - 1) * PAGE_SIZE : null;
}

/** The number of pages for a total of cards, at least one. */
export function pageCount(total: number): number {
  return Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / PAGE_SIZE)));
}
