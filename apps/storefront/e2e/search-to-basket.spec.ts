import { expect, test } from './shop-test.ts';

test.describe('what is found ends in the basket', () => {
  for (const [typed, heading] of [
    ['w712-75', 'MANN-FILTER W 712/75'],
    // Cyrillic letters that look like Latin ones.
    ['ВКР6Е-11', 'NGK BKR6E-11'],
    ['NGK BKR6E-11 4 шт', 'NGK BKR6E-11'],
  ] as const) {
    test(`by number: ${typed}`, async ({ shopIn }) => {
      const shop = shopIn('ru');
      await shop.open('/');
      await shop.searchFor(typed);
      await expect(shop.heading).toHaveText(heading);
      const pieces = await shop.add(await shop.offerOf('Запрошенный номер'));
      await expect(shop.basketLink(pieces)).toBeVisible();
    });
  }

  for (const typed of ['калотки тормозные', 'فحمات فرامل']) {
    test(`by name: ${typed}`, async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      await shop.open('/');
      await shop.searchFor(typed);
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Колодки тормозные' }).first();
      await card.getByRole('button', { name: /^В корзину/ }).click();
      await expect(shop.header.getByRole('link', { name: /^Корзина \d+$/ })).toBeVisible();
    });
  }

  test('a superseded number links to the newest one', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await shop.open('/price/mann-filter/W71275');
    await page.getByRole('navigation', { name: 'Производитель заменил этот номер' }).getByRole('link').click();
    await expect(shop.heading).toHaveText('MANN-FILTER W 712/95');
  });
});
