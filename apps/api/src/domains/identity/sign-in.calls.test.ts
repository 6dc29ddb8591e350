import { ClientInfo, Order } from '@partshop/api-client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAccounts, PASSWORD } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Answer, type Visitor } from '../../testing/test-api.ts';
import { DEVICE_COOKIE } from '../../platform/sessions/device-mark.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookies.ts';

const api = await createTestApi();
const { visitor, database, fixtures, time } = api;
const { client, logIn, signedIn } = createAccounts(api);
const shopping = await createShopping(api);
const HOUR = 3_600_000;

const currentUserOf = (guest: Visitor, query = '') => good(guest.get(`/services/clientbaseinfo${query}`), ClientInfo);
const later = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};

// Otherwise limits by address would count all tests together.
beforeEach(() => later(2 * HOUR));

describe('logging in', () => {
  test('by phone in any notation, or by e-mail in any case, makes the visitor a client', async () => {
    const { id, code, phone, email } = await client({ name: 'Пётр', type: 'Wholesale' });
    for (const login of [phone, phone.replace('+7', '8 (').replace(/(\(\d{3})/, '$1) '), email.toUpperCase()]) {
      const guest = visitor();
      const answer = await good(guest.post('/login_json', { login, password: PASSWORD }), ClientInfo);
      expect(answer).toMatchObject({ ClientId: id, ClientCode: code, ClientName: 'Пётр', ClientType: 'Wholesale' });
      expect(await currentUserOf(guest)).toEqual(answer);
    }
  });

  test('returns every known field of the client and leaves out the others', async () => {
    const { guest } = await signedIn({ is_seller: true, company_id: 7 });
    const currentUser = await currentUserOf(guest);
    expect(currentUser).toMatchObject({ Bonus: 0, PayBad: 0, CompanyId: 7, IsSeller: true, canSwichUser: false });
    expect(Object.keys(currentUser)).not.toContain('CityName');
    expect(Object.keys(currentUser)).not.toContain('SwitchedBy');
  });

  test.each([
    ['a wrong password', (phone: string) => ({ login: phone, password: 'something else' })],
    ['an unknown phone', () => ({ login: '+79995550000', password: PASSWORD })],
    ['an unknown e-mail', () => ({ login: 'nobody@shop.test', password: PASSWORD })],
    ['a login that is neither', () => ({ login: 'admin', password: PASSWORD })],
  ])('with %s is rejected, in the same words whichever is wrong', async (_, input) => {
    const guest = visitor();
    const answer = await guest.post('/login_json', input((await client()).phone));
    expect(answer).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect(answer.body).toEqual({ code: 'wrong-credentials', message: 'Login or password is wrong.' });
    expect(guest.cookies.size).toBe(0);
  });

  test('keeps the basket; lines keep their ids', async () => {
    const account = await client();
    const { goods, guest } = await shopping.shopper(3);
    const before = await guest.basket();
    await logIn(guest, account);
    expect((await guest.basket()).items).toEqual(before.items);
    const elsewhere = visitor();
    await logIn(elsewhere, account);
    expect((await elsewhere.basket()).items).toMatchObject([{ articleId: goods.articleId, qty: 3 }]);
  });

  test('gives goods that are in both baskets the larger quantity that the stock allows', async () => {
    const { guest, account } = await signedIn();
    const [more, fewer, scarce] = [
      await fixtures.goods({ quantity: 50 }),
      await fixtures.goods({ quantity: 50 }),
      await fixtures.goods({ quantity: 9 }),
    ];
    for (const [goods, qty] of [
      [more, 2],
      [fewer, 7],
      [scarce, 9],
    ] as const)
      await guest.add(goods, qty);
    await fixtures.changeOffer(scarce.articleId, scarce.priceListId, { quantity: 4 });
    const other = visitor();
    for (const [goods, qty] of [
      [more, 5],
      [fewer, 1],
      [scarce, 2],
    ] as const)
      await other.add(goods, qty);
    await logIn(other, account);
    expect((await other.basket()).items).toMatchObject([{ qty: 5 }, { qty: 7 }, { qty: 4 }]);
    expect(await guest.basket()).toEqual(await other.basket());
  });

  test('does not mix the baskets of two clients in one browser', async () => {
    const { guest } = await signedIn();
    await guest.add(await fixtures.goods());
    await logIn(guest, await client());
    expect((await guest.basket()).items).toEqual([]);
  });

  test('keeps the session’s orders, and shows clients their orders from every browser', async () => {
    const account = await client();
    const { guest } = await shopping.shopper();
    const made = await good(shopping.order(guest, shopping.form()), Order);
    await logIn(guest, account);
    const elsewhere = visitor();
    await logIn(elsewhere, account);
    const path = `/services/cabinet/getorders/${made.number}`;
    for (const one of [guest, elsewhere]) expect(await good(one.get(path), Order)).toEqual(made);
    expect(await (await signedIn()).guest.get(path)).toMatchObject({ status: 404 });
    expect(await visitor().get(path)).toMatchObject({ status: 404 });
  });

  test('a checkout that is repeated after it returns the same order', async () => {
    const account = await client();
    const { guest } = await shopping.shopper();
    const form = shopping.form();
    const made = await good(shopping.order(guest, form), Order);
    await logIn(guest, account);
    expect(await good(shopping.order(guest, form), Order)).toEqual(made);
  });
});

describe('the session', () => {
  test('that an attacker fixed before the login opens nothing after it', async () => {
    const { guest } = await shopping.shopper();
    const thief = visitor();
    thief.cookies.set(SESSION_COOKIE, guest.cookies.get(SESSION_COOKIE) ?? '');
    expect((await thief.basket()).items).toHaveLength(1);
    await logIn(guest, await client());
    expect(await currentUserOf(thief)).not.toHaveProperty('ClientId');
    expect((await thief.basket()).items).toEqual([]);
  });

  test('replaced by a login does not clear the new cookie when responses arrive out of order', async () => {
    const { guest } = await shopping.shopper();
    const late = visitor();
    late.cookies.set(SESSION_COOKIE, guest.cookies.get(SESSION_COOKIE) ?? '');
    await logIn(guest, await client());
    const { headers } = await late.get('/services/clientbaseinfo');
    expect(headers.getSetCookie()).toEqual([]);
    later(HOUR);
    expect((await late.get('/services/clientbaseinfo')).headers.get('set-cookie')).toMatch(/Max-Age=0/);
  });

  test('ends with a logout, for anybody who has its cookie, and shows nothing of the client', async () => {
    const { guest } = await signedIn();
    await guest.add(await fixtures.goods());
    const cookie = guest.cookies.get(SESSION_COOKIE) ?? '';
    expect(await guest.post('/logout_json', {})).toMatchObject({ status: 200, body: { ok: true } });
    expect([...guest.cookies.keys()]).toEqual([DEVICE_COOKIE]);
    expect(await guest.basket()).toMatchObject({ items: [] });
    const thief = visitor();
    thief.cookies.set(SESSION_COOKIE, cookie);
    expect(await currentUserOf(thief)).toEqual({ ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 } });
    expect(await guest.post('/logout_json', {})).toMatchObject({ status: 200 });
  });

  test('of staff expires after half a day without use, that of shoppers after 30 days', async () => {
    const shopper = await signedIn();
    const staff = await signedIn({ is_seller: true });
    later(11 * HOUR);
    expect(await currentUserOf(staff.guest)).toHaveProperty('ClientId');
    later(13 * HOUR);
    expect(await currentUserOf(staff.guest)).not.toHaveProperty('ClientId');
    later(28 * 24 * HOUR);
    expect(await currentUserOf(shopper.guest)).toHaveProperty('ClientId');
    later(31 * 24 * HOUR);
    expect(await currentUserOf(shopper.guest)).not.toHaveProperty('ClientId');
  });

  test('two logins at once from one browser leave one new session and the whole basket', async () => {
    const account = await client();
    const { guest } = await shopping.shopper(2);
    const twin = visitor();
    twin.cookies.set(SESSION_COOKIE, guest.cookies.get(SESSION_COOKIE) ?? '');
    await Promise.all([logIn(guest, account), logIn(twin, account)]);
    expect((await guest.basket()).items).toMatchObject([{ qty: 2 }]);
    expect((await twin.basket()).items).toMatchObject([{ qty: 2 }]);
  });
});

describe('guessing passwords', () => {
  const guess = (guest: Visitor, login: string, address: string) =>
    guest.post('/login_json', { login, password: 'a guess' }, { 'x-partshop-address': address });
  const enter = (guest: Visitor, login: string, address: string) =>
    guest.post('/login_json', { login, password: PASSWORD }, { 'x-partshop-address': address });

  test('is limited to ten tries; the owner can log in from another address, and everybody after a quarter of an hour', async () => {
    const { phone, email } = await client();
    for (let one = 0; one < 10; one += 1) {
      expect(await guess(visitor(), one % 2 ? phone : email, '192.0.2.1')).toMatchObject({ status: 401 });
    }
    const refused = await enter(visitor(), phone, '192.0.2.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many', retryAfter: 900 } });
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await enter(visitor(), phone, '192.0.2.2')).toMatchObject({ status: 200 });
    later(HOUR / 4);
    expect(await enter(visitor(), phone, '192.0.2.1')).toMatchObject({ status: 200 });
  });

  test('at the same moment gives no additional tries', async () => {
    const { phone } = await client();
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(visitor(), phone, '192.0.2.3')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('a successful login resets the count', async () => {
    const { phone } = await client();
    for (let round = 0; round < 3; round += 1) {
      for (let one = 0; one < 9; one += 1) await guess(visitor(), phone, '192.0.2.4');
      expect(await enter(visitor(), phone, '192.0.2.4')).toMatchObject({ status: 200 });
    }
  });

  test('from many addresses is limited to 50 tries; the owner can still log in on a device used before', async () => {
    const { phone } = await client();
    const owner = visitor();
    await enter(owner, phone, '198.51.100.1');
    await owner.post('/logout_json', {});
    const statuses: number[] = [];
    // Not all at once: a slow machine would answer some with 503, because they wait too long for a connection of the database.
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => guess(visitor(), phone, `2001:db8:${index}::1`)),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(150);
    expect(await enter(visitor(), phone, '203.0.113.9')).toMatchObject({ status: 429 });
    expect(await enter(visitor(), phone, '198.51.100.1')).toMatchObject({ status: 429 });
    expect(await enter(owner, phone, '203.0.113.10')).toMatchObject({ status: 200 });
  });

  test('from all addresses of one network counts together', async () => {
    const { phone } = await client();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => guess(visitor(), phone, `2001:db8:ff::${index}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('of many logins from one address is limited to a hundred an hour', async () => {
    const answers: Answer[] = [];
    // No more at once than the queue for hashing holds.
    for (let ten = 0; ten < 11; ten += 1) {
      const names = Array.from({ length: 10 }, (_, one) => `nobody${ten}${one}@shop.test`);
      answers.push(...(await Promise.all(names.map((name) => guess(visitor(), name, '192.0.2.5')))));
    }
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
  });

  test('responses to unknown logins are limited exactly like those to clients', async () => {
    const { phone } = await client();
    const answersFor = async (login: string, address: string) => {
      const answers: unknown[] = [];
      for (let one = 0; one < 12; one += 1) {
        const { status, body } = await guess(visitor(), login, address);
        answers.push({ status, body });
      }
      return answers;
    };
    expect(await answersFor(phone, '192.0.2.6')).toEqual(await answersFor('+79995551111', '192.0.2.7'));
  });

  test('the table of limits holds no login in plain text', async () => {
    const { phone } = await client();
    await guess(visitor(), phone, '192.0.2.8');
    const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits');
    for (const { key } of rows) expect(key).not.toMatch(/916|192\.0|shop\.test/);
  });
});

test('a password hashed with weaker parameters is hashed again at login', async () => {
  const { hash } = await import('@node-rs/argon2');
  const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
  const account = await client({ password_hash: weak });
  await logIn(visitor(), account);
  const { rows } = await database.pool.query<{ password_hash: string }>(
    'select password_hash from clients where id = $1',
    [account.id],
  );
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await logIn(visitor(), account)).toMatchObject({ status: 200 });
});
