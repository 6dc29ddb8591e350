import { ListSource, PriceUploadDetails, PriceUploads, SOURCE_FAULTS } from '@partshop/api-client/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createAccounts } from '../../../testing/accounts.ts';
import { createSellers } from '../../../testing/sellers.ts';
import { createTestApi, good } from '../../../testing/test-api.ts';
import { defaultSiteConfig } from '../../../platform/settings/default-site-config.ts';
import { FetchRefused, type Fetched } from '../../../platform/http/public-fetch.ts';
import { deleteAccount } from '../../account/delete-account.queries.ts';
import { createUploadNotices } from '../upload-notices.ts';
import { createUploadWork } from '../upload-work.ts';
import { workOnUpload } from '../work/work-on-upload.ts';
import { createDemoLists } from './demo-lists.ts';
import { createListLoading } from './load-lists.ts';
import { nextRun } from './next-run.rules.ts';

/** Workers of this file run in its process. */
async function runHere({ uploadId }: { uploadId: number }): Promise<'done'> {
  await database.withoutLimits(async (pool) => workOnUpload(pool, uploadId));
  return 'done';
}

/** What the servers of lists answer, and what they were asked. */
let answer: () => Fetched;
const asked: { address: string; etag: string | null }[] = [];
const fetchList = async (address: string, etag: string | null): Promise<Fetched> => {
  asked.push({ address, etag });
  return answer();
};

const api = await createTestApi({ runUploadWorker: runHere, fetchList });
const { database, settled, time } = api;
const { seller } = createSellers(api, createAccounts(api));
const log = { warn: () => undefined } as never;
const chore = createListLoading(
  { database, clock: () => time.now, fetchList },
  createUploadWork({ database, log }, runHere),
);

const kept: { to: string; subject: string; text: string }[] = [];
const tell = createUploadNotices({
  database,
  siteConfig: defaultSiteConfig,
  publicOrigin: 'https://parts.test',
  background: { run: () => undefined },
  outbox: {
    keep: async (_trx: unknown, messages: typeof kept) =>
      void kept.push(...messages.map(({ to, subject, text }) => ({ to, subject, text }))),
    sendDue: async () => undefined,
  },
} as unknown as Parameters<typeof createUploadNotices>[0]);

let own: Awaited<ReturnType<typeof seller>>;
let tests = 0;
/** Part numbers of this test alone. */
let part: (name: string) => string;
beforeEach(async () => {
  // No address of another test is due.
  await database.pool.query('delete from list_sources');
  await database.pool.query('update price_uploads set is_told = true');
  own = await seller();
  const count = (tests += 1);
  part = (name) => `S${count}X${name}`;
  asked.length = 0;
  kept.length = 0;
});

const listOf = (...rows: string[]): Fetched => ({
  status: 200,
  bytes: Buffer.from(['Бренд;Артикул;Цена;Остаток', ...rows, ''].join('\n')),
  etag: undefined,
});
const down = () => {
  throw new FetchRefused('not-answered');
};

const SETTINGS = { Url: 'https://lists.test/a%20b.csv', Hour: null, Replaces: true, Applies: true, GoneLimit: 20 };
const add = async (more: object = {}) =>
  own.guest.post('/services/seller/list-source_json', { ...SETTINGS, Type: 'price', PriceListId: own.list, ...more });

async function added(more: object = {}): Promise<ListSource> {
  const source = await good(add(more), ListSource);
  await settled();
  return source;
}
const uploadsNow = async (): Promise<PriceUploads> =>
  good(own.guest.get('/services/seller/uploads_json/price'), PriceUploads);
const sourceNow = async () => (await uploadsNow()).sources[0];

/** The next hour comes. */
async function hourLater(): Promise<void> {
  time.now = new Date(time.now.getTime() + 3_600_000);
  await chore();
}

async function offers(): Promise<string[]> {
  const { rows } = await database.pool.query<{ offer: string }>(
    `select format('%s: %s', number, price) as offer from offers join articles on articles.id = article_id
     where price_list_id = $1 order by number`,
    [own.list],
  );
  return rows.map(({ offer }) => offer.replace(/^S\d+X/, ''));
}

test('a list is loaded from an address at once and each hour, and applied by itself', async () => {
  answer = () => listOf(`A;${part('1')};100;1`, `A;${part('2')};200;1`);
  await added();
  expect(await offers()).toEqual(['1: 10000', '2: 20000']);
  expect(await sourceNow()).toMatchObject({ outcome: 'loaded', faults: 0, askedAt: time.now.toISOString() });
  const { uploads } = await uploadsNow();
  expect(uploads).toMatchObject([{ state: 'applied', way: 'address', by: '', fileName: 'a b.csv', held: null }]);

  answer = () => listOf(`A;${part('1')};110;1`, `A;${part('2')};200;1`);
  await chore();
  expect(asked).toHaveLength(1);
  await hourLater();
  expect(asked).toHaveLength(2);
  expect(await offers()).toEqual(['1: 11000', '2: 20000']);
  await tell();
  expect(kept).toEqual([]);
});

test('a file that did not change does nothing, by its tag or by what it holds', async () => {
  answer = () => ({ ...listOf(`A;${part('1')};100;1`), etag: '"1"' }) as Fetched;
  await added();
  await hourLater();
  expect(asked.map(({ etag }) => etag)).toEqual([null, '"1"']);
  expect(await sourceNow()).toMatchObject({ outcome: 'same' });
  answer = () => ({ status: 304 });
  await hourLater();
  expect(await sourceNow()).toMatchObject({ outcome: 'same', faults: 0 });
  expect((await uploadsNow()).uploads).toHaveLength(1);
});

test.each([
  ['prices jump', 'jumps', 'больше чем на 30 %', [100, 200, 300, 400, 600]],
  ['more goods go than may', 'gone', 'больше товаров, чем вы разрешили', [100, 200, 300]],
] as const)('when %s, a file waits for a person, who is told once', async (_, held, reason, prices) => {
  const rows = (given: readonly number[]) => given.map((price, at) => `A;${part(String(at))};${price};1`);
  answer = () => listOf(...rows([100, 200, 300, 400, 400]));
  await added();
  const before = await offers();
  answer = () => listOf(...rows(prices));
  await hourLater();
  const [waiting] = (await uploadsNow()).uploads;
  expect(waiting).toMatchObject({ state: 'ready', held });
  expect(await offers()).toEqual(before);
  await Promise.all([tell(), tell()]);
  await tell();
  expect(kept).toHaveLength(1);
  expect(kept[0]?.text).toContain(reason);
  expect(kept[0]?.text).toContain(`https://parts.test/seller/upload/price?upload=${waiting?.id}`);

  const { id = 0 } = waiting ?? {};
  const { version } = await good(own.guest.get(`/services/seller/upload-state_json/${id}`), PriceUploadDetails);
  await good(own.guest.post(`/services/seller/upload-apply_json/${id}`, { Version: version }), PriceUploadDetails);
  await settled();
  expect(await offers()).toHaveLength(prices.length);
});

test('as many goods go as may', async () => {
  const rows = [1, 2, 3, 4, 5].map((name) => `A;${part(String(name))};100;1`);
  answer = () => listOf(...rows);
  await added();
  answer = () => listOf(...rows.slice(1));
  await hourLater();
  expect(await offers()).toHaveLength(4);
});

test('a file waits for a person where the seller wants that; a newer one takes its place', async () => {
  answer = () => listOf(`A;${part('1')};100;1`);
  await added({ Applies: false });
  const [first] = (await uploadsNow()).uploads;
  expect(first).toMatchObject({ state: 'ready', held: null });
  answer = () => listOf(`A;${part('1')};110;1`);
  await hourLater();
  const { uploads } = await uploadsNow();
  expect(uploads.map(({ state }) => state)).toEqual(['ready']);
  expect(uploads[0]?.id).not.toBe(first?.id);
  expect(await offers()).toEqual([]);
});

test('a file whose columns a person chose is applied by that person', async () => {
  answer = () => ({ status: 200, bytes: Buffer.from(`Кто;Что;Почём;Сколько\nA;${part('1')};5;5\n`), etag: undefined });
  await added();
  const [unclear] = (await uploadsNow()).uploads;
  expect(unclear).toMatchObject({ state: 'columns' });
  await tell();
  expect(kept[0]?.text).toContain('не узнать столбцы');
  const { id = 0 } = unclear ?? {};
  const Fields = ['maker', 'number', 'price', 'quantity'];
  await good(own.guest.put(`/services/seller/upload-columns_json/${id}`, { Fields, Version: 2 }), PriceUploadDetails);
  await settled();
  expect((await uploadsNow()).uploads[0]).toMatchObject({ state: 'ready' });
  expect(await offers()).toEqual([]);
});

test(`${SOURCE_FAULTS} faults in a row pause an address; the seller is told once, and it goes on when it answers again`, async () => {
  answer = down;
  await added();
  for (let faults = 2; faults <= SOURCE_FAULTS; faults += 1) {
    expect((await sourceNow())?.nextAt).not.toBeNull();
    await hourLater();
    expect(await sourceNow()).toMatchObject({ outcome: 'not-answered', faults });
  }
  const paused = await sourceNow();
  expect(paused).toMatchObject({ nextAt: null });
  await hourLater();
  expect(asked).toHaveLength(SOURCE_FAULTS);
  await Promise.all([tell(), tell()]);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.text).toContain('5 раз подряд');

  const now = async () => {
    await good(own.guest.post(`/services/seller/list-source-load_json/${paused?.id}`, {}), ListSource);
    await settled();
  };
  await now();
  expect(await sourceNow()).toMatchObject({ nextAt: null, faults: SOURCE_FAULTS + 1 });
  await tell();
  expect(kept).toHaveLength(1);
  answer = () => listOf(`A;${part('1')};100;1`);
  await now();
  expect(await sourceNow()).toMatchObject({ faults: 0, outcome: 'loaded', nextAt: expect.any(String) as string });
  expect(await offers()).toEqual(['1: 10000']);
});

test('two people do not overwrite each other; an address that was changed is loaded at once', async () => {
  answer = () => listOf(`A;${part('1')};100;1`);
  const { id, version } = await added();
  const change = async (more: object) =>
    own.guest.put(`/services/seller/list-source_json/${id}`, {
      ...SETTINGS,
      IsPaused: false,
      Version: version,
      ...more,
    });
  await good(change({ Url: 'https://lists.test/new.csv', Hour: 6 }), ListSource);
  await settled();
  expect(asked.at(-1)).toEqual({ address: 'https://lists.test/new.csv', etag: null });
  expect(await change({ Hour: 9 })).toMatchObject({ status: 409, body: { code: 'source-changed' } });
  expect(await sourceNow()).toMatchObject({ hour: 6, nextAt: nextRun(6, time.now).toISOString() });
  await good(change({ Url: 'https://lists.test/new.csv', IsPaused: true, Version: version + 1 }), ListSource);
  expect(await sourceNow()).toMatchObject({ nextAt: null });
  const remove = async (Version: number) =>
    own.guest.post(`/services/seller/list-source-remove_json/${id}`, { Version });
  expect(await remove(1)).toMatchObject({ status: 409 });
  expect(await remove(version + 2)).toMatchObject({ status: 200 });
  expect((await uploadsNow()).sources).toEqual([]);
});

test('what a seller sets while a file is fetched wins over what comes of it', async () => {
  const { promise, resolve } = Promise.withResolvers<Fetched>();
  const slow = createListLoading(
    { database, clock: () => time.now, fetchList: async () => promise },
    async () => undefined,
  );
  answer = () => listOf(`A;${part('1')};100;1`);
  const { id, version } = await added();
  time.now = new Date(time.now.getTime() + 3_600_000);
  const loading = slow();
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('select from list_sources where next_at > $1', [time.now]);
    expect(rows).toHaveLength(1);
  });
  const change = { ...SETTINGS, IsPaused: true, Version: version };
  await good(own.guest.put(`/services/seller/list-source_json/${id}`, change), ListSource);
  resolve(listOf(`A;${part('1')};110;1`));
  await loading;
  expect(await sourceNow()).toMatchObject({ nextAt: null });
  expect((await uploadsNow()).uploads).toHaveLength(1);
});

test.each([
  'http://lists.test/a.csv',
  'https://127.0.0.1/a.csv',
  'https://[::1]/a.csv',
  'file:///etc/passwd',
  'list.csv',
])('the address %s is refused', async (Url) => {
  expect(await add({ Url })).toMatchObject({ status: 422, body: { code: 'address-refused' } });
  expect(asked).toEqual([]);
});

test('a list has one address for files of a type', async () => {
  answer = down;
  await added();
  expect(await add()).toMatchObject({ status: 409, body: { code: 'source-exists' } });
  await added({ Type: 'stock' });
  const other = await seller();
  expect(await add({ PriceListId: other.list })).toMatchObject({ status: 404 });
});

test('claims come from an address too, one of a type, and wait for a person', async () => {
  const file = ['Бренд;Артикул;Бренд аналога;Артикул аналога', `A;${part('1')};A;${part('2')}`, ''].join('\n');
  answer = () => ({ status: 200, bytes: Buffer.from(file), etag: undefined });
  const claims = { Type: 'crosses', PriceListId: null, Replaces: false, Applies: false };
  const source = await added(claims);
  expect(source).toMatchObject({ type: 'crosses', priceListId: null, listName: null });
  const { uploads } = await good(own.guest.get('/services/seller/uploads_json/crosses'), PriceUploads);
  expect(uploads).toMatchObject([{ state: 'ready', way: 'address', type: 'crosses', priceListId: null }]);
  await tell();
  expect(kept.map(({ subject }) => subject)).toEqual(['Файл замен номеров ждёт вас — Partshop']);
  expect(kept[0]?.text).toContain(`/seller/upload/crosses?upload=${uploads[0]?.id}`);

  expect(await add(claims)).toMatchObject({ status: 409, body: { code: 'source-exists' } });
  await added({ ...claims, Type: 'photos' });
  const other = await seller();
  await good(other.guest.post('/services/seller/list-source_json', { ...SETTINGS, ...claims }), ListSource);
  await settled();

  const change = { ...SETTINGS, ...claims, IsPaused: false, Version: source.version };
  const applied = await own.guest.put(`/services/seller/list-source_json/${source.id}`, { ...change, Applies: true });
  expect(applied).toMatchObject({ status: 400, body: { fields: [{ path: 'Applies' }] } });
  expect(await own.guest.put(`/services/seller/list-source_json/${source.id}`, change)).toMatchObject({ status: 200 });
});

test.each([{ Type: 'crosses', Applies: false }, { Type: 'crosses', PriceListId: null }, { PriceListId: null }])(
  'an address of %o is none',
  async (more) => {
    expect(await add(more)).toMatchObject({ status: 400 });
    expect(asked).toEqual([]);
  },
);

test('when the account of a seller is deleted, nothing is loaded any more', async () => {
  answer = () => listOf(`A;${part('1')};100;1`);
  await added();
  await inTransaction(database.db, async (trx) => deleteAccount(trx, own.clientId, time.now));
  await hourLater();
  expect(asked).toHaveLength(1);
  expect(await offers()).toEqual(['1: 10000']);
});

test('the stand-in of a demo answers for its own address alone, and can be down', async () => {
  const others = vi.fn<() => Promise<Fetched>>(async () => ({ status: 304 }));
  const lists = createDemoLists('on', others);
  const first = await lists('https://prices.example/list.csv?row=A;1;2;3', null);
  if (first.status !== 200) throw new Error('It gave no file.');
  expect(first.bytes.toString()).toBe('Бренд;Артикул;Цена;Остаток\nA;1;2;3\n');
  expect(await lists('https://prices.example/list.csv?row=A;1;2;3', first.etag ?? null)).toEqual({ status: 304 });
  const named = await lists('https://prices.example/list.csv?head=A;B&row=1;2', null);
  expect(named.status === 200 && named.bytes.toString()).toBe('A;B\n1;2\n');
  expect(others).not.toHaveBeenCalled();
  await lists('https://other.example/', null);
  expect(others).toHaveBeenCalledOnce();
  await expect(createDemoLists('failing', others)('https://prices.example/', null)).rejects.toThrow(FetchRefused);
});
