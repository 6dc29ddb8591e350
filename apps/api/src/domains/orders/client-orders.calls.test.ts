import { Order, OrderHistory, type OrderStatusCode } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createInbox } from '../../testing/messages.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const DAY = 86_400_000;
const api = await createTestApi();
const { fixtures, time, visitor } = api;
const { code } = createInbox(api);
const { form, order, shopper, stockOf } = await createShopping(api);
const { signedIn } = createAccounts(api);
const { guest: seller } = await signedIn({ is_seller: true });
const { guest: admin } = await signedIn({ can_switch_user: true });
const VIN = 'XW8ZZZ5NZJG123456';

async function place(guest: Visitor, lines = 1, more = {}) {
  const goods = await Promise.all(Array.from({ length: lines }, () => fixtures.goods()));
  for (const one of goods) await guest.add(one);
  const made = await good(order(guest, form(more)), Order);
  const ids = made.items.map(({ orderItemId }) => orderItemId);
  return { number: made.number, ids, id: ids[0] ?? 0, goods: goods[0] ?? { articleId: 0, priceListId: 0, number: '' } };
}
const set = (OrderItemIds: number[], Status: OrderStatusCode, Description = '', by = admin) =>
  by.post('/services/orders/SetItemsStatus', { OrderItemIds, Status, Description });
const read = (guest: Visitor, number: string) => good(guest.get(`/services/cabinet/getorders/${number}`), Order);
const cancel = (guest: Visitor, id: number, body: object = {}) =>
  guest.post(`/services/cabinet/order-item-request-cancel-${id}`, body);
const giveBack = (guest: Visitor, OrderItemId: number, more: object = {}) =>
  guest.post('/services/cabinet/ReturnRequest', { OrderItemId, ...more });
const history = (guest: Visitor, body: object = {}) =>
  good(guest.post('/services/cabinet/getorderhistory_json', body), OrderHistory);

/** Each call on an item or an order. */
const CALLS: readonly [string, (guest: Visitor, of: { id: number; number: string }) => ReturnType<Visitor['get']>][] = [
  ['getorders', (guest, { number }) => guest.get(`/services/cabinet/getorders/${number}`)],
  ['GetOrders', (guest, { number }) => guest.get(`/services/cabinet/GetOrders/${number}`)],
  ['item status', (guest, { id }) => guest.get(`/services/cabinet/get-order-item-status_json-${id}`)],
  ['item info', (guest, { id }) => guest.get(`/services/cabinet/get-order-item-info_json-${id}`)],
  ['timeline', (guest, { id }) => guest.post('/services/timeline_json', { OrderItemId: id })],
  [
    'VIN check',
    (guest, { number }) => guest.post(`/services/cabinet/OrderCheckByVinRequest?vin=${VIN}&orderId=${number}`, {}),
  ],
  ['request to cancel', (guest, { id }) => cancel(guest, id)],
  ['deletion', (guest, { id }) => guest.send('DELETE', `/services/cabinet/order/item/${id}`, {})],
  ['return', (guest, { id }) => giveBack(guest, id)],
  ['repeat', (guest, { number }) => guest.get(`/services/orders/repeat_json/${number}`)],
];

describe.each(CALLS)('%s', (_, call) => {
  test('is refused alike to another client, to a guest and for an unknown order', async () => {
    const { guest: owner } = await signedIn();
    const own = await place(owner);
    const others = [visitor(), (await shopper()).guest, (await signedIn()).guest, seller];
    for (const other of others)
      expect(await call(other, own)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await call(owner, { id: 999_999, number: '26-0000-0000' })).toMatchObject({ status: 404 });
    expect((await read(owner, own.number)).items).toMatchObject([{ status: 'new' }]);
  });

  test('is answered to the owner, to the guest who ordered, and to who has proved the phone', async () => {
    const phone = `+7918${String(1_000_000 + CALLS.findIndex(([, one]) => one === call))}`;
    const account = (await signedIn()).guest;
    const stranger = visitor();
    const elsewhere = { 'x-partshop-address': `198.51.100.${CALLS.findIndex(([, one]) => one === call) + 1}` };
    await stranger.post('/client/phone/SendCode', { phone }, elsewhere);
    const first = await place(account, 1, { ContactPhone: phone });
    const body = { Number: first.number, phone, code: await code(stranger) };
    await good(stranger.post('/services/orders/findbyphone_json', body, elsewhere), Order);
    const second = await place(account);
    const third = { guest: visitor() };
    const pairs = [
      [account, second],
      [stranger, first],
      [third.guest, await place(third.guest)],
    ] as const;
    for (const [who, of] of pairs) {
      const { status } = await call(who, of);
      // A new item cannot be returned, whoever asks.
      expect([200, 409]).toContain(status);
    }
  });
});

describe('a client cancels an item', () => {
  test('at once while it is new, and the stock comes back', async () => {
    const { goods, guest } = await shopper(2);
    const { items, number } = await good(order(guest, form()), Order);
    const answer = await good(cancel(guest, items[0]?.orderItemId ?? 0, { Description: 'Ошибся' }), Order);
    expect(answer).toMatchObject({ number, status: 'cancelled', total: 0, items: [{ status: 'cancelled' }] });
    expect(answer.items[0]?.timeline).toMatchObject([
      { status: 'new', state: 'done' },
      { status: 'cancelled', state: 'done', by: 'client', reason: 'Ошибся' },
    ]);
    expect(await stockOf(goods)).toEqual({ quantity: 10, sold: 0 });
  });

  test('without a body, as §7 shows the call', async () => {
    const guest = visitor();
    const { id } = await place(guest);
    expect((await guest.send('POST', `/services/cabinet/order-item-request-cancel-${id}`, '{}')).status).toBe(200);
  });

  test('by a request later, which can be withdrawn, refused with a reason, and accepted', async () => {
    const guest = visitor();
    const { id, ids, number } = await place(guest, 2);
    await set([id], 'ordered');
    expect(await guest.send('DELETE', `/services/cabinet/order/item/${id}`, {})).toMatchObject({
      status: 409,
      body: { code: 'status-changed' },
    });
    expect((await good(cancel(guest, id), Order)).items[0]).toMatchObject({ status: 'cancel-requested' });
    expect((await good(cancel(guest, id, { IsRemoveRequest: true }), Order)).items[0]).toMatchObject({
      status: 'ordered',
    });
    expect(await cancel(guest, id, { IsRemoveRequest: true })).toMatchObject({ status: 409 });
    await cancel(guest, id);
    await set([id], 'ordered', 'Уже едет');
    const refused = (await read(guest, number)).items[0]?.timeline.filter(({ at }) => at !== null).at(-1);
    expect(refused).toMatchObject({ status: 'ordered', by: 'admin', reason: 'Уже едет' });
    await cancel(guest, id);
    await set([id], 'cancelled');
    expect(await read(guest, number)).toMatchObject({
      status: 'new',
      items: [{ status: 'cancelled' }, { status: 'new', orderItemId: ids[1] }],
    });
  });
});

describe('a return', () => {
  async function issued(guest: Visitor) {
    const placed = await place(guest);
    for (const to of ['ready', 'issued'] as const) expect((await set([placed.id], to)).status).toBe(200);
    return placed;
  }

  test('needs an issued item, and no reason for 14 days', async () => {
    const guest = visitor();
    const fresh = await place(guest);
    expect(await giveBack(guest, fresh.id)).toMatchObject({ status: 409, body: { code: 'no-return' } });
    const { id, number } = await issued(guest);
    expect((await read(guest, number)).items[0]).toMatchObject({ issuedAt: time.now.toISOString() });
    expect(await good(giveBack(guest, id), Order)).toMatchObject({ status: 'return-requested' });
    expect(await good(giveBack(guest, id, { IsRemoveRequest: true }), Order)).toMatchObject({ status: 'issued' });
    const start = time.now;
    time.now = new Date(start.getTime() + 15 * DAY);
    expect(await giveBack(guest, id)).toMatchObject({ status: 422, body: { code: 'reason-missing' } });
    expect(await good(giveBack(guest, id, { Description: 'Брак' }), Order)).toMatchObject({
      status: 'return-requested',
    });
    time.now = start;
  });

  test('is answered by staff; the stock of what was returned comes back', async () => {
    const guest = visitor();
    const { id, number, goods } = await issued(guest);
    await giveBack(guest, id, { Description: 'Не подошло' });
    expect(await set([id], 'issued', 'Следы установки')).toMatchObject({ status: 200 });
    await giveBack(guest, id, { Description: 'Следов нет' });
    await set([id], 'returned', 'Приняли');
    expect(await read(guest, number)).toMatchObject({ status: 'returned', total: 0, items: [{ status: 'returned' }] });
    expect(await stockOf(goods)).toEqual({ quantity: 10, sold: 0 });
    expect((await read(guest, number)).items[0]?.timeline.map(({ reason }) => reason)).toEqual([
      '',
      '',
      '',
      'Не подошло',
      'Следы установки',
      'Следов нет',
      'Приняли',
    ]);
  });

  test('of goods that cannot be returned is refused', async () => {
    const guest = visitor();
    await guest.add(await fixtures.goods({}, { is_returnable: false }));
    const { items } = await good(order(guest, form({ AcceptsNoReturns: true })), Order);
    const id = items[0]?.orderItemId ?? 0;
    for (const to of ['ready', 'issued'] as const) await set([id], to);
    expect(await giveBack(guest, id)).toMatchObject({ status: 409 });
  });
});

describe('an admin alone answers', () => {
  test('a client and a seller may not, and a guest is asked to log in', async () => {
    const { guest } = await signedIn();
    const { id } = await place(guest);
    for (const by of [guest, seller])
      expect(await set([id], 'ready', '', by)).toMatchObject({ status: 403, body: { code: 'no-access' } });
    expect(await set([id], 'ready', '', visitor())).toMatchObject({ status: 401 });
    expect(await set([id], 'issued')).toMatchObject({ status: 409, body: { code: 'status-changed' } });
    expect(await set([999_999], 'ready')).toMatchObject({ status: 404 });
  });
});

test('an order keeps the car that it is to be checked against', async () => {
  const guest = visitor();
  const { number } = await place(guest);
  const ask = (vin: string) => guest.post(`/services/cabinet/OrderCheckByVinRequest?vin=${vin}&orderId=${number}`, {});
  expect(await ask('XW8')).toMatchObject({ status: 400 });
  expect(await good(ask(VIN.toLowerCase()), Order)).toMatchObject({
    vinCheck: { vin: VIN, at: time.now.toISOString() },
  });
});

test('the steps of an offer are foretold', async () => {
  const goods = await fixtures.goods();
  const body = { RouteId: goods.articleId, PriceListId: goods.priceListId };
  expect((await visitor().post('/services/timeline_json', body)).body).toMatchObject({
    steps: { 0: { status: 'new' } },
  });
  for (const wrong of [{}, { RouteId: 1 }, { RouteId: 9_007_199_254_740_991, PriceListId: 9_007_199_254_740_991 }])
    expect(await visitor().post('/services/timeline_json', wrong)).toMatchObject({ status: 404 });
});

describe('the list of a client’s orders', () => {
  test('says the same total in euros as the page of the order', async () => {
    const { guest } = await signedIn();
    const goods = await fixtures.goods({ price: 12_345, quantity: 100 });
    await guest.add(goods, 37);
    const made = await good(order(guest, form({ CurrencyCode: 'EUR' })), Order);
    expect(made.total).toBe((made.items[0]?.price ?? 0) * 37);
    expect((await history(guest)).items).toMatchObject([{ total: made.total, payable: made.payable }]);
  });

  test('has their own, newest first, by pages, with what each status has', async () => {
    const { guest } = await signedIn();
    const first = await place(guest);
    const second = await place(guest, 4);
    await place((await signedIn()).guest);
    await cancel(guest, first.id);
    const all = await history(guest);
    expect(all).toMatchObject({ total: 2, items: [{ number: second.number, itemCount: 4 }, { number: first.number }] });
    expect(all.items[0]?.items).toHaveLength(3);
    expect(all.items[0]?.expectedTo).not.toBeNull();
    expect(all.items[1]).toMatchObject({ status: 'cancelled', total: 0, expectedTo: null });
    expect(all.statuses).toEqual([
      { status: 'cancelled', count: 1 },
      { status: 'new', count: 1 },
    ]);
    expect(await history(guest, { Take: 1, Page: 2 })).toMatchObject({ total: 2, items: [{ number: first.number }] });
    expect(await history(guest, { Status: 'new' })).toMatchObject({ total: 1, items: [{ number: second.number }] });
  });

  test('is searched by order number and part number, and narrowed by days of Moscow', async () => {
    const { guest } = await signedIn();
    const { number, goods } = await place(guest);
    const found = async (body: object) => (await history(guest, body)).total;
    expect(await found({ Search: number })).toBe(1);
    expect(await found({ Search: number.replaceAll('-', '').slice(2, 8) })).toBe(1);
    expect(await found({ Search: goods.number })).toBe(1);
    expect(await found({ Search: 'ЯЯЯ' })).toBe(0);
    expect(await found({ Search: '%' })).toBe(0);
    const today = time.now.toISOString().slice(0, 10);
    expect(await found({ From: today, To: today })).toBe(1);
    expect(await found({ To: '2020-01-01' })).toBe(0);
  });

  test('is a client’s: a guest gets 401', async () => {
    expect(await visitor().post('/services/cabinet/getorderhistory_json', {})).toMatchObject({ status: 401 });
  });
});
