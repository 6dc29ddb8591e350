import { expect, test } from 'vitest';
import type { OwnSessions } from '@partshop/api-client/contract';
import { ADDRESS_HEADER } from '../../platform/http/client-address.ts';
import { createAccounts, PASSWORD } from '../../testing/accounts.ts';
import { createTestApi, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { time, visitor } = api;
const { signedIn, logIn } = createAccounts(api);
const PATH = '/services/cabinet/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

const listOf = async (client: Visitor) => ((await client.get(PATH)).body as OwnSessions).items;
const end = (client: Visitor, id: number | null) => client.post(`${PATH}/end`, { id });
const isIn = async (client: Visitor) => 'ClientId' in ((await client.get('/services/clientbaseinfo')).body as object);

test('a client sees where they are logged in, this session first, with device and place', async () => {
  const { guest: client, account } = await signedIn();
  const elsewhere = visitor();
  await elsewhere.post(
    '/login_json',
    { login: account.phone, password: PASSWORD },
    { 'user-agent': FIREFOX, [ADDRESS_HEADER]: '203.0.113.7' },
  );
  expect(await listOf(client)).toMatchObject([
    { isCurrent: true },
    { isCurrent: false, device: 'Firefox, Windows', address: '203.0.113.7', seenAt: time.now.toISOString() },
  ]);
  expect(await listOf(elsewhere)).toMatchObject([
    { isCurrent: true, device: 'Firefox, Windows' },
    { isCurrent: false },
  ]);
});

test('the place of a session that goes on is noted again', async () => {
  const { guest: client } = await signedIn();
  time.now = new Date(time.now.getTime() + 2 * 86_400_000);
  await client.get('/services/clientbaseinfo', { 'user-agent': FIREFOX, [ADDRESS_HEADER]: '2001:db8::7' });
  expect(await listOf(client)).toMatchObject([{ device: 'Firefox, Windows', address: '2001:db8::7' }]);
});

test('one session ends alone, and all others together; this one goes on', async () => {
  const { guest: client, account } = await signedIn();
  const [one, two, three] = [visitor(), visitor(), visitor()];
  for (const other of [one, two, three]) await logIn(other, account);
  const ofOne = (await listOf(one)).find(({ isCurrent }) => isCurrent)?.id ?? 0;
  expect(await end(client, ofOne)).toMatchObject({ status: 200 });
  expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
  expect((await end(client, null)).body).toMatchObject({ items: [{ isCurrent: true }] });
  expect([await isIn(two), await isIn(three), await isIn(client)]).toEqual([false, false, true]);
  expect(await end(client, null)).toMatchObject({ status: 200 });
});

test('nobody ends or sees the sessions of another', async () => {
  const { guest: one } = await signedIn();
  const { guest: other } = await signedIn();
  const [theirs] = await listOf(other);
  expect(await end(one, theirs?.id ?? 0)).toMatchObject({ status: 404 });
  expect(await end(one, (await listOf(one))[0]?.id ?? 0)).toMatchObject({ status: 404 });
  expect(await isIn(other)).toBe(true);
  expect(await visitor().get(PATH)).toMatchObject({ status: 401 });
  expect(await end(visitor(), null)).toMatchObject({ status: 401 });
});

test('an admin who looks at the shop as a client does not see where that client is logged in', async () => {
  const { guest: admin } = await signedIn({ can_switch_user: true });
  const { account } = await signedIn();
  await admin.post('/services/cabinet/SwitchUser', { ClientId: account.id, Reason: 'Звонок' });
  for (const path of [PATH, '/services/cabinet/addresses', '/services/cabinet/personal-data']) {
    expect(await admin.get(path)).toMatchObject({ status: 403 });
  }
});
