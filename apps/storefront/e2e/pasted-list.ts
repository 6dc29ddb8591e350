/** A list as a workshop pastes it, and what a person does with its answers. */
import { expect, type APIRequestContext } from '@playwright/test';
import type { Shop } from './shop.ts';

/** Tests that buy at the same time leave each other enough of these. */
const PLENTY = 20;
const GOOD_LINES = 56;

type Goods = { items: { catalogName: string; catalogFullNumber: string; best: { quantity: number } | null }[] };

/** 60 lines: 56 that are found as they stand, a misspelt number, a quantity in words, and two that nobody can find. */
export async function pastedList(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/services/catalogs/topsale_json?take=100');
  const { items } = (await answer.json()) as Goods;
  const good = items.filter(({ best }) => (best?.quantity ?? 0) >= PLENTY).slice(0, GOOD_LINES);
  expect(good).toHaveLength(GOOD_LINES);
  return [
    ...good.map(({ catalogName, catalogFullNumber }) => `${catalogName}\t${catalogFullNumber}\t1`),
    'MANN-FILTER\tW 712/76\t1',
    'MANN-FILTER\tW 712/75\tмного',
    '\tXYZ 99999 Q\t1',
    'BOSCH\t\t1',
  ].join('\n');
}

/**
 * Pastes a list, mends the two lines that can be mended and puts all that is found into the basket. Returns how many lines the basket
 * has then. `pause` happens after the list was pasted.
 */
export async function checkList(shop: Shop, list: string, pause = async () => {}): Promise<number> {
  const { page } = shop;
  const say = (key: string, values = {}) => shop.say('quick-order', key, values);
  const main = page.getByRole('main');
  const foundOf = async (found: number, all: number) =>
    expect(main).toContainText(say('{found} из {all}', { found, all }));
  await shop.open('/basket/quick-order');
  await page.getByRole('textbox', { name: say('Список') }).fill(list);
  await pause();
  await expect(page.getByRole('textbox', { name: say('Список') })).toHaveValue(list);
  await page.getByRole('button', { name: say('Проверить список') }).click();
  await foundOf(GOOD_LINES, 60);

  await page.getByRole('checkbox').check();
  await expect(main.getByRole('spinbutton').filter({ visible: true })).toHaveCount(0);
  const [choose = ''] = say('Выбрать {number}').split('{');
  await page.getByRole('button', { name: new RegExp(`^${choose}.*W 712/75`) }).click();
  await foundOf(GOOD_LINES + 1, 60);
  const quantity = page.getByRole('textbox', { name: say('Количество в строке {line}', { line: 58 }) });
  await quantity.fill('2');
  await quantity.press('Enter');
  await foundOf(GOOD_LINES + 2, 60);

  const add = say('Положить в корзину {count, plural, one {# строку} few {# строки} many {# строк} other {# строки}}', {
    count: GOOD_LINES + 2,
  });
  await page.getByRole('button', { name: add }).click();
  await foundOf(0, 2);
  const answer = await page.request.get('/services/basket/items_json');
  const { items } = (await answer.json()) as { items: { qty: number }[] };
  // Both mended lines are of one article, which may be among the others too.
  expect([GOOD_LINES, GOOD_LINES + 1]).toContain(items.length);
  return items.length;
}
