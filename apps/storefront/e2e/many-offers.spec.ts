import { CROWDED, fillCrowdedArticle, openDatabase } from '@partshop/api/bench';
import { expect, test } from './shop-test.ts';

const PATH = `/price/${CROWDED.catalogKey}/${CROWDED.number}`;
const DATA_DIR = process.env['E2E_DATA_DIR'] ?? '';

test.skip(DATA_DIR === '', 'The shop under test keeps its data elsewhere.');

test.beforeAll(async () => {
  const database = await openDatabase({ dataDir: DATA_DIR, log: () => undefined });
  try {
    await database.withoutLimits(async (pool) => fillCrowdedArticle(pool, 10_000));
  } finally {
    await database.close();
  }
});

test('10,000 offers are listed page by page, filtered and sorted', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open(PATH);
  const found = page.locator('#offers + p');
  await expect(found).toHaveText(/^10\s?000 предложений$/);
  await page.getByRole('link', { name: 'Развернуть все' }).click();
  await expect(found).toHaveText(/^120 предложений из 10\s?000, страница 1 из 84$/);
  const pages = page.getByRole('navigation', { name: 'Страницы предложений' });
  await pages.getByRole('link', { name: '84' }).click();
  await expect(found).toHaveText(/^40 предложений из 10\s?000, страница 84 из 84$/);
  await expect(page.locator('#offers')).toBeInViewport();
  await page.goBack();
  await expect(found).toHaveText(/страница 1 из 84$/);

  await page.getByRole('combobox', { name: 'Порядок' }).selectOption('2');
  await expect(page).toHaveURL(/order=2/);
  await expect(found).toHaveText(/страница 1 из 84$/);
  const prices = page.locator('form[data-price].ps-offer-add');
  await expect(prices).toHaveCount(120);
  const sums = await prices.evaluateAll((forms) => forms.map((form) => Number((form as HTMLElement).dataset['price'])));
  expect(sums).toEqual(sums.toSorted((one, other) => one - other));
});

test('an unfolded number of thousands keeps the focus, and the other groups stay a link away', async ({
  page,
  shopIn,
}) => {
  const shop = shopIn('ru');
  await shop.open(PATH);
  await shop
    .group('Запрошенный номер')
    .getByRole('link', { name: /^Ещё 3\s?997 предложений/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(shop.group('Запрошенный номер').locator('a[aria-expanded="true"]')).toBeFocused();
  await expect(page.locator('#offers + p')).toHaveText(/страница 1 из 34$/);
  await page
    .getByRole('navigation', { name: 'Группы предложений' })
    .getByRole('link', { name: /^Аналоги/ })
    .click();
  await expect(shop.group('Аналоги')).toBeVisible();
  await expect(page).toHaveURL(/page=34.*#group-4$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to the last of 10,000 offers, which is bought', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await page.goto(shop.path(`${PATH}?order=2`));
    await page.getByRole('link', { name: 'Развернуть все' }).click();
    await page.getByRole('link', { name: '84', exact: true }).click();
    const offers = shop.offersOf('Аналоги');
    await expect(offers).toHaveCount(40);
    await expect(page.getByRole('link', { name: 'Следующая страница' })).toHaveCount(0);
    await shop.add(offers.last());
    await expect(shop.basketLines).toHaveCount(1);
  });

  test('a page of a few lines is small, however many offers there are', async ({ request, shopIn }) => {
    const answer = await request.get(shopIn('ru').path(PATH));
    const html = await answer.text();
    expect(html.match(/name="articleId"/g)?.length).toBeLessThan(15);
    expect((await request.get(shopIn('ru').path(`${PATH}?open=all&page=85`))).status()).toBe(404);
  });
});
