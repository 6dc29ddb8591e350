import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { Fixtures } from '../../testing/fixtures.ts';
import { createDirectories } from './directories.ts';
import { createNumberCards } from './number-cards.queries.ts';

const { pool, db, close } = await createTestDatabase();
afterAll(close);
const fixtures = new Fixtures(db);
const guest = { lang: 'ru', clientType: 'Retail' } as const;

const reliability = async (id: number, value: number) =>
  pool.query('update price_lists set reliability = $2 where id = $1', [id, value]);

test('directories are loaded once in two seconds, and stay in use while they are loaded anew', async () => {
  let now = 0;
  const { current } = createDirectories(pool, () => now);
  const list = await fixtures.priceList('Reliable');
  await reliability(list, 70);
  const [one, other] = await Promise.all([current(), current()]);
  expect(one).toBe(other);
  expect(one.priceLists.get(list)?.reliability).toBe(70);

  await reliability(list, 80);
  now = 1999;
  expect(await current()).toBe(one);
  now = 2000;
  expect(await current()).toBe(one);
  await expect.poll(async () => (await current()).priceLists.get(list)?.reliability).toBe(80);
});

test('directories that are too old are waited for', async () => {
  let now = 0;
  const { current } = createDirectories(pool, () => now);
  const list = await fixtures.priceList('Late');
  await current();
  await reliability(list, 60);
  now = 4000;
  expect((await current()).priceLists.get(list)?.reliability).toBe(60);
});

test('directories that were loaded, or began to be, before a change are forgotten', async () => {
  const { current, forget } = createDirectories(pool, () => 0);
  const list = await fixtures.priceList('Changed');
  await current();
  await reliability(list, 50);
  forget();
  const before = current();
  forget();
  const after = current();
  expect((await after).priceLists.get(list)?.reliability).toBe(50);
  expect(await before).not.toBe(await after);
  expect(await current()).toBe(await after);
});

test('a maker and a price list that came a moment ago are shown at once', async () => {
  const findCards = createNumberCards(pool);
  expect(await findCards(guest, 'NEW1')).toEqual([]);
  await findCards(guest, 'NEW1');
  const article = await fixtures.article('Newcomer', 'NEW 1');
  await fixtures.offer(article, await fixtures.priceList('New list'), { price: 777 });
  expect(await findCards(guest, 'NEW1')).toMatchObject([{ catalogName: 'Newcomer', best: { price: 777 } }]);
});

test('of makers with one number the best-selling comes first, then by name', async () => {
  const findCards = createNumberCards(pool);
  const ids = [];
  for (const maker of ['Zeta', 'Beta', 'Alpha']) ids.push(await fixtures.article(maker, 'SAME 1'));
  await pool.query('update articles set sold = 5 where id = $1', [ids[0]]);
  expect((await findCards(guest, 'SAME1')).map(({ catalogName }) => catalogName)).toEqual(['Zeta', 'Alpha', 'Beta']);
});
