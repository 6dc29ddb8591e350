import { paths } from '@partshop/features/shared';
import { logIn } from './clients.ts';
import { newNumber, pricesOf } from './seller-lists.ts';
import { expect, test } from './shop-test.ts';

// Files wait for workers, each a process of its own.
test.slow();

for (const lang of ['ru', 'en'] as const) {
  test(`a seller uploads a list with faults, mends two rows, applies it, and takes it back, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string, values = {}) => shop.say('seller-upload', text, values);
    const [good, dear, nameless] = [newNumber(), newNumber(), newNumber()];
    const buyer = await newVisitor();
    await logIn(page, 'seller');

    await test.step('uploads a file for a new list', async () => {
      await shop.open(paths.sellerUpload.to('price'));
      await page.getByLabel(say('Прайс-лист'), { exact: true }).selectOption({ label: say('Новый прайс-лист') });
      await page.getByRole('textbox', { name: say('Название') }).fill(`Склад ${good}`);
      await page.getByRole('textbox', { name: say('Город склада') }).fill('Тверь');
      await page.getByRole('textbox', { name: say('Дней до магазина') }).fill('2');
      const rows = [
        'Бренд;Артикул;Наименование;Цена;Остаток',
        `Mann-Filter;${good};Фильтр;1 250,50;7`,
        `Mann-Filter;${dear};Фильтр;дорого;7`,
        `;${nameless};Фильтр;300;минус`,
      ];
      await page.getByLabel(say('Файл прайс-листа')).setInputFiles({
        name: 'прайс.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(rows.join('\n')),
      });
      await page.getByRole('button', { name: say('Загрузить и сравнить') }).click();
      await expect(page.getByRole('heading', { name: say('Что изменится') })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(say('Строка {row, number}', { row: 3 }))).toBeVisible();
      expect(await pricesOf(buyer, good)).toEqual([]);
    });

    await test.step('finds the refused rows among what to do today', async () => {
      const upload = page.url();
      await shop.open(paths.sellerNewOrders.to());
      const refused = page.getByRole('link', { name: shop.say('seller', 'Строки с ошибками') });
      // The newest upload, which may be another test's.
      await expect(refused).toHaveAttribute('href', /\/seller\/upload\/\w+\?upload=\d+$/);
      await page.goto(upload);
    });

    await test.step('mends two rows', async () => {
      const row = (number: number) =>
        page.getByRole('group', { name: say('Строка {row, number}', { row: number }), exact: true });
      await row(3)
        .getByRole('textbox', { name: say('Цена') })
        .fill('2000');
      await row(4)
        .getByRole('textbox', { name: say('Производитель') })
        .fill('Mann-Filter');
      await row(4)
        .getByRole('textbox', { name: say('Остаток') })
        .fill('4');
      await page.getByRole('button', { name: say('Исправить и сравнить') }).click();
      await expect(page.getByRole('heading', { name: say('Строки, которые не приняты') })).toHaveCount(0, {
        timeout: 30_000,
      });
      await expect(page.getByRole('button', { name: say('Применить'), exact: true })).toBeVisible({ timeout: 30_000 });
    });

    await test.step('applies it: buyers see the offers', async () => {
      await page.getByRole('button', { name: say('Применить'), exact: true }).click();
      await expect(page.getByText(say('Готово: прайс-лист обновлён, покупатели видят новые цены.'))).toBeVisible({
        timeout: 30_000,
      });
      expect(await pricesOf(buyer, good)).toEqual([125_050]);
      expect(await pricesOf(buyer, dear)).toEqual([200_000]);
      expect(await pricesOf(buyer, nameless)).toEqual([30_000]);
      await buyer.goto(paths.price.to('mann-filter', good));
      await expect(buyer.getByRole('main')).toContainText(good);
    });

    await test.step('takes it back: the offers are gone', async () => {
      await page.getByRole('button', { name: say('Вернуть, как было до этой загрузки') }).click();
      await expect(page.getByText(say('Готово: цены и остатки — какими были до той загрузки.'))).toBeVisible({
        timeout: 30_000,
      });
      expect(await pricesOf(buyer, good)).toEqual([]);
      await shop.open(paths.sellerUpload.to('price'));
      await expect(page.getByRole('link', { name: say('Отмена загрузки') }).first()).toBeVisible();
    });
  });
}

test('a file that is no list is refused with what to do, and other types do not exist', async ({
  page,
  shopIn,
  faults,
}) => {
  faults.expect(/status of 404/);
  const shop = shopIn('ru');
  await logIn(page, 'seller');
  await shop.open(paths.sellerUpload.to('stock'));
  await page.getByLabel('Файл прайс-листа').setInputFiles({
    name: 'list.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await page.getByRole('button', { name: 'Загрузить и сравнить' }).click();
  await expect(page.getByText('Это не CSV и не XLSX.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Прайс-лист не изменился.')).toBeVisible();
  const answer = await page.goto(paths.sellerUpload.to('pictures'));
  expect(answer?.status()).toBe(404);
});
