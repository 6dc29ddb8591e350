import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

// Axe checks every element; a page with a hundred offers takes a while.
test.slow();

async function expectNoViolations(page: Page): Promise<void> {
  // Details of what passes are not needed, and cost most of the time on a page of a hundred offers.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    // In one piece: merging the results of frames takes four times as long, and the pages have none.
    .setLegacyMode()
    .analyze();
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
  'the login': '/login',
  'the registration': '/register-simple',
  'the password recovery': '/rememberpassword',
  'the choice of a city': '/city',
  'a page that wants a login': '/client/orders',
  'a page that opens later': '/garage',
} as const;

for (const lang of ['ru', 'ar'] as const) {
  for (const [name, path] of Object.entries(PLAIN_PAGES)) {
    test(`${name} has no accessibility violations in ${lang}`, async ({ page, shopIn, faults, isMobile }) => {
      test.skip(isMobile !== (lang === 'ar'), 'stories have each page in each direction and width');
      if (['/no-such-page', '/client/orders', '/garage'].includes(path)) faults.expect(/status of 40[14]/);
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
    // At the end of the page the bar of a phone covers nothing.
    await page.keyboard.press('End');
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
