import type { Page } from '@playwright/test';
import { logIn } from '../clients.ts';
import type { Shop } from '../shop.ts';
import { expect, test } from '../shop-test.ts';

/** §2, X10: staff writes articles in the shop; visitors, feeds and search engines find them when their time has come. */

const TITLE = 'Как поменять щётки за пять минут';

const textOf = async (page: Page, path: string) => (await page.request.get(path)).text();
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

/** Creates a draft in the list of texts, and writes it. Returns the path of its page. */
async function write(page: Page, shop: Shop): Promise<string> {
  const say = (key: string) => shop.say('post-editor', key);
  await shop.open('/admin/posts');
  await page.getByRole('textbox', { name: say('Заголовок') }).fill(TITLE);
  await page.getByRole('button', { name: say('Создать черновик') }).click();
  await expect(shop.heading).toHaveText(TITLE);
  const box = page.getByRole('textbox', { name: say('Текст'), exact: true });
  await box.click();
  await page.getByRole('button', { name: shop.say('rich-text', 'Заголовок'), exact: true }).click();
  await page.keyboard.type('Что понадобится');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Только новые щётки. Не подошли — вернёте за {returnDays}.');
  await page.getByRole('button', { name: say('Сохранить черновик') }).click();
  await expect(page.getByText(say('Черновик сохранён'))).toBeVisible();
  return new URL(page.url()).pathname.replace('/admin/posts/', '/articles/');
}

test('an article is written, previewed, scheduled, published and found', async ({ page, shopIn, newVisitor }) => {
  test.slow();
  await logIn(page, 'editor');
  const shop = shopIn('ru');
  const say = (key: string) => shop.say('post-editor', key);
  const path = await write(page, shop);
  const editor = path.replace('/articles/', '/admin/posts/');
  const guest = await newVisitor();

  await page.getByRole('link', { name: say('Посмотреть как посетитель') }).click();
  await expect(page.getByText('вернёте за 14')).toBeVisible();
  await expect(shop.heading).toHaveText(TITLE);
  const preview = new URL(page.url()).pathname + new URL(page.url()).search;
  for (const hidden of [path, preview]) expect(await statusOf(guest, hidden)).toBe(404);

  await page.getByRole('link', { name: shop.say('information', 'Изменить страницу') }).click();
  await page.getByLabel(say('Показать с')).fill('2099-01-01T09:00');
  await page.getByRole('button', { name: say('Запланировать') }).click();
  await expect(page.locator('.post-state').first()).toContainText(say('Запланировано'));
  expect(await statusOf(guest, path)).toBe(404);
  expect(await textOf(guest, '/articles/rss.xml')).not.toContain(TITLE);

  await shop.open(editor);
  await page.getByRole('button', { name: say('Опубликовать') }).click();
  await expect(page.locator('.post-state').first()).toContainText(say('Опубликовано'));
  await expect.poll(async () => statusOf(guest, path)).toBe(200);
  for (const place of ['/articles/rss.xml', '/articles/', '/'])
    await expect.poll(async () => textOf(guest, place)).toContain(TITLE);
  await expect.poll(async () => textOf(guest, '/sitemaps/posts-ru-1.xml')).toContain(path);
  expect(await textOf(guest, '/sitemaps/posts-en-1.xml')).not.toContain(path);

  await guest.goto(path);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(guest.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/articles/rss.xml',
  );
  await expect(guest.locator('link[hreflang="en"]')).toHaveCount(0);

  await page.getByRole('button', { name: say('Удалить') }).click();
  await expect(page.locator('.post-state').first()).toContainText(say('Удалено'));
  await expect.poll(async () => statusOf(guest, path)).toBe(410);
});

test('the editor loads for editors alone', async ({ page, shopIn, newVisitor, faults }) => {
  faults.expect(/status of (?:401|403)/);
  const guest = await newVisitor();
  for (const path of ['/admin/posts', '/admin/posts/1']) expect(await statusOf(guest, path)).toBe(401);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await logIn(page, 'retail');
  const shop = shopIn('ru');
  await shop.open('/about');
  await expect(page.getByRole('link', { name: shop.say('information', 'Изменить страницу') })).toHaveCount(0);
  expect(await statusOf(page, '/admin/posts/1')).toBe(403);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /post-editor|staff|rich-text/.test(url))).toEqual([]);
});
