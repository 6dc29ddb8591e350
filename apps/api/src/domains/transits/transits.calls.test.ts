import {
  Order,
  TransitClaim,
  TransitClaims,
  TransitOrders,
  Transits,
  TransitStatistics,
  type OrderStatusCode,
  type TransitKind,
} from '@partshop/api-client/contract';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { changeItems } from '../orders/index.ts';
import { createDemoReceiving } from './receive-for-demo.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { pool } = database;
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);
const receive = createDemoReceiving({ database, clock: () => time.now });

type Goods = { articleId: number; priceListId: number; number: string };
type Seller = { guest: Visitor; goods: Goods };

async function seller(): Promise<Seller> {
  const goods = await fixtures.goods({ price: 10_000, quantity: 100 }, { lead_days: 2, lead_days_max: 4 });
  const { guest, account } = await signedIn({ is_seller: true });
  await pool.query('update sellers set client_id = $1 where id = (select seller_id from price_lists where id = $2)', [
    account.id,
    goods.priceListId,
  ]);
  return { guest, goods };
}

const at = (day: number) => (time.now = new Date(Date.UTC(2026, 4, day, 12)));
let own: Seller;
beforeEach(async () => {
  // Nobody stays logged in for days.
  at(20);
  own = await seller();
  at(10);
});

/** An order of one item, in a status. */
async function ordered(status: OrderStatusCode = 'in-transit', { goods } = own, qty = 3) {
  const buyer = visitor();
  await buyer.add(goods, qty);
  const placed = await good(order(buyer, form()), Order);
  const itemId = placed.items[0]?.orderItemId ?? 0;
  await move(itemId, 'ordered');
  if (status !== 'ordered') await move(itemId, status);
  return { number: placed.number, version: placed.version, itemId };
}

async function move(itemId: number, to: OrderStatusCode): Promise<void> {
  const change = { itemIds: [itemId], to, by: { role: 'admin' as const }, at: time.now };
  expect(await inTransaction(database.db, async (trx) => changeItems(trx, change))).toEqual({ outcome: 'changed' });
}

const transitsOf = async (kind: TransitKind = 'underway', guest = own.guest, more = '') =>
  good(guest.get(`/services/seller/transits_json?kind=${kind}${more}`), Transits);
const countsOf = async () =>
  Object.fromEntries((await transitsOf()).kinds.map(({ kind, count, sum }) => [kind, [count, sum]]));

/** A claim of the staff about an item. */
async function claim(itemId: number, Pieces = 1) {
  const { guest } = await signedIn({ can_switch_user: true });
  return guest.post('/services/orders/transit-claim_json', {
    OrderItemId: itemId,
    Fault: 'damaged',
    Pieces,
    Description: 'Разбита',
  });
}
const answer = async (TransitId: number, more: object = {}, guest = own.guest) =>
  guest.post('/services/seller/claim_json', { TransitId, Version: 1, IsAccepted: true, ...more });

test('what is sent is expected on the promised day, then overdue, then received', async () => {
  const { itemId, number } = await ordered('ordered');
  expect((await countsOf())['all']).toEqual([0, 0]);
  at(11);
  await move(itemId, 'in-transit');
  at(14);
  expect(await countsOf()).toMatchObject({ underway: [1, 30_000], overdue: [0, 0], all: [1, 30_000] });
  expect((await transitsOf()).transits).toMatchObject([
    { orderNumber: number, pieces: 3, sentOn: '2026-05-11', expectedOn: '2026-05-14', receivedOn: null, isLate: false },
  ]);
  at(15);
  expect(await countsOf()).toMatchObject({ underway: [0, 0], overdue: [1, 30_000] });
  await move(itemId, 'arrived');
  expect((await transitsOf('received')).transits).toMatchObject([{ receivedOn: '2026-05-15', isLate: true }]);
  expect(await countsOf()).toMatchObject({ overdue: [0, 0], received: [1, 30_000] });
});

test('what waits at the point has passed the warehouse, and nobody waits for what was cancelled on its way', async () => {
  const { itemId } = await ordered('in-transit');
  const { itemId: other } = await ordered('in-transit');
  await move(itemId, 'refused');
  await move(other, 'arrived');
  await move(other, 'ready');
  expect(await countsOf()).toMatchObject({ underway: [0, 0], received: [1, 30_000], all: [1, 30_000] });
});

test('another promised day is the day on which it is expected', async () => {
  const { itemId, number, version } = await ordered('in-transit');
  at(12);
  const said = { OrderNumber: number, Version: version + 2, OrderItemIds: [itemId], Day: '2026-05-19' };
  at(20);
  expect((await own.guest.post('/services/seller/promise_json', { ...said, Day: '2026-05-25' })).status).toBe(200);
  expect((await transitsOf()).transits).toMatchObject([{ expectedOn: '2026-05-25' }]);
});

test('figures are those of the day of sending, beside the days before', async () => {
  await ordered();
  at(11);
  const { itemId, number } = await ordered();
  at(18);
  await move(itemId, 'arrived');
  await claim(itemId, 2);
  at(20);
  const figures = await good(
    own.guest.get('/services/seller/transit-statistics_json?from=2026-05-11&to=2026-05-11'),
    TransitStatistics,
  );
  expect(figures).toMatchObject({
    total: { items: 1, pieces: 3, sum: 30_000, received: 1, days: 7, late: 1, faulty: 1, faultySum: 20_000 },
    totalBefore: { items: 1, received: 0, late: 1, faulty: 0 },
    steps: [{ from: '2026-05-11', items: 1 }],
  });
  const year = 'from=2025-05-20&to=2026-05-20';
  const months = await good(own.guest.get(`/services/seller/transit-statistics_json?${year}`), TransitStatistics);
  expect([months.step, months.steps.length, months.steps.at(-1)?.items, months.total.items]).toEqual([
    'month',
    13,
    2,
    2,
  ]);
  const { orders, total } = await good(own.guest.get(`/services/seller/transit-orders_json?${year}`), TransitOrders);
  expect(total).toBe(2);
  expect(orders[0]).toMatchObject({ number, sentOn: '2026-05-11', receivedOn: '2026-05-18', items: 1, late: 1 });
});

test('a fault is claimed once, of no more pieces than were sent, by the staff alone', async () => {
  const { itemId } = await ordered();
  expect(await claim(itemId, 4)).toMatchObject({ status: 409, body: { code: 'too-few-pieces' } });
  expect(await claim(itemId, 2)).toMatchObject({ status: 200, body: { state: 'open', note: 'Разбита' } });
  expect(await claim(itemId)).toMatchObject({ status: 409, body: { code: 'claimed' } });
  const { itemId: waiting } = await ordered('ordered');
  expect(await claim(waiting)).toMatchObject({ status: 404 });
  at(20);
  expect((await transitsOf('claimed')).transits).toMatchObject([{ receivedOn: '2026-05-10', faultyPieces: 2 }]);
  const said = { OrderItemId: itemId, Fault: 'short', Pieces: 1 };
  expect((await own.guest.post('/services/orders/transit-claim_json', said)).status).toBe(403);
});

test('a claim is answered once by its seller, and declined with a reason', async () => {
  const { itemId } = await ordered();
  await claim(itemId);
  at(20);
  const read = async (state: string) =>
    good(own.guest.get(`/services/seller/claims_json?state=${state}`), TransitClaims);
  const id = (await read('open')).claims[0]?.transit.id ?? 0;
  const other = await seller();
  expect(await answer(id, {}, other.guest)).toMatchObject({ status: 404 });
  expect(await answer(id, { IsAccepted: false }, other.guest)).toMatchObject({ status: 404 });
  expect(await answer(id, { IsAccepted: false })).toMatchObject({ status: 422, body: { code: 'reason-missing' } });
  const declined = await good(answer(id, { IsAccepted: false, Description: 'Нет акта' }), TransitClaim);
  expect(declined).toMatchObject({ state: 'declined', answer: 'Нет акта', version: 2 });
  expect(await answer(id)).toMatchObject({
    status: 409,
    body: { code: 'claim-changed', claim: { state: 'declined' } },
  });
  expect((await read('declined')).states).toEqual([
    { state: 'open', count: 0 },
    { state: 'accepted', count: 0 },
    { state: 'declined', count: 1 },
  ]);
});

test('goods of others are not there', async () => {
  await ordered();
  at(20);
  const other = await seller();
  for (const kind of ['underway', 'all'] as const) {
    expect(await transitsOf(kind, other.guest, `&articleId=${own.goods.articleId}`)).toMatchObject({ total: 0 });
  }
  const path = '/services/seller/transit-orders_json?days=90';
  expect(await good(other.guest.get(path), TransitOrders)).toMatchObject({ orders: [], total: 0 });
  for (const call of ['transits', 'transit-statistics', 'transit-orders', 'claims']) {
    expect((await visitor().get(`/services/seller/${call}_json`)).status).toBe(401);
  }
});

test('the demo receives what its sellers sent, also of orders that one can open', async () => {
  await ordered();
  await pool.query('update sellers set is_demo = true');
  at(20);
  await receive();
  expect((await transitsOf('all')).transits).toMatchObject([{ receivedOn: '2026-05-20' }]);
});
