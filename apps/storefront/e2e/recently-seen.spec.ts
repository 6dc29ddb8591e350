import { paths } from '@partshop/features/shared';
import { ARTICLE_WITHOUT_OFFERS, RICH_ARTICLE } from './landmarks.ts';
import { expect, test } from './shop-test.ts';

declare global {
  /** How far parts of the document moved before anybody touched it. */
  var shifts: number[];
}

test('a part that was opened is on the home page until the list is cleared, and nothing moves when it comes', async ({
  page,
  shopIn,
}) => {
  const shop = shopIn('ru');
  const { say } = shop;
  const seen = page.getByRole('region', { name: say('seen', 'Вы смотрели') });
  const link = seen.getByRole('link', { name: new RegExp(RICH_ARTICLE.number.slice(0, 3)) });

  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shop.open(paths.home.to());
  await expect(seen).toBeHidden();
  await shop.openPriceOf(RICH_ARTICLE);

  await test.step('within the app', async () => {
    await shop.header.getByRole('link', { name: say('layout', 'Partshop — на главную') }).click();
    await page.waitForURL(shop.path(paths.home.to()));
    await expect(link).toBeVisible();
  });

  await test.step('in a new document, which keeps room for it', async () => {
    await shop.open(paths.home.to());
    await expect(link).toBeVisible();
    // The face of the texts may move a line by a hair; cards without their room move the page by several percent.
    expect(await page.evaluate(() => globalThis.shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(0.01);
    await link.click();
    await expect(shop.heading).toContainText(RICH_ARTICLE.number);
    await page.goBack();
  });

  await seen.getByRole('button', { name: say('seen', 'Очистить список') }).click();
  await expect(page.getByText(say('seen', 'Список очищен: магазин больше не помнит, что вы смотрели.'))).toBeFocused();
  await shop.open(paths.home.to());
  await expect(shop.heading).toBeVisible();
  await expect(seen).toBeHidden();
});

test('another part’s page shows it too, without the part itself, and so does a page that does not exist', async ({
  page,
  shopIn,
  faults,
}) => {
  const shop = shopIn('ru');
  const seen = page.getByRole('region', { name: shop.say('seen', 'Вы смотрели') });
  await shop.openPriceOf(RICH_ARTICLE);
  await expect(seen).toBeHidden();
  await shop.openPriceOf(ARTICLE_WITHOUT_OFFERS);
  await expect(seen.getByRole('link')).toHaveCount(1);
  await expect(seen.getByRole('link')).toContainText(RICH_ARTICLE.maker);
  faults.expect(/status of 404/);
  await page.goto(shop.path('/no-such-page'));
  await expect(seen.getByRole('link')).toHaveCount(2);
});
