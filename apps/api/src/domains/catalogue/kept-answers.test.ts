import { FoundGoods, MakerList, SearchAnswer } from '@partshop/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const listeners: ((changed: readonly number[] | 'all') => void)[] = [];
const tell = (changed: readonly number[] | 'all') => listeners.forEach((listener) => listener(changed));

const api = await createTestApi({ onCatalogueChange: (listener) => void listeners.push(listener) });
const { fixtures, time, visitor } = api;
const { signedIn } = createAccounts(api);
const guest = visitor();
let article = 0;
let other = 0;
let priceList = 0;

beforeAll(async () => {
  priceList = await fixtures.priceList('Склад');
  article = await fixtures.article('Mann-Filter', 'W 712/75', { names: { ru: 'Фильтр масляный', en: 'Oil filter' } });
  other = await fixtures.article('Bosch', '0 451 103 079');
  await fixtures.offer(article, priceList, { price: 10_000 });
});

const byNumber = (who: Visitor = guest) =>
  good(who.post('/services/search/searchgoodlist_json', { Number: 'W71275' }), MakerList).then(
    ({ items }) => items[0]?.best?.price,
  );
const byName = () =>
  good(guest.post('/services/search/getcardgoods_json', { Text: 'Фильтр масляный' }), FoundGoods).then(
    ({ items }) => items.find(({ articleId }) => articleId === article)?.best?.price,
  );
const tips = () => good(guest.get('/api/search/W71'), SearchAnswer).then(({ suggestions }) => suggestions[0]?.price);
const prices = async () => [await byNumber(), await byName(), await tips()];

test('keeps answers until an article that they show changes, and never longer than two seconds', async () => {
  expect(await prices()).toEqual([10_000, 10_000, 10_000]);
  await fixtures.changeOffer(article, priceList, { price: 11_000 });
  tell([other]);
  expect(await byNumber()).toBe(10_000);
  tell([article]);
  expect(await prices()).toEqual([11_000, 11_000, 11_000]);

  await fixtures.changeOffer(article, priceList, { price: 12_000 });
  tell('all');
  expect(await prices()).toEqual([12_000, 12_000, 12_000]);

  await fixtures.changeOffer(article, priceList, { price: 13_000 });
  expect(await prices()).toEqual([12_000, 12_000, 12_000]);
  time.now = new Date(time.now.getTime() + 2000);
  expect(await prices()).toEqual([13_000, 13_000, 13_000]);
});

test('keeps answers apart by what a client pays and by language, also for visitors who ask at once', async () => {
  tell('all');
  await fixtures.changeOffer(article, priceList, { price: 20_000 });
  await fixtures.level(priceList, 90);
  const { guest: wholesaler } = await signedIn({ type: 'Wholesale' });
  expect(await Promise.all([byNumber(), byNumber(wholesaler), byNumber(), byNumber(wholesaler)])).toEqual([
    20_000, 18_000, 20_000, 18_000,
  ]);
  const names = ['ru', 'en'].map((lang) =>
    good(guest.post(`/services/search/searchgoodlist_json?lang=${lang}`, { Number: 'W71275' }), MakerList).then(
      ({ items }) => items[0]?.productName,
    ),
  );
  expect(await Promise.all(names)).toEqual(['Фильтр масляный', 'Oil filter']);
});
