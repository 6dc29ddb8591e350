import { CheckoutStep, ClientInfo, Order } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const DAY = 86_400_000;
const api = await createTestApi();
const { fixtures, time, database } = api;
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);

const after = (days: number) => new Date(time.now.getTime() + days * DAY);
const earn = (clientId: number, amount: number, days = 180) =>
  database.db
    .insertInto('bonus_entries')
    .values({ client_id: clientId, amount, reason: 'welcome', at: time.now, expires_at: after(days) })
    .execute();
const stepOf = (who: Visitor, query = '') =>
  good(who.get(`/services/basket/basketshowsetstep_json${query}`), CheckoutStep);
const balanceOf = async (who: Visitor) => (await good(who.get('/services/clientbaseinfo'), ClientInfo)).Bonus;

/** A client with 200 roubles of bonuses, and goods for this many kopecks in the basket. */
async function shopper(price = 150_000, roubles = 200) {
  const { guest, account } = await signedIn();
  await earn(account.id, roubles);
  await guest.add(await fixtures.goods({ price }));
  return { guest, account };
}

describe('the checkout tells what bonuses may pay', () => {
  test('the whole balance of a large order, a fifth of a small one, nothing of a tiny one', async () => {
    expect((await stepOf((await shopper()).guest)).bonus).toEqual({ balance: 200, most: 200, discount: 20_000 });
    const small = await shopper(50_000);
    expect((await stepOf(small.guest)).bonus).toEqual({ balance: 200, most: 100, discount: 10_000 });
    expect((await stepOf((await shopper(400)).guest)).bonus).toEqual({ balance: 200, most: 0, discount: 0 });
  });

  test('in the currency of the basket', async () => {
    const { guest } = await shopper();
    expect((await stepOf(guest, '?currencyCode=EUR')).bonus).toEqual({ balance: 200, most: 200, discount: 214 });
  });

  test('without the lines that cannot be ordered', async () => {
    const { guest } = await shopper(10_000);
    const gone = await fixtures.goods({ price: 900_000 });
    await guest.add(gone);
    await fixtures.changeOffer(gone.articleId, gone.priceListId, { quantity: 0 });
    expect((await stepOf(guest)).bonus).toMatchObject({ most: 20 });
  });

  test('not to guests and wholesale clients, who have no bonus wallet', async () => {
    const guest = api.visitor();
    await guest.add(await fixtures.goods());
    expect((await stepOf(guest)).bonus).toBeNull();
    const { guest: firm, account } = await signedIn({ type: 'Wholesale' });
    await earn(account.id, 200);
    expect((await stepOf(firm)).bonus).toBeNull();
    expect(await order(firm, form({ Company: 'ООО «Опт»', Bonus: 1 }))).toMatchObject({ status: 409 });
  });
});

describe('an order with bonuses', () => {
  test('costs that much less, and the balance holds it no longer', async () => {
    const { guest } = await shopper();
    const placed = await good(order(guest, form({ Bonus: 200, SeenTotal: 150_000 })), Order);
    expect(placed).toMatchObject({ bonus: 20_000, total: 130_000, items: [{ sum: 150_000 }] });
    expect(await good(guest.get(`/services/cabinet/getorders/${placed.number}`), Order)).toEqual(placed);
    expect(await balanceOf(guest)).toBe(0);
  });

  test('in euros shows them in euros', async () => {
    const { guest } = await shopper();
    const placed = await good(order(guest, form({ Bonus: 200, CurrencyCode: 'EUR' })), Order);
    expect(placed).toMatchObject({ bonus: 214, total: 1606 - 214, currency: { code: 'EUR' } });
  });

  test('spends them once, however often it is sent', async () => {
    const { guest } = await shopper(150_000, 500);
    const body = form({ Bonus: 200 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => good(order(guest, body), Order)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await good(order(guest, body), Order)).toEqual(answers[0]);
    expect(await balanceOf(guest)).toBe(300);
  });

  test('without them leaves the balance as it is', async () => {
    const { guest } = await shopper();
    expect(await good(order(guest, form()), Order)).toMatchObject({ bonus: 0, total: 150_000 });
    expect(await balanceOf(guest)).toBe(200);
  });

  test('takes first what expires first', async () => {
    const { guest, account } = await shopper(150_000, 100);
    await earn(account.id, 100, 10);
    await good(order(guest, form({ Bonus: 150 })), Order);
    expect(await balanceOf(guest)).toBe(50);
    const { now } = time;
    time.now = after(11);
    expect(await balanceOf(guest)).toBe(50);
    time.now = now;
  });
});

describe('nothing is ordered', () => {
  const refused = { status: 409, body: { code: 'bonus-changed', basket: { count: 1 } } };

  test.each([
    ['than the client has', 150_000, 201],
    ['than the share of the order', 99_900, 200],
  ])('with more bonuses %s', async (_, price, Bonus) => {
    const { guest } = await shopper(price);
    expect(await order(guest, form({ Bonus }))).toMatchObject(refused);
    expect(await balanceOf(guest)).toBe(200);
    expect((await guest.basket()).count).toBe(1);
  });

  test('with bonuses that have expired since the page was shown', async () => {
    const { guest, account } = await shopper(150_000, 1);
    await earn(account.id, 199, 10);
    expect((await stepOf(guest)).bonus).toMatchObject({ most: 200 });
    const { now } = time;
    time.now = after(11);
    expect(await order(guest, form({ Bonus: 200 }))).toMatchObject(refused);
    time.now = now;
  });

  test.each([-1, 0.5, '200'])('with a wrong number of bonuses: %s', async (Bonus) => {
    const { guest } = await shopper();
    expect(await order(guest, form({ Bonus }))).toMatchObject({ status: 400, body: { fields: [{ path: 'Bonus' }] } });
  });

  test('by an admin who would spend a client’s bonuses', async () => {
    const { account } = await shopper();
    const { guest: admin } = await signedIn({ can_switch_user: true });
    await admin.post('/services/cabinet/SwitchUser', { ClientId: account.id, Reason: 'Проверка бонусов' });
    expect((await stepOf(admin)).bonus).toBeNull();
    expect(await order(admin, form({ Bonus: 200 }))).toMatchObject(refused);
  });
});

test('twenty orders at once spend the balance once', async () => {
  const { guest } = await shopper();
  for (let line = 1; line < 20; line += 1) await guest.add(await fixtures.goods({ price: 150_000 }));
  const { items } = await guest.basket();
  const answers = await Promise.all(
    items.map(async ({ basketId }) => order(guest, form({ BasketIds: [basketId], Bonus: 200 }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => (body as { code?: string }).code === 'bonus-changed')).toHaveLength(19);
  expect(await balanceOf(guest)).toBe(0);
  expect((await guest.basket()).items).toHaveLength(19);
});

describe('an order of a wholesale client', () => {
  test('is for a company, which the order shows', async () => {
    const { guest } = await signedIn({ type: 'Wholesale' });
    await guest.add(await fixtures.goods());
    for (const Company of [undefined, '', '  ']) {
      expect(await order(guest, form({ Company }))).toMatchObject({
        status: 400,
        body: { code: 'bad-request', fields: [{ path: 'Company' }] },
      });
    }
    const placed = await good(order(guest, form({ Company: ' ООО «Опт» ' })), Order);
    expect(placed).toMatchObject({ company: 'ООО «Опт»' });
  });
});
