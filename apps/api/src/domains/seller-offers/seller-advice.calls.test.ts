import {
  AdviceChanges,
  SellerAdvice,
  type AdviceKind,
  type AppliedAdvice,
  PriceUploads,
} from '@partshop/api-client/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createSellers } from '../../testing/sellers.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { workOnUpload } from '../price-uploads/work/work-on-upload.ts';
import { adviceSince } from './advise.queries.ts';
import { createOfferChecks } from './check-offers.ts';

/** Workers of this file run in its process. */
async function runHere({ uploadId }: { uploadId: number }): Promise<'done'> {
  await database.withoutLimits(async (patient) => workOnUpload(patient, uploadId));
  return 'done';
}

const api = await createTestApi({ runUploadWorker: runHere });
const { database, fixtures, settled, time, visitor } = api;
const accounts = createAccounts(api);
const { signedIn } = accounts;
const { seller } = createSellers(api, accounts);
const { pool } = database;
const { form, order } = await createShopping(api);
const check = createOfferChecks({ database, clock: () => time.now });

const ADVICE = '/services/seller/advice_json';
const LAST_MONTH = '2026-10-01';

let numbers = 0;
async function offered(list: number, terms: Parameters<typeof fixtures.offer>[2] = {}): Promise<number> {
  const id = await fixtures.article('Mann', `A${(numbers += 1)}`);
  await fixtures.offer(id, list, terms);
  return id;
}

/** Another seller, who has an article and sold it. */
async function rival(articleId: number, terms: Parameters<typeof fixtures.offer>[2], sales: Sales = {}): Promise<void> {
  const list = await fixtures.priceList(`Другой ${(numbers += 1)}`);
  await fixtures.offer(articleId, list, terms);
  await sell(list, articleId, sales);
}

type Sales = { orders?: number; sum?: number; views?: number; cancelled?: number; month?: string };

async function sell(
  list: number,
  articleId: number,
  { orders = 0, sum = 0, views = 0, cancelled = 0, month = LAST_MONTH }: Sales = {},
): Promise<void> {
  await pool.query(
    `insert into position_months
       (seller_id, month, article_id, views, adds, orders, pieces, sum, cancelled, cancelled_sum, returned, returned_sum)
     select seller_id, $2, $3, $4, 0, $5::int, $5::int, $6, $7::int, $7::int * 1000, 0, 0 from price_lists where id = $1`,
    [list, month, articleId, views, orders, sum, cancelled],
  );
}

let own: Awaited<ReturnType<typeof seller>>;
beforeEach(async () => {
  own = await seller();
});

const read = async (guest: Visitor = own.guest) => good(guest.get(ADVICE), SellerAdvice);
const adviceOf = async (kind: AdviceKind) => (await read()).advice.find((one) => one.kind === kind);
const changesOf = async (kind: AppliedAdvice, guest: Visitor = own.guest) =>
  good(guest.get(`/services/seller/advice-changes_json?kind=${kind}&priceListId=${own.list}`), AdviceChanges);
const apply = async (Kind: AppliedAdvice, Version: string, guest: Visitor = own.guest) =>
  guest.post('/services/seller/advice-apply_json', { Kind, PriceListId: own.list, Version });
async function termsOf(articleId: number): Promise<unknown> {
  const { rows } = await pool.query(
    'select price, multiplicity, quantity from offers where article_id = $1 and price_list_id = $2',
    [articleId, own.list],
  );
  return rows[0];
}

test('counts from the first day of the last month of Moscow', () => {
  expect(adviceSince(new Date('2026-11-30T20:59:00Z'))).toBe('2026-10-01');
  expect(adviceSince(new Date('2026-11-30T21:00:00Z'))).toBe('2026-11-01');
  expect(adviceSince(new Date('2027-01-15T12:00:00Z'))).toBe('2026-12-01');
});

test('says what dear prices cost: an equal share of what cheaper sellers sold, and what own sales would bring less', async () => {
  const dear = await offered(own.list, { price: 10_800 });
  await rival(dear, { price: 10_000 }, { orders: 6, sum: 60_000 });
  await rival(dear, { price: 10_400 }, { orders: 3, sum: 31_200 });
  // Dearer, in an earlier month, and later: none of these counts.
  await rival(dear, { price: 12_000 }, { orders: 90, sum: 900_000 });
  await sell(own.list, dear, { orders: 2, sum: 21_600 });
  const other = await offered(own.list, { price: 11_000 });
  await rival(other, { price: 10_000 }, { orders: 90, sum: 900_000, month: '2026-09-01' });
  await rival(other, { price: 10_500 });
  await check();
  expect(await read()).toMatchObject({ since: LAST_MONTH, checkedAt: time.now.toISOString() });
  expect(await adviceOf('dearer')).toMatchObject({
    positions: 1,
    low: 8,
    high: 8,
    orders: 3,
    sum: 30_400,
    cost: 1600,
  });
});

test('advises no price that loses more than it wins, that nobody buys lower, or that is far above the others', async () => {
  const loses = await offered(own.list, { price: 11_000 });
  await sell(own.list, loses, { orders: 100, sum: 1_100_000 });
  for (const price of [10_000, 10_000]) await rival(loses, { price }, { orders: 3, sum: 30_000 });
  const far = await offered(own.list, { price: 20_000 });
  const unsold = await offered(own.list, { price: 10_800 });
  for (const price of [10_000, 10_000]) await rival(unsold, { price });
  for (const price of [10_000, 10_000]) await rival(far, { price }, { orders: 3, sum: 30_000 });
  await check();
  expect(await adviceOf('dearer')).toBeUndefined();
});

test('advice about prices is seen, followed, stands among the uploads, and is taken back', async () => {
  const dear = await offered(own.list, { price: 10_800, quantity: 7 });
  for (const price of [10_000, 10_100]) await rival(dear, { price }, { orders: 3, sum: 30_000 });
  await check();
  const seen = await changesOf('dearer');
  expect(seen).toMatchObject({
    total: 1,
    changes: [{ articleId: dear, before: { price: 10_800 }, after: { price: 10_000 }, orders: 2 }],
  });
  const applied = await apply('dearer', seen.version);
  expect(applied).toMatchObject({ status: 200, body: { changed: 1 } });
  expect(await termsOf(dear)).toEqual({ price: 10_000, multiplicity: 1, quantity: 7 });
  expect(await adviceOf('dearer')).toBeUndefined();
  const { uploadId } = applied.body as { uploadId: number };
  const { uploads } = await good(own.guest.get('/services/seller/uploads_json/price'), PriceUploads);
  expect(uploads).toMatchObject([{ id: uploadId, state: 'applied', fileName: '', canTakeBack: true }]);
  expect(await own.guest.post(`/services/seller/upload-back_json/${uploadId}`, {})).toMatchObject({ status: 200 });
  await settled();
  expect(await termsOf(dear)).toEqual({ price: 10_800, multiplicity: 1, quantity: 7 });
});

test('who takes a price back leaves the pieces as orders have left them, and so does who takes that back', async () => {
  const dear = await offered(own.list, { price: 10_800, quantity: 7 });
  for (const price of [10_000, 10_100]) await rival(dear, { price }, { orders: 3, sum: 30_000 });
  await check();
  const applied = await apply('dearer', (await changesOf('dearer')).version);
  const takeBack = async (id: number) => {
    const back = await own.guest.post(`/services/seller/upload-back_json/${id}`, {});
    await settled();
    return (back.body as { id: number }).id;
  };
  const sellOne = async () => pool.query('update offers set quantity = quantity - 1 where article_id = $1', [dear]);
  await sellOne();
  const backId = await takeBack((applied.body as { uploadId: number }).uploadId);
  expect(await termsOf(dear)).toEqual({ price: 10_800, multiplicity: 1, quantity: 6 });
  await sellOne();
  await takeBack(backId);
  expect(await termsOf(dear)).toEqual({ price: 10_000, multiplicity: 1, quantity: 5 });
});

test('what was not seen is not changed', async () => {
  const dear = await offered(own.list, { price: 10_800 });
  for (const price of [10_000, 10_100]) await rival(dear, { price }, { orders: 3, sum: 30_000 });
  await check();
  const { version } = await changesOf('dearer');
  await pool.query('update offers set price = 9700 where article_id = $1 and price = 10000', [dear]);
  const answer = await apply('dearer', version);
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'offer-changed', changes: { changes: [{ after: { price: 9700 } }] } },
  });
  expect(await termsOf(dear)).toMatchObject({ price: 10_800 });
  const { version: newer } = (answer.body as { changes: AdviceChanges }).changes;
  expect(await apply('dearer', newer)).toMatchObject({ status: 200 });
  // The second of two people finds nothing left.
  expect(await apply('dearer', newer)).toMatchObject({ status: 409, body: { changes: { total: 0 } } });
});

test('an upload that runs is not disturbed', async () => {
  const dear = await offered(own.list, { price: 10_800 });
  for (const price of [10_000, 10_100]) await rival(dear, { price }, { orders: 3, sum: 30_000 });
  await check();
  const { version } = await changesOf('dearer');
  const upload = await pool.connect();
  try {
    await upload.query('begin');
    const { rows } = await upload.query<{ of: string; list: string }>(
      `select s.name as of, p.name as list from price_lists p join sellers s on s.id = p.seller_id where p.id = $1`,
      [own.list],
    );
    const key = JSON.stringify(['price list', rows[0]?.of, rows[0]?.list]);
    await upload.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    expect(await apply('dearer', version)).toMatchObject({ status: 409 });
  } finally {
    await upload.query('rollback');
    upload.release();
  }
  expect(await apply('dearer', version)).toMatchObject({ status: 200 });
});

test('advises smaller multiples where buyers buy fewer pieces elsewhere', async () => {
  const four = await offered(own.list, { multiplicity: 4, quantity: 8 });
  await rival(four, { multiplicity: 1 }, { orders: 10, sum: 100_000 });
  await rival(await offered(own.list, { multiplicity: 2, quantity: 8 }), { multiplicity: 1 });
  await check();
  expect(await adviceOf('multiples')).toMatchObject({ positions: 1, low: 4, high: 4, orders: 5, sum: 50_000 });
  const { version, changes } = await changesOf('multiples');
  expect(changes).toMatchObject([{ before: { multiplicity: 4 }, after: { multiplicity: 1 } }]);
  expect(await apply('multiples', version)).toMatchObject({ status: 200, body: { changed: 1 } });
  expect(await termsOf(four)).toMatchObject({ multiplicity: 1, quantity: 8 });
});

test('counts what is sold out by own sales, or by a share of what others sell if that is more', async () => {
  const mine = await offered(own.list, { quantity: 0 });
  await sell(own.list, mine, { orders: 5, sum: 50_000 });
  const theirs = await offered(own.list, { quantity: 0 });
  await rival(theirs, {}, { orders: 8, sum: 80_000 });
  await offered(own.list, { quantity: 0 });
  await check();
  expect(await adviceOf('sold-out')).toMatchObject({ positions: 2, orders: 9, sum: 90_000 });
});

test('counts views of what has no picture and fits no car, and what old prices lost', async () => {
  const id = await offered(own.list);
  await sell(own.list, id, { orders: 3, views: 40, cancelled: 2 });
  await pool.query(`update price_lists set updated_at = $1::timestamptz - interval '9 days' where id = $2`, [
    time.now,
    own.list,
  ]);
  await check();
  expect(await adviceOf('no-picture')).toMatchObject({ positions: 1, views: 40, low: null });
  expect(await adviceOf('no-fit')).toMatchObject({ positions: 1, views: 40 });
  expect(await adviceOf('stale')).toMatchObject({ positions: 1, low: 9, orders: 2, sum: 2000 });
  // What costs money comes first.
  expect((await read()).advice.map(({ kind }) => kind)).toEqual(['stale', 'no-fit', 'no-picture']);
});

test.each([
  { deliveries: 10, days: 2, found: [{ positions: 10, low: 2, high: 5 }] },
  { deliveries: 9, days: 2, found: [] },
  { deliveries: 10, days: 5, found: [] },
])('promises more than $days days of $deliveries deliveries: $found', async ({ deliveries, days, found }) => {
  const id = await offered(own.list, { quantity: 20 });
  await pool.query('update price_lists set lead_days = 3, lead_days_max = 5 where id = $1', [own.list]);
  for (let one = 0; one < deliveries; one += 1) {
    const buyer = visitor();
    await buyer.add({ articleId: id, priceListId: own.list });
    expect(await order(buyer, form())).toMatchObject({ status: 200 });
  }
  await pool.query(
    `insert into order_item_events (item_id, from_status, to_status, by_role, at)
     select i.id, 'ordered', 'ready', 'seller', o.created_at + make_interval(days => $2::int)
     from order_items i join orders o on o.id = i.order_id where i.price_list_id = $1`,
    [own.list, days],
  );
  await check();
  const { advice } = await read();
  expect(advice.filter(({ kind }) => kind === 'slow-promise')).toMatchObject(found);
});

test('another seller sees, and changes, nothing of it', async () => {
  const dear = await offered(own.list, { price: 10_800 });
  for (const price of [10_000, 10_100]) await rival(dear, { price }, { orders: 3, sum: 30_000 });
  await check();
  const other = await seller();
  expect((await read(other.guest)).advice).toEqual([]);
  const { version } = await changesOf('dearer');
  expect(await apply('dearer', version, other.guest)).toMatchObject({ status: 404 });
  const path = `/services/seller/advice-changes_json?kind=dearer&priceListId=${own.list}`;
  expect(await other.guest.get(path)).toMatchObject({ status: 404 });
  expect(await termsOf(dear)).toMatchObject({ price: 10_800 });
  expect(await visitor().get(ADVICE)).toMatchObject({ status: 401 });
  expect(await (await signedIn()).guest.get(ADVICE)).toMatchObject({ status: 403 });
  expect(await (await signedIn({ is_seller: true })).guest.get(ADVICE)).toMatchObject({ status: 404 });
});
