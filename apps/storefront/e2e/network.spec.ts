import type { Page } from '@playwright/test';
import { RICH_ARTICLE } from './landmarks.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './shop-test.ts';

/** A lost connection: the page stays and says so, and goes on by itself when the connection is back. */

const OFFLINE = /Failed to load resource|request failed|Failed to fetch|ERR_INTERNET_DISCONNECTED/;

/**
 * Until the browser itself knows, a request fails instead of waiting. Chromium remembers a module that failed, and the page that
 * needs it becomes a new document: the banner of consent, which loads last, shares modules with pages.
 */
async function loseNetwork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect.poll(async () => page.evaluate(() => navigator.onLine)).toBe(false);
}

const notice = (page: Page, shop: Shop) =>
  page
    .locator('.page-offline')
    .filter({ hasText: shop.say('layout', 'Нет связи. Продолжим сами, как только она появится.') });

test('offline, a filter of the price page waits for the connection', async ({ page, context, shopIn, faults }) => {
  faults.expect(OFFLINE);
  const shop = shopIn('ru');
  await shop.openPriceOf(RICH_ARTICLE);
  await loseNetwork(page);
  await page.locator('select[name="order"]').selectOption('2');
  await expect(notice(page, shop)).toBeVisible();
  await expect(shop.heading).toContainText(RICH_ARTICLE.number);
  await expect(page.locator('.price-results')).toHaveAttribute('aria-busy', 'true');
  await context.setOffline(false);
  await expect(page).toHaveURL(/order=2/);
  await expect(notice(page, shop)).toHaveCount(0);
  await expect(page.locator('.price-results')).toHaveAttribute('aria-busy', 'false');
  await expect(shop.heading).toContainText(RICH_ARTICLE.number);
});

for (const lang of ['ru', 'en'] as const) {
  test(`offline, a link to a page that was not visited yet waits for the connection (${lang})`, async ({
    page,
    context,
    shopIn,
    faults,
  }) => {
    faults.expect(OFFLINE);
    const shop = shopIn(lang);
    await shop.openPriceOf(RICH_ARTICLE);
    await page.evaluate(() => void Reflect.set(window, 'mark', 'stays'));
    await loseNetwork(page);
    await shop.basketLink(0).click();
    await expect(notice(page, shop)).toBeVisible();
    await expect(shop.heading).toContainText(RICH_ARTICLE.number);
    await context.setOffline(false);
    await expect(shop.heading).toHaveText(shop.say('basket', 'Корзина пуста'));
    await expect(notice(page, shop)).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'mark') as unknown)).toBe('stays');
  });
}

test('the network fails amid the load of a page: it opens when the shop can be reached again', async ({
  page,
  shopIn,
  faults,
}) => {
  faults.expect(OFFLINE);
  const shop = shopIn('ru');
  await shop.openPriceOf(RICH_ARTICLE);
  await page.route('**/*', async (route) => route.abort('internetdisconnected'));
  await shop.basketLink(0).click();
  await expect(notice(page, shop)).toBeVisible();
  await page.unroute('**/*');
  await expect(shop.heading).toHaveText(shop.say('basket', 'Корзина пуста'));
  await expect(notice(page, shop)).toHaveCount(0);
});

test('offline, a window opens as soon as the connection is back', async ({ page, context, shopIn, faults }) => {
  faults.expect(OFFLINE);
  const shop = shopIn('ru');
  await shop.openPriceOf(RICH_ARTICLE);
  await loseNetwork(page);
  await page.locator('[data-popup="menu"]').filter({ visible: true }).click();
  await expect(notice(page, shop)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(shop.heading).toContainText(RICH_ARTICLE.number);
});

test('a visitor who goes elsewhere does not wait', async ({ page, context, shopIn, faults }) => {
  faults.expect(OFFLINE);
  const shop = shopIn('ru');
  await shop.openPriceOf(RICH_ARTICLE);
  await loseNetwork(page);
  await page.locator('select[name="order"]').selectOption('2');
  await expect(notice(page, shop)).toBeVisible();
  await page.locator('select[name="order"]').selectOption('3');
  await context.setOffline(false);
  await expect(page).toHaveURL(/order=3/);
  await expect(notice(page, shop)).toHaveCount(0);
});
