import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { expect, test } from './shop-test.ts';
import type { Shop } from './shop.ts';

const chipOf = (shop: Shop) => shop.header.locator('[data-popup="car"]');

/** Chooses the first option of the step that is shown; returns the name of its column. */
async function chooseFirst(page: Page, step: string): Promise<void> {
  await page.getByRole('group', { name: step }).locator('[data-car-option]').first().click();
}

test('a car is chosen in the header, stays without a session, and nothing moves when its name comes', async ({
  page,
  context,
  shopIn,
}) => {
  const shop = shopIn('ru');
  const { say } = shop;
  const chip = chipOf(shop);
  const popup = page.getByRole('dialog', { name: say('car-selector', 'Мой автомобиль') });

  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shop.open(paths.categories.to());
  await expect(chip).toContainText(say('car-selector', 'Выбрать'));
  await chip.click();
  await popup
    .getByRole('link', { name: 'LADA', exact: true })
    .or(popup.getByRole('button', { name: 'LADA', exact: true }))
    .first()
    .click();
  await chooseFirst(page, say('car-selector', 'Модель'));
  await chooseFirst(page, say('car-selector', 'Двигатель'));
  await expect(popup.getByText(/^Ваша машина: .*LADA/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip).toContainText('LADA');

  await test.step('the server writes it for a visitor with a session', async () => {
    await shop.open(paths.home.to());
    await expect(chip).toContainText('LADA');
  });

  await test.step('the browser keeps it where the session ended, on a page of the cache', async () => {
    await context.clearCookies();
    await shop.open(paths.home.to());
    await expect(chip).toContainText('LADA');
    expect(await page.evaluate(() => globalThis.shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(0.01);
    expect(await context.cookies()).toEqual([]);
  });

  await test.step('it is cleared, and stays among the recent ones', async () => {
    await chip.click();
    await popup.getByRole('button', { name: say('car-selector', 'Убрать автомобиль') }).click();
    await expect(popup.getByRole('heading', { name: say('car-selector', 'Недавние автомобили') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chip).toContainText(say('car-selector', 'Выбрать'));
    await shop.open(paths.home.to());
    await expect(chip).toContainText(say('car-selector', 'Выбрать'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of ['ru', 'ar'] as const) {
    test(`a car is chosen by links and kept by a form in ${lang}`, async ({ page, shopIn }) => {
      const shop = shopIn(lang);
      const { say } = shop;
      await page.goto(shop.path(paths.home.to()));
      await chipOf(shop).click();
      await expect(page).toHaveURL(shop.path(paths.addCar.to()));
      await page.getByRole('link', { name: 'LADA', exact: true }).first().click();
      await chooseFirst(page, say('car-selector', 'Модель'));
      await chooseFirst(page, say('car-selector', 'Двигатель'));
      await page.getByRole('button', { name: say('car-selector', 'Это мой автомобиль') }).click();
      await page.goto(shop.path(paths.home.to()));
      await expect(chipOf(shop)).toContainText('LADA');

      await chipOf(shop).click();
      await page.getByRole('button', { name: say('car-selector', 'Убрать автомобиль') }).click();
      await expect(chipOf(shop)).toContainText(say('car-selector', 'Выбрать'));
    });
  }
});
