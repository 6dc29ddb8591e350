import { MessageChoices, type MessageChoice } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { signedIn } = createAccounts(api);
const PATH = '/services/cabinet/message-settings';

const unwanted = async (client: Visitor) =>
  (await good(client.get(PATH), MessageChoices)).choices.filter(({ isWanted }) => !isWanted);
const choose = (client: Visitor, ...choices: MessageChoice[]) => client.put(PATH, { choices });

test('a client gets every message until they ask not to, and may want it again', async () => {
  const { guest: client } = await signedIn();
  expect((await good(client.get(PATH), MessageChoices)).choices).toHaveLength(4);
  expect(await unwanted(client)).toEqual([]);
  const off = { kind: 'orders', channel: 'sms', isWanted: false } as const;
  expect(await choose(client, off, { ...off, kind: 'alerts', channel: 'mail' })).toMatchObject({ status: 200 });
  await choose(client, off);
  expect(await unwanted(client)).toEqual([off, { ...off, kind: 'alerts', channel: 'mail' }]);
  await choose(client, { ...off, isWanted: true });
  expect(await unwanted(client)).toEqual([{ ...off, kind: 'alerts', channel: 'mail' }]);
});

test('the choices of one client are not those of another, and a guest has none', async () => {
  const { guest: one } = await signedIn();
  const { guest: other } = await signedIn();
  await choose(one, { kind: 'orders', channel: 'sms', isWanted: false });
  expect(await unwanted(other)).toEqual([]);
  expect(await api.visitor().get(PATH)).toMatchObject({ status: 401 });
  expect(await choose(api.visitor())).toMatchObject({ status: 401 });
});

test.each([{ kind: 'news', channel: 'sms' }, { kind: 'orders', channel: 'post' }, { kind: 'orders' }])(
  'refuses an unknown kind or channel: %j',
  async (choice) => {
    const { guest: client } = await signedIn();
    expect(await client.put(PATH, { choices: [{ ...choice, isWanted: false }] })).toMatchObject({ status: 400 });
  },
);
