import type { Page } from '@playwright/test';
import { logIn } from '../clients.ts';
import type { Shop } from '../shop.ts';
import { expect, test } from '../shop-test.ts';

/** §2: editors change the text of a category's page; visitors see it soon, and nobody else may change it. */

const CALL = '/services/catalogs/category-article_json';
const CATEGORY = '/avtozapchasti/suspension/shock-absorbers';
const SENTENCE = 'Амортизатор гасит колебания пружины и прижимает колесо к дороге. ';

test.describe.configure({ mode: 'serial' });

const openButton = (page: Page, shop: Shop) =>
  page.locator('[data-ui="StaffBar"]').getByRole('button', { name: shop.say('car-catalog', 'Изменить текст') });

/** Opens the editor and returns its dialog. */
async function openEditor(page: Page, shop: Shop) {
  await openButton(page, shop).click();
  const dialog = page.getByRole('dialog', { name: /«.*»/ });
  const box = dialog.getByRole('textbox', { name: shop.say('car-catalog', 'Статья') });
  await expect(box).toBeVisible();
  return { dialog, box, save: dialog.getByRole('button', { name: shop.say('car-catalog', 'Сохранить') }) };
}

const textOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test('an editor writes an article, which guests see', async ({ page, shopIn, newVisitor }) => {
  const guest = await newVisitor();
  // The page is cached for guests.
  expect(await textOf(guest, CATEGORY)).not.toContain('гасит колебания');

  await logIn(page, 'editor');
  const shop = shopIn('ru');
  await shop.open(CATEGORY);
  const { dialog, box, save } = await openEditor(page, shop);
  await dialog
    .getByRole('textbox', { name: shop.say('car-catalog', 'Заголовок страницы') })
    .fill('Амортизаторы и стойки');
  await box.click();
  await dialog.getByRole('button', { name: shop.say('rich-text', 'Заголовок'), exact: true }).click();
  await page.keyboard.type('Когда менять');
  await page.keyboard.press('Enter');
  await page.keyboard.type(SENTENCE);
  await expect(dialog.locator('.text-count')).toHaveAttribute('data-state', 'short');
  await page.keyboard.insertText(SENTENCE.repeat(9));
  await expect(dialog.locator('.text-count')).toHaveAttribute('data-state', 'shown');
  await save.click();

  await expect(dialog).toHaveCount(0);
  await expect(shop.heading).toHaveText('Амортизаторы и стойки');
  await expect(page.getByRole('heading', { name: 'Когда менять', level: 2 })).toBeVisible();
  await expect(page.getByText(shop.say('car-catalog', 'Текст сохранён'))).toBeVisible();

  await expect.poll(async () => textOf(guest, CATEGORY)).toContain('гасит колебания');
  await guest.goto(CATEGORY);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Амортизаторы и стойки');
  await expect(guest.getByRole('heading', { name: 'Когда менять', level: 2 })).toBeVisible();
  // The text of another language is its own.
  expect(await textOf(guest, `/en${CATEGORY}`)).not.toContain('гасит колебания');
});

test('changes are not lost by Escape, and not saved over another editor’s', async ({ page, shopIn, faults }) => {
  faults.expect(/status of 409/);
  await logIn(page, 'editor');
  const shop = shopIn('ru');
  await shop.open(CATEGORY);
  const { dialog, box, save } = await openEditor(page, shop);
  await box.click();
  await page.keyboard.type('Моё. ');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: shop.say('rich-text', 'Правки не сохранены') });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(box).toContainText('Моё.');

  const categoryId = /"categoryId":(\d+)/.exec(
    await (
      await page.request.get(
        `/services/search/get-category-car-parts-info?categoryLink=${encodeURIComponent(CATEGORY)}`,
      )
    ).text(),
  )?.[1];
  const present = (await (await page.request.get(`${CALL}?categoryId=${categoryId}`)).json()) as { version: string };
  const other = { categoryId: Number(categoryId), title: 'Стойки', article: '<p>Чужое.</p>', version: present.version };
  expect((await page.request.post(CALL, { data: other })).status()).toBe(200);

  await save.click();
  const conflict = page.getByRole('dialog', { name: shop.say('car-catalog', 'Пока вы правили, текст изменили') });
  await expect(conflict).toContainText('Чужое.');
  await expect(conflict).toContainText('Моё.');
  await conflict.getByRole('button', { name: shop.say('car-catalog', 'Заменить моим') }).click();
  await expect(conflict).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Моё.')).toBeVisible();
});

test('hostile markup is neither stored nor shown', async ({ page, newVisitor }) => {
  await logIn(page, 'editor');
  const info = await page.request.get(
    `/services/search/get-category-car-parts-info?categoryLink=${encodeURIComponent('/avtozapchasti/suspension')}`,
  );
  const { categoryId } = (await info.json()) as { categoryId: number };
  const { version, title } = (await (await page.request.get(`${CALL}?categoryId=${categoryId}`)).json()) as {
    version: string;
    title: string;
  };
  const article = `<p onclick="alert(1)">${SENTENCE.repeat(10)}</p><script>alert(2)</script><svg onload="alert(3)"></svg><a href="javascript:alert(4)">x</a><img src="x" onerror="alert(5)">`;
  const saved = await page.request.post(CALL, { data: { categoryId, title, article, version } });
  expect(await saved.text()).not.toMatch(/alert|script|svg|onerror/);
  const guest = await newVisitor();
  await expect.poll(async () => textOf(guest, '/avtozapchasti/suspension')).toContain('гасит колебания');
  await guest.goto('/avtozapchasti/suspension');
  const found = guest.locator('.prose').locator('script, svg, [onclick], [onerror], a[href]');
  await expect(found).toHaveCount(0);
});

test('a client gets neither the button nor the call', async ({ page, shopIn, newVisitor }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const guest = await newVisitor();
  expect((await guest.request.get(`${CALL}?categoryId=1`)).status()).toBe(401);
  await logIn(page, 'retail');
  const shop = shopIn('ru');
  await shop.open(CATEGORY);
  await expect(openButton(page, shop)).toHaveCount(0);
  const data = { categoryId: 1, title: 'a', article: '<p>a</p>', version: '' };
  expect((await page.request.get(`${CALL}?categoryId=1`)).status()).toBe(403);
  expect((await page.request.post(CALL, { data })).status()).toBe(403);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /category-article|staff/.test(url))).toEqual([]);
});

test('an Arabic article is written from right to left', async ({ page, shopIn }) => {
  await logIn(page, 'admin');
  const shop = shopIn('ar');
  await shop.open(CATEGORY);
  const { box } = await openEditor(page, shop);
  await expect(box).toHaveCSS('direction', 'rtl');
  expect(await shop.untranslated()).toEqual([]);
});
