import { paths } from '@partshop/features/shared';
import { logIn } from './clients.ts';
import { newList, newNumber } from './seller-lists.ts';
import { expect, test } from './shop-test.ts';

// Files wait for workers, each a process of its own.
test.slow();

// Fitments are the seller's, not of a list: two files at once would wait for each other.
test.describe.configure({ mode: 'default' });

for (const lang of ['ru', 'en'] as const) {
  test(`a seller says which cars a part fits, mends a row, and buyers see it as the seller's word, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string, values = {}) => shop.say('seller-upload', text, values);
    const sayPrice = (text: string, values = {}) => shop.say('price-table', text, values);
    const number = newNumber();
    const buyer = await newVisitor();
    const article = `${lang === 'ru' ? '' : `/${lang}`}${paths.price.to('mann-filter', number)}`;
    await logIn(page, 'seller');
    await newList(page, [number]);
    await buyer.goto(article);
    await expect(buyer.getByText(sayPrice('Машины для этого номера не указаны.'))).toBeVisible();

    await test.step('uploads a file: it is compared, and one row is refused', async () => {
      await shop.open(paths.sellerUpload.to('fitments'));
      const rows = [
        'Бренд;Артикул;Марка;Модель;Поколение;Двигатель;Год с',
        `Mann-Filter;${number};LADA;Vesta;I;21129;2016`,
        `Mann-Filter;${number};LADA;Веста;;;`,
      ];
      await page.getByLabel(say('Файл применимости')).setInputFiles({
        name: 'применимость.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(rows.join('\n')),
      });
      await page.getByRole('button', { name: say('Загрузить и сравнить') }).click();
      await expect(page.getByRole('heading', { name: say('Что изменится') })).toBeVisible({ timeout: 30_000 });
      await page.getByRole('textbox', { name: say('Модель'), exact: true }).fill('Granta');
      await page.getByRole('button', { name: say('Исправить и сравнить') }).click();
      await expect(page.getByRole('heading', { name: say('Строки, которые не приняты') })).toHaveCount(0, {
        timeout: 30_000,
      });
    });

    await test.step('applies it: buyers see the cars, and who names them', async () => {
      await page.getByRole('button', { name: say('Применить'), exact: true }).click();
      await expect(page.getByText(say('Готово: применимость обновлена, покупатели её видят.'))).toBeVisible({
        timeout: 30_000,
      });
      await buyer.goto(`${article}?cars=`);
      const cars = buyer.getByRole('region', { name: sayPrice('Подходит к'), exact: true });
      await expect(cars).toContainText('LADA Vesta I');
      await expect(cars).toContainText('LADA Granta');
      await expect(cars).toContainText(sayPrice('По словам продавцов: в каталоге машин для этого номера нет.'));
      await expect(cars).toContainText(lang === 'ru' ? 'продавец ' : 'the seller ');
    });

    await test.step('takes it back', async () => {
      await page.getByRole('button', { name: say('Вернуть, как было до этой загрузки') }).click();
      await expect(page.getByText(say('Готово: машины — какими были до той загрузки.'))).toBeVisible({
        timeout: 30_000,
      });
      await buyer.goto(article);
      await expect(buyer.getByText(sayPrice('Машины для этого номера не указаны.'))).toBeVisible();
    });
  });
}
