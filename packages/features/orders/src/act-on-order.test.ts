import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { order } from '@partshop/features/checkout/mocks';
import { actOnOrder } from './act-on-order.saga.ts';
import { brokenAct, fresh, overtaken } from './mocks/client-orders.ts';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));
const id = String(order.items[0]?.orderItemId);

async function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const args = { params: { number: order.number }, query: new URLSearchParams(), form };
  return createTestApp().store.run(actOnOrder, undefined, args);
}

it('leads back to the order after an act', async () => {
  server.use(...fresh());
  for (const intent of ['cancel', 'withdraw-cancel', 'return', 'withdraw-return']) {
    const answer = (await send({ intent, id, reason: 'Ошибся' })) as Response;
    expect(answer.headers.get('location')).toBe(`/client/vue-order/${order.number}`);
  }
});

it('keeps what was typed when the server fails', async () => {
  server.use(...brokenAct());
  expect(await send({ intent: 'cancel', id, reason: ' Ошибся ' })).toMatchObject({
    data: { intent: 'cancel', itemId: Number(id), typed: 'Ошибся', refusal: { reason: 'failed' } },
    init: { status: 500 },
  });
});

it('shows the item as it is now when another was faster', async () => {
  server.use(...overtaken());
  expect(await send({ intent: 'cancel', id })).toMatchObject({ data: { overtaken: 'status-changed', refusal: null } });
});

it('checks a VIN before it is sent', async () => {
  expect(await send({ intent: 'check-vin', vin: 'XW8' })).toMatchObject({
    data: { itemId: null, typed: 'XW8', refusal: { problems: [{ field: 'vin', code: 'vinWrong' }] } },
    init: { status: 400 },
  });
});

it('knows no other acts', async () => {
  await expect(send({ intent: 'pay' })).rejects.toMatchObject({ init: { status: 404 } });
});
