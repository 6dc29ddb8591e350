import { beforeAll, expect, test } from 'vitest';
import { searchTexts } from '../../testing/search-texts.ts';
import { createTestApi, type Answer } from '../../testing/test-api.ts';
import { learnWords } from '../search-words/index.ts';

const { database, fixtures, visitor } = await createTestApi();
const guest = visitor();
const SEED = 20_261_126;
const TEXTS = 1500;
/** Fewer than wait for an expensive search. */
const AT_ONCE = 12;

beforeAll(async () => {
  const list = await fixtures.priceList('Склад');
  const names = { ru: 'Масло моторное 5W-30, 4 л', ar: 'فلتر الزيت' };
  for (const number of ['W 712/75', 'BKR6E-11', '0 986 494 019', '5W30']) {
    await fixtures.offer(await fixtures.article('Bosch', number, { names }), list);
  }
  await learnWords(database.pool);
});

const inAddress = (text: string) => encodeURIComponent(text.toWellFormed());
const CALLS: Record<string, (text: string) => Promise<Answer>> = {
  searchgoodlist_json: (Number) => guest.post('/services/search/searchgoodlist_json', { Number }),
  getcardgoods_json: (Text) => guest.post('/services/search/getcardgoods_json', { Text }),
  '/api/search/{text}': (text) => guest.get(`/api/search/${inAddress(text)}`),
};

test.each(Object.entries(CALLS))('%s answers every text without a fault', async (_, call) => {
  const left = searchTexts(SEED, TEXTS);
  const faults: [number, string][] = [];
  let answers = 0;
  const next = async (): Promise<void> => {
    for (let text = left.pop(); text !== undefined; text = left.pop()) {
      const { status } = await call(text);
      answers += 1;
      if (status >= 500) faults.push([status, text.slice(0, 200)]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  expect(faults).toEqual([]);
  expect(answers).toBe(TEXTS);
});
