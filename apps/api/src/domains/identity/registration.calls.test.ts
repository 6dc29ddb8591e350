import { ClientInfo } from '@partshop/api-client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createInbox, otherThan } from '../../testing/messages.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookies.ts';

const api = await createTestApi();
const { visitor, time, database, fixtures } = api;
const { client } = createAccounts(api);
const inbox = createInbox(api);
const PASSWORD = 'синий-автобус-42';
const MOSCOW = 524_901;
const DAY = 86_400_000;
let phones = 0;

const later = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};
const newPhone = () => `+7925${String(4_000_000 + (phones += 1))}`;
const register = (guest: Visitor, phone: string, more: object = {}) =>
  guest.post('/registration/register_json', {
    phone,
    name: 'Иван Петров',
    password: PASSWORD,
    cityId: MOSCOW,
    ...more,
  });

/** A guest who proved an unregistered phone. */
async function proved(phone = newPhone()) {
  const guest = visitor();
  await guest.post('/client/phone/SendCode', { phone });
  await guest.post('/client/phone/ValidateCode', { phone, code: await inbox.code(guest) });
  return { guest, phone };
}

await database.pool.query(
  `insert into cities (id, country_code, region_names, names, population, latitude, longitude, time_zone, name_text, region_text)
   values ($1, 1, '{"ru": "Москва", "en": "Moscow"}', '{"ru": "Москва", "en": "Moscow"}', 13000000, 55.75, 37.62,
     'Europe/Moscow', E'\\nмосква\\nmoscow\\n', E'\\nмосква\\nmoscow\\n')`,
  [MOSCOW],
);

beforeEach(() => later(2 * DAY));

describe('registering', () => {
  test('creates a retail client with the next code, the city and 200 roubles, logged in under a new session', async () => {
    const { guest, phone } = await proved();
    await guest.add(await fixtures.goods(), 3);
    await guest.post('/services/buyer/SaveClientConfig?IsTableMod=true&SearchGoodOrderType=3', {});
    const before = guest.cookies.get(SESSION_COOKIE);
    const made = await good(register(guest, phone, { email: 'Ivan@Shop.test' }), ClientInfo);
    expect(made).toMatchObject({
      ClientName: 'Иван Петров',
      ClientPhone: phone,
      ClientEmail: 'Ivan@Shop.test',
      ClientType: 'Retail',
      CityName: 'Москва',
      CityId: MOSCOW,
      Bonus: 200,
      PayBad: 0,
      IsSeller: false,
      ClientConfig: { IsTableMod: true, SearchGoodOrderType: 3 },
    });
    expect(guest.cookies.get(SESSION_COOKIE)).not.toBe(before);
    expect(await good(guest.get('/services/clientbaseinfo'), ClientInfo)).toEqual(made);
    expect((await guest.basket()).items).toMatchObject([{ qty: 3 }]);
    const next = await proved();
    const { ClientCode } = await good(register(next.guest, next.phone), ClientInfo);
    expect(ClientCode).toBe((made.ClientCode ?? 0) + 1);
  });

  test('allows a login with the password', async () => {
    const { guest, phone } = await proved();
    await register(guest, phone);
    const elsewhere = visitor();
    expect(await elsewhere.post('/login_json', { login: phone, password: PASSWORD })).toMatchObject({ status: 200 });
  });

  test('grants a bonus that expires after 180 days', async () => {
    const { guest, phone } = await proved();
    await register(guest, phone);
    const bonus = async () => {
      const elsewhere = visitor();
      return good(elsewhere.post('/login_json', { login: phone, password: PASSWORD }), ClientInfo);
    };
    later(179 * DAY);
    expect(await bonus()).toMatchObject({ Bonus: 200 });
    later(2 * DAY);
    expect(await bonus()).toMatchObject({ Bonus: 0 });
  });
});

describe('nobody is registered', () => {
  const unconfirmed = { status: 422, body: { code: 'phone-unconfirmed' } };

  test('with a phone that was not proved, was proved in another session, or too long ago', async () => {
    expect(await register(visitor(), newPhone())).toMatchObject(unconfirmed);
    const { guest, phone } = await proved();
    expect(await register(guest, newPhone())).toMatchObject(unconfirmed);
    expect(await register(visitor(), phone)).toMatchObject(unconfirmed);
    later(31 * 60_000);
    expect(await register(guest, phone)).toMatchObject(unconfirmed);
  });

  test('with a wrong code', async () => {
    const guest = visitor();
    const phone = newPhone();
    await guest.post('/client/phone/SendCode', { phone });
    await guest.post('/client/phone/ValidateCode', { phone, code: otherThan(await inbox.code(guest)) });
    expect(await register(guest, phone)).toMatchObject(unconfirmed);
  });

  test.each([
    ['short', 'k7#mQzp'],
    ['guessed first', 'password123'],
    ['the name', 'Иван Петров'],
  ])('with a password that is %s', async (_, password) => {
    const { guest, phone } = await proved();
    const answer = await register(guest, phone, { password });
    expect([400, 422]).toContain(answer.status);
    expect(answer.body).toMatchObject({ code: answer.status === 400 ? 'bad-request' : 'password-weak' });
    expect(await register(guest, phone)).toMatchObject({ status: 200 });
  });

  test('with a registered e-mail in any case', async () => {
    const { email } = await client();
    const { guest, phone } = await proved();
    expect(await register(guest, phone, { email: email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'email-taken' },
    });
  });

  test('after three tries with one phone in a day', async () => {
    const taken = await Promise.all([client(), client(), client(), client()]);
    const { guest, phone } = await proved();
    const codes: unknown[] = [];
    for (const { email } of taken) codes.push((await register(guest, phone, { email })).body);
    expect(codes).toMatchObject([
      { code: 'email-taken' },
      { code: 'email-taken' },
      { code: 'email-taken' },
      { code: 'too-many' },
    ]);
  });

  test('with an unknown city or pick-up point', async () => {
    const { guest, phone } = await proved();
    expect(await register(guest, phone, { cityId: 1 })).toMatchObject({ body: { fields: [{ path: 'cityId' }] } });
    expect(await register(guest, phone, { pointId: 99_999_999_999 })).toMatchObject({
      body: { fields: [{ path: 'pointId' }] },
    });
  });

  test('twice with one phone, even at the same moment', async () => {
    const phone = newPhone();
    const first = await proved(phone);
    later(60_000);
    const second = await proved(phone);
    const answers = await Promise.all([register(first.guest, phone), register(second.guest, phone)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'phone-taken' } });
  });

  test('from one address more than five times an hour', async () => {
    const statuses: number[] = [];
    for (let one = 0; one < 6; one += 1) {
      const { guest, phone } = await proved();
      statuses.push((await register(guest, phone)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('with rights that the request claims', async () => {
    const { guest, phone } = await proved();
    const more = { IsSeller: true, is_seller: true, canSwichUser: true, ClientType: 'Wholesale', Bonus: 9999 };
    expect(await good(register(guest, phone, more), ClientInfo)).toMatchObject({
      IsSeller: false,
      canSwichUser: false,
      ClientType: 'Retail',
      Bonus: 200,
    });
  });
});
