import type pg from 'pg';
import type { SearchPlace } from '@partshop/api-client/contract';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { findListedCategories, findListedSeries } from './search-places.queries.ts';
import { createPlaceSearch } from './search-places.rules.ts';
import { CAR_SPELLINGS } from './synonyms.rules.ts';

/** Categories and cars change only with a new catalogue. */
const PLACES_MS = 600_000;

/** Finds the pages of categories and cars that a text names. */
export function createPlaceFinder(
  pool: pg.Pool,
  clock: () => Date,
): (text: string, lang: string) => Promise<SearchPlace[]> {
  const search = createExpiringCache(PLACES_MS, clock, async (_all: 'all') => {
    const [categories, series] = await Promise.all([findListedCategories(pool), findListedSeries(pool)]);
    return createPlaceSearch(categories, series, CAR_SPELLINGS);
  });
  return async (text, lang) => (await search('all'))(text, lang);
}
