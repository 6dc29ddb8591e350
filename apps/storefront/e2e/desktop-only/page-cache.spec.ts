import type { APIRequestContext } from '@playwright/test';
import { dataDir, importPriceList } from '../price-lists.ts';
import { expect, test } from '../shop-test.ts';
import { isLong } from '../sizes.ts';

const PRICE = '/price/mann-filter/W71275';

/** 10,000 visits in the long form. */
const ROUNDS = isLong ? 125 : 2;
const AT_ONCE = 80;

/** Adds an offer of the page to this visitor's basket. */
async function fillBasket(request: APIRequestContext): Promise<void> {
  const html = await (await request.get(PRICE)).text();
  const idOf = (field: string) => new RegExp(`name="${field}" value="(\\d+)"`).exec(html)?.[1] ?? '';
  const form = { intent: 'add', articleId: idOf('articleId'), priceListId: idOf('priceListId'), qty: '1' };
  expect((await request.post('/basket', { form })).status()).toBe(200);
}

test('a page is cached for visitors without a session, and rendered for a visitor with one', async ({
  request,
  playwright,
  baseURL,
}) => {
  await request.get(PRICE);
  const again = await request.get(PRICE);
  expect(again.headers()['age']).toMatch(/^\d+$/);
  expect(again.headers()['vary']).toBe('cookie, accept-encoding');
  expect(again.headers()['cache-control']).toContain('public');

  const buyer = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await fillBasket(buyer);
  const own = await buyer.get(PRICE);
  expect(own.headers()['age']).toBeUndefined();
  expect(own.headers()['cache-control']).toBe('private, no-cache');
  await buyer.dispose();
});

test('two concurrent visitors never see each other’s data (L4)', async ({ request, playwright, baseURL }) => {
  const buyer = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await fillBasket(buyer);
  if (isLong) test.slow();
  const paths = [PRICE, `/en${PRICE}`, '/', `${PRICE}?view=table`];
  for (let round = 0; round < ROUNDS; round++) {
    const visits = Array.from({ length: AT_ONCE }, async (_, turn) => {
      const visitor = turn % 2 === 0 ? buyer : request;
      const answer = await visitor.get(paths[turn % paths.length] ?? '/');
      expect(answer.status()).toBe(200);
      return { isBuyer: visitor === buyer, html: await answer.text() };
    });
    for (const { isBuyer, html } of await Promise.all(visits)) {
      expect(html.includes('class="header-count"')).toBe(isBuyer);
    }
  }
  await buyer.dispose();
});

test('an imported price appears at once, although the page was cached', async ({ request }) => {
  test.skip(dataDir === undefined, 'The shop under test keeps its data elsewhere.');
  const loadAt = (price: number) => importPriceList('КэшМаркет', { number: 'KM-100', price, quantity: 5 });
  const seen = () => expect.poll(async () => (await request.get('/search/KM-100')).text());
  await loadAt(1111);
  await seen().toMatch(/1\s111/);
  await loadAt(2222);
  await seen().toMatch(/2\s222/);
});
