import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { expect, test } from './shop-test.ts';
import type { Shop } from './shop.ts';

/** F3: with a car chosen, found lists show what fits first and leave out what does not, saying so. */

const FOUND = paths.searchText.to('фильтр масляный');
const CATEGORY = '/avtozapchasti/filters/oil-filters';
const HIDDEN = 'Показать и их';
const SHOWN = 'Убрать неподходящие';

/** A car that some oil filters of the demo fit, `RICH_ARTICLE` among them. */
const BRAND = { name: 'Škoda', exact: true } as const;
const MODEL = '5J (1st Gen)';
const ENGINE = '1.6';
const CAR = 'Škoda Roomster';

/** Chooses the car in the popup of the header. */
async function chooseCar(page: Page, shop: Shop): Promise<void> {
  const chip = shop.header.locator('[data-popup="car"]');
  await chip.click();
  const popup = page.getByRole('dialog', { name: shop.say('car-selector', 'Мой автомобиль') });
  await popup.getByRole('link', BRAND).or(popup.getByRole('button', BRAND)).first().click();
  await chooseModel(page, shop);
  await expect(popup.getByText(CAR).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip).toContainText(CAR);
}

async function chooseModel(page: Page, { say }: Shop): Promise<void> {
  for (const [step, name] of [
    ['Модель', MODEL],
    ['Двигатель', ENGINE],
  ] as const) {
    const options = page.getByRole('group', { name: say('car-selector', step) }).locator('[data-car-option]');
    await options.filter({ hasText: name }).first().click();
  }
}

const linkOf = (page: Page, shop: Shop, key: string) =>
  page.getByRole('main').getByRole('link', { name: shop.say('search', key) });

/** Follows the line's links: all, and back. */
async function followLine(page: Page, shop: Shop): Promise<void> {
  const cards = page.getByRole('main').locator('[data-ui="ProductCard"]');
  const misfits = cards.getByText(shop.say('fit', 'Не подходит'), { exact: true });
  await expect(linkOf(page, shop, HIDDEN)).toBeVisible();
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  await expect(misfits).toHaveCount(0);
  await linkOf(page, shop, HIDDEN).click();
  await expect(page).toHaveURL(/[?&]fit=all/);
  await expect(linkOf(page, shop, SHOWN)).toBeVisible();
  expect(await cards.count()).toBeGreaterThanOrEqual(count);
  await linkOf(page, shop, SHOWN).click();
  await expect(linkOf(page, shop, HIDDEN)).toBeVisible();
  await expect(cards).toHaveCount(count);
}

for (const lang of ['ru', 'ar'] as const) {
  test(`what does not fit the chosen car is left out, and shown by a link in ${lang}`, async ({ page, shopIn }) => {
    const shop = shopIn(lang);
    await shop.open(FOUND);
    await expect(linkOf(page, shop, HIDDEN)).toHaveCount(0);

    await test.step('the list follows the choice of a car while it is open', async () => {
      await chooseCar(page, shop);
      await followLine(page, shop);
    });

    await test.step('the server arranges it for the car of the session', async () => {
      await shop.open(`${FOUND}?order=2`);
      await expect(linkOf(page, shop, HIDDEN)).toHaveAttribute('href', /order=2&fit=all$/);
      await followLine(page, shop);
    });
  });
}

test('a page of the cache stays as it is for the car that the browser keeps, and offers to arrange it', async ({
  page,
  context,
  shopIn,
}) => {
  const shop = shopIn('ru');
  await shop.open(paths.categories.to());
  await chooseCar(page, shop);
  await context.clearCookies();
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shop.open(FOUND);
  const offer = page
    .getByRole('main')
    .getByRole('link', { name: /^Показать сначала то, что подходит к .*Škoda Roomster/ });
  await expect(offer).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^(Не подходит|Подходит)$/)
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => globalThis.shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(0.01);
  await offer.click();
  await followLine(page, shop);

  await test.step('a category offers what fits the car', async () => {
    await shop.open(CATEGORY);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Показать только подходящие к .*Škoda Roomster/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`${CATEGORY}/skoda/roomster/`));
    await expect(page.getByRole('heading', { name: 'Подходит к машине' })).toBeVisible();
  });
  expect(await context.cookies()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what does not fit the chosen car is left out, and shown by a link', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await page.goto(shop.path(paths.addCar.to()));
    await page.getByRole('link', BRAND).first().click();
    await chooseModel(page, shop);
    await page.getByRole('button', { name: 'Это мой автомобиль' }).click();
    await page.goto(shop.path(FOUND));
    await expect(page.getByText(/к вашей машине .*Škoda Roomster/)).toBeVisible();
    await followLine(page, shop);
  });
});
