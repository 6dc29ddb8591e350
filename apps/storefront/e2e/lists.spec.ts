import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { logIn } from './clients.ts';
import { RICH_ARTICLE } from './landmarks.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './shop-test.ts';

const FOUND = paths.searchText.to('фильтр масляный');

const cards = (page: Page) => page.getByRole('main').locator('[data-ui="ProductCard"]');
const scalesOf = (page: Page, shop: Shop) =>
  cards(page).getByRole('button', { name: new RegExp(`^${shop.say('lists', 'Сравнить')}`) });
const heartsOf = (page: Page, shop: Shop) =>
  cards(page).getByRole('button', { name: new RegExp(`^${shop.say('lists', 'В избранное')}`) });

test('two parts are compared by their differences, and one of them is bought', async ({ page, shopIn, isMobile }) => {
  const shop = shopIn('ru');
  const { say } = shop;
  await shop.open(FOUND);
  const scales = scalesOf(page, shop);
  await scales.nth(0).click();
  await scales.nth(2).click();
  // The bar of a phone has no room for the comparison: the wish list leads to it.
  if (isMobile) await shop.header.getByRole('link', { name: say('layout', 'Избранное') }).click();
  const link = page.getByRole('link', { name: new RegExp(`^${say('layout', 'Сравнение')}.*2`) });
  await expect(link).toContainText('2');
  await link.click();

  await expect(shop.heading).toHaveText(say('compare', 'Сравнение'));
  const rows = page.getByRole('table').getByRole('row');
  const all = await rows.count();
  await page.getByRole('switch', { name: say('compare', 'Только различия') }).check();
  await expect(async () => expect(await rows.filter({ visible: true }).count()).toBeLessThan(all)).toPass();

  const [first] = await page
    .getByRole('button', { name: new RegExp(`^${say('search', 'В корзину').slice(0, 4)}`) })
    .all();
  await first?.click();
  await expect(shop.header.locator('[data-basket]')).not.toHaveAttribute('data-basket', '0');
  await page
    .getByRole('button', { name: new RegExp(`^${say('compare', 'Убрать: {article}', { article: '' }).trim()}`) })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});

test('a guest’s wish list is kept by the login', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  const { say } = shop;
  await shop.openPriceOf(RICH_ARTICLE);
  await page.getByRole('button', { name: say('lists', 'В избранное'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('lists', 'В избранном'), exact: true })).toBeVisible();
  await shop.header.getByRole('link', { name: new RegExp(`^${say('layout', 'Избранное')}`) }).click();
  await expect(cards(page)).toHaveCount(1);

  await logIn(page, 'retail');
  await shop.open(paths.favorites.to());
  await expect(cards(page).getByRole('link', { name: RICH_ARTICLE.number })).toBeVisible();
  const heart = cards(page).filter({ hasText: RICH_ARTICLE.number }).locator('button[form="lists"]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a fifth part to compare finds no room', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open(FOUND);
  const taken = page.locator('button[form="lists"][value^="compare"][aria-pressed="true"]');
  for (const index of [0, 1, 2, 3]) await scalesOf(page, shop).nth(index).click();
  await expect(taken).toHaveCount(4);
  await scalesOf(page, shop).nth(4).click();
  await page.waitForURL(/\/compare\?full=\d+$/);
  await expect(page.getByRole('main').getByText(/больше не поместится/)).toBeVisible();
});

test('a fifth part to compare waits for the four before it, which are still on their way', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open(FOUND);
  const held = Promise.withResolvers<void>();
  await page.route('**/services/lists/change_json*', async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const index of [0, 1, 2, 3, 4]) await scalesOf(page, shop).nth(index).click();
  held.resolve();
  await page.waitForURL(/\/compare\?full=\d+$/);
  await expect(page.getByRole('main').getByText(/больше не поместится/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hearts and scales return to their page', async ({ page, shopIn }) => {
    const shop = shopIn('ar');
    await page.goto(shop.path(FOUND));
    await heartsOf(page, shop).first().click();
    await expect(page).toHaveURL(shop.path(FOUND));
    await expect(heartsOf(page, shop).first()).toHaveAttribute('aria-pressed', 'true');
    await scalesOf(page, shop).nth(1).click();
    await shop.header.getByRole('link', { name: new RegExp(`^${shop.say('layout', 'Избранное')}`) }).click();
    await expect(cards(page)).toHaveCount(1);
    await page.goto(shop.path(paths.compare.to()));
    await page.getByRole('table').getByRole('button').first().click();
    await expect(page).toHaveURL(shop.path(paths.compare.to()));
  });
});
