import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { orders } from '@partshop/features/checkout';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { actOnPayment } from './act-on-payment.saga.ts';
import * as scenarios from './mocks/payment-server.ts';
import { followPayment, loadPay } from './pay.saga.ts';
import { payments } from './payments.loadable.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const number = scenarios.ORDER_NUMBER;
const query = { get: () => null, getAll: () => [] } as never;
const formOf = (intent: string) => {
  const form = new FormData();
  form.set('intent', intent);
  return form;
};
const act = async (intent: string) => {
  const { store } = createTestApp();
  return store.run(actOnPayment, undefined, { params: { number }, query, form: formOf(intent) });
};

it('loads the order with the state of its payment', async () => {
  server.use(...scenarios.refused());
  const { store } = createTestApp();
  await store.run(loadPay, undefined, { params: { number }, query });
  expect(payments.select(store.getState(), number)).toMatchObject({ data: { state: 'refused' } });
  expect(selectPage(store.getState()).title).toContain(number);
});

it('does without the state when it cannot be asked', async () => {
  server.use(...scenarios.stateFails());
  const { store } = createTestApp();
  await store.run(loadPay, undefined, { params: { number }, query });
  expect(orders.select(store.getState(), number)).toMatchObject({ data: { payment: { state: 'none' } } });
});

it('does not ask for the payment of an order that is paid on receipt', async () => {
  const asked = vi.fn<() => void>();
  server.use(http.get('*/services/orders/payment_json/*', asked), ...scenarios.onReceipt());
  const { store } = createTestApp();
  await store.run(loadPay, undefined, { params: { number }, query });
  expect(asked).not.toHaveBeenCalled();
});

it('of an unknown order, or somebody else’s, is 404', async () => {
  server.use(...scenarios.unknown());
  const { store } = createTestApp();
  const loaded = store.run(loadPay, undefined, { params: { number }, query });
  await expect(loaded).rejects.toMatchObject({ status: 404 });
});

it('learns while the buyer waits that the payment came, and reads the order again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(...scenarios.confirmed());
  const { store } = createTestApp();
  await store.run(loadPay, undefined, { params: { number }, query });
  const left = new AbortController();
  const following = store.run(followPayment, left.signal, number);
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() =>
    expect(orders.select(store.getState(), number)).toMatchObject({ status: 'loaded', data: { status: 'paid' } }),
  );
  left.abort();
  await expect(following).rejects.toMatchObject({ name: 'AbortError' });
  vi.useRealTimers();
});

it.each([
  ['pay', `/pay-demo/${scenarios.DEMO_ID}`],
  ['on-receipt', `/is-success/${number}`],
])('%s leads to %s', async (intent, path) => {
  server.use(...scenarios.fresh());
  const answer = await act(intent);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('location')).toBe(path);
});

it('a form without scripts is not sent to a provider elsewhere: the page follows with a link to it', async () => {
  server.use(mockCall('post', '/pay_json/{id}', { url: 'https://pay.example/1' }), ...scenarios.fresh());
  expect(((await act('pay')) as Response).headers.get('location')).toBe(`/pay/${number}`);
});

it('says that the provider is down', async () => {
  server.use(...scenarios.providerDown());
  expect(await act('pay')).toMatchObject({ data: { isProviderDown: true }, init: { status: 503 } });
});

it('shows what an order is now that cannot be paid any more', async () => {
  server.use(...scenarios.overtaken());
  for (const intent of ['pay', 'on-receipt']) {
    expect(((await act(intent)) as Response).headers.get('location')).toBe(`/pay/${number}`);
  }
});

it('refuses an act that it does not know', async () => {
  await expect(act('steal')).rejects.toMatchObject({ init: { status: 404 } });
});
