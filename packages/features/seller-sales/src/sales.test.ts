import { expect, it } from 'vitest';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { mockCall } from '@partshop/api-client/mocks';
import { readPercent, selectionFields, uploadsPath } from './change-goods.ts';
import { fromView, readColumns, shownColumns, toView } from './goods-view.ts';
import { loadGoods } from './goods.saga.ts';
import { changeText, keptShare, keptSum } from './figures.ts';
import { failing, salesOf, salesServer, savedViews, unknownPosition } from './mocks/handlers.ts';
import { positionSales, sellerSales, soldPositions } from './sales.loadables.ts';
import {
  goodsParams,
  periodPath,
  positionsParams,
  readArticle,
  readGoodsChoice,
  readPeriodChoice,
  readPositionsChoice,
  USUAL_PERIOD,
} from './sales-choice.ts';
import { loadOverview, loadStatistics, loadTraffic } from './sales.saga.ts';
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
  const choice = readGoodsChoice(new URLSearchParams());
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
    'days=0&kind=x&order=y&direction=up&where=sum:x..,price:1..&faults=dearer,no&page=-1&number=%20w%20&article=1e3&from=2026-02-30',
  );
  expect(readPositionsChoice(query, 'views')).toEqual({
    period: USUAL_PERIOD,
    kind: 'all',
    order: 'views',
    number: 'w',
    where: '',
    faults: '',
    page: 1,
  });
  expect(readGoodsChoice(query)).toMatchObject({ order: 'sum', where: 'price:1..', faults: 'dearer' });
  expect(readArticle(query)).toBeNull();
  expect(readPeriodChoice(new URLSearchParams('days=90')).days).toBe('90');
});

it('writes an address that reads back', () => {
  const choice = readPositionsChoice(
    new URLSearchParams('from=2026-05-01&to=2026-05-31&kind=idle&order=price-asc,views&number=W&page=2'),
    'sum',
  );
  const path = periodPath('/goods', choice.period, positionsParams(choice, 'sum'));
  expect(readPositionsChoice(new URL(path, 'https://shop.test').searchParams, 'sum')).toEqual(choice);
  const first = readPositionsChoice(new URLSearchParams(), 'sum');
  expect(periodPath('/goods', first.period, positionsParams(first, 'sum'))).toBe('/goods');
});

it('writes the view of the grid into an address that reads back', () => {
  const address =
    'order=price-asc,views&where=price:100..500,kept:..80&faults=dearer,no-fit&number=W&days=90&kind=idle';
  const choice = readGoodsChoice(new URLSearchParams(`${address}&columns=price~12.5~end,article~start,views`));
  const view = toView(choice);
  expect(view).toMatchObject({
    sort: [
      { columnId: 'price', direction: 'ascending' },
      { columnId: 'views', direction: 'descending' },
    ],
    filters: {
      article: { kind: 'text', text: 'W' },
      price: { kind: 'number', from: 100, to: 500 },
      kept: { kind: 'number', from: null, to: 80 },
      faults: { kind: 'choice', values: ['dearer', 'no-fit'] },
    },
    widths: { price: 12.5 },
    pinned: { start: ['article'], end: ['price'] },
  });
  expect(view.hidden).not.toContain('views');
  expect(view.hidden).toContain('sum');
  expect(fromView(view, { ...choice, page: 3 })).toEqual({ ...choice, columns: 'article~start,views,price~12.5~end' });
  const read = readGoodsChoice(
    new URL(periodPath('/goods', choice.period, goodsParams(choice)), 'https://shop.test').searchParams,
  );
  expect(read).toEqual(choice);
});

it('says nothing of usual columns, and leaves out those that there are not', () => {
  const usual = readGoodsChoice(new URLSearchParams());
  expect(fromView(toView(usual), usual)).toEqual(usual);
  expect(periodPath('/goods', usual.period, goodsParams(usual))).toBe('/goods');
  expect(shownColumns(readColumns('nothing~2,sum,sum'))).toEqual(['sum']);
  expect(shownColumns(readColumns('nothing'))).toEqual(shownColumns(readColumns('')));
});

it('opens the default view for an address that says nothing, and no view for one that says something', async () => {
  server.use(...savedViews());
  const { store } = createTestApp();
  const answer: unknown = await store.run(loadGoods, undefined, args()).catch((thrown: unknown) => thrown);
  const location = answer instanceof Response ? (answer.headers.get('location') ?? '') : '';
  const opened = readGoodsChoice(new URL(location, 'https://shop.test').searchParams);
  expect(opened).toMatchObject({ view: '8', order: 'views,price', where: 'quantity:1..' });
  await store.run(loadGoods, undefined, args('view=none'));
  const plain = readGoodsChoice(new URLSearchParams('view=none'));
  expect(soldPositions.select(store.getState(), plain)).toMatchObject({ status: 'loaded' });
});

it('reads by how many percent prices change', () => {
  expect(['5', '-3', '−3,5', ' +0.25 ', '90'].map(readPercent)).toEqual([5, -3, -3.5, 0.25, 90]);
  expect(['', '0', '91', '-91', '1e1', '5%'].map(readPercent)).toEqual([null, null, null, null, null, null]);
});

it('sends which goods are chosen: none is all that are found', () => {
  const fields = [
    selectionFields({ kind: 'some', keys: new Set() }),
    selectionFields({ kind: 'some', keys: new Set(['1', '2']) }),
    selectionFields({ kind: 'all', except: new Set(['3']) }),
  ];
  expect(fields).toEqual([
    { chosen: 'all', ids: '' },
    { chosen: 'some', ids: '1,2' },
    { chosen: 'all', ids: '3' },
  ]);
  expect([
    uploadsPath({ uploads: [7], offers: 1 }, 'price'),
    uploadsPath({ uploads: [7, 8], offers: 2 }, 'stop'),
  ]).toEqual(['/seller/upload/price?upload=7', '/seller/upload/stock']);
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
