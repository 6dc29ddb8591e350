import { paths } from '@partshop/features/shared';
import { logIn } from './clients.ts';
import { newList, newNumber } from './seller-lists.ts';
import { expect, test } from './shop-test.ts';

// Files wait for workers, each a process of its own.
test.slow();

// Crosses are the seller's, not of a list: two files at once would wait for each other.
test.describe.configure({ mode: 'default' });

for (const lang of ['ru', 'en'] as const) {
  test(`a seller says which numbers replace each other, mends a row, and takes it back, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string, values = {}) => shop.say('seller-upload', text, values);
    const [one, other, third] = [newNumber(), newNumber(), newNumber()];
    const buyer = await newVisitor();
    const instead = async () => {
      await buyer.goto(paths.price.to('mann-filter', one));
      return buyer.getByRole('main');
    };
    await logIn(page, 'seller');
    await newList(page, [one, other, third]);

    await test.step('uploads a file: it is compared, and one row is refused', async () => {
      expect(await (await instead()).textContent()).not.toContain(other);
      await shop.open(paths.sellerUpload.to('crosses'));
      const rows = [
        'Бренд;Артикул;Бренд аналога;Артикул аналога;Направление',
        `Mann-Filter;${one};Mann-Filter;${other};в обе стороны`,
        `Mann-Filter;${one};Mann-Filter;${third}9;в одну сторону`,
      ];
      await page.getByLabel(say('Файл замен')).setInputFiles({
        name: 'замены.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(rows.join('\n')),
      });
      await page.getByRole('button', { name: say('Загрузить и сравнить') }).click();
      await expect(page.getByRole('heading', { name: say('Что изменится') })).toBeVisible({ timeout: 30_000 });
      await page.getByRole('textbox', { name: say('Номер аналога') }).fill(third);
      await page.getByRole('button', { name: say('Исправить и сравнить') }).click();
      await expect(page.getByRole('heading', { name: say('Строки, которые не приняты') })).toHaveCount(0, {
        timeout: 30_000,
      });
    });

    await test.step('applies it: buyers see the other numbers', async () => {
      await page.getByRole('button', { name: say('Применить'), exact: true }).click();
      await expect(page.getByText(say('Готово: замены обновлены, покупатели их видят.'))).toBeVisible({
        timeout: 30_000,
      });
      await expect(async () => {
        const main = await instead();
        await expect(main).toContainText(other, { timeout: 1000 });
        await expect(main).toContainText(third, { timeout: 1000 });
      }).toPass({ timeout: 20_000 });
    });

    await test.step('takes it back', async () => {
      await page.getByRole('button', { name: say('Вернуть, как было до этой загрузки') }).click();
      await expect(page.getByText(say('Готово: замены — какими были до той загрузки.'))).toBeVisible({
        timeout: 30_000,
      });
      await expect(async () => {
        expect(await (await instead()).textContent()).not.toContain(other);
      }).toPass({ timeout: 20_000 });
    });
  });
}
