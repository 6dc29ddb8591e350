import type { Page } from '@playwright/test';
import { logIn } from './clients.ts';
import { expect, test } from './shop-test.ts';

type Positions = {
  positions: { catalogFullNumber: string; quantity: number; figures: { orders: number } }[];
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
    const table = page.getByRole('table');
    await table.getByRole('link', { name: new RegExp(say('Остаток, шт.')) }).click();
    await expect(page).toHaveURL(/order=quantity/);
    await expect(table.getByRole('row').nth(1)).toContainText(positions[0]?.catalogFullNumber ?? 'none');
    // On a phone the rest is the same.
    if (isMobile) return;
    await shop.open('/seller/realization/traffic-goods');
    await table
      .getByRole('link', { name: say('По дням') })
      .first()
      .click();
    await expect(page).toHaveURL(/[?&]article=\d+/);
    await expect(page.getByRole('region', { name: say('По дням') }).getByRole('row')).toHaveCount(31);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a seller sorts goods, finds one, chooses days and gets the table', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await logIn(page, 'seller');
    await page.goto(shop.path('/seller/realization/goods'));
    const table = page.getByRole('table');
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
    expect(await file.text()).toContain('Артикул;Наименование;Просмотры');
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
