import { SearchHistory } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { visitor, time } = api;
const { signedIn } = createAccounts(api);
const PATH = '/services/buyer/search-history';
const keep = async (client: Visitor, Text: string) => {
  time.now = new Date(time.now.getTime() + 1000);
  return client.post(PATH, { Text });
};
const forget = (client: Visitor, Text: string | null) =>
  good(client.post('/services/buyer/forget-searches', { Text }), SearchHistory);
const textsOf = async (client: Visitor) => (await good(client.get(PATH), SearchHistory)).items.map(({ text }) => text);

test('a client reads their searches, the last first and each once, as typed last', async () => {
  const { guest: client } = await signedIn();
  expect(await textsOf(client)).toEqual([]);
  for (const text of ['w 712/75', 'масло', '  W 712/75 '])
    expect(await keep(client, text)).toMatchObject({ status: 200 });
  expect(await textsOf(client)).toEqual(['W 712/75', 'масло']);
});

test('a client forgets one search, and all', async () => {
  const { guest: client } = await signedIn();
  for (const text of ['a1', 'b2', 'c3']) await keep(client, text);
  expect((await forget(client, 'B2')).items.map(({ text }) => text)).toEqual(['c3', 'a1']);
  expect((await forget(client, null)).items).toEqual([]);
});

test('nobody reads or changes the searches of another', async () => {
  const { guest: one } = await signedIn();
  const { guest: other } = await signedIn();
  await keep(one, 'secret');
  expect(await textsOf(other)).toEqual([]);
  await forget(other, null);
  expect(await textsOf(one)).toEqual(['secret']);
});

test('guests have no searches on the server', async () => {
  expect(await visitor().get(PATH)).toMatchObject({ status: 401 });
  expect(await keep(visitor(), 'a1')).toMatchObject({ status: 401 });
  expect(await visitor().post('/services/buyer/forget-searches', { Text: null })).toMatchObject({ status: 401 });
});

test('nothing is kept for a client who does not want it; what was kept before stays until it is forgotten', async () => {
  const { guest: client } = await signedIn();
  await keep(client, 'a1');
  await client.post('/services/buyer/SaveClientConfig?KeepsSearches=false', {});
  expect(await keep(client, 'b2')).toMatchObject({ status: 200 });
  expect(await keep(client, 'a1')).toMatchObject({ status: 200 });
  expect(await textsOf(client)).toEqual(['a1']);
  await client.post('/services/buyer/SaveClientConfig?KeepsSearches=true', {});
  await keep(client, 'b2');
  expect(await textsOf(client)).toEqual(['b2', 'a1']);
});

test('the last hundred are kept', async () => {
  const { guest: client } = await signedIn();
  for (let number = 1; number <= 103; number += 1) await keep(client, `A${number}`);
  const texts = await textsOf(client);
  expect(texts).toHaveLength(100);
  expect([texts[0], texts.at(-1)]).toEqual(['A103', 'A4']);
});

test.each(['', '   ', 'x'.repeat(201)])('bad texts are refused: «%s»', async (text) => {
  const { guest: client } = await signedIn();
  expect(await keep(client, text)).toMatchObject({ status: 400 });
});
