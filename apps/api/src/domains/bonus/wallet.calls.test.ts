import { BonusWallet, Order } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const DAY = 86_400_000;
const api = await createTestApi();
const { database, fixtures, time } = api;
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);

const WALLET = '/services/cabinet/bonus';
const walletOf = (who: Visitor, query = '') => good(who.get(`${WALLET}${query}`), BonusWallet);
const after = (days: number) => new Date(time.now.getTime() + days * DAY);
const earn = (clientId: number, amount: number, days: number, at = time.now) =>
  database.db
    .insertInto('bonus_entries')
    .values({ client_id: clientId, amount, reason: 'welcome', at, expires_at: after(days) })
    .execute();

test('tells the balance, what expires when, and how it came and went, with the order', async () => {
  const { guest, account } = await signedIn();
  await earn(account.id, 200, 180);
  await earn(account.id, 100, 10);
  await guest.add(await fixtures.goods({ price: 150_000 }));
  const { number } = await good(order(guest, form({ Bonus: 150 })), Order);

  const wallet = await walletOf(guest);
  expect(wallet).toMatchObject({ balance: 150, orderShare: 20, entries: { total: 4, page: 1 } });
  expect(wallet.expiring).toEqual([{ amount: 150, expiresAt: after(180).toISOString() }]);
  expect(wallet.entries.items.map(({ kind, amount, balance, order: of }) => [kind, amount, balance, of])).toEqual([
    ['order', -50, 150, number],
    ['order', -100, 200, number],
    ['welcome', 100, 300, null],
    ['welcome', 200, 200, null],
  ]);
});

test('what is left when bonuses expire goes away on that day', async () => {
  const { guest, account } = await signedIn();
  await earn(account.id, 100, 10);
  await earn(account.id, 40, 20);
  const { now } = time;
  time.now = after(11);
  const wallet = await walletOf(guest);
  time.now = now;
  expect(wallet.balance).toBe(40);
  expect(wallet.expiring).toEqual([{ amount: 40, expiresAt: after(20).toISOString() }]);
  expect(wallet.entries.items[0]).toEqual({
    at: after(10).toISOString(),
    kind: 'expired',
    amount: -100,
    balance: 40,
    expiresAt: after(10).toISOString(),
    order: null,
  });
});

test('has pages, and nothing on one after the last', async () => {
  const { guest, account } = await signedIn();
  for (let entry = 0; entry < 5; entry += 1) await earn(account.id, 10, 30, after(entry - 5));
  expect((await walletOf(guest, '?take=2&page=3')).entries).toMatchObject({ items: [{ balance: 10 }], total: 5 });
  expect(await walletOf(guest, '?take=2&page=9')).toMatchObject({ balance: 50, entries: { items: [], total: 5 } });
  expect(await guest.get(`${WALLET}?page=0`)).toMatchObject({ status: 400 });
});

test('is a retail client’s own', async () => {
  const { account } = await signedIn();
  await earn(account.id, 77, 30);
  const { guest: another } = await signedIn();
  expect(await walletOf(another)).toMatchObject({ balance: 0, expiring: [], entries: { items: [], total: 0 } });
  expect(await (await signedIn({ type: 'Wholesale' })).guest.get(WALLET)).toMatchObject({ status: 403 });
  expect(await api.visitor().get(WALLET)).toMatchObject({ status: 401 });
});
