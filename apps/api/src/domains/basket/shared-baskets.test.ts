import { Basket, BasketLink, SharedBasket } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const DAY = 86_400_000;
const api = await createTestApi();
const { fixtures, time } = api;
const { signedIn, client, logIn } = createAccounts(api);

const share = (who: Visitor, groupName = '') => good(who.post('/services/basket/share', { groupName }), BasketLink);
const path = (token: string) => `/services/basket/share/${token}`;
const open = (who: Visitor, token: string) => good(who.get(path(token)), SharedBasket);
const take = (who: Visitor, token: string, ids: number[] = []) => who.post(`${path(token)}/take`, { ids });
const GONE = { status: 404, body: { code: 'not-found' } };

async function sharer(qty = 2) {
  const guest = api.visitor();
  const goods = await fixtures.goods({ price: 10_000, quantity: 10 });
  const more = await fixtures.goods({ price: 5_000, quantity: 10 });
  await guest.add(goods, qty);
  await guest.add(more, 1);
  return { guest, goods, more, ...(await share(guest)) };
}

describe('a shared basket', () => {
  test('shows its lines to anybody, without the comments, and is its sharer’s to revoke', async () => {
    const { guest, token, expiresAt } = await sharer();
    const basketId = (await guest.basket()).items[0]?.basketId;
    await guest.post('/services/basket/change/comment_json', { basketId, comment: 'Для Ивана, +7 916 000-00-00' });
    const seen = await open(api.visitor(), token);
    expect(seen).toMatchObject({ name: '', isOwn: false, expiresAt, basket: { total: 25_000, count: 3, promo: null } });
    expect(seen.basket.items.map(({ qty, problem, comment }) => [qty, problem, comment])).toEqual([
      [2, null, ''],
      [1, null, ''],
    ]);
    expect(await open(guest, token)).toMatchObject({ isOwn: true });
    expect(expiresAt).toBe(new Date(time.now.getTime() + 30 * DAY).toISOString());
  });

  test('stays as it was, and has one link until its lines change', async () => {
    const { guest, goods, token } = await sharer();
    expect((await share(guest)).token).toBe(token);
    await guest.add(goods, 1);
    expect((await share(guest)).token).not.toBe(token);
    expect((await open(guest, token)).basket.items[0]).toMatchObject({ qty: 2 });
  });

  test('says which prices have changed and what is gone since', async () => {
    const { goods, more, token } = await sharer();
    await fixtures.changeOffer(goods.articleId, goods.priceListId, { price: 12_000 });
    await fixtures.changeOffer(more.articleId, more.priceListId, { quantity: 0 });
    const { basket } = await open(api.visitor(), token);
    expect(basket.items).toMatchObject([
      { price: 12_000, previousPrice: 10_000, problem: 'price-changed' },
      { problem: 'out-of-stock' },
    ]);
    expect(basket.total).toBe(24_000);
  });

  test('tells a wholesale client their own prices, and a retail client none of a wholesale client’s', async () => {
    const { guest: firm } = await signedIn({ type: 'Wholesale' });
    await firm.add(await fixtures.goods({ price: 10_000 }), 1);
    const { token } = await share(firm);
    const [own] = (await firm.basket()).items;
    expect((await open(firm, token)).basket.items[0]).toMatchObject({ price: own?.price, previousPrice: null });
    expect((await open(api.visitor(), token)).basket.items[0]).toMatchObject({ price: 10_000, previousPrice: null });
  });

  test('can be a group of lines put aside', async () => {
    const { guest } = await sharer();
    const basketId = (await guest.basket()).items[0]?.basketId;
    await guest.post('/services/basket/orderswaiting', { ids: [basketId], groupName: 'Зима' });
    const { token } = await share(guest, 'Зима');
    expect(await open(api.visitor(), token)).toMatchObject({ name: 'Зима', basket: { count: 2, groups: [] } });
    const none = await guest.post('/services/basket/share', { groupName: 'Лето' });
    expect(none).toMatchObject({ status: 409, body: { code: 'basket-empty' } });
    expect(await api.visitor().post('/services/basket/share', {})).toMatchObject({ status: 409 });
  });
});

describe('its lines', () => {
  test('go into another basket, all or some, and a second time change nothing', async () => {
    const { goods, token } = await sharer();
    const other = api.visitor();
    const [first] = (await open(other, token)).basket.items;
    expect(await good(take(other, token, [first?.basketId ?? 0]), Basket)).toMatchObject({ count: 2 });
    expect(await good(take(other, token), Basket)).toMatchObject({ count: 3, total: 25_000 });
    expect(await good(take(other, token), Basket)).toMatchObject({ count: 3 });
    await other.add(goods, 3);
    expect(await good(take(other, token), Basket)).toMatchObject({ count: 6 });
  });

  test('go as far as the stock, in whole packs, and lines that cannot be had stay out', async () => {
    const { goods, more, token } = await sharer(8);
    await fixtures.changeOffer(goods.articleId, goods.priceListId, { quantity: 7, multiplicity: 3 });
    await fixtures.changeOffer(more.articleId, more.priceListId, { quantity: 0 });
    const other = api.visitor();
    expect((await good(take(other, token), Basket)).items).toMatchObject([{ qty: 6, problem: null }]);
    await fixtures.changeOffer(goods.articleId, goods.priceListId, { quantity: 0 });
    expect(await take(api.visitor(), token)).toMatchObject({ status: 409, body: { code: 'withdrawn' } });
  });
});

describe('a link ends', () => {
  test('after thirty days', async () => {
    const { token } = await sharer();
    const { now } = time;
    time.now = new Date(now.getTime() + 30 * DAY);
    expect(await api.visitor().get(path(token))).toMatchObject(GONE);
    expect(await take(api.visitor(), token)).toMatchObject(GONE);
    time.now = now;
  });

  test('when its sharer revokes it, and nobody else can', async () => {
    const { guest, token } = await sharer();
    expect(await api.visitor().post(`${path(token)}/revoke`, {})).toMatchObject(GONE);
    expect(await guest.post(`${path(token)}/revoke`, {})).toMatchObject({ status: 200 });
    expect(await guest.get(path(token))).toMatchObject(GONE);
    expect(await guest.post(`${path(token)}/revoke`, {})).toMatchObject(GONE);
    expect((await share(guest)).token).not.toBe(token);
  });

  test('never began if the shop did not sign it', async () => {
    const { token } = await sharer();
    const [id, signature] = token.split('.');
    for (const wrong of [`${Number(id) + 1}.${signature}`, `${id}.AAAAAAAAAAAAAAAA`, id, 'x', `${token}x`]) {
      expect(await api.visitor().get(path(wrong ?? ''))).toMatchObject(GONE);
    }
  });
});

test('a guest who logs in keeps the right to revoke', async () => {
  const { guest, token } = await sharer();
  await logIn(guest, await client());
  expect(await open(guest, token)).toMatchObject({ isOwn: true });
});
