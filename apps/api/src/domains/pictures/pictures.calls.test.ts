import { Basket, GoodList, MAX_PICTURES, Picture, PricePage } from '@partshop/api-client/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { fixtures, visitor, database } = api;
const accounts = createAccounts(api);

const ADD = '/services/seller/addpicture_json';

/** A plain picture in Base64; each colour is another picture. */
async function pictureFile(background = '#c00000', side = 700): Promise<string> {
  const file = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return file.toString('base64');
}

let seller: Visitor;
let articleId: number;
let priceListId: number;
let made = 0;

beforeAll(async () => {
  ({ guest: seller } = await accounts.signedIn({ is_seller: true }));
  priceListId = await fixtures.priceList('Главный');
});

async function newArticle(): Promise<{ id: number; number: string }> {
  made += 1;
  const number = `P ${1000 + made}`;
  articleId = await fixtures.article('TRW', number);
  await database.db
    .insertInto('offers')
    .values({ article_id: articleId, price_list_id: priceListId, price: 1000, quantity: 5 })
    .execute();
  return { id: articleId, number };
}

const add = async (id: number, file: string, alt = '') => seller.post(ADD, { articleId: id, file, alt });
const pricePage = async (number: string, lang = 'ru') =>
  good(
    visitor().post(`/services/search/searchgood_json?lang=${lang}`, { CatalogKey: 'trw', Number: number }),
    PricePage,
  );

/** A file of a picture, which is no call of the contract: without the check of its shape. */
const file = async (path: string, init?: RequestInit) => api.fetch(new Request(`http://shop.test${path}`, init));

describe('a seller’s picture', () => {
  test('is shown by the price page, lists, and the basket', async () => {
    const { id, number } = await newArticle();
    const picture = await good(add(id, await pictureFile()), Picture);
    expect(picture).toEqual({
      url: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}$/) as string,
      widths: [160, 320, 640],
      width: 640,
      height: 640,
      alt: '',
    });
    expect((await pricePage(number)).images).toEqual([picture]);
    const list = await good(visitor().post('/services/search/searchgoodlist_json', { Number: number }), GoodList);
    expect(list.items[0]?.image).toEqual(picture);
    const buyer = visitor();
    const basket = await good(buyer.add({ articleId: id, priceListId }), Basket);
    expect(basket.items[0]?.image).toEqual(picture);
  });

  test('has a text of its own, in the languages that there are', async () => {
    const { id, number } = await newArticle();
    await good(add(id, await pictureFile(), 'Вид сзади'), Picture);
    await database.db
      .updateTable('article_pictures')
      .set({ alt: JSON.stringify({ ru: 'Вид сзади', en: 'From behind' }) })
      .where('article_id', '=', id)
      .execute();
    expect((await pricePage(number)).images[0]?.alt).toBe('Вид сзади');
    expect((await pricePage(number, 'ar')).images[0]?.alt).toBe('From behind');
  });

  test('given twice is there once, and comes after the maker’s', async () => {
    const { id, number } = await newArticle();
    const [red, blue] = [await pictureFile('#c00000'), await pictureFile('#0000c0')];
    const first = await good(add(id, red), Picture);
    const second = await good(add(id, blue), Picture);
    await good(add(id, red), Picture);
    expect((await pricePage(number)).images).toEqual([first, second]);
    await database.db
      .updateTable('article_pictures')
      .set({ source: 'maker' })
      .where('article_id', '=', id)
      .where('position', '=', 1)
      .execute();
    expect((await pricePage(number)).images).toEqual([second, first]);
  });

  test('replaces the demo’s', async () => {
    const { id, number } = await newArticle();
    const demo = await good(add((await newArticle()).id, await pictureFile('#00c000')), Picture);
    const { picture_id } = await database.db
      .selectFrom('article_pictures')
      .select('picture_id')
      .where('article_id', '=', articleId)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('article_pictures')
      .values({ article_id: id, source: 'demo', position: 0, picture_id })
      .execute();
    expect((await pricePage(number)).images).toEqual([demo]);
    const own = await good(add(id, await pictureFile()), Picture);
    expect((await pricePage(number)).images).toEqual([own]);
  });

  test('may come with others at once, up to the limit', async () => {
    const { id, number } = await newArticle();
    const files = await Promise.all(
      Array.from({ length: MAX_PICTURES + 1 }, async (_, index) =>
        pictureFile(`#0000${(64 + index * 16).toString(16)}`, 320),
      ),
    );
    const statuses = await Promise.all(files.map(async (one) => (await add(id, one)).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: MAX_PICTURES }, () => 200),
      409,
    ]);
    expect((await pricePage(number)).images).toHaveLength(MAX_PICTURES);
  });

  test('goes with the article, and leaves others theirs', async () => {
    const { id } = await newArticle();
    const other = await newArticle();
    const red = await pictureFile();
    await good(add(id, red), Picture);
    const { url } = await good(add(other.id, red), Picture);
    await database.pool.query('delete from offers where article_id = $1', [id]);
    await database.pool.query('delete from articles where id = $1', [id]);
    expect((await pricePage(other.number)).images[0]?.url).toBe(url);
  });
});

describe('a picture is refused', () => {
  test('from a guest and from a client who sells nothing', async () => {
    const { id } = await newArticle();
    const body = { articleId: id, file: await pictureFile() };
    expect((await visitor().post(ADD, body)).status).toBe(401);
    const { guest: client } = await accounts.signedIn();
    expect((await client.post(ADD, body)).status).toBe(403);
  });

  test('for an article that is not there', async () => {
    expect((await add(999_999, await pictureFile())).body).toMatchObject({ code: 'not-found' });
  });

  test.each([
    ['no picture', 'aGVsbG8=', 422, 'picture-broken'],
    ['no Base64', '???', 422, 'picture-broken'],
    ['nothing', '', 400, 'bad-request'],
  ])('that is %s', async (_, text, status, code) => {
    const { id } = await newArticle();
    expect(await add(id, text)).toMatchObject({ status, body: { code } });
  });

  test('that is too small, or too large to send', async () => {
    const { id } = await newArticle();
    expect(await add(id, await pictureFile('#c00000', 200))).toMatchObject({
      status: 422,
      body: { code: 'picture-size' },
    });
    const large = Buffer.alloc(9 * 1024 * 1024).toString('base64');
    expect((await add(id, large)).status).toBe(413);
  });
});

describe('the files of a picture', () => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await good(add((await newArticle()).id, await pictureFile()), Picture));
  });

  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
  ])('are served as %s, to keep for ever', async (format, read) => {
    const response = await file(`${url}-320.${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = await response.bytes();
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 320, format: read });
  });

  test('are not sent again to whoever has them', async () => {
    const etag = (await file(`${url}-160.webp`)).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await file(`${url}-160.webp`, { headers: { 'if-none-match': `W/"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await file(`${url}-160.webp`, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('answer HEAD without a body', async () => {
    const response = await file(`${url}-160.avif`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-type')).toBe('image/avif');
  });

  test.each([
    ['another hash', `/pictures/${'0'.repeat(32)}-320.webp`],
    ['another width', 'URL-321.webp'],
    ['another format', 'URL-320.png'],
    ['no width', 'URL.webp'],
    ['more after the name', 'URL-320.webp.exe'],
    ['upper case', `/pictures/${'A'.repeat(32)}-320.webp`],
    ['a way out of the folder', '/pictures/..%2f..%2fpackage.json'],
    ['a way out of the folder, twice hidden', '/pictures/%252e%252e%252fpackage.json'],
    ['a NUL', '/pictures/a%00.webp'],
    ['nothing', '/pictures/'],
    ['the folder', '/pictures'],
  ])('are not found under %s', async (_, path) => {
    const response = await file(path.replace('URL', url));
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
