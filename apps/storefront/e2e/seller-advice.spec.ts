import { paths } from '@partshop/features/shared';
import { logIn } from './clients.ts';
import { dataDir, importPriceList } from './price-lists.ts';
import { newList, newNumber, pricesOf } from './seller-lists.ts';
import { expect, test } from './shop-test.ts';

test('a seller lowers prices as advised, finds the change among the uploads, and takes it back', async ({
  page,
  shopIn,
  newVisitor,
}) => {
  test.skip(dataDir === undefined, 'The shop under test keeps its data elsewhere.');
  // The shop looks each minute for lists to check.
  test.slow();
  const shop = shopIn('ru');
  const say = (text: string, values = {}) => shop.say('seller-advice', text, values);
  const uploads = (text: string, values = {}) => shop.say('seller-upload', text, values);
  const buyer = await newVisitor();
  const prices = async () => (await pricesOf(buyer, number)).toSorted((one, other) => one - other);
  const number = newNumber();
  const part = { number, price: 1000, quantity: 5 };
  await Promise.all(['Первый', 'Второй'].map((name) => importPriceList('Mann-Filter', part, `${name} дешёвый`)));
  await logIn(page, 'seller');
  const list = await newList(page, [number], 1100);
  const card = page.getByRole('listitem').filter({ hasText: list });
  await expect(async () => {
    await shop.open(paths.sellerAdvice.to());
    await expect(card.getByRole('link', { name: say('Снизить цены') })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 75_000 });

  await test.step('sees the new price, and agrees to it', async () => {
    await card.getByRole('link', { name: say('Снизить цены') }).click();
    await expect(page.getByRole('heading', { name: say('Новые цены') })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: number })).toHaveText(/1\s100.*1\s000/);
    expect(await prices()).toEqual([100_000, 100_000, 110_000]);
    await page.getByRole('button', { name: /^Применить к/ }).click();
    await expect(page.getByRole('heading', { name: uploads('Изменения по рекомендации') })).toBeVisible();
    await expect(
      page.getByText(
        uploads('Новых: {added, number}, изменено: {changed, number}, снято: {withdrawn, number}', {
          added: 0,
          changed: 1,
          withdrawn: 0,
        }),
      ),
    ).toBeVisible();
    expect(await prices()).toEqual([100_000, 100_000, 100_000]);
  });

  await test.step('takes it back', async () => {
    await page.getByRole('button', { name: uploads('Вернуть, как было до этой загрузки') }).click();
    await expect(page.getByRole('heading', { name: uploads('Отмена загрузки') })).toBeVisible();
    await expect.poll(prices, { timeout: 30_000 }).toEqual([100_000, 100_000, 110_000]);
  });
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
    await page.getByRole('textbox', { name: say('Название') }).fill(name);
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
