import type pg from 'pg';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { readSearchText, spellingsOf, typedWords, type Reading } from './search-reading.rules.ts';
import { findCarNames, findCategoryNames, findStems } from './search-stems.queries.ts';
import { createSynonyms, wordsOfSynonyms } from './synonyms.rules.ts';

/** How long the names of cars are kept. */
const SYNONYMS_MS = 600_000;

export type ReadText = (text: string) => Promise<Reading>;

/** Reads search texts by the stems of their words, the tables of synonyms and the names of cars and categories. */
export function createTextReader(pool: pg.Pool, clock: () => Date): ReadText {
  const synonymsOf = createExpiringCache(SYNONYMS_MS, clock, async (_all: 'all') => {
    const [cars, categories] = await Promise.all([findCarNames(pool), findCategoryNames(pool)]);
    return createSynonyms(cars, categories, await findStems(pool, wordsOfSynonyms(cars)));
  });
  return async (text) => {
    const words = typedWords(text).flatMap(spellingsOf).flat();
    const [synonyms, stemsOf] = await Promise.all([synonymsOf('all'), findStems(pool, words)]);
    return readSearchText(text, stemsOf, synonyms);
  };
}
