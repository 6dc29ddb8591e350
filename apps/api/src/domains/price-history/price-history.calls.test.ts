import { PriceHistory } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApi, good } from '../../testing/test-api.ts';
import { createPriceRecording } from './record-prices.queries.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const record = createPriceRecording({ database, clock: () => time.now });
const priceListId = await fixtures.priceList('Склад');

let made = 0;
async function newArticle(price?: number): Promise<number> {
  const articleId = await fixtures.article('MANN', `W ${(made += 1)}`);
  if (price !== undefined) await fixtures.offer(articleId, priceListId, { price });
  return articleId;
}
const later = (days: number) => (time.now = new Date(time.now.getTime() + days * 86_400_000));
const historyOf = (articleId: number, more = '') =>
  good(visitor().get(`/services/search/price-history?articleId=${articleId}${more}`), PriceHistory);
const lastOf = async (articleId: number, count: number) =>
  (await historyOf(articleId)).days.slice(-count).map(({ price }) => price);

describe('the history of an article', () => {
  test('has ninety days, today last, each with the price that was known then', async () => {
    const articleId = await newArticle(50_000);
    await record([articleId]);
    later(2);
    await fixtures.changeOffer(articleId, priceListId, { price: 40_000 });
    await record([articleId]);
    later(1);
    await fixtures.withdrawOffer(articleId, priceListId);
    await record('all');
    const history = await historyOf(articleId);
    expect(history.days).toHaveLength(90);
    expect(history.days.at(-1)?.day).toBe(time.now.toISOString().slice(0, 10));
    expect(history.days.slice(-5).map(({ price }) => price)).toEqual([null, 50_000, 50_000, 40_000, null]);
    expect(history).toMatchObject({ lowest: 40_000, highest: 50_000, today: null });
  });

  test('keeps the lowest price of a day, and the next day has its own', async () => {
    const articleId = await newArticle(50_000);
    for (const price of [50_000, 30_000, 60_000]) {
      await fixtures.changeOffer(articleId, priceListId, { price });
      await record([articleId]);
    }
    expect(await lastOf(articleId, 1)).toEqual([30_000]);
    later(1);
    await record('all');
    expect(await lastOf(articleId, 2)).toEqual([30_000, 60_000]);
    expect(await historyOf(articleId)).toMatchObject({ today: 'high' });
  });

  test('counts days as Moscow does', async () => {
    const articleId = await newArticle(50_000);
    time.now = new Date(`${time.now.toISOString().slice(0, 10)}T22:30:00Z`);
    await record([articleId]);
    const { days } = await historyOf(articleId);
    expect(days.slice(-2).map(({ price }) => price)).toEqual([null, 50_000]);
    expect(days.at(-1)?.day).toBe(new Date(time.now.getTime() + 86_400_000).toISOString().slice(0, 10));
  });

  test('is recorded once by processes that record at once, and writes no row where nothing changed', async () => {
    const articleId = await newArticle(50_000);
    await Promise.all([record('all'), record('all'), record([articleId])]);
    later(5);
    await record('all');
    const { rows } = await database.pool.query('select price from article_prices where article_id = $1', [articleId]);
    expect(rows).toEqual([{ price: 50_000 }]);
  });

  test('of something sold out or never offered has no prices', async () => {
    const [never, soldOut] = [await newArticle(), await newArticle()];
    await fixtures.offer(soldOut, priceListId, { quantity: 0 });
    await record('all');
    for (const articleId of [never, soldOut])
      expect(await historyOf(articleId)).toMatchObject({ lowest: null, highest: null, today: null });
  });

  test('of no article is 404', async () => {
    expect((await visitor().get('/services/search/price-history?articleId=987654321')).status).toBe(404);
  });
});
