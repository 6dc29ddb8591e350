import type { Page } from '@playwright/test';
import type { AdviceChanges } from '@partshop/api-client';
import { paths } from '@partshop/features/shared';
import { logIn } from './clients.ts';
import { expect, test } from './shop-test.ts';

type Advised = { kind: string; priceListId: number };

const read = async <Body>({ request }: Page, path: string): Promise<Body> =>
  (await (await request.get(path)).json()) as Body;

const advised = async (page: Page): Promise<Advised[]> =>
  (await read<{ advice: Advised[] }>(page, '/services/seller/advice_json')).advice;

test('a seller lowers prices as advised, finds the change among the uploads, and takes it back', async ({
  page,
  shopIn,
  isMobile,
}) => {
  const shop = shopIn('ru');
  const say = (text: string, values = {}) => shop.say('seller-advice', text, values);
  await logIn(page, 'seller');
  const dearer = async () => (await advised(page)).filter(({ kind }) => kind === 'dearer');
  // Counted when the shop has checked the lists of the demo.
  await expect.poll(async () => (await dearer()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  // Each kind of browser has a list of its own.
  const lists = (await dearer()).map((one) => one.priceListId).toSorted((one, other) => one - other);
  const priceListId = lists.at(isMobile ? -1 : 0);
  const CHANGES = `/services/seller/advice-changes_json?kind=dearer&priceListId=${priceListId}`;
  /** What would be changed now, with its price. */
  const prices = async () => {
    const { changes } = await read<AdviceChanges>(page, CHANGES);
    return new Map(changes.map(({ articleId, before }) => [articleId, before.price]));
  };

  await shop.open(paths.sellerAdvice.to());
  await page
    .getByRole('link', { name: say('Снизить цены') })
    .and(page.locator(`[href$="list=${priceListId}"]`))
    .click();
  await expect(page.getByRole('heading', { name: say('Новые цены') })).toBeVisible();
  // Other tests buy meanwhile, which makes or ends a change: the page says how many it applies.
  const apply = page.getByRole('button', { name: /^Применить к/ });
  const changed = Number(/\d+/.exec((await apply.textContent()) ?? '')?.[0]);
  expect(changed).toBeGreaterThan(0);
  const pricesBefore = await prices();
  await apply.click();
  await expect(
    page.getByRole('heading', { name: shop.say('seller-upload', 'Изменения по рекомендации') }),
  ).toBeVisible();
  await expect(
    page.getByText(
      shop.say('seller-upload', 'Новых: {added, number}, изменено: {changed, number}, снято: {withdrawn, number}', {
        added: 0,
        changed,
        withdrawn: 0,
      }),
    ),
  ).toBeVisible();
  expect(await read<{ total: number }>(page, CHANGES)).toMatchObject({ total: 0 });

  await page.getByRole('button', { name: shop.say('seller-upload', 'Вернуть, как было до этой загрузки') }).click();
  await expect(page.getByRole('heading', { name: shop.say('seller-upload', 'Отмена загрузки') })).toBeVisible();
  await expect.poll(async () => (await prices()).size, { timeout: 30_000 }).toBeGreaterThan(0);
  const known = [...(await prices())].filter(([articleId]) => pricesBefore.has(articleId));
  expect(known.length).toBeGreaterThan(0);
  for (const [articleId, price] of known) expect(price).toBe(pricesBefore.get(articleId));
});

for (const lang of ['ru', 'en'] as const) {
  test(`a program of a seller reads orders by its token until that is revoked, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string, values = {}) => shop.say('seller-settings', text, values);
    const name = `ERP ${Date.now()} ${lang}`;
    const program = await newVisitor();
    await logIn(page, 'seller');
    await shop.open(paths.sellerSettings.to());
    await page.getByRole('textbox', { name: say('Название'), exact: true }).fill(name);
    await page.getByRole('checkbox', { name: say('Читать заказы') }).check();
    await page.getByRole('button', { name: say('Создать токен') }).click();
    const secret = await page.getByText(/^partshop_/).textContent();
    const call = async () =>
      program.request.get('/services/seller/orders_json/new', { headers: { authorization: `Bearer ${secret}` } });
    expect((await call()).status()).toBe(200);
    await page.getByRole('listitem').filter({ hasText: name }).getByText(say('Отозвать'), { exact: true }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: say('Отозвать токен') })
      .click();
    await expect(page.getByText(say('Токен отозван.'))).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    expect((await call()).status()).toBe(401);
    await page.reload();
    await expect(page.getByText(/^partshop_/)).toHaveCount(0);
  });
}
