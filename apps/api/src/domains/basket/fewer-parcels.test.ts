import { Basket, FewerParcels } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { fixtures, visitor } = api;

const PATH = '/services/basket/fewerparcels_json';
const ask = (guest: Visitor, query = '') => good(guest.get(`${PATH}${query}`), FewerParcels);
const basketOf = (guest: Visitor) => good(guest.get('/services/basket/items_json'), Basket);
const take = (guest: Visitor, id: string | undefined) => guest.post(`${PATH}/take`, { id: id ?? 'nothing' });
const undo = (guest: Visitor) => good(guest.post(`${PATH}/undo`, {}), Basket);

/** A basket of two lines from two price lists; the first line's article is in the second list too, a little dearer and sooner. */
async function twoParcels() {
  const late = { lead_days: 3, lead_days_max: 5 };
  const soon = { lead_days: 1, lead_days_max: 3 };
  const first = await fixtures.goods({ price: 100_000 }, late);
  const second = await fixtures.goods({ price: 100_000 }, soon);
  await fixtures.offer(first.articleId, second.priceListId, { price: 106_000 });
  const guest = visitor();
  await guest.add(first, 2);
  await guest.add(second);
  return { guest, first, second };
}

describe('fewer parcels', () => {
  test('are offered with what changes, taken, and taken back', async () => {
    const { guest, first, second } = await twoParcels();
    const before = await basketOf(guest);
    const [line] = before.items;
    const { offer, changed } = await ask(guest);
    expect(changed).toBe(0);
    expect(offer).toMatchObject({
      parcels: { before: 2, after: 1 },
      extra: 12_000,
      daysSooner: 2,
      swaps: [
        {
          basketId: line?.basketId,
          priceListId: second.priceListId,
          price: 106_000,
          warehouseName: `Склад ${second.number}`,
          deliveryDaysMax: 3,
        },
      ],
    });

    const after = await good(take(guest, offer?.id), Basket);
    expect(after.total).toBe(before.total + 12_000);
    expect(after.items.map(({ basketId, priceListId, problem }) => [basketId, priceListId, problem])).toEqual([
      [line?.basketId, second.priceListId, null],
      [before.items[1]?.basketId, second.priceListId, null],
    ]);
    expect(await ask(guest)).toEqual({ offer: null, changed: 1 });

    expect(await undo(guest)).toEqual(before);
    expect((await ask(guest)).offer?.swaps).toHaveLength(1);
    expect(first.priceListId).toBe(line?.priceListId);
  });

  test('are refused when they cost something else by now', async () => {
    const { guest, first, second } = await twoParcels();
    const { offer } = await ask(guest);
    await fixtures.changeOffer(first.articleId, second.priceListId, { price: 107_000 });
    const before = await basketOf(guest);
    expect(await take(guest, offer?.id)).toMatchObject({ status: 409, body: { code: 'basket-changed' } });
    expect(await basketOf(guest)).toEqual(before);
    expect((await ask(guest)).offer?.extra).toBe(14_000);
  });

  test('are refused twice, and to somebody else', async () => {
    const { guest } = await twoParcels();
    const { offer } = await ask(guest);
    expect((await take(visitor(), offer?.id)).status).toBe(409);
    expect((await take(guest, offer?.id)).status).toBe(200);
    expect((await take(guest, offer?.id)).status).toBe(409);
  });

  test('count only the lines that the person marked', async () => {
    const { guest } = await twoParcels();
    const [line] = (await basketOf(guest)).items;
    await guest.post('/services/basket/basket-in-order', { basketId: line?.basketId, inOrder: false });
    expect((await ask(guest)).offer).toBeNull();
  });

  test('are said in euros as the basket adds up', async () => {
    const { guest } = await twoParcels();
    const { offer } = await ask(guest, '?currencyCode=EUR');
    const before = await good(guest.get('/services/basket/items_json?currencyCode=EUR'), Basket);
    const after = await good(guest.post(`${PATH}/take?currencyCode=EUR`, { id: offer?.id }), Basket);
    expect(offer?.extra).toBe(after.total - before.total);
  });

  test('of an empty basket and of none are none', async () => {
    expect(await ask(visitor())).toEqual({ offer: null, changed: 0 });
  });
});

describe('an undo', () => {
  test('leaves a line as it is whose offer is gone', async () => {
    const { guest, first, second } = await twoParcels();
    await take(guest, (await ask(guest)).offer?.id);
    await fixtures.withdrawOffer(first.articleId, first.priceListId);
    expect(await ask(guest)).toEqual({ offer: null, changed: 0 });
    expect((await undo(guest)).items[0]?.priceListId).toBe(second.priceListId);
  });

  test('says when the offer costs something else by now', async () => {
    const { guest, first } = await twoParcels();
    await take(guest, (await ask(guest)).offer?.id);
    await fixtures.changeOffer(first.articleId, first.priceListId, { price: 90_000 });
    expect((await undo(guest)).items[0]).toMatchObject({ problem: 'price-changed', previousPrice: 100_000 });
  });

  test('leaves a line alone whose offer was added again', async () => {
    const { guest, first } = await twoParcels();
    await take(guest, (await ask(guest)).offer?.id);
    await guest.add(first);
    expect((await ask(guest)).changed).toBe(0);
    expect((await undo(guest)).items).toHaveLength(3);
  });
});
