import type { Page } from '@playwright/test';
import { RICH_ARTICLE, RICH_ARTICLE_SUBSTITUTES } from './landmarks.ts';
import { expect, test } from './shop-test.ts';
import type { Shop } from './shop.ts';

const MARK = 'stays while the document does';

const markDocument = (page: Page) => page.evaluate((mark) => void Reflect.set(window, 'mark', mark), MARK);
const markOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') as unknown);
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Opens the filters, which are a sheet on a narrow screen. */
async function openFilters({ page, say }: Shop): Promise<void> {
  const form = page.getByRole('form', { name: say('price-table', 'Фильтры') });
  if (!(await form.isVisible())) await page.getByRole('button', { name: say('price-table', 'Фильтры') }).click();
  await expect(form).toBeVisible();
}

test('results open without a new document; the heading gets the focus and the title changes', async ({
  page,
  shopIn,
}) => {
  const shop = shopIn('ru');
  await shop.open('/');
  await markDocument(page);
  await shop.searchFor('масляный');
  await expect(shop.heading).toContainText('по запросу «масляный»');
  await expect(shop.heading).toBeFocused();
  await expect(page).toHaveTitle('масляный — поиск по названию');

  const card = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const article = await card.innerText();
  await card.getByRole('link').click();
  await expect(shop.heading).toHaveText(article);
  await expect(shop.heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${article} — `));
  expect(await markOf(page)).toBe(MARK);
});

test('Back restores the scroll position in a list, a new page starts at its top', async ({ page, shopIn }) => {
  const shop = shopIn('en');
  await shop.openPriceOf(RICH_ARTICLE, '?open=all');
  await markDocument(page);
  const links = shop.group('Аналоги').getByRole('listitem').getByRole('link');
  // In the middle, where neither the banner nor the buttons of the corner cover it.
  await links.nth(30).evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const place = await scrollOf(page);
  expect(place).toBeGreaterThan(1000);
  await links.nth(30).click();
  await expect(shop.heading).not.toHaveText(`${RICH_ARTICLE.maker} ${RICH_ARTICLE.number}`);
  await expect.poll(() => scrollOf(page)).toBe(0);

  await page.goBack();
  await expect(shop.heading).toHaveText(`${RICH_ARTICLE.maker} ${RICH_ARTICLE.number}`);
  await expect.poll(() => scrollOf(page)).toBe(place);
  expect(await markOf(page)).toBe(MARK);
});

test('filters are part of the URL and survive a reload', async ({ page, shopIn }) => {
  const shop = shopIn('en');
  const { say } = shop;
  await shop.openPriceOf(RICH_ARTICLE);
  await markDocument(page);
  await openFilters(shop);
  await page.getByRole('checkbox', { name: new RegExp(say('price-table', 'Можно вернуть')) }).check();
  await expect(page).toHaveURL(/\?filters=returnable$/);
  const chips = page.getByRole('list', { name: say('price-table', 'Выбранные фильтры') });
  const chip = chips.getByRole('link', { name: say('price-table', 'Можно вернуть') });
  await expect(chip).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: say('price-table', 'Порядок') }).selectOption('2');
  await expect(page).toHaveURL(/\?filters=returnable&order=2$/);
  expect(await markOf(page)).toBe(MARK);

  await page.reload();
  await shop.isReady();
  await expect(chip).toBeVisible();
  await expect(page.getByRole('combobox', { name: say('price-table', 'Порядок') })).toHaveValue('2');
  await page.goBack();
  await expect(page).toHaveURL(/\?filters=returnable$/);
  await page.goBack();
  await expect(chip).toHaveCount(0);
});

test('choices that are made faster than the page loads are all kept', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  const { say } = shop;
  await shop.openPriceOf(RICH_ARTICLE);
  const { promise: chosen, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/services/search/**', async (route) => {
    await chosen;
    await route.continue();
  });
  const order = page.getByRole('combobox', { name: say('price-table', 'Порядок') });
  await order.selectOption('2');
  await openFilters(shop);
  await page.getByRole('checkbox', { name: new RegExp(say('price-table', 'Можно вернуть')) }).check();
  await page.keyboard.press('Escape');
  await order.selectOption('3');
  answer();
  await expect(page).toHaveURL(/\?filters=returnable&order=3$/);
  await expect(order).toHaveValue('3');
});

test('the language switch keeps the page and its filters', async ({ page, shopIn, isMobile }) => {
  await shopIn('ru').openPriceOf(RICH_ARTICLE, '?filters=returnable');
  if (isMobile) await shopIn('ru').menuLink.click();
  const switches = isMobile ? page.getByRole('dialog') : page.locator('.top-row');
  await switches.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/price/mann-filter/W71275?filters=returnable');
  const shop = shopIn('ar');
  await shop.isInItsLanguage();
  await expect(shop.heading).toHaveText(`${RICH_ARTICLE.maker} ${RICH_ARTICLE.number}`);
  await expect(page.getByRole('heading', { name: shop.say('price-table', 'Запрошенный номер') })).toBeVisible();
});

test('the visitor can switch offers between cards and table', async ({ page, shopIn }) => {
  const shop = shopIn('ar');
  const { say } = shop;
  await shop.openPriceOf(RICH_ARTICLE);
  await markDocument(page);
  const table = page.getByRole('table', { name: say('price-table', 'Предложения') });
  await expect(table).toHaveCount(0);
  const views = page.getByRole('navigation', { name: say('price-table', 'Вид') });
  await views.getByRole('link', { name: say('price-table', 'Таблица') }).click();
  await expect(table).toBeVisible();
  await expect(page).toHaveURL(/view=table$/);
  await shop.addButton(table).first().click();
  await expect(shop.basketLink(1)).toBeVisible();
  await views.getByRole('link', { name: say('price-table', 'Карточки') }).click();
  await expect(table).toHaveCount(0);
  expect(await markOf(page)).toBe(MARK);
});

test('a number that several makers use asks for the maker', async ({ page, shopIn }) => {
  const shop = shopIn('en');
  await shop.open('/');
  await shop.searchFor('oc-264');
  const main = page.getByRole('main');
  for (const { maker, number } of RICH_ARTICLE_SUBSTITUTES.filter((article) => article.number === 'OC 264'))
    await expect(main.getByRole('link', { name: `${maker} ${number}` })).toBeVisible();
});

test('every link around a page leads to a page that exists', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/');
  await shop.menuLink.click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeAttached();
  const paths = await shop.linkedPaths();
  expect(paths.length).toBeGreaterThan(5);
  // A page of an account asks to log in.
  const statusOf = (path: string) => (path === '/client/orders' ? 401 : 200);
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(statusOf(path));
});
