import { beforeEach, describe, expect, test } from 'vitest';
import { failingSender } from '../messages/demo-messages.queries.ts';
import { createAccounts } from '../../testing/accounts.ts';
import { createInbox, otherThan } from '../../testing/messages.ts';
import { createTestApi, type Visitor } from '../../testing/test-api.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookies.ts';

const api = await createTestApi();
const { visitor, time, database, fixtures } = api;
const { client } = createAccounts(api);
const inbox = createInbox(api);
const MINUTE = 60_000;
const DAY = 86_400_000;
let phones = 0;

const later = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};
const newPhone = () => `+7915${String(3_000_000 + (phones += 1))}`;
const send = (guest: Visitor, phone: string, headers = {}) => guest.post('/client/phone/SendCode', { phone }, headers);
const validate = (guest: Visitor, phone: string, code: string, headers = {}) =>
  guest.post('/client/phone/ValidateCode', { phone, code }, headers);
const find = (guest: Visitor, phone: string, headers = {}) =>
  guest.get(`/client/FindUserByPhone?phone=${encodeURIComponent(phone)}`, headers);

/** A guest to whom a code was sent. */
async function asked(phone = newPhone()) {
  const guest = visitor();
  await send(guest, phone);
  return { guest, phone, code: await inbox.code(guest) };
}

beforeEach(() => later(2 * DAY));

describe('a code', () => {
  test('proves an unregistered phone: the session may register', async () => {
    const { guest, phone, code } = await asked();
    expect(await validate(guest, phone, code)).toMatchObject({ status: 200, body: { state: 'confirmed' } });
  });

  test('logs a client in under a new session and keeps the basket', async () => {
    const { phone, id } = await client();
    const guest = visitor();
    await guest.add(await fixtures.goods(), 2);
    const before = guest.cookies.get(SESSION_COOKIE);
    await send(guest, phone.replace('+7', '8'));
    const answer = await validate(guest, phone, await inbox.code(guest));
    expect(answer).toMatchObject({ status: 200, body: { state: 'signed-in', client: { ClientId: id } } });
    expect(guest.cookies.get(SESSION_COOKIE)).not.toBe(before);
    expect((await guest.basket()).items).toMatchObject([{ qty: 2 }]);
  });

  test.each([{ is_seller: true }, { can_switch_user: true }, { localize_editor: true }])(
    'does not log in staff, who need their password: %o',
    async (right) => {
      const { phone } = await client(right);
      const { guest, code } = await asked(phone);
      expect(await validate(guest, phone, code)).toMatchObject({ status: 200, body: { state: 'password-needed' } });
      expect((await guest.get('/services/clientbaseinfo')).body).not.toHaveProperty('ClientId');
    },
  );

  test('that is wrong is rejected with the number of tries left; after five the right one is rejected too', async () => {
    const { guest, phone, code } = await asked();
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect(await validate(guest, phone, otherThan(code))).toMatchObject({
        status: 422,
        body: { code: 'code-wrong', triesLeft },
      });
    }
    expect(await validate(guest, phone, code)).toMatchObject({ status: 422, body: { code: 'code-expired' } });
  });

  test('expires after ten minutes', async () => {
    const { guest, phone, code } = await asked();
    later(10 * MINUTE);
    expect(await validate(guest, phone, code)).toMatchObject({ status: 422, body: { code: 'code-expired' } });
  });

  test('works once', async () => {
    const { guest, phone, code } = await asked();
    await validate(guest, phone, code);
    expect(await validate(guest, phone, code)).toMatchObject({ status: 422, body: { code: 'code-expired' } });
  });

  test('sent twice at once works once', async () => {
    const { phone } = await client();
    const { guest, code } = await asked(phone);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => {
        const twin = visitor();
        for (const [name, value] of guest.cookies) twin.cookies.set(name, value);
        return validate(twin, phone, code);
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 422),
    ]);
  });

  test('of an earlier message no longer works', async () => {
    const { guest, phone, code } = await asked();
    later(MINUTE);
    await send(guest, phone);
    const newest = await inbox.code(guest);
    // Once in a million both codes are equal.
    const earlier = newest === code ? otherThan(newest) : code;
    expect(await validate(guest, phone, earlier)).toMatchObject({ status: 422, body: { code: 'code-wrong' } });
    expect(await validate(guest, phone, newest)).toMatchObject({ status: 200 });
  });

  test('works only in the session that asked for it, and for its phone', async () => {
    const { guest, phone, code } = await asked();
    const other = await asked();
    for (const stranger of [visitor(), other.guest]) {
      expect(await validate(stranger, phone, code)).toMatchObject({ status: 422, body: { code: 'code-expired' } });
    }
    expect(await validate(guest, other.phone, code)).toMatchObject({ status: 422, body: { code: 'code-expired' } });
  });

  test('appears nowhere in the database except in the stand-in’s messages', async () => {
    const { code } = await asked();
    const { rows } = await database.pool.query<{ row: string }>('select c::text as row from contact_codes c');
    for (const { row } of rows) expect(row).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test('is sent in the requested language', async () => {
    const texts: string[] = [];
    for (const lang of ['ru', 'ar', 'de']) {
      const guest = visitor();
      await guest.post(`/client/phone/SendCode?lang=${lang}`, { phone: newPhone() });
      texts.push((await inbox.messages(guest))[0]?.text ?? '');
    }
    expect(texts[0]).toMatch(/ваш код/);
    expect(texts[1]).toMatch(/رمزك/);
    expect(texts[2]).toMatch(/your code/);
  });
});

describe('limits on sending codes', () => {
  const from = (address: string) => ({ 'x-partshop-address': address });

  test('once a minute to a phone, whoever asks', async () => {
    const { guest, phone } = await asked();
    const again = await send(guest, phone);
    expect(again).toMatchObject({ status: 429, body: { code: 'too-many', retryAfter: 60 } });
    expect(again.headers.get('retry-after')).toBe('60');
    expect(await send(visitor(), phone)).toMatchObject({ status: 429 });
    later(MINUTE);
    expect(await send(guest, phone)).toMatchObject({ status: 200 });
  });

  test('five times a day to a phone from one address, fifteen times from all', async () => {
    const phone = newPhone();
    for (const network of ['192.0.2', '198.51.100', '203.0.113']) {
      const address = from(`${network}.1`);
      for (let one = 0; one < 5; one += 1) {
        expect(await find(visitor(), phone, address)).toMatchObject({ body: { canSendCode: true } });
        expect(await send(visitor(), phone, address)).toMatchObject({ status: 200 });
        later(MINUTE);
      }
      expect(await find(visitor(), phone, address)).toMatchObject({ body: { canSendCode: false } });
      expect(await send(visitor(), phone, address)).toMatchObject({ status: 429 });
    }
    expect(await find(visitor(), phone)).toMatchObject({ body: { canSendCode: false } });
    expect(await send(visitor(), phone, from('192.0.2.9'))).toMatchObject({ status: 429 });
    later(DAY);
    expect(await send(visitor(), phone, from('192.0.2.9'))).toMatchObject({ status: 200 });
  });

  test('ten times an hour in a session, and from an address', async () => {
    const guest = visitor();
    for (let one = 0; one < 10; one += 1) await send(guest, newPhone(), from(`198.51.100.${one}`));
    // The first request opened the session.
    expect(await send(guest, newPhone(), from('198.51.100.20'))).toMatchObject({ status: 200 });
    expect(await send(guest, newPhone(), from('198.51.100.21'))).toMatchObject({ status: 429 });
    for (let one = 0; one < 10; one += 1) await send(visitor(), newPhone(), from('203.0.113.1'));
    expect(await send(visitor(), newPhone(), from('203.0.113.1'))).toMatchObject({ status: 429 });
  });

  test('only to phones', async () => {
    expect(await send(visitor(), '12345')).toMatchObject({ status: 400, body: { fields: [{ path: 'phone' }] } });
    expect(await validate(visitor(), '12345', '123456')).toMatchObject({ status: 400 });
    expect(await find(visitor(), '12345')).toMatchObject({ status: 400 });
  });

  test('guesses from one address are limited, across all codes', async () => {
    let looked = 0;
    for (let one = 0; one < 70; one += 1) {
      const { status } = await validate(visitor(), newPhone(), '123456', from('203.0.113.2'));
      looked += status === 422 ? 1 : 0;
    }
    expect(looked).toBe(60);
  });
});

describe('FindUserByPhone', () => {
  test('responds alike to a client’s and a stranger’s phone', async () => {
    const [known, unknown] = [(await client()).phone, newPhone()];
    const answers = [await find(visitor(), known), await find(visitor(), unknown)];
    expect(answers).toMatchObject([
      { status: 200, body: { phone: known, canSendCode: true, resendAfter: 0 } },
      { status: 200, body: { phone: unknown, canSendCode: true, resendAfter: 0 } },
    ]);
    expect(JSON.stringify(answers[0]?.body)).toHaveLength(JSON.stringify(answers[1]?.body).length);
    for (const phone of [known, unknown]) {
      await send(visitor(), phone);
      later(10_000);
      expect(await find(visitor(), phone)).toMatchObject({ body: { canSendCode: true, resendAfter: 50 } });
    }
  });

  test('responds to an address thirty times an hour', async () => {
    const answers: number[] = [];
    for (let one = 0; one < 31; one += 1) answers.push((await find(visitor(), newPhone())).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });
});

test('a provider that is down gives an error at once, and the try is not counted', async () => {
  const broken = await createTestApi({ messengers: { sms: failingSender, mail: failingSender, hasStandIn: true } });
  const guest = broken.visitor();
  const phone = newPhone();
  for (let one = 0; one < 12; one += 1) {
    expect(await send(guest, phone)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  }
  expect(await find(guest, phone)).toMatchObject({ body: { canSendCode: true, resendAfter: 0 } });
});

test('messages are shown only to the session that caused them, and never without a stand-in', async () => {
  const { guest } = await asked();
  expect(await inbox.messages(guest)).toHaveLength(1);
  expect(await inbox.messages(visitor())).toEqual([]);
  expect(await inbox.messages((await asked()).guest)).toHaveLength(1);
  const real = await createTestApi({ messengers: { sms: failingSender, mail: failingSender, hasStandIn: false } });
  expect(await real.visitor().get('/services/dev/messages')).toMatchObject({ status: 404 });
  expect((await real.visitor().get('/Localization/getconfig')).body).toMatchObject({ hasDemoMessages: false });
});
