import { PriceUploadDetails, PriceUploads, SellerQueue, SellerStaff } from '@partshop/api-client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAccounts, PASSWORD } from '../../testing/accounts.ts';
import { createInbox } from '../../testing/messages.ts';
import { createSellers } from '../../testing/sellers.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi({ runUploadWorker: async () => 'done' });
const { database, fixtures, time } = api;
const accounts = createAccounts(api);
const { signedIn } = accounts;
const inbox = createInbox(api);
const { seller, invite, member } = createSellers(api, accounts);
const { form, order } = await createShopping(api);

const STAFF = '/services/seller/staff_json';
const INVITATION = '/services/cabinet/seller-invitation';
const OFFICE = '/services/seller/office_json';
const staffOf = async (guest: Visitor) => good(guest.get(STAFF), SellerStaff);
const answer = async (guest: Visitor, code: string, accepts = true) =>
  guest.post(`${INVITATION}/answer`, { code, accepts });
const remove = async (guest: Visitor, id: number, Version: number) =>
  guest.post(`/services/seller/member-remove_json/${id}`, { Version });

let own: Awaited<ReturnType<typeof seller>>;
beforeEach(async () => {
  own = await seller();
});

describe('an invitation', () => {
  test('comes by mail with a link, and is accepted once by who is logged in', async () => {
    const { code, id } = await invite(own.guest, 'warehouse');
    const [mail] = await inbox.messages(own.guest);
    expect(mail).toMatchObject({ channel: 'mail', text: expect.stringContaining(code) as string });
    const { guest } = await signedIn();
    expect(await guest.get(OFFICE)).toMatchObject({ status: 403 });
    expect(await guest.post(INVITATION, { code: code.toLowerCase() })).toMatchObject({ body: { role: 'warehouse' } });
    expect(await answer(guest, code)).toMatchObject({ status: 200 });
    expect(await guest.get(OFFICE)).toMatchObject({ status: 200 });
    expect((await guest.get('/services/clientbaseinfo')).body).toMatchObject({
      IsSeller: true,
      SellerRole: 'warehouse',
    });
    expect((await staffOf(own.guest)).members).toMatchObject([
      { id: null, role: 'owner', isSelf: true },
      { id, role: 'warehouse', state: 'active', isSelf: false, seenAt: time.now.toISOString() },
    ]);
    const { guest: other } = await signedIn();
    expect(await answer(other, code)).toMatchObject({ status: 404 });
  });

  test('is accepted by one of many at once', async () => {
    const { code } = await invite(own.guest, 'manager');
    const guests = await Promise.all(Array.from({ length: 5 }, async () => (await signedIn()).guest));
    const answers = await Promise.all(guests.map((guest) => answer(guest, code)));
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 404, 404, 404, 404]);
  });

  test('ends after a week, when it is declined, and when it is taken back', async () => {
    const { guest } = await signedIn();
    const { code: declined } = await invite(own.guest, 'manager');
    expect(await answer(guest, declined, false)).toMatchObject({ status: 200 });
    expect(await answer(guest, declined)).toMatchObject({ status: 404 });
    const { code: revoked, id } = await invite(own.guest, 'manager');
    expect(await remove(own.guest, id, 1)).toMatchObject({ status: 200 });
    expect(await answer(guest, revoked)).toMatchObject({ status: 404 });
    const { code: old } = await invite(own.guest, 'manager');
    const now = time.now;
    time.now = new Date(now.getTime() + 7 * 86_400_000 + 1);
    expect(await answer(guest, old)).toMatchObject({ status: 404 });
    time.now = now;
    expect(await guest.get(OFFICE)).toMatchObject({ status: 403 });
  });

  test('is not for who sells for somebody already', async () => {
    const other = await seller();
    const { guest } = await member(other.guest, 'manager');
    const { code } = await invite(own.guest, 'manager');
    for (const client of [guest, other.guest, own.guest]) {
      expect(await answer(client, code)).toMatchObject({ status: 409, body: { code: 'employed' } });
    }
  });

  test('goes to an address alone, and to a known role', async () => {
    const asked = { Name: 'Пётр', Email: 'petr@shop.test', Role: 'manager' };
    expect(await own.guest.post(STAFF, { ...asked, Email: '+79161112233' })).toMatchObject({ status: 400 });
    expect(await own.guest.post(STAFF, { ...asked, Role: 'admin' })).toMatchObject({ status: 400 });
  });
});

describe('a person of a seller', () => {
  test('has another role from the next call on', async () => {
    const { guest, id } = await member(own.guest, 'manager');
    expect(await guest.get('/services/seller/sales_json')).toMatchObject({ status: 200 });
    const path = `/services/seller/member_json/${id}`;
    expect(await own.guest.put(path, { Role: 'warehouse', Version: 2 })).toMatchObject({ status: 200 });
    expect(await guest.get('/services/seller/sales_json')).toMatchObject({ status: 403 });
    // The second of two owners saw the role before.
    expect(await own.guest.put(path, { Role: 'owner', Version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'staff-changed', staff: { members: [{}, { id, role: 'warehouse', version: 3 }] } },
    });
    expect(await remove(own.guest, id, 2)).toMatchObject({ status: 409 });
    expect(await guest.get(OFFICE)).toMatchObject({ status: 200 });
  });

  test('sees nothing once removed, and sells as before', async () => {
    const { guest, account, id } = await member(own.guest, 'owner');
    expect(await guest.get(STAFF)).toMatchObject({ status: 200 });
    expect(await remove(own.guest, id, 2)).toMatchObject({ status: 200 });
    expect(await guest.get(OFFICE)).toMatchObject({ status: 403 });
    expect(await guest.get(STAFF)).toMatchObject({ status: 403 });
    const info = (await guest.get('/services/clientbaseinfo')).body;
    expect(info).toMatchObject({ IsSeller: false });
    expect(info).not.toHaveProperty('SellerRole');
    await database.pool.query('update clients set is_seller = true where id = $1', [account.id]);
    const { code, id: again } = await invite(own.guest, 'manager');
    await answer(guest, code);
    await remove(own.guest, again, 2);
    expect((await guest.get('/services/clientbaseinfo')).body).toMatchObject({ IsSeller: true });
  });

  test('stops with the seller', async () => {
    const { guest } = await member(own.guest, 'warehouse');
    await database.pool.query('update clients set is_seller = false where id = $1', [own.clientId]);
    expect(await guest.get(OFFICE)).toMatchObject({ status: 404 });
  });

  test('is known to the own seller alone; the client whose seller it is has no id and stays', async () => {
    const { id } = await member(own.guest, 'warehouse');
    const other = await seller();
    expect((await staffOf(other.guest)).members).toMatchObject([{ id: null }]);
    expect(await remove(other.guest, id, 2)).toMatchObject({ status: 404 });
    const { guest } = await member(own.guest, 'owner');
    expect((await staffOf(guest)).members).toMatchObject([
      { id: null, role: 'owner', isSelf: false },
      {},
      { isSelf: true },
    ]);
  });

  test('is in the history, which says who did what', async () => {
    const { id } = await member(own.guest, 'manager');
    await own.guest.put(`/services/seller/member_json/${id}`, { Role: 'warehouse', Version: 2 });
    await remove(own.guest, id, 3);
    const { history, members } = await staffOf(own.guest);
    expect(members).toHaveLength(1);
    expect(history.map(({ kind, by, role }) => [kind, by, role])).toEqual([
      ['removed', 'Анна Смирнова', null],
      ['changed', 'Анна Смирнова', 'warehouse'],
      ['accepted', 'Пётр Складов', null],
      ['invited', 'Анна Смирнова', 'manager'],
    ]);
    await expect(database.pool.query("update seller_staff_events set role = 'owner'")).rejects.toThrow(/never changed/);
  });

  test('is forgotten with the account, which can be deleted once they are removed', async () => {
    const { guest, id } = await member(own.guest, 'manager');
    const deleted = async () => (await guest.post('/services/cabinet/delete-account', { password: PASSWORD })).status;
    expect(await deleted()).toBe(403);
    await remove(own.guest, id, 2);
    expect(await deleted()).toBe(200);
    const { rows } = await database.pool.query(
      'select name, email, client_id, state from seller_members where id = $1',
      [id],
    );
    expect(rows).toEqual([{ name: '', email: '', client_id: null, state: 'removed' }]);
  });
});

describe('a warehouse worker', () => {
  test('sees orders without prices, and acts under the own name', async () => {
    const articleId = await fixtures.article('Mann-Filter', `S ${own.list}`);
    await fixtures.offer(articleId, own.list);
    const { guest, account } = await member(own.guest, 'warehouse');
    const { guest: buyer } = await signedIn();
    await buyer.add({ articleId, priceListId: own.list }, 1);
    expect((await order(buyer, form())).status).toBe(200);
    const QUEUE = '/services/seller/orders_json/new';
    expect((await good(own.guest.get(QUEUE), SellerQueue)).orders[0]?.items[0]?.price).toBe(10_000);
    const [seen] = (await good(guest.get(QUEUE), SellerQueue)).orders;
    expect(seen?.items[0]?.price).toBeNull();
    const accepted = await guest.post('/services/seller/accept_json', {
      OrderNumber: seen?.number,
      Version: seen?.version,
      Items: [{ OrderItemId: seen?.items[0]?.orderItemId, Qty: 1 }],
    });
    expect(accepted).toMatchObject({ status: 200, body: { items: [{ price: null, status: 'ordered' }] } });
    const { rows } = await database.pool.query<{ by: number }>(
      "select by_client_id as by from order_item_events where to_status = 'ordered' and item_id = $1",
      [seen?.items[0]?.orderItemId],
    );
    expect(rows).toEqual([{ by: account.id }]);
  });

  test('uploads stock alone, and does not learn of prices, nor from where lists come', async () => {
    const { guest } = await member(own.guest, 'warehouse');
    const file = {
      PriceListId: own.list,
      Replaces: false,
      FileName: 'a.csv',
      File: Buffer.from('a;b\n').toString('base64'),
    };
    const upload = async (by: Visitor, Type: string) => by.post('/services/seller/upload_json', { ...file, Type });
    expect(await upload(guest, 'price')).toMatchObject({ status: 403 });
    const { id } = await good(upload(guest, 'stock'), PriceUploadDetails);
    expect(await guest.get(`/services/seller/upload-state_json/${id}`)).toMatchObject({ status: 200 });
    const { id: ofPrices } = await good(upload(own.guest, 'price'), PriceUploadDetails);
    for (const attempt of [
      guest.get(`/services/seller/upload-state_json/${ofPrices}`),
      guest.get(`/services/seller/upload-report/${ofPrices}`),
      guest.post(`/services/seller/upload-drop_json/${ofPrices}`, { Version: 1 }),
      guest.get('/services/seller/uploads_json/price'),
      guest.get('/services/seller/uploads_json/crosses'),
    ]) {
      expect(await attempt).toMatchObject({ status: 403 });
    }
    const source = { Url: 'https://prices.example/a.csv', Hour: 6, Replaces: false, Applies: false, GoneLimit: 10 };
    await own.guest.post('/services/seller/list-source_json', { ...source, Type: 'stock', PriceListId: own.list });
    const uploads = async (by: Visitor) =>
      (await good(by.get('/services/seller/uploads_json/stock'), PriceUploads)).sources;
    expect([(await uploads(own.guest)).length, (await uploads(guest)).length]).toEqual([1, 0]);
  });
});

test('an admin who looks at the shop as an owner sees the people and changes none', async () => {
  const { id } = await member(own.guest, 'manager');
  const { guest: admin } = await signedIn({ can_switch_user: true });
  await admin.post('/services/cabinet/SwitchUser', { ClientId: own.clientId, Reason: 'Проверка' });
  expect((await staffOf(admin)).members).toHaveLength(2);
  expect(await remove(admin, id, 2)).toMatchObject({ status: 403 });
  expect(await admin.post(STAFF, { Name: 'Пётр', Email: 'petr@shop.test', Role: 'owner' })).toMatchObject({
    status: 403,
  });
});
