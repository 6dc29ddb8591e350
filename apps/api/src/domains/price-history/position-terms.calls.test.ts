import { PositionTerms } from '@partshop/api-client/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { createDayFolding } from '../position-days/index.ts';
import { createPriceRecording } from './record-prices.queries.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { pool } = database;
const record = createPriceRecording({ database, clock: () => time.now });
const foldDays = createDayFolding({ database });
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);

type Goods = { articleId: number; priceListId: number; number: string };
let own: { guest: Visitor; goods: Goods };

async function seller(): Promise<typeof own> {
  const goods = await fixtures.goods({ price: 10_000, quantity: 20 });
  return { guest: await sellFrom(goods.priceListId), goods };
}

/** Somebody who is logged in and sells from a price list. */
async function sellFrom(priceListId: number): Promise<Visitor> {
  const { guest, account } = await signedIn({ is_seller: true });
  await pool.query('update sellers set client_id = $1 where id = (select seller_id from price_lists where id = $2)', [
    account.id,
    priceListId,
  ]);
  return guest;
}
beforeEach(async () => {
  // Nobody stays logged in for days.
  at('12');
  own = await seller();
  at('10');
});

const at = (day: string) => (time.now = new Date(`2026-05-${day}T12:00:00Z`));
const MAY = 'from=2026-05-09&to=2026-05-13';
const termsOf = async (query = MAY, guest = own.guest) =>
  good(guest.get(`/services/seller/position-terms_json/${own.goods.articleId}?${query}`), PositionTerms);
const change = async (values: Parameters<typeof fixtures.changeOffer>[2]) =>
  fixtures.changeOffer(own.goods.articleId, own.goods.priceListId, values);

test('of each day are what was asked last, what there was, and the lowest price of all', async () => {
  const { articleId } = own.goods;
  await record([articleId]);
  await change({ price: 12_000 });
  await record([articleId]);
  at('12');
  const list = await fixtures.priceList('Другой');
  await fixtures.offer(articleId, list, { price: 9000 });
  const other = await sellFrom(list);
  await change({ quantity: 3 });
  await record('all');
  const { steps, step, position, place } = await termsOf();
  expect([step, place]).toEqual(['day', { place: 2, of: 2 }]);
  expect(position).toMatchObject({ articleId, price: 12_000, quantity: 3 });
  // The thirteenth is to come.
  expect(steps).toEqual([
    { from: '2026-05-09', price: null, quantity: null, cheapest: null },
    { from: '2026-05-10', price: 12_000, quantity: 20, cheapest: 10_000 },
    { from: '2026-05-11', price: 12_000, quantity: 20, cheapest: 10_000 },
    { from: '2026-05-12', price: 12_000, quantity: 3, cheapest: 9000 },
  ]);
  expect((await termsOf(MAY, other)).steps.map(({ price }) => price)).toEqual([null, null, null, 9000]);
});

test('stock that an order took, or gave back, is recorded with the sums of the day', async () => {
  const { articleId } = own.goods;
  await record([articleId]);
  at('11');
  const buyer = visitor();
  await buyer.add(own.goods, 4);
  const placed = await order(buyer, form());
  await record(await foldDays());
  at('12');
  const { items } = placed.body as { items: { orderItemId: number }[] };
  await buyer.post(`/services/cabinet/order-item-request-cancel-${items[0]?.orderItemId}`, {});
  await record(await foldDays());
  expect((await termsOf()).steps.map(({ quantity }) => quantity)).toEqual([null, 20, 16, 20]);
});

test('what is withdrawn has neither price nor stock, and nothing is written where nothing changed', async () => {
  const { articleId, priceListId } = own.goods;
  await record([articleId]);
  at('11');
  await record('all');
  await record([articleId]);
  at('12');
  await fixtures.withdrawOffer(articleId, priceListId);
  await record([articleId]);
  const { rows } = await pool.query(
    'select day, price, quantity from position_terms where article_id = $1 order by day',
    [articleId],
  );
  expect(rows).toEqual([
    { day: '2026-05-10', price: 10_000, quantity: 20 },
    { day: '2026-05-12', price: null, quantity: null },
  ]);
});

test('a long period is told by month, each as it ended', async () => {
  await record([own.goods.articleId]);
  at('12');
  await change({ price: 8000 });
  await record([own.goods.articleId]);
  const { step, steps } = await termsOf('from=2026-04-15&to=2026-08-01');
  expect([step, steps]).toEqual([
    'month',
    [
      { from: '2026-04-15', price: null, quantity: null, cheapest: null },
      { from: '2026-05-01', price: 8000, quantity: 20, cheapest: 8000 },
    ],
  ]);
});

test('nothing is recorded of sellers without an account', async () => {
  await pool.query('update sellers set client_id = null');
  await record('all');
  const { rowCount } = await pool.query('select from position_terms where article_id = $1', [own.goods.articleId]);
  expect(rowCount).toBe(0);
});

test('a position of another seller is unknown, and so is a period without days', async () => {
  const path = `/services/seller/position-terms_json/${own.goods.articleId}`;
  const other = await seller();
  expect(await other.guest.get(path)).toMatchObject({ status: 404 });
  expect(await visitor().get(path)).toMatchObject({ status: 401 });
  expect(await own.guest.get(`${path}?from=2026-05-02&to=2026-05-01`)).toMatchObject({ status: 400 });
});
