import { ManagedOrder, Order, OrderConflict, OrderDelivery } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Answer, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);
const manager = await signedIn({ can_switch_user: true });
const admin = manager.guest;
const { guest: seller } = await signedIn({ is_seller: true });

async function place(guest: Visitor, prices = [10_000], more = {}) {
  for (const price of prices) await guest.add(await fixtures.goods({ price }), 2);
  const made = await good(order(guest, form(more)), Order);
  const ids = made.items.map(({ orderItemId }) => orderItemId);
  return { ...made, ids, id: ids[0] ?? 0 };
}
const setPrice = (by: Visitor, orderItemId: number, price: number, version: number, more = '') =>
  by.post(
    `/services/orders/OrderItemsSetPrice?orderItemId=${orderItemId}&price=${price}&version=${version}${more}`,
    {},
  );
const move = (by: Visitor, OrderItemId: number, Version: number, more: object = {}) =>
  by.post('/services/cabinet/OrderMoveItem', { OrderItemId, Version, ...more });
const setDelivery = (by: Visitor, OrderNumber: string, Version: number, more: object = {}) =>
  by.post('/client/order/SetDeliveryCostAndStatus', { OrderNumber, Version, ...more });
const setStatus = (OrderItemIds: number[], Status: string) =>
  admin.post('/services/orders/SetItemsStatus', { OrderItemIds, Status });
const read = (guest: Visitor, number: string) => good(guest.get(`/services/cabinet/getorders/${number}`), Order);
const refusedOf = ({ status, body }: Answer) => [status, OrderConflict.parse(body).code];

describe('the calls of managers', () => {
  const CALLS: readonly [
    string,
    (by: Visitor, of: { id: number; number: string; version: number }) => Promise<Answer>,
  ][] = [
    ['price', async (by, { id, version }) => setPrice(by, id, 9000, version)],
    ['move', async (by, { id, version }) => move(by, id, version)],
    ['delivery', async (by, { number, version }) => setDelivery(by, number, version, { Cost: 0 })],
    ['what is beside an order', async (by, { number }) => by.get(`/services/orders/manager_json/${number}`)],
  ];

  test.each(CALLS)('%s: nobody else may, not even the buyer; unknown orders are 404', async (_, call) => {
    const { guest: owner } = await signedIn();
    const own = await place(owner, [10_000, 20_000]);
    expect(await call(visitor(), own)).toMatchObject({ status: 401 });
    for (const other of [owner, seller]) {
      expect(await call(other, own)).toMatchObject({ status: 403, body: { code: 'no-access' } });
    }
    expect(await read(owner, own.number)).toMatchObject({ version: own.version, total: own.total });
    const unknown = await call(admin, { id: 999_999, number: '26-0000-0000', version: 1 });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await call(admin, own)).toMatchObject({ status: 200 });
  });

  test.each(CALLS)('%s: a manager who looks at the shop as the client may not either', async (_, call) => {
    const { guest: owner, account } = await signedIn();
    const own = await place(owner);
    const { guest } = await signedIn({ can_switch_user: true });
    await guest.post('/services/cabinet/SwitchUser', { ClientId: account.id, Reason: 'Клиент просит показать' });
    expect(await call(guest, own)).toMatchObject({ status: 403 });
  });

  test('ignore fields that nobody may set', async () => {
    const { guest: owner } = await signedIn();
    const own = await place(owner);
    const more = { Cost: 500, total: 1, IsSeller: true, ClientId: 1, canSwichUser: true };
    const changed = await good(setDelivery(admin, own.number, own.version, more), Order);
    expect(changed).toMatchObject({ total: own.total + 500, isOwn: false });
  });

  test('and a manager reads the order of anybody', async () => {
    const own = await place(visitor());
    expect(await read(admin, own.number)).toMatchObject({ number: own.number, isOwn: false });
    expect(await admin.post(`/services/cabinet/order-item-request-cancel-${own.id}`, {})).toMatchObject({
      status: 404,
    });
  });
});

describe('the price of an item', () => {
  test('changes the sums of its order, and says who changed it and why', async () => {
    const { guest } = await signedIn();
    const own = await place(guest, [10_000, 5000]);
    const changed = await good(setPrice(admin, own.id, 12_500, own.version, '&description=По%20телефону'), Order);
    expect(changed).toMatchObject({
      items: [{ price: 12_500, sum: 25_000 }, { sum: 10_000 }],
      total: 35_000,
      payable: 35_000,
      changes: [{ kind: 'price', orderItemId: own.id, from: 10_000, to: 12_500, by: 'admin', reason: 'По телефону' }],
    });
    expect(changed.version).toBeGreaterThan(own.version);
    const changes = database.db.selectFrom('order_changes').where('item_id', '=', own.id);
    expect(await changes.select('by_client_id').executeTakeFirst()).toEqual({ by_client_id: manager.account.id });
    expect(await read(guest, own.number)).toMatchObject({ total: 35_000, isOwn: true });
  });

  test('of two managers only the first changes it; the second sees the order as it is', async () => {
    const own = await place(visitor());
    const answers = await Promise.all([8000, 9000].map(async (price) => setPrice(admin, own.id, price, own.version)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const second = answers.find(({ status }) => status === 409);
    const { code, order: now } = OrderConflict.parse(second?.body);
    expect(code).toBe('order-changed');
    expect(now.items[0]?.price).toBe((await read(admin, own.number)).items[0]?.price);
    expect(now.changes).toHaveLength(1);
  });

  test('does not change under a manager when the buyer cancels meanwhile', async () => {
    const guest = visitor();
    const own = await place(guest, [10_000, 5000]);
    await guest.post(`/services/cabinet/order-item-request-cancel-${own.ids[1]}`, {});
    expect(refusedOf(await setPrice(admin, own.id, 9000, own.version))).toEqual([409, 'order-changed']);
  });

  test('rises only while the buyer can cancel at once, and falls until the item is issued', async () => {
    const own = await place(visitor());
    await setStatus([own.id], 'ordered');
    const { version } = await read(admin, own.number);
    expect(refusedOf(await setPrice(admin, own.id, 10_001, version))).toEqual([409, 'price-rise']);
    expect(await good(setPrice(admin, own.id, 9999, version), Order)).toMatchObject({ total: 19_998 });
    for (const to of ['arrived', 'ready', 'issued']) await setStatus([own.id], to);
    const issued = await read(admin, own.number);
    expect(refusedOf(await setPrice(admin, own.id, 1000, issued.version))).toEqual([409, 'status-changed']);
  });

  test('is a whole number of kopecks above nothing', async () => {
    const own = await place(visitor());
    for (const price of [0, -5, 1.5, 1_000_000_001]) {
      expect(await setPrice(admin, own.id, price, own.version)).toMatchObject({ status: 400 });
    }
  });

  test('that falls below what bonuses paid gives the bonuses back', async () => {
    const { guest, account } = await signedIn();
    const expires_at = new Date(time.now.getTime() + 86_400_000);
    const entry = { client_id: account.id, amount: 100, reason: 'welcome', at: time.now, expires_at };
    await database.db.insertInto('bonus_entries').values(entry).execute();
    const own = await place(guest, [50_000], { Bonus: 100 });
    expect(await good(setPrice(admin, own.id, 2000, own.version), Order)).toMatchObject({ bonus: 4000, payable: 0 });
  });
});

describe('an item', () => {
  test('moves to a new order of the same buyer, which costs no second delivery', async () => {
    const { guest } = await signedIn();
    const own = await place(guest, [10_000, 5000]);
    const made = await good(move(admin, own.id, own.version, { Description: 'Едет дольше' }), Order);
    expect(made).toMatchObject({
      items: [{ orderItemId: own.id, status: 'new' }],
      total: 20_000,
      createdAt: own.createdAt,
      contactPhone: own.contactPhone,
      delivery: { cost: 0 },
      changes: [{ kind: 'moved', fromOrder: own.number, toOrder: made.number, by: 'admin', reason: 'Едет дольше' }],
    });
    expect(await read(guest, made.number)).toMatchObject({ isOwn: true });
    expect(await read(guest, own.number)).toMatchObject({ items: [{ orderItemId: own.ids[1] }], total: 10_000 });
    expect((await read(guest, own.number)).changes).toMatchObject([{ kind: 'moved', toOrder: made.number }]);
  });

  test('moves to another order of the same buyer, and keeps the days that were promised', async () => {
    const { guest } = await signedIn();
    const first = await place(guest, [10_000, 5000]);
    const second = await place(guest, [7000]);
    const created_at = new Date(time.now.getTime() + 2 * 86_400_000);
    await database.db.updateTable('orders').set({ created_at }).where('number', '=', second.number).execute();
    const before = first.items[0]?.deliveryDaysMax ?? 0;
    const into = await good(move(admin, first.id, first.version, { OrderNumber: second.number }), Order);
    expect(into).toMatchObject({ number: second.number, total: 34_000 });
    const moved = into.items.find(({ orderItemId }) => orderItemId === first.id);
    expect(moved?.deliveryDaysMax).toBe(Math.max(0, before - 2));
  });

  test('leaves an order that had nothing else, which is then cancelled', async () => {
    const guest = visitor();
    const own = await place(guest);
    await move(admin, own.id, own.version);
    expect(await read(guest, own.number)).toMatchObject({ status: 'cancelled', items: [], total: 0, payable: 0 });
  });

  test('never moves to an order of another buyer, to an unknown one, or to where it is', async () => {
    const own = await place((await signedIn()).guest, [10_000, 5000]);
    const other = await place((await signedIn()).guest);
    const to = async (OrderNumber: string) => move(admin, own.id, own.version, { OrderNumber });
    expect(refusedOf(await to(other.number))).toEqual([409, 'not-movable']);
    expect(refusedOf(await to(own.number))).toEqual([409, 'not-movable']);
    expect(await to('26-0000-0000')).toMatchObject({ status: 404 });
    expect(await read(admin, other.number)).toMatchObject({ version: other.version });
  });

  test('goes once, however often it is sent', async () => {
    const own = await place((await signedIn()).guest, [10_000, 5000]);
    const answers = await Promise.all([1, 2, 3].map(async () => move(admin, own.id, own.version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await database.db.selectFrom('order_changes').where('item_id', '=', own.id).selectAll().execute();
    expect(rows).toHaveLength(1);
  });
});

describe('the delivery', () => {
  test('costs what a manager says, and its items go on together', async () => {
    const guest = visitor();
    const own = await place(guest, [10_000, 5000]);
    const priced = await good(setDelivery(admin, own.number, own.version, { Cost: 30_000 }), Order);
    expect(priced).toMatchObject({ delivery: { cost: 30_000 }, total: 60_000, changes: [{ kind: 'delivery-cost' }] });
    await setStatus(own.ids, 'ordered');
    await guest.post(`/services/cabinet/order-item-request-cancel-${own.ids[1]}`, {});
    const { version } = await read(admin, own.number);
    const sent = await good(setDelivery(admin, own.number, version, { Status: 'in-transit' }), Order);
    expect(sent.items).toMatchObject([{ status: 'in-transit' }, { status: 'cancel-requested' }]);
    expect(refusedOf(await setDelivery(admin, own.number, sent.version, { Cost: 30_001 }))).toEqual([
      409,
      'price-rise',
    ]);
  });

  test('keeps its cost when its status is refused', async () => {
    const own = await place(visitor());
    const refused = await setDelivery(admin, own.number, own.version, { Cost: 100, Status: 'in-transit' });
    expect(refusedOf(refused)).toEqual([409, 'status-changed']);
    expect(await read(admin, own.number)).toMatchObject({ version: own.version, delivery: { cost: 0 }, changes: [] });
  });

  test('of several orders is told to their buyer and to managers; another’s among them is 404', async () => {
    const { guest } = await signedIn();
    const own = [await place(guest), await place(guest)].map(({ number }) => number);
    const ask = async (by: Visitor, OrderIds: string[]) =>
      by.post('/services/orders/GetDeliveryByOrderIds', { OrderIds });
    const deliveries = z.array(z.object({ number: z.string(), status: z.string(), delivery: OrderDelivery }));
    for (const by of [guest, admin]) {
      expect((await good(ask(by, own), deliveries)).map(({ number }) => number)).toEqual(own);
    }
    const strange = await place((await signedIn()).guest);
    expect(await ask(guest, [...own, strange.number])).toMatchObject({ status: 404 });
    expect(await ask(visitor(), own)).toMatchObject({ status: 404 });
    expect(
      await ask(
        guest,
        Array.from({ length: 21 }, () => own[0] ?? ''),
      ),
    ).toMatchObject({ status: 400 });
  });
});

test('a manager sees whose order it is, and where its items can go', async () => {
  const { guest, account } = await signedIn();
  const own = await place(guest, [10_000]);
  const open = await place(guest);
  const over = await place(guest);
  await guest.post(`/services/cabinet/order-item-request-cancel-${over.id}`, {});
  await place((await signedIn()).guest);
  const beside = await good(admin.get(`/services/orders/manager_json/${own.number}`), ManagedOrder);
  expect(beside).toEqual({
    client: { name: 'Анна Смирнова', code: account.code },
    prices: [{ orderItemId: own.id, price: 10_000 }],
    others: [{ number: open.number, createdAt: open.createdAt, status: 'new' }],
  });
});
