import { Order, OrderRepeat } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { fixtures, database, visitor } = api;
const { form, order, shopper } = await createShopping(api);
const { signedIn } = createAccounts(api);

const repeatOf = async (guest: Visitor, number: string, query = '') =>
  good(guest.get(`/services/orders/repeat_json/${number}${query}`), OrderRepeat);

/** An order of one line, and what it would be after `change`. */
async function repeated(
  { qty = 2, offer = {} }: { qty?: number; offer?: Parameters<typeof fixtures.goods>[0] },
  change: (goods: Awaited<ReturnType<typeof shopper>>['goods']) => Promise<unknown>,
) {
  const { guest, goods } = await shopper(qty, offer);
  const { number } = await good(order(guest, form()), Order);
  await change(goods);
  const { lines } = await repeatOf(guest, number);
  return { guest, goods, number, line: lines[0] };
}

test('the same offer is found with its price of then and of now, and the stock of now', async () => {
  const { line, goods } = await repeated({ offer: { price: 12_345 } }, ({ articleId, priceListId }) =>
    fixtures.changeOffer(articleId, priceListId, { price: 13_000 }),
  );
  expect(line).toMatchObject({
    item: { articleId: goods.articleId, qty: 2, status: 'new' },
    price: 12_345,
    outcome: 'same',
    offer: { priceListId: goods.priceListId, price: 13_000, available: 8 },
    qty: 2,
    successor: null,
  });
});

test('another seller stands in for one who no longer has it, the best one first', async () => {
  const { line, goods } = await repeated({}, async ({ articleId, priceListId }) => {
    await fixtures.withdrawOffer(articleId, priceListId);
    await fixtures.offer(articleId, await fixtures.priceList('Дороже'), { price: 30_000 });
    await fixtures.offer(articleId, await fixtures.priceList('Дешевле'), { price: 20_000, multiplicity: 20 });
    await fixtures.offer(articleId, await fixtures.priceList('Лучше'), { price: 25_000 });
  });
  expect(line).toMatchObject({
    outcome: 'other-offer',
    offer: { articleId: goods.articleId, price: 25_000, warehouseName: 'Лучше' },
  });
});

test('the newest number stands in for one that is no longer sold, however many steps away', async () => {
  const newest = await fixtures.goods({ price: 40_000 });
  const { line } = await repeated({}, async ({ articleId, priceListId }) => {
    const between = await fixtures.article('MANN', `BETWEEN ${articleId}`);
    await fixtures.cross(articleId, between);
    await fixtures.cross(between, newest.articleId);
    await fixtures.withdrawOffer(articleId, priceListId);
  });
  expect(line).toMatchObject({
    outcome: 'superseded',
    offer: { articleId: newest.articleId, price: 40_000 },
    successor: { catalogFullNumber: newest.number },
  });
});

test('an old number that is still sold is kept, and the newer one is named', async () => {
  const newest = await fixtures.goods({ price: 1000 });
  const { line, goods } = await repeated({}, ({ articleId }) => fixtures.cross(articleId, newest.articleId));
  expect(line).toMatchObject({
    outcome: 'same',
    offer: { articleId: goods.articleId },
    successor: { catalogFullNumber: newest.number },
  });
});

test('nothing is offered where nobody has it', async () => {
  const { line } = await repeated({}, ({ articleId, priceListId }) =>
    fixtures.changeOffer(articleId, priceListId, { quantity: 0 }),
  );
  expect(line).toMatchObject({ outcome: 'unavailable', offer: null, qty: 0, item: { qty: 2 } });
});

test.each([
  ['is rounded up to whole packs', { multiplicity: 4, quantity: 100 }, 8],
  ['is what there is, in whole packs', { multiplicity: 4, quantity: 6 }, 4],
])('the quantity %s', async (_, offer, qty) => {
  const { line } = await repeated({ qty: 5 }, async ({ articleId, priceListId }) => {
    await database.db
      .updateTable('offers')
      .set(offer)
      .where('article_id', '=', articleId)
      .where('price_list_id', '=', priceListId)
      .execute();
  });
  expect(line).toMatchObject({ outcome: 'same', item: { qty: 5 }, qty });
});

test('a wholesale client sees what they pay, then and now', async () => {
  const goods = await fixtures.goods({ price: 10_000 });
  await fixtures.level(goods.priceListId, 90);
  const { guest } = await signedIn({ type: 'Wholesale' });
  await guest.add(goods);
  const { number } = await good(order(guest, form({ Company: 'ООО «Сервис»' })), Order);
  expect((await repeatOf(guest, number)).lines).toMatchObject([{ price: 9000, offer: { price: 9000 } }]);
});

test('an order in roubles is shown in euros by the rate of today, one in euros as it was', async () => {
  const { guest } = await shopper(1, { price: 10_000 });
  const { number } = await good(order(guest, form()), Order);
  const { currency, lines } = await repeatOf(guest, number, '?currencyCode=EUR');
  expect(currency.code).toBe('EUR');
  expect(lines[0]).toMatchObject({ price: Math.round(10_000 / currency.rate), outcome: 'same' });
});

test('each answer has a request id of its own', async () => {
  const { guest, number } = await repeated({}, async () => {});
  const ids = await Promise.all([repeatOf(guest, number), repeatOf(guest, number)]);
  expect(new Set(ids.map(({ requestId }) => requestId)).size).toBe(2);
  expect((await visitor().get(`/services/orders/repeat_json/${number}`)).status).toBe(404);
});
