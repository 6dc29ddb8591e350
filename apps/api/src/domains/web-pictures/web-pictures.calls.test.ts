import { LastPictureLoad } from '@partshop/api-client/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { FetchRefused } from '../../platform/http/public-fetch.ts';
import { articleOfFile } from './file-name.rules.ts';
import { createPictureLoading } from './load-web-pictures.ts';
import { takeRow } from './picture-loads.queries.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { signedIn } = createAccounts(api);

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#cc0000' } })
    .jpeg()
    .toBuffer();
});

let numbers = 0;
async function seller() {
  const { guest, account } = await signedIn({ is_seller: true });
  const list = await fixtures.priceList(`Склад ${account.id}`);
  await database.pool.query(
    'update sellers set client_id = $1 where id = (select seller_id from price_lists where id = $2)',
    [account.id, list],
  );
  const offered = async (maker = 'Mann') => {
    const number = `P ${(numbers += 1)}`;
    const id = await fixtures.article(maker, number);
    await fixtures.offer(id, list);
    return { id, number };
  };
  return { guest, list, offered };
}
let own: Awaited<ReturnType<typeof seller>>;
beforeEach(async () => {
  own = await seller();
});

const last = async (guest: Visitor) => (await good(guest.get('/services/seller/pictures_json'), LastPictureLoad)).load;
const picturesOf = async (id: number) =>
  (await database.pool.query('select 1 from article_pictures where article_id = $1', [id])).rowCount;
const file = async (guest: Visitor, Name: string, LoadId: number | null = null, bytes = picture) =>
  guest.post('/services/seller/picture-file_json', { LoadId, Name, File: bytes.toString('base64') });

/** Stores rows as the call does, and loads them with a stand-in for the internet. */
async function loadFrom(rows: { Maker?: string; Number: string; Url: string }[], answer: (url: string) => Buffer) {
  // The api's own process fetches nothing: a name of this kind never resolves.
  const answered = await own.guest.post('/services/seller/web-pictures_json', { Rows: rows });
  await api.settled();
  await database.pool.query(
    `update picture_load_rows set state = 'waiting', fault = null where fault = 'address-unknown' or fault = 'not-answered'`,
  );
  await createPictureLoading({ database, clock: () => time.now, fetchPicture: async (url) => answer(url) })();
  return answered;
}
const at = (name: string) => `https://${name}.invalid/a.jpg`;

test('loads pictures by address, and says row by row what became of them', async () => {
  const [one, two, three] = [await own.offered(), await own.offered(), await own.offered()];
  const other = await fixtures.article('Mann', `P ${(numbers += 1)}`);
  const refuse = () => {
    throw new FetchRefused('too-large');
  };
  await loadFrom(
    [
      { Number: one.number.toLowerCase().replace(' ', '-'), Url: at('good') },
      { Number: two.number, Url: at('broken') },
      { Number: three.number, Url: at('large') },
      { Number: `P ${numbers}`, Url: at('others') },
      { Number: ' ', Url: at('nameless') },
    ],
    (url) => (url.includes('good') ? picture : url.includes('broken') ? Buffer.from('<svg/>') : refuse()),
  );
  const load = await last(own.guest);
  expect(load).toMatchObject({ waiting: 0, added: 1, refused: 4 });
  expect(load?.rows.map(({ row, fault }) => [row, fault])).toEqual([
    [2, 'picture-broken'],
    [3, 'too-large'],
    [4, 'not-offered'],
    [5, 'number-missing'],
    [1, null],
  ]);
  expect(await picturesOf(one.id)).toBe(1);
  expect(await picturesOf(other)).toBe(0);
});

test('equal numbers of several makers need a maker', async () => {
  const { number } = await own.offered();
  const bosch = await fixtures.article('Bosch', number);
  await fixtures.offer(bosch, own.list);
  await loadFrom(
    [
      { Number: number, Url: at('a') },
      { Maker: 'bosch', Number: number, Url: at('b') },
    ],
    () => picture,
  );
  expect((await last(own.guest))?.rows).toMatchObject([
    { row: 1, fault: 'many-makers' },
    { row: 2, state: 'added', article: { catalogName: 'Bosch' } },
  ]);
});

test('the same picture twice is kept once', async () => {
  const { id, number } = await own.offered();
  await loadFrom(
    [1, 2].map(() => ({ Number: number, Url: at('same') })),
    () => picture,
  );
  expect(await last(own.guest)).toMatchObject({ added: 2 });
  expect(await picturesOf(id)).toBe(1);
});

test('a row that a process took and never finished is taken again', async () => {
  const { number } = await own.offered();
  await loadFrom([{ Number: number, Url: at('killed') }], () => picture);
  await database.pool.query(`update picture_load_rows set state = 'working', taken_at = $1 where source = $2`, [
    time.now,
    at('killed'),
  ]);
  const work = createPictureLoading({ database, clock: () => time.now, fetchPicture: async () => picture });
  await work();
  expect(await last(own.guest)).toMatchObject({ waiting: 1 });
  time.now = new Date(time.now.getTime() + 3 * 60_000);
  await work();
  expect(await last(own.guest)).toMatchObject({ waiting: 0, added: 1 });
});

test('a short load does not wait for the end of a long one', async () => {
  const other = await seller();
  const [one, two, three] = [await own.offered(), await own.offered(), await other.offered()];
  const loadOf = async ({ guest }: { guest: Visitor }, goods: { number: string }[]) => {
    const Rows = goods.map(({ number }) => ({ Number: number, Url: at('turns') }));
    const { body } = await guest.post('/services/seller/web-pictures_json', { Rows });
    await api.settled();
    return (body as { loadId: number }).loadId;
  };
  const long = await loadOf(own, [one, two]);
  const short = await loadOf(other, [three]);
  await database.pool.query(`update picture_load_rows set state = 'waiting', fault = null where load_id = any($1)`, [
    [long, short],
  ]);
  const taken = [await takeRow(database.db, time.now), await takeRow(database.db, time.now)];
  expect(taken.map((row) => row?.loadId)).toEqual([long, short]);
});

test('takes files by their names into one report', async () => {
  const [one, two] = [await own.offered(), await own.offered()];
  const first = (await file(own.guest, `Mann_${one.number}_2.jpg`)).body as { loadId: number };
  await file(own.guest, `${two.number}.png`, first.loadId);
  await file(own.guest, 'unknown.jpg', first.loadId);
  await file(own.guest, `${two.number}_2.jpg`, first.loadId, Buffer.from('no picture'));
  expect(await last(own.guest)).toMatchObject({ id: first.loadId, added: 2, refused: 2 });
  expect(await picturesOf(one.id)).toBe(1);
});

test.each([
  ['W 712-95.jpg', { maker: '', number: 'W 712-95' }],
  ['W71295_2.jpg', { maker: '', number: 'W71295' }],
  ['MANN-FILTER_W71295.jpeg', { maker: 'MANN-FILTER', number: 'W71295' }],
  ['MANN-FILTER_W71295_12.webp', { maker: 'MANN-FILTER', number: 'W71295' }],
  ['12.png', { maker: '', number: '12' }],
])('%s names its article', (name, article) => {
  expect(articleOfFile(name)).toEqual(article);
});

test('another seller neither sees a load nor adds to it', async () => {
  const { number } = await own.offered();
  const { loadId } = (await file(own.guest, `${number}.jpg`)).body as { loadId: number };
  const other = await seller();
  expect(await last(other.guest)).toBeNull();
  expect(await file(other.guest, `${number}.jpg`, loadId)).toMatchObject({ status: 404 });
  expect(await file(other.guest, `${number}.jpg`)).toMatchObject({ status: 200 });
  expect(await last(other.guest)).toMatchObject({ rows: [{ fault: 'not-offered' }] });
});

test('only sellers load pictures', async () => {
  expect(await visitor().get('/services/seller/pictures_json')).toMatchObject({ status: 401 });
  expect(await (await signedIn()).guest.get('/services/seller/pictures_json')).toMatchObject({ status: 403 });
  expect(await (await signedIn({ is_seller: true })).guest.get('/services/seller/pictures_json')).toMatchObject({
    status: 404,
  });
});
