import type { Page } from '@playwright/test';
import type { Shop } from './shop.ts';
import { expect, test } from './shop-test.ts';

declare global {
  /** The texts or the pictures that were the largest thing on the page, in turn. */
  var largest: string[];
}

type Car = {
  /** The names of the links from the list of brands down. */
  steps: readonly (string | RegExp)[];
  brand: string;
  root: string;
};

const GOLF: Car = {
  steps: ['Volkswagen', 'Golf', /^Mk7\b/, /1\.4.*TSI/],
  brand: 'Volkswagen',
  root: '/zapchasti/volkswagen/golf/mk7',
};
const VESTA: Car = { steps: ['LADA', 'Vesta', /^I \(/, /1596/], brand: 'LADA', root: '/zapchasti/lada/vesta/i' };
const CATEGORY = '/avtozapchasti/filters/oil-filters';

/** Goes from the brands to the page of an engine. Returns its path. */
async function choose(page: Page, shop: Shop, { steps, root }: Car): Promise<string> {
  for (const name of steps) {
    const exact = typeof name === 'string';
    await page.getByRole('main').locator('section').getByRole('link', { name, exact }).first().click();
    if (exact) await expect(shop.heading).toContainText(name);
  }
  await expect(page).toHaveURL(new RegExp(`${root}[^/]*/[^/]+$`));
  await expect(
    page.getByRole('heading', { name: shop.say('car-catalog', 'Что подходит к этой машине') }),
  ).toBeVisible();
  return new URL(page.url()).pathname;
}

/** What a page of a car says: its heading, its breadcrumbs, and where its categories lead. */
async function saidBy(page: Page): Promise<unknown> {
  return {
    heading: await page.getByRole('heading', { level: 1 }).innerText(),
    breadcrumbs: await page.locator('[data-ui="Breadcrumbs"] .ps-crumb').allInnerTexts(),
    links: await page
      .locator('main section a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname)),
  };
}

for (const lang of ['ru', 'ar'] as const) {
  for (const car of [GOLF, VESTA]) {
    test(`${car.brand} is chosen page by page and by its address, alike, in ${lang}`, async ({ page, shopIn }) => {
      const shop = shopIn(lang);
      await shop.open('/zapchasti');
      const path = await choose(page, shop, car);
      const chosen = await saidBy(page);
      await page.goto(path);
      await shop.isReady();
      expect(await saidBy(page)).toEqual(chosen);
      await shop.isInItsLanguage();
    });
  }
}

test('the parts of a car are found below its engine, and no others', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/zapchasti');
  const path = await choose(page, shop, GOLF);
  const fitting = page.getByRole('region', { name: shop.say('car-catalog', 'Что подходит к этой машине') });
  await fitting.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/avtozapchasti/[^/]+/[^/]+${path.slice('/zapchasti'.length)}$`));
  await expect(page.getByRole('region', { name: shop.say('car-catalog', 'Подходит к машине') })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const car of [GOLF, VESTA]) {
    test(`${car.brand} is chosen by plain links`, async ({ page, shopIn }) => {
      await page.goto('/zapchasti');
      const path = await choose(page, shopIn('ru'), car);
      await page.goto(`${CATEGORY}${path.slice('/zapchasti'.length)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(car.brand);
    });
  }
});

test('no link of the home page, its menu, header and footer leads to a page of cars that opens later', async ({
  page,
  request,
  shopIn,
}) => {
  const shop = shopIn('ru');
  await shop.open('/');
  await shop.menuLink.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const own = (await shop.linkedPaths()).filter((path) =>
    /^\/(?:zapchasti|avtozapchasti|parts|wipers|city|garage\/add-car)(?:\/|$)/.test(path),
  );
  expect(own.length).toBeGreaterThan(10);
  const later = shop.say('layout', 'Этот раздел скоро откроется');
  for (const path of own) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toContain(later);
  }
});

test('the largest thing of a category’s page comes with the document', async ({ page, request }) => {
  await page.addInitScript(() => {
    globalThis.largest = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LargestContentfulPaint[])
        globalThis.largest.push(entry.url === '' ? (entry.element?.textContent ?? '') : new URL(entry.url).pathname);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(CATEGORY);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const document = (await (await request.get(CATEGORY)).text()).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const largest = await page.evaluate(() => globalThis.largest);
  expect(largest.length).toBeGreaterThan(0);
  for (const thing of largest) expect(document).toContain(thing);
});
