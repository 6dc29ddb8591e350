import { expect, test } from './shop-test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('goods are narrowed by three attributes, sorted and bought', async ({ page, shopIn, isMobile }) => {
      const shop = shopIn('ru');
      const path = '/catalog/oils';
      await (javaScriptEnabled ? shop.open(path) : page.goto(shop.path(path)));
      await expect(shop.heading).toHaveText('Моторные масла');
      const filters = page.getByRole('form', { name: 'Фильтры' });
      const choose = async (facet: string, value: RegExp) => {
        if (isMobile && !(await filters.isVisible())) await page.getByRole('button', { name: /^Фильтры/ }).click();
        await filters.getByRole('group', { name: facet }).getByRole('checkbox', { name: value }).check();
        if (!javaScriptEnabled) await filters.getByRole('button', { name: /^Показать/ }).click();
      };
      await choose('Вязкость SAE', /^5W-30/);
      await expect(page).toHaveURL(/viscosity(?:%3A|:)5W-30/);
      await choose('Объём', /^4/);
      await expect(page).toHaveURL(/volume(?:%3A|:)4/);
      await choose('Класс ACEA', /^A5\/B5/);
      await expect(page).toHaveURL(/acea/);
      if (isMobile && javaScriptEnabled) await filters.getByRole('button', { name: /^Показать/ }).click();
      await page.getByRole('link', { name: 'Дешёвые' }).click();
      await expect(page).toHaveURL(/order=2/);
      const list = page.getByRole('region', { name: 'Моторные масла' });
      const cards = list.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(cards.first()).toContainText('5W-30 A5/B5, 4 л');
      for (const card of await cards.all()) await expect(card).toContainText('5W-30 A5/B5, 4 л');
      await cards
        .first()
        .getByRole('button', { name: /^В корзину/ })
        .click();
      if (javaScriptEnabled) await expect(cards.first().getByRole('spinbutton')).toHaveValue('1');
      await page.goto(shop.path('/basket'));
      await expect(page.getByRole('main')).toContainText('5W-30 A5/B5, 4 л');
    });

    test('what is in stock and the goods of a maker are narrowed by category', async ({ page, shopIn }) => {
      const shop = shopIn('ru');
      const open = async (path: string) => (javaScriptEnabled ? shop.open(path) : page.goto(shop.path(path)));
      await open('/in-stock?category=batteries');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('list', { name: 'Выбранные фильтры' })).toContainText('Аккумуляторы');
      await open('/catalogs');
      await page.getByRole('searchbox', { name: 'Найти производителя' }).fill('mann');
      await page.getByRole('searchbox', { name: 'Найти производителя' }).press('Enter');
      await page.getByRole('link', { name: /^MANN-FILTER/ }).click();
      await expect(shop.heading).toHaveText('MANN-FILTER');
      await expect(page).toHaveURL(/\/catalogs\/mann-filter$/);
    });
  });
}

test('neither a mode nor a page of goods is a page', async ({ page, shopIn, faults }) => {
  faults.expect(/status of 404/);
  const answer = await page.goto(shopIn('ru').path('/catalog/nothing'));
  expect(answer?.status()).toBe(404);
});
