import { FoundGoods } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureDemoCatalogue } from '../../demo/ensure-demo-catalogue.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { TYPED_NAMES } from './typed-names.data.ts';

const SIZE = { articles: 4000, offers: 6000 };
/** What is seen without scrolling. */
const FIRST = 5;

const { database, visitor } = await createTestApi();
const guest = visitor();
const urlOf = new Map<number, string>();

beforeAll(async () => {
  await ensureDemoCatalogue(database.patient, { ...SIZE, log: () => undefined });
  const { rows } = await database.pool.query<{ id: number; url: string }>(
    'select a.id::float8 as id, c.url from articles a join categories c on c.id = a.category_id',
  );
  for (const { id, url } of rows) urlOf.set(id, url);
});

test('the table has 100 different names', () => {
  const typed = Object.values(TYPED_NAMES).flatMap((names) => names.map(([text]) => text));
  expect(new Set(typed).size).toBeGreaterThanOrEqual(100);
});

describe.each(Object.entries(TYPED_NAMES))('goods are found first by what people call them: %s', (lang, names) => {
  test.each(names)('%s', async (Text, categoryUrl) => {
    const asked = guest.post(`/services/search/getcardgoods_json?lang=${lang}`, { Text, Take: FIRST });
    const { items } = await good(asked, FoundGoods);
    expect([...new Set(items.map(({ articleId }) => urlOf.get(articleId)))]).toEqual([categoryUrl]);
  });
});
