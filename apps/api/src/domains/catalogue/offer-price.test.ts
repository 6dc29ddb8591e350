import { Basket, GoodList, Order, PricePage } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { fixtures, visitor } = api;
const { form, order } = await createShopping(api);
const { client, logIn, signedIn } = createAccounts(api);

/** The price lists of two sellers: only the first has a wholesale level. */
const [levelled, plain] = [await fixtures.priceList('С уровнем'), await fixtures.priceList('Без уровня')];
await fixtures.level(levelled, 87.5);

/** An article that both sellers offer, the first one at a higher price that is lower on its level. */
async function goods() {
  const number = `P ${Math.random().toString(36).slice(2, 12)}`;
  const articleId = await fixtures.article('Mann-Filter', number);
  await fixtures.offer(articleId, levelled, { price: 10_001 });
  await fixtures.offer(articleId, plain, { price: 9000 });
  return {
    number,
    articleId,
    levelled: { articleId, priceListId: levelled },
    plain: { articleId, priceListId: plain },
  };
}

const pageOf = (who: Visitor, Number: string, more: object = {}) =>
  good(who.post('/services/search/searchgood_json', { CatalogKey: 'mann-filter', Number, ...more }), PricePage);
const cardsOf = (who: Visitor, Number: string) =>
  good(who.post('/services/search/searchgoodlist_json', { Number }), GoodList);
const pricesOf = ({ items }: PricePage) => items.map(({ price }) => price);
const wholesaler = async () => (await signedIn({ type: 'Wholesale' })).guest;

const LIST_PRICES = [9000, 10_001];
/** 87.5 % of 10,001 kopecks, rounded up. */
const LEVEL_PRICES = [8751, 9000];

describe('a wholesale client', () => {
  test('sees the price level of each seller on the price page, sorted by it', async () => {
    const { number } = await goods();
    const who = await wholesaler();
    const page = await pageOf(who, number);
    expect(pricesOf(page)).toEqual(LEVEL_PRICES);
    expect(page).toMatchObject({ price: 8751, priceListId: levelled });
    expect(pricesOf(await pageOf(who, number, { CurrencyCode: 'EUR' }))).toEqual([94, 96]);
  });

  test('sees it on cards, whose best offer it decides', async () => {
    const { number } = await goods();
    const who = await wholesaler();
    expect((await cardsOf(who, number)).items).toMatchObject([{ best: { price: 8751, priceListId: levelled } }]);
    const found = good(who.post('/services/search/getcardgoods_json', { Text: number }), GoodList);
    expect((await found).items).toMatchObject([{ best: { price: 8751 } }]);
    const sold = await good(who.get('/services/catalogs/topsale_json?take=100'), GoodList);
    expect(sold.items.map(({ best }) => best?.price)).toContain(8751);
  });

  test('pays it in the basket and in the order', async () => {
    const { levelled: one, plain: other } = await goods();
    const who = await wholesaler();
    await who.add(one, 2);
    expect(await good(who.add(other), Basket)).toMatchObject({
      items: [{ price: 8751, sum: 17_502, previousPrice: null, problem: null }, { price: 9000 }],
      total: 26_502,
    });
    const placed = await good(order(who, form({ Company: 'ООО «Опт»', SeenTotal: 26_502 })), Order);
    expect(placed).toMatchObject({ items: [{ price: 8751 }, { price: 9000 }], total: 26_502 });
  });

  test('is told of the new price of what was added before the login', async () => {
    const { levelled: one } = await goods();
    const who = visitor();
    await who.add(one);
    await logIn(who, await client({ type: 'Wholesale' }));
    expect((await who.basket()).items).toMatchObject([
      { price: 8751, previousPrice: 10_001, problem: 'price-changed', qty: 1 },
    ]);
  });

  test('pays at least a kopeck', async () => {
    const { articleId, number } = await fixtures.goods({ price: 1 });
    await fixtures.offer(articleId, levelled, { price: 1 });
    expect(pricesOf(await pageOf(await wholesaler(), number))).toEqual([1, 1]);
  });

  test('keeps the seen price of a withdrawn offer', async () => {
    const { levelled: one } = await goods();
    const who = await wholesaler();
    await who.add(one);
    await fixtures.withdrawOffer(one.articleId, one.priceListId);
    expect((await who.basket()).items).toMatchObject([{ price: 8751, problem: 'withdrawn' }]);
  });
});

describe('a wholesale price reaches nobody else', () => {
  test('when everybody asks at once', async () => {
    const { number, levelled: one } = await goods();
    const retail = (await signedIn()).guest;
    const shopper = visitor();
    await shopper.add(one);
    const wholesale = await wholesaler();
    const everybody = [visitor(), wholesale, retail, wholesale, shopper, wholesale, visitor()];
    const seen = await Promise.all(everybody.map(async (who) => pricesOf(await pageOf(who, number))));
    expect(seen).toEqual(everybody.map((who) => (who === wholesale ? LEVEL_PRICES : LIST_PRICES)));
    const cards = await Promise.all(everybody.map(async (who) => (await cardsOf(who, number)).items[0]?.best?.price));
    expect(cards).toEqual(everybody.map((who) => (who === wholesale ? 8751 : 9000)));
  });

  test('after a logout', async () => {
    const { number } = await goods();
    const who = await wholesaler();
    expect(pricesOf(await pageOf(who, number))).toEqual(LEVEL_PRICES);
    await who.post('/logout_json', {});
    expect(pricesOf(await pageOf(who, number))).toEqual(LIST_PRICES);
  });

  test('but an admin who looks at the shop as the client', async () => {
    const { number } = await goods();
    const { account } = await signedIn({ type: 'Wholesale' });
    const { guest: admin } = await signedIn({ can_switch_user: true });
    expect(pricesOf(await pageOf(admin, number))).toEqual(LIST_PRICES);
    await admin.post('/services/cabinet/SwitchUser', { ClientId: account.id, Reason: 'Проверка цен' });
    expect(pricesOf(await pageOf(admin, number))).toEqual(LEVEL_PRICES);
  });
});
