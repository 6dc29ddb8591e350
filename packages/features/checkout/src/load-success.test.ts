import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { orders } from './orders.loadable.ts';
import { loadSuccess } from './load-success.saga.ts';
import { order, ORDER_NUMBER } from './mocks/fixtures.ts';
import { foreign, ordered } from './mocks/handlers.ts';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));

const args = { params: { number: ORDER_NUMBER }, query: new URLSearchParams() };

it('shows the order to the session that placed it, and is not indexed', async () => {
  server.use(...ordered());
  const { store } = createTestApp();
  await store.run(loadSuccess, undefined, args);
  expect(orders.select(store.getState(), ORDER_NUMBER)).toMatchObject({ status: 'loaded', data: order });
  expect(selectPage(store.getState())).toMatchObject({ title: `Заказ ${ORDER_NUMBER} оформлен`, isIndexed: false });
});

it('shows nothing to others and claims no order, not even by a status or the number in the title', async () => {
  server.use(...foreign());
  const { store } = createTestApp();
  await store.run(loadSuccess, undefined, args);
  expect(selectPage(store.getState())).toMatchObject({ title: 'Такого заказа здесь нет', isIndexed: false });
});

it('does not load an order that was just placed', async () => {
  const { store } = createTestApp();
  store.dispatch(orders.loaded(ORDER_NUMBER, order, 0));
  await store.run(loadSuccess, undefined, args);
  expect(orders.select(store.getState(), ORDER_NUMBER)).toMatchObject({ status: 'loaded' });
});

it('is the error page when the backend fails', async () => {
  server.use(mockCall('get', '/services/cabinet/getorders/{id}', refuse(500, { code: 'internal' })));
  const { store } = createTestApp();
  await expect(store.run(loadSuccess, undefined, args)).rejects.toMatchObject({ status: 500 });
});
