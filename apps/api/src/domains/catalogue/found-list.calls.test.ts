import { FoundGoods, type FilterGroup } from '@partshop/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

/** The list of articles that a text finds, as its filters and its order arrange it (F4). */

const api = await createTestApi();
const { database, fixtures, visitor } = api;
const { signedIn } = createAccounts(api);
const names = { ru: 'Ремень' };

beforeAll(async () => {
  const near = await fixtures.priceList('Рядом', { lead_days: 0, lead_days_max: 1 });
  const week = await fixtures.priceList('Через неделю', { lead_days: 3, lead_days_max: 7 });
  const far = await fixtures.priceList('Далеко', { lead_days: 20, lead_days_max: 30 });
  await fixtures.level(week, 50);
  const categories = [
    { id: 71, url: 'drive', names: '{"ru": "Привод", "en": "Drive"}', position: 1 },
    { id: 72, url: 'kits', names: '{"ru": "Комплекты", "en": "Kits"}', position: 2 },
  ];
  await database.db.insertInto('categories').values(categories).execute();
  const [drive, kits] = [{ category_id: 71 }, { category_id: 72 }];
  await fixtures.offer(await fixtures.article('Gates', 'G 1', { names, sold: 9, ...drive }), week, { price: 30_000 });
  await fixtures.offer(await fixtures.article('Gates', 'G 2', { names, sold: 5, ...kits }), far, { price: 20_000 });
  await fixtures.offer(await fixtures.article('Dayco', 'D 1', { names, sold: 1, ...drive }), near, { price: 25_000 });
  await fixtures.article('Bosch', 'B 1', { names, sold: 99 });
});

const list = (more: object, who: Visitor = visitor()) =>
  good(who.post('/services/search/getcardgoods_json', { Text: 'ремень', ...more }), FoundGoods);
const numbers = ({ items }: FoundGoods) => items.map(({ catalogFullNumber }) => catalogFullNumber);

test.each([
  ['what fits best, on offer before the rest', 1, ['G 1', 'G 2', 'D 1', 'B 1']],
  ['the cheapest', 2, ['G 2', 'D 1', 'G 1', 'B 1']],
  ['the soonest', 3, ['D 1', 'G 1', 'G 2', 'B 1']],
])('begins with %s', async (_, OrderBy, expected) => {
  expect(numbers(await list({ OrderBy }))).toEqual(expected);
});

test('begins for a wholesale client with what is the cheapest for them', async () => {
  const { guest } = await signedIn({ type: 'Wholesale' });
  expect(numbers(await list({ OrderBy: 2 }, guest))).toEqual(['G 1', 'G 2', 'D 1', 'B 1']);
});

const facet = ({ filterList }: FoundGoods, key: FilterGroup['key']) =>
  filterList.find((group) => group.key === key)?.values.map(({ value, count }) => [value, count]);

test('is narrowed to makers, any of which is enough, and offers all of them with their numbers of articles', async () => {
  const found = await list({ Catalogs: ['GATES'] });
  expect([numbers(found), found.total]).toEqual([['G 1', 'G 2'], 2]);
  expect(found.filterList.find(({ key }) => key === 'Catalogs')?.values).toEqual([
    { value: 'gates', text: 'Gates', count: 2, isSelected: true },
    { value: 'bosch', text: 'Bosch', count: 1, isSelected: false },
    { value: 'dayco', text: 'Dayco', count: 1, isSelected: false },
  ]);
  expect(numbers(await list({ Catalogs: ['gates', 'dayco'] }))).toEqual(['G 1', 'G 2', 'D 1']);
});

test('is narrowed to categories, which have the language of the call', async () => {
  const found = await list({ Categories: ['drive'] });
  expect([numbers(found), found.total]).toEqual([['G 1', 'D 1'], 2]);
  expect(found.filterList.find(({ key }) => key === 'Categories')?.values).toEqual([
    { value: 'drive', text: 'Привод', count: 2, isSelected: true },
    { value: 'kits', text: 'Комплекты', count: 1, isSelected: false },
  ]);
  const inEnglish = good(visitor().post('/services/search/getcardgoods_json?lang=en', { Text: 'ремень' }), FoundGoods);
  expect((await inEnglish).filterList.find(({ key }) => key === 'Categories')?.values.map(({ text }) => text)).toEqual([
    'Drive',
    'Kits',
  ]);
});

test('counts each value among the articles that meet all other choices', async () => {
  const found = await list({ Catalogs: ['gates'], Categories: ['kits'], DeliveryDays: 30 });
  expect(numbers(found)).toEqual(['G 2']);
  expect(facet(found, 'Catalogs')).toEqual([
    ['gates', 1],
    ['bosch', 0],
    ['dayco', 0],
  ]);
  expect(facet(found, 'Categories')).toEqual([
    ['drive', 1],
    ['kits', 1],
  ]);
  expect(facet(found, 'DeliveryDays')).toEqual([
    ['1', 0],
    ['7', 0],
    ['30', 1],
  ]);
});

test('offers the steps of the delivery time that make a difference', async () => {
  expect(facet(await list({}), 'DeliveryDays')).toEqual([
    ['1', 1],
    ['7', 2],
    ['30', 3],
  ]);
});

test.each([
  [0, []],
  [1, ['D 1']],
  [6, ['D 1']],
  [7, ['G 1', 'D 1']],
  [30, ['G 1', 'G 2', 'D 1']],
])('is narrowed to what comes within %i days, by the later day', async (DeliveryDays, expected) => {
  const found = await list({ DeliveryDays });
  expect([numbers(found), found.total]).toEqual([expected, expected.length]);
});
