import type pg from 'pg';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { readSearchText, spellingsOf, typedWords, type Reading, type Synonyms } from './search-reading.rules.ts';
import { findCarNames, findCategoryNames, findStems } from './search-stems.queries.ts';
import { createSynonyms, wordsOfSynonyms } from './synonyms.rules.ts';

/** How long the names of cars are kept. */
const SYNONYMS_MS = 600_000;

export type TextReader = {
  /** What a text looks for. */
  read: (text: string) => Promise<Reading>;
  /** What people type for goods, by plain words. */
  words: () => Promise<Synonyms['words']>;
};

/** Reads search texts by the stems of their words, the tables of synonyms and the names of cars and categories. */
export function createTextReader(pool: pg.Pool, clock: () => Date): TextReader {
  const synonymsOf = createExpiringCache(SYNONYMS_MS, clock, async (_all: 'all') => {
    const [cars, categories] = await Promise.all([findCarNames(pool), findCategoryNames(pool)]);
    return createSynonyms(cars, categories, await findStems(pool, wordsOfSynonyms(cars, categories)));
  });
  return {
    read: async (text) => {
      const words = typedWords(text).flatMap(spellingsOf).flat();
      const [synonyms, stemsOf] = await Promise.all([synonymsOf('all'), findStems(pool, words)]);
      return readSearchText(text, stemsOf, synonyms);
    },
    words: async () => (await synonymsOf('all')).words,
  };
}
