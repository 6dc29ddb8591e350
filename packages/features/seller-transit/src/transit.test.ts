import { expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { USUAL_PERIOD } from '@partshop/features/seller-sales';
import { answerClaim, type RefusedClaim } from './answer-claim.saga.ts';
import { failing, overtaken, transitServer, unknownPosition } from './mocks/handlers.ts';
import { averageDays, inTimeShare } from './transit-figures.ts';
import { positionTerms, transitClaims, transitOrders, transits, transitStatistics } from './transit.loadables.ts';
import { claimsPath, readKind, readState, transitsPath } from './transit-paths.ts';
import {
  loadClaims,
  loadComparison,
  loadHistory,
  loadOrders,
  loadPosition,
  loadStatistics,
  loadTransits,
} from './transit.saga.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const args = (query = '') => ({ params: {}, query: new URLSearchParams(query) });
const BAD = 'from=2026-06-02&to=2026-06-01';

it('loads the goods of the asked kind', async () => {
  server.use(...transitServer());
  const { store } = createTestApp();
  await store.run(loadTransits, undefined, args('kind=overdue&page=2'));
  expect(transits.select(store.getState(), { kind: 'overdue', page: 2 })).toMatchObject({ data: { total: 1 } });
  expect(selectPage(store.getState())).toMatchObject({ title: 'Кросс-докинг', isIndexed: false });
});

it('loads the prices of one position, and fails for an unknown one', async () => {
  server.use(...transitServer());
  const { store } = createTestApp();
  await store.run(loadHistory, undefined, args('article=1'));
  const asked = { period: USUAL_PERIOD, articleId: 1 };
  expect(positionTerms.select(store.getState(), asked)).toMatchObject({ data: { step: 'day' } });
  await store.run(loadPosition, undefined, args('article=1'));
  expect(transits.select(store.getState(), { kind: 'all', page: 1, articleId: 1 })).toMatchObject({ status: 'loaded' });
  server.use(...unknownPosition());
  await expect(store.run(loadHistory, undefined, args('article=2'))).rejects.toMatchObject({ status: 404 });
  await expect(store.run(loadPosition, undefined, args('article=2'))).rejects.toMatchObject({ status: 404 });
});

it('loads the usual days for those that make no sense', async () => {
  server.use(...transitServer());
  const { store } = createTestApp();
  for (const load of [loadStatistics, loadComparison]) await store.run(load, undefined, args(BAD));
  expect(transitStatistics.select(store.getState(), { period: USUAL_PERIOD })).toMatchObject({ status: 'loaded' });
  await store.run(loadOrders, undefined, args(BAD));
  expect(transitOrders.select(store.getState(), { period: USUAL_PERIOD, page: 1 })).toMatchObject({ status: 'loaded' });
});

it('fails with the status of its call', async () => {
  server.use(...failing());
  const { store } = createTestApp();
  await expect(store.run(loadClaims, undefined, args())).rejects.toMatchObject({ status: 500 });
});

const send = async (fields: Record<string, string>, query = '') => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ transit: '6', version: '1', ...fields })) form.set(name, value);
  return createTestApp().store.run(answerClaim, undefined, { ...args(query), form });
};
const refusalOf = (answer: unknown) => (answer as { data: RefusedClaim; init: ResponseInit | null }).data;

it('answers a claim, and leads to the page that was open', async () => {
  server.use(...transitServer());
  const answer = (await send({ intent: 'accept' }, 'page=2')) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/seller/cross-docking/diagnostics?page=2&done=accept',
  ]);
});

it('keeps what was typed: without a reason, and when somebody answered first', async () => {
  server.use(...overtaken());
  expect(refusalOf(await send({ intent: 'decline', reason: ' ' }))).toMatchObject({
    transitId: 6,
    refusal: { reason: 'fields', problems: [{ field: 'reason', code: 'reasonMissing' }] },
  });
  expect(refusalOf(await send({ intent: 'decline', reason: 'Нет акта' }))).toEqual({
    transitId: 6,
    intent: 'decline',
    reason: 'Нет акта',
    refusal: null,
  });
});

it('answers no claim that is none', async () => {
  await expect(send({ intent: 'forgive' })).rejects.toMatchObject({ init: { status: 404 } });
  await expect(send({ intent: 'accept', transit: 'x' })).rejects.toMatchObject({ init: { status: 404 } });
});

it('reads from an address what makes sense, and writes it back', () => {
  const query = new URLSearchParams('kind=lost&state=forgotten');
  expect([readKind(query), readState(query)]).toEqual(['underway', 'open']);
  expect(transitsPath('received', 3)).toBe('/seller/cross-docking?kind=received&page=3');
  expect(claimsPath('open')).toBe('/seller/cross-docking/diagnostics');
});

it('counts what came in time, and how long it took', () => {
  const figures = { items: 4, pieces: 4, sum: 0, received: 2, days: 5, late: 1, faulty: 0, faultySum: 0 };
  expect([inTimeShare(figures), averageDays(figures)]).toEqual([0.75, 2.5]);
  expect([inTimeShare({ ...figures, items: 0 }), averageDays({ ...figures, received: 0 })]).toEqual([null, null]);
});

it('loads claims of the asked state', async () => {
  server.use(...transitServer());
  const { store } = createTestApp();
  await store.run(loadClaims, undefined, args('state=declined'));
  expect(transitClaims.select(store.getState(), { state: 'declined', page: 1 })).toMatchObject({ data: { total: 1 } });
});
