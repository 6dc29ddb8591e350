import {
  EditedPost,
  Post,
  PostConflict,
  PostList,
  ShownPost,
  Sitemap,
  type LanguageCode,
} from '@partshop/api-client/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { listenForCatalogueChanges } from '../catalogue-changes/index.ts';
import { defaultSiteConfig } from '../../platform/settings/default-site-config.ts';
import { createAccounts } from '../../testing/accounts.ts';
import { expectHarmless } from '../../testing/expect-harmless.ts';
import { NAUGHTY_HTML } from '../../testing/naughty-html.ts';
import { NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { addFirstPages } from './first-pages.queries.ts';

const api = await createTestApi();
const { database, fixtures, visitor, time } = api;
const { signedIn } = createAccounts(api);
const guest = visitor();

let editor: Visitor;
beforeAll(async () => {
  editor = (await signedIn({ localize_editor: true })).guest;
});
beforeEach(() => database.pool.query('truncate posts cascade'));

const HOUR = 3_600_000;
const later = (hours: number) => new Date(time.now.getTime() + hours * HOUR);
const wait = (hours: number) => {
  time.now = later(hours);
};

const send = (name: string, body: object, { who = editor, lang = 'ru' } = {}) =>
  who.post(`/services/posts/${name}_json?lang=${lang}`, body);
const done = (name: string, body: object, lang = 'ru') => good(send(name, body, { lang }), EditedPost);
const add = (title: string, slug?: string) => done('add', { title, ...(slug === undefined ? {} : { slug }) });
const edit = ({ id, version }: EditedPost, text: object, lang = 'ru') =>
  done('post', { id, version, title: 'Зима', html: '<p>Текст</p>', ...text }, lang);
const publish = ({ id, version }: EditedPost, from?: Date) =>
  done('publish', { id, version, ...(from === undefined ? {} : { from: from.toISOString() }) });
/** An article that visitors see. */
const published = async (text: object = {}) => publish(await edit(await add('Зима'), text));

const ask = (id: number, { who = guest, query = '' } = {}) => who.get(`/services/news/post?id=${id}${query}`);
const shown = (id: number, lang: LanguageCode = 'ru') => good(ask(id, { query: `&lang=${lang}` }), ShownPost);
const list = (query = '') => good(guest.get(`/services/news/list?${query}`), PostList);

describe('news', () => {
  const save = (who: Visitor, post: object) => who.post('/services/news/savePost', { post });
  const saved = (who: Visitor, post: object) => good(save(who, post), Post);
  const read = (who: Visitor, isPreView?: boolean) =>
    good(who.get(`/services/news/getPost${isPreView === undefined ? '' : `?isPreView=${isPreView}`}`), z.array(Post));
  const draft = { title: 'Черновик', html: '<p>Ещё не готово</p>' };

  test.each([
    ['nobody', undefined, 401, 'not-signed-in'],
    ['a client', {}, 403, 'no-access'],
    ['a seller', { is_seller: true }, 403, 'no-access'],
  ])('%s may not write any', async (_, rights, status, code) => {
    const who = rights ? (await signedIn(rights)).guest : visitor();
    expect(await save(who, draft)).toMatchObject({ status, body: { code } });
    expect(await read(visitor())).toEqual([]);
  });

  test.each([{ localize_editor: true }, { can_switch_user: true }])('drafts are for %o alone', async (rights) => {
    const { guest: writer } = await signedIn(rights);
    const { id, publishedAt } = await saved(writer, draft);
    expect(publishedAt).toBeNull();
    expect(await read(writer)).toMatchObject([{ id, title: 'Черновик' }]);
    expect(await read(visitor())).toEqual([]);
    expect(await read((await signedIn()).guest)).toEqual([]);
    await database.pool.query('truncate posts cascade');
  });

  test('published ones are public, the newest first, and keep their date', async () => {
    const first = await saved(editor, { title: 'Первая', html: '<p>Раз</p>', isPublished: true });
    const day = time.now.toISOString();
    time.now = new Date(time.now.getTime() + 3_600_000);
    await saved(editor, { title: 'Вторая', html: '<p>Два</p>', isPublished: true });
    await saved(editor, { id: first.id, title: 'Первая, с правкой', html: '<p>Раз</p>', isPublished: true });
    expect(await read(visitor())).toMatchObject([
      { title: 'Вторая' },
      { id: first.id, title: 'Первая, с правкой', publishedAt: day },
    ]);
    await saved(editor, { id: first.id, title: 'Первая', html: '<p>Раз</p>', isPublished: false });
    expect(await read(visitor())).toMatchObject([{ title: 'Вторая' }]);
    await database.pool.query('truncate posts cascade');
  });

  test('a teaser is text; the article is sanitised on write and again on read (S2)', async () => {
    const naughty = '<p onclick="x">Первый <b>абзац</b></p><script>alert(1)</script><p>Второй</p>';
    const { id } = await saved(editor, { title: '<b>x</b>', html: naughty, isPublished: true });
    const kept = database.db.selectFrom('post_versions').select('texts').where('post_id', '=', id);
    expect((await kept.executeTakeFirst())?.texts).toMatchObject({
      ru: { html: '<p>Первый <b>абзац</b></p><p>Второй</p>' },
    });

    const texts = JSON.stringify({ ru: { title: '<b>x</b>', teaser: '', html: naughty } });
    await database.db.updateTable('post_versions').set({ texts }).where('post_id', '=', id).execute();
    expect(await read(guest, false)).toMatchObject([
      { title: '<b>x</b>', html: '<p>Первый <b>абзац</b></p><p>Второй</p>' },
    ]);
    expect(await read(guest)).toMatchObject([{ html: '<p>Первый абзац Второй</p>' }]);
  });

  test('unknown news are 404, and news without a title are rejected', async () => {
    expect(await save(editor, { ...draft, id: 999_999 })).toMatchObject({ status: 404 });
    expect(await save(editor, { ...draft, title: ' ' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'post.title' }] },
    });
    expect(await guest.get('/services/news/getPost?isPreView=1')).toMatchObject({ status: 400 });
  });
});

describe('an article', () => {
  test('is a draft first, which editors alone can preview', async () => {
    const draft = await edit(await add('Зима'), { html: '<p>Проверьте масло.</p>' });
    expect(draft).toMatchObject({ state: 'draft', hasDraft: true, version: 2, publishedAt: null, langs: ['ru'] });
    const preview = `&preview=${draft.version}`;
    expect(await good(ask(draft.id, { who: editor, query: preview }), ShownPost)).toMatchObject({
      title: 'Зима',
      html: '<p>Проверьте масло.</p>',
      publishedAt: null,
    });
    const client = (await signedIn()).guest;
    const seller = (await signedIn({ is_seller: true })).guest;
    for (const who of [guest, client, seller])
      for (const query of [preview, '', '&preview=1'])
        expect(await ask(draft.id, { who, query })).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await ask(draft.id, { who: editor })).toMatchObject({ status: 404 });
    expect(await ask(draft.id, { who: editor, query: '&preview=99' })).toMatchObject({ status: 404 });
    expect(await list()).toEqual({ items: [], total: 0 });
  });

  test('is published with its teaser, and keeps its date when it is changed', async () => {
    const first = await published({ html: '<h2>Масло</h2><p>Проверьте уровень.</p>' });
    const day = time.now.toISOString();
    expect(first).toMatchObject({ state: 'published', hasDraft: false, publishedAt: day });
    wait(2);
    const changed = await edit(first, { title: 'Зима близко', teaser: 'Что проверить' });
    expect(changed).toMatchObject({ state: 'published', hasDraft: true });
    expect(await shown(first.id)).toMatchObject({ title: 'Зима', teaser: 'Масло Проверьте уровень.' });
    await publish(changed);
    expect(await shown(first.id)).toMatchObject({
      title: 'Зима близко',
      publishedAt: day,
      modifiedAt: time.now.toISOString(),
    });
    const { id } = first;
    expect((await list()).items).toEqual([{ id, title: 'Зима близко', teaser: 'Что проверить', publishedAt: day }]);
  });

  test('that is scheduled appears at its time, and not a moment before', async () => {
    const scheduled = await publish(await edit(await add('Зима'), {}), later(3));
    expect(scheduled).toMatchObject({ state: 'scheduled', hasDraft: false, scheduledFor: later(3).toISOString() });
    wait(2.99);
    expect(await ask(scheduled.id)).toMatchObject({ status: 404 });
    expect((await list()).total).toBe(0);
    wait(0.01);
    expect(await shown(scheduled.id)).toMatchObject({ publishedAt: time.now.toISOString() });
    expect((await list()).total).toBe(1);
  });

  test('shows its old version until the time of the new one, which a later schedule replaces', async () => {
    const first = await published();
    const second = await publish(await edit(first, { title: 'Весна' }), later(2));
    expect(second).toMatchObject({ state: 'published', hasDraft: false });
    const third = await publish(await edit(second, { title: 'Лето' }), later(5));
    wait(3);
    expect(await shown(first.id)).toMatchObject({ title: 'Зима' });
    wait(2);
    expect(await shown(first.id)).toMatchObject({ title: 'Лето' });
    expect(third.scheduledFor).toBe(time.now.toISOString());
  });

  test('that is withdrawn is unknown, one that is removed is gone, and both can be shown again', async () => {
    const { id, version } = await published();
    expect(await done('withdraw', { id, version, isRemoved: false })).toMatchObject({ state: 'draft' });
    expect(await ask(id)).toMatchObject({ status: 404 });
    await publish(await done('post', { id, version, title: 'Зима', html: '<p>a</p>' }));
    const now = await good(editor.get(`/services/posts/post_json?id=${id}`), EditedPost);
    expect(await done('withdraw', { id, version: now.version, isRemoved: true })).toMatchObject({ state: 'removed' });
    expect(await ask(id)).toMatchObject({ status: 410, body: { code: 'gone' } });
    expect((await list()).total).toBe(0);
    await publish(now);
    expect(await shown(id)).toMatchObject({ title: 'Зима' });
  });

  test('is written in several languages, and says in which it is shown', async () => {
    const russian = await edit(await add('Зима'), {});
    const both = await publish(await edit(russian, { title: 'Winter', html: '<p>Text</p>' }, 'en'));
    const { id } = both;
    expect(await shown(id, 'ru')).toMatchObject({ title: 'Зима', lang: 'ru', langs: ['en', 'ru'] });
    expect(await shown(id, 'en')).toMatchObject({ title: 'Winter', lang: 'en' });
    expect(await shown(id, 'ar')).toMatchObject({ title: 'Winter', lang: 'en' });
    expect((await list('lang=ar')).total).toBe(0);
    expect((await list('lang=en')).items).toMatchObject([{ title: 'Winter' }]);
    const arabic = await good(editor.get(`/services/posts/post_json?id=${id}&lang=ar`), EditedPost);
    expect(arabic).toMatchObject({ title: '', html: '' });
  });

  test('lists its goods as the visitor can buy them, without those that are gone', async () => {
    const article = await fixtures.article('Mann-Filter', 'W 712/75');
    await fixtures.offer(article, await fixtures.priceList('Склад'));
    const goods = [
      { catalogKey: 'nobody', number: 'X1' },
      { catalogKey: 'mann-filter', number: 'w 712/75' },
    ];
    const { id } = await published({ goods });
    const post = await shown(id);
    expect(post.goods).toMatchObject([{ catalogFullNumber: 'W 712/75', offerCount: 1 }]);
    expect(post.currency.code).toBe('RUB');
  });

  test('is listed by pages, the newest first', async () => {
    for (const title of ['Раз', 'Два', 'Три']) {
      await publish(await edit(await add(title), { title }));
      wait(1);
    }
    expect(await list('take=2')).toMatchObject({ items: [{ title: 'Три' }, { title: 'Два' }], total: 3 });
    expect(await list('take=2&skip=2')).toMatchObject({ items: [{ title: 'Раз' }], total: 3 });
    expect(await list('skip=3')).toEqual({ items: [], total: 3 });
  });
});

describe('every saved version', () => {
  test('can be looked at and brought back', async () => {
    const first = await published({ html: '<p>Первый</p>' });
    wait(1);
    const second = await edit(first, { html: '<p>Второй</p>' });
    expect(second.history).toMatchObject([
      { version: 3, savedAt: time.now.toISOString(), shownFrom: null },
      { version: 2, shownFrom: first.publishedAt },
      { version: 1, langs: ['ru'], shownFrom: null },
    ]);
    expect(second.history.every(({ savedBy }) => savedBy !== null)).toBe(true);
    const old = await good(ask(first.id, { who: editor, query: `&preview=${first.version}` }), ShownPost);
    expect(old.html).toBe('<p>Первый</p>');
    const restored = await done('restore', { id: first.id, version: second.version, restored: first.version });
    expect(restored).toMatchObject({ version: 4, html: '<p>Первый</p>', hasDraft: true });
    expect(await send('restore', { id: first.id, version: 4, restored: 77 })).toMatchObject({ status: 404 });
  });

  test('is never lost to another editor: the later one gets what there is', async () => {
    const draft = await edit(await add('Зима'), {});
    const mine = { id: draft.id, version: draft.version, title: 'Моё', html: '<p>Моё</p>' };
    const first = await done('post', mine);
    for (const [name, body] of [
      ['post', { ...mine, title: 'Чужое' }],
      ['publish', mine],
      ['withdraw', { ...mine, isRemoved: true }],
      ['restore', { ...mine, restored: 1 }],
    ] as const) {
      const { status, body: answer } = await send(name, body);
      expect(status).toBe(409);
      expect(PostConflict.parse(answer)).toMatchObject({ code: 'text-changed', present: first });
    }
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((title) => send('post', { ...mine, title, version: first.version })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('an offer', () => {
  test('has an address of its own', async () => {
    const offer = await publish(await edit(await add('Скидка', 'winter-2026'), { title: 'Скидка' }));
    expect(offer).toMatchObject({ kind: 'offer', slug: 'winter-2026' });
    expect(await good(guest.get('/services/offers/winter-2026'), ShownPost)).toMatchObject({ title: 'Скидка' });
    expect(await guest.get('/services/offers/summer')).toMatchObject({ status: 404 });
    expect(await guest.get('/services/pages/winter-2026')).toMatchObject({ status: 404 });
    expect(await ask(offer.id)).toMatchObject({ status: 404 });
    expect(await send('add', { title: 'Ещё', slug: 'winter-2026' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'slug' }] },
    });
    expect(await send('add', { title: 'Ещё', slug: '../x' })).toMatchObject({ status: 400 });
  });

  test('whose title promises what the shop does not grant is not there', async () => {
    const { id } = await publish(await edit(await add('a', 'bonus'), { title: '{bonus} за регистрацию' }));
    expect(await good(guest.get('/services/offers/bonus'), ShownPost)).toMatchObject({
      id,
      title: '200\u00a0₽ за регистрацию',
    });
    const poor = await createTestApi({
      database,
      siteConfig: { ...defaultSiteConfig, bonus: { welcome: 0, days: 180, orderShare: 0 } },
    });
    expect(await poor.visitor().get('/services/offers/bonus')).toMatchObject({ status: 404 });
  });
});

describe('the first pages', () => {
  test.each(['about', 'become-supplier', 'guarantee', 'refund'])(
    'tell of /%s in three languages, with the figures of the settings',
    async (page) => {
      await addFirstPages(database.pool, time.now);
      for (const lang of ['ru', 'en', 'ar']) {
        const post = await good(guest.get(`/services/pages/${page}?lang=${lang}`), ShownPost);
        expect(post).toMatchObject({ lang, langs: ['ar', 'en', 'ru'] });
        expect(post.html).not.toMatch(/[{}]|undefined|null/);
        expect(post.html).toMatch(/14|180/);
        expect(post.html).toContain('<h2>');
      }
    },
  );

  test('are added once, and never over what staff wrote', async () => {
    await addFirstPages(database.pool, time.now);
    const { id } = await good(guest.get('/services/pages/about'), ShownPost);
    await publish(await done('post', { id, version: 1, title: 'Про нас', html: '<p>Мы</p>' }));
    await addFirstPages(database.pool, time.now);
    expect(await good(guest.get('/services/pages/about'), ShownPost)).toMatchObject({ id, title: 'Про нас' });
  });
});

test('the sitemap lists what visitors see, with the languages and the date of its text', async () => {
  const { id } = await published();
  await publish(await edit(await add('Скидка', 'winter'), {}), later(1));
  await add('Черновик');
  const { entries } = await good(guest.get('/services/sitemap?kind=posts'), Sitemap);
  expect(entries).toEqual([{ path: `/articles/${id}`, modified: time.now.toISOString().slice(0, 10), langs: ['ru'] }]);
});

test('a change tells every process of the shop that pages changed', async () => {
  const onChange = vi.fn<() => void>();
  const listener = await listenForCatalogueChanges(database.url, onChange, () => undefined);
  await published();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  await listener.close();
});

describe('what editors may', () => {
  const CALLS = ['add', 'post', 'publish', 'withdraw', 'restore'] as const;

  test.each([
    ['nobody', undefined, 401],
    ['a client', {}, 403],
    ['a seller', { is_seller: true }, 403],
  ])('%s may not', async (_, rights, status) => {
    const { id, version } = await published();
    const who = rights ? (await signedIn(rights)).guest : visitor();
    const body = { id, version, title: 'Чужое', html: '', isRemoved: true, restored: 1 };
    for (const name of CALLS) expect(await send(name, body, { who })).toMatchObject({ status });
    expect(await who.get('/services/posts/list_json')).toMatchObject({ status });
    expect(await who.get(`/services/posts/post_json?id=${id}`)).toMatchObject({ status });
    expect(await shown(id)).toMatchObject({ title: 'Зима' });
  });

  test.each(NAUGHTY_HTML)('of %s, nothing runs or loads', async (html) => {
    const { id } = await published({ title: html.slice(0, 200), teaser: html.slice(0, 300), html: `<p>до</p>${html}` });
    const post = await shown(id);
    expectHarmless(post.html);
    expect(post.title).toBe(html.slice(0, 200).replaceAll(/\s+/g, ' ').trim());
    const news = await good(guest.get('/services/news/getPost'), z.array(Post));
    expectHarmless(news[0]?.html ?? '');
  });

  test('the texts of the list of hostile texts break nothing', async () => {
    let post = await add('Зима');
    for (const text of NAUGHTY_TEXTS) {
      const { status, body } = await send('post', {
        id: post.id,
        version: post.version,
        title: text,
        teaser: text,
        html: text,
      });
      expect([200, 400]).toContain(status);
      if (status === 200) post = EditedPost.parse(body);
    }
    await publish(post);
    expectHarmless((await shown(post.id)).html);
  });
});
