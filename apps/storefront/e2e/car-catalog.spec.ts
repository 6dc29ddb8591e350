import type { Page } from '@playwright/test';
import type { Shop } from './shop.ts';
import { expect, test } from './shop-test.ts';

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

test.describe('the check of addresses', () => {
  test.skip(({ isMobile }) => isMobile, 'no other on a phone');

  const WRONG = 20;

  test('wrong addresses of each depth answer 404, right ones 200', async ({ page, request, shopIn }) => {
    await page.goto('/zapchasti');
    const car = decodeURI(await choose(page, shopIn('ru'), GOLF))
      .split('/')
      .slice(2);
    for (const prefix of ['', '/ar']) {
      for (const [root, whole] of [
        ['/zapchasti', car],
        ['/avtozapchasti', [...CATEGORY.split('/').slice(2), ...car]],
      ] as const) {
        for (let depth = 1; depth <= whole.length; depth += 1) {
          const parts = whole.slice(0, depth);
          const right = `${prefix}${root}/${parts.join('/')}`;
          expect((await request.get(right)).status(), right).toBe(200);
          expect((await request.get(right.toUpperCase().replace(/^(?:\/AR)?\/[A-Z]+/, prefix + root))).status()).toBe(
            200,
          );
          for (let turn = 0; turn < WRONG; turn += 1) {
            // One part of the address is not that of a place below the one before it.
            const at = turn % depth;
            const wrong = parts.map((part, index) =>
              index === at ? `${part.slice(turn % part.length)}-${turn}x` : part,
            );
            const address = `${prefix}${root}/${wrong.join('/')}`;
            expect((await request.get(address)).status(), address).toBe(404);
          }
        }
      }
    }
  });
});

test('no link of the home page, the menu and the footer leads to a page of cars that is not there', async ({
  page,
  request,
  shopIn,
}) => {
  const shop = shopIn('ru');
  await shop.open('/');
  await shop.menuLink.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const own = (await shop.linkedPaths()).filter((path) => /^\/(?:avto)?zapchasti/.test(path));
  expect(own.length).toBeGreaterThan(10);
  for (const path of own) expect((await request.get(path)).status(), path).toBe(200);
});
