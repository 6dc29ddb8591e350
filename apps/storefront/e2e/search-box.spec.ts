import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { RICH_ARTICLE } from './landmarks.ts';
import { expect, test } from './shop-test.ts';

/** F7: suggestions while typing, in the header and in the popup of phones. */

const PRICE = new RegExp(`${paths.price.to(RICH_ARTICLE.makerKey, RICH_ARTICLE.number)}$`);
const TIPS = '**/api/search/**';

const options = (page: Page) => page.getByRole('option');

test('a number, an arrow and Enter open the page of the part', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/');
  const field = await shop.openSearch();
  await field.pressSequentially(RICH_ARTICLE.number);
  const first = options(page).filter({ hasText: RICH_ARTICLE.number }).first();
  await expect(first).toContainText(RICH_ARTICLE.maker);
  await expect(first).toContainText(/от [\d\s]+.*₽/);
  await expect(first.locator('img')).toBeVisible();
  await field.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(PRICE);
  await expect(shop.heading).toContainText(RICH_ARTICLE.number);
});

test('a touch or a click on a suggestion opens its page', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/');
  const field = await shop.openSearch();
  await field.pressSequentially('golf 7');
  await options(page).filter({ hasText: 'Volkswagen Golf' }).first().click();
  await expect(page).toHaveURL(/\/zapchasti\/volkswagen\/golf\//);
  await expect(shop.heading).toContainText('Golf');
});

test('a misspelt name is suggested for, and the box says what it shows', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/');
  const field = await shop.openSearch();
  await field.pressSequentially('фильтер');
  await expect(
    options(page)
      .filter({ hasText: /фильтр/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Показываем «.*фильтр.*» вместо/).first()).toBeVisible();
});

test('a VIN leads to the choice of the car', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/');
  const field = await shop.openSearch();
  await field.fill('WVWZZZ1KZ6W386123');
  await options(page).filter({ hasText: 'Это VIN' }).click();
  await expect(page).toHaveURL(/\/garage\//);
});

test('a late answer never replaces a newer one', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  const late = Promise.withResolvers<void>();
  await page.route(/\/api\/search\/gdb(\?|$)/, async (route) => {
    await late.promise;
    await route.continue().catch(() => undefined);
  });
  await shop.open('/');
  const field = await shop.openSearch();
  const asked = page.waitForRequest(/\/api\/search\/gdb(\?|$)/);
  await field.pressSequentially('gdb');
  await asked;
  await field.fill('w712');
  await expect(options(page).filter({ hasText: 'W 712/75' }).first()).toBeVisible();
  late.resolve();
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('W 712/');
  await expect(options(page).filter({ hasText: 'GDB' })).toHaveCount(0);
});

test('without answers the box says so, and Enter searches', async ({ page, shopIn, faults }) => {
  const shop = shopIn('ru');
  faults.expect(/\/api\/search\//);
  await page.route(TIPS, async (route) => route.abort());
  await shop.open('/');
  const field = await shop.openSearch();
  await field.pressSequentially('фильтр масляный');
  await expect(page.getByText(/Подсказки не загрузились/).first()).toBeVisible();
  await field.press('Enter');
  await expect(shop.heading).toContainText('по запросу «фильтр масляный»');
});

test('what is typed before the scripts have loaded stays, and is suggested for', async ({ page, shopIn, isMobile }) => {
  test.skip(isMobile, 'a phone opens its box with a script');
  const shop = shopIn('ru');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/dist/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(shop.path('/'), { waitUntil: 'domcontentloaded' });
  const field = await shop.openSearch();
  await field.pressSequentially('w712');
  scripts.resolve();
  await expect(options(page).filter({ hasText: 'W 712/75' }).first()).toBeVisible();
  await expect(field).toHaveValue('w712');
});

test('the empty box offers what was searched for before', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/');
  const field = await shop.openSearch();
  await field.click();
  await field.fill('колодки тормозные');
  await field.press('Enter');
  await expect(shop.heading).toContainText('колодки тормозные');
  await shop.open('/');
  await (await shop.openSearch()).click();
  await options(page).filter({ hasText: 'колодки тормозные' }).click();
  await expect(shop.heading).toContainText('по запросу «колодки тормозные»');
});
