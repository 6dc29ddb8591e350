import { FaultyOffers, OfferFaults, type OfferFaultKind } from '@partshop/api-client/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { loadTestVehicles, RIO_DIESEL } from '../../testing/vehicles.ts';
import { takeDueList } from './check-offers.queries.ts';
import { createOfferChecks } from './check-offers.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { signedIn } = createAccounts(api);
const check = createOfferChecks({ database, clock: () => time.now });

beforeAll(async () => loadTestVehicles(database));

let numbers = 0;
const article = async (options: Parameters<typeof fixtures.article>[2] = {}) =>
  fixtures.article('Mann', `D${String((numbers += 1))}`, options);

/** A seller with an account and a price list. */
async function seller(): Promise<{ guest: Visitor; list: number }> {
  const { guest, account } = await signedIn({ is_seller: true });
  const list = await fixtures.priceList(`Склад ${account.id}`);
  await database.pool.query(
    'update sellers set client_id = $1 where id = (select seller_id from price_lists where id = $2)',
    [account.id, list],
  );
  return { guest, list };
}

/** Other sellers who offer an article for these prices. */
async function others(articleId: number, ...prices: number[]): Promise<void> {
  for (const price of prices) {
    await fixtures.offer(articleId, await fixtures.priceList(`Другой ${(numbers += 1)}`), { price });
  }
}

async function kindsOf(guest: Visitor): Promise<Partial<Record<OfferFaultKind, number>>> {
  const { kinds } = await good(guest.get('/services/seller/diagnostics_json'), OfferFaults);
  return Object.fromEntries(kinds.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]));
}

const offersOf = async (guest: Visitor, kind: OfferFaultKind, query = '') =>
  good(guest.get(`/services/seller/diagnostics_json/${kind}${query}`), FaultyOffers);

/** An offer with no fault but those that a test makes. */
async function faultless(list: number, terms: { price?: number; quantity?: number } = {}): Promise<number> {
  const familyId = await fixtures.family();
  const id = await article({ family_id: familyId });
  await article({ family_id: familyId });
  await database.pool.query('insert into fitments (family_id, engine_id) values ($1, $2)', [familyId, RIO_DIESEL]);
  await database.pool.query(
    `with picture as (
       insert into pictures (hash, widths, width, height) values (md5($1::bigint::text), '{480}', 480, 480) returning id
     )
     insert into article_pictures (article_id, source, position, picture_id) select $1::bigint, 'seller', 0, id from picture`,
    [id],
  );
  await fixtures.offer(id, list, terms);
  return id;
}

let own: Awaited<ReturnType<typeof seller>>;
beforeEach(async () => {
  own = await seller();
});

test('an offer that has everything has no fault', async () => {
  await faultless(own.list);
  await check();
  expect(await good(own.guest.get('/services/seller/diagnostics_json'), OfferFaults)).toMatchObject({
    offers: 1,
    faultless: 1,
    checkedAt: time.now.toISOString(),
  });
});

async function nameCar(articleId: number): Promise<void> {
  await database.pool.query(
    `insert into seller_fitments (seller_id, article_id, engine_id, terms)
     select seller_id, $1, $2, '' from price_lists where id = $3`,
    [articleId, RIO_DIESEL, own.list],
  );
  await database.pool.query(
    `insert into fit_sources (names, checked_on, seller_id)
     select '{}', '2026-06-15', seller_id from price_lists where id = $1`,
    [own.list],
  );
}

test('cars that a seller names are known', async () => {
  const id = await article();
  await fixtures.offer(id, own.list);
  await nameCar(id);
  await check();
  expect(await kindsOf(own.guest)).toEqual({ 'no-picture': 1, 'no-cross': 1 });
});

test('cars that staff refused are not', async () => {
  const id = await article();
  await fixtures.offer(id, own.list);
  await nameCar(id);
  await database.pool.query(
    `insert into claim_decisions (seller_id, type, article_id, other_id, is_accepted, at)
     select seller_id, 'fitments', $1, $2, false, '2026-06-15' from price_lists where id = $3`,
    [id, RIO_DIESEL, own.list],
  );
  await check();
  expect(await kindsOf(own.guest)).toMatchObject({ 'no-fit': 1 });
});

test('says what each offer lacks', async () => {
  const id = await article();
  await fixtures.offer(id, own.list, { quantity: 0 });
  await check();
  expect(await kindsOf(own.guest)).toEqual({ 'sold-out': 1, 'no-picture': 1, 'no-fit': 1, 'no-cross': 1 });
  expect((await offersOf(own.guest, 'no-fit', '?lang=en')).offers).toMatchObject([
    { articleId: id, priceListId: own.list, productName: 'Oil filter', quantity: 0, cheapest: null, image: null },
  ]);
});

test.each([
  { prices: [9500, 9600], dear: [{ cheapest: 9500, cheaper: 2 }] },
  { prices: [9500], dear: [] },
  { prices: [9600, 9700], dear: [] },
  { prices: [10_500, 11_000], dear: [] },
])('is dear beside $prices: $dear', async ({ prices, dear }) => {
  const id = await faultless(own.list, { price: 10_000 });
  await others(id, ...prices);
  await check();
  const { offers, total } = await offersOf(own.guest, 'dearer');
  expect(total).toBe(dear.length);
  expect(offers).toMatchObject(dear);
});

test('who has none of an article makes nothing dear', async () => {
  const id = await faultless(own.list, { price: 10_000 });
  for (const name of ['а', 'б']) await fixtures.offer(id, await fixtures.priceList(name), { price: 1000, quantity: 0 });
  await check();
  expect(await kindsOf(own.guest)).toEqual({});
});

test('who delivers later makes nothing dear', async () => {
  const id = await faultless(own.list, { price: 10_000 });
  for (const name of ['в', 'г']) {
    await fixtures.offer(id, await fixtures.priceList(name, { lead_days: 1, lead_days_max: 1 }), { price: 1000 });
  }
  await check();
  expect(await kindsOf(own.guest)).toEqual({});
  expect(await match(own.guest, [id], 90)).toMatchObject({ body: { lowered: 0, left: 1 } });
});

test('shows the articles that are sold most first, by pages', async () => {
  const ids = [];
  for (const sold of [3, 9, 5]) {
    const id = await article({ sold });
    await fixtures.offer(id, own.list);
    ids.push(id);
  }
  await check();
  const idsOf = async (page: number) => {
    const found = await offersOf(own.guest, 'no-picture', `?take=2&page=${page}`);
    return [found.page, ...found.offers.map(({ articleId }) => articleId)];
  };
  expect(await idsOf(1)).toEqual([1, ids[1], ids[2]]);
  expect(await idsOf(2)).toEqual([2, ids[0]]);
  // Past the end, as after the last offer of a page was mended.
  expect(await idsOf(9)).toEqual([2, ids[0]]);
});

test('a changed list is checked again, an unchanged one after a day', async () => {
  const id = await faultless(own.list);
  const found = async () => {
    await check();
    const { rows } = await database.pool.query<{ kind: string }>(
      'select kind from offer_faults where price_list_id = $1',
      [own.list],
    );
    return rows.map(({ kind }) => kind);
  };
  expect(await found()).toEqual([]);
  await others(id, 100, 200);
  expect(await found()).toEqual([]);
  time.now = new Date(time.now.getTime() + 86_400_000);
  expect(await found()).toEqual(['dearer']);
  await database.pool.query('delete from offers where price_list_id = $1', [own.list]);
  expect(await found()).toEqual(['dearer']);
  await database.pool.query('update price_lists set updated_at = now() where id = $1', [own.list]);
  expect(await found()).toEqual([]);
});

const change = async (guest: Visitor, ArticleId: number, Price: number, Seen = { Price: 10_000, Quantity: 10 }) =>
  guest.put('/services/seller/offer_json', { PriceListId: own.list, ArticleId, Price, Quantity: 4, Seen });

test('a changed offer is checked at once', async () => {
  const id = await faultless(own.list);
  await others(id, 9000, 9100);
  await check();
  expect(await kindsOf(own.guest)).toEqual({ dearer: 1 });
  expect(await change(own.guest, id, 9000)).toMatchObject({ status: 200, body: { price: 9000, quantity: 4 } });
  expect(await kindsOf(own.guest)).toEqual({});
  expect(await good(own.guest.get('/services/seller/diagnostics_json'), OfferFaults)).toMatchObject({ faultless: 1 });
});

test('a change of what the seller did not see changes nothing', async () => {
  const id = await faultless(own.list);
  const answer = await change(own.guest, id, 9000, { Price: 9900, Quantity: 10 });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'offer-changed', offer: { price: 10_000, quantity: 10 } },
  });
});

const match = async (guest: Visitor, articleIds: readonly number[], MaxPercent = 10) =>
  guest.post('/services/seller/match-cheapest_json', {
    Offers: articleIds.map((ArticleId) => ({ PriceListId: own.list, ArticleId })),
    MaxPercent,
  });

test('lowers prices to the lowest one, but by no more than the seller allows', async () => {
  const [near, far, cheap] = [await faultless(own.list), await faultless(own.list), await faultless(own.list)];
  await others(near, 9000, 9500);
  await others(far, 8999, 9500);
  await others(cheap, 20_000);
  await check();
  expect(await match(own.guest, [near, far, cheap])).toMatchObject({ status: 200, body: { lowered: 1, left: 2 } });
  const { rows } = await database.pool.query(
    'select article_id as id, price from offers where price_list_id = $1 order by article_id',
    [own.list],
  );
  expect(rows).toEqual([
    { id: near, price: 9000 },
    { id: far, price: 10_000 },
    { id: cheap, price: 10_000 },
  ]);
  expect(await kindsOf(own.guest)).toEqual({ dearer: 1 });
});

test('an offer of another seller is not there', async () => {
  const id = await faultless(own.list);
  await others(id, 9000, 9500);
  await check();
  const other = await seller();
  expect(await kindsOf(other.guest)).toEqual({});
  expect((await offersOf(other.guest, 'dearer')).offers).toEqual([]);
  expect(await change(other.guest, id, 9000)).toMatchObject({ status: 404 });
  expect(await match(other.guest, [id])).toMatchObject({ body: { lowered: 0, left: 1 } });
});

test('only sellers see it, and who sells for no seller does not', async () => {
  expect(await visitor().get('/services/seller/diagnostics_json')).toMatchObject({ status: 401 });
  const { guest: buyer } = await signedIn();
  expect(await buyer.get('/services/seller/diagnostics_json')).toMatchObject({ status: 403 });
  const { guest: alone } = await signedIn({ is_seller: true });
  expect(await alone.get('/services/seller/diagnostics_json')).toMatchObject({ status: 404 });
});

test('a list that is checked can be changed meanwhile, and nobody else checks it', async () => {
  await check();
  const { list } = await seller();
  await faultless(list);
  await inTransaction(database.db, async (trx) => {
    expect((await takeDueList(trx, time.now))?.priceListId).toBe(list);
    expect(await inTransaction(database.db, async (other) => takeDueList(other, time.now))).toBeUndefined();
    await database.pool.query(`
      set local lock_timeout = '2s';
      update price_lists set updated_at = now() where id = ${list}`);
  });
});
