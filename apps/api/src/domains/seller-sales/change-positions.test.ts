import { ChangedPositions, PriceUploadDetails } from '@partshop/api-client/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createSellers } from '../../testing/sellers.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { workOnUpload } from '../price-uploads/work/work-on-upload.ts';
import { priceAfter } from './change-positions.ts';

/** Workers of this file run in its process. */
async function runHere({ uploadId }: { uploadId: number }): Promise<'done'> {
  await database.withoutLimits(async (pool) => workOnUpload(pool, uploadId));
  return 'done';
}

const api = await createTestApi({ runUploadWorker: runHere });
const { database, fixtures, settled } = api;
const { seller } = createSellers(api, createAccounts(api));

let own: Awaited<ReturnType<typeof seller>>;
let articles: number[];
let numbers = 0;
/** Three articles for 100, 200 and 300 roubles. */
beforeEach(async () => {
  own = await seller();
  articles = [];
  for (const price of [10_000, 20_000, 30_000]) {
    const articleId = await fixtures.article('Bosch', `C${(numbers += 1)}`);
    await fixtures.offer(articleId, own.list, { price, quantity: 4 });
    articles.push(articleId);
  }
});

const ALL = { kind: 'all', except: [] as number[] };
const FILTER = { kind: 'all', number: '', where: '', faults: '' };

const change = async (asked: object, guest = own.guest) =>
  guest.post('/services/seller/positions-change_json?lang=en', {
    Filter: FILTER,
    Chosen: ALL,
    Change: { kind: 'price', percent: 10 },
    ...asked,
  });

async function compared(asked: object): Promise<PriceUploadDetails> {
  const { uploads } = await good(change(asked), ChangedPositions);
  await settled();
  return good(own.guest.get(`/services/seller/upload-state_json/${uploads[0]}`), PriceUploadDetails);
}

async function apply({ id, version }: PriceUploadDetails): Promise<void> {
  await good(own.guest.post(`/services/seller/upload-apply_json/${id}`, { Version: version }), PriceUploadDetails);
  await settled();
}

/** The prices and pieces of the seller's list. */
async function offers(list = own.list): Promise<[number, number][]> {
  const { rows } = await database.pool.query<{ price: number; quantity: number }>(
    'select price, quantity from offers where price_list_id = $1 order by article_id',
    [list],
  );
  return rows.map(({ price, quantity }) => [price, quantity]);
}

test('all that a filter finds but one gets other prices, once the seller has seen and applied them', async () => {
  const terms = 'update offers set multiplicity = 2, lead_days = 9 where price_list_id = $1';
  await database.pool.query(terms, [own.list]);
  const found = { Filter: { ...FILTER, where: 'price:15000..' }, Chosen: { ...ALL, except: [articles[2]] } };
  const upload = await compared(found);
  expect(upload).toMatchObject({
    type: 'price',
    state: 'ready',
    fileName: 'Prices +10 %',
    rowsRefused: 0,
    changes: { added: 0, changed: 1, gone: 0, rows: { changed: [{ oldPrice: 20_000, price: 22_000 }] } },
  });
  expect(await offers()).toEqual([
    [10_000, 4],
    [20_000, 4],
    [30_000, 4],
  ]);
  await apply(upload);
  expect(await offers()).toEqual([
    [10_000, 4],
    [22_000, 4],
    [30_000, 4],
  ]);
  const kept = 'select distinct multiplicity, lead_days from offers where price_list_id = $1';
  expect((await database.pool.query(kept, [own.list])).rows).toEqual([{ multiplicity: 2, lead_days: 9 }]);
  await good(own.guest.post(`/services/seller/upload-back_json/${upload.id}`, {}), PriceUploadDetails);
  await settled();
  expect((await offers())[1]).toEqual([20_000, 4]);
});

test('pieces that are sold before other prices are applied, or taken back, stay sold', async () => {
  const upload = await compared({});
  const sold = 'update offers set quantity = quantity - 1 where price_list_id = $1 and article_id = $2';
  await database.pool.query(sold, [own.list, articles[0]]);
  await apply(upload);
  expect(await offers()).toEqual([
    [11_000, 3],
    [22_000, 4],
    [33_000, 4],
  ]);
  await database.pool.query(sold, [own.list, articles[0]]);
  await good(own.guest.post(`/services/seller/upload-back_json/${upload.id}`, {}), PriceUploadDetails);
  await settled();
  expect(await offers()).toEqual([
    [10_000, 2],
    [20_000, 4],
    [30_000, 4],
  ]);
});

test('what the columns of the seller’s own files hold is not forgotten', async () => {
  const count = `select count(*)::int as count from price_upload_columns
    where seller_id = (select seller_id from price_lists where id = $1)`;
  const remembered = async () => (await database.pool.query<{ count: number }>(count, [own.list])).rows;
  await apply(await compared({}));
  await apply(await compared({ Change: { kind: 'stop' } }));
  expect(await remembered()).toEqual([{ count: 0 }]);
});

test('named positions are sold no more', async () => {
  const upload = await compared({
    Chosen: { kind: 'some', articleIds: articles.slice(0, 2) },
    Change: { kind: 'stop' },
  });
  expect(upload).toMatchObject({ type: 'stock', fileName: 'Stop selling', state: 'ready', changes: { changed: 2 } });
  await apply(upload);
  expect(await offers()).toEqual([
    [10_000, 0],
    [20_000, 0],
    [30_000, 4],
  ]);
});

test('each list gets an upload of its own', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into price_lists (seller_id, names, city, lead_days)
     select seller_id, '{"ru": "Второй склад"}', city, lead_days from price_lists where id = $1 returning id`,
    [own.list],
  );
  await fixtures.offer(articles[0] ?? 0, rows[0]?.id ?? 0, { price: 12_300 });
  const answer = await good(change({}), ChangedPositions);
  expect([answer.uploads.length, answer.offers]).toEqual([2, 4]);
});

test('positions of another seller are not changed', async () => {
  const other = await seller();
  const none = { status: 422, body: { code: 'nothing-to-change' } };
  expect(await change({ Chosen: { kind: 'some', articleIds: articles } }, other.guest)).toMatchObject(none);
  expect(await change({}, other.guest)).toMatchObject(none);
  expect(await change({ Filter: { ...FILTER, number: 'нет такого' } })).toMatchObject(none);
  expect((await offers())[0]).toEqual([10_000, 4]);
});

test('a price is whole kopecks, and never nothing', () => {
  expect([priceAfter(999, 3), priceAfter(1001, -0.5), priceAfter(1, -90)]).toEqual([1029, 996, 1]);
});
