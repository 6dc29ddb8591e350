import { PAGES } from '../fixtures.ts';

/**
 * The price pages that are requested in turn: different ones, so that no response can be cached from the request
 * before. Nothing is folded: every server writes the same hundred rows.
 */
export const PRICE_PATHS: readonly string[] = Array.from(
  { length: PAGES },
  (_, page) => `/price/mann-filter/W712${page}?view=table&open=all`,
);

/** Pages of categories, likewise; each shows as many goods as a page of a list has. */
export const CATEGORY_PATHS: readonly string[] = Array.from(
  { length: PAGES },
  (_, page) => `/avtozapchasti/filters/oil-filters-${page}`,
);
export const HOME_PATH = '/';
export const MISSING_PATH = '/no-such-page';

/** The index of the price page in a URL or path. */
export const pageOf = (address: string): number => Number(/W712(\d+)/.exec(address)?.[1] ?? 0) % PAGES;
