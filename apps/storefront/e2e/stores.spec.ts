import { expect, test } from './shop-test.ts';

for (const lang of ['ru', 'ar'] as const) {
  test(`from the contacts to a point of another city on the map, in ${lang}`, async ({ page, shopIn, isMobile }) => {
    test.skip(isMobile !== (lang === 'ar'), 'each language once');
    const shop = shopIn(lang);
    const { say } = shop;
    const main = page.getByRole('main');
    await shop.open('/contacts');
    await expect(shop.heading).toHaveText(say('stores', 'Контакты'));
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
    await main.getByRole('link', { name: say('stores', 'Магазины и пункты выдачи') }).click();
    await expect(shop.heading).toHaveText(say('stores', 'Магазины и пункты выдачи'));
    await expect(main.locator('.leaflet-container')).toBeVisible();
    await main
      .getByRole('textbox', { name: say('stores', 'Город или улица') })
      .fill(lang === 'ru' ? 'казань' : 'قازان');
    await main.getByRole('button', { name: say('stores', 'Найти') }).click();
    await expect(page).toHaveURL(/[?&]q=/);
    const points = main.locator('.points-list').getByRole('listitem');
    await expect(points).not.toHaveCount(0);
    const first = points.first().locator('.point-name');
    await first.click();
    await expect(page).toHaveURL(/[?&]point=\d+/);
    await expect(first).toHaveAttribute('aria-current', 'true');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the points are a list that a text narrows', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same form');
    await page.goto('/retails');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Город или улица' }).fill('казань');
    await main.getByRole('button', { name: 'Найти' }).click();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Казань']);
  });
});
