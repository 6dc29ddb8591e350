import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { logIn, readInMessage, readMessages } from './clients.ts';
import { dataDir, importPriceList } from './price-lists.ts';
import { expect, test } from './shop-test.ts';

const MAKER = 'ОповеститМаркет';

/** A part number that no other test imports. */
const newNumber = (): string => `OM-${randomInt(1e6, 1e7)}`;

/** The messages whose text has these words. */
const messagesWith = async (page: Page, words: string): Promise<string[]> =>
  (await readMessages(page)).map(({ text }) => text).filter((text) => text.includes(words));

const LINK = /\S*\/alerts\/\S+/;

test.skip(dataDir === undefined, 'The shop under test keeps its data elsewhere.');

test('a guest is told once when a part comes in, and ends it by the link', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  const { say } = shop;
  const number = newNumber();
  const part = { number, price: 500 };
  await importPriceList(MAKER, { ...part, quantity: 0 });
  await shop.open(paths.search.to(number));
  await page.getByRole('link', { name: say('price-table', 'Сообщить о поступлении') }).click();
  await expect(shop.heading).toHaveText(say('alerts', 'Сообщить о поступлении'));
  const contact = page.getByLabel(say('alerts', 'Телефон или эл. почта'));
  await contact.fill('anna@');
  await contact.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await contact.fill(`anna-${number}@example.com`);
  await contact.press('Enter');
  await expect(page.getByText(say('alerts', 'Осталось подтвердить'))).toBeVisible();

  await page.goto(await readInMessage(page, LINK));
  await shop.isReady();
  await page.getByRole('button', { name: say('alerts', 'Подтвердить') }).click();
  await expect(page.getByText(say('alerts', 'Подтверждено. Больше ничего делать не нужно.'))).toBeVisible();

  const told = () => messagesWith(page, 'можно купить, от');
  await importPriceList(MAKER, { ...part, quantity: 3 });
  await expect.poll(async () => (await told()).length).toBe(1);
  await importPriceList(MAKER, { ...part, price: 490, quantity: 2 });

  await page.goto(await readInMessage(page, LINK));
  await shop.isReady();
  await page.getByRole('button', { name: say('alerts', 'Больше не сообщать') }).click();
  await expect(shop.heading).toHaveText(say('alerts', 'Больше не напишем'));
  await page.getByRole('link', { name: say('alerts', 'Вернуться к товару') }).click();
  await expect(shop.heading).toContainText(number);
  expect(await told()).toHaveLength(1);
});

test('a client is told of a price by SMS, and deletes the alert', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  const { say } = shop;
  const number = newNumber();
  await importPriceList(MAKER, { number, price: 500, quantity: 5 });
  await logIn(page, 'retail');
  await shop.open(paths.search.to(number));
  await page.getByRole('link', { name: say('price-table', 'Сообщить, когда подешевеет') }).click();
  await expect(page.getByLabel(say('alerts', 'Не дороже'))).toHaveValue('450');
  await page.getByRole('button', { name: say('alerts', 'Сообщить мне') }).click();
  await expect(page.getByText(say('alerts', 'Сообщим'), { exact: true })).toBeVisible();

  await importPriceList(MAKER, { number, price: 451, quantity: 5 });
  await importPriceList(MAKER, { number, price: 449, quantity: 5 });
  await expect.poll(async () => (await messagesWith(page, number))[0]).toMatch(/теперь от 449\s₽/);
  expect(await messagesWith(page, number)).toHaveLength(1);

  await page.getByRole('link', { name: say('alerts', 'Мои оповещения') }).click();
  const ours = page.getByRole('listitem').filter({ hasText: number });
  await ours.getByRole('button').click();
  await expect(ours).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a part is asked for, and a link that is read changes nothing', async ({ page, shopIn }) => {
    const shop = shopIn('ar');
    const { say } = shop;
    const number = newNumber();
    await importPriceList(MAKER, { number, price: 500, quantity: 0 });
    await page.goto(shop.path(paths.search.to(number)));
    await page.getByRole('link', { name: say('price-table', 'Сообщить о поступлении') }).click();
    await page.getByLabel(say('alerts', 'Телефон или эл. почта')).fill(`huda-${number}@example.com`);
    await page.getByRole('button', { name: say('alerts', 'Сообщить мне') }).click();
    await expect(page.getByText(say('alerts', 'Осталось подтвердить'))).toBeVisible();
    const link = await readInMessage(page, LINK);
    for (let visits = 0; visits < 2; visits += 1) await page.goto(link);
    await page.getByRole('button', { name: say('alerts', 'Подтвердить') }).click();
    await expect(page.getByText(say('alerts', 'Подтверждено. Больше ничего делать не нужно.'))).toBeVisible();
    await page.getByRole('button', { name: say('alerts', 'Больше не сообщать') }).click();
    await expect(shop.heading).toHaveText(say('alerts', 'Больше не напишем'));
  });
});
