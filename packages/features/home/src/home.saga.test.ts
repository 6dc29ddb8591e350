import { afterEach, expect, test, vi } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { makeList } from '@partshop/features/search/mocks';
import { seenCards } from '@partshop/features/seen';
import { loadHome } from './home.saga.ts';
import { goodsPages, latestNews, mainCategories, shopFacts, topSales } from './home.loadables.ts';
import { failing, goodsAlone, loaded } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}), ...loaded());

async function load(query = '', locale: 'ru' | 'en' = 'ru') {
  const { store } = createTestApp({ locale });
  const outcome = await store
    .run(loadHome, undefined, { params: {}, query: new URLSearchParams(query) })
    .catch((error: unknown) => error);
  const sales = (skip = 0) => topSales.select(store.getState(), { skip, currency: locale === 'ru' ? 'RUB' : 'EUR' });
  return { store, outcome, sales };
}

test('the home page loads the first best-selling parts in the currency of its language', async () => {
  const asked: string[] = [];
  server.use(
    mockCall('get', '/services/catalogs/topsale_json', ({ url }) => (asked.push(new URL(url).search), makeList([]))),
  );
  await load('', 'en');
  expect(asked).toEqual(['?skip=0&take=24&currencyCode=EUR&lang=en']);
});

test('the home page works without the best-selling parts, and stores the error', async () => {
  server.use(...failing());
  const { store, outcome, sales } = await load();
  expect(outcome).toBeUndefined();
  expect(sales()).toMatchObject({ status: 'failed', error: { status: 500 } });
  expect(selectPage(store.getState()).title).toBe('Автозапчасти по номеру детали: цены, сроки, наличие');
});

test('the home page has the categories with goods, and works without them', async () => {
  const full = await load();
  const known = mainCategories.select(full.store.getState(), 'main');
  expect('data' in known && known.data?.map(({ categoryName }) => categoryName)).toHaveLength(7);
  server.use(...goodsAlone());
  const { outcome, sales } = await load();
  expect(outcome).toBeUndefined();
  expect(sales().status).toBe('loaded');
});

test('the home page has the goods for any car and the published news', async () => {
  const { store } = await load();
  const pages = goodsPages.select(store.getState(), 'all');
  const news = latestNews.select(store.getState(), 'latest');
  expect('data' in pages && pages.data).toHaveLength(5);
  expect('data' in news && news.data?.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('the error is cleared when the page loads again', async () => {
  server.use(...failing());
  const { store, sales } = await load();
  server.use(...loaded());
  await store.run(loadHome, undefined, { params: {}, query: new URLSearchParams() });
  expect(sales().status).toBe('loaded');
});

test('a further page fails with its parts', async () => {
  server.use(...failing());
  expect((await load('?page=2')).outcome).toMatchObject({ name: 'ApiError', status: 500 });
});

test('a further page shows its number', async () => {
  server.use(...loaded());
  const { store, sales } = await load('?page=2');
  expect(sales(24).status).toBe('loaded');
  expect(selectPage(store.getState()).title).toBe('Лидеры продаж — страница 2');
});

test.each(['?page=22', '?page=418'])('there is no page after the last one: %s', async (query) => {
  server.use(...loaded());
  expect((await load(query)).outcome).toMatchObject({ init: { status: 404 } });
});

test('the home page knows what the shop has, and works without it', async () => {
  const { store } = await load();
  expect(shopFacts.select(store.getState(), 'shop')).toMatchObject({ data: { sellers: 31 } });
  server.use(...goodsAlone());
  expect((await load()).outcome).toBeUndefined();
});

test('a browser loads what it has seen, a server and a further page do not', async () => {
  const asked: string[] = [];
  server.use(
    mockCall('get', '/services/catalogs/goods_json', ({ url }) => (asked.push(new URL(url).search), makeList([]))),
  );
  const removeItem = vi.fn<(key: string) => void>();
  vi.stubGlobal('localStorage', { getItem: () => '7,5', removeItem });
  await load();
  expect(asked).toEqual([]);
  vi.stubGlobal('document', {});
  await load('?page=2');
  expect(asked).toEqual([]);
  const { store } = await load();
  expect(asked).toEqual(['?ids=7%2C5&currencyCode=RUB&lang=ru']);
  expect(seenCards.select(store.getState(), { ids: '7,5', currency: 'RUB' }).status).toBe('loaded');
  // None of them is an article.
  expect(removeItem).toHaveBeenCalledWith('partshop-seen');
});

afterEach(() => vi.unstubAllGlobals());
