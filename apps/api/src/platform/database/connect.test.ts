import { chmod, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from './connect.ts';
import { isUnavailable } from './unavailable.ts';

const folders: string[] = [];
const opened: OpenDatabase[] = [];
const lines: string[] = [];

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'partshop-connect-'));
  // The server's system user must be able to enter the folder.
  await chmod(made, 0o755);
  folders.push(made);
  return made;
}

async function open(dataDir: string): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, log: (line) => lines.push(line) });
  opened.push(database);
  return database;
}

const pidFile = (dataDir: string) => path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
const serverPid = async (dataDir: string) => Number((await readFile(pidFile(dataDir), 'utf8')).split('\n')[0]);
const leave = async (database: OpenDatabase) => {
  opened.splice(opened.indexOf(database), 1);
  await database.close();
};
const remember = async ({ pool }: OpenDatabase, memory: string) => {
  await pool.query('create table if not exists memories (memory text)');
  await pool.query('insert into memories values ($1)', [memory]);
};
const recall = async ({ pool }: Pick<OpenDatabase, 'pool'>) =>
  (await pool.query<{ memory: string }>('select memory from memories')).rows.map(({ memory }) => memory);

const COMING_BACK = { timeout: 20_000, interval: 50 };
const countBusy = async (pool: OpenDatabase['pool']) =>
  (await pool.query(`select from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid()`))
    .rowCount;

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

afterAll(async () => {
  for (const made of folders.toReversed()) {
    const home = await realpath(path.join(made, 'postgres')).catch(() => made);
    await rm(home, { recursive: true, force: true });
    await rm(made, { recursive: true, force: true });
  }
});

describe('the embedded server', async () => {
  const dataDir = await folder();

  test('is shared by processes that start together, and stops with the last one', async () => {
    const [one, other] = await Promise.all([open(dataDir), open(dataDir)]);
    await remember(one, 'first day');
    await leave(one);
    expect(await recall(other)).toEqual(['first day']);
    await leave(other);
    await expect(serverPid(dataDir)).rejects.toThrow('ENOENT');
  });

  test('keeps its data between starts', async () => {
    expect(await recall(await open(dataDir))).toEqual(['first day']);
  });

  test('recovers its data after it was killed', async () => {
    await remember(await open(dataDir), 'last words');
    process.kill(await serverPid(dataDir), 'SIGKILL');
    expect(await recall(await open(dataDir))).toContain('last words');
  });

  test('is restarted by the processes that use it, and found again on its new port', { timeout: 60_000 }, async () => {
    const [one, other] = await Promise.all([open(dataDir), open(dataDir)]);
    await remember(one, 'before the fall');
    const dead = await serverPid(dataDir);
    process.kill(dead, 'SIGKILL');
    await expect.poll(async () => serverPid(dataDir).catch(() => dead), COMING_BACK).not.toBe(dead);
    for (const database of [one, other]) {
      await expect.poll(async () => recall(database).catch(() => []), COMING_BACK).toContain('before the fall');
    }
    expect([one.isAlive(), other.isAlive()]).toEqual([true, true]);
    await leave(one);
    expect(await recall(other)).toContain('before the fall');
    await leave(other);
    await expect(serverPid(dataDir)).rejects.toThrow('ENOENT');
  });

  test('waits for the remaining processes of a killed server before it starts', { timeout: 60_000 }, async () => {
    const { pool } = await open(dataDir);
    const busy = pool.query('select count(*) from generate_series(1, 20000000)').catch(() => 'cut off');
    await expect.poll(async () => countBusy(pool)).toBe(1);
    process.kill(await serverPid(dataDir), 'SIGKILL');
    await expect.poll(async () => recall(await open(dataDir)), COMING_BACK).toContain('last words');
    await busy;
  });

  test('reports a lost connection as one that may be retried', async () => {
    const { pool } = await open(dataDir);
    const lost = pool.query('select pg_terminate_backend(pg_backend_pid())');
    await expect(lost).rejects.toSatisfy(isUnavailable);
    expect(await recall({ pool })).toContain('last words');
  });

  test('can be left and stopped after it closed every connection', async () => {
    const database = await open(dataDir);
    await database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await leave(database);
    await expect(serverPid(dataDir)).rejects.toThrow('ENOENT');
  });

  test('starts despite a pid file with another program’s process id', async () => {
    await writeFile(pidFile(dataDir), `${process.pid}\n${dataDir}\n0\n1\n\n127.0.0.1\n`);
    await open(dataDir);
    expect(await serverPid(dataDir)).not.toBe(process.pid);
  });

  test('indexes words of every script', async () => {
    const { pool } = await open(dataDir);
    await pool.query('create extension if not exists pg_trgm');
    const { rows } = await pool.query<{ count: number }>(
      `select cardinality(show_trgm(word)) as count from unnest(array['oil', 'чай', 'زيت', '油油油']) word`,
    );
    expect(rows.map(({ count }) => count)).toEqual([4, 4, 4, 4]);
  });

  test('rejects data of another PostgreSQL version, and says what to do', async () => {
    const version = path.join(dataDir, 'postgres', 'data', 'PG_VERSION');
    const right = await readFile(version, 'utf8');
    await writeFile(version, '12\n');
    await expect(open(dataDir)).rejects.toThrow(/made by PostgreSQL 12, this is \d+\. Move its data with pg_dump/);
    await writeFile(version, right);
  });

  test.runIf(process.getuid?.() === 0)('lives elsewhere where its user cannot go, and says where', async () => {
    const parent = await folder();
    await chmod(parent, 0o700);
    const closed = path.join(parent, 'shop');
    await mkdir(closed);
    folders.push(closed);
    const first = await open(closed);
    await remember(first, 'hidden');
    await leave(first);
    const home = await realpath(path.join(closed, 'postgres'));
    expect(home.startsWith(parent)).toBe(false);
    expect(lines.filter((line) => line.endsWith(`the database is kept in ${home}`))).toHaveLength(1);
    expect(await recall(await open(closed))).toEqual(['hidden']);
  });
});

describe('an external server', async () => {
  const dataDir = await folder();
  const openOther = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir, log: () => undefined });

  test('that is unreachable gives a clear error', async () => {
    await expect(openOther('postgres://u@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
  });

  test.each([
    ['SQL_ASCII', 'not in UTF-8 but in SQL_ASCII'],
    ['UTF8', 'knows English letters only'],
  ])('is rejected when its locale C would make search miss results: %s', async (encoding, message) => {
    const { pool, url } = await open(dataDir);
    const name = `old_${encoding.toLowerCase()}`;
    await pool.query(`create database ${name} template template0 encoding '${encoding}'
      locale_provider libc lc_collate 'C' lc_ctype 'C'`);
    await expect(openOther(url().replace(/[^/]+$/, name))).rejects.toThrow(
      new RegExp(`${message}.*Create one with: CREATE DATABASE`),
    );
  });
});
