import { CheckoutStep, Order } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createShopping } from '../../testing/shopping.ts';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { database, fixtures, visitor } = api;
const { form, order, shopper, stockOf } = await createShopping(api);

describe('an order', () => {
  test('contains the basket’s lines, reduces the stock and empties the basket', async () => {
    const { goods, guest } = await shopper(3, { price: 12_345 });
    const made = await good(order(guest, form({ Comment: 'Позвоните', ContactEmail: 'ivan@example.com' })), Order);
    expect(made).toMatchObject({
      status: 'new',
      contactPhone: '+79161234567',
      contactEmail: 'ivan@example.com',
      comment: 'Позвоните',
      point: { name: 'Пункт на Ленина' },
      items: [{ articleId: goods.articleId, qty: 3, price: 12_345, sum: 37_035, status: 'new' }],
      total: 37_035,
    });
    expect(made.number).toMatch(/^26-\d{4}-\d{4}$/);
    expect(await stockOf(goods)).toEqual({ quantity: 7, sold: 3 });
    expect((await guest.basket()).items).toEqual([]);
    expect(await good(guest.get(`/services/cabinet/getorders/${made.number}`), Order)).toEqual(made);
  });

  test('of somebody else is 404, as an unknown one', async () => {
    const { guest } = await shopper();
    const { number } = await good(order(guest, form()), Order);
    const path = `/services/cabinet/getorders/${number}`;
    const stranger = await shopper();
    const unknown = await stranger.guest.get('/services/cabinet/getorders/26-0000-0000');
    for (const other of [stranger.guest, visitor()]) {
      expect(await other.get(path)).toMatchObject({ status: 404, body: unknown.body });
    }
  });

  test('keeps its prices in the currency that was shown', async () => {
    const { guest } = await shopper(2, { price: 15_050 });
    const made = await good(order(guest, form({ CurrencyCode: 'EUR', SeenTotal: 322 })), Order);
    expect(made).toMatchObject({ total: 322, payable: 30_100, currency: { code: 'EUR', rate: 93.4127 } });
  });

  test('and the checkout name the pick-up point in the language of the call', async () => {
    const { guest } = await shopper();
    const { number } = await good(order(guest, form()), Order);
    const english = { city: 'Москва', address: 'ul. Lenina, 1', hours: 'Daily 9–21' };
    expect(await good(guest.get(`/services/cabinet/getorders/${number}?lang=en`), Order)).toMatchObject({
      point: english,
    });
    const step = await good(guest.get('/services/basket/basketshowsetstep_json?lang=en'), CheckoutStep);
    expect(step.points).toMatchObject([english]);
  });

  test('keeps the seller, the warehouse and the right to return as the buyer saw them', async () => {
    const { goods, guest } = await shopper(1);
    const terms = { sellerName: `Seller of Склад ${goods.number}`, warehouseName: `Склад ${goods.number}` };
    expect((await guest.basket()).items).toMatchObject([{ ...terms, isReturnable: true }]);
    const made = await good(order(guest, form()), Order);
    expect(made.items).toMatchObject([{ ...terms, isReturnable: true }]);
    await database.pool.query(
      `with renamed as (update price_lists set names = '{"ru": "Переехал"}', is_returnable = false where id = $1 returning seller_id)
       update sellers set names = '{"ru": "Другой продавец"}' where id = (select seller_id from renamed)`,
      [goods.priceListId],
    );
    const shown = await good(guest.get(`/services/cabinet/getorders/${made.number}`), Order);
    expect(shown.items).toMatchObject([{ ...terms, isReturnable: true }]);
  });

  test('with goods that cannot be returned needs the buyer’s consent', async () => {
    const goods = await fixtures.goods({}, { is_returnable: false });
    const { guest } = await shopper(1);
    await guest.add(goods);
    expect((await guest.basket()).items).toMatchObject([{ isReturnable: true }, { isReturnable: false }]);
    const body = form();
    expect(await order(guest, body)).toMatchObject({
      status: 409,
      body: { code: 'no-returns', basket: { items: [{ isReturnable: true }, { isReturnable: false }] } },
    });
    const made = await good(order(guest, { ...body, AcceptsNoReturns: true }), Order);
    expect(made.items).toMatchObject([{ isReturnable: true }, { isReturnable: false }]);
  });

  test('of other lines needs no such consent', async () => {
    const { guest } = await shopper(1);
    await guest.add(await fixtures.goods({}, { is_returnable: false }));
    const [returnable] = (await guest.basket()).items;
    const made = await good(order(guest, form({ BasketIds: [returnable?.basketId] })), Order);
    expect(made.items).toMatchObject([{ isReturnable: true }]);
  });

  test('of chosen lines leaves the others in the basket', async () => {
    const { guest } = await shopper();
    await guest.add(await fixtures.goods());
    const [first, second] = (await guest.basket()).items;
    await good(order(guest, form({ BasketIds: [second?.basketId] })), Order);
    expect((await guest.basket()).items.map(({ basketId }) => basketId)).toEqual([first?.basketId]);
  });
});

describe('a repeated checkout', () => {
  test('returns the same order, even when the basket is already empty', async () => {
    const { goods, guest } = await shopper();
    const body = form();
    const [first, second] = [await order(guest, body), await order(guest, body)];
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await stockOf(goods)).toEqual({ quantity: 8, sold: 2 });
  });

  test('with different content is rejected', async () => {
    const { guest } = await shopper();
    const body = form();
    await order(guest, body);
    expect(await order(guest, { ...body, ContactName: 'Пётр Иванов' })).toMatchObject({
      status: 422,
      body: { code: 'request-reused' },
    });
  });
});

describe('nothing is ordered', () => {
  test('from an empty basket, with or without a session', async () => {
    const { guest } = await shopper();
    await order(guest, form());
    for (const one of [guest, visitor()]) {
      expect(await order(one, form())).toMatchObject({ status: 409, body: { code: 'basket-empty' } });
    }
  });

  test('when a line sold out between the page and the order', async () => {
    const { goods, guest } = await shopper(2);
    const other = await fixtures.goods();
    await guest.add(other);
    await fixtures.changeOffer(goods.articleId, goods.priceListId, { quantity: 1 });
    expect(await order(guest, form({ SeenTotal: 30_000 }))).toMatchObject({
      status: 409,
      body: { code: 'not-enough', available: 1, basket: { items: [{ problem: 'not-enough' }, { problem: null }] } },
    });
    expect(await stockOf(other)).toEqual({ quantity: 10, sold: 0 });
    await fixtures.withdrawOffer(goods.articleId, goods.priceListId);
    expect(await order(guest, form())).toMatchObject({ status: 409, body: { code: 'withdrawn' } });
  });

  test('when the page showed another total', async () => {
    const { goods, guest } = await shopper(1);
    await fixtures.changeOffer(goods.articleId, goods.priceListId, { price: 20_000 });
    expect(await order(guest, form({ SeenTotal: 10_000 }))).toMatchObject({
      status: 409,
      body: { code: 'basket-changed', basket: { total: 20_000 } },
    });
  });

  test.each([
    ['ContactPhone', { ContactPhone: '12345' }],
    ['PointId', { PointId: Number.MAX_SAFE_INTEGER }],
    ['ContactName', { ContactName: ' ' }],
    ['ContactName', { ContactName: '<b>' }],
    ['ContactEmail', { ContactEmail: 'nobody' }],
    ['PaymentType', { PaymentType: 'card' }],
  ])('with a wrong %s, which the response names', async (path, wrong) => {
    const { guest } = await shopper();
    const answer = await order(guest, form(wrong));
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(answer.body).toHaveProperty('fields.0.path', path);
    expect((await guest.basket()).items).toHaveLength(1);
  });
});

test('a guest can neither see nor choose a point for wholesale clients', async () => {
  const { guest } = await shopper();
  const PointId = await fixtures.point('Опт');
  await database.db.updateTable('pickup_points').set({ client_type: 'Wholesale' }).where('id', '=', PointId).execute();
  const { points } = await good(guest.get('/services/basket/basketshowsetstep_json'), CheckoutStep);
  expect(points.map(({ id }) => id)).not.toContain(PointId);
  expect(await order(guest, form({ PointId }))).toMatchObject({ status: 400, body: { fields: [{ path: 'PointId' }] } });
});

test('lines that can be ordered are, when the page showed the total without the others', async () => {
  const { goods, guest } = await shopper(2);
  await guest.add(await fixtures.goods({ price: 777 }));
  await fixtures.changeOffer(goods.articleId, goods.priceListId, { quantity: 0 });
  expect(await good(order(guest, form({ SeenTotal: 777 })), Order)).toMatchObject({ total: 777, items: [{ qty: 1 }] });
  expect((await guest.basket()).items).toMatchObject([{ problem: 'out-of-stock' }]);
});

test('a checkout step shows points, payment types, the basket and a fresh RequestId', async () => {
  const { guest } = await shopper();
  const path = '/services/basket/basketshowsetstep_json?stepName=delivery';
  const [first, second] = [await good(guest.get(path), CheckoutStep), await good(guest.get(path), CheckoutStep)];
  expect(first).toMatchObject({ stepName: 'delivery', paymentTypes: ['on-receipt', 'online'], basket: { count: 2 } });
  expect(first.points).toContainEqual(expect.objectContaining({ city: 'Москва' }));
  expect(first.requestId).not.toBe(second.requestId);
});

test('a checkout step knows the last order of a client, and of a guest’s session', async () => {
  const { signedIn } = createAccounts(api);
  const lastOrder = async (one: Visitor) =>
    (await good(one.get('/services/basket/basketshowsetstep_json'), CheckoutStep)).lastOrder;
  const { guest } = await shopper();
  expect(await lastOrder(guest)).toBeNull();
  const { number } = await good(order(guest, form()), Order);
  expect(await lastOrder(guest)).toEqual({ number, company: '' });
  expect(await lastOrder(visitor())).toBeNull();

  const wholesale = (await signedIn({ type: 'Wholesale' })).guest;
  for (const Company of ['ООО «Первая»', 'ООО «Вторая»']) {
    await wholesale.add(await fixtures.goods());
    await good(order(wholesale, form({ Company })), Order);
  }
  expect(await lastOrder(wholesale)).toMatchObject({ company: 'ООО «Вторая»' });
});

test('a checkout step knows where a client collected the last order, else the point of the account', async () => {
  const { signedIn } = createAccounts(api);
  const [own, other] = [await fixtures.point('Пункт аккаунта'), await fixtures.point('Другой пункт')];
  const { guest } = await signedIn({ point_id: own });
  const lastPoint = async (one: Visitor) =>
    (await good(one.get('/services/basket/basketshowsetstep_json'), CheckoutStep)).lastPointId;
  expect(await lastPoint(guest)).toBe(own);
  await guest.add(await fixtures.goods());
  await good(order(guest, form({ PointId: other })), Order);
  expect(await lastPoint(guest)).toBe(other);
  expect(await lastPoint(visitor())).toBeNull();
});
