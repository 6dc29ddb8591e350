import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { logIn } from '../clients.ts';
import { newList, newNumber, pricesOf } from '../seller-lists.ts';
import { expect, test } from '../shop-test.ts';

// Files wait for workers, each a process of its own.
test.slow();

// The seller has one mailbox.
test.describe.configure({ mode: 'default' });

const SENDER = 'price@avtosnab.example';

/** The stand-in for a provider forwards a letter; whether the shop kept it. */
async function mail(page: Page, to: string, rows: readonly string[], from = SENDER): Promise<boolean> {
  return mailFile(page, to, ['Бренд;Артикул;Цена;Остаток', ...rows], { from, name: 'прайс.csv' });
}

type Sent = { from?: string; name: string };
async function mailFile(
  { request }: Page,
  to: string,
  lines: readonly string[],
  { from = SENDER, name }: Sent,
): Promise<boolean> {
  const File = Buffer.from([...lines, ''].join('\n')).toString('base64');
  const sent = await request.post('/services/dev/list-letter_json', {
    data: { From: from, To: to, Files: [{ Name: name, File }] },
  });
  return sent.ok();
}

for (const lang of ['ru', 'en'] as const) {
  test(`a list comes by mail: it waits for the seller, then it applies itself, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string, values = {}) => shop.say('seller-upload', text, values);
    const number = newNumber();
    const buyer = await newVisitor();
    await logIn(page, 'seller');
    const name = await newList(page, [number]);
    const own = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '@lists.example' });
    const row = (price: number) => `Mann-Filter;${number};${price};3`;
    const open = async (query = '') => shop.open(`${paths.sellerUpload.to('price')}${query}`);
    let address = '';

    await test.step('says who may write, and gets addresses', async () => {
      await open('?mail=senders');
      const senders = page.getByRole('textbox', { name: say('Почта отправителей') });
      const save = page.getByRole('button', {
        name: new RegExp(`^(?:${say('Получить адреса')}|${say('Сохранить')})$`),
      });
      await senders.fill('anna');
      await save.click();
      await expect(page.getByText(say('Одна из строк — не адрес почты')).first()).toBeVisible();
      await expect(senders).toHaveValue('anna');
      await senders.fill(SENDER);
      await save.click();
      await expect(own).toBeVisible();
      address = (await own.getByText('@lists.example').innerText()).trim();
    });

    await test.step('a file waits for the seller, who applies it', async () => {
      expect(await mail(page, address, [row(120)])).toBe(true);
      await open();
      const letter = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: SENDER }).first();
      await expect(letter).toContainText(say('Принято'));
      await letter.getByRole('link', { name: 'прайс.csv' }).click();
      await page.getByRole('button', { name: say('Применить'), exact: true }).click({ timeout: 30_000 });
      await expect(page.getByText(say('Готово: прайс-лист обновлён, покупатели видят новые цены.'))).toBeVisible({
        timeout: 30_000,
      });
      expect(await pricesOf(buyer, number)).toEqual([12_000]);
    });

    await test.step('lets the next one apply itself', async () => {
      await open();
      const change = say('Изменить, что делать с файлами: {list}', { list: name });
      await own.getByRole('link', { name: change }).click();
      await page.getByRole('checkbox', { name: say('Применять новый файл сразу, без меня') }).check();
      await page.getByRole('button', { name: say('Сохранить') }).click();
      await expect(own).toContainText(say('Файл применяется сразу'));
      expect(await mail(page, address, [row(130)])).toBe(true);
      await expect.poll(async () => pricesOf(buyer, number), { timeout: 40_000 }).toEqual([13_000]);
    });

    await test.step('another sender is refused, and an old address takes nothing', async () => {
      expect(await mail(page, address, [row(140)], 'boris@avtosnab.example')).toBe(true);
      await open('?mail=senders');
      const refused = say('Вы не разрешили этого отправителя');
      await page.getByText(say('Сменить адреса')).click();
      await page.getByRole('button', { name: say('Выдать новые адреса') }).click();
      await expect(own).toBeVisible();
      await expect(own).not.toContainText(address);
      await expect(
        page.getByRole('listitem').filter({ hasText: 'boris@avtosnab.example' }).filter({ hasText: refused }).first(),
      ).toBeVisible();
      expect(await mail(page, address, [row(150)])).toBe(false);
      expect(await pricesOf(buyer, number)).toEqual([13_000]);
    });
  });
}

for (const lang of ['ru', 'en'] as const) {
  test(`crosses come from an address and by mail, and wait for the seller, in ${lang}`, async ({ page, shopIn }) => {
    const shop = shopIn(lang);
    const say = (text: string, values = {}) => shop.say('seller-upload', text, values);
    const head = 'Бренд;Артикул;Бренд аналога;Артикул аналога';
    const numbers = [newNumber(), newNumber(), newNumber()];
    const [one = '', other = '', third = ''] = numbers;
    await logIn(page, 'seller');
    await newList(page, numbers);
    const open = async (query = '') => shop.open(`${paths.sellerUpload.to('crosses')}${query}`);
    const waits = page.getByRole('button', { name: say('Применить'), exact: true });
    const added = page.getByRole('link', { name: say('Добавить адрес') });
    const own = page.getByRole('listitem').filter({ hasText: 'prices.example/crosses.csv' });

    await test.step('the shop loads them from an address', async () => {
      await open();
      await added.click();
      const url = new URL('https://prices.example/crosses.csv');
      url.searchParams.set('head', head);
      url.searchParams.set('row', `Mann-Filter;${one};Mann-Filter;${other}`);
      await page.getByRole('textbox', { name: say('Адрес файла') }).fill(url.href);
      await page.getByRole('button', { name: say('Добавить адрес') }).click();
      await expect(own).toContainText(say('Файл ждёт, пока вы его примените'));
      await own.getByRole('link', { name: say('Последний загруженный файл') }).click({ timeout: 30_000 });
      await expect(waits).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('main')).toContainText(other);
      await open();
      await own.getByRole('button', { name: say('Удалить адрес: {list}', { list: say('Замены номеров') }) }).click();
      await expect(added).toBeVisible();
    });

    await test.step('a letter brings them', async () => {
      await open('?mail=senders');
      await page.getByRole('textbox', { name: say('Почта отправителей') }).fill(SENDER);
      await page
        .getByRole('button', { name: new RegExp(`^(?:${say('Получить адреса')}|${say('Сохранить')})$`) })
        .click();
      const address = (await page.getByText('+crosses@lists.example').innerText()).trim();
      const name = `замены ${one}.csv`;
      expect(await mailFile(page, address, [head, `Mann-Filter;${one};Mann-Filter;${third}`], { name })).toBe(true);
      await open();
      await page.getByRole('listitem').filter({ hasText: SENDER }).getByRole('link', { name }).first().click();
      await expect(waits).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('main')).toContainText(third);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a seller says who may write, and what becomes of files', async ({ page, faults }) => {
    faults.expect(/status of 400/);
    await logIn(page, 'seller');
    const name = await newList(page, [newNumber()]);
    const own = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '@lists.example' });
    await page.goto(`${paths.sellerUpload.to('price')}?mail=senders`);
    await page.getByRole('textbox', { name: 'Почта отправителей' }).fill(SENDER);
    await page.getByRole('button', { name: /^(?:Получить адреса|Сохранить)$/ }).click();
    await own.getByRole('link', { name: /^Изменить, что делать с файлами/ }).click();
    await page.getByRole('checkbox', { name: 'Применять новый файл сразу, без меня' }).check();
    await page.getByRole('textbox', { name: 'Ждать меня, если снимается больше, %' }).fill('много');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Напишите число от 0 до 100').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Применять новый файл сразу, без меня' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Ждать меня, если снимается больше, %' }).fill('5');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(own).toContainText('Файл применяется сразу');
  });
});
