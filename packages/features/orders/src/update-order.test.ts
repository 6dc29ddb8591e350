import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { order } from '@partshop/features/checkout/mocks';
import { actOnOrder } from './act-on-order.saga.ts';
import { fresh, tooLate } from './mocks/client-orders.ts';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));

async function send(fields: Record<string, string>) {
  const form = new FormData();
  const all = { intent: 'update-order', version: '1', name: 'Пётр Иванов', email: '', comment: 'А\r\nБ', ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  const args = { params: { number: order.number }, query: new URLSearchParams(), form };
  return createTestApp().store.run(actOnOrder, undefined, args);
}

it('leads back to the order that was changed', async () => {
  server.use(...fresh());
  const answer = (await send({})) as Response;
  expect(answer.headers.get('location')).toBe(`/client/vue-order/${order.number}`);
});

it.each([
  ['name', ''],
  ['email', 'ivan@'],
])('refuses the %s %o and keeps what was typed', async (field, value) => {
  expect(await send({ [field]: value })).toMatchObject({
    data: { update: { comment: 'А\nБ', [field]: value }, refusal: { problems: [{ field }] }, isLate: false },
    init: { status: 400 },
  });
});

it('shows the order as it is now when the shop was faster', async () => {
  server.use(...tooLate());
  expect(await send({})).toMatchObject({ data: { isLate: true, update: { name: 'Пётр Иванов' } } });
});
