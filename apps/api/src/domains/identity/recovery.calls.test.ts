import { beforeEach, describe, expect, test } from 'vitest';
import { failingSender } from '../messages/demo-messages.queries.ts';
import { createAccounts, PASSWORD } from '../../testing/accounts.ts';
import { createInbox, otherThan } from '../../testing/messages.ts';
import { createTestApi, type Visitor } from '../../testing/test-api.ts';

const ORIGIN = 'https://parts.example';
const api = await createTestApi({ publicOrigin: ORIGIN });
const { visitor, time, database } = api;
const { client, logIn, signedIn } = createAccounts(api);
const inbox = createInbox(api);
const NEW = 'зелёный-фонарь-08';
const MINUTE = 60_000;

const later = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};
const byPhone = (guest: Visitor, ContactPhone: string, headers = {}) =>
  guest.put('/services/registration/client/password/reset', { ContactPhone }, headers);
const byMail = (guest: Visitor, email: string, headers = {}) =>
  guest.post('/services/cabinet/PasswordGetRecoveryCode', { email }, headers);
const check = (guest: Visitor, ClientId: string, RecoveryCode: string) =>
  guest.post('/services/cabinet/CheckRecoveryCode', { ClientId, RecoveryCode });
const setPassword = (guest: Visitor, token: string, NewPassword = NEW) => {
  const [ClientId, RecoveryCode] = token.split('.');
  return guest.post('/services/cabinet/SetNewPassword', { ClientId, RecoveryCode, NewPassword });
};
const text = (body: unknown, field: string) => String((body as Record<string, unknown>)[field]);

/** A client who asked for a code by phone. */
async function asked() {
  const account = await client();
  const guest = visitor();
  const { body } = await byPhone(guest, account.phone);
  return { account, guest, request: text(body, 'ClientId'), code: await inbox.code(guest) };
}

/** A client who exchanged the code for a token. */
async function withToken() {
  const recovery = await asked();
  const { body } = await check(recovery.guest, recovery.request, recovery.code);
  return { ...recovery, token: text(body, 'token') };
}

beforeEach(() => later(2 * 86_400_000));

describe('a new password', () => {
  test('is set by phone: code, token, password; it logs in, and every other session of the client ends', async () => {
    const { account, guest, token } = await withToken();
    const elsewhere = visitor();
    await logIn(elsewhere, account);
    expect(await setPassword(guest, token)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await elsewhere.get('/services/clientbaseinfo')).body).not.toHaveProperty('ClientId');
    expect((await guest.get('/services/clientbaseinfo')).body).toMatchObject({ ClientId: account.id });
    expect(await logIn(visitor(), account)).toMatchObject({ status: 401 });
    expect(await logIn(visitor(), account, NEW)).toMatchObject({ status: 200 });
  });

  test('that is the old one is rejected, and the token still works', async () => {
    const { guest, token } = await withToken();
    expect(await setPassword(guest, token, PASSWORD)).toMatchObject({ status: 422, body: { code: 'password-same' } });
    expect(await setPassword(guest, token)).toMatchObject({ status: 200 });
  });

  test('is set by mail, whose link leads to our own origin', async () => {
    const account = await client();
    const guest = visitor();
    await byMail(guest, account.email.toUpperCase(), { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail] = await inbox.messages(guest);
    expect(mail).toMatchObject({ channel: 'mail', to: account.email });
    expect(mail?.text).not.toContain('evil');
    const [, token = ''] = /https:\/\/parts\.example\/user\/password\/recovery\/(\S+)/.exec(mail?.text ?? '') ?? [];
    const [id = '', secret = ''] = token.split('.');
    expect(await check(visitor(), id, secret)).toMatchObject({ status: 200, body: { token } });
    expect(await setPassword(visitor(), token)).toMatchObject({ status: 200 });
    expect(await logIn(visitor(), account, NEW)).toMatchObject({ status: 200 });
  });

  test('is set without a link when the shop does not know its origin', async () => {
    const bare = await createTestApi();
    const account = await createAccounts(bare).client();
    const guest = bare.visitor();
    await byMail(guest, account.email);
    const [mail] = await createInbox(bare).messages(guest);
    expect(mail?.text).toMatch(/\d{6}/);
    expect(mail?.text).not.toMatch(/https?:/);
  });
});

describe('a code', () => {
  test('that is wrong counts down; after five even the right one is rejected', async () => {
    const { guest, request, code } = await asked();
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect(await check(guest, request, otherThan(code))).toMatchObject({
        status: 422,
        body: { code: 'code-wrong', triesLeft },
      });
    }
    expect(await check(guest, request, code)).toMatchObject({ status: 422, body: { code: 'code-expired' } });
  });

  test('expires after ten minutes, and is exchanged for a token once', async () => {
    const first = await asked();
    later(10 * MINUTE);
    expect(await check(first.guest, first.request, first.code)).toMatchObject({ body: { code: 'code-expired' } });
    const { guest, request, code } = await asked();
    const answers = await Promise.all([check(guest, request, code), check(guest, request, code)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  test('belongs to its request: another request’s id does not accept it', async () => {
    const [one, other] = [await asked(), await asked()];
    if (one.code === other.code) return;
    expect(await check(one.guest, other.request, one.code)).toMatchObject({ status: 422 });
    expect(await check(one.guest, String(one.account.id).padStart(16, '0'), one.code)).toMatchObject({ status: 422 });
  });

  test('of a request that was repeated no longer works', async () => {
    const { account, guest, request, code } = await asked();
    later(MINUTE);
    await byPhone(guest, account.phone);
    expect(await check(guest, request, code)).toMatchObject({ status: 422, body: { code: 'code-expired' } });
  });

  test('sets no password by itself', async () => {
    const { guest, request, code } = await asked();
    expect(await setPassword(guest, `${request}.${code}`)).toMatchObject({ status: 422 });
  });
});

describe('a token', () => {
  test('can be checked, expires after half an hour, and works once', async () => {
    const { guest, token } = await withToken();
    const [id = '', secret = ''] = token.split('.');
    for (let one = 0; one < 2; one += 1) expect(await check(guest, id, secret)).toMatchObject({ status: 200 });
    expect(await check(guest, id, `${secret.slice(0, -1)}!`)).toMatchObject({ body: { code: 'code-expired' } });
    const answers = await Promise.all([setPassword(guest, token), setPassword(visitor(), token)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    const late = await withToken();
    later(30 * MINUTE);
    expect(await setPassword(late.guest, late.token)).toMatchObject({ body: { code: 'code-expired' } });
  });

  test('is not used up by a weak password', async () => {
    const { account, guest, token } = await withToken();
    for (const easy of ['password1', account.phone]) {
      expect(await setPassword(guest, token, easy)).toMatchObject({ status: 422, body: { code: 'password-weak' } });
    }
    expect(await setPassword(guest, token)).toMatchObject({ status: 200 });
  });

  test('and its code are not stored in plain text', async () => {
    const { code, token } = await withToken();
    const { rows } = await database.pool.query<{ row: string }>('select r::text as row from recovery_requests r');
    const [, secret = 'none'] = token.split('.');
    for (const { row } of rows) {
      expect(row).not.toContain(secret);
      expect(row).not.toContain(`(${code}`);
    }
  });
});

describe('no response tells whether there is such a client', () => {
  const walk = async (contact: string, ask: typeof byPhone, address: string) => {
    const guest = visitor();
    const headers = { 'x-partshop-address': address };
    const answers = [await ask(guest, contact, headers)];
    const request = text(answers[0]?.body, 'ClientId');
    for (let one = 0; one < 6; one += 1) answers.push(await check(guest, request, 'no code'));
    answers.push(await setPassword(guest, `${request}.${'x'.repeat(43)}`), await ask(guest, contact, headers));
    return answers.map(({ status, body }) => ({ status, body: JSON.stringify(body).replaceAll(request, '') }));
  };

  test('by phone', async () => {
    const { phone } = await client();
    expect(await walk(phone, byPhone, '192.0.2.1')).toEqual(await walk('+79151112233', byPhone, '192.0.2.2'));
  });

  test('by mail', async () => {
    const { email } = await client();
    expect(await walk(email, byMail, '192.0.2.3')).toEqual(await walk('nobody@shop.test', byMail, '192.0.2.4'));
  });

  test('nor by trying wrong codes', async () => {
    const { guest, request, code } = await asked();
    const stranger = visitor();
    const unknown = text((await byPhone(stranger, '+79151112244')).body, 'ClientId');
    expect(unknown).toHaveLength(request.length);
    for (let one = 0; one < 6; one += 1) {
      const answers = [await check(guest, request, otherThan(code)), await check(stranger, unknown, '123456')];
      expect(answers[0]).toMatchObject({ status: answers[1]?.status, body: answers[1]?.body });
    }
    expect(await inbox.messages(stranger)).toEqual([]);
  });

  test('nor when the provider is down', async () => {
    const broken = await createTestApi({ messengers: { sms: failingSender, mail: failingSender, hasStandIn: true } });
    const { phone } = await createAccounts(broken).client();
    expect(await byPhone(broken.visitor(), phone)).toMatchObject({ status: 200 });
    expect(await byPhone(broken.visitor(), '+79151112255')).toMatchObject({ status: 200 });
    await broken.settled();
    expect(broken.logged.join('\n')).toContain('SendingFailed');
    expect(broken.logged.join('\n')).not.toContain(phone.slice(2));
  });
});

test('requests are limited by phone and by address', async () => {
  const { phone } = await client();
  await byPhone(visitor(), phone);
  expect(await byPhone(visitor(), phone)).toMatchObject({ status: 429, body: { retryAfter: 60 } });
  for (let one = 0; one < 10; one += 1) {
    await byMail(visitor(), `somebody${one}@shop.test`, { 'x-partshop-address': '192.0.2.9' });
  }
  const eleventh = await byMail(visitor(), 'else@shop.test', { 'x-partshop-address': '192.0.2.9' });
  expect(eleventh).toMatchObject({ status: 429 });
});

test.each([[{}], [{ phone: '', email: '' }], [{ email: 'nobody' }], [{ phone: '123456' }]])(
  'a request without a valid contact is rejected: %o',
  async (input) => {
    expect(await visitor().post('/services/cabinet/PasswordGetRecoveryCode', input)).toMatchObject({ status: 400 });
  },
);

describe('changing the own password', () => {
  const change = (guest: Visitor, input: { old?: string; next?: string; again?: string } = {}) => {
    const { old = PASSWORD, next = NEW, again = next } = input;
    const body = { OldPasswordHash: old, PasswordHash: next, PasswordHashCheck: again };
    return guest.put('/services/registration/client/password/update', body);
  };

  test('continues under a new session and ends the others', async () => {
    const { guest, account } = await signedIn();
    const other = visitor();
    await logIn(other, account);
    const thief = visitor();
    for (const [name, value] of guest.cookies) thief.cookies.set(name, value);
    expect(await change(guest)).toMatchObject({ status: 200 });
    expect((await guest.get('/services/clientbaseinfo')).body).toMatchObject({ ClientId: account.id });
    for (const one of [other, thief]) {
      expect((await one.get('/services/clientbaseinfo')).body).not.toHaveProperty('ClientId');
    }
    expect(await logIn(visitor(), account, NEW)).toMatchObject({ status: 200 });
  });

  test.each([
    ['a wrong old one', { old: 'something else' }, 'wrong-credentials'],
    ['a new one typed in two ways', { again: `${NEW}!` }, 'password-differs'],
    ['the old one as the new one', { next: PASSWORD }, 'password-same'],
    ['a new one that is too easy', { next: 'qwerty123456' }, 'password-weak'],
  ])('with %s is rejected', async (_, input, code) => {
    const { guest, account } = await signedIn();
    expect(await change(guest, input)).toMatchObject({ status: 422, body: { code } });
    expect(await logIn(visitor(), account)).toMatchObject({ status: 200 });
  });

  test('requires a login', async () => {
    expect(await change(visitor())).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });

  test('limits guesses of the old one', async () => {
    const { guest } = await signedIn();
    for (let one = 0; one < 10; one += 1) await change(guest, { old: 'a guess' });
    expect(await change(guest)).toMatchObject({ status: 429 });
    later(15 * MINUTE);
    expect(await change(guest)).toMatchObject({ status: 200 });
  });
});
