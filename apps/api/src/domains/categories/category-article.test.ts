import { CategoryArticle, CategoryArticleConflict, CategoryInfo } from '@partshop/api-client/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenForCatalogueChanges } from '../catalogue-changes/index.ts';
import { createAccounts } from '../../testing/accounts.ts';
import { expectHarmless } from '../../testing/expect-harmless.ts';
import { NAUGHTY_HTML } from '../../testing/naughty-html.ts';
import { NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { database, visitor } = api;
const { signedIn } = createAccounts(api);

const CALL = '/services/catalogs/category-article_json';
const FILTERS = 100;
let editor: Visitor;

beforeAll(async () => {
  await database.pool.query(`
    insert into categories (id, parent_id, url, names) values
      (${FILTERS}, null, 'filters', '{"ru": "Фильтры", "en": "Filters"}'),
      (101, ${FILTERS}, 'oil-filters', '{"ru": "Масляные фильтры"}')`);
  editor = (await signedIn({ localize_editor: true })).guest;
});
beforeEach(() => database.pool.query('update categories set titles = null, articles = null'));

const read = (who = editor, lang = 'ru') =>
  good(who.get(`${CALL}?lang=${lang}&categoryId=${FILTERS}`), CategoryArticle);
const send = (who: Visitor, change: object, lang = 'ru') =>
  who.post(`${CALL}?lang=${lang}`, { categoryId: FILTERS, title: '', article: '', version: '', ...change });
/** Changes the text as it is now. */
const save = async (change: { title?: string; article?: string }, lang = 'ru') =>
  good(send(editor, { ...change, version: (await read(editor, lang)).version }, lang), CategoryArticle);
const shown = (lang = 'ru') =>
  good(
    visitor().get(
      `/services/search/get-category-car-parts-info?lang=${lang}&categoryLink=${encodeURIComponent('/avtozapchasti/filters')}`,
    ),
    CategoryInfo,
  );
async function stored(): Promise<{ titles: unknown; articles: Record<string, string> | null }> {
  const { rows } = await database.pool.query<{ titles: unknown; articles: Record<string, string> | null }>(
    'select titles, articles from categories where id = $1',
    [FILTERS],
  );
  return rows[0] ?? { titles: null, articles: null };
}

describe('who may edit the text of a category', () => {
  test.each([
    ['nobody', undefined, 401, 'not-signed-in'],
    ['a client', {}, 403, 'no-access'],
    ['a seller', { is_seller: true }, 403, 'no-access'],
  ])('%s may neither read nor change it', async (_, rights, status, code) => {
    const who = rights ? (await signedIn(rights)).guest : visitor();
    const { version } = await read();
    expect(await who.get(`${CALL}?categoryId=${FILTERS}`)).toMatchObject({ status, body: { code } });
    expect(await send(who, { title: 'Чужой', version })).toMatchObject({ status, body: { code } });
    expect(await stored()).toEqual({ titles: null, articles: null });
  });

  test.each([{ localize_editor: true }, { can_switch_user: true }])('%o may', async (rights) => {
    const { guest } = await signedIn(rights);
    const { version } = await read(guest);
    expect(await send(guest, { title: 'Мой', version })).toMatchObject({ status: 200, body: { title: 'Мой' } });
  });
});

describe('the text of a category', () => {
  test('is empty at first, and is there for every visitor once it is saved', async () => {
    expect(await read()).toMatchObject({ categoryName: 'Фильтры', title: '', article: '', hasArticle: false });
    const article = `<h2>Зачем фильтр</h2><p>${'Я'.repeat(501)}</p>`;
    const saved = await save({ title: '  Фильтры \n для машины ', article });
    expect(saved).toMatchObject({ title: 'Фильтры для машины', article, hasArticle: true });
    expect(await read()).toEqual(saved);
    expect(await shown()).toMatchObject({ title: 'Фильтры для машины', article, hasArticle: true });
  });

  test('is its own in each language', async () => {
    await save({ title: 'Filters for cars', article: '<p>Why</p>' }, 'en');
    expect(await shown('ru')).toMatchObject({ title: 'Фильтры', article: '' });
    expect(await shown('en')).toMatchObject({ title: 'Filters for cars', article: '<p>Why</p>' });
    await save({ title: 'Фильтры для машины' });
    expect(await shown('ar')).toMatchObject({ title: 'Filters', article: '' });
  });

  test('too short to be shown, is given to its editor', async () => {
    expect(await save({ article: '<p>Коротко</p>' })).toMatchObject({ article: '<p>Коротко</p>', hasArticle: false });
  });

  test('may be removed', async () => {
    await save({ title: 'Другой', article: '<p>Текст</p>' });
    await save({});
    expect(await shown()).toMatchObject({ title: 'Фильтры', article: '', hasArticle: false });
  });

  test('stays the same when what was read is saved', async () => {
    const article = `<h2>Зима &amp; лето</h2><p>«<strong>Масло</strong>», <em>5W-30</em>.</p><ul><li>раз</li></ul>
<table><tbody><tr><th scope="col">a</th><td colspan="2">b</td></tr></tbody></table><img src="/a.png" alt="" loading="lazy" />`;
    await save({ title: 'Зима & лето', article });
    const first = await read();
    const second = await save({ title: first.title, article: first.article });
    expect(second).toEqual(first);
    expect((await stored()).articles).toEqual({ ru: article });
  });

  test('tells every process of the shop that pages changed', async () => {
    const onChange = vi.fn<() => void>();
    const listener = await listenForCatalogueChanges(database.url, onChange, () => undefined);
    await save({ title: 'Новый' });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    await listener.close();
  });
});

describe('two editors', () => {
  test('never overwrite each other: the later one gets the present text', async () => {
    const { version } = await read();
    const first = await good(send(editor, { title: 'Первый', article: '<p>Раз</p>', version }), CategoryArticle);
    const { status, body } = await send(editor, { title: 'Второй', article: '<p>Два</p>', version });
    expect(status).toBe(409);
    expect(CategoryArticleConflict.parse(body)).toMatchObject({ code: 'text-changed', present: first });
    expect(await read()).toEqual(first);
    // Having seen it, they may replace it.
    expect(await send(editor, { title: 'Второй', version: first.version })).toMatchObject({ status: 200 });
  });

  test('who save at the same moment: one succeeds', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((title) => send(editor, { title, article: `<p>${title}</p>`, version })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test('of different languages do not meet', async () => {
    const russian = await read(editor, 'ru');
    await save({ title: 'Filters for cars' }, 'en');
    expect(await send(editor, { title: 'Другие', version: russian.version })).toMatchObject({ status: 200 });
    expect((await stored()).titles).toEqual({ ru: 'Другие', en: 'Filters for cars' });
  });
});

describe('what is not saved', () => {
  test.each(NAUGHTY_HTML)('of %s, what could run or load', async (html) => {
    const saved = await save({ title: html.slice(0, 200), article: `<p>до</p>${html}<p>после</p>` });
    const kept = (await stored()).articles?.['ru'] ?? '';
    for (const text of [kept, saved.article, (await read()).article, (await shown()).article]) expectHarmless(text);
    expect((await save({ title: saved.title, article: saved.article })).article).toBe(saved.article);
  });

  test('hostile markup that came into the database another way is not shown', async () => {
    await database.pool.query('update categories set articles = $2 where id = $1', [
      FILTERS,
      { ru: NAUGHTY_HTML.join('') },
    ]);
    for (const { article } of [await read(), await shown()]) expectHarmless(article);
  });

  test.each(NAUGHTY_TEXTS)('the text %j breaks nothing', async (text) => {
    const { version } = await read();
    const { status } = await send(editor, { title: text, article: text, version });
    expect([200, 400]).toContain(status);
  });

  test.each([
    ['article', { article: 'я'.repeat(100_001) }],
    ['title', { title: 'я'.repeat(201) }],
    ['categoryId', { categoryId: 0 }],
    ['article', { article: null }],
  ])('a wrong %s is named', async (path, change) => {
    const answer = await send(editor, { version: (await read()).version, ...change });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } });
  });

  test('a text of an unknown category is 404', async () => {
    expect(await editor.get(`${CALL}?categoryId=999999`)).toMatchObject({ status: 404 });
    expect(await send(editor, { categoryId: 999_999 })).toMatchObject({ status: 404 });
    expect(await send(editor, { categoryId: Number.MAX_SAFE_INTEGER })).toMatchObject({ status: 404 });
  });
});
