import { Basket } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const { fixtures, visitor, database } = await createTestApi();
const changeQty = (guest: Visitor, change: { basketId: number; qty: number; seenQty?: number }) =>
  guest.post('/services/basket/change/qty_json', change);
const remove = (guest: Visitor, ...ids: number[]) => guest.post('/services/basket/delete_json', { ids });

/** A visitor whose basket holds one line. */
async function shopper(qty = 1, offer: Parameters<typeof fixtures.goods>[0] = {}) {
  const goods = await fixtures.goods(offer);
  const guest = visitor();
  const { items } = await good(guest.add(goods, qty), Basket);
  const [line] = items;
  if (!line) throw new Error('Nothing was added.');
  return { goods, guest, basketId: line.basketId };
}

describe('adding', () => {
  test('adds a line with its price, and the same offer again adds to its quantity', async () => {
    const { goods, guest } = await shopper(2, { price: 12_345 });
    expect(await good(guest.add(goods, 3), Basket)).toMatchObject({
      items: [{ articleId: goods.articleId, qty: 5, price: 12_345, sum: 61_725, problem: null, previousPrice: null }],
      total: 61_725,
      count: 5,
      groups: [],
    });
  });

  test('fifty times at once loses none', async () => {
    const { goods, guest } = await shopper(1, { quantity: 100 });
    await Promise.all(Array.from({ length: 50 }, () => guest.add(goods)));
    expect((await guest.basket()).items).toMatchObject([{ qty: 51 }]);
  });

  test('by a request that is sent again adds nothing: its response was lost', async () => {
    const { goods, guest } = await shopper(1);
    const { articleId, priceListId } = goods;
    const request = { articleId, priceListId, qty: 2, requestId: 'request-of-one-click' };
    await Promise.all(Array.from({ length: 5 }, () => guest.post('/services/basket/add_json', request)));
    expect((await guest.basket()).items).toMatchObject([{ qty: 3 }]);
    await guest.post('/services/basket/add_json', { ...request, requestId: 'another-request' });
    expect((await guest.basket()).items).toMatchObject([{ qty: 5 }]);
  });

  test('more than the seller has is rejected with the available quantity', async () => {
    const { goods, guest } = await shopper(8, { quantity: 10 });
    expect(await guest.add(goods, 3)).toMatchObject({
      status: 409,
      body: { code: 'not-enough', available: 10, basket: { count: 8 } },
    });
  });

  test('goods sold in packs are added in whole packs only', async () => {
    const goods = await fixtures.goods({ multiplicity: 4, quantity: 10 });
    const guest = visitor();
    expect(await guest.add(goods, 6)).toMatchObject({ status: 409, body: { code: 'not-multiple', multiplicity: 4 } });
    expect(await guest.add(goods, 12)).toMatchObject({ status: 409, body: { code: 'not-enough', available: 8 } });
    expect(await guest.add(goods, 8)).toMatchObject({ status: 200 });
  });

  test.each([
    ['no such article', { articleId: Number.MAX_SAFE_INTEGER, priceListId: 1 }],
    ['no such price list', { articleId: 1, priceListId: Number.MAX_SAFE_INTEGER }],
  ])('%s is 404', async (_, offer) => {
    expect(await visitor().add(offer)).toMatchObject({ status: 404, body: { code: 'withdrawn' } });
  });

  test('the 501st line is rejected', async () => {
    const { goods, guest } = await shopper();
    const seller = await fixtures.priceList('Много складов');
    await database.pool.query(
      `with lists as (
         insert into price_lists (seller_id, names, city)
         select (select seller_id from price_lists where id = $1), jsonb_build_object('ru', 'list ' || n), '' from generate_series(1, 499) n
         returning id
       )
       insert into basket_items (basket_id, article_id, price_list_id, qty, price_seen)
       select b.basket_id, b.article_id, lists.id, 1, 1 from lists, basket_items b where b.article_id = $2`,
      [seller, goods.articleId],
    );
    expect(await guest.add(await fixtures.goods())).toMatchObject({ status: 409, body: { code: 'basket-full' } });
    expect(await guest.add(goods)).toMatchObject({ status: 200 });
  });
});

describe('adding several', () => {
  const addList = (guest: Visitor, lines: object[], requestId = 'one-list-of-goods') =>
    guest.post('/services/basket/addlist_json', { lines, requestId });
  const lineOf = ({ articleId, priceListId }: { articleId: number; priceListId: number }, qty = 1) => ({
    articleId,
    priceListId,
    qty,
  });

  test('adds all of them once, however often the request is sent; the same offer is one line', async () => {
    const { goods: present, guest } = await shopper(1);
    const other = await fixtures.goods();
    const lines = [lineOf(present, 2), { ...lineOf(other), comment: 'Левый' }, lineOf(other, 3)];
    await Promise.all(Array.from({ length: 5 }, () => addList(guest, lines)));
    expect((await guest.basket()).items).toMatchObject([
      { articleId: present.articleId, qty: 3 },
      { articleId: other.articleId, qty: 4, comment: 'Левый' },
    ]);
  });

  test('adds none when one of them cannot be added, and can be sent again after that', async () => {
    const guest = visitor();
    const [there, few] = [await fixtures.goods(), await fixtures.goods({ quantity: 1 })];
    expect(await addList(guest, [lineOf(there), lineOf(few, 2)])).toMatchObject({
      status: 409,
      body: { code: 'not-enough', available: 1, basket: { items: [] } },
    });
    expect(await addList(guest, [lineOf(there), { ...lineOf(few), priceListId: 999_999 }])).toMatchObject({
      status: 409,
      body: { code: 'withdrawn' },
    });
    expect((await good(addList(guest, [lineOf(there), lineOf(few)]), Basket)).count).toBe(2);
  });

  test('fills a basket to its last line and no further', async () => {
    const guest = visitor();
    const goods = await Promise.all(Array.from({ length: 3 }, () => fixtures.goods()));
    const { basketId = 0 } =
      (await good(guest.add(goods[0] ?? { articleId: 0, priceListId: 0 }), Basket)).items[0] ?? {};
    const seller = await fixtures.priceList('Склады без числа');
    await database.pool.query(
      `with lists as (
         insert into price_lists (seller_id, names, city)
         select (select seller_id from price_lists where id = $1), jsonb_build_object('ru', 'one of ' || n), '' from generate_series(1, 498) n
         returning id
       )
       insert into basket_items (basket_id, article_id, price_list_id, qty, price_seen)
       select b.basket_id, b.article_id, lists.id, 1, 1 from lists, basket_items b where b.id = $2`,
      [seller, basketId],
    );
    const [, second, third] = goods.map((one) => lineOf(one));
    expect(await addList(guest, [second ?? {}, third ?? {}])).toMatchObject({
      status: 409,
      body: { code: 'basket-full' },
    });
    expect(await addList(guest, [second ?? {}])).toMatchObject({ status: 200 });
  });
});

describe('changing', () => {
  test('sets the quantity', async () => {
    const { guest, basketId } = await shopper(1);
    expect(await changeQty(guest, { basketId, qty: 7, seenQty: 1 })).toMatchObject({ status: 200, body: { count: 7 } });
  });

  test('from a page that showed another quantity is rejected with the fresh basket: two tabs', async () => {
    const { guest, basketId } = await shopper(1);
    await changeQty(guest, { basketId, qty: 5, seenQty: 1 });
    expect(await changeQty(guest, { basketId, qty: 2, seenQty: 1 })).toMatchObject({
      status: 409,
      body: { code: 'basket-changed', basket: { items: [{ basketId, qty: 5 }] } },
    });
  });

  test('a line that another tab removed is rejected with the fresh basket', async () => {
    const { guest, basketId } = await shopper(1);
    expect(await remove(guest, basketId)).toMatchObject({ status: 200, body: { items: [] } });
    expect(await changeQty(guest, { basketId, qty: 2 })).toMatchObject({
      status: 409,
      body: { code: 'basket-changed', basket: { items: [] } },
    });
    expect(await remove(guest, basketId)).toMatchObject({ status: 200 });
  });

  test('another visitor’s line is treated as a removed one', async () => {
    const { guest, basketId } = await shopper(3);
    const thief = await shopper();
    expect(await changeQty(thief.guest, { basketId, qty: 2 })).toMatchObject({ body: { code: 'basket-changed' } });
    expect(await changeQty(visitor(), { basketId, qty: 2 })).toMatchObject({ body: { code: 'basket-changed' } });
    expect(await remove(thief.guest, basketId)).toMatchObject({ status: 200 });
    expect((await guest.basket()).items).toMatchObject([{ basketId, qty: 3 }]);
  });

  test('to more than is available, or to a part of a pack, is rejected', async () => {
    const { guest, basketId } = await shopper(2, { quantity: 6, multiplicity: 2 });
    expect(await changeQty(guest, { basketId, qty: 8 })).toMatchObject({ status: 409, body: { code: 'not-enough' } });
    expect(await changeQty(guest, { basketId, qty: 3 })).toMatchObject({ status: 409, body: { code: 'not-multiple' } });
  });
});

describe('a basket left for some time', () => {
  test('shows a new price beside the old one until the line is confirmed', async () => {
    const { goods, guest, basketId } = await shopper(2, { price: 100 });
    await fixtures.changeOffer(goods.articleId, goods.priceListId, { price: 150 });
    expect(await guest.basket()).toMatchObject({
      items: [{ price: 150, sum: 300, previousPrice: 100, problem: 'price-changed' }],
      total: 300,
    });
    const confirmed = await good(changeQty(guest, { basketId, qty: 2 }), Basket);
    expect(confirmed.items).toMatchObject([{ price: 150, previousPrice: null, problem: null }]);
  });

  test('shows lines that cannot be ordered and leaves them out of the total', async () => {
    const { goods, guest, basketId } = await shopper(5);
    const change = (quantity: number) => fixtures.changeOffer(goods.articleId, goods.priceListId, { quantity });
    await change(3);
    expect(await guest.basket()).toMatchObject({
      items: [{ problem: 'not-enough', available: 3 }],
      total: 0,
      count: 5,
    });
    await change(0);
    expect(await guest.basket()).toMatchObject({ items: [{ problem: 'out-of-stock' }], total: 0 });
    await fixtures.withdrawOffer(goods.articleId, goods.priceListId);
    expect(await guest.basket()).toMatchObject({ items: [{ problem: 'withdrawn', price: 10_000 }], total: 0 });
    expect(await changeQty(guest, { basketId, qty: 1 })).toMatchObject({ status: 409, body: { code: 'withdrawn' } });
  });

  test('is shown in euros: unit prices are converted, then multiplied', async () => {
    const { guest } = await shopper(3, { price: 15_050 });
    expect(await guest.basket('?currencyCode=EUR')).toMatchObject({
      items: [{ price: 161, sum: 483 }],
      total: 483,
      payable: 45_150,
      currency: { code: 'EUR' },
    });
  });
});

test('a visitor without a session sees an empty basket and gets no cookie', async () => {
  const guest = visitor();
  expect(await guest.basket()).toMatchObject({ items: [], total: 0, count: 0 });
  expect(guest.cookies.size).toBe(0);
});
