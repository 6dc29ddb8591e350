import { expect, test } from './shop-test.ts';
import { RICH_ARTICLE } from './landmarks.ts';

test('a basket with a promo code is shared by a link, taken by somebody else, and the link is ended', async ({
  page,
  browser,
  shopIn,
}) => {
  const shop = shopIn('ru');
  const { say } = shop;
  await shop.openPriceOf(RICH_ARTICLE);
  await shop.add(await shop.offerOf('Запрошенный номер'));
  await shop.isSaved();
  await shop.open('/basket');
  await page.getByRole('textbox', { name: say('basket', 'Промокод') }).fill('garage5');
  await page.getByRole('button', { name: say('basket', 'Применить') }).click();
  await expect(page.getByText(say('basket', 'Скидка по промокоду'))).toBeVisible();
  await expect(page.getByRole('region', { name: /^Доставка в город/ })).toContainText(/\d+\s₽/);

  await page.getByRole('button', { name: say('basket', 'Поделиться'), exact: true }).click();
  await expect(page.getByText(/^Это ваша подборка/)).toBeVisible();
  const link = page.url();
  expect(link).toMatch(/\/basket\/shared\/\d+\.[\w-]{16}$/);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  const opened = await theirs.goto(link);
  expect(opened?.headers()['cache-control']).toMatch(/no-store|private/);
  await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await theirs.getByRole('button', { name: say('basket', 'Положить в корзину') }).click();
  await expect(theirs).toHaveURL(/\/basket$/);
  await expect(theirs.getByRole('main').getByRole('link', { name: RICH_ARTICLE.number })).toBeVisible();

  await page.getByRole('button', { name: say('basket', 'Закрыть ссылку') }).click();
  await expect(page).toHaveURL(/\/basket$/);
  const ended = await theirs.goto(link);
  expect(ended?.status()).toBe(404);
  await expect(
    theirs.getByRole('heading', { level: 1, name: say('layout', 'Эта ссылка больше не действует') }),
  ).toBeVisible();
  await other.close();
});
