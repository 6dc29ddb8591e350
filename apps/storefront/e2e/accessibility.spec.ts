import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { RICH_ARTICLE } from './landmarks.ts';
import { expect, test } from './shop-test.ts';

// Axe looks at every element; a hundred offers take it a while.
test.slow();

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 5)
        .join(', ')}`,
  );
  expect.soft(found, page.url()).toEqual([]);
}

const PLAIN_PAGES = {
  'the home page': '/',
  'the price page as cards': '/price/mann-filter/W71275',
  'the price page as a table': '/price/mann-filter/W71275?view=table',
  'the choice among several makers': '/search/OC264',
  'a search that found nothing': '/search/zzz999zzz999',
  'the empty basket': '/basket',
  'a page that is not there': '/no-such-page',
} as const;

for (const lang of ['ru', 'ar'] as const) {
  for (const [name, path] of Object.entries(PLAIN_PAGES)) {
    test(`${name} has no accessibility violations in ${lang}`, async ({ page, shopIn, faults }) => {
      if (path === '/no-such-page') faults.expect(/status of 404/);
      await shopIn(lang).open(path);
      await expectNoViolations(page);
    });
  }

  test(`basket, checkout and confirmation have no accessibility violations in ${lang}`, async ({
    page,
    shopIn,
    faults,
  }) => {
    const shop = shopIn(lang);
    await shop.openFilledBasket(2);
    await expect(shop.basketLines).toHaveCount(2);
    await expectNoViolations(page);
    await shop.open('/basket?view=table');
    await expectNoViolations(page);
    await shop.open('/checkout');
    await expectNoViolations(page);

    await test.step('with its mistakes marked', async () => {
      faults.expect(/status of 400/);
      await shop.orderButton.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoViolations(page);
    });
    await shop.fillInCheckout();
    await shop.orderButton.click();
    const number = await shop.orderNumber();
    await expect(shop.heading).toContainText(number);
    await expectNoViolations(page);
  });
}

/** Goes on by Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('a part is found and put into the basket by keyboard alone', async ({ page, shopIn }, { project }) => {
  test.skip(project.name !== 'desktop', 'A phone has no Tab key.');
  const shop = shopIn('ru');
  await shop.open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shop.say('layout', 'К содержанию') })).toBeFocused();
  await tabTo(page, shop.searchBox);
  await page.keyboard.type('w712-75');
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText(`${RICH_ARTICLE.maker} ${RICH_ARTICLE.number}`);
  await expect(shop.heading).toBeFocused();

  const best = page.getByRole('region', { name: shop.say('price-table', 'Лучшее предложение') });
  await tabTo(page, best.getByRole('button', { name: shop.say('price-table', 'В корзину') }));
  await page.keyboard.press('Enter');
  await expect(shop.basketLink(1)).toBeVisible();
});
