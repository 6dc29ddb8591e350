import { Order } from '@partshop/api-client/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createAccounts, PASSWORD, type TestClient } from '../../testing/accounts.ts';
import { createInbox } from '../../testing/messages.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { loadCities } from '../places/index.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const { signedIn, logIn, owes } = createAccounts(api);
const { form, order } = await createShopping(api);
const inbox = createInbox(api);
await loadCities(database.patient);
const EXPORT = '/services/cabinet/personal-data';
const DELETE = '/services/cabinet/delete-account';
const SECRET_ADDRESS = 'ул. Секретная, 17';

/** What refers to a client, with the reason where it is not in the file. */
const ABOUT_CLIENTS: Record<string, string> = {
  'alerts.client_id': 'file',
  'article_pictures.client_id': 'pictures of goods, which sellers give',
  'bonus_entries.client_id': 'file',
  'claim_decisions.by_client_id': 'staff',
  'clients.manager_id': 'staff',
  'clients.served_by': 'another client',
  'company_details.client_id': 'file',
  'company_employees.client_id': 'file',
  'company_events.by_client_id': 'file',
  'credit_terms.client_id': 'file',
  'delivery_addresses.client_id': 'file',
  'ledger_entries.client_id': 'file',
  'muted_messages.client_id': 'file',
  'order_changes.by_client_id': 'staff',
  'order_item_events.by_client_id': 'file, by the order',
  'order_approvals.decided_by': 'another client',
  'orders.client_id': 'file',
  'payments.client_id': 'file',
  'post_versions.saved_by': 'staff',
  'price_uploads.client_id': 'price lists of a seller, which stay when who sent them goes',
  'reconciliations.client_id': 'file',
  'recovery_requests.client_id': 'a code of minutes, as a hash',
  'search_history.client_id': 'file',
  'seller_claim_decisions.by_client_id': 'staff',
  'seller_members.client_id': 'file',
  'seller_staff_events.by_client_id': 'file',
  'sellers.client_id': 'file',
  'sessions.client_id': 'file',
  'supplier_applications.client_id': 'file',
  'supplier_applications.decided_by': 'staff',
  'supplier_documents.client_id': 'file',
  'switch_log.admin_id': 'staff',
  'switch_log.client_id': 'file',
};

/** A client with something of everything, whose order has ended. */
async function known(name = 'Зинаида Секретова'): Promise<{ client: Visitor; account: TestClient; number: string }> {
  const { guest: client, account } = await signedIn({ name });
  await client.add(await fixtures.goods());
  const body = form({
    ContactName: name,
    ContactPhone: account.phone,
    ContactEmail: account.email,
    Comment: `Позовите: ${name}`,
  });
  const placed = await good(order(client, body), Order);
  for (const { orderItemId } of placed.items) {
    await client.post(`/services/cabinet/order-item-request-cancel-${orderItemId}`, {
      Description: `${name} передумала`,
    });
  }
  await client.post('/services/cabinet/addresses', { cityId: 524_901, address: `${SECRET_ADDRESS}, ${name}` });
  await client.post('/services/buyer/search-history', { Text: `тайный запрос ${name}` });
  const articleId = await fixtures.article('MANN', `P ${account.id}`);
  await client.post('/services/cabinet/alerts', { articleId, kind: 'in-stock', contact: account.phone });
  return { client, account, number: placed.number };
}

/** Every text of the database, table by table. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(database.db);
    texts.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return texts.join('\n');
}

test('each table that refers to clients is in the file, or says why not, and is thought of when an account is deleted', async () => {
  const { rows } = await sql<{ column: string }>`
    select c.conrelid::regclass || '.' || a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'clients'::regclass`.execute(database.db);
  expect(rows.map(({ column }) => column).toSorted()).toEqual(Object.keys(ABOUT_CLIENTS).toSorted());
});

describe('the file of a client', () => {
  test('has what the shop keeps of them, and nothing of another', async () => {
    const { client, account, number } = await known();
    const { account: other } = await known();
    const answer = await client.get(EXPORT);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="partshop-2026-11-21.json"');
    expect(answer.body).toMatchObject({
      account: [{ name: 'Зинаида Секретова', phone: account.phone, email: account.email }],
      addresses: [{ address: `${SECRET_ADDRESS}, Зинаида Секретова` }],
      searches: [{ text: 'тайный запрос Зинаида Секретова' }],
      alerts: [{ recipient: account.phone, maker: 'MANN' }],
      orders: [{ number, name: 'Зинаида Секретова', items: [{ qty: 1 }] }],
      requests: [{ number, reason: 'Зинаида Секретова передумала' }],
      sessions: [{}],
    });
    const text = JSON.stringify(answer.body);
    for (const secret of [other.phone, other.email, 'argon2', 'token']) expect(text).not.toContain(secret);
  });

  test('comes five times a day, to the client alone', async () => {
    const { guest: client } = await signedIn();
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) statuses.push((await client.get(EXPORT)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await visitor().get(EXPORT)).toMatchObject({ status: 401 });
  });
});

describe('an account that is deleted', () => {
  test('leaves orders without personal data, and ends every session', async () => {
    const { client, account, number } = await known('Аграфена Тайнова');
    const elsewhere = visitor();
    await logIn(elsewhere, account);
    expect(await client.post(DELETE, { password: PASSWORD })).toMatchObject({ status: 200 });
    await api.settled();
    for (const one of [client, elsewhere]) {
      expect((await one.get('/services/clientbaseinfo')).body).not.toHaveProperty('ClientId');
    }
    const all = await everything();
    // The confirmation of the deletion is the demo's: it stands in for what was sent to the client.
    const kept = all.split('\n').filter((line) => !line.startsWith('demo_messages'));
    const personal = ['Тайнова', account.phone, account.email];
    expect(kept.filter((line) => personal.some((secret) => line.includes(secret)))).toEqual([]);
    expect(kept.filter((line) => line.startsWith('orders:') && line.includes(number))).toHaveLength(1);
    const { rows } = await sql<{ total: number; items: number }>`
      select o.total, (select count(*)::int from order_items where order_id = o.id) as items
      from orders o where o.number = ${number}`.execute(database.db);
    expect(rows).toMatchObject([{ items: 1 }]);
  });

  test('can be registered again with its phone', async () => {
    const { client, account } = await known();
    await client.post(DELETE, { password: PASSWORD });
    expect(await logIn(visitor(), account)).toMatchObject({ status: 401 });
    time.now = new Date(time.now.getTime() + 120_000);
    const again = visitor();
    await again.post('/client/phone/SendCode', { phone: account.phone });
    expect(
      await again.post('/client/phone/ValidateCode', { phone: account.phone, code: await inbox.code(again) }),
    ).toMatchObject({ body: { state: 'confirmed' } });
    const fresh = {
      phone: account.phone,
      email: account.email,
      name: 'Зоя',
      password: 'синий-автобус-42',
      cityId: 524_901,
    };
    expect(await again.post('/registration/register_json', fresh)).toMatchObject({ status: 200 });
    await sql`update clients set name = 'Иная', phone = null where phone = ${account.phone}`.execute(database.db);
    const { body } = await again.get('/services/cabinet/getorderhistory_json');
    expect(JSON.stringify(body)).not.toContain('Секретова');
  });

  test('needs the right password, or a code that was sent to its phone', async () => {
    const { guest: client, account } = await signedIn();
    expect(await client.post(DELETE, { password: 'чужой пароль' })).toMatchObject({
      status: 422,
      body: { code: 'wrong-credentials' },
    });
    expect(await client.post(DELETE, { code: '000000' })).toMatchObject({ status: 422 });
    expect(await client.post(DELETE, {})).toMatchObject({ status: 400 });
    await client.post('/client/phone/SendCode', { phone: account.phone });
    expect(await client.post(DELETE, { code: await inbox.code(client) })).toMatchObject({ status: 200 });
  });

  test('stays while an order is on its way, while something is overdue, and when it is one of the staff', async () => {
    const { guest: buyer } = await signedIn();
    await buyer.add(await fixtures.goods());
    await good(order(buyer, form()), Order);
    expect(await buyer.post(DELETE, { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'orders-open' },
    });
    const { guest: debtor, account: owing } = await signedIn({ type: 'Wholesale' });
    await owes(owing, 10_000);
    expect(await debtor.post(DELETE, { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'debt-open' },
    });
    const { guest: staff } = await signedIn({ is_seller: true });
    expect(await staff.post(DELETE, { password: PASSWORD })).toMatchObject({ status: 403 });
    expect((await buyer.get('/services/clientbaseinfo')).body).toHaveProperty('ClientId');
  });

  test('is not deleted by a guest', async () => {
    expect(await visitor().post(DELETE, { password: PASSWORD })).toMatchObject({ status: 401 });
  });
});
