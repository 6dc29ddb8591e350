import { expect, test } from './shop-test.ts';

const HEIGHT = 900;

test.describe('at the edge of the phone layout (§5, D54)', () => {
  test.skip(({ isMobile }) => isMobile, 'sets the width of the window itself');

  for (const width of [781, 1000, 1366, 1920]) {
    test(`${width} px are a wide window, with a search field of 250 px in the header`, async ({ page, shopIn }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      const shop = shopIn('ru');
      await shop.open('/');
      const field = shop.header.getByRole('search');
      await expect(field).toBeVisible();
      expect((await field.boundingBox())?.width).toBe(250);
      await expect(shop.header.locator('[data-popup="search"]')).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('780 px are a phone: the search opens from a link and is as wide as there is room', async ({ page, shopIn }) => {
    await page.setViewportSize({ width: 780, height: HEIGHT });
    const shop = shopIn('ru');
    await shop.open('/');
    await expect(shop.header.getByRole('search')).toBeHidden();
    const field = await shop.openSearch();
    expect((await field.boundingBox())?.width).toBeGreaterThan(250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(780);
  });
});

for (const lang of ['ru', 'en', 'ar'] as const) {
  test(`no page is wider than the window (${lang})`, async ({ page, shopIn }) => {
    const shop = shopIn(lang);
    for (const path of ['/', '/price/mann-filter/W71275', '/basket', '/login', '/find-order', '/paperwork', '/city']) {
      await shop.open(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(page.viewportSize()?.width);
    }
  });
}

test('no page needs scrolling to the side in a window of 320 px', async ({ page, shopIn, isMobile }) => {
  test.skip(!isMobile, 'a window of 320 px is a phone');
  await page.setViewportSize({ width: 320, height: 640 });
  const shop = shopIn('ru');
  for (const path of [
    '/',
    '/price/mann-filter/W71275',
    '/basket',
    '/login',
    '/find-order',
    '/accessibility',
    '/city',
  ]) {
    await shop.open(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(320);
  }
});
