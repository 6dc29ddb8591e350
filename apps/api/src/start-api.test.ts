import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from './platform/database/connect.ts';
import { demoLogins } from '@partshop/demo-data';
import { readSettings } from './platform/settings/settings.ts';
import { startApi } from './start-api.ts';
import { createAccounts, PASSWORD } from './testing/accounts.ts';
import { createTestDatabase } from './testing/database.ts';
import { Fixtures } from './testing/fixtures.ts';
import { Visitor } from './testing/test-api.ts';

const log = pino({ level: 'silent' });
const SMALL = { DEMO_ARTICLES: '400', DEMO_OFFERS: '3000' };
const REFUSED = /DEMO: is on, and the database holds goods or clients that the demo did not make/;

async function openDatabase(): Promise<OpenDatabase> {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  return database;
}

/** Starts the api on a database, sends requests, and closes it. */
async function during<Result>(
  database: OpenDatabase,
  env: Record<string, string>,
  ask: (visitor: () => Visitor) => Promise<Result>,
): Promise<Result> {
  const { api, close } = await startApi(readSettings({ ...SMALL, ...env, DATABASE_URL: database.url() }), log);
  try {
    return await ask(() => new Visitor(async (request) => api.fetch(request)));
  } finally {
    await close();
  }
}

const nothing = async () => undefined;
const real = (database: OpenDatabase) => createAccounts({ database, visitor: notVisited });
const notVisited = () => {
  throw new Error('Nobody visits.');
};
const client = (guest: Visitor) => guest.get('/services/clientbaseinfo');
const code = async (guest: Visitor) => {
  const { body } = await guest.get('/services/dev/messages');
  return /\b\d{6}\b/.exec(JSON.stringify(body))?.[0] ?? '';
};

/** Registers with a phone and the code that the demo shows. */
async function register(guest: Visitor, phone: string) {
  await guest.post('/client/phone/SendCode', { phone });
  await guest.post('/client/phone/ValidateCode', { phone, code: await code(guest) });
  const form = { phone, name: 'Иван Петров', password: PASSWORD, cityId: 524_901 };
  return guest.post('/registration/register_json', form);
}

async function demoOfEarlierVersion(): Promise<OpenDatabase> {
  const database = await openDatabase();
  await during(database, {}, nothing);
  await database.pool.query(`delete from settings where name = 'demo-clients-marked'`);
  await real(database).client({ is_demo: false });
  return database;
}

test('the demo’s company is shown while the demo is on, and never by a real shop', async () => {
  const database = await openDatabase();
  const keeper = async (visitor: () => Visitor) => {
    const { body } = await visitor().post('/services/CompanyContacts/getcompanycontacts', '');
    return body;
  };
  expect(await during(database, {}, keeper)).toMatchObject({ companyName: 'ООО «Партшоп Демо»', isDemo: true });
  expect(await during(database, { DEMO: 'off' }, keeper)).toMatchObject({ companyName: '', inn: '', isDemo: false });
});

describe('a demo does not open', () => {
  test('on goods of a shop, and changes nothing there', async () => {
    const database = await openDatabase();
    await new Fixtures(database.db).goods();
    await expect(during(database, {}, nothing)).rejects.toThrow(REFUSED);
    expect((await database.pool.query('select from cities')).rowCount).toBe(0);
    await during(database, { DEMO: 'off' }, nothing);
  });

  test('on a shop with clients and no goods yet', async () => {
    const database = await openDatabase();
    await during(database, { DEMO: 'off' }, nothing);
    await real(database).client({ is_demo: false });
    await expect(during(database, {}, nothing)).rejects.toThrow(REFUSED);
  });

  test('on a demo that became a shop, once it has a client', async () => {
    const database = await openDatabase();
    await during(database, {}, nothing);
    await during(database, { DEMO: 'off' }, nothing);
    await during(database, {}, nothing);
    await real(database).client({ is_demo: false });
    await expect(during(database, {}, nothing)).rejects.toThrow(REFUSED);
    await during(database, { DEMO: 'off' }, nothing);
  });

  test('as a process: it exits with one sentence before it listens', async () => {
    const database = await openDatabase();
    await new Fixtures(database.db).goods();
    const { DEMO: _demo, ...outer } = process.env;
    const env = { ...outer, DATABASE_URL: database.url(), PORT: '0', LOG_LEVEL: 'info' };
    const api = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], { env });
    const [said, complaint] = await Promise.all([text(api.stdout), text(api.stderr), once(api, 'close')]);
    expect(api.exitCode).toBe(1);
    expect(said).not.toContain('Calls are answered');
    expect(complaint.trim().split('\n').at(-1)).toMatch(REFUSED);
    expect(complaint).not.toMatch(/^\s+at /m);
  });
});

describe('a demo opens', () => {
  test('again with imported price lists and registered clients', async () => {
    const database = await openDatabase();
    await during(database, {}, async (visitor) => {
      expect(await register(visitor(), '+79161112233')).toMatchObject({ status: 200 });
    });
    const fixtures = new Fixtures(database.db);
    await fixtures.offer(await fixtures.article('A maker of the list', 'X 1'), await fixtures.priceList('A seller'));
    const login = { login: '+79161112233', password: PASSWORD };
    await during(database, {}, async (visitor) => {
      expect(await visitor().post('/login_json', login)).toMatchObject({ status: 200 });
    });
  });

  test('with clients of the version that did not mark them', async () => {
    const database = await demoOfEarlierVersion();
    await during(database, {}, nothing);
    await during(database, {}, nothing);
    expect((await database.pool.query('select from clients where not is_demo')).rowCount).toBe(0);
  });
});

test('clients of the version that did not mark them are the shop’s if it first opens as one', async () => {
  const database = await demoOfEarlierVersion();
  await during(database, { DEMO: 'off' }, nothing);
  await expect(during(database, {}, nothing)).rejects.toThrow(REFUSED);
});

describe('a shop that was a demo', () => {
  test('accepts no demo client: no password, session, code, recovery or switch', async () => {
    const database = await openDatabase();
    const [admin] = demoLogins.filter(({ role }) => role === 'admin');
    const [buyer] = demoLogins.filter(({ role }) => role === 'retail');
    const inDemo = new Map<string, string>();
    await during(database, {}, async (visitor) => {
      const guest = visitor();
      const { status } = await guest.post('/login_json', { login: admin?.phone, password: admin?.password });
      expect(status).toBe(200);
      for (const [name, value] of guest.cookies) inDemo.set(name, value);
    });
    const owner = await real(database).client({ is_demo: false, can_switch_user: true });

    await during(database, { DEMO: 'off' }, async (visitor) => {
      const guest = visitor();
      for (const [name, value] of inDemo) guest.cookies.set(name, value);
      expect((await client(guest)).body).not.toHaveProperty('ClientId');
      for (const { phone, email, password } of demoLogins) {
        for (const login of [phone, email]) {
          expect(await visitor().post('/login_json', { login, password })).toMatchObject({ status: 401 });
        }
      }
      expect(await visitor().get('/services/dev/messages')).toMatchObject({ status: 404 });
      await visitor().put('/services/registration/client/password/reset', { ContactPhone: admin?.phone });
      const { rows: asked } = await database.pool.query('select client_id from recovery_requests');
      expect(asked).toEqual([{ client_id: null }]);

      const staff = visitor();
      expect(await staff.post('/login_json', { login: owner.phone, password: PASSWORD })).toMatchObject({
        status: 200,
        body: { canSwichUser: true },
      });
      expect(await staff.get('/services/cabinet/SwitchUser?query=Смирнова')).toMatchObject({ status: 200, body: [] });
      const { rows } = await database.pool.query<{ id: number }>('select id from clients where phone = $1', [
        buyer?.phone,
      ]);
      const ClientId = rows[0]?.id;
      const answer = await staff.post('/services/cabinet/SwitchUser', { ClientId, Reason: 'Проверка' });
      expect(answer).toMatchObject({ status: 404 });
    });
  });

  test('ignores phones proved in the demo, and gives them to whoever proves them', async () => {
    const database = await openDatabase();
    const phone = '+79161112244';
    const [registered, half] = await during(database, {}, async (visitor) => {
      const guest = visitor();
      await register(guest, phone);
      const other = visitor();
      await other.post('/client/phone/SendCode', { phone: '+79161112255' });
      await other.post('/client/phone/ValidateCode', { phone: '+79161112255', code: await code(other) });
      return [guest.cookies, other.cookies];
    });
    await during(database, { DEMO: 'off' }, async (visitor) => {
      const form = { name: 'Иван Петров', password: PASSWORD, cityId: 524_901 };
      const guest = visitor();
      for (const [name, value] of half) guest.cookies.set(name, value);
      const refused = await guest.post('/registration/register_json', { ...form, phone: '+79161112255' });
      expect(refused).toMatchObject({ status: 422, body: { code: 'phone-unconfirmed' } });

      const before = visitor();
      for (const [name, value] of registered) before.cookies.set(name, value);
      expect((await client(before)).body).not.toHaveProperty('ClientId');

      // As after a code that was really sent.
      const owner = visitor();
      await owner.post('/services/buyer/SaveClientConfig?IsTableMod=true', {});
      await database.pool.query(
        `update sessions set confirmed_phone = $1, confirmed_until = now() + interval '1 hour'
         where id = (select max(id) from sessions)`,
        [phone],
      );
      expect(await owner.post('/registration/register_json', { ...form, phone })).toMatchObject({ status: 200 });
    });
  });
});
