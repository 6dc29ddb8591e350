import { PricePage, SellerCard, SellerSettings, SellerWarehouse } from '@partshop/api-client/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { createWaitKeeping } from './keep-waits.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { signedIn } = createAccounts(api);
const { form, order } = await createShopping(api);
const keepWaits = createWaitKeeping({ database, clock: () => time.now });

/** A Friday, 11:00 in Moscow. */
const FRIDAY = '2026-11-27T08:00:00Z';
const AFTERNOON = '2026-11-27T13:00:00Z';
const SETTINGS = '/services/seller/settings_json';
const WAREHOUSE = '/services/seller/warehouse_json';

let sellers = 0;
async function seller(): Promise<{ guest: Visitor; list: number; clientId: number }> {
  const { guest, account } = await signedIn({ is_seller: true });
  const list = await fixtures.priceList(`Склад ${(sellers += 1)}`, { lead_days: 1, lead_days_max: 2 });
  await database.pool.query(
    'update sellers set client_id = $1 where id = (select seller_id from price_lists where id = $2)',
    [account.id, list],
  );
  return { guest, list, clientId: account.id };
}

const terms = (PriceListId: number, more: object = {}) => ({
  PriceListId,
  Version: 1,
  LeadDays: 1,
  LeadDaysMax: 2,
  IsReturnable: true,
  Weekdays: [1, 2, 3, 4, 5],
  CutOff: '16:00',
  ClosedDays: ['2026-11-30'],
  ...more,
});
const save = async (guest: Visitor, body: object) => guest.put(WAREHOUSE, body);
const settings = async (guest: Visitor) => good(guest.get(SETTINGS), SellerSettings);
const general = (more: object = {}) => ({
  Version: 1,
  ReturnRules: 'Упаковка цела',
  NoticeEmail: 'stock@parts.test',
  WantsNotices: true,
  ...more,
});

let own: Awaited<ReturnType<typeof seller>>;
beforeEach(async () => {
  time.now = new Date(FRIDAY);
  own = await seller();
});

test('a warehouse that nobody has set sends every day', async () => {
  expect((await settings(own.guest)).warehouses).toMatchObject([
    { priceListId: own.list, version: 1, cutOff: null, closedDays: [], sendsOn: '2026-11-27', promisedDays: 1 },
  ]);
});

test('keeps what a seller sets, once and in order, without days that are past', async () => {
  const sent = terms(own.list, { Weekdays: [5, 1, 1], ClosedDays: ['2026-12-31', '2026-11-26', '2026-12-30'] });
  const saved = await good(save(own.guest, sent), SellerWarehouse);
  expect(saved).toMatchObject({
    version: 2,
    weekdays: [1, 5],
    cutOff: '16:00',
    closedDays: ['2026-12-30', '2026-12-31'],
  });
  expect((await settings(own.guest)).warehouses).toEqual([saved]);
});

test.each([
  ['no day of the week', { Weekdays: [] }],
  ['an eighth day', { Weekdays: [8] }],
  ['an hour that is none', { CutOff: '24:00' }],
  ['a day that is none', { ClosedDays: ['2026-02-30'] }],
  ['fewer days at most than at least', { LeadDays: 3 }],
])('refuses %s', async (_what, more) => {
  expect(await save(own.guest, terms(own.list, more))).toMatchObject({ status: 400 });
});

test('of two people who change one warehouse the second one is told', async () => {
  await good(save(own.guest, terms(own.list, { LeadDaysMax: 5 })), SellerWarehouse);
  expect(await save(own.guest, terms(own.list, { LeadDaysMax: 9 }))).toMatchObject({
    status: 409,
    body: { code: 'settings-changed', warehouse: { version: 2, leadDaysMax: 5 } },
  });
  expect((await settings(own.guest)).warehouses).toMatchObject([{ leadDaysMax: 5 }]);
});

/** What a buyer is promised on the price page, in a basket, and in an order. */
async function promised(goods: { articleId: number; priceListId: number; number: string }) {
  const buyer = visitor();
  const body = { CatalogKey: 'mann', Number: goods.number };
  const { items } = await good(buyer.post('/services/search/searchgood_json', body), PricePage);
  await buyer.add(goods, 1);
  const [line] = (await buyer.basket()).items;
  const ordered = (await order(buyer, form())).body as { items: { deliveryDaysMax: number }[] };
  return [
    items.find(({ priceListId }) => priceListId === goods.priceListId)?.deliveryDaysMax,
    line?.deliveryDaysMax,
    ordered.items[0]?.deliveryDaysMax,
  ];
}

async function offered() {
  const number = `S${String(own.list)}`;
  const articleId = await fixtures.article('Mann', number);
  await fixtures.offer(articleId, own.list, { quantity: 100 });
  return { articleId, priceListId: own.list, number };
}

test('the cut-off, the days of the week and holidays move the day that buyers are promised', async () => {
  const goods = await offered();
  expect(await promised(goods)).toEqual([2, 2, 2]);
  await good(save(own.guest, terms(own.list)), SellerWarehouse);
  expect(await promised(goods)).toEqual([2, 2, 2]);
  // Friday's hour is past, Monday is closed: the warehouse sends on Tuesday.
  time.now = new Date(AFTERNOON);
  await keepWaits();
  expect(await promised(goods)).toEqual([6, 6, 6]);
  await good(save(own.guest, terms(own.list, { Version: 2, CutOff: '17:00' })), SellerWarehouse);
  expect(await promised(goods)).toEqual([2, 2, 2]);
});

test('an offer with days of its own waits for its warehouse too', async () => {
  const goods = await offered();
  await database.pool.query('update offers set lead_days = 3 where price_list_id = $1', [own.list]);
  await good(save(own.guest, terms(own.list, { ClosedDays: ['2026-11-27'] })), SellerWarehouse);
  expect(await promised(goods)).toEqual([7, 7, 7]);
});

test('a list that is being uploaded waits for its turn', async () => {
  await good(save(own.guest, terms(own.list)), SellerWarehouse);
  time.now = new Date(AFTERNOON);
  const upload = await database.pool.connect();
  const waitOf = async () =>
    (await database.pool.query<{ wait_days: number }>('select wait_days from price_lists where id = $1', [own.list]))
      .rows[0]?.wait_days;
  try {
    await upload.query('begin');
    await upload.query('select from price_lists where id = $1 for update', [own.list]);
    await keepWaits();
    expect(await waitOf()).toBe(0);
    await upload.query('rollback');
  } finally {
    upload.release();
  }
  await keepWaits();
  expect(await waitOf()).toBe(4);
});

test('the rules of returns stand beside what was ordered', async () => {
  const goods = await offered();
  await good(own.guest.put(SETTINGS, general()), SellerSettings);
  const buyer = visitor();
  await buyer.add(goods, 1);
  expect(await order(buyer, form())).toMatchObject({ body: { items: [{ returnRules: 'Упаковка цела' }] } });
});

test('of two people who change the rules the second one is told', async () => {
  await good(own.guest.put(SETTINGS, general()), SellerSettings);
  expect(await own.guest.put(SETTINGS, general({ ReturnRules: 'Иначе' }))).toMatchObject({
    status: 409,
    body: { code: 'settings-changed', settings: { version: 2, returnRules: 'Упаковка цела' } },
  });
});

test('notices need an address', async () => {
  expect(await own.guest.put(SETTINGS, general({ NoticeEmail: '' }))).toMatchObject({ status: 400 });
});

const card = async () => good(own.guest.get('/services/seller/card_json'), SellerCard);

test('the card says what is missing', async () => {
  expect(await card()).toMatchObject({ gaps: ['no-schedule', 'no-notices', 'no-rules'], kept: { of: 0, count: 0 } });
  await good(save(own.guest, terms(own.list, { IsReturnable: false })), SellerWarehouse);
  await good(own.guest.put(SETTINGS, general()), SellerSettings);
  await database.pool.query(`update price_lists set updated_at = $1::timestamptz - interval '8 days' where id = $2`, [
    time.now,
    own.list,
  ]);
  expect(await card()).toMatchObject({ gaps: ['stale', 'no-returns'], returnRules: 'Упаковка цела' });
});

test('the card counts what came in time, what was refused and what came back', async () => {
  const goods = await offered();
  const become = async (created: string, ...events: [string, string][]) => {
    const buyer = visitor();
    await buyer.add(goods, 1);
    const { number, items } = (await order(buyer, form())).body as {
      number: string;
      items: { orderItemId: number }[];
    };
    const id = items[0]?.orderItemId;
    await database.pool.query('update orders set created_at = $1 where number = $2', [created, number]);
    for (const [status, at] of events) {
      await database.pool.query(
        `insert into order_item_events (item_id, from_status, to_status, by_role, at)
         select id, status, $2, 'seller', $3 from order_items where id = $1`,
        [id, status, at],
      );
      await database.pool.query('update order_items set status = $2 where id = $1', [id, status]);
    }
  };
  // Each is promised on the 22nd.
  await become('2026-11-20T08:00:00Z', ['ready', '2026-11-22T20:00:00Z'], ['issued', '2026-11-23T08:00:00Z']);
  await become('2026-11-20T08:00:00Z', ['ready', '2026-11-22T21:00:00Z']);
  await become('2026-11-20T08:00:00Z', ['ordered', '2026-11-20T09:00:00Z']);
  await become('2026-11-20T08:00:00Z', ['refused', '2026-11-20T09:00:00Z']);
  await become('2026-11-20T08:00:00Z', ['cancelled', '2026-11-20T09:00:00Z']);
  await become(
    '2026-11-26T08:00:00Z',
    ['ready', '2026-11-27T07:00:00Z'],
    ['issued', '2026-11-27T07:10:00Z'],
    ['returned', '2026-11-27T07:20:00Z'],
  );
  await become('2026-11-27T07:00:00Z');
  await become('2026-08-01T08:00:00Z', ['ready', '2026-09-22T20:00:00Z']);
  expect(await card()).toMatchObject({
    kept: { of: 4, count: 2 },
    refused: { of: 5, count: 1 },
    returned: { of: 2, count: 1 },
  });
});

test('only sellers see it, their own alone', async () => {
  const other = await seller();
  for (const path of [SETTINGS, '/services/seller/card_json']) {
    expect(await visitor().get(path)).toMatchObject({ status: 401 });
    expect(await (await signedIn()).guest.get(path)).toMatchObject({ status: 403 });
    expect(await (await signedIn({ is_seller: true })).guest.get(path)).toMatchObject({ status: 404 });
  }
  expect(await save(other.guest, terms(own.list))).toMatchObject({ status: 404 });
  expect((await settings(own.guest)).warehouses).toMatchObject([{ version: 1 }]);
});
