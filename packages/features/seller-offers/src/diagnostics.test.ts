import { expect, it } from 'vitest';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { mockCall } from '@partshop/api-client/mocks';
import { faultyOffers } from './diagnostics.loadables.ts';
import { diagnosticsPath, readDone } from './diagnostics.query.ts';
import { loadDiagnostics } from './diagnostics.saga.ts';
import { findChangeProblems, findMatchProblems } from './mend-offers.saga.ts';
import { diagnosticsServer, failing, nothingWrong } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const args = (query = '') => ({ params: {}, query: new URLSearchParams(query) });

it('loads the offers of the chosen reason, or of the first that there is', async () => {
  server.use(...diagnosticsServer());
  const { store } = createTestApp();
  await store.run(loadDiagnostics, undefined, args('kind=dearer'));
  expect(faultyOffers.select(store.getState(), { kind: 'dearer', page: 1 })).toMatchObject({ data: { total: 2 } });
  await store.run(loadDiagnostics, undefined, args('kind=unknown'));
  expect(faultyOffers.select(store.getState(), { kind: 'sold-out', page: 1 })).toMatchObject({ data: { total: 1 } });
  expect(selectPage(store.getState())).toMatchObject({ title: 'Почему не покупают', isIndexed: false });
});

it('needs no offers when nothing is wrong', async () => {
  server.use(...nothingWrong());
  const { store } = createTestApp();
  await store.run(loadDiagnostics, undefined, args());
  expect(selectPage(store.getState()).title).toBe('Почему не покупают');
});

it('fails with the status of its call', async () => {
  server.use(...failing());
  const { store } = createTestApp();
  await expect(store.run(loadDiagnostics, undefined, args())).rejects.toMatchObject({ status: 500 });
});

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const codesOf = (problems: { code: string }[]) => problems.map(({ code }) => code);

it.each([
  [{ price: '1 250,50', quantity: '0' }, []],
  [{ price: '0', quantity: '1' }, ['priceWrong']],
  [{ price: '21474836,48', quantity: '10000000' }, ['priceWrong']],
  [{ price: '-5', quantity: '1,5' }, ['priceWrong', 'quantityWrong']],
  [{ price: '5', quantity: '10000001' }, ['quantityWrong']],
])('checks the price and the quantity %j', (typed, codes) => {
  expect(codesOf(findChangeProblems(formOf(typed)))).toEqual(codes);
});

it.each([
  [{ percent: '10', chosen: '1:2' }, []],
  [{ percent: '0', chosen: '1:2' }, ['percentWrong']],
  [{ percent: '91', chosen: '' }, ['percentWrong', 'noneChosen']],
  [{ percent: '90', chosen: '1:х' }, ['noneChosen']],
])('checks what is marked and the percentage %j', (typed, codes) => {
  expect(codesOf(findMatchProblems(formOf(typed)))).toEqual(codes);
});

it('says in the address what was done', () => {
  const path = diagnosticsPath('dearer', 2, { what: 'matched', lowered: 3, left: 1 });
  expect(path).toBe('/seller/realization/diagnostics?kind=dearer&page=2&done=matched&lowered=3&left=1');
  expect(readDone(new URL(path, 'https://shop.test').searchParams)).toEqual({ what: 'matched', lowered: 3, left: 1 });
  expect(readDone(new URLSearchParams('done=matched&lowered=-1&left=x'))).toEqual({
    what: 'matched',
    lowered: 0,
    left: 0,
  });
  expect(diagnosticsPath(null)).toBe('/seller/realization/diagnostics');
});
