import { LOCALES, localizePath } from '@partshop/features/core';
import { withExamples } from '../../src/testing/page-examples.ts';
import { askAll } from '../ask-all.ts';
import { expect, test } from '../shop-test.ts';
import { isThorough } from './thorough.ts';

/** Statuses of screens for a guest; the other pages are placeholders (404) or ask to log in (401). */
const STATUS: Record<string, number> = {
  '/': 200,
  '/search': 302,
  '/search/:number': 302,
  '/price/Search-Text/:text': 200,
  '/price/:catalogKey/:number': 200,
  '/parts/:brand?/:model?': 200,
  '/parts/:brand/:model/:modif/:query?': 200,
  '/wipers': 200,
  '/wipers/:brand/:model?': 200,
  '/wipers/:brand/:model/:modif': 200,
  '/zapchasti': 200,
  '/zapchasti/:brand/:seria?/:model?': 200,
  '/zapchasti/:brand/:seria/:model/:engine': 200,
  '/avtozapchasti': 200,
  '/avtozapchasti/:parent': 200,
  '/avtozapchasti/:parent/:category/:brand?/:seria?/:model?': 200,
  '/avtozapchasti/:parent/:category/:brand/:seria/:model/:engine': 200,
  '/catalog/:category': 200,
  '/in-stock': 200,
  '/catalogs': 200,
  '/catalogs/:catalog': 200,
  '/basket': 200,
  '/basket/quick-order': 200,
  '/checkout': 200,
  '/is-success/:number': 200,
  '/city': 200,
  '/city/:city/:brand?/:model?': 200,
  '/login': 200,
  '/logout': 302,
  '/profile/delete': 302,
  '/register-simple': 200,
  '/rememberpassword': 200,
  '/user/password/recovery/:token': 200,
  '/dev/messages': 200,
  '/find-order': 200,
  '/garage/add-car': 200,
  '/paperwork': 200,
  '/accessibility': 200,
  '/contacts': 200,
  '/retails': 200,
  '/deliveryinfo': 200,
  '/a-bonus': 200,
  '/about': 200,
  '/bonus-club': 200,
  '/guarantee': 200,
  '/refund': 200,
  '/become-supplier': 200,
  '/registrationsupplier': 200,
  '/articles/': 200,
  '/articles/:id': 200,
  '/offer/:offer': 200,
  '/developers': 200,
  '/developers/:group': 200,
  '/alerts/:token': 200,
  '/order-notices/:token': 200,
  '/basket/shared/:token': 404,
  '/favorites': 200,
  '/compare': 200,
  '/locale': 302,
  '/currency': 302,
  '/error/500': 500,
};

type Shell = typeof import('../../src/server/entry-server.ts');
const { pages } = (await import(new URL('../../dist/server/entry-server.js', import.meta.url).href)) as Shell;

const statusOf = ({ path, access }: (typeof pages)[number]): number =>
  STATUS[path] ?? (access === 'everyone' ? 404 : 401);

/** Requests many paths. Returns what is wrong with their answers. */
async function walk(origin: string, list: { address: string; page: (typeof pages)[number] }[]): Promise<string[]> {
  const faults: string[] = [];
  await askAll(
    list.map(({ address }) => origin + address),
    async (answer, index) => {
      const { address, page } = list[index] ?? { address: '' };
      const expected = page && statusOf(page);
      if (answer.status !== expected) faults.push(`${address}: ${answer.status} and not ${expected}`);
      else if (expected !== 302 && !/<h1[\s>]/.test(await answer.text())) faults.push(`${address}: no heading`);
    },
  );
  return faults;
}

const EXAMPLES = withExamples(pages).flatMap(({ page, addresses }) => addresses.map((address) => ({ page, address })));

/**
 * The languages in which a path is opened: three of the 34, others for the next path. That every path is read alike in all of them
 * is a unit test.
 */
function languagesOf(index: number): string[] {
  const codes = LOCALES.map(({ code }) => code);
  if (isThorough) return codes;
  return [0, 11, 22].map((step) => codes[(index + step) % codes.length] ?? '');
}

test.describe('every path of the shop', () => {
  test.slow();

  test('is served without a prefix, and in the 34 languages in turn', async ({ baseURL }) => {
    const list = EXAMPLES.flatMap(({ page, address }, index) =>
      ['', ...languagesOf(index)].map((code) => ({
        page,
        address: code === '' ? address : `/${code}${address === '/' ? '' : address}`,
      })),
    );
    // A document each: their number grows with the shop.
    test.setTimeout(60_000 + list.length * 40);
    expect(await walk(baseURL ?? '', list)).toEqual([]);
  });

  test('opens in the browser without a new document', async ({ page, shopIn, faults }) => {
    // A call may reject the path's values; the page says so.
    faults.expect(/status of (?:401|404|422)/);
    const shop = shopIn('ru');
    await shop.open('/');
    await page.evaluate(() => void Reflect.set(window, 'mark', 'walk'));
    for (const { page: entry, address } of EXAMPLES) {
      if (entry.path === '/locale' || entry.path === '/') continue;
      await test.step(address, async () => {
        await page.evaluate((href) => {
          const link = document.createElement('a');
          link.href = href;
          document.querySelector('main')?.append(link);
          link.click();
          link.remove();
        }, address);
        await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
        await expect(shop.heading).toBeVisible();
        // The page of an engine made its car the visitor's one: a category without a car in its path opens for it (D12).
        if (statusOf(entry) !== 302) await expect(page).toHaveURL(new RegExp(`${escape(address)}(?:/[^/]+){0,4}/?$`));
      });
    }
    expect(await page.evaluate(() => Reflect.get(window, 'mark') as unknown)).toBe('walk');
  });
});

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

test('an unknown path is not found, in the language of its prefix, with links onward', async ({
  page,
  shopIn,
  faults,
}) => {
  faults.expect(/status of 404/);
  for (const lang of ['ru', 'en', 'ar'] as const) {
    const shop = shopIn(lang);
    const answer = await page.goto(localizePath('/nowhere/at/all', lang));
    expect(answer?.status()).toBe(404);
    await shop.isInItsLanguage();
    await expect(shop.heading).toHaveText(shop.say('core', 'Такой страницы нет'));
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  }
});

test.describe('/locale', () => {
  for (const [query, target] of [
    ['lang=en&target=/price/mann-filter/W71275', '/en/price/mann-filter/W71275'],
    ['lang=ar&target=//evil.example', '/ar'],
    ['lang=en&target=https://evil.example', '/en'],
    ['lang=ru&target=/en/basket', '/basket'],
  ] as const) {
    test(`${query} redirects to ${target}`, async ({ request }) => {
      const answer = await request.get(`/locale?${query}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers()['location']).toBe(target);
    });
  }
});
