import { randomUUID } from 'node:crypto';
import { paths } from '@partshop/features/shared';
import { expect, test } from './shop-test.ts';
import { RICH_ARTICLE } from './landmarks.ts';
import type { Shop } from './shop.ts';

/** A basket with two lines, added by whatever the browser can. */
async function fillBasket(shop: Shop): Promise<void> {
  for (const group of ['Запрошенный номер', 'Аналоги'] as const) {
    await shop.page.goto(shop.path(paths.price.to(RICH_ARTICLE.makerKey, RICH_ARTICLE.number)));
    await shop.add(await shop.offerOf(group));
  }
}

test('lines are commented on, left out of the order, put aside and brought back', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  const { say } = shop;
  await shop.openPriceOf(RICH_ARTICLE);
  await shop.add(await shop.offerOf('Запрошенный номер'));
  await shop.add(await shop.offerOf('Аналоги'));
  await shop.isSaved();
  await shop.open('/basket');
  const line = shop.basketLines.filter({ has: page.getByRole('link', { name: RICH_ARTICLE.number }) });
  await line.getByText(say('basket', 'Комментарий'), { exact: true }).click();
  await line.getByRole('textbox').fill('Для второй машины');
  await line.getByRole('checkbox', { name: say('basket', 'Печатать в накладной') }).check();
  await line
    .getByRole('button', { name: say('basket', 'Сохранить') })
    .filter({ visible: true })
    .click();
  await expect(line.locator('summary')).toContainText('Для второй машины');

  await line.getByRole('checkbox', { name: new RegExp(RICH_ARTICLE.number) }).uncheck();
  await shop.isSaved();
  await page.reload();
  await shop.isReady();
  await expect(line.locator('summary')).toContainText('Для второй машины');
  await expect(line.getByRole('checkbox', { name: new RegExp(RICH_ARTICLE.number) })).not.toBeChecked();

  await page.getByText(say('basket', 'Отложить отмеченные')).click();
  await page.getByRole('textbox', { name: new RegExp(say('basket', 'Название')) }).fill('Весна');
  await page.keyboard.press('Enter');
  const group = page.getByRole('region', { name: say('basket', 'Отложенное') });
  await expect(group.getByRole('heading', { name: 'Весна' })).toBeVisible();
  await shop.isSaved();
  await page.reload();
  await shop.isReady();
  await expect(group.getByRole('listitem')).toHaveCount(1);
  await group.getByRole('button', { name: say('basket', 'Всё в корзину') }).click();
  await expect(group).toHaveCount(0);
  await expect(shop.basketLines).toHaveCount(2);
});

type Best = { articleId: number; best: { priceListId: number; multiplicity: number } | null };

/** A basket of well-sold articles, each at its best offer: several warehouses have them. */
async function fillFromWarehouses({ page }: Shop): Promise<void> {
  const { items } = (await (await page.request.get('/services/catalogs/topsale_json?take=8')).json()) as {
    items: Best[];
  };
  const lines = items.flatMap(({ articleId, best }) =>
    best ? [{ articleId, priceListId: best.priceListId, qty: best.multiplicity }] : [],
  );
  const data = { lines, requestId: randomUUID() };
  expect((await page.request.post('/services/basket/addlist_json', { data })).status()).toBe(200);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'by plain forms', () => {
    test.use({ javaScriptEnabled });

    test('a basket comes in fewer parcels by one press, and another takes that back', async ({
      page,
      shopIn,
      isMobile,
    }) => {
      test.skip(isMobile, 'the offer is the same on every screen');
      const shop = shopIn('ru');
      const { say } = shop;
      await fillFromWarehouses(shop);
      await page.goto(shop.path('/basket'));
      const parcels = page.getByRole('region', { name: say('basket', 'Сколько придёт посылок') });
      const take = parcels.getByRole('button', { name: say('basket', 'Заменить'), exact: true });
      const undo = parcels.getByRole('button', { name: say('basket', 'Вернуть как было') });
      const total = page.locator('[data-ui="OrderTotals"] dd').last();
      const before = await total.innerText();
      await take.click();
      await expect(undo).toBeVisible();
      await expect(take).toHaveCount(0);
      await expect(total).not.toHaveText(before);
      await undo.click();
      await expect(take).toBeVisible();
      await expect(total).toHaveText(before);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same is done by plain forms', async ({ page, shopIn, isMobile }) => {
    test.skip(isMobile, 'forms are the same for every screen');
    const shop = shopIn('ru');
    const { say } = shop;
    await fillBasket(shop);
    await page.goto(shop.path('/basket'));
    const line = shop.basketLines.filter({ has: page.getByRole('link', { name: RICH_ARTICLE.number }) });
    await line.getByText(say('basket', 'Комментарий'), { exact: true }).click();
    await line.getByRole('textbox').fill('Для второй машины');
    await line
      .locator('details')
      .getByRole('button', { name: say('basket', 'Сохранить') })
      .click();
    await expect(line.locator('summary')).toContainText('Для второй машины');
    const choice = line.getByRole('checkbox', { name: new RegExp(RICH_ARTICLE.number) });
    await choice.uncheck();
    await line.locator('.line-choice').getByRole('button').click();
    await expect(choice).not.toBeChecked();

    await line.getByRole('button', { name: new RegExp(say('basket', 'Отложить')) }).click();
    const group = page.getByRole('region', { name: say('basket', 'Отложенное') });
    await expect(group.getByRole('listitem')).toHaveCount(1);
    await group.getByRole('button', { name: say('basket', 'Всё в корзину') }).click();
    await expect(group).toHaveCount(0);
    await expect(shop.basketLines).toHaveCount(2);
  });
});
