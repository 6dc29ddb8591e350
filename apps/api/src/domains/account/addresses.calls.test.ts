import type { DeliveryAddresses } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, type Visitor } from '../../testing/test-api.ts';
import { loadCities } from '../places/index.ts';

const api = await createTestApi();
const { visitor } = api;
await loadCities(api.database.patient);
const { signedIn } = createAccounts(api);
const PATH = '/services/cabinet/addresses';
const MOSCOW = 524_901;
const KAZAN = 551_487;

const add = (client: Visitor, address: string, more: object = {}) =>
  client.post(PATH, { cityId: MOSCOW, address, ...more });
const listOf = async (client: Visitor, query = '') =>
  ((await client.get(PATH + query)).body as DeliveryAddresses).items;
const marked = async (client: Visitor) =>
  (await listOf(client)).map(({ address, isDefault }) => (isDefault ? `*${address}` : address));
const idOf = async (client: Visitor, address: string) =>
  (await listOf(client)).find((one) => one.address === address)?.id ?? 0;

test('the first address is the default one, until another is chosen', async () => {
  const { guest: client } = await signedIn();
  await add(client, 'ул. Ленина, 1');
  await add(client, 'ул. Мира, 2', { cityId: KAZAN });
  expect(await marked(client)).toEqual(['*ул. Ленина, 1', 'ул. Мира, 2']);
  await client.post(`${PATH}/${await idOf(client, 'ул. Мира, 2')}/default`, {});
  expect(await marked(client)).toEqual(['*ул. Мира, 2', 'ул. Ленина, 1']);
  await add(client, 'ул. Новая, 3', { isDefault: true });
  expect(await marked(client)).toEqual(['*ул. Новая, 3', 'ул. Мира, 2', 'ул. Ленина, 1']);
  expect((await listOf(client, '?lang=en'))[0]).toMatchObject({ city: 'Moscow', cityId: MOSCOW });
});

test('the checkout offers those of the chosen city, the default one first', async () => {
  const { guest: client } = await signedIn({ city_id: MOSCOW });
  await add(client, 'ул. Ленина, 1');
  await add(client, 'ул. Мира, 2', { isDefault: true });
  await add(client, 'ул. Баумана, 3', { cityId: KAZAN });
  const stepOf = async (one: Visitor) => (await one.get('/services/basket/basketshowsetstep_json')).body;
  expect(await stepOf(client)).toMatchObject({ addresses: ['ул. Мира, 2', 'ул. Ленина, 1'] });
  expect(await stepOf(visitor())).toMatchObject({ addresses: [] });
});

test('after the default one is deleted the newest is the default', async () => {
  const { guest: client } = await signedIn();
  for (const address of ['Первый, 1', 'Второй, 2', 'Третий, 3']) await add(client, address);
  await client.send('DELETE', `${PATH}/${await idOf(client, 'Первый, 1')}`, {});
  expect(await marked(client)).toEqual(['*Третий, 3', 'Второй, 2']);
});

test('twenty are kept', async () => {
  const { guest: client } = await signedIn();
  for (let number = 1; number <= 20; number += 1) await add(client, `Дом номер ${number}`);
  expect(await add(client, 'Ещё один дом')).toMatchObject({ status: 409, body: { code: 'list-full' } });
});

test('another’s address is not found', async () => {
  const { guest: one } = await signedIn();
  const { guest: other } = await signedIn();
  await add(one, 'ул. Ленина, 1');
  const id = await idOf(one, 'ул. Ленина, 1');
  expect(await other.post(`${PATH}/${id}/default`, {})).toMatchObject({ status: 404 });
  expect(await other.send('DELETE', `${PATH}/${id}`, {})).toMatchObject({ status: 404 });
  expect(await listOf(other)).toEqual([]);
  expect(await marked(one)).toEqual(['*ул. Ленина, 1']);
});

test('guests have none', async () => {
  expect(await visitor().get(PATH)).toMatchObject({ status: 401 });
  expect(await add(visitor(), 'ул. Ленина, 1')).toMatchObject({ status: 401 });
});

test.each([{ address: 'дом' }, { address: 'x'.repeat(301) }, { cityId: 1 }, { cityId: -1 }])(
  'bad input is refused: %j',
  async (bad) => {
    const { guest: client } = await signedIn();
    expect(await add(client, 'ул. Ленина, 1', bad)).toMatchObject({ status: 400 });
  },
);
