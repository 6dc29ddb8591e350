import { ClientInfo, Order } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changeItems, type ItemsChange } from './change-items.queries.ts';
import { findItemEvents } from './order-item-events.queries.ts';

const api = await createTestApi();
const { database, fixtures, time } = api;
const { form, order, shopper, stockOf } = await createShopping(api);
const { signedIn } = createAccounts(api);

const change = (itemIds: number[], to: ItemsChange['to'], role: ItemsChange['by']['role'], more = {}) =>
  inTransaction(database.db, (trx) => changeItems(trx, { itemIds, to, by: { role }, at: time.now, ...more }));
const ordered = async (guest: Visitor, more = {}) => {
  const made = await good(order(guest, form(more)), Order);
  return { ...made, ids: made.items.map(({ orderItemId }) => orderItemId) };
};
const orderRow = (number: string) =>
  database.db
    .selectFrom('orders')
    .where('number', '=', number)
    .select(['status', 'total', 'bonus'])
    .executeTakeFirstOrThrow();

describe('a change of an item', () => {
  test('writes who changed what, when and why', async () => {
    const { guest } = await shopper();
    const { ids } = await ordered(guest);
    await change(ids, 'ordered', 'seller');
    await change(ids, 'cancel-requested', 'client', { reason: 'Передумал' });
    expect(await findItemEvents(database.db, ids)).toMatchObject([
      { from: null, to: 'new', by: 'client', reason: '' },
      { from: 'new', to: 'ordered', by: 'seller' },
      { from: 'ordered', to: 'cancel-requested', by: 'client', reason: 'Передумал', at: time.now },
    ]);
  });

  test('that the machine forbids changes nothing, also not the items beside it', async () => {
    const guest = api.visitor();
    for (const goods of [await fixtures.goods(), await fixtures.goods()]) await guest.add(goods);
    const { ids, number } = await ordered(guest);
    await change(ids.slice(0, 1), 'ordered', 'seller');
    expect(await change(ids, 'cancelled', 'client')).toEqual({
      outcome: 'not-allowed',
      itemId: ids[0],
      status: 'ordered',
    });
    expect(await orderRow(number)).toMatchObject({ status: 'new' });
    expect(await change([999_999], 'cancelled', 'client')).toEqual({ outcome: 'unknown' });
    expect(await change([], 'cancelled', 'client')).toEqual({ outcome: 'unknown' });
  });

  test.each(['cancelled', 'refused'] as const)('to %s gives the stock back', async (to) => {
    const { goods, guest } = await shopper(3);
    const { ids, number } = await ordered(guest);
    expect(await stockOf(goods)).toEqual({ quantity: 7, sold: 3 });
    await change(ids, to, 'admin');
    expect(await stockOf(goods)).toEqual({ quantity: 10, sold: 0 });
    expect(await orderRow(number)).toMatchObject({ status: to, total: 0 });
  });

  test('lets an item out of a request only to where it was', async () => {
    const { guest } = await shopper();
    const { ids, number } = await ordered(guest);
    for (const to of ['ordered', 'in-transit'] as const) await change(ids, to, 'seller');
    await change(ids, 'cancel-requested', 'client');
    expect(await change(ids, 'ordered', 'seller')).toMatchObject({ outcome: 'not-allowed' });
    expect(await change(ids, 'in-transit', 'seller')).toEqual({ outcome: 'changed' });
    expect(await orderRow(number)).toMatchObject({ status: 'in-transit' });
  });
});

test('an order costs what is left of it, and bonuses that would pay more come back', async () => {
  const { guest, account } = await signedIn();
  const expires_at = new Date(time.now.getTime() + 86_400_000);
  const entry = { client_id: account.id, amount: 200, reason: 'welcome', at: time.now, expires_at };
  await database.db.insertInto('bonus_entries').values(entry).execute();
  for (const price of [90_000, 10_000]) await guest.add(await fixtures.goods({ price }));
  const { ids, number } = await ordered(guest, { Bonus: 200 });
  const bonusOf = async () => (await good(guest.get('/services/clientbaseinfo'), ClientInfo)).Bonus;
  expect(await bonusOf()).toBe(0);
  await change(ids.slice(0, 1), 'cancelled', 'client');
  expect(await orderRow(number)).toEqual({ status: 'new', total: 10_000, bonus: 100 });
  expect(await bonusOf()).toBe(100);
  await change(ids.slice(1), 'cancelled', 'client');
  expect(await orderRow(number)).toEqual({ status: 'cancelled', total: 0, bonus: 0 });
  expect(await bonusOf()).toBe(200);
});

test('of twenty cancellations at once one gives the stock back', async () => {
  const { goods, guest } = await shopper(2);
  const { ids } = await ordered(guest);
  const answers = await Promise.all(Array.from({ length: 20 }, () => change(ids, 'cancelled', 'client')));
  expect(answers.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
  expect(await stockOf(goods)).toEqual({ quantity: 10, sold: 0 });
});
