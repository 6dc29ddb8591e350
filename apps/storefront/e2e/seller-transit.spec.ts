import type { Page } from '@playwright/test';
import { logIn } from './clients.ts';
import { expect, test } from './shop-test.ts';

const ROOT = '/seller/cross-docking';

type Claim = { transit: { orderNumber: string; catalogFullNumber: string } };

const read = async <Body>({ request }: Page, path: string): Promise<Body> =>
  (await (await request.get(path)).json()) as Body;

/** The year of the demo is made after the shop has started. */
const madeYear = async (page: Page): Promise<void> =>
  expect
    .poll(async () => (await read<{ total: number }>(page, '/services/seller/transits_json?kind=all')).total)
    .toBeGreaterThan(100);

for (const lang of ['ru', 'en'] as const) {
  test(`a seller sees what is on its way, what a position cost, and answers a claim, in ${lang}`, async ({
    page,
    shopIn,
    isMobile,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string) => shop.say('seller-transit', text);
    await logIn(page, 'seller');
    await madeYear(page);
    await shop.open(ROOT);
    await expect(shop.heading).toHaveText(say('Кросс-докинг'));
    await page.getByRole('link', { name: new RegExp(say('Приняты за 30 дней')) }).click();
    await expect(page).toHaveURL(/kind=received/);
    await expect(page.getByRole('region', { name: say('Приняты за 30 дней') }).getByRole('row')).not.toHaveCount(0);

    await shop.open(`${ROOT}/history-price`);
    await page
      .getByRole('table')
      .getByRole('link', { name: say('История цен') })
      .first()
      .click();
    await expect(page).toHaveURL(/[?&]article=\d+/);
    await expect(page.getByRole('figure', { name: say('Цены') })).toBeVisible();
    const days = page.getByRole('region', { name: shop.say('seller-sales', 'По дням') });
    await expect(days.getByRole('row')).toHaveCount(31);
    await page.getByRole('link', { name: say('Всё о позиции') }).click();
    await expect(page.getByRole('region', { name: say('Отправки на склад') })).toBeVisible();

    // Each language and each device answers a claim of its own.
    const { claims } = await read<{ claims: Claim[] }>(page, '/services/seller/claims_json');
    const claim = claims.at(isMobile ? (lang === 'ru' ? 1 : -2) : lang === 'ru' ? 0 : -1)?.transit;
    if (!claim) throw new Error('The demo seller has too few open claims.');
    await shop.open(`${ROOT}/diagnostics`);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.locator('.item-act') })
      .filter({ hasText: claim.orderNumber })
      .filter({ hasText: claim.catalogFullNumber });
    await card.getByText(say('Отклонить')).first().click();
    await card
      .getByRole('textbox', { name: say('Комментарий') })
      .last()
      .fill('Акта нет');
    await card.getByRole('button', { name: say('Отклонить') }).click();
    await expect(page.getByText(say('Претензия отклонена'))).toBeVisible();
    await page.getByRole('link', { name: new RegExp(say('Отклонены')) }).click();
    await expect(page.getByText('Акта нет').first()).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a seller compares periods, and reads orders page by page', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await logIn(page, 'seller');
    await madeYear(page);
    await page.goto(shop.path(`${ROOT}/statistics-show?days=365`));
    await expect(page.getByRole('region', { name: 'Сравнение периодов' }).getByRole('row')).toHaveCount(12);
    await page.goto(shop.path(`${ROOT}/statistics?from=2026-03-02&to=2026-03-01`));
    await expect(page.getByText(/Показываем последние 30 дней/)).toBeVisible();
    await page.goto(shop.path(`${ROOT}/statistics-orders?days=90`));
    const orders = page.getByRole('table', { name: 'Отправки по заказам' }).getByRole('row');
    await expect(orders).toHaveCount(51);
    await page.getByRole('link', { name: 'Дальше' }).click();
    await expect(page).toHaveURL(/days=90&page=2/);
  });
});

test('who does not sell gets no page about goods in transit', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  const pages = [
    '',
    '/history-price',
    '/position-show',
    '/diagnostics',
    '/statistics',
    '/statistics-orders',
    '/statistics-show',
  ];
  for (const path of pages) expect((await page.request.get(shop.path(`${ROOT}${path}`))).status()).toBe(401);
  await logIn(page, 'retail');
  expect((await page.request.get(shop.path(ROOT))).status()).toBe(403);
});
