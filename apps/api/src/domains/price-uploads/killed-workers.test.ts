import { access, mkdtemp, utimes } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import type { UploadType } from '@partshop/api-client';
import { expect, test, vi } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createSellers } from '../../testing/sellers.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { keptFile } from './kept-file.ts';
import { addUpload } from './price-uploads.queries.ts';
import { createUploadWork } from './upload-work.ts';
import { runWorker, type WorkerEnd } from './work/run-worker.ts';

const api = await createTestApi();
const { database } = api;
const { seller } = createSellers(api, createAccounts(api));
const log = { warn: () => undefined } as never;

const ROWS = 300;
const listOf = (name: string, price: number) =>
  Buffer.from(
    `Бренд;Артикул;Цена;Остаток\n${Array.from({ length: ROWS }, (_, row) => `A;${name}X${row};${price};1`).join('\n')}\n`,
  );

async function add(
  own: Awaited<ReturnType<typeof seller>>,
  bytes: Buffer,
  type: UploadType = 'price',
): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select seller_id as id from price_lists where id = $1', [
    own.list,
  ]);
  const upload = {
    sellerId: rows[0]?.id ?? 0,
    clientId: own.clientId,
    type,
    priceListId: own.list,
    newList: null,
    replaces: true,
    fileName: 'list.csv',
    file: await keptFile(bytes),
  } as const;
  return (await inTransaction(database.db, async (trx) => addUpload(trx, upload, new Date()))) ?? 0;
}

const say = async (id: number, state: string) =>
  database.pool.query('update price_uploads set state = $2 where id = $1', [id, state]);

async function uploadOf(id: number) {
  const { rows } = await database.pool.query<{ state: string; fault: object | null; result: object | null }>(
    'select state, fault, result from price_uploads where id = $1',
    [id],
  );
  return rows[0];
}

/** The prices of a list, each once. */
async function pricesOf(list: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ price: string }>(
    `select format('%s × %s', count(*), price) as price from offers where price_list_id = $1 group by price order by price`,
    [list],
  );
  return rows.map(({ price }) => price);
}

async function applied(
  own: Awaited<ReturnType<typeof seller>>,
  bytes: Buffer,
  type: UploadType = 'price',
): Promise<void> {
  const id = await add(own, bytes, type);
  const work = createUploadWork({ database, log });
  await work();
  await say(id, 'applying');
  await work();
}

/** How many statements wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/** Where a worker waits, so that it is killed there: what is locked, by the part of its work. */
const MOMENTS = {
  'before it changes an offer': () => 'lock table import_runs in share mode',
  'while it changes offers': (list: number) =>
    `select from offers where price_list_id = ${list} order by article_id desc limit 1 for update`,
  'when all offers are changed': () => 'lock table price_upload_columns in share mode',
};

test.each(Object.entries(MOMENTS))(
  'a worker that is killed %s leaves the old list; the next one makes it new',
  async (moment, lock) => {
    const own = await seller();
    const name = `K${Object.keys(MOMENTS).indexOf(moment)}`;
    await applied(own, listOf(name, 100));
    const id = await add(own, listOf(name, 110));
    await createUploadWork({ database, log })();
    await say(id, 'applying');

    const ends: WorkerEnd[] = [];
    let pid = 0;
    const work = createUploadWork({ database, log }, async (options) => {
      const end = await runWorker({ ...options, onStart: (started) => (pid = started) });
      ends.push(end);
      return end;
    });
    const holder = await database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(lock(own.list));
      const working = work();
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 60_000 });
      expect(await pricesOf(own.list)).toEqual([`${ROWS} × 10000`]);
      expect(getPriority(pid)).toBeGreaterThan(getPriority());
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(() => expect(ends).toEqual(['failed']), { timeout: 60_000 });
      // The server notices while it waits for the lock, and ends what the worker asked it for.
      await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000 });
      expect(await pricesOf(own.list)).toEqual([`${ROWS} × 10000`]);
      expect(await uploadOf(id)).toMatchObject({ state: 'applying', result: null });
      await holder.query('rollback');
      await working;
    } finally {
      holder.release();
    }
    expect(ends.at(-1)).toBe('done');
    expect(await pricesOf(own.list)).toEqual([`${ROWS} × 11000`]);
    expect(await uploadOf(id)).toMatchObject({ state: 'applied', result: { changed: ROWS, rowsRead: ROWS } });
  },
  180_000,
);

/** Where a worker on a list of photos waits: before it changes the list, and when all of it is changed and its pictures are to be loaded. */
test.each(['claim_runs', 'picture_loads'])(
  'a worker on photos that is killed at %s leaves the old list and loads nothing; the next one makes it new',
  async (table) => {
    const own = await seller();
    const name = `F${table}`;
    await applied(own, listOf(name, 100));
    const photosOf = (colour: string) =>
      Buffer.from(
        `Бренд;Артикул;Фото\n${Array.from({ length: ROWS }, (_, row) => `A;${name}X${row};https://photos.invalid/${colour}`).join('\n')}\n`,
      );
    const listed = async () => {
      const { rows } = await database.pool.query<{ listed: string }>(
        `select format('%s × %s', count(*), address) as listed from seller_photos c join sellers s on s.id = c.seller_id
         where s.client_id = $1 group by address`,
        [own.clientId],
      );
      const loads = await database.pool.query<{ count: number }>(
        `select count(*)::int from picture_load_rows r join picture_loads l on l.id = r.load_id join sellers s on s.id = l.seller_id
         where s.client_id = $1 and r.source like '%/new'`,
        [own.clientId],
      );
      return [...rows.map((row) => row.listed), loads.rows[0]?.count];
    };
    await applied(own, photosOf('old'), 'photos');
    const id = await add(own, photosOf('new'), 'photos');
    await createUploadWork({ database, log })();
    await say(id, 'applying');

    let pid = 0;
    const ends: WorkerEnd[] = [];
    const work = createUploadWork({ database, log }, async (options) => {
      const end = await runWorker({ ...options, onStart: (started) => (pid = started) });
      ends.push(end);
      return end;
    });
    const holder = await database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(`lock table ${table} in share mode`);
      const working = work();
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 60_000 });
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(() => expect(ends).toEqual(['failed']), { timeout: 60_000 });
      await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000 });
      expect(await listed()).toEqual([`${ROWS} × https://photos.invalid/old`, 0]);
      await holder.query('rollback');
      await working;
    } finally {
      holder.release();
    }
    expect(await listed()).toEqual([`${ROWS} × https://photos.invalid/new`, ROWS]);
    expect(await uploadOf(id)).toMatchObject({ state: 'applied', result: { changed: ROWS } });
  },
  180_000,
);

test('what a worker left on the disk long ago is removed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'partshop-worker-'));
  await utimes(folder, new Date('2026-01-01'), new Date('2026-01-01'));
  await runWorker({ url: database.url(), uploadId: 0 });
  await expect(access(folder)).rejects.toThrow('ENOENT');
});

test('a worker that takes too long is ended, and its upload refused', async () => {
  const own = await seller();
  const id = await add(own, listOf('L', 100));
  await createUploadWork({ database, log }, async (options) => runWorker({ ...options, maxMs: 1 }))();
  expect(await uploadOf(id)).toMatchObject({ state: 'refused', fault: { code: 'heavy' } });
});
