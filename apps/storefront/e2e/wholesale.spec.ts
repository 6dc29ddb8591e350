import type { APIRequestContext } from '@playwright/test';
import { logIn } from './clients.ts';
import { RICH_ARTICLE } from './landmarks.ts';
import { checkList, pastedList } from './pasted-list.ts';
import { expect, test } from './shop-test.ts';
import { LANGUAGES } from './texts.ts';

// The client's basket is one for all its sessions.
test.describe.configure({ mode: 'default' });

const PRICE = '/price/mann-filter/W71275';

/** The page of an article as somebody gets it: the article and price of each offer, as its button says them. */
async function offersFor(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get(PRICE)).text();
  return [...html.matchAll(/"В корзину: ([^"]+)"/g)].map(([, offer = '']) => offer).toSorted();
}

test('wholesale prices lead from the page to the order of a company, and no guest sees them', async ({
  page,
  shopIn,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'prices are the same for every screen');
  const shop = shopIn('ru');
  const shared = await offersFor(request);
  expect(shared.length).toBeGreaterThan(10);
  await logIn(page, 'wholesale');

  await test.step('guests and the client ask at once', async () => {
    const asked = Array.from({ length: 8 }, async (_, turn) => offersFor(turn % 2 === 0 ? request : page.request));
    const seen = await Promise.all(asked);
    const own = seen[1] ?? [];
    expect(own).toHaveLength(shared.length);
    expect(own).not.toEqual(shared);
    for (const [turn, offers] of seen.entries()) expect(offers).toEqual(turn % 2 === 0 ? shared : own);
  });

  await test.step('the basket and the order have the price of the page', async () => {
    await shop.openPriceOf(RICH_ARTICLE);
    const offer = await shop.offerOf('Запрошенный номер');
    const name = (await shop.addButton(offer).getAttribute('aria-label')) ?? '';
    // A list shows the kopecks of each price if one has some; the basket of one line shows none of a whole price.
    const price = name
      .split(', ')
      .slice(1)
      .join(', ')
      .replace(/,00(?=\s)/, '');
    await shop.add(offer);
    await shop.isSaved();
    await shop.open('/basket');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: price })).not.toHaveCount(0);
    await shop.open('/checkout');
    await shop.fillInCheckout();
    await shop.field('Компания').fill('ООО «Опт», ИНН 1600000000');
    await shop.orderButton.click();
    await shop.orderNumber();
    const main = page.getByRole('main');
    await expect(main).toContainText(price);
    await expect(main).toContainText('ООО «Опт», ИНН 1600000000');
  });

  expect(await offersFor(request)).toEqual(shared);
});

test('a debtor is told of the debt where they buy, and how to pay it', async ({ page, shopIn }) => {
  await logIn(page, 'wholesale-debt');
  const shop = shopIn('ru');
  const amount = /48\s350/;
  await shop.open('/');
  await expect(page.getByRole('main').locator('a[href="/client/finance"]')).toContainText(amount);
  await shop.openFilledCheckout();
  await expect(page.getByRole('note')).toContainText(amount);
  await shop.open('/basket');
  await expect(page.getByRole('note')).toContainText(amount);
  await page
    .getByRole('note')
    .getByRole('link', { name: shop.say('finance', 'Как оплатить') })
    .click();
  await expect(shop.heading).toHaveText(shop.say('finance', 'Финансы'));
  await expect(page.getByRole('main')).toContainText(amount);
});

for (const lang of LANGUAGES) {
  test(`a wholesale buyer pastes 60 lines, mends two, puts them into the basket and orders, in ${lang}`, async ({
    page,
    shopIn,
    request,
    isMobile,
  }) => {
    test.skip(isMobile, 'guests do the same on a phone');
    const shop = shopIn(lang);
    const { say } = shop;
    const main = page.getByRole('main');
    await logIn(page, 'wholesale');
    const found = await checkList(shop, await pastedList(request));
    expect(await shop.untranslated()).toEqual([]);
    await page.getByRole('link', { name: say('quick-order', 'Перейти в корзину') }).click();
    await expect(shop.basketLines).toHaveCount(found);
    await shop.isInItsLanguage();
    expect(await shop.untranslated()).toEqual([]);
    await shop.checkOutLink.click();
    await shop.fillInCheckout();
    await shop.field('Компания').fill('Opt LLC, 1600000000');
    await shop.orderButton.click();
    const number = await shop.orderNumber();
    await expect(shop.heading).toHaveText(say('checkout', 'Заказ {number} оформлен', { number }));
    await expect(main).toContainText('Opt LLC, 1600000000');
    const ordered = page.getByRole('region', { name: say('checkout', 'Состав заказа') });
    await expect(ordered.getByRole('listitem')).toHaveCount(found);
    expect(await shop.untranslated()).toEqual([]);
    await shop.open('/basket');
    await expect(shop.heading).toHaveText(say('basket', 'Корзина пуста'));
  });
}

test('a guest’s list survives a reload and is put into the basket on a phone', async ({
  shopIn,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'wholesale buyers do the same on a desktop');
  const shop = shopIn('ar');
  const found = await checkList(shop, await pastedList(request), async () => {
    await shop.page.reload();
    await shop.isReady();
  });
  await shop.isInItsLanguage();
  expect(await shop.untranslated()).toEqual([]);
  await shop.page.getByRole('link', { name: shop.say('quick-order', 'Перейти в корзину') }).click();
  await expect(shop.basketLines).toHaveCount(found);
});

test('a list is checked, mended and put into the basket without JavaScript', async ({ browser, shopIn, isMobile }) => {
  test.skip(isMobile, 'forms are the same on every screen');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const shop = shopIn('ru', await context.newPage());
  const { page } = shop;
  await page.goto(shop.path('/basket/quick-order'));
  const list = new TextEncoder().encode('MANN-FILTER;W 712/75;1\nMANN-FILTER;W 712/76;1');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  });
  await page.getByRole('button', { name: shop.say('quick-order', 'Проверить список') }).click();
  await page.getByRole('button', { name: /^Выбрать/ }).click();
  await expect(page.getByRole('main')).toContainText(shop.say('quick-order', '{found} из {all}', { found: 2, all: 2 }));
  await page.getByRole('button', { name: /^Положить в корзину/ }).click();
  await expect(shop.heading).toHaveText(shop.say('basket', 'Корзина'));
  await expect(shop.basketLines).toHaveCount(1);
  await context.close();
});
