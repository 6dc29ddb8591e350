import type pg from 'pg';
import { findByPrefix } from '../domains/catalogue/article-search.queries.ts';
import { findByText } from '../domains/catalogue/find-by-text.ts';
import { SUGGESTED } from '../domains/catalogue/found-list.queries.ts';
import { createTextReader } from '../domains/catalogue/text-reader.ts';

const SUGGESTIONS = 10;
const CARDS = 24;
const UNFILTERED = { catalogs: [], categories: [], leadDays: null };

/** What suggestions of a beginning of a number read, without prices. */
export const findSuggestedNumbers = async (pool: pg.Pool, numberKey: string) =>
  findByPrefix(pool, 'ru', numberKey, SUGGESTIONS);

/** All statements of a search by words, without the cards of what was found: of suggestions, and of a list that counts its filters. */
export function createWordSearches(pool: pg.Pool) {
  const reader = createTextReader(pool, () => new Date());
  return {
    suggestions: async (text: string) => findByText(pool, reader, text, { ...SUGGESTED, take: SUGGESTIONS }),
    list: async (text: string) =>
      findByText(pool, reader, text, { ...SUGGESTED, take: CARDS, isCounted: true, filters: UNFILTERED }),
  };
}
