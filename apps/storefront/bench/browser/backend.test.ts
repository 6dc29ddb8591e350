import { describe, expect, test } from 'vitest';
import { Basket, PricePage } from '@partshop/api-client/contract';
import { answerOffers, createBrowserBackend } from './backend.ts';

const ASKED = { CatalogKey: 'mann-filter', Number: 'W7120', Filters: [], Catalogs: [], DeliveryDays: null, OrderBy: 1 };
const ORIGIN = 'http://backend';

describe('offers', () => {
  test('a fixture page has its own number, any other page has the number of the request', () => {
    expect(answerOffers(ASKED)).toMatchObject({ clearNumber: 'W7120', catalogFullNumber: 'W 712/0' });
    const other = answerOffers({ ...ASKED, CatalogKey: 'mahle', Number: 'OC264' });
    expect(other).toMatchObject({ catalogKey: 'mahle', clearNumber: 'OC264' });
    expect(PricePage.safeParse(other).success).toBe(true);
  });

  test('filters leave some out, and an order reverses those of each group', () => {
    const { items } = answerOffers(ASKED);
    const returnable = answerOffers({ ...ASKED, Filters: ['returnable'] }).items;
    expect(returnable.length).toBeLessThan(items.length);
    expect(returnable.every(({ isReturnable }) => isReturnable)).toBe(true);
    const reversed = [1, 2, 3, 4].flatMap((group) => items.filter((item) => item.group === group).toReversed());
    expect(answerOffers({ ...ASKED, OrderBy: 2 }).items).toEqual(reversed);
  });
});

test('each visitor has a basket of their own', async () => {
  const backend = createBrowserBackend();
  const add = (cookie: string) =>
    backend(
      new Request(`${ORIGIN}/services/basket/add_json`, {
        method: 'POST',
        headers: { cookie },
        body: JSON.stringify({ articleId: 1, priceListId: 2, qty: 3 }),
      }),
    );
  const first = await add('');
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(Basket.parse(await first.json()).count).toBe(3);
  expect(Basket.parse(await (await add('')).json()).count).toBe(3);
  expect(Basket.parse(await (await add(cookie)).json()).count).toBe(6);
  const seen = await backend(new Request(`${ORIGIN}/services/basket/items_json`, { headers: { cookie } }));
  expect(Basket.parse(await seen.json()).count).toBe(6);
});

test('each visitor has the order that they chose', async () => {
  const backend = createBrowserBackend();
  const orderOf = async (path: string, cookie: string, method = 'GET') => {
    const answer = await backend(new Request(`${ORIGIN}${path}`, { method, headers: { cookie } }));
    const { ClientConfig } = (await answer.json()) as { ClientConfig: { SearchGoodOrderType: number } };
    return ClientConfig.SearchGoodOrderType;
  };
  expect(await orderOf('/services/buyer/SaveClientConfig?SearchGoodOrderType=3', 'bench=1', 'POST')).toBe(3);
  expect(await orderOf('/services/clientbaseinfo', 'bench=1')).toBe(3);
  expect(await orderOf('/services/clientbaseinfo', 'bench=2')).toBe(1);
});
