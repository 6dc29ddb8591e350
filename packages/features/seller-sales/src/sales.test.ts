import { expect, it } from 'vitest';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { mockCall } from '@partshop/api-client/mocks';
import { changeText, keptShare, keptSum } from './figures.ts';
import { failing, salesOf, salesServer, unknownPosition } from './mocks/handlers.ts';
import { positionSales, sellerSales, soldPositions } from './sales.loadables.ts';
import {
  periodPath,
  positionsParams,
  readArticle,
  readPeriodChoice,
  readPositionsChoice,
  USUAL_PERIOD,
} from './sales-choice.ts';
import { loadGoods, loadOverview, loadStatistics, loadTraffic } from './sales.saga.ts';
import { fewPositions } from './few-positions.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const args = (query = '') => ({ params: {}, query: new URLSearchParams(query) });

it('loads for the overview the sales and some positions of each kind', async () => {
  server.use(...salesServer());
  const { store } = createTestApp();
  await store.run(loadOverview, undefined, args());
  expect(sellerSales.select(store.getState(), USUAL_PERIOD)).toMatchObject({ data: { step: 'day' } });
  for (const few of fewPositions(USUAL_PERIOD)) {
    expect(soldPositions.select(store.getState(), few)).toMatchObject({ status: 'loaded' });
  }
  expect(selectPage(store.getState())).toMatchObject({ title: 'Реализация', isIndexed: false });
});

it('loads the usual days for those that make no sense', async () => {
  server.use(...salesServer());
  const { store } = createTestApp();
  await store.run(loadStatistics, undefined, args('from=2026-06-02&to=2026-06-01'));
  expect(sellerSales.select(store.getState(), USUAL_PERIOD)).toMatchObject({ status: 'loaded' });
  await store.run(loadGoods, undefined, args('from=2026-06-02&to=2026-06-01'));
  const choice = readPositionsChoice(new URLSearchParams(), 'sum');
  expect(soldPositions.select(store.getState(), choice)).toMatchObject({ status: 'loaded' });
});

it('loads one position alone, and fails for an unknown one', async () => {
  server.use(...salesServer());
  const { store } = createTestApp();
  await store.run(loadTraffic, undefined, args('article=1'));
  expect(positionSales.select(store.getState(), { period: USUAL_PERIOD, articleId: 1 })).toMatchObject({
    status: 'loaded',
  });
  expect(sellerSales.select(store.getState(), USUAL_PERIOD)).toMatchObject({ status: 'idle' });
  server.use(...unknownPosition());
  await expect(store.run(loadTraffic, undefined, args('article=2'))).rejects.toMatchObject({ status: 404 });
});

it('fails with the status of its call', async () => {
  server.use(...failing());
  const { store } = createTestApp();
  await expect(store.run(loadOverview, undefined, args())).rejects.toMatchObject({ status: 500 });
});

it('reads from an address only what makes sense', () => {
  const query = new URLSearchParams(
    'days=0&kind=x&order=y&direction=up&page=-1&number=%20w%20&article=1e3&from=2026-02-30',
  );
  expect(readPositionsChoice(query, 'views')).toEqual({
    period: USUAL_PERIOD,
    kind: 'all',
    order: 'views',
    direction: 'desc',
    number: 'w',
    page: 1,
  });
  expect(readArticle(query)).toBeNull();
  expect(readPeriodChoice(new URLSearchParams('days=90')).days).toBe('90');
});

it('writes an address that reads back', () => {
  const choice = readPositionsChoice(
    new URLSearchParams('from=2026-05-01&to=2026-05-31&kind=idle&order=price&direction=asc&number=W&page=2'),
    'sum',
  );
  const path = periodPath('/goods', choice.period, positionsParams(choice, 'sum'));
  expect(readPositionsChoice(new URL(path, 'https://shop.test').searchParams, 'sum')).toEqual(choice);
  const first = readPositionsChoice(new URLSearchParams(), 'sum');
  expect(periodPath('/goods', first.period, positionsParams(first, 'sum'))).toBe('/goods');
});

it('counts what buyers kept', () => {
  const figures = {
    ...salesOf().total,
    pieces: 8,
    sum: 800,
    cancelled: 1,
    cancelledSum: 100,
    returned: 1,
    returnedSum: 50,
  };
  expect([keptSum(figures), keptShare(figures)]).toEqual([650, 0.75]);
  expect(keptShare({ ...figures, pieces: 0 })).toBeNull();
});

it('says a change in percent, and none from nothing', () => {
  const locale = { tag: 'en', format: 'en' } as Parameters<typeof changeText>[2];
  expect(changeText(121, 100, locale)).toBe('+21%');
  expect(changeText(50, 100, locale)).toBe('-50%');
  expect(changeText(5, 0, locale)).toBeNull();
});
