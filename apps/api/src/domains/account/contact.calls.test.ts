import { ClientInfo } from '@partshop/api-client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAccounts, PASSWORD } from '../../testing/accounts.ts';
import { otherThan } from '../../testing/messages.ts';
import { createPostOffice } from '../../testing/post-office.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const office = createPostOffice();
const { messengers, sent } = office;
const api = await createTestApi({ messengers });
const { database, settled, time, visitor } = api;
const { signedIn, logIn } = createAccounts(api);
const CODE = '/services/cabinet/contact/code';
const CONTACT = '/services/cabinet/contact';

let made = 0;
const newPhone = () => `+7918${3_000_000 + (made += 1)}`;
const newMail = () => `new-${(made += 1)}@example.org`;
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const infoOf = (client: Visitor) => good(client.get('/services/clientbaseinfo'), ClientInfo);

/** Has a code sent, and returns it. */
async function ask(client: Visitor, contact: string): Promise<string> {
  time.now = new Date(time.now.getTime() + 61_000);
  expect(await client.post(CODE, { contact })).toMatchObject({ status: 200 });
  return codeIn(sent.at(-1)?.text);
}

beforeEach(async () => {
  await settled();
  office.isDown = false;
  sent.length = 0;
});

test('a client changes the name', async () => {
  const { guest: client } = await signedIn();
  expect(await client.put('/services/cabinet/name', { name: '  Анна Ким ' })).toMatchObject({ status: 200 });
  expect((await infoOf(client)).ClientName).toBe('Анна Ким');
  expect(await client.put('/services/cabinet/name', { name: '<b>' })).toMatchObject({ status: 400 });
  expect(await visitor().put('/services/cabinet/name', { name: 'Анна' })).toMatchObject({ status: 401 });
});

describe('a new contact', () => {
  test('is proved by the code that was sent to it; the old contacts are told', async () => {
    const { guest: client, account } = await signedIn();
    const phone = newPhone();
    const code = await ask(client, phone);
    expect(sent).toMatchObject([{ channel: 'sms', to: phone }]);
    sent.length = 0;
    expect(await client.put(CONTACT, { contact: phone, code })).toMatchObject({
      status: 200,
      body: { ClientPhone: phone, ClientEmail: account.email },
    });
    await settled();
    expect(sent.map(({ channel, to }) => `${channel} ${to}`)).toEqual([
      `sms ${account.phone}`,
      `mail ${account.email}`,
    ]);
    expect(sent[0]?.text).toContain('телефон вашего аккаунта изменён');
    expect(await logIn(visitor(), { phone })).toMatchObject({ status: 200 });
    expect(await logIn(visitor(), account)).toMatchObject({ status: 401 });
  });

  test('may be an e-mail address, in any case', async () => {
    const { guest: client } = await signedIn();
    const mail = newMail();
    const code = await ask(client, mail.toUpperCase());
    expect(sent.at(-1)).toMatchObject({ channel: 'mail', to: mail });
    expect(await client.put(CONTACT, { contact: mail, code })).toMatchObject({ body: { ClientEmail: mail } });
  });

  test('is not taken without its code, and a code counts once and for its contact alone', async () => {
    const { guest: client, account } = await signedIn();
    const [phone, other] = [newPhone(), newPhone()];
    const code = await ask(client, phone);
    expect(await client.put(CONTACT, { contact: phone, code: otherThan(code) })).toMatchObject({
      status: 422,
      body: { code: 'code-wrong', triesLeft: 4 },
    });
    expect(await client.put(CONTACT, { contact: other, code })).toMatchObject({ body: { code: 'code-expired' } });
    expect((await infoOf(client)).ClientPhone).toBe(account.phone);
    expect(await client.put(CONTACT, { contact: phone, code })).toMatchObject({ status: 200 });
    expect(await client.put(CONTACT, { contact: phone, code })).toMatchObject({ body: { code: 'code-expired' } });
  });

  test('of another client is refused only after its code has proved it', async () => {
    const { account: other } = await signedIn();
    const { guest: client } = await signedIn();
    const code = await ask(client, other.phone);
    expect(await client.put(CONTACT, { contact: other.phone, code })).toMatchObject({
      status: 409,
      body: { code: 'phone-taken' },
    });
    const mailed = await ask(client, other.email);
    expect(await client.put(CONTACT, { contact: other.email, code: mailed })).toMatchObject({
      body: { code: 'email-taken' },
    });
  });

  test('ends a recovery of the password by the old one', async () => {
    const { guest: client, account } = await signedIn();
    const thief = visitor();
    const asked = await thief.put('/services/registration/client/password/reset', { ContactPhone: account.phone });
    await settled();
    const RecoveryCode = codeIn(sent.at(-1)?.text);
    const phone = newPhone();
    await client.put(CONTACT, { contact: phone, code: await ask(client, phone) });
    const { ClientId } = asked.body as { ClientId: string };
    expect(await thief.post('/services/cabinet/CheckRecoveryCode', { ClientId, RecoveryCode })).toMatchObject({
      body: { code: 'code-expired' },
    });
  });

  test('goes to one client of two who prove it at the same moment', async () => {
    const [one, two] = [(await signedIn()).guest, (await signedIn()).guest];
    const phone = newPhone();
    const [first, second] = [await ask(one, phone), await ask(two, phone)];
    const answers = await Promise.all([
      one.put(CONTACT, { contact: phone, code: first }),
      two.put(CONTACT, { contact: phone, code: second }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each(['', 'нет', '+7', 'a@', '12345'])('is refused when it is none: «%s»', async (contact) => {
    const { guest: client } = await signedIn();
    expect(await client.post(CODE, { contact })).toMatchObject({ status: 400 });
  });

  test('gets no second code within a minute, and none while the provider is down', async () => {
    const { guest: client } = await signedIn();
    const phone = newPhone();
    await ask(client, phone);
    expect(await client.post(CODE, { contact: phone })).toMatchObject({ status: 429 });
    office.isDown = true;
    expect(await client.post(CODE, { contact: newMail() })).toMatchObject({ status: 503 });
  });

  test('is nobody else’s to change', async () => {
    const phone = newPhone();
    expect(await visitor().post(CODE, { contact: phone })).toMatchObject({ status: 401 });
    expect(await visitor().put(CONTACT, { contact: phone, code: '123456' })).toMatchObject({ status: 401 });
    const { guest: admin } = await signedIn({ can_switch_user: true });
    const { account } = await signedIn();
    await admin.post('/services/cabinet/SwitchUser', { ClientId: account.id, Reason: 'Звонок' });
    expect(await admin.post(CODE, { contact: phone })).toMatchObject({ status: 403 });
  });
});

test('neither contacts nor codes are logged', async () => {
  const { guest: client } = await signedIn();
  const phone = newPhone();
  const code = await ask(client, phone);
  await database.pool.query('alter table clients rename to clients_away');
  await client.put(CONTACT, { contact: phone, code });
  await database.pool.query('alter table clients_away rename to clients');
  const text = api.logged.join('\n');
  for (const secret of [phone, phone.slice(1), code, PASSWORD]) expect(text).not.toContain(secret);
});
