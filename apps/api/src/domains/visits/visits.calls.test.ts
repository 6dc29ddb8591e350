import { beforeEach, describe, expect, test } from 'vitest';
import pino from 'pino';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/test-api.ts';

const warned: string[] = [];
const api = await createTestApi({
  log: pino({ level: 'warn' }, { write: (line) => void warned.push(line) }),
});
const { database, visitor, fixtures, time } = api;
const { signedIn } = createAccounts(api);

const TIMING = '/services/cabinet/SearchTimingSave';
const VISIT = '/services/cabinet/ClientRequestSaveJson';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

beforeEach(async () => {
  await database.pool.query('truncate visit_log, error_reports, rate_limits restart identity');
  warned.length = 0;
});

const visits = () => database.db.selectFrom('visit_log').selectAll().orderBy('id').execute();
const errors = () => database.db.selectFrom('error_reports').selectAll().orderBy('id').execute();

describe('the visit log', () => {
  const timing = { PageUrl: '/search?text=фильтр', UserAgentName: 'Firefox 140', ElapsedTime: 123.6 };

  test('stores a search as its length and time, without the text', async () => {
    expect(await visitor().post(TIMING, timing)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await visits()).toMatchObject([
      {
        kind: 'search-timing',
        role: 'anonymous',
        path: '/search',
        search_length: 6,
        elapsed_ms: 124,
        browser: 'Firefox 140',
      },
    ]);
    expect(JSON.stringify(await visits())).not.toContain('фильтр');
  });

  test('stores a page without its query, and a personal one without its title', async () => {
    const guest = visitor();
    await guest.post(VISIT, { RequestUrl: 'https://shop.example/about?utm=x', PageTitle: 'О магазине' });
    await guest.post(VISIT, { RequestUrl: '/is-success/26-1234-5678', PageTitle: 'Заказ 26-1234-5678 принят' });
    expect(await visits()).toMatchObject([
      { kind: 'page', path: '/about', title: 'О магазине' },
      { kind: 'page', path: '/is-success/…', title: '' },
    ]);
  });

  test('stores only a coarse role of the visitor', async () => {
    const { guest: client, account } = await signedIn();
    const { guest: staff } = await signedIn({ localize_editor: true });
    await client.post(TIMING, timing);
    await staff.post(TIMING, timing);
    const rows = await visits();
    expect(rows.map(({ role }) => role)).toEqual(['client', 'staff']);
    expect(Object.keys(rows[0] ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/client|session|address/)]),
    );
    expect(JSON.stringify(rows)).not.toContain(account.phone);
  });

  test('accepts sixty entries a minute from a visitor', async () => {
    const guest = visitor();
    await guest.add(await fixtures.goods());
    const body = { RequestUrl: '/', PageTitle: 'a' };
    for (let told = 0; told < 60; told += 1) await guest.post(VISIT, body);
    const refused = await guest.post(VISIT, body);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many', retryAfter: 60 } });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await visits()).toHaveLength(60);
    // Another session of the same address.
    expect(await visitor().post(VISIT, body)).toMatchObject({ status: 200 });
    time.now = new Date(time.now.getTime() + 61_000);
    expect(await guest.post(VISIT, body)).toMatchObject({ status: 200 });
  });

  test('keeps its last hundred thousand rows; each new one deletes a few older ones', async () => {
    await database.pool.query(`
      insert into visit_log (kind, role, path) select 'page', 'anonymous', '/' from generate_series(1, 100050)`);
    const guest = visitor();
    for (const left of [100_031, 100_012, 100_000]) {
      await guest.post(VISIT, { RequestUrl: '/', PageTitle: 'a' });
      const { rows } = await database.pool.query<{ count: number }>('select count(*) from visit_log');
      expect(rows).toEqual([{ count: left }]);
    }
  });

  test.each([
    [TIMING, { ...timing, ElapsedTime: -1 }],
    [TIMING, { ...timing, ElapsedTime: 'soon' }],
    [VISIT, { RequestUrl: '/'.repeat(2001), PageTitle: '' }],
    [VISIT, {}],
  ])('rejects input that violates the contract: %s %o', async (path, body) => {
    expect(await visitor().post(path, body)).toMatchObject({ status: 400 });
    expect(await visits()).toEqual([]);
  });
});

describe('/saveerror', () => {
  const stack = 'TypeError: x is undefined at f (/dist/a.js?v=1:1:2) at g (/dist/a.js:3:4)';
  const raw = JSON.stringify({ message: 'x is undefined', filename: 'https://shop.example/dist/a.js?v=1', stack });
  const report = {
    error: 'x is undefined',
    url: 'https://shop.example/basket?mail=a@b.example',
    lineNumber: '12',
    raw,
  };
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    visitor().post('/saveerror', new URLSearchParams(fields).toString(), { ...FORM, ...headers });

  test('stores the error and logs one line', async () => {
    expect(await send(report)).toMatchObject({ status: 200, body: { ok: true } });
    const kept = { message: 'x is undefined', filename: '/dist/a.js', stack: stack.replace('?v=1:1:2', ':1:2') };
    expect(await errors()).toMatchObject([
      { error: 'x is undefined', path: '/basket', line_number: 12, raw: kept, count: 1 },
    ]);
    expect(warned.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 40, msg: 'error in a browser', error: 'x is undefined', path: '/basket', lineNumber: 12, raw: kept },
    ]);
  });

  test('counts similar errors together, whatever the page', async () => {
    await send(report);
    time.now = new Date(time.now.getTime() + 1000);
    await send({ ...report, url: '/checkout' });
    await send({ ...report, error: 'y is undefined' });
    expect(await errors()).toMatchObject([{ count: 2, last_at: time.now }, { count: 1 }]);
  });

  test('nothing personal, and no line break, gets into the log or the table', async () => {
    const secrets = ['+7 916 123-45-67', 'ivan@mail.example', 'eyJhbGciOiJIUzI1NiJ9', '4276123456789012'];
    const nasty = `${secrets.join(' and ')}\r\n{"level":60,"msg":"forged"}\u2028\u202E`;
    const hidden = JSON.stringify({ message: nasty, filename: `/?${nasty}`, stack: nasty });
    await send({ error: nasty, url: `/user/password/recovery/abcdef?phone=${nasty}`, lineNumber: '1', raw: hidden });
    expect(warned).toHaveLength(1);
    const all = warned.join('') + JSON.stringify(await errors());
    for (const secret of [...secrets, 'abcdef', '\u202E', '\u2028']) expect(all).not.toContain(secret);
    expect(JSON.parse(warned[0] ?? '')).toMatchObject({ level: 40, path: '/user/password/recovery/…' });
    expect(warned[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  });

  test.each(['', 'not json', '[]', '{"message":"a"}', '{"message":1,"filename":"a","stack":"b"}', 'null'])(
    'drops a raw error of another shape: %s',
    async (text) => {
      expect(await send({ ...report, raw: text })).toMatchObject({ status: 200 });
      expect(await errors()).toMatchObject([{ error: 'x is undefined', raw: null }]);
    },
  );

  test('ten reports a minute are stored from one address, and others’ are still accepted', async () => {
    for (let sent = 0; sent < 10; sent += 1) await send(report);
    const refused = await send(report);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(warned).toHaveLength(10);
    expect(await send(report, { 'x-partshop-address': '192.0.2.7' })).toMatchObject({ status: 200 });
  });

  test('a report is a form of at most 8 KiB', async () => {
    expect(await send({ ...report, raw: 'a'.repeat(9000) })).toMatchObject({ status: 413 });
    expect(await send({ ...report, raw: 'a'.repeat(6001) })).toMatchObject({ status: 400 });
    expect(await visitor().post('/saveerror', report)).toMatchObject({ status: 400 });
    expect(await visitor().post('/saveerror', report, { 'content-type': 'text/plain' })).toMatchObject({ status: 400 });
    const { url: _, ...incomplete } = report;
    expect(await send(incomplete)).toMatchObject({ status: 400, body: { fields: [{ path: 'url' }] } });
    expect(await errors()).toEqual([]);
  });

  test('NUL characters in a report cause no error', async () => {
    expect(await send({ ...report, error: 'a\0b', url: '/\0' })).toMatchObject({ status: 200 });
  });
});
