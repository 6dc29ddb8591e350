import { paths } from '@partshop/features/shared';
import { logIn } from './clients.ts';
import { newList, newNumber } from './seller-lists.ts';
import { expect, test } from './shop-test.ts';

// Files wait for workers, each a process of its own.
test.slow();

// Photos are the seller's, not of a list: two files at once would wait for each other.
test.describe.configure({ mode: 'default' });

for (const lang of ['ru', 'en'] as const) {
  test(`a seller uploads addresses of photos, mends a row, and takes them back, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string, values = {}) => shop.say('seller-upload', text, values);
    const number = newNumber();
    const colours = lang === 'ru' ? ['b01030', '10b030'] : ['b01040', '10b040'];
    const buyer = await newVisitor();
    const seen = async () => {
      await buyer.goto(paths.price.to('mann-filter', number));
      return buyer.getByRole('main').locator('img[src^="/pictures/"]').count();
    };
    await logIn(page, 'seller');
    await newList(page, [number]);
    expect(await seen()).toBe(0);

    await test.step('uploads a file: an address that is not https is refused and mended', async () => {
      await shop.open(paths.sellerUpload.to('photos'));
      const rows = [
        'Бренд;Артикул;Фото',
        `Mann-Filter;${number};https://pictures.example/${colours[0]}.png`,
        `Mann-Filter;${number};http://pictures.example/${colours[1]}.png`,
      ];
      await page.getByLabel(say('Файл с адресами фото')).setInputFiles({
        name: 'фото.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(rows.join('\n')),
      });
      await page.getByRole('button', { name: say('Загрузить и сравнить') }).click();
      await expect(page.getByRole('heading', { name: say('Что изменится') })).toBeVisible({ timeout: 30_000 });
      await page
        .getByRole('textbox', { name: say('Фото'), exact: true })
        .fill(`https://pictures.example/${colours[1]}.png`);
      await page.getByRole('button', { name: say('Исправить и сравнить') }).click();
      await expect(page.getByRole('heading', { name: say('Строки, которые не приняты') })).toHaveCount(0, {
        timeout: 30_000,
      });
    });

    await test.step('applies it: the shop loads the photos, and buyers see them', async () => {
      await page.getByRole('button', { name: say('Применить'), exact: true }).click();
      await expect(page.getByText(say('Готово: список фото обновлён.'))).toBeVisible({ timeout: 30_000 });
      const loaded = shop.say(
        'seller-photos',
        'Добавлено: {added, number}. Не добавлено: {refused, number}. Ждут: {waiting, number}.',
        {
          added: 2,
          refused: 0,
          waiting: 0,
        },
      );
      await expect(page.getByText(loaded)).toBeVisible({ timeout: 60_000 });
      await expect(async () => expect(await seen()).toBeGreaterThanOrEqual(2)).toPass({ timeout: 20_000 });
    });

    await test.step('takes it back', async () => {
      await page.getByRole('button', { name: say('Вернуть, как было до этой загрузки') }).click();
      await expect(page.getByText(say('Готово: фото — какими были до той загрузки.'))).toBeVisible({
        timeout: 30_000,
      });
      await expect(async () => expect(await seen()).toBe(0)).toPass({ timeout: 20_000 });
    });
  });
}
