import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { orders } from '@partshop/features/checkout';
import { order } from '@partshop/features/checkout/mocks';
import { currentUserAwaited, currentUserLoaded } from '@partshop/features/core';
import { actOnOrder } from '../act-on-order.saga.ts';
import { loadOrder } from '../order.saga.ts';
import { managedOrders } from './managed-order.loadable.ts';
import { managed, managedByAnother, manager, NEW_NUMBER } from '../mocks/managed-orders.ts';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));
const id = String(order.items[0]?.orderItemId);

async function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, version: '1', reason: '', ...fields })) form.set(name, value);
  const args = { params: { number: order.number }, query: new URLSearchParams(), form };
  return createTestApp().store.run(actOnOrder, undefined, args);
}
const targetOf = async (fields: Record<string, string>) => ((await send(fields)) as Response).headers.get('location');

it('leads to the order that the item is in after the act', async () => {
  server.use(...managed());
  expect(await targetOf({ intent: 'set-price', amount: '1250,50' })).toBe(`/client/vue-order/${order.number}`);
  expect(await targetOf({ intent: 'set-delivery', amount: '0', version: '2' })).toBe(
    `/client/vue-order/${order.number}`,
  );
  expect(await targetOf({ intent: 'move-item', choice: '', version: '3' })).toBe(`/client/vue-order/${NEW_NUMBER}`);
});

it.each([
  ['set-price', 'дёшево'],
  ['set-price', '0'],
  ['set-delivery', ''],
  ['set-delivery', '99999999'],
])('%s refuses the amount %o and keeps what was typed', async (intent, amount) => {
  expect(await send({ intent, amount, reason: 'Скидка' })).toMatchObject({
    data: {
      manage: intent,
      typed: { amount, reason: 'Скидка' },
      refusal: { problems: [{ field: 'amount', code: 'amountWrong' }] },
    },
    init: { status: 400 },
  });
});

it('needs a status to set one', async () => {
  expect(await send({ intent: 'set-status', choice: '' })).toMatchObject({
    data: { refusal: { problems: [{ field: 'choice' }] } },
  });
});

it('shows the order as it is now when another manager was faster', async () => {
  server.use(...managedByAnother());
  const answer = await send({ intent: 'set-price', amount: '10' });
  expect(answer).toMatchObject({ data: { standing: 'order-changed', typed: { amount: '10' } } });
});

it('loads what a manager needs, even when the order comes before the current user', async () => {
  server.use(...managed());
  const { store } = createTestApp();
  store.dispatch(currentUserAwaited());
  const loading = store.run(loadOrder, undefined, { params: { number: order.number }, query: new URLSearchParams() });
  await vi.waitFor(() => expect(orders.select(store.getState(), order.number)).toMatchObject({ status: 'loaded' }));
  store.dispatch(currentUserLoaded(manager));
  await loading;
  expect(managedOrders.select(store.getState(), order.number)).toMatchObject({ status: 'loaded' });
});
