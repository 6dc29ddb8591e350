import type { Page } from '@playwright/test';
import { NAUGHTY_MARKUP } from '@partshop/api/bench';
import type { EditedPost } from '@partshop/api-client';
import { logIn } from '../clients.ts';
import { expect, test } from '../shop-test.ts';
import { HOSTILE_TEXTS, watchLeaving } from './hostile.ts';

/**
 * Whatever staff writes, nothing of it runs in a browser. A dialog, an error, and a violation of the content policy fail every test;
 * here also a request that leaves the shop.
 */

/** So many of {@link NAUGHTY_MARKUP} are in the text of one post; its title and teaser are the first of them. */
const AT_ONCE = 40;
const MAX_TITLE = 200;
const MAX_TEASER = 300;

async function send(page: Page, call: string, data: object): Promise<EditedPost> {
  const answer = await page.request.post(`/services/posts/${call}_json?lang=ru`, { data });
  expect(answer.status(), `${call} ${JSON.stringify(data)}`).toBe(200);
  return (await answer.json()) as EditedPost;
}

/** Publishes an offer, which no list of the shop names, with the text in every field that takes it. */
async function publish(page: Page, slug: string, text: string, html = text): Promise<EditedPost> {
  const { id, version } = await send(page, 'add', { title: slug, slug });
  const title = text.trim().slice(0, MAX_TITLE) || slug;
  const saved = await send(page, 'post', { id, version, title, teaser: text.slice(0, MAX_TEASER), html });
  return send(page, 'publish', { id, version: saved.version });
}

test('nothing of what staff writes runs, as a document, by a link, and in the editor', async ({
  context,
  page,
  shopIn,
  faults,
  baseURL,
}) => {
  test.slow();
  // The pictures that the texts name do not exist.
  faults.expect(/status of 404/);
  const left = watchLeaving(context, baseURL);
  await logIn(page, 'editor');
  const posts: EditedPost[] = [];
  for (const [index, text] of HOSTILE_TEXTS.entries()) posts.push(await publish(page, `hostile-${index}`, text));
  for (let from = 0; from < NAUGHTY_MARKUP.length; from += AT_ONCE) {
    const many = NAUGHTY_MARKUP.slice(from, from + AT_ONCE);
    posts.push(await publish(page, `many-hostile-${from}`, many[0] ?? '', many.join('\n')));
  }
  const links = posts.map(({ slug }) => `<li><a href="/offer/${slug}">${slug}</a></li>`).join('');
  await publish(page, 'hostile-texts', 'Все тексты', `<ul>${links}</ul>`);

  const asDocuments = async () => {
    const shop = shopIn('ru');
    for (const { slug, title } of posts) {
      await page.goto(`/offer/${slug}`);
      expect(await shop.heading.textContent()).toBe(title);
    }
  };
  const byLinks = async () => {
    const tab = await context.newPage();
    const shop = shopIn('ru', tab);
    await shop.open('/offer/hostile-texts');
    await tab.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    for (const { slug, title } of posts) {
      await tab.locator(`a[href="/offer/${slug}"]`).click();
      await tab.waitForURL(`**/offer/${slug}`);
      await expect(shop.heading).toHaveText(title);
      await tab.goBack();
      await expect(shop.heading).toHaveText('Все тексты');
    }
    expect(await tab.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  };
  const inTheEditor = async () => {
    const tab = await context.newPage();
    const box = tab.getByRole('textbox', { name: shopIn('ru').say('post-editor', 'Текст'), exact: true });
    for (const { id } of posts) {
      await tab.goto(`/admin/posts/${id}`);
      await expect(box).toBeVisible();
    }
  };
  await Promise.all([asDocuments(), byLinks(), inTheEditor()]);
  expect(left).toEqual([]);
});
