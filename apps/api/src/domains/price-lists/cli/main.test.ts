import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/database.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
afterAll(() => Promise.all([database.close(), rm(folder, { recursive: true })]));

const main = fileURLToPath(new URL('main.ts', import.meta.url));
type Outcome = { code: number; stdout: string; stderr: string };

/** Runs the command in `folder`, as npm starts it from another one; returns its output and exit code. */
function run(...args: string[]): Promise<Outcome> {
  const env = { ...process.env, INIT_CWD: folder, DATABASE_URL: database.url() };
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}
const countOffers = async () => (await database.pool.query('select from offers')).rowCount;

test('a price list is previewed, imported and summarised; rejected rows are reported and do not fail the import', async () => {
  await writeFile(path.join(folder, 'list.csv'), 'Бренд;Артикул;Цена;Остаток\nMANN;W712;10,50;3\nMANN;W713;0;3\n');
  const preview = await run('list.csv', '--preview');
  expect(preview).toMatchObject({ code: 0, stderr: '' });
  expect(preview.stdout).toMatch(/строка 2: MANN · W712 · без названия · 10,50\s₽ · остаток 3/);
  expect(await countOffers()).toBe(0);

  const { code, stdout, stderr } = await run('list.csv');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/Предложений добавлено +1\n[^]*ВНИМАНИЕ: не принято строк — 1\.[^]*list\.refused\.csv/);
  expect(await countOffers()).toBe(1);
});

test('an unreadable file exits with 1 and says that nothing was applied', async () => {
  const { code, stdout, stderr } = await run('none.csv');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/Файла нет[^]*Ничего не применено/);
});

/** Control characters of a terminal, also eight-bit ones, and bidirectional marks. */
const DRIVING = /[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}]/u;
const EVIL = '\u001B]0;owned\u0007\u001B[2J\u009B31m\u202E\u2066\r\u0000';

test.each([
  ['headings that are known', `Бренд;Артикул;Цена;Остаток;${EVIL}\nMANN;W712;10;3;${EVIL}\n`],
  ['headings that are not', `${EVIL}a;"${EVIL}\nb";c;d\n1;2;3;4\n`],
  ['values', `Бренд;Артикул;Цена;Остаток\n${EVIL}M;W712;1${EVIL}0;3\nMANN;${EVIL};x${EVIL};3\n`],
])('%s of a file cannot control the terminal', async (_what, content) => {
  await writeFile(path.join(folder, 'evil\u001B[2J.csv'), content.replaceAll('\0', ''));
  for (const args of [
    ['--preview'],
    [],
    ['--seller', `${EVIL.replaceAll('\0', '')}S`, '--preview'],
    ['--column', `${EVIL.replaceAll('\0', '')}=1`],
  ]) {
    const { stdout, stderr } = await run('evil\u001B[2J.csv', ...args);
    expect(stdout + stderr).not.toMatch(DRIVING);
    expect((stdout + stderr).length).toBeGreaterThan(100);
  }
});
