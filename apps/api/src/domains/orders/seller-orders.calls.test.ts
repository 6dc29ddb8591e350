import {
  Order,
  SellerConflict,
  SellerOffice,
  SellerOrder,
  SellerQueue,
  type SellerQueueName,
} from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createPostOffice } from '../../testing/post-office.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Answer, type Visitor } from '../../testing/test-api.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changeItems } from './change-items.queries.ts';
import { createOrderNotices } from './order-notices.ts';

const office = createPostOffice();
const { messengers, sms, sent } = office;
const api = await createTestApi({ messengers });
const { database, fixtures, time, visitor } = api;
const { db } = database;
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);
const tell = createOrderNotices({
  database,
  clock: () => time.now,
  sessionSecret: 'a secret of the tests',
  publicOrigin: undefined,
  siteConfig: { defaultLang: 'ru' },
  messengers,
  sms,
  outbox: office.outboxOf(api),
});

type Goods = Awaited<ReturnType<typeof fixtures.goods>>;

/** A seller who is logged in, with goods that can be ordered. */
async function newSeller(listOptions: Parameters<typeof fixtures.goods>[1] = { lead_days: 3, lead_days_max: 5 }) {
  const { guest, account } = await signedIn({ is_seller: true });
  const goods = await fixtures.goods({}, listOptions);
  const list = db.selectFrom('price_lists').where('id', '=', goods.priceListId).select('seller_id');
  const { seller_id } = await list.executeTakeFirstOrThrow();
  await db.updateTable('sellers').set({ client_id: account.id }).where('id', '=', seller_id).execute();
  return { guest, account, goods, sellerId: seller_id };
}

async function place(lines: readonly { goods: Goods; qty?: number }[], guest = visitor()) {
  for (const { goods, qty = 3 } of lines) await guest.add(goods, qty);
  const made = await good(order(guest, form()), Order);
  return { ...made, guest, ids: made.items.map(({ orderItemId }) => orderItemId), id: made.items[0]?.orderItemId ?? 0 };
}
type Placed = Pick<Awaited<ReturnType<typeof place>>, 'number' | 'version' | 'id'>;

const read = (guest: Visitor, number: string) => good(guest.get(`/services/cabinet/getorders/${number}`), Order);
const queueOf = (by: Visitor, queue: SellerQueueName, more = '') =>
  good(by.get(`/services/seller/orders_json/${queue}${more}`), SellerQueue);
const officeOf = (by: Visitor) => good(by.get('/services/seller/office_json'), SellerOffice);
const said = ({ number: OrderNumber, version: Version }: Placed, more: object) => ({ OrderNumber, Version, ...more });

const accept = (by: Visitor, of: Placed, Qty: number, more = {}) =>
  by.post('/services/seller/accept_json', said(of, { Items: [{ OrderItemId: of.id, Qty }], ...more }));
const refuse = (by: Visitor, of: Placed, Description = 'Кончились') =>
  by.post('/services/seller/refuse_json', said(of, { OrderItemIds: [of.id], Description }));
const promise = (by: Visitor, of: Placed, Day: string, Description = '') =>
  by.post('/services/seller/promise_json', said(of, { OrderItemIds: [of.id], Day, Description }));
const ship = (by: Visitor, of: Placed) =>
  by.post('/services/seller/ship_json', said(of, { OrderItemIds: [of.id], Description: 'Посылка 17' }));
const answer = (by: Visitor, of: Placed, IsAccepted: boolean, Description = '') =>
  by.post('/services/seller/answer_json', said(of, { OrderItemId: of.id, IsAccepted, Description }));

/** Moves items on as staff does, and returns the order as it is then. */
async function advance(of: Placed & { guest: Visitor }, ...statuses: Parameters<typeof changeItems>[1]['to'][]) {
  for (const to of statuses) {
    await inTransaction(db, (trx) => changeItems(trx, { itemIds: [of.id], to, by: { role: 'admin' }, at: time.now }));
  }
  return { ...of, version: (await read(of.guest, of.number)).version };
}
const after = async (of: Placed, answered: Promise<Answer>) => ({
  ...of,
  version: (await good(answered, SellerOrder)).version,
});

const ACTS: readonly [string, (by: Visitor, of: Placed) => Promise<Answer>][] = [
  ['accept', async (by, of) => accept(by, of, 3)],
  ['accept a part', async (by, of) => accept(by, of, 1, { Description: 'Есть одна' })],
  ['refuse', async (by, of) => refuse(by, of)],
  ['promise', async (by, of) => promise(by, of, '2026-11-30')],
  ['ship', async (by, of) => ship(by, of)],
  ['answer', async (by, of) => answer(by, of, true)],
];

describe('the calls of sellers', () => {
  test.each(ACTS)(
    '%s: guests, clients and managers may not; the orders of another seller are unknown',
    async (_, act) => {
      const { goods } = await newSeller();
      const own = await place([{ goods }]);
      expect(await act(visitor(), own)).toMatchObject({ status: 401 });
      for (const rights of [{}, { can_switch_user: true }]) {
        const { guest } = await signedIn(rights);
        expect(await act(guest, own)).toMatchObject({ status: 403, body: { code: 'no-access' } });
      }
      const { guest: other } = await newSeller();
      expect(await act(other, own)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(await read(own.guest, own.number)).toMatchObject({
        version: own.version,
        items: [{ status: 'new', qty: 3 }],
      });
    },
  );

  test.each(ACTS)('%s: the item of another seller in an order with own items is unknown', async (_, act) => {
    const [one, other] = [await newSeller(), await newSeller()];
    const own = await place([{ goods: one.goods }, { goods: other.goods }]);
    expect(await act(other.guest, own)).toMatchObject({ status: 404 });
    expect(await act(one.guest, { ...own, number: '26-0000-0000' })).toMatchObject({ status: 404 });
    expect(await read(own.guest, own.number)).toMatchObject({ version: own.version });
  });

  test.each(ACTS)('%s: of an order that changed meanwhile changes nothing and shows it as it is', async (_, act) => {
    const { guest, goods } = await newSeller();
    const own = await place([{ goods }]);
    await accept(guest, own, 2, { Description: 'Есть две' });
    const { status, body } = await act(guest, own);
    expect(status).toBe(409);
    const conflict = SellerConflict.parse(body);
    expect(conflict.code).toBe('order-changed');
    expect(conflict.order.items.map(({ qty, status: now }) => [qty, now])).toEqual([
      [2, 'ordered'],
      [1, 'refused'],
    ]);
  });

  test('a client who may sell and has no seller yet is told so', async () => {
    const { guest } = await signedIn({ is_seller: true });
    expect(await guest.get('/services/seller/office_json')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await guest.get('/services/seller/orders_json/new')).toMatchObject({ status: 404 });
  });

  test('show a seller own items and nothing of the buyer', async () => {
    const [one, other] = [await newSeller(), await newSeller()];
    const own = await place([{ goods: one.goods }, { goods: other.goods, qty: 1 }]);
    const { orders, total } = await queueOf(one.guest, 'new');
    expect(total).toBe(1);
    expect(orders).toMatchObject([
      {
        number: own.number,
        version: own.version,
        city: 'Москва',
        items: [{ orderItemId: own.id, qty: 3, price: 10_000 }],
      },
    ]);
    expect(JSON.stringify(orders)).not.toMatch(/Иван|123-45-67|1234567/);
    expect((await queueOf(other.guest, 'new')).orders[0]?.items).toHaveLength(1);
  });
});

describe('new items', () => {
  test('wait a day for an answer, then they are late', async () => {
    const { guest, goods } = await newSeller();
    const own = await place([{ goods }]);
    const deadline = new Date(time.now.getTime() + 86_400_000).toISOString();
    expect((await queueOf(guest, 'new')).orders[0]?.items).toMatchObject([{ deadline, isLate: false, queue: 'new' }]);
    expect((await officeOf(guest)).queues.new).toEqual({ items: 1, late: 0, nextDeadline: deadline });
    const at = new Date(time.now.getTime() - 86_400_001);
    await db.updateTable('order_item_events').set({ at }).where('item_id', '=', own.id).execute();
    expect((await queueOf(guest, 'new')).orders[0]?.items).toMatchObject([{ isLate: true }]);
    expect((await officeOf(guest)).queues.new).toEqual({ items: 1, late: 1, nextDeadline: null });
  });

  test('are accepted whole: the buyer sees it, and they wait to be shipped', async () => {
    const { guest, goods, account } = await newSeller();
    const own = await place([{ goods }]);
    expect(await good(accept(guest, own, 3), SellerOrder)).toMatchObject({
      items: [{ status: 'ordered', queue: 'wait' }],
    });
    expect(await read(own.guest, own.number)).toMatchObject({ status: 'ordered', total: 30_000, items: [{ qty: 3 }] });
    expect((await queueOf(guest, 'new')).total).toBe(0);
    expect((await queueOf(guest, 'wait')).total).toBe(1);
    const event = db.selectFrom('order_item_events').where('item_id', '=', own.id).orderBy('id', 'desc');
    expect(await event.select(['by_role', 'by_client_id']).executeTakeFirst()).toEqual({
      by_role: 'seller',
      by_client_id: account.id,
    });
  });

  test('are accepted in part: the rest is refused, and the buyer pays for what comes', async () => {
    const { guest, goods } = await newSeller();
    const own = await place([{ goods }]);
    expect(await accept(guest, own, 2)).toMatchObject({ status: 422, body: { code: 'reason-missing' } });
    expect(await accept(guest, own, 4)).toMatchObject({ status: 400 });
    expect(await read(own.guest, own.number)).toMatchObject({ version: own.version, items: [{ qty: 3 }] });
    await good(accept(guest, own, 2, { Description: 'Есть только две' }), SellerOrder);
    const seen = await read(own.guest, own.number);
    expect(seen).toMatchObject({
      status: 'ordered',
      total: 20_000,
      items: [
        { orderItemId: own.id, qty: 2, status: 'ordered', sum: 20_000 },
        { qty: 1, status: 'refused', sum: 10_000, sellerName: own.items[0]?.sellerName },
      ],
    });
    expect(seen.items[1]?.timeline.at(-1)).toMatchObject({
      status: 'refused',
      by: 'seller',
      reason: 'Есть только две',
    });
  });

  test('are refused with a reason alone', async () => {
    const { guest, goods } = await newSeller();
    const own = await place([{ goods }]);
    expect(await refuse(guest, own, '  ')).toMatchObject({ status: 400 });
    await good(refuse(guest, own), SellerOrder);
    expect(await read(own.guest, own.number)).toMatchObject({ status: 'refused', total: 0 });
  });

  test('of two people of one seller, only the first one’s answer counts', async () => {
    const { guest, goods } = await newSeller();
    const own = await place([{ goods }]);
    const answers = await Promise.all([
      accept(guest, own, 3),
      refuse(guest, own),
      accept(guest, own, 1, { Description: 'Одна' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const won = (await read(own.guest, own.number)).items;
    expect(won.reduce((sum, { qty }) => sum + qty, 0)).toBe(3);
  });

  test('of two sellers in one order are each their own', async () => {
    const [one, other] = [await newSeller(), await newSeller()];
    const own = await place([{ goods: one.goods }, { goods: other.goods }]);
    await good(refuse(one.guest, own), SellerOrder);
    const [theirs] = (await queueOf(other.guest, 'new')).orders;
    expect(theirs?.items).toHaveLength(1);
    const second = { number: own.number, version: theirs?.version ?? 0, id: own.ids[1] ?? 0 };
    await good(accept(other.guest, second, 3), SellerOrder);
    expect(await read(own.guest, own.number)).toMatchObject({ items: [{ status: 'refused' }, { status: 'ordered' }] });
  });
});

describe('accepted items', () => {
  test('are to be shipped by the promised day, and the buyer sees that they are on their way', async () => {
    const { guest, goods } = await newSeller();
    const placed = await place([{ goods }]);
    const own = await after(placed, accept(guest, placed, 3));
    const deadline = new Date(time.now.getTime() + 5 * 86_400_000).toISOString();
    expect((await queueOf(guest, 'wait')).orders[0]?.items).toMatchObject([{ deadline }]);
    await good(ship(guest, own), SellerOrder);
    expect((await queueOf(guest, 'wait')).total).toBe(0);
    const [item] = (await read(placed.guest, own.number)).items;
    expect(item?.status).toBe('in-transit');
    expect(item?.timeline.findLast(({ state }) => state === 'current')).toMatchObject({ reason: 'Посылка 17' });
  });

  test('are not shipped before they are accepted', async () => {
    const { guest, goods } = await newSeller();
    const own = await place([{ goods }]);
    expect(await ship(guest, own)).toMatchObject({ status: 409, body: { code: 'status-changed' } });
  });

  test('are promised for another day, which the order keeps and a mail says', async () => {
    const { guest, goods } = await newSeller();
    const buyer = visitor();
    await buyer.add(goods, 3);
    const made = await good(order(buyer, form({ ContactEmail: 'buyer@shop.test' })), Order);
    const own = { ...made, id: made.items[0]?.orderItemId ?? 0 };
    await good(promise(guest, own, '2026-12-05', 'Задержка на таможне'), SellerOrder);
    const seen = await read(buyer, own.number);
    expect(seen.changes).toMatchObject([
      { kind: 'day', fromDay: '2026-11-26', toDay: '2026-12-05', by: 'seller', reason: 'Задержка на таможне' },
    ]);
    expect(seen.items).toMatchObject([{ deliveryDays: 14, deliveryDaysMax: 14 }]);
    const mail = await mailAbout(own.number);
    expect(mail).toContain('обещали 26 ноября, теперь 5 декабря');
    expect(mail).toContain('Задержка на таможне');
  });

  test.each(['2026-11-20', '2027-11-30', '2026-13-01', 'завтра'])('are not promised for %s', async (day) => {
    const { guest, goods } = await newSeller();
    const own = await place([{ goods }]);
    expect(await promise(guest, own, day)).toMatchObject({ status: 400 });
    expect(await read(own.guest, own.number)).toMatchObject({ version: own.version, changes: [] });
  });
});

/** What the buyer of an order is told by mail of the changes until now. */
async function mailAbout(number: string): Promise<string> {
  const before = time.now;
  try {
    time.now = new Date(before.getTime() + 600_000);
    await tell();
  } finally {
    time.now = before;
  }
  return sent
    .filter(({ channel, subject }) => channel === 'mail' && subject?.includes(number))
    .map(({ text }) => text)
    .join('\n');
}

describe('requests of buyers', () => {
  const requestReturn = (guest: Visitor, OrderItemId: number) =>
    good(guest.post('/services/cabinet/ReturnRequest', { OrderItemId, Description: 'Не подошло' }), Order);

  async function returning() {
    const { guest, goods } = await newSeller();
    const issued = await advance(await place([{ goods }]), 'ordered', 'in-transit', 'arrived', 'ready', 'issued');
    const { version } = await requestReturn(issued.guest, issued.id);
    return { seller: guest, own: { ...issued, version } };
  }

  test('to return wait ten days, with the buyer’s reason and the day until which none is needed', async () => {
    const { seller } = await returning();
    const day = (days: number) => new Date(time.now.getTime() + days * 86_400_000).toISOString();
    expect((await queueOf(seller, 'return-request')).orders[0]?.items).toMatchObject([
      { status: 'return-requested', reason: 'Не подошло', deadline: day(10), freeUntil: day(14) },
    ]);
  });

  test('to return are agreed to: the goods count no longer', async () => {
    const { seller, own } = await returning();
    await good(answer(seller, own, true), SellerOrder);
    expect(await read(own.guest, own.number)).toMatchObject({ status: 'returned', total: 0 });
    expect((await queueOf(seller, 'return-request')).total).toBe(0);
  });

  test('to return are declined with a reason alone, and the item stays issued', async () => {
    const { seller, own } = await returning();
    expect(await answer(seller, own, false)).toMatchObject({ status: 422, body: { code: 'reason-missing' } });
    await good(answer(seller, own, false, 'Следы установки'), SellerOrder);
    const [item] = (await read(own.guest, own.number)).items;
    expect(item).toMatchObject({ status: 'issued' });
    expect(item?.timeline.at(-1)).toMatchObject({ by: 'seller', reason: 'Следы установки' });
  });

  test.each([
    [true, 'cancelled', ''],
    [false, 'ordered', 'Уже едет'],
  ])('to cancel, agreed %s: the item is %s', async (isAccepted, status, reason) => {
    const { guest, goods } = await newSeller();
    const ordered = await advance(await place([{ goods }]), 'ordered');
    const asked = await good(
      ordered.guest.post(`/services/cabinet/order-item-request-cancel-${ordered.id}`, { Description: 'Передумал' }),
      Order,
    );
    expect((await queueOf(guest, 'return-request')).total).toBe(1);
    await good(answer(guest, { ...ordered, version: asked.version }, isAccepted, reason), SellerOrder);
    expect((await read(ordered.guest, ordered.number)).items[0]?.status).toBe(status);
  });

  test('that nobody made are not answered', async () => {
    const { guest, goods } = await newSeller();
    const own = await place([{ goods }]);
    for (const is of [true, false]) {
      expect(await answer(guest, own, is, 'Нет')).toMatchObject({ status: 409, body: { code: 'status-changed' } });
    }
  });
});

test('the office says which price lists are stale, and how many offers they have', async () => {
  const { guest, goods, sellerId } = await newSeller();
  const at = new Date(time.now.getTime() - 8 * 86_400_000);
  await db.updateTable('price_lists').set({ updated_at: at }).where('id', '=', goods.priceListId).execute();
  const names = JSON.stringify({ ru: 'Второй склад' });
  await db
    .insertInto('price_lists')
    .values({ seller_id: sellerId, names, city: 'Казань', updated_at: time.now })
    .execute();
  expect((await officeOf(guest)).priceLists).toMatchObject([
    { isStale: true, offers: 1 },
    { name: 'Второй склад', isStale: false, offers: 0 },
  ]);
});

test('a queue has pages', async () => {
  const { guest, goods } = await newSeller();
  const placed = [];
  for (let made = 0; made < 3; made += 1) placed.push(await place([{ goods, qty: 1 }]));
  const first = await queueOf(guest, 'new', '?take=2');
  expect(first).toMatchObject({
    total: 3,
    page: 1,
    take: 2,
    orders: placed.slice(0, 2).map(({ number }) => ({ number })),
  });
  const last = { page: 2, orders: [{ number: placed[2]?.number }] };
  expect(await queueOf(guest, 'new', '?take=2&page=2')).toMatchObject(last);
  // The queue has become shorter since the seller opened that page.
  expect(await queueOf(guest, 'new', '?take=2&page=9')).toMatchObject(last);
});
