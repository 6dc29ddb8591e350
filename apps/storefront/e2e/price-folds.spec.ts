import { paths } from '@partshop/features/shared';
import { RICH_ARTICLE } from './landmarks.ts';
import { expect, test } from './shop-test.ts';

/** How high the page of about a hundred offers may be before anything is unfolded, in pixels of the whole document. */
const MOST = { desktop: 3000, phone: 5000 };

const priceOf = ({ makerKey, numberKey }: typeof RICH_ARTICLE, query: string) =>
  `/price/${makerKey}/${numberKey}${query}`;

for (const view of ['box', 'table']) {
  test(`a hundred offers stay readable: the height of the ${view} view`, async ({ page, shopIn }, { project }) => {
    const shop = shopIn('ru');
    await shop.open(priceOf(RICH_ARTICLE, `?view=${view}`));
    await expect(page.getByRole('status').filter({ hasText: /^1\d\d предложени/ })).toBeVisible();
    // The banner takes room at the end of the page until it is answered; it may come before the measure or after it.
    await page.getByRole('button', { name: shop.say('consent', 'Только необходимое') }).click();
    await expect(page.locator('[data-ui="ConsentBanner"]')).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(project.name === 'phone' ? MOST.phone : MOST.desktop);
  });
}

test('a folded offer is unfolded by the keyboard in place, and bought', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.openPriceOf(RICH_ARTICLE);
  const group = shop.group('Запрошенный номер');
  const offers = shop.offersOf('Запрошенный номер');
  await expect(offers).toHaveCount(3);
  await group.getByRole('link', { name: /^Ещё \d+ предложени/ }).focus();
  await page.keyboard.press('Enter');
  await expect(group.locator('a[aria-expanded="true"]')).toBeFocused();
  expect(await offers.count()).toBeGreaterThan(15);
  const seller = (await offers.last().locator('.ps-offer-seller').textContent()) ?? '';
  const pieces = await shop.add(offers.last());
  await shop.basketLink(pieces).click();
  await expect(shop.basketLines).toHaveCount(1);
  await expect(shop.basketLines).toContainText(seller);
});

test('the order holds for unfolded offers', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.openPriceOf(RICH_ARTICLE, '?order=2');
  await shop.unfold('Запрошенный номер');
  const prices = await shop
    .offersOf('Запрошенный номер')
    .locator('form')
    .evaluateAll((forms) => forms.map((form) => Number((form as HTMLElement).dataset['price'])));
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  await page.goto(page.url().replace('order=2', 'order=3'));
  await expect(shop.offersOf('Запрошенный номер').nth(5)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a folded offer is shown by a link, and bought', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await page.goto(shop.path(priceOf(RICH_ARTICLE, '')));
    const fold = shop.group('Запрошенный номер').getByRole('link', { name: /^Ещё \d+ предложени/ });
    await fold.click();
    await expect(page).toHaveURL(/[?&]open=\d+#fold-\d+$/);
    const offers = shop.offersOf('Запрошенный номер');
    expect(await offers.count()).toBeGreaterThan(15);
    await shop.add(offers.last());
    await expect(shop.basketLines).toHaveCount(1);
  });
});

test('the prices of ninety days are said in words and drawn when their fold is opened', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  const { say } = shop;
  await shop.openPriceOf(RICH_ARTICLE);
  const chart = page.getByRole('figure', { name: say('price-table', 'Самая низкая розничная цена') });
  await expect(chart).toHaveCount(0);
  await page.getByText(say('price-table', 'График цен'), { exact: true }).click();
  await expect(chart).toBeVisible();
  await expect(
    page.getByText(/^За 90 дней цена была от .* до .*\. Сегодня (?:дёшево|как обычно|дорого)\.$/),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link opens the prices of ninety days', async ({ page, shopIn }) => {
    const shop = shopIn('ar');
    const { say } = shop;
    await page.goto(shop.path(paths.price.to(RICH_ARTICLE.makerKey, RICH_ARTICLE.number)));
    await page.getByText(say('price-table', 'График цен'), { exact: true }).click();
    await page.getByRole('link', { name: say('price-table', 'Показать цены за 90 дней') }).click();
    const fold = page.locator('details').filter({ hasText: say('price-table', 'График цен') });
    await expect(fold.getByRole('term').first()).toBeVisible();
    await expect(fold.getByText(/90/)).toBeVisible();
  });
});
