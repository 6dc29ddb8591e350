import { ClientInfo } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { visitor, database } = api;
const { logIn, signedIn } = createAccounts(api);
const save = (guest: Visitor, query: string) => guest.post(`/services/buyer/SaveClientConfig?${query}`, {});
const currentUserOf = (guest: Visitor) => good(guest.get('/services/clientbaseinfo'), ClientInfo);

describe('view settings', () => {
  test('of a guest are kept with the session', async () => {
    const guest = visitor();
    expect(await save(guest, 'IsTableMod=true')).toMatchObject({
      status: 200,
      body: { ClientConfig: { IsTableMod: true, SearchGoodOrderType: 1 } },
    });
    await save(guest, 'SearchGoodOrderType=4');
    expect(await currentUserOf(guest)).toEqual({ ClientConfig: { IsTableMod: true, SearchGoodOrderType: 4 } });
    expect(await currentUserOf(visitor())).toEqual({ ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 } });
  });

  test('of a client are kept with the account, for every browser', async () => {
    const { guest, account } = await signedIn();
    await save(guest, 'IsTableMod=true&SearchGoodOrderType=2');
    const elsewhere = visitor();
    await save(elsewhere, 'SearchGoodOrderType=5');
    await logIn(elsewhere, account);
    expect((await currentUserOf(elsewhere)).ClientConfig).toEqual({
      IsTableMod: true,
      SearchGoodOrderType: 2,
      KeepsSearches: true,
    });
  });

  test('of a client hold the language, wherever they log in', async () => {
    const { guest, account } = await signedIn();
    expect((await currentUserOf(guest)).ClientConfig).not.toHaveProperty('Language');
    await save(guest, 'Language=ar');
    await save(guest, 'IsTableMod=true');
    const elsewhere = visitor();
    await logIn(elsewhere, account);
    expect((await currentUserOf(elsewhere)).ClientConfig).toMatchObject({ Language: 'ar', IsTableMod: true });
  });

  test.each(['Language=en', 'KeepsSearches=false'])(
    'of a guest have no %s, and nothing is saved with it',
    async (own) => {
      const guest = visitor();
      expect(await save(guest, `IsTableMod=true&${own}`)).toMatchObject({ status: 401 });
      expect((await currentUserOf(guest)).ClientConfig.IsTableMod).toBe(false);
    },
  );

  test('hold the currency of all prices once it was chosen', async () => {
    const guest = visitor();
    await save(guest, 'IsTableMod=true');
    expect((await currentUserOf(guest)).ClientConfig).not.toHaveProperty('CurrencyCode');
    await save(guest, 'CurrencyCode=EUR');
    expect((await currentUserOf(guest)).ClientConfig).toMatchObject({ CurrencyCode: 'EUR', IsTableMod: true });
  });

  test('keep the client’s currency at login, or take the session’s where the client has none', async () => {
    const visit = async (own: 'RUB' | null) => {
      const guest = visitor();
      await save(guest, 'CurrencyCode=EUR');
      const { account } = await signedIn({ currency_code: own });
      await logIn(guest, account);
      return (await currentUserOf(guest)).ClientConfig.CurrencyCode;
    };
    expect(await visit('RUB')).toBe('RUB');
    expect(await visit(null)).toBe('EUR');
  });

  test.each([
    'IsTableMod=yes',
    'CurrencyCode=USD',
    'CurrencyCode=eur',
    'Language=xx',
    'KeepsSearches=no',
    'SearchGoodOrderType=6',
    'SearchGoodOrderType=0',
    'SearchGoodOrderType=1.5',
  ])('reject %s', async (query) => {
    const guest = visitor();
    expect(await save(guest, query)).toMatchObject({ status: 400 });
    expect(guest.cookies.size).toBe(0);
  });

  test('can be saved unchanged', async () => {
    expect(await save(visitor(), '')).toMatchObject({ status: 200 });
  });
});

describe('the car and the city', () => {
  test('of the session go to the client at login: the client’s city stays, the session’s car replaces theirs', async () => {
    await database.pool.query(`
      insert into vehicle_brands values (1, 'lada', 'Lada');
      insert into vehicle_series (id, brand_id, url, name) values (1, 1, 'vesta', 'Vesta');
      insert into vehicle_models (id, series_id, url, name) values (1, 1, 'sedan', 'Vesta');
      insert into vehicle_engines (id, model_id, url, name) values (1, 1, 'a', '1.6'), (2, 1, 'b', '1.8')`);
    const visit = async (cityId: number | null) => {
      const guest = visitor();
      await save(guest, 'IsTableMod=true');
      await database.pool.query(
        `update sessions set engine_id = 2, city_id = 551487
         where id = (select max(id) from sessions where client_id is null)`,
      );
      const { account } = await signedIn({ engine_id: 1, city_id: cityId });
      await logIn(guest, account);
      return currentUserOf(guest);
    };
    expect(await visit(524_901)).toMatchObject({ EngineId: 2, CityId: 524_901 });
    expect(await visit(null)).toMatchObject({ EngineId: 2, CityId: 551_487 });
  });
});

test('the chat cookie lives a week and is HttpOnly', async () => {
  const answer = await visitor().get('/services/buyer/set-used-chat?chatId=chat_1');
  expect(answer.headers.get('set-cookie')).toBe('partshop_chat=chat_1; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax');
  expect(await visitor().get('/services/buyer/set-used-chat?chatId=a;b')).toMatchObject({ status: 400 });
  const secure = await createTestApi({ secureCookies: true });
  const onHttps = await secure.visitor().get('/services/buyer/set-used-chat?chatId=chat_1');
  expect(onHttps.headers.get('set-cookie')).toMatch(/; Secure/);
});
