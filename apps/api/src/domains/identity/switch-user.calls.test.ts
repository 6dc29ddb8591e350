import { ClientInfo, FoundClient } from '@partshop/api-client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccounts, PASSWORD } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookies.ts';

const api = await createTestApi();
const { visitor, time, database, fixtures } = api;
const { client, signedIn, owes } = createAccounts(api);
const PATH = '/services/cabinet/SwitchUser';
const REASON = 'Клиент просит показать корзину';
const MINUTE = 60_000;

const later = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};
const switchTo = (guest: Visitor, ClientId: number, Reason = REASON) => guest.post(PATH, { ClientId, Reason });
const back = (guest: Visitor) => guest.send('DELETE', PATH, {});
const currentUserOf = (guest: Visitor) => good(guest.get('/services/clientbaseinfo'), ClientInfo);
const admin = () => signedIn({ can_switch_user: true, name: 'Елена Фёдорова' });
const log = async (adminId: number) => {
  const { rows } = await database.pool.query<{ ended_how: string | null; reason: string; calls: string[] }>(
    `select w.reason, w.ended_how, w.client_id,
       array(select a.call from switch_actions a where a.switch_id = w.id order by a.at, a.call) as calls
     from switch_log w where w.admin_id = $1 order by w.id`,
    [adminId],
  );
  return rows;
};

beforeEach(() => later(2 * 3_600_000));

describe('an admin', () => {
  test('sees what the client sees for half an hour, and then is the admin again', async () => {
    const target = await signedIn({ type: 'Wholesale' });
    await owes(target.account, 10_050);
    await target.guest.add(await fixtures.goods(), 4);
    const { guest, account } = await admin();
    const seen = await good(switchTo(guest, target.account.id), ClientInfo);
    const until = new Date(time.now.getTime() + 30 * MINUTE).toISOString();
    expect(seen).toMatchObject({
      ClientId: target.account.id,
      ClientType: 'Wholesale',
      PayBad: 100.5,
      canSwichUser: false,
      SwitchedBy: { ClientName: 'Елена Фёдорова', Reason: REASON, Until: until },
    });
    expect((await guest.basket()).items).toMatchObject([{ qty: 4 }]);
    later(29 * MINUTE);
    expect(await currentUserOf(guest)).toHaveProperty('SwitchedBy');
    later(MINUTE);
    expect(await currentUserOf(guest)).toMatchObject({ ClientId: account.id, canSwichUser: true });
    expect(await currentUserOf(guest)).not.toHaveProperty('SwitchedBy');
    expect((await guest.basket()).items).toEqual([]);
    expect(await log(account.id)).toMatchObject([{ ended_how: 'expired', client_id: target.account.id }]);
  });

  test('can switch back at any time; each way creates a new session and ends the old one', async () => {
    const target = await client();
    const { guest, account } = await admin();
    const old: string[] = [];
    const remember = () => old.push(guest.cookies.get(SESSION_COOKIE) ?? '');
    remember();
    await switchTo(guest, target.id);
    remember();
    expect(await good(back(guest), ClientInfo)).toMatchObject({ ClientId: account.id });
    expect(new Set([...old, guest.cookies.get(SESSION_COOKIE)]).size).toBe(3);
    for (const cookie of old) {
      const thief = visitor();
      thief.cookies.set(SESSION_COOKIE, cookie);
      expect(await currentUserOf(thief)).not.toHaveProperty('ClientId');
    }
    expect(await log(account.id)).toMatchObject([{ ended_how: 'stopped', reason: REASON }]);
    expect(await back(guest)).toMatchObject({ status: 200 });
  });

  test('cannot switch again while switched, nor to themselves', async () => {
    const [target, other] = [await client(), await client()];
    const { guest, account } = await admin();
    expect(await switchTo(guest, account.id)).toMatchObject({ status: 404 });
    await switchTo(guest, target.id);
    expect(await switchTo(guest, other.id)).toMatchObject({ status: 403, body: { code: 'no-access' } });
    expect(await guest.get(`${PATH}?query=Анна`)).toMatchObject({ status: 403 });
    expect(await currentUserOf(guest)).toMatchObject({ ClientId: target.id });
  });

  test('cannot switch to another admin or an editor; the response is the one for an unknown client', async () => {
    const { guest } = await admin();
    const nobody = await switchTo(guest, Number.MAX_SAFE_INTEGER);
    expect(nobody).toMatchObject({ status: 404 });
    for (const right of [{ can_switch_user: true }, { localize_editor: true }]) {
      const { id } = await client(right);
      expect(await switchTo(guest, id)).toMatchObject({ status: 404, body: nobody.body });
    }
    const { id } = await client({ is_seller: true });
    expect(await switchTo(guest, id)).toMatchObject({ status: 200, body: { IsSeller: true } });
  });

  test('must give a reason', async () => {
    const { guest } = await admin();
    const { id } = await client();
    for (const reason of ['', '     ', 'abc']) {
      expect(await switchTo(guest, id, reason)).toMatchObject({ status: 400 });
    }
  });

  test('who lost the right is switched back at once', async () => {
    const target = await client();
    const { guest, account } = await admin();
    await switchTo(guest, target.id);
    await database.pool.query('update clients set can_switch_user = false where id = $1', [account.id]);
    expect(await currentUserOf(guest)).toMatchObject({ ClientId: account.id });
    expect(await switchTo(guest, target.id)).toMatchObject({ status: 403 });
  });

  test('who switches too often is rate-limited', async () => {
    const { guest } = await admin();
    const { id } = await client();
    for (let one = 0; one < 20; one += 1) {
      await switchTo(guest, id);
      await back(guest);
    }
    expect(await switchTo(guest, id)).toMatchObject({ status: 429 });
  });
});

describe('while switched', () => {
  test('every changing call is logged, and reading calls are not', async () => {
    const target = await client();
    const { guest, account } = await admin();
    await switchTo(guest, target.id);
    await guest.get('/services/clientbaseinfo');
    await guest.post('/services/search/searchgood_json', { CatalogKey: 'mann', Number: 'W712' });
    await guest.add(await fixtures.goods());
    await guest.post('/SERVICES/buyer/saveclientconfig?IsTableMod=true', {});
    await guest.get('/services/buyer/set-used-chat?chatId=abc');
    await back(guest);
    const [entry] = await log(account.id);
    expect(entry?.calls.toSorted()).toEqual(['basketAdd', 'saveClientConfig', 'setUsedChat', 'switchBack']);
  });

  test('changing the password is rejected, and the try is logged', async () => {
    const target = await client();
    const { guest, account } = await admin();
    await switchTo(guest, target.id);
    const body = {
      OldPasswordHash: PASSWORD,
      PasswordHash: 'зелёный-фонарь-08',
      PasswordHashCheck: 'зелёный-фонарь-08',
    };
    expect(await guest.put('/services/registration/client/password/update', body)).toMatchObject({
      status: 403,
      body: { code: 'no-access' },
    });
    expect((await log(account.id))[0]?.calls).toEqual(['passwordUpdate']);
  });

  test('a logout ends the switch and the admin’s session', async () => {
    const { guest, account } = await admin();
    await switchTo(guest, (await client()).id);
    await guest.post('/logout_json', {});
    expect(await currentUserOf(guest)).not.toHaveProperty('ClientId');
    expect(await log(account.id)).toMatchObject([{ ended_how: 'logout', calls: ['logout'] }]);
  });

  test('a login as somebody else ends the switch and keeps nothing of the client', async () => {
    const target = await signedIn();
    await target.guest.add(await fixtures.goods());
    const { guest, account } = await admin();
    await switchTo(guest, target.account.id);
    const other = await client();
    await guest.post('/login_json', { login: other.phone, password: PASSWORD });
    expect((await guest.basket()).items).toEqual([]);
    expect(await log(account.id)).toMatchObject([{ ended_how: 'login' }]);
  });
});

describe('searching for a client', () => {
  const find = async (guest: Visitor, query: string) =>
    good(guest.get(`${PATH}?query=${encodeURIComponent(query)}`), z.array(FoundClient));

  test('finds by a part of the name, by code, or by a part of the phone in any notation', async () => {
    const { guest } = await admin();
    const made = await client({ name: 'Ярослав Ягодкин', type: 'Wholesale', is_seller: true });
    const found = {
      ClientId: made.id,
      ClientCode: made.code,
      ClientName: 'Ярослав Ягодкин',
      ClientType: 'Wholesale',
      CityName: '',
      IsSeller: true,
    };
    const written = made.phone.replace(/^\+7(\d{3})(\d{3})(\d\d)/, '8 ($1) $2-$3-');
    for (const query of ['ягодк', String(made.code), made.phone, written, made.phone.slice(-6)]) {
      expect(await find(guest, query)).toContainEqual(found);
    }
  });

  test('treats pattern characters literally, returns no staff, and at most twenty clients', async () => {
    const { guest } = await admin();
    expect(await find(guest, '%')).toEqual([]);
    expect(await find(guest, '_нна')).toEqual([]);
    await client({ name: 'Редактор Редактор', localize_editor: true });
    await client({ name: 'Редактор Админ', can_switch_user: true });
    expect(await find(guest, 'Редактор')).toEqual([]);
    for (let one = 0; one < 25; one += 1) await client({ name: `Тёзка ${one}` });
    expect(await find(guest, 'тёзка')).toHaveLength(20);
    expect(await find(guest, '99999999999999999999')).toEqual([]);
  });
});
