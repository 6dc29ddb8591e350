import { paths } from '@partshop/features/shared';
import { logIn } from './clients.ts';
import { newList, newNumber, pricesOf } from './seller-lists.ts';
import { expect, test } from './shop-test.ts';

// Files wait for workers, each a process of its own.
test.slow();

for (const lang of ['ru', 'en'] as const) {
  test(`a list is loaded from an address and applied by itself; one that jumps waits for a person, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
    faults,
  }) => {
    faults.expect(/status of 422/);
    const shop = shopIn(lang);
    const say = (text: string, values = {}) => shop.say('seller-upload', text, values);
    const number = newNumber();
    const buyer = await newVisitor();
    await logIn(page, 'seller');
    const name = await newList(page, [number]);
    const own = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'prices.example' });
    const addressOf = (price: number) => `https://prices.example/list.csv?row=Mann-Filter;${number};${price};3`;
    /** Opens the page again until the result is there. */
    const untilShown = async (text: string) =>
      expect(async () => {
        await shop.open(paths.sellerUpload.to('price'));
        await expect(own).toContainText(text, { timeout: 1000 });
      }).toPass({ timeout: 40_000 });

    await test.step('adds an address: the file is loaded at once, and applied', async () => {
      await shop.open(paths.sellerUpload.to('price'));
      await page.getByRole('link', { name: say('Добавить адрес') }).click();
      await page.getByLabel(say('Прайс-лист'), { exact: true }).selectOption({ label: name });
      await page.getByRole('textbox', { name: say('Адрес файла') }).fill(addressOf(120));
      await page.getByLabel(say('Когда загружать')).selectOption({ label: say('Каждый час') });
      await page.getByRole('checkbox', { name: say('Применять новый файл сразу, без меня') }).check();
      await page.getByRole('button', { name: say('Добавить адрес') }).click();
      await expect(own).toBeVisible();
      await expect(own).toContainText(say('Файл применяется сразу'));
      await expect.poll(async () => pricesOf(buyer, number), { timeout: 40_000 }).toEqual([12_000]);
      await untilShown(say('Загружен новый файл'));
    });

    await test.step('a file that did not change does nothing', async () => {
      await own.getByRole('button', { name: say('Загрузить сейчас: {list}', { list: name }) }).click();
      // The page follows the load.
      await expect(own).toContainText(say('Файл не изменился'), { timeout: 40_000 });
    });

    await test.step('a price that jumps waits for the seller, who applies it', async () => {
      await own.getByRole('link', { name: say('Изменить адрес: {list}', { list: name }) }).click();
      await page.getByRole('textbox', { name: say('Адрес файла') }).fill(addressOf(999));
      await page.getByRole('button', { name: say('Сохранить') }).click();
      await expect(own).toBeVisible();
      await untilShown(say('Загружен новый файл'));
      const held = page.getByText(
        say('Файл не применился сам: цены изменились больше чем на {percent, number} %. Проверьте и примените.', {
          percent: 30,
        }),
      );
      await expect(async () => {
        await shop.open(paths.sellerUpload.to('price'));
        await own.getByRole('link', { name: say('Последний загруженный файл') }).click();
        await expect(held).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 40_000 });
      expect(await pricesOf(buyer, number)).toEqual([12_000]);
      await page.getByRole('button', { name: say('Применить'), exact: true }).click();
      await expect(page.getByText(say('Готово: прайс-лист обновлён, покупатели видят новые цены.'))).toBeVisible({
        timeout: 30_000,
      });
      expect(await pricesOf(buyer, number)).toEqual([99_900]);
    });

    await test.step('says what is wrong with an address, and forgets it', async () => {
      await shop.open(paths.sellerUpload.to('price'));
      await own.getByRole('link', { name: say('Изменить адрес: {list}', { list: name }) }).click();
      await page.getByRole('textbox', { name: say('Адрес файла') }).fill('https://192.168.1.1/list.csv');
      await page.getByRole('button', { name: say('Сохранить') }).click();
      const refused = 'Этот адрес не подходит: нужен сайт в интернете, который открывается по https без пароля';
      await expect(page.getByText(say(refused)).first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: say('Адрес файла') })).toHaveValue('https://192.168.1.1/list.csv');
      await page.getByRole('textbox', { name: say('Адрес файла') }).fill('https://prices.example/down');
      await page.getByRole('button', { name: say('Сохранить') }).click();
      await expect(own).toBeVisible();
      await untilShown(say('Сайт не отдал файл'));
      await own.getByRole('button', { name: say('Удалить адрес: {list}', { list: name }) }).click();
      await expect(own).toHaveCount(0);
      expect(await pricesOf(buyer, number)).toEqual([99_900]);
    });
  });
}
