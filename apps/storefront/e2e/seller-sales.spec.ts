import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn } from './clients.ts';
import { expect, test } from './shop-test.ts';

type Positions = {
  positions: { catalogFullNumber: string; quantity: number; figures: { orders: number } }[];
  total: number;
  kinds: { kind: string; count: number }[];
};

const positionsOf = async ({ request }: Page, query: string): Promise<Positions> =>
  (await (await request.get(`/services/seller/positions_json?${query}`)).json()) as Positions;

for (const lang of ['ru', 'en'] as const) {
  test(`a seller sees what earns nothing, and how a position goes by day, in ${lang}`, async ({
    page,
    shopIn,
    isMobile,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string) => shop.say('seller-sales', text);
    await logIn(page, 'seller');
    await shop.open('/seller/realization?days=365');
    await expect(shop.heading).toHaveText(say('Реализация'));
    const idle = page.getByRole('region', { name: say('Не приносят денег') });
    await expect(idle.getByRole('listitem')).toHaveCount(5);
    await idle.getByRole('link', { name: say('Все такие товары') }).click();
    await expect(page).toHaveURL(/\/goods\?days=365&kind=idle/);
    await expect(shop.heading).toHaveText(say('Товары'));
    const { positions } = await positionsOf(page, 'days=365&kind=idle&order=quantity');
    expect(positions.every(({ figures: { orders } }) => orders === 0)).toBe(true);
    const grid = page.getByRole('grid');
    await grid.getByRole('link', { name: new RegExp(say('Остаток, шт.')) }).click();
    await expect(page).toHaveURL(/order=quantity/);
    await expect(grid.getByRole('row').nth(1)).toContainText(positions[0]?.catalogFullNumber ?? 'none');
    // On a phone the rest is the same.
    if (isMobile) return;
    await shop.open('/seller/realization/traffic-goods');
    await page
      .getByRole('table')
      .getByRole('link', { name: say('По дням') })
      .first()
      .click();
    await expect(page).toHaveURL(/[?&]article=\d+/);
    await expect(page.getByRole('region', { name: say('По дням') }).getByRole('row')).toHaveCount(31);
  });
}

for (const lang of ['ru', 'en'] as const) {
  test(`a seller arranges the goods, keeps the view by a name, and gets it as a workbook, in ${lang}`, async ({
    page,
    shopIn,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string, values = {}) => shop.say('seller-sales', text, values);
    const name = `${lang} ${randomInt(1e9)}`;
    await logIn(page, 'seller');
    await shop.open('/seller/realization/goods?days=365&view=none');
    const grid = page.getByRole('grid');

    await test.step('the filter of a head narrows on the server, and the address says it', async () => {
      const before = Number(await grid.getAttribute('aria-rowcount'));
      await page.getByRole('button', { name: say('Фильтры') }).click();
      await page.getByRole('textbox', { name: say('{column}, от', { column: say('Цена') }) }).fill('5000');
      await expect(page).toHaveURL(/where=price%3A500000/);
      const { kinds } = await positionsOf(page, 'days=365&where=price:500000..');
      // Two rows are heads.
      await expect(grid).toHaveAttribute('aria-rowcount', String((kinds[0]?.count ?? 0) + 2));
      expect(kinds[0]?.count).toBeLessThan(before - 1);
    });

    await test.step('the last row loads when it is asked for', async () => {
      const { total } = await positionsOf(page, 'days=365&where=price:500000..');
      const { positions } = await positionsOf(page, `days=365&where=price:500000..&skip=${total - 1}`);
      await grid.getByRole('rowheader').first().focus();
      await page.keyboard.press('Control+End');
      await expect(grid.getByRole('row').last()).toContainText(positions[0]?.catalogFullNumber ?? 'none');
    });

    await test.step('the view gets a name, which opens it again', async () => {
      await page.getByText(say('Сохранить вид'), { exact: true }).click();
      await page.getByRole('textbox', { name: say('Название вида') }).fill(name);
      await page.getByRole('button', { name: say('Сохранить как новый') }).click();
      const views = page.getByRole('navigation', { name: say('Виды таблицы') });
      await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current');
      await views.getByRole('link', { name: say('Обычный вид') }).click();
      await expect(page).not.toHaveURL(/where=/);
      await views.getByRole('link', { name }).click();
      await expect(page).toHaveURL(/where=price%3A500000/);
    });

    await test.step('the workbook holds the same', async () => {
      const link = page.getByRole('link', { name: say('Таблица (Excel)') });
      await expect(link).toHaveAttribute('href', /where=price%3A500000/);
      const file = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).toContain('spreadsheetml');
      expect((await file.body()).subarray(0, 2).toString()).toBe('PK');
    });

    await test.step('the view is removed', async () => {
      await page.getByText(say('Сохранить вид'), { exact: true }).click();
      await page.getByRole('button', { name: say('Удалить вид') }).click();
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    });
  });
}

type Upload = { id: number; version: number; state: string };

test('a seller changes the price of what is found, sees it first, and buyers pay it once it is applied', async ({
  page,
  shopIn,
  newVisitor,
}) => {
  // Two files are read by workers, one after the other.
  test.slow();
  const shop = shopIn('ru');
  const number = `GT${randomInt(1e11, 1e12 - 1)}`;
  await logIn(page, 'seller');
  const uploaded = async (id: number, state: string): Promise<Upload> => {
    const read = async () =>
      (await (await page.request.get(`/services/seller/upload-state_json/${id}`)).json()) as Upload;
    await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe(state);
    return read();
  };
  await test.step('offers an article of its own', async () => {
    const file = `Бренд;Артикул;Наименование;Цена;Остаток\nMann-Filter;${number};Фильтр;1000;7\n`;
    const data = {
      Type: 'price',
      PriceListId: null,
      NewList: { Name: `Склад ${number}`, City: 'Тверь', LeadDays: 2 },
      Replaces: false,
      FileName: 'прайс.csv',
      File: Buffer.from(file).toString('base64'),
    };
    const added = (await (await page.request.post('/services/seller/upload_json', { data })).json()) as Upload;
    const { id, version } = await uploaded(added.id, 'ready');
    await page.request.post(`/services/seller/upload-apply_json/${id}`, { data: { Version: version } });
    await uploaded(id, 'applied');
  });
  const prices = async () => {
    const visitor = await newVisitor();
    const found = await visitor.request.post('/services/search/searchgood_json', {
      data: { CatalogKey: 'mann-filter', Number: number },
    });
    return ((await found.json()) as { items: { price: number }[] }).items.map(({ price }) => price);
  };
  await shop.open(`/seller/realization/goods?view=none&number=${number}`);
  await page.getByRole('checkbox', { name: 'Отметить все найденные товары' }).check();
  await page.getByText('Изменить цены или снять с продажи', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Изменить цены на, %' }).fill('-10');
  await page.getByRole('button', { name: 'Показать новые цены' }).click();
  await expect(page).toHaveURL(/\/seller\/upload\/price\?upload=\d+/);
  await expect(page.getByRole('heading', { name: 'Что изменится' })).toBeVisible({ timeout: 30_000 });
  expect(await prices()).toEqual([100_000]);
  await page.getByRole('button', { name: 'Применить', exact: true }).click();
  await expect(page.getByText('Готово: прайс-лист обновлён, покупатели видят новые цены.')).toBeVisible({
    timeout: 30_000,
  });
  expect(await prices()).toEqual([90_000]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a seller sorts goods, finds one, chooses days and gets the table', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await logIn(page, 'seller');
    await page.goto(shop.path('/seller/realization/goods'));
    const table = page.getByRole('grid');
    await table.getByRole('link', { name: /Цена/ }).click();
    const { positions } = await positionsOf(page, 'order=price');
    const number = positions[0]?.catalogFullNumber ?? '';
    await expect(table.getByRole('row').nth(1)).toContainText(number);
    await page.getByLabel('Номер детали').fill(number);
    await page.getByRole('button', { name: 'Найти', exact: true }).last().click();
    await expect(page).toHaveURL(/order=price/);
    await expect(table.getByRole('row').nth(1)).toContainText(number);
    await page.getByLabel('С', { exact: true }).fill('2026-03-02');
    await page.getByLabel('По', { exact: true }).fill('2026-03-01');
    await page.getByRole('button', { name: 'Показать', exact: true }).click();
    await expect(page.getByText(/Показываем последние 30 дней/)).toBeVisible();
    await page.goto(shop.path('/seller/realization/statistics-show?days=365'));
    await expect(page.getByRole('region', { name: 'Сравнение периодов' }).getByRole('row')).toHaveCount(10);
    const href = await page
      .goto(shop.path('/seller/realization/goods'))
      .then(async () => page.getByRole('link', { name: 'Таблица (CSV)' }).getAttribute('href'));
    const file = await page.request.get(href ?? '');
    expect(file.headers()['content-type']).toContain('text/csv');
    expect(await file.text()).toContain('Артикул;Наименование;Заказано, ₽');
  });
});

test('who does not sell gets no page about sales', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  for (const path of ['', '/goods', '/traffic-goods', '/statistics-show']) {
    expect((await page.request.get(shop.path(`/seller/realization${path}`))).status()).toBe(401);
  }
  await logIn(page, 'retail');
  expect((await page.request.get(shop.path('/seller/realization'))).status()).toBe(403);
});
