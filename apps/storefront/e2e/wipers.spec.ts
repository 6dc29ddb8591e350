import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import type { Shop } from './shop.ts';
import { expect, test } from './shop-test.ts';

const BRAND = 'Volkswagen';
const MODEL = /^Mk7\b/;

/** Goes from the brands to the sizes of the Golf's blades. Returns the path of the page. */
async function chooseGolf(page: Page, { say }: Shop): Promise<string> {
  const common = page.getByRole('region', { name: say('car-catalog', 'Популярные марки') });
  await common.getByRole('link', { name: BRAND, exact: true }).click();
  const models = page.getByRole('region', { name: say('car-catalog', 'Выберите модель') });
  await models.getByRole('region', { name: 'Golf', exact: true }).getByRole('link', { name: MODEL }).click();
  await expect(page).toHaveURL(/\/wipers\/volkswagen\/golf-mk7[^/]*$/);
  return new URL(page.url()).pathname;
}

/** The page says the length of each blade and how the connector is recognised. */
async function saysSizes(page: Page, { say }: Shop): Promise<void> {
  const sizes = page.getByRole('region', { name: say('car-catalog', 'Размеры и крепление') });
  for (const name of ['Водительская', 'Пассажирская', 'Крепление']) {
    await expect(sizes.getByText(say('car-catalog', name), { exact: true })).toBeVisible();
  }
  await expect(sizes).toContainText(/\d{3}/);
}

/** Adds the first blade that is on offer. */
const addBlade = (page: Page, { say }: Shop) => {
  const [name = ''] = say('search', 'В корзину: {article}, {price}').split('{');
  return page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
};

for (const lang of ['ru', 'ar'] as const) {
  test(`a blade of the right length is found by the car and added to the basket in ${lang}`, async ({
    page,
    shopIn,
  }) => {
    const shop = shopIn(lang);
    await shop.open(paths.wipers.to());
    const path = await chooseGolf(page, shop);
    await saysSizes(page, shop);
    await expect(shop.heading).toContainText('Golf Mk7');
    expect(await shop.untranslated()).toEqual([]);
    await addBlade(page, shop);
    await expect(shop.basketLink(1)).toBeVisible();
    await shop.isSaved();

    await page.goto(path);
    await shop.isReady();
    await saysSizes(page, shop);
    await shop.isInItsLanguage();
  });
}

test('the wipers of a car are a link away from its parts, and back', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open(paths.wipers.to());
  const path = await chooseGolf(page, shop);
  await page.getByRole('link', { name: shop.say('car-catalog', 'Все запчасти для этой машины') }).click();
  await expect(page).toHaveURL(path.replace('/wipers', '/parts'));
  await page.getByRole('link', { name: shop.say('car-catalog', 'Щётки для этой машины') }).click();
  await expect(page).toHaveURL(path);
});

test('an engine may be added to the address; the page of the model is the canonical one', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open(paths.wipers.to());
  const path = await chooseGolf(page, shop);
  // The menus of the breadcrumbs hold the engines.
  const engine = await page.locator(`[data-ui="Breadcrumbs"] a[href^="${path}/"]`).first().getAttribute('href');
  await shop.open(engine ?? '');
  await saysSizes(page, shop);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
});

test('wrong addresses of each depth answer 404', async ({ page, request, shopIn }) => {
  await shopIn('ru').open(paths.wipers.to());
  const path = await chooseGolf(page, shopIn('ru'));
  for (const wrong of ['/wipers/none', '/wipers/volkswagen/none', `${path}x`, `${path}/none`, '/ar/wipers/none']) {
    expect((await request.get(wrong)).status(), wrong).toBe(404);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a blade is found by plain links and added by a plain form', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await page.goto(paths.wipers.to());
    await chooseGolf(page, shop);
    await saysSizes(page, shop);
    await addBlade(page, shop);
    await expect(shop.basketLines).toHaveCount(1);
  });
});
