import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import { SESSION_COOKIE } from './session-cookies.ts';

const { fixtures, visitor, time, database } = await createTestApi();
const DAY = 86_400_000;

async function shopper() {
  const guest = visitor();
  const answer = await guest.add(await fixtures.goods());
  return { guest, setCookie: answer.headers.get('set-cookie') ?? '', cookie: guest.cookies.get(SESSION_COOKIE) ?? '' };
}

describe('the cookie of a session', () => {
  test('is signed, HttpOnly, SameSite, and lives 30 days', async () => {
    const { setCookie } = await shopper();
    expect(setCookie).toMatch(/^partshop_session=[\w-]{43}\.\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is `__Host-` on https', async () => {
    const secure = await createTestApi({ secureCookies: true });
    const guest = secure.visitor();
    const answer = await guest.add(await secure.fixtures.goods());
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-partshop_session=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await guest.basket()).items).toHaveLength(1);
  });

  test('cannot be made from the database’s content', async () => {
    const { cookie } = await shopper();
    const { rows } = await database.pool.query<{ row: string }>('select sessions::text as row from sessions');
    const [token = ''] = decodeURIComponent(cookie).split('.');
    for (const { row } of rows) expect(row).not.toContain(token);
  });
});

describe('an invalid session cookie', () => {
  const forgeries: [string, (cookie: string) => string][] = [
    ['another token under the same signature', (cookie) => (cookie.startsWith('x') ? 'y' : 'x') + cookie.slice(1)],
    ['another signature', (cookie) => cookie.replace(/.{4}$/, 'AAA%3D')],
    ['no signature', (cookie) => cookie.split('.')[0] ?? ''],
    ['hostile text', () => '%00%ff../..'],
    ['nothing', () => ''],
  ];
  test.each(forgeries)('%s: an empty basket, and the cookie is cleared', async (_, forge) => {
    const { guest, cookie } = await shopper();
    guest.cookies.set(SESSION_COOKIE, forge(cookie));
    expect((await guest.basket()).items).toEqual([]);
    expect(guest.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  test('a token that was signed with another secret', async () => {
    const other = await createTestApi({ sessionSecret: 'another secret of the tests' });
    const stranger = other.visitor();
    await stranger.add(await other.fixtures.goods());
    const guest = visitor();
    guest.cookies.set(SESSION_COOKIE, stranger.cookies.get(SESSION_COOKIE) ?? '');
    expect((await guest.basket()).items).toEqual([]);
  });

  test('an expired session; adding to the basket opens a new one', async () => {
    const { guest, cookie } = await shopper();
    time.now = new Date(time.now.getTime() + 31 * DAY);
    expect(await guest.add(await fixtures.goods())).toMatchObject({ status: 200, body: { items: [{ qty: 1 }] } });
    expect(guest.cookies.get(SESSION_COOKIE)).not.toBe(cookie);
  });
});

test('a session in use is prolonged', async () => {
  const { guest } = await shopper();
  for (let visit = 0; visit < 3; visit += 1) {
    time.now = new Date(time.now.getTime() + 29 * DAY);
    const { headers } = await guest.get('/services/clientbaseinfo');
    expect(headers.get('set-cookie')).toContain('Max-Age=2592000');
  }
  expect((await guest.basket()).items).toHaveLength(1);
});

test('a rejected call opens no session', async () => {
  const guest = visitor();
  await guest.add(await fixtures.goods({ quantity: 1 }), 5);
  expect(guest.cookies.size).toBe(0);
});

test('a visitor’s session is never shown to another', async () => {
  const [one, other] = [await shopper(), await shopper()];
  const ids = (await one.guest.basket()).items.map(({ basketId }) => basketId);
  expect((await other.guest.basket()).items.map(({ basketId }) => basketId)).not.toEqual(ids);
});

test('the number of sessions that an address may open in an hour is limited', async () => {
  const goods = await fixtures.goods();
  const add = (address: string, guest = visitor()) =>
    guest.post('/services/basket/add_json', { ...goods, qty: 1 }, { 'x-partshop-address': address });
  const early = visitor();
  await add('2001:db8::1', early);
  await database.pool.query(`update rate_limits set hits = 599 where key like 'sessionByAddress:%'`);
  expect(await add('2001:db8::2')).toMatchObject({ status: 200 });
  const refused = await add('2001:db8::1');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many' } });
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await add('2001:db8::1', early)).toMatchObject({ status: 200 });
  expect(await add('198.51.100.1')).toMatchObject({ status: 200 });
  time.now = new Date(time.now.getTime() + 3_600_000);
  expect(await add('2001:db8::1')).toMatchObject({ status: 200 });
});
