import { Basket, CheckoutStep, Order } from '@partshop/api-client/contract';
import type { Insertable } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { changeItems } from './change-items.queries.ts';

const DAY = 86_400_000;
const api = await createTestApi();
const { fixtures, time, database } = api;
const { form, order } = await createShopping(api);
const { signedIn } = createAccounts(api);

let made = 0;
async function code(more: Partial<Insertable<Database['promo_codes']>> = {}): Promise<string> {
  made += 1;
  const name = `CODE${made}`;
  const from = new Date(time.now.getTime() - DAY);
  await database.db
    .insertInto('promo_codes')
    .values({ code: name, valid_from: from, ...(more.amount === undefined ? { percent: 10 } : {}), ...more })
    .execute();
  return name;
}
const set = (who: Visitor, name: string, query = '') =>
  who.post(`/services/basket/SetPromoCode?code=${encodeURIComponent(name)}${query}`, {});
const remove = (who: Visitor, name = '') => who.post(`/services/basket/RemovePromoCode?code=${name}`, {});

/** A guest with goods for so many kopecks in the basket, and with the code. */
async function shopper(name?: string, price = 150_000, guest = api.visitor()) {
  await guest.add(await fixtures.goods({ price }));
  if (name !== undefined) await good(set(guest, name), Basket);
  return guest;
}
const cancel = (itemIds: number[]) =>
  inTransaction(database.sales, (trx) =>
    changeItems(trx, { itemIds, to: 'cancelled', by: { role: 'client' }, at: time.now }),
  );

describe('a code in the basket', () => {
  test('takes a share off, in the currency of the basket too', async () => {
    const guest = await shopper();
    const name = await code();
    expect(await good(set(guest, ` ${name.toLowerCase()} `), Basket)).toMatchObject({
      promo: { code: name, percent: 10, discount: 15_000, problem: null },
      total: 135_000,
      payable: 135_000,
    });
    expect(await guest.basket('?currencyCode=EUR')).toMatchObject({ promo: { discount: 161 }, total: 1445 });
  });

  test('takes a sum off, and follows the basket below its minimum', async () => {
    const guest = await shopper(await code({ amount: 50_000, min_total: 100_000 }));
    const basket = await guest.basket();
    expect(basket).toMatchObject({ promo: { percent: null, discount: 50_000 }, total: 100_000 });
    await guest.post('/services/basket/basket-in-order', { basketId: basket.items[0]?.basketId, inOrder: false });
    expect(await guest.basket()).toMatchObject({ promo: { discount: 0, problem: 'minimum' }, total: 0 });
  });

  test('is taken out, if it is the one that is meant', async () => {
    const name = await code();
    const guest = await shopper(name);
    expect(await good(remove(guest, 'OTHER'), Basket)).toMatchObject({ promo: { code: name } });
    expect(await good(remove(guest, name), Basket)).toMatchObject({ promo: null, total: 150_000 });
    expect(await good(remove(guest), Basket)).toMatchObject({ promo: null });
  });

  test('comes along when the visitor logs in', async () => {
    const name = await code();
    const guest = await shopper(name);
    const { account } = await signedIn();
    await guest.post('/login_json', { login: account.phone, password: 'жёлтый-трамвай-17' });
    expect(await guest.basket()).toMatchObject({ promo: { code: name } });
  });

  test('leaves less for bonuses to pay', async () => {
    const { guest, account } = await signedIn();
    await database.db
      .insertInto('bonus_entries')
      .values({
        client_id: account.id,
        amount: 500,
        reason: 'welcome',
        at: time.now,
        expires_at: new Date(time.now.getTime() + DAY),
      })
      .execute();
    await shopper(await code({ percent: 50 }), 100_000, guest);
    const step = await good(guest.get('/services/basket/basketshowsetstep_json'), CheckoutStep);
    expect(step.bonus).toMatchObject({ most: 100 });
    expect(await order(guest, form({ Bonus: 101 }))).toMatchObject({ status: 409, body: { code: 'bonus-changed' } });
    expect(await good(order(guest, form({ Bonus: 100, SeenTotal: 50_000 })), Order)).toMatchObject({ total: 40_000 });
  });
});

describe('a code is refused', () => {
  test.each([
    ['that nobody knows', undefined, 'promo-unknown'],
    ['that is switched off', { is_active: false }, 'promo-unknown'],
    ['that has ended', { valid_until: new Date(time.now.getTime() - 1) }, 'promo-ended'],
    ['that does not count yet', { valid_from: new Date(time.now.getTime() + DAY) }, 'promo-not-yet'],
  ] as const)('%s, and the one before stays', async (_, more, reason) => {
    const before = await code();
    const guest = await shopper(before);
    const name = more ? await code(more) : 'NO-SUCH-CODE';
    expect(await set(guest, name)).toMatchObject({
      status: 409,
      body: { code: reason, basket: { promo: { code: before }, total: 135_000 } },
    });
  });

  test('below its minimum, which it says in the currency of the basket', async () => {
    const guest = await shopper();
    const name = await code({ min_total: 300_000 });
    expect(await set(guest, name)).toMatchObject({ status: 409, body: { code: 'promo-minimum', minTotal: 300_000 } });
    expect(await set(guest, name, '&currencyCode=EUR')).toMatchObject({ body: { minTotal: 3212 } });
  });

  test('without a session or a code', async () => {
    expect(await set(api.visitor(), await code())).toMatchObject({ status: 409, body: { code: 'basket-changed' } });
    expect(await set(await shopper(), ' ')).toMatchObject({ status: 400 });
  });

  test('after thirty tries in an hour', async () => {
    const guest = await shopper();
    for (let one = 0; one < 30; one += 1) await set(guest, 'GUESS');
    expect(await set(guest, await code())).toMatchObject({ status: 429 });
  });
});

describe('an order', () => {
  test('costs that much less and shows the code, and the next basket has none', async () => {
    const name = await code();
    const guest = await shopper(name);
    const placed = await good(order(guest, form({ SeenTotal: 135_000 })), Order);
    expect(placed).toMatchObject({ promo: { code: name, discount: 15_000 }, total: 135_000, payable: 135_000 });
    expect(await good(guest.get(`/services/cabinet/getorders/${placed.number}`), Order)).toEqual(placed);
    expect((await guest.basket()).promo).toBeNull();
  });

  test('is refused when the code has ended since the page was shown', async () => {
    const guest = await shopper(await code({ valid_until: new Date(time.now.getTime() + DAY) }));
    const { now } = time;
    time.now = new Date(now.getTime() + 2 * DAY);
    expect(await order(guest, form({ SeenTotal: 135_000 }))).toMatchObject({
      status: 409,
      body: { code: 'basket-changed', basket: { promo: { problem: 'ended' }, total: 150_000 } },
    });
    expect(await good(order(guest, form({ SeenTotal: 150_000 })), Order)).toMatchObject({ promo: null });
    time.now = now;
  });

  test('of fifty at once only one uses a code that counts once', async () => {
    const name = await code({ max_uses: 1 });
    const guests = await Promise.all(Array.from({ length: 50 }, () => shopper(name)));
    const answers = await Promise.all(guests.map(async (guest) => order(guest, form({ SeenTotal: 135_000 }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body).toMatchObject({ code: 'basket-changed', basket: { promo: { problem: 'used-up' } } });
    }
    expect(await set(await shopper(), name)).toMatchObject({ body: { code: 'promo-used-up' } });
  });

  test('by the same phone uses a code for new clients once, also from another session', async () => {
    const name = await code({ max_uses_by_client: 1 });
    const ContactPhone = '+7 916 000-11-22';
    const first = await shopper(name);
    await good(order(first, form({ ContactPhone, SeenTotal: 135_000 })), Order);
    await shopper(undefined, 150_000, first);
    expect(await set(first, name)).toMatchObject({ body: { code: 'promo-used' } });
    const second = await shopper(name);
    expect(await order(second, form({ ContactPhone, SeenTotal: 135_000 }))).toMatchObject({
      status: 409,
      body: { code: 'promo-used', basket: { promo: null, total: 150_000 } },
    });
    expect(await good(order(second, form({ ContactPhone, SeenTotal: 150_000 })), Order)).toMatchObject({ promo: null });
  });
});

describe('a cancelled order', () => {
  test('gives the code back, and shows no discount', async () => {
    const name = await code({ max_uses: 1 });
    const guest = await shopper(name);
    const { number, items } = await good(order(guest, form()), Order);
    await cancel(items.map(({ orderItemId }) => orderItemId));
    expect(await good(guest.get(`/services/cabinet/getorders/${number}`), Order)).toMatchObject({
      promo: { code: name, discount: 0 },
      total: 0,
    });
    expect(await good(set(await shopper(), name), Basket)).toMatchObject({ promo: { problem: null } });
  });

  test('in part keeps its part of the discount', async () => {
    const name = await code({ amount: 50_000, min_total: 200_000 });
    const guest = await shopper();
    await guest.add(await fixtures.goods({ price: 100_000 }));
    await good(set(guest, name), Basket);
    const { number, items } = await good(order(guest, form({ SeenTotal: 200_000 })), Order);
    await cancel(items.flatMap(({ orderItemId, price }) => (price === 150_000 ? [orderItemId] : [])));
    expect(await good(guest.get(`/services/cabinet/getorders/${number}`), Order)).toMatchObject({
      promo: { discount: 20_000 },
      total: 80_000,
      payable: 80_000,
    });
  });
});
