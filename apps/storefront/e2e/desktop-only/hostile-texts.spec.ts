import { NAUGHTY_MARKUP } from '@partshop/api/bench';
import { register } from '../clients.ts';
import { RICH_ARTICLE } from '../landmarks.ts';
import { expect, test } from '../shop-test.ts';
import { HOSTILE_TEXTS, watchLeaving } from './hostile.ts';

/**
 * Whatever clients write of themselves and their goods, nothing of it runs in a browser. A dialog, an error, and a violation of the content
 * policy fail every test; here also a request that leaves the shop.
 */

const TEXTS = [...HOSTILE_TEXTS, ...NAUGHTY_MARKUP];
const LINES = 10;
const MAX_COMMENT = 500;
const MAX_ADDRESS = 300;

/** Texts put together until they are as long as a field takes; one that is too long alone is cut. */
function packs(texts: readonly string[], most: number): string[] {
  const made: string[] = [];
  for (const text of texts) {
    const last = made.at(-1);
    const joined = last === undefined ? text : `${last} ${text}`;
    if (last !== undefined && joined.length <= most) made[made.length - 1] = joined;
    else made.push(text.slice(0, most));
  }
  return made;
}

type Offer = { articleId: number; priceListId: number; multiplicity: number };

test('nothing of what clients write runs, as a document and by a link', async ({ context, page, shopIn, baseURL }) => {
  test.slow();
  const left = watchLeaving(context, baseURL);
  const call = async (method: 'post' | 'put' | 'delete', path: string, data: object = {}) => {
    const answer = await page.request[method](path, { data });
    expect(answer.status(), `${path} ${JSON.stringify(data)}`).toBe(200);
    return (await answer.json()) as unknown;
  };
  await register(page);
  const { makerKey: CatalogKey, number: Number } = RICH_ARTICLE;
  const { items } = (await call('post', '/services/search/searchgood_json', { CatalogKey, Number })) as {
    items: Offer[];
  };
  for (const { articleId, priceListId, multiplicity: qty } of items.slice(0, LINES)) {
    await call('post', '/services/basket/add_json', { articleId, priceListId, qty });
  }
  const basket = (await (await page.request.get('/services/basket/items_json')).json()) as {
    items: { basketId: number }[];
  };
  const lines = basket.items.slice(0, LINES).map(({ basketId }) => basketId);
  expect(lines).toHaveLength(LINES);
  const shop = shopIn('ru');

  const comments = packs(TEXTS, MAX_COMMENT);
  for (let from = 0; from < comments.length; from += LINES) {
    const shown = comments.slice(from, from + LINES);
    for (const [index, comment] of shown.entries()) {
      await call('post', '/services/basket/change/comment_json', { basketId: lines[index], comment });
    }
    await page.goto(shop.path('/basket'));
    for (const comment of shown) await expect(page.getByRole('main')).toContainText(comment.trim());
  }

  const addresses = packs(TEXTS, MAX_ADDRESS).map((text) => `Улица ${text}`.slice(0, MAX_ADDRESS));
  const PATH = '/services/cabinet/addresses';
  for (let from = 0; from < addresses.length; from += 20) {
    for (const address of addresses.slice(from, from + 20)) await call('post', PATH, { cityId: 524_901, address });
    await page.goto(shop.path('/profile/addresses'));
    await expect(page.getByRole('main')).toContainText((addresses[from] ?? '').trim());
    const kept = (await (await page.request.get(PATH)).json()) as { items: { id: number }[] };
    for (const { id } of kept.items) await call('delete', `${PATH}/${id}`);
  }

  // The same pages, made in the browser.
  await shop.open('/');
  for (const path of ['/basket', '/profile', '/checkout']) {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    }, path);
    await page.waitForURL(`**${path}`);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  }
  expect(left).toEqual([]);
});
