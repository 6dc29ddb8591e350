/** What visitors get while the database is in trouble: no crash, and a Retry-After when they cannot be served. */
import { Order } from '@partshop/api-client/contract';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isUnavailable } from '../platform/database/unavailable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { createShopping } from '../testing/shopping.ts';
import { createTestApi, good, type Answer } from '../testing/test-api.ts';

const api = await createTestApi();
const { database, fixtures, visitor } = api;
const { form, order, shopper, stockOf } = await createShopping(api);

const LOCKED_OUT = { status: 503, body: { code: 'unavailable' } };
const retryAfter = ({ headers }: Answer) => headers.get('retry-after');

/** Locks an offer, as a long import does. */
async function holdOffer(priceListId: number): Promise<() => Promise<void>> {
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select from offers where price_list_id = $1 for update', [priceListId]);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

/** Keeps all connections of pages busy until the test ends. */
async function takeAll(): Promise<void> {
  const taken = await Promise.all(Array.from({ length: database.pool.options.max }, () => database.pool.connect()));
  onTestFinished(() => {
    for (const client of taken) client.release();
  });
}

test('a connection lost during a transaction fails only that transaction', async () => {
  const lost = inTransaction(database.sales, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await sql`select 1`.execute(trx);
  });
  await expect(lost).rejects.toSatisfy(isUnavailable);
  const { guest } = await shopper();
  expect((await order(guest, form())).status).toBe(200);
});

test('an order whose connection is lost in the middle is not placed, and a retry places it once', async () => {
  const { goods, guest } = await shopper();
  const letGo = await holdOffer(goods.priceListId);
  const body = form({ PaymentType: 'online' });
  const answer = order(guest, body);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  });
  expect(await answer).toMatchObject(LOCKED_OUT);
  await letGo();
  expect(await stockOf(goods)).toEqual({ quantity: 10, sold: 0 });
  const numbers = [await good(order(guest, body), Order), await good(order(guest, body), Order)].map(
    (one) => one.number,
  );
  expect(new Set(numbers).size).toBe(1);
  expect(await stockOf(goods)).toEqual({ quantity: 8, sold: 2 });
});

test('an order whose goods are locked gets Retry-After, and a retry then places it once', async () => {
  const { goods, guest } = await shopper();
  const letGo = await holdOffer(goods.priceListId);
  const body = form();
  const held = await order(guest, body);
  expect(held).toMatchObject(LOCKED_OUT);
  expect(retryAfter(held)).toBe('5');
  expect((await guest.basket()).items).toHaveLength(1);
  await letGo();
  const { number } = await good(order(guest, body), Order);
  expect(await good(order(guest, body), Order)).toMatchObject({ number });
  expect(await stockOf(goods)).toEqual({ quantity: 8, sold: 2 });
});

// Some wait for a connection first, and then for the offer.
test('waiting orders take no connections from pages', { timeout: 20_000 }, async () => {
  const goods = await fixtures.goods({ quantity: 100 });
  const guests = await Promise.all(
    Array.from({ length: 14 }, async () => {
      const guest = visitor();
      await guest.add(goods);
      return guest;
    }),
  );
  const letGo = await holdOffer(goods.priceListId);
  const ended: string[] = [];
  const orders = guests.map(async (guest) => {
    const { status } = await order(guest, form());
    ended.push('order');
    return status;
  });
  const looks = guests.map(async (guest) => guest.basket());
  await Promise.all(looks);
  expect(ended).not.toContain('order');
  expect(new Set(await Promise.all(orders))).toEqual(new Set([503]));
  await letGo();
  expect(await stockOf(goods)).toEqual({ quantity: 100, sold: 0 });
});

test('a request without a free connection gets Retry-After', async () => {
  await takeAll();
  const answer = await visitor().get('/services/catalogs/topsale_json');
  expect(answer).toMatchObject(LOCKED_OUT);
  expect(retryAfter(answer)).toBe('5');
});

test('a sale has a connection while pages use all of theirs', async () => {
  await takeAll();
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.sales);
  expect(rows).toEqual([{ one: 1 }]);
});

test('a statement that takes too long is cancelled', async () => {
  const { rows } = await database.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`,
  );
  expect(rows).toEqual([
    { name: 'lock_timeout', setting: '3000' },
    { name: 'statement_timeout', setting: '10000' },
  ]);
  const long = sql`set local statement_timeout = 50; select pg_sleep(60)`;
  await expect(inTransaction(database.sales, async (trx) => long.execute(trx))).rejects.toSatisfy(isUnavailable);
});
