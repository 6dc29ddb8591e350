import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import type { Shop } from './shop.ts';
import { expect, test } from './shop-test.ts';

const KAZAN = '/city/kazan-551487';
/** The name by which the link to the city's page is found in each language. */
const NAMES = { ru: 'Казань', ar: 'قازان' } as const;

/** Opens the page of Kazan from the list of cities. */
async function openKazan(page: Page, shop: Shop, name: string): Promise<void> {
  await page
    .getByRole('region', { name: shop.say('city', 'Города с пунктами выдачи') })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page).toHaveURL(shop.path(KAZAN));
}

/** Goes from the city to the engines of the Golf there. */
async function chooseGolf(page: Page, { say }: Shop): Promise<void> {
  const common = page.getByRole('region', { name: say('car-catalog', 'Популярные марки') });
  await common.getByRole('link', { name: 'Volkswagen', exact: true }).click();
  const models = page.getByRole('region', { name: say('car-catalog', 'Выберите модель') });
  await models
    .getByRole('region', { name: 'Golf', exact: true })
    .getByRole('link', { name: /^Mk7\b/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${KAZAN}/volkswagen/golf-mk7[^/]*$`));
}

for (const lang of ['ru', 'ar'] as const) {
  test(`a city has its points and the cars of the catalogue in ${lang}`, async ({ page, shopIn }) => {
    const shop = shopIn(lang);
    await shop.open(paths.city.to());
    await openKazan(page, shop, NAMES[lang]);
    await expect(shop.heading).toContainText(NAMES[lang]);
    await shop.isInItsLanguage();
    const points = page.getByRole('region', { name: shop.say('city', 'Пункты выдачи') });
    expect(await points.getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await shop.untranslated()).toEqual([]);

    await chooseGolf(page, shop);
    await expect(shop.heading).toContainText('Golf Mk7');
    const engines = page.getByRole('region', { name: shop.say('car-catalog', 'Выберите двигатель') });
    await engines.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/zapchasti\/volkswagen\/golf\/[^/]+\/[^/]+$/);
  });
}

test('a city becomes the visitor’s own on its page', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open(KAZAN);
  await page.getByRole('button', { name: shop.say('city', 'Выбрать город {city}', { city: NAMES.ru }) }).click();
  await expect(page.getByRole('main').getByText(shop.say('city', 'Ваш город'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(KAZAN);
});

test('wrong cities, brands and models answer 404, in any language', async ({ request }) => {
  for (const prefix of ['', '/ar']) {
    for (const wrong of ['/city/none', '/city/kazan', `${KAZAN}/none`, `${KAZAN}/volkswagen/none`, '/city/none/kia']) {
      expect((await request.get(prefix + wrong)).status(), wrong).toBe(404);
    }
    expect((await request.get(`${prefix}${KAZAN.toUpperCase().replace('/CITY', '/city')}/KIA`)).status()).toBe(200);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a city is opened, chosen and followed down to the parts of a car by links and a form', async ({
    page,
    shopIn,
  }) => {
    const shop = shopIn('ru');
    await page.goto(paths.city.to());
    await openKazan(page, shop, NAMES.ru);
    await page.getByRole('button', { name: shop.say('city', 'Выбрать город {city}', { city: NAMES.ru }) }).click();
    await expect(page).toHaveURL(KAZAN);
    await expect(page.getByRole('main').getByText(shop.say('city', 'Ваш город'), { exact: true })).toBeVisible();
    await chooseGolf(page, shop);
    await expect(shop.heading).toContainText('Golf Mk7');
  });
});
