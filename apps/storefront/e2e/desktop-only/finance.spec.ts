import { readFile } from 'node:fs/promises';
import { Workbook } from '@cj-tech-master/excelts';
import { logIn } from '../clients.ts';
import { expect, test } from '../shop-test.ts';

test('a wholesale client follows a figure to its order, pays a part of the debt and sees it in the ledger', async ({
  page,
  shopIn,
}) => {
  await logIn(page, 'wholesale');
  const shop = shopIn('ru');
  const main = page.getByRole('main');
  await shop.open('/client/finance');
  await expect(shop.heading).toHaveText(shop.say('finance', 'Финансы'));
  const ledger = page.getByRole('table', { name: shop.say('finance', 'Движения') });

  await test.step('a shipment leads to its order', async () => {
    const shipment = ledger.getByRole('link', { name: /^Отгрузка/ }).first();
    const [number = ''] = /\d{2}-\d{4}-\d{4}/.exec((await shipment.textContent()) ?? '') ?? [];
    await shipment.click();
    await expect(shop.heading).toContainText(number);
    await page.goBack();
  });

  await test.step('a payment is an entry once it is made', async () => {
    await shop.field(shop.say('finance', 'Сумма')).fill('1,50');
    await page.getByRole('button', { name: shop.say('finance', 'Перейти к оплате') }).click();
    await page.getByRole('button', { name: shop.say('payment', 'Заплатить'), exact: true }).click();
    await expect(main.getByText(/Платёж .*1,50.* зачислен/)).toBeVisible();
    await main.getByRole('link', { name: /^Оплаты/ }).click();
    await expect(ledger.getByRole('row').nth(1)).toContainText(/Оплата № .*[-−]1,50/);
  });
});

test('a wholesale client compares a year with the shop, in a table for a spreadsheet, and answers', async ({
  page,
  shopIn,
}) => {
  await logIn(page, 'wholesale-debt');
  const shop = shopIn('ru');
  const main = page.getByRole('main');
  await shop.open('/client/finance');
  await main.getByRole('link', { name: shop.say('finance', 'Акты сверки') }).click();
  await expect(shop.heading).toHaveText(shop.say('finance', 'Акт сверки'));
  /** Roubles under a label of the turnover: `1 234,50 ₽` is 1234.5. */
  const shown = async (label: string) => {
    const text = await main.locator('dl.turnover > div').filter({ hasText: label }).locator('dd').innerText();
    return Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.'));
  };

  await test.step('the table has the documents and the sums of the page', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: shop.say('finance', 'Таблица XLSX') }).click(),
    ]);
    const book = new Workbook();
    await book.xlsx.load(await readFile(await file.path()));
    const rows = (book.worksheets[0]?.getSheetValues() ?? []).filter((row) => Array.isArray(row));
    const sumsOf = (name: string) => rows.find((row) => row[2] === name)?.slice(3, 5);
    expect(sumsOf('Обороты за период')).toEqual([await shown('Отгружено'), await shown('Оплачено и возвращено')]);
    expect(sumsOf('Сальдо конечное')?.[0]).toBe(await shown('На конец'));
    const documents = rows.slice(rows.findIndex((row) => row[2] === 'Сальдо начальное') + 1, -2);
    const columnOf = (index: number) =>
      documents.reduce((sum, row) => sum + Math.round(Number(row[index] ?? 0) * 100), 0);
    expect([columnOf(3) / 100, columnOf(4) / 100]).toEqual(sumsOf('Обороты за период'));
  });

  await test.step('the same sum agrees, another one is marked', async () => {
    const field = shop.field(shop.say('finance', 'Долг по вашим данным'));
    const send = main.getByRole('button', { name: shop.say('finance', 'Отправить ответ') });
    const balances = main.getByRole('region', { name: shop.say('finance', 'Сверка') });
    await send.click();
    await expect(balances).toContainText(shop.say('finance', 'согласован'));
    await field.fill('1,50');
    await send.click();
    await expect(balances).toContainText(shop.say('finance', 'Расхождение'));
  });
});
