import { beforeEach, describe, expect, test } from 'vitest';
import { createAccounts, PASSWORD } from '../../testing/accounts.ts';
import { createInbox } from '../../testing/messages.ts';
import { createTestApi, type Visitor } from '../../testing/test-api.ts';
import { DEVICE_COOKIE } from './device-mark.ts';
import { SESSION_COOKIE } from './session-cookies.ts';

const api = await createTestApi();
const { visitor, time } = api;
const { client, logIn } = createAccounts(api);
const inbox = createInbox(api);
const MINUTE = 60_000;

const later = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};
const from = (address: string) => ({ 'x-partshop-address': address });
const enter = (guest: Visitor, login: string, password: string, address = '192.0.2.1') =>
  guest.post('/login_json', { login, password }, from(address));
const send = (guest: Visitor, phone: string, address = '192.0.2.1') =>
  guest.post('/client/phone/SendCode', { phone }, from(address));
const recover = (guest: Visitor, ContactPhone: string, address = '192.0.2.1') =>
  guest.put('/services/registration/client/password/reset', { ContactPhone }, from(address));
const check = (guest: Visitor, ClientId: unknown, RecoveryCode: string) =>
  guest.post('/services/cabinet/CheckRecoveryCode', { ClientId, RecoveryCode });
const idOf = (body: unknown) => (body as { ClientId: unknown }).ClientId;

/** A client and the browser of an earlier login. */
async function owner() {
  const account = await client();
  const device = visitor();
  await logIn(device, account);
  await device.post('/logout_json', {});
  return { ...account, device };
}

beforeEach(() => later(2 * 86_400_000));

describe('the cookie of a device', () => {
  test('is set at login, is HttpOnly, and stays after the logout', async () => {
    const account = await client();
    const guest = visitor();
    const { headers } = await logIn(guest, account);
    expect(headers.getSetCookie().find((line) => line.startsWith(DEVICE_COOKIE))).toMatch(
      /^partshop_device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    await guest.post('/logout_json', {});
    expect(guest.cookies.has(DEVICE_COOKIE)).toBe(true);
    expect(guest.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  test('is `__Host-` on https', async () => {
    const secure = await createTestApi({ secureCookies: true });
    const accounts = createAccounts(secure);
    const { headers } = await accounts.logIn(secure.visitor(), await accounts.client());
    expect(headers.getSetCookie().find((line) => line.includes(DEVICE_COOKIE))).toMatch(
      /^__Host-partshop_device=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('is set by a sign-in with a code as well, and not by a wrong password', async () => {
    const account = await client();
    const guest = visitor();
    await enter(guest, account.phone, 'a guess');
    expect(guest.cookies.has(DEVICE_COOKIE)).toBe(false);
    await send(guest, account.phone);
    await guest.post('/client/phone/ValidateCode', { phone: account.phone, code: await inbox.code(guest) });
    expect(guest.cookies.has(DEVICE_COOKIE)).toBe(true);
  });

  test('is no identity', async () => {
    const { device } = await owner();
    expect((await device.get('/services/clientbaseinfo')).body).not.toHaveProperty('ClientId');
    expect(await device.get('/services/cabinet/getorders/1')).toMatchObject({ status: 404 });
  });
});

describe('on a known device the owner can log in', () => {
  test('with the password, though strangers used up the tries of the address and of the account', async () => {
    const { phone, device } = await owner();
    await Promise.all(Array.from({ length: 10 }, () => enter(visitor(), phone, 'a guess')));
    await Promise.all(Array.from({ length: 60 }, (_, one) => enter(visitor(), phone, 'a guess', `198.51.100.${one}`)));
    await Promise.all(Array.from({ length: 110 }, (_, one) => enter(visitor(), `nobody${one}@shop.test`, 'a guess')));
    expect(await enter(visitor(), phone, PASSWORD, '203.0.113.1')).toMatchObject({ status: 429 });
    expect(await enter(device, phone, PASSWORD)).toMatchObject({ status: 200 });
  });

  test('with a code, though strangers used up the phone’s codes of the day', async () => {
    const { phone, device } = await owner();
    for (let one = 0; one < 15; one += 1) {
      await send(visitor(), phone, `198.51.100.${one}`);
      later(MINUTE);
    }
    expect(await send(visitor(), phone, '203.0.113.1')).toMatchObject({ status: 429 });
    expect(await send(device, phone)).toMatchObject({ status: 200 });
    const answer = await device.post('/client/phone/ValidateCode', { phone, code: await inbox.code(device) });
    expect(answer).toMatchObject({ status: 200, body: { state: 'signed-in' } });
  });

  test('with a code, though others in the network used up their address’s tries', async () => {
    const { phone, device } = await owner();
    await send(device, phone);
    for (let one = 0; one < 61; one += 1) {
      const body = { phone: `+7915${4_000_000 + one}`, code: '123456' };
      await visitor().post('/client/phone/ValidateCode', body, from('192.0.2.1'));
    }
    const body = { phone, code: await inbox.code(device) };
    expect(await visitor().post('/client/phone/ValidateCode', body, from('192.0.2.1'))).toMatchObject({ status: 429 });
    expect(await device.post('/client/phone/ValidateCode', body, from('192.0.2.1'))).toMatchObject({ status: 200 });
  });

  test('with a new password, though strangers used up the phone’s codes of the day', async () => {
    const { phone, device } = await owner();
    for (let one = 0; one < 15; one += 1) {
      await recover(visitor(), phone, `198.51.100.${one}`);
      later(MINUTE);
    }
    expect(await recover(visitor(), phone, '203.0.113.1')).toMatchObject({ status: 429 });
    const { status, body } = await recover(device, phone);
    expect(status).toBe(200);
    expect(await check(device, idOf(body), await inbox.code(device))).toMatchObject({ status: 200 });
  });
});

describe('a device', () => {
  test('has ten guesses in a quarter of an hour, as an address', async () => {
    const { phone, device } = await owner();
    const answers = await Promise.all(Array.from({ length: 30 }, () => enter(device, phone, 'a guess')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(await enter(visitor(), phone, PASSWORD, '203.0.113.1')).toMatchObject({ status: 200 });
  });

  test('of one client is unknown for another', async () => {
    const [one, other] = [await owner(), await owner()];
    for (let guess = 0; guess < 10; guess += 1) await enter(visitor(), other.phone, 'a guess');
    expect(await enter(one.device, other.phone, PASSWORD)).toMatchObject({ status: 429 });
    expect(await enter(other.device, other.phone, PASSWORD)).toMatchObject({ status: 200 });
  });

  test('gets five codes a day, and all devices of a client together fifteen', async () => {
    const account = await client();
    let sent = 0;
    for (let one = 0; one < 20; one += 1) {
      const device = visitor();
      await logIn(device, account);
      for (let two = 0; two < 2; two += 1) {
        sent += Number((await send(device, account.phone)).status === 200);
        later(MINUTE);
      }
    }
    expect(sent).toBe(15);
  });
});

describe('a started recovery', () => {
  test('stays valid, whoever else asks for one', async () => {
    const account = await client();
    const guest = visitor();
    const { body } = await recover(guest, account.phone);
    const code = await inbox.code(guest);
    later(MINUTE);
    expect(await recover(visitor(), account.phone, '198.51.100.1')).toMatchObject({ status: 200 });
    expect(await check(guest, idOf(body), code)).toMatchObject({ status: 200 });
  });

  test('can be requested five times a day from one address', async () => {
    const { phone } = await client();
    for (let one = 0; one < 5; one += 1) {
      expect(await recover(visitor(), phone)).toMatchObject({ status: 200 });
      later(MINUTE);
    }
    expect(await recover(visitor(), phone)).toMatchObject({ status: 429 });
    expect(await recover(visitor(), phone, '198.51.100.1')).toMatchObject({ status: 200 });
  });
});
