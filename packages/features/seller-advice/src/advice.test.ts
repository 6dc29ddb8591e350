import { expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { adviceChanges, sellerAdvice } from './advice.loadables.ts';
import { changesPath, readChosen } from './advice.query.ts';
import { loadAdvice } from './advice.saga.ts';
import { adviceServer, failing, unknownList } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const args = (query = '') => ({ params: {}, query: new URLSearchParams(query) });

it('loads the advice, or the changes of the chosen one', async () => {
  server.use(...adviceServer());
  const { store } = createTestApp();
  await store.run(loadAdvice, undefined, args());
  expect(sellerAdvice.select(store.getState(), undefined)).toMatchObject({ data: { since: '2026-05-01' } });
  await store.run(loadAdvice, undefined, args('kind=dearer&list=1'));
  const chosen = { kind: 'dearer', priceListId: 1 } as const;
  expect(adviceChanges.select(store.getState(), chosen)).toMatchObject({ data: { total: 212 } });
  expect(selectPage(store.getState())).toMatchObject({ title: 'Рекомендации', isIndexed: false });
});

it.each([
  [failing, '', 500],
  [unknownList, 'kind=dearer&list=7', 404],
])('fails with the status of its call: %o %s', async (handlers, query, status) => {
  server.use(...handlers());
  const { store } = createTestApp();
  await expect(store.run(loadAdvice, undefined, args(query))).rejects.toMatchObject({ status });
});

it('reads the chosen advice from the address', () => {
  const chosen = { kind: 'multiples', priceListId: 12 } as const;
  expect(readChosen(new URL(changesPath(chosen), 'https://shop.test').searchParams)).toEqual(chosen);
  for (const query of ['', 'kind=stale&list=1', 'kind=dearer', 'kind=dearer&list=x']) {
    expect(readChosen(new URLSearchParams(query))).toBeNull();
  }
});
