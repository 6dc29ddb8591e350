import type { Page } from '@playwright/test';
import { hostileTargets } from '../../src/testing/hostile-targets.ts';
import { loginOf } from '../clients.ts';
import { expect, test } from '../shop-test.ts';

const SEED = 20_261_122;
const RETAIL = loginOf('retail');

/** Some of the 4,000 targets of the server's own tests, for the browser's parsing of URLs. */
const TARGETS = hostileTargets(4000, SEED).filter((_, index) => index % 200 === 7);
/** Paths as typed into the location bar: each has led to another site before, here or elsewhere. */
const PATHS = [
  '/en//evil.example',
  '//evil.example',
  '/ar/.//evil.example',
  '/ru/%2e//evil.example/%2e%2e',
  '/en/en//evil.example',
  '/\\evil.example',
  '/en/\\evil.example',
  '/en//evil.example/@x',
];

/** Records where a page navigates, and blocks requests that leave the shop. */
async function watchTheWay(page: Page, origin: string): Promise<string[]> {
  const away: string[] = [];
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      if (route.request().isNavigationRequest()) away.push(route.request().url());
      await route.abort();
    },
  );
  return away;
}

for (const path of PATHS) {
  test(`${path} never leaves the site, by its language links or its login`, async ({
    page,
    baseURL,
    faults,
    shopIn,
  }) => {
    faults.expect(/status of 404/);
    const { origin } = new URL(baseURL ?? '');
    const away = await watchTheWay(page, origin);
    for (const link of ['.languages a[hreflang="ar"]', '.languages a[hreflang="ru"]', 'a.header-account']) {
      await page.goto(origin + path);
      await shopIn('ru').isReady();
      await page.locator(link).first().click();
      await page.waitForLoadState();
      expect(new URL(page.url()).origin, link).toBe(origin);
    }
    expect(away).toEqual([]);
  });
}

test('a target cannot redirect to another site when the language changes', async ({ page, baseURL, faults }) => {
  faults.expect(/status of 404/);
  const { origin } = new URL(baseURL ?? '');
  const away = await watchTheWay(page, origin);
  for (const target of TARGETS) {
    const query = encodeURIComponent(target.toWellFormed());
    for (const path of [`/locale?lang=ru&target=${query}`, `/locale?lang=&target=${query}`]) {
      await page.goto(path, { waitUntil: 'commit' });
      expect(new URL(page.url()).origin, target).toBe(origin);
    }
  }
  expect(away).toEqual([]);
});

for (const [name, hasScripts] of [
  ['with scripts', true],
  ['without scripts', false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('after login, a visitor stays on the site, whatever the target was', async ({
      page,
      baseURL,
      shopIn,
      faults,
    }) => {
      faults.expect(/status of 404/);
      const { origin } = new URL(baseURL ?? '');
      const away = await watchTheWay(page, origin);
      const shop = shopIn('en');
      for (const target of ['/en//evil.example/phish', '/ar/.//evil.example', '//evil.example']) {
        await page.context().clearCookies();
        await page.goto(`/en/login?target=${encodeURIComponent(target)}`);
        if (hasScripts) await shop.isReady();
        const main = page.getByRole('main');
        await main.getByRole('textbox', { name: shop.say('sign-in', 'Телефон или эл. почта') }).fill(RETAIL.email);
        await main.getByLabel(shop.say('sign-in', 'Пароль'), { exact: true }).fill(RETAIL.password);
        await main.getByRole('button', { name: shop.say('sign-in', 'Войти'), exact: true }).click();
        await expect(shop.header.locator('[data-popup="account"]')).toBeVisible();
        expect(new URL(page.url()).origin, target).toBe(origin);

        // A client who has logged in is redirected at once.
        await page.goto(`/ru/login?target=${encodeURIComponent(target)}`);
        expect(new URL(page.url()).origin, target).toBe(origin);
      }
      expect(away).toEqual([]);
    });
  });
}

test('a malformed link inside a page is followed within the shop', async ({ page, baseURL, shopIn, faults }) => {
  faults.expect(/status of 404/);
  const { origin } = new URL(baseURL ?? '');
  const away = await watchTheWay(page, origin);
  const shop = shopIn('ru');
  for (const href of ['/.//evil.example', '/a/..//evil.example', '/%2e//evil.example']) {
    await shop.open('/');
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = 'here';
      document.querySelector('main')?.append(link);
      link.click();
    }, href);
    await expect(shop.heading).toBeVisible();
    await expect(page).toHaveURL(`${origin}/evil.example`);
  }
  expect(away).toEqual([]);
});

test('a page for a visitor without a session uses its query: the nearest cities', async ({ request }) => {
  const html = await (await request.get('/city?near=55.75,37.62&utm_source=mail')).text();
  const again = await request.get('/city?near=55.75,37.62');
  expect(again.headers()['age']).toMatch(/^\d+$/);
  expect(await again.text()).toBe(html);
  expect(html).toContain('Ближайшие города');
});
