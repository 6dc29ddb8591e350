import { expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi } from '../../testing/test-api.ts';

const api = await createTestApi();
const { visitor } = api;
const { signedIn } = createAccounts(api);
const PATH = '/services/cabinet/company';
const COMPANY = {
  name: 'ООО «Ромашка»',
  inn: '7701234560',
  kpp: '770101001',
  ogrn: '1027700132195',
  address: 'Москва, ул. Примерная, 1',
};

test('a wholesale client gives the company once, and changes it', async () => {
  const { guest: client } = await signedIn({ type: 'Wholesale' });
  expect(await client.get(PATH)).toMatchObject({ status: 200, body: { company: null } });
  await client.put(PATH, COMPANY);
  await client.put(PATH, { ...COMPANY, kpp: '', ogrn: '' });
  expect(await client.get(PATH)).toMatchObject({ body: { company: { ...COMPANY, kpp: '', ogrn: '' } } });
});

test.each([{ inn: '7701234567' }, { inn: '123' }, { inn: '77012345678' }, { kpp: '12' }, { ogrn: '1' }, { name: ' ' }])(
  'wrong details are refused by name: %j',
  async (bad) => {
    const { guest: client } = await signedIn({ type: 'Wholesale' });
    const answer = await client.put(PATH, { ...COMPANY, ...bad });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: Object.keys(bad)[0] }] } });
  },
);

test('the checkout of a wholesale client begins with it, not with that of the last order', async () => {
  const { guest: client, account } = await signedIn({ type: 'Wholesale' });
  await api.fixtures.point();
  await client.add(await api.fixtures.goods());
  const { form, order } = await createShopping(api);
  await order(client, form({ ContactPhone: account.phone, Company: 'ООО «Прежняя»' }));
  const stepOf = async () => (await client.get('/services/basket/basketshowsetstep_json')).body;
  expect(await stepOf()).toMatchObject({ company: 'ООО «Прежняя»' });
  await client.put(PATH, COMPANY);
  expect(await stepOf()).toMatchObject({ company: 'ООО «Ромашка», ИНН 7701234560' });
});

test('retail clients and guests have none, and nobody reads another’s', async () => {
  const { guest: retail } = await signedIn();
  expect(await retail.get(PATH)).toMatchObject({ status: 403 });
  expect(await retail.put(PATH, COMPANY)).toMatchObject({ status: 403 });
  expect(await visitor().get(PATH)).toMatchObject({ status: 401 });
  const { guest: one } = await signedIn({ type: 'Wholesale' });
  await one.put(PATH, COMPANY);
  const { guest: other } = await signedIn({ type: 'Wholesale' });
  expect(await other.get(PATH)).toMatchObject({ body: { company: null } });
});
