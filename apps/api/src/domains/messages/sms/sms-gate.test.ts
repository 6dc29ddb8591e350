import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { SendingFailed, type OutgoingMessage } from '../message.ts';
import { createAccounts } from '../../../testing/accounts.ts';
import { createTestApi, type Visitor } from '../../../testing/test-api.ts';

const PER_DAY = 6;
const DAY = 86_400_000;
const warned: string[] = [];
const sent: OutgoingMessage[] = [];
const provider = { isDown: false };

const api = await createTestApi({
  log: pino({ level: 'warn' }, { write: (line) => void warned.push(line) }),
  smsLimits: { countries: ['RU', 'KZ'], perDay: PER_DAY },
  messengers: {
    sms: {
      send: async (message) => {
        if (provider.isDown) throw new SendingFailed('The service is down.');
        sent.push(message);
      },
    },
    mail: { send: async () => undefined },
    hasStandIn: false,
  },
});
const { visitor, time, settled } = api;
const { client } = createAccounts(api);
let phones = 0;

const newPhone = () => `+7917${String(1_000_000 + (phones += 1))}`;
const from = (address: string) => ({ 'x-partshop-address': address });
const send = (phone: string, guest: Visitor = visitor(), address = `198.51.100.${(phones += 1) % 250}`) =>
  guest.post('/client/phone/SendCode', { phone }, from(address));
const recover = (ContactPhone: string, address = `203.0.113.${(phones += 1) % 250}`) =>
  visitor().put('/services/registration/client/password/reset', { ContactPhone }, from(address));

beforeEach(() => {
  time.now = new Date(time.now.getTime() + 2 * DAY);
  provider.isDown = false;
  sent.length = 0;
  warned.length = 0;
});

describe('SMS go only to the countries of the shop', () => {
  test.each(['+79161234567', '+77011234567'])('%s is of one', async (phone) => {
    expect(await send(phone)).toMatchObject({ status: 200 });
    expect(sent).toMatchObject([{ to: phone }]);
  });

  test.each([
    ['Germany', '+4915112345678'],
    ['Azerbaijan', '+994501234567'],
    ['the United States', '+12025550123'],
    ['Jersey, which has Britain’s code', '+447797712345'],
    ['no country', '+870773123456'],
    ['Russia, for money', '+78091234567'],
  ])('not to a phone of %s', async (_, phone) => {
    const refused = { status: 422, body: { code: 'country-unserved' } };
    const guest = visitor();
    expect(await send(phone, guest)).toMatchObject(refused);
    expect(guest.cookies.size).toBe(0);
    expect(await recover(phone)).toMatchObject(refused);
    const byOther = { phone, email: '' };
    expect(await visitor().post('/services/cabinet/PasswordGetRecoveryCode', byOther)).toMatchObject(refused);
  });

  test('clients with a phone elsewhere are rejected exactly like strangers', async () => {
    const phone = '+4915112345679';
    await client({ phone });
    const [known, unknown] = [await recover(phone), await recover('+4915112345670')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });
});

describe('the daily budget of SMS', () => {
  const spend = async () => {
    for (let one = 0; one < PER_DAY; one += 1) expect((await send(newPhone())).status).toBe(200);
  };

  test('limits all visitors together; the next day begins anew', async () => {
    await spend();
    const guest = visitor();
    const refused = await send(newPhone(), guest);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(guest.cookies.size).toBe(0);
    expect(sent).toHaveLength(PER_DAY);
    time.now = new Date(time.now.getTime() + DAY);
    expect(await send(newPhone())).toMatchObject({ status: 200 });
  });

  test('holds for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(newPhone())));
    expect(sent).toHaveLength(PER_DAY);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PER_DAY);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(30 - PER_DAY);
  });

  test('includes recoveries, which still do not tell who is a client', async () => {
    for (let one = 0; one < PER_DAY; one += 1) await recover((await client()).phone);
    await settled();
    expect(sent).toHaveLength(PER_DAY);
    const [known, unknown] = [await recover((await client()).phone), await recover(newPhone())];
    expect(known.status).toBe(503);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await send(newPhone())).toMatchObject({ status: 503 });
  });

  test('excludes SMS that could not be sent', async () => {
    provider.isDown = true;
    for (let one = 0; one < 2 * PER_DAY; one += 1) await send(newPhone());
    provider.isDown = false;
    await spend();
    expect(sent).toHaveLength(PER_DAY);
  });

  test('is reported once when spent', async () => {
    await spend();
    for (let one = 0; one < 10; one += 1) await send(newPhone());
    expect(warned.filter((line) => line.includes('SMS_PER_DAY'))).toHaveLength(1);
    expect(warned).toHaveLength(1);
  });
});
