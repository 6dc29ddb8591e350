import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { selectServerBasket } from '@partshop/features/basket';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { order, REQUEST_ID } from '@partshop/features/checkout/mocks';
import { actOnRepeat } from './act-on-repeat.saga.ts';
import { brokenRepeat, overtakenRepeat, unchanged } from './mocks/order-repeat.ts';
import { REPEAT_FIELDS, writeOffer } from './repeat-form.ts';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));
const [first, second] = order.items;

/** Sends the form with these quantities of the first two items, as far as they are chosen. */
async function send(...quantities: string[]) {
  const form = new FormData();
  form.set(REPEAT_FIELDS.requestId, REQUEST_ID);
  [first, second].forEach((item, index) => {
    const qty = quantities[index];
    if (!item || qty === undefined) return;
    form.append(REPEAT_FIELDS.chosen, String(item.orderItemId));
    form.set(REPEAT_FIELDS.offer(item.orderItemId), writeOffer(item));
    form.set(REPEAT_FIELDS.qty(item.orderItemId), qty);
  });
  const app = createTestApp();
  const answer = await app.store.run(actOnRepeat, undefined, {
    params: { number: order.number },
    query: new URLSearchParams(),
    form,
  });
  return { answer, basket: selectServerBasket(app.store.redux.getState()) };
}

it('puts the chosen lines into the basket in one request and leads there', async () => {
  server.use(...unchanged());
  const { answer, basket } = await send('2', '1');
  expect((answer as Response).headers.get('location')).toBe('/basket');
  expect(basket?.items.map(({ articleId, qty }) => [articleId, qty])).toEqual([
    [first?.articleId, 2],
    [second?.articleId, 1],
  ]);
});

it('sends the id of the page, so that a form that is sent twice is added once', async () => {
  const ids: unknown[] = [];
  server.use(
    mockCall('post', '/services/basket/addlist_json', async (request) => {
      ids.push(((await request.json()) as { requestId: string }).requestId);
      return refuse(500, { code: 'internal' });
    }),
  );
  await send('1');
  expect(ids).toEqual([REQUEST_ID]);
});

it.each([
  ['nothing is chosen', [], { refusal: { problems: [{ code: 'nothingChosen' }] }, chosen: [] }],
  ['a quantity is no number', ['2', '1e9'], { refusal: { problems: [{ code: 'badQuantity' }] } }],
])('refuses a form where %s', async (_, quantities, data) => {
  expect((await send(...quantities)).answer).toMatchObject({ data, init: { status: 400 } });
});

it('shows the offers as they are now when they are not what the page showed, and keeps the choice', async () => {
  server.use(...overtakenRepeat());
  const { answer } = await send('2');
  expect(answer).toMatchObject({
    data: {
      refusal: { reason: 'changed' },
      chosen: [first?.orderItemId],
      typed: { [String(first?.orderItemId)]: '2' },
    },
  });
  expect(answer).not.toHaveProperty('init.status');
});

it('keeps the choice when the server fails', async () => {
  server.use(...brokenRepeat());
  expect((await send('2')).answer).toMatchObject({
    data: { refusal: { reason: 'failed' }, chosen: [first?.orderItemId] },
    init: { status: 500 },
  });
});
