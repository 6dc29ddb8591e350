import { ClientInfo, DebtPayment, Finance, Order } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccounts, type TestClient } from '../../testing/accounts.ts';
import { createCompanies } from '../../testing/companies.ts';
import { createInbox } from '../../testing/messages.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { changeItems } from '../orders/index.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { form, order } = await createShopping(api);
const { owes, signedIn } = createAccounts(api);
const { owned, employed } = createCompanies({ signedIn }, createInbox(api));

const FINANCE = '/services/cabinet/finance';
const Start = z.object({ id: z.number(), url: z.string() });
const financeOf = (guest: Visitor, query = '') => good(guest.get(FINANCE + query), Finance);
const payBadOf = async (guest: Visitor) => (await good(guest.get('/services/clientbaseinfo'), ClientInfo)).PayBad;
const wholesale = () => signedIn({ type: 'Wholesale' });
const act = (guest: Visitor, { url }: { url: string }, action: string) =>
  guest.post('/services/dev/payment', { payment: url.split('/').at(-1), action });
const day = (text: string) => ({ dueOn: text, at: new Date(`${text}T09:00:00Z`) });

async function grantCredit({ id }: TestClient, paymentDays = 14): Promise<void> {
  await database.db
    .insertInto('credit_terms')
    .values({ client_id: id, credit_limit: 10_000_000, payment_days: paymentDays })
    .execute();
}

/** Moves every item of an order on, as its seller does. */
async function move(number: string, ...statuses: ('ready' | 'issued' | 'returned')[]): Promise<void> {
  const items = await database.db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .where('o.number', '=', number)
    .select('i.id')
    .execute();
  for (const to of statuses) {
    const change = { itemIds: items.map(({ id }) => id), to, by: { role: 'seller' as const }, at: time.now };
    await database.db
      .transaction()
      .execute(async (trx) => expect(await changeItems(trx, change)).toEqual({ outcome: 'changed' }));
  }
}

async function issuedOrder(guest: Visitor, more: object = {}): Promise<string> {
  await guest.add(await fixtures.goods({ price: 12_345 }), 2);
  const { number } = await good(order(guest, form({ Company: 'ООО «Гараж»', ...more })), Order);
  await move(number, 'ready', 'issued');
  return number;
}

describe('the debt of a wholesale client', () => {
  test('is what the ledger says, by the days since it was due', async () => {
    const { guest, account } = await wholesale();
    await grantCredit(account);
    await owes(account, 100_000, day('2026-09-01'));
    await owes(account, 50_000, day('2026-10-31'));
    await owes(account, 30_000, day('2026-11-20'));
    await owes(account, 20_000, { dueOn: '2026-11-21', at: new Date('2026-11-07T09:00:00Z') });
    await owes(account, -60_000, { at: new Date('2026-11-10T09:00:00Z') });
    const { balance, terms, overdue, open, openTotal } = await financeOf(guest);
    expect(balance).toBe(140_000);
    expect(terms).toEqual({ creditLimit: 10_000_000, available: 9_860_000, paymentDays: 14 });
    expect(overdue).toEqual({ total: 120_000, upTo7: 30_000, upTo30: 50_000, over30: 40_000 });
    expect(openTotal).toBe(4);
    expect(open.map(({ unpaid, dueOn, overdueDays }) => [unpaid, dueOn, overdueDays])).toEqual([
      [40_000, '2026-09-01', 81],
      [50_000, '2026-10-31', 21],
      [30_000, '2026-11-20', 1],
      [20_000, '2026-11-21', 0],
    ]);
    expect(await payBadOf(guest)).toBe(1200);
  });

  test('is of other clients no part', async () => {
    const { account } = await wholesale();
    await owes(account, 100_000);
    const { guest } = await wholesale();
    expect(await financeOf(guest)).toMatchObject({
      balance: 0,
      terms: null,
      overdue: { total: 0 },
      open: [],
      entries: { items: [], total: 0 },
    });
    expect(await payBadOf(guest)).toBe(0);
  });

  test('that was paid too much is an advance, and covers what is due next', async () => {
    const { guest, account } = await wholesale();
    await owes(account, -5000, day('2026-10-01'));
    await owes(account, 3000, day('2026-10-05'));
    expect(await financeOf(guest)).toMatchObject({ balance: -2000, overdue: { total: 0 }, open: [] });
  });
});

describe('the ledger', () => {
  test('comes by pages, the newest first, each line with the debt after it', async () => {
    const { guest, account } = await wholesale();
    for (let month = 1; month <= 5; month += 1) await owes(account, 1000 * month, day(`2026-0${month}-15`));
    await owes(account, -4000, day('2026-03-20'));
    const amounts = ({ entries }: Finance) => entries.items.map(({ amount, balance }) => [amount, balance]);
    expect(amounts(await financeOf(guest, '?take=4'))).toEqual([
      [5000, 11_000],
      [4000, 6000],
      [-4000, 2000],
      [3000, 6000],
    ]);
    expect(amounts(await financeOf(guest, '?take=4&page=2'))).toEqual([
      [2000, 3000],
      [1000, 1000],
    ]);
    const march = await financeOf(guest, '?from=2026-02-15&to=2026-03-31');
    expect(march.entries).toMatchObject({ opening: 1000, raised: 5000, lowered: 4000, closing: 2000, total: 3 });
    expect(march.balance).toBe(11_000);
    expect(await financeOf(guest, '?kind=payment')).toMatchObject({
      entries: {
        total: 1,
        items: [{ kind: 'payment', amount: -4000, balance: 2000 }],
        kinds: [
          { kind: 'shipment', count: 5 },
          { kind: 'payment', count: 1 },
        ],
      },
    });
  });

  test('is of Moscow’s days', async () => {
    const { guest, account } = await wholesale();
    await owes(account, 1000, { at: new Date('2026-03-31T21:30:00Z') });
    expect(await financeOf(guest, '?to=2026-03-31')).toMatchObject({ entries: { total: 0 } });
    expect(await financeOf(guest, '?from=2026-04-01')).toMatchObject({ entries: { total: 1, opening: 0 } });
  });

  test('is only added to', async () => {
    const { account } = await wholesale();
    await owes(account, 1000);
    const { db } = database;
    await expect(
      db.updateTable('ledger_entries').set({ amount: 1 }).where('client_id', '=', account.id).execute(),
    ).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('ledger_entries').where('client_id', '=', account.id).execute()).rejects.toThrow(
      /append-only/,
    );
  });

  test('of 10,000 lines is paged', async () => {
    const { guest, account } = await wholesale();
    await database.pool.query(
      `insert into ledger_entries (client_id, kind, amount, document, due_on, at)
       select $1, case when n % 2 = 0 then 'shipment' else 'payment' end, case when n % 2 = 0 then 100 else -100 end, n::text,
         case when n % 2 = 0 then date '2026-11-01' end, timestamptz '2026-01-01' + n * interval '30 minutes'
       from generate_series(1, 10000) n`,
      [account.id],
    );
    const { entries } = await financeOf(guest, '?page=200');
    expect(entries).toMatchObject({ total: 10_000, page: 200 });
    expect(entries.items).toHaveLength(50);
  });
});

describe('an order of a wholesale client', () => {
  test('is a shipment once it is issued, to be paid in the days of the contract, and less once it is returned', async () => {
    const { guest, account } = await wholesale();
    await grantCredit(account, 10);
    const number = await issuedOrder(guest);
    expect(await financeOf(guest)).toMatchObject({
      balance: 24_690,
      open: [{ kind: 'shipment', document: number, order: number, dueOn: '2026-12-01', unpaid: 24_690 }],
    });
    await database.pool.query(
      `update order_items set status = 'return-requested' where order_id = (select id from orders where number = $1)`,
      [number],
    );
    await move(number, 'returned');
    const { balance, entries } = await financeOf(guest);
    expect(balance).toBe(0);
    expect(entries.items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['return', -24_690],
      ['shipment', 24_690],
    ]);
  });

  test('without credit is paid when it is issued', async () => {
    const { guest } = await wholesale();
    await issuedOrder(guest);
    const { balance, entries } = await financeOf(guest);
    expect(balance).toBe(0);
    expect(entries.items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', -24_690],
      ['shipment', 24_690],
    ]);
  });

  test('that was paid online owes nothing once it is issued', async () => {
    const { guest } = await wholesale();
    await guest.add(await fixtures.goods({ price: 12_345 }), 2);
    const { number } = await good(order(guest, form({ Company: 'ООО «Гараж»', PaymentType: 'online' })), Order);
    const begun = await good(guest.post(`/pay_json/${number}`, {}), z.object({ url: z.string() }));
    for (const _ of [1, 2]) await act(guest, begun, 'twice');
    expect((await financeOf(guest)).entries.items).toMatchObject([{ kind: 'payment', amount: -24_690, order: number }]);
    await move(number, 'ready', 'issued');
    expect(await financeOf(guest)).toMatchObject({ balance: 0, open: [], entries: { total: 2 } });
  });

  test('that an employee placed is a debt of the company', async () => {
    const { owner, account } = await owned();
    await grantCredit(account);
    const { employee } = await employed(owner, 'buyer');
    const number = await issuedOrder(employee);
    expect(await financeOf(owner)).toMatchObject({ balance: 24_690, open: [{ document: number }] });
    expect(await financeOf(employee)).toMatchObject({ balance: 0, entries: { total: 0 } });
  });

  test('of a retail client has no ledger', async () => {
    const { guest, account } = await signedIn();
    await issuedOrder(guest);
    expect(
      await database.db.selectFrom('ledger_entries').where('client_id', '=', account.id).selectAll().execute(),
    ).toEqual([]);
  });
});

describe('a debt', () => {
  async function debtor(amount = 100_000) {
    const { guest, account } = await wholesale();
    await owes(account, amount);
    return { guest, account };
  }
  const pay = (guest: Visitor, Sum: number) => guest.post(`${FINANCE}/pay`, { Sum });
  const begin = (guest: Visitor, Sum: number) => good(pay(guest, Sum), Start);
  const paymentOf = (guest: Visitor, id: number) => good(guest.get(`${FINANCE}/payment/${id}`), DebtPayment);

  test('is lowered by its payment, once, however often the notice comes', async () => {
    const { guest } = await debtor();
    const begun = await begin(guest, 40_000);
    expect(await paymentOf(guest, begun.id)).toEqual({
      id: begun.id,
      state: 'pending',
      amount: 40_000,
      url: begun.url,
      isAnswered: true,
    });
    await act(guest, begun, 'twice');
    await Promise.all(Array.from({ length: 10 }, () => act(guest, begun, 'pay')));
    expect(await paymentOf(guest, begun.id)).toMatchObject({ state: 'paid', url: null });
    expect(await financeOf(guest)).toMatchObject({
      balance: 60_000,
      overdue: { total: 60_000 },
      entries: { total: 2 },
    });
    expect(await payBadOf(guest)).toBe(600);
  });

  test('is lowered although no notice came: the shop asks', async () => {
    const { guest } = await debtor();
    const begun = await begin(guest, 100_000);
    await act(guest, begun, 'delay');
    expect(await financeOf(guest)).toMatchObject({ balance: 100_000 });
    expect(await paymentOf(guest, begun.id)).toMatchObject({ state: 'paid' });
    expect(await financeOf(guest)).toMatchObject({ balance: 0 });
  });

  test('stays when the payment is refused, and can be paid again', async () => {
    const { guest } = await debtor();
    const first = await begin(guest, 100_000);
    await act(guest, first, 'refuse');
    expect(await paymentOf(guest, first.id)).toMatchObject({ state: 'refused' });
    expect(await financeOf(guest)).toMatchObject({ balance: 100_000 });
    expect((await begin(guest, 100_000)).id).not.toBe(first.id);
  });

  test('begun to be paid by five presses at once is one payment', async () => {
    const { guest } = await debtor();
    const begun = await Promise.all(Array.from({ length: 5 }, () => begin(guest, 100_000)));
    expect(new Set(begun.map(({ id, url }) => `${id} ${url}`)).size).toBe(1);
  });

  test.each([
    ['more than it is', 100_001, 409],
    ['nothing', 0, 400],
    ['a part of a kopeck', 1000.5, 400],
    ['a negative sum', -1000, 400],
  ])('is not paid by %s', async (_, sum, status) => {
    const { guest } = await debtor();
    expect(await pay(guest, sum)).toMatchObject({ status });
  });
});

describe('another’s finance', () => {
  test('is 404 for its payments, 403 for retail clients and 401 for guests, in every call', async () => {
    const { guest, account } = await wholesale();
    await owes(account, 100_000);
    const begun = await good(guest.post(`${FINANCE}/pay`, { Sum: 1000 }), Start);
    const stranger = (await wholesale()).guest;
    expect(await stranger.get(`${FINANCE}/payment/${begun.id}`)).toMatchObject({ status: 404 });
    expect(await stranger.get(`${FINANCE}/payment/999999`)).toMatchObject({ status: 404 });
    const demo = begun.url.split('/').at(-1);
    expect(await stranger.get(`/services/dev/payment?payment=${demo}`)).toMatchObject({ status: 404 });
    expect(await act(stranger, begun, 'pay')).toMatchObject({ status: 404 });
    const retail = (await signedIn()).guest;
    expect(await retail.get(FINANCE)).toMatchObject({ status: 403 });
    expect(await retail.post(`${FINANCE}/pay`, { Sum: 1000 })).toMatchObject({ status: 403 });
    expect(await retail.get(`${FINANCE}/payment/${begun.id}`)).toMatchObject({ status: 404 });
    const nobody = visitor();
    expect(await nobody.get(FINANCE)).toMatchObject({ status: 401 });
    expect(await nobody.post(`${FINANCE}/pay`, { Sum: 1000 })).toMatchObject({ status: 401 });
    expect(await nobody.get(`${FINANCE}/payment/${begun.id}`)).toMatchObject({ status: 401 });
  });
});
