import type { SiteConfig } from '@partshop/api-client/contract';
import { demoClients, demoCompanyAccount, demoSellers, demoSellerStaff, type DemoClient } from '@partshop/demo-data';
import type pg from 'pg';
import { inLongTransaction } from '../platform/database/long-transaction.ts';
import type { PatientPool } from '../platform/database/open-pool.ts';
import { hashPassword } from '../domains/identity/index.ts';

const SETTING = 'demo-clients';
/** Grows when clients are added. */
const VERSION = '4';
// Any number that no other lock of the shop uses: "clie" in ASCII.
const LOCK = 0x63_6c_69_65;

type Bonus = SiteConfig['bonus'];

/**
 * Adds the demo clients to a shop with the demo catalogue, once, also to one of an earlier version. A shop with goods of
 * its own gets none, because their passwords are known. Returns whether the shop has the demo clients.
 */
export async function ensureDemoClients(
  pool: PatientPool,
  bonus: Bonus,
  log: (line: string) => void,
): Promise<boolean> {
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select name, value from settings where name in ($1, $2)',
    ['demo-catalogue', SETTING],
  );
  const there = new Map(rows.map(({ name, value }) => [name, value]));
  if (!there.has('demo-catalogue')) return false;
  if (there.get(SETTING) === VERSION) return true;
  const hashes = await Promise.all(demoClients.map(async ({ password }) => hashPassword(password)));
  await inLongTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const done = await client.query('select from settings where name = $1 and value = $2', [SETTING, VERSION]);
    if (done.rowCount !== 0) return;
    const known = await client.query<{ email: string }>('select email from clients where is_demo');
    const emails = new Set(known.rows.map(({ email }) => email));
    for (const [index, one] of demoClients.entries()) {
      if (!emails.has(one.email)) await insert(client, one, hashes[index] ?? '', bonus);
    }
    for (const one of demoClients) await serve(client, one);
    await employ(client);
    await sell(client);
    await client.query(
      'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
      [SETTING, VERSION],
    );
    log('The demo clients are there: one for each role.');
  });
  return true;
}

/** Says which demo client serves another. */
async function serve(client: pg.PoolClient, { email, servedBy }: DemoClient): Promise<void> {
  const by = demoClients.find(({ role }) => role === servedBy);
  if (!by) return;
  await client.query(
    `update clients c set served_by = w.id from clients w
     where c.is_demo and w.is_demo and c.email = $1 and w.email = $2`,
    [email, by.email],
  );
}

/** Gives the demo company to its owner, with its employees. */
async function employ(client: pg.PoolClient): Promise<void> {
  const { owner, details, employees } = demoCompanyAccount;
  const emailOf = (role: string) => demoClients.find((one) => one.role === role)?.email;
  const { name, inn, kpp, ogrn, address } = details;
  await client.query(
    `insert into company_details (client_id, name, inn, kpp, ogrn, address)
     select id, $2, $3, $4, $5, $6 from clients where is_demo and email = $1 on conflict do nothing`,
    [emailOf(owner), name, inn, kpp, ogrn, address],
  );
  for (const { login, role, orderLimit, monthLimit } of employees) {
    await client.query(
      `with made as (
         insert into company_employees (company_id, client_id, name, contact, role, order_limit, month_limit, state, created_at)
         select owner.id, c.id, c.name, c.email, $3, $4, $5, 'active', now()
         from clients c, clients owner where c.is_demo and c.email = $1 and owner.is_demo and owner.email = $2
         on conflict do nothing returning *
       )
       insert into company_events (company_id, kind, by_client_id, employee_id, role, order_limit, month_limit, at)
       select company_id, 'invited', company_id, id, role, order_limit, month_limit, created_at from made
       union all select company_id, 'accepted', client_id, id, null, null, null, created_at from made`,
      [emailOf(login), emailOf(owner), role, orderLimit, monthLimit],
    );
  }
}

/** Gives a demo seller to the client who sells, with the people who work for it. */
async function sell(client: pg.PoolClient): Promise<void> {
  const emailOf = (role: string) => demoClients.find((one) => one.role === role)?.email;
  await client.query(
    `update sellers s set client_id = c.id from clients c
     where s.id = $1 and s.is_demo and s.client_id is null and c.is_demo and c.email = $2`,
    [demoSellers[0]?.id, emailOf('seller')],
  );
  for (const { login, role } of demoSellerStaff) {
    await client.query(
      `with made as (
         insert into seller_members (seller_id, client_id, name, email, role, state, since)
         select s.id, c.id, c.name, c.email, $3, 'active', now()
         from clients c, sellers s
         where c.is_demo and c.email = $1 and s.is_demo and s.id = $2 and s.client_id is not null
         on conflict do nothing returning *
       )
       insert into seller_staff_events (seller_id, kind, by_client_id, member_id, role, at)
       select m.seller_id, 'invited', s.client_id, m.id, m.role, m.since from made m join sellers s on s.id = m.seller_id
       union all select seller_id, 'accepted', client_id, id, null, since from made`,
      [emailOf(login), demoSellers[0]?.id, role],
    );
  }
}

async function insert(
  client: pg.PoolClient,
  one: DemoClient,
  passwordHash: string,
  { welcome, days }: Bonus,
): Promise<void> {
  await client.query(
    `with basket as (insert into baskets default values returning id), made as (
       insert into clients (name, phone, email, type, company_id, city_id, basket_id, password_hash, is_demo,
         is_seller, can_switch_user, localize_editor)
       select $1, $2, $3, $4, $5, $6, basket.id, $7, true,
         coalesce($8 = 'is_seller', false), coalesce($8 = 'can_switch_user', false),
         coalesce($8 = 'localize_editor', false)
       from basket
       on conflict do nothing returning id, type
     )
     insert into bonus_entries (client_id, amount, reason, at, expires_at)
     select id, $9, 'welcome', now(), now() + make_interval(days => $10) from made where type = 'Retail'`,
    [one.name, one.phone, one.email, one.type, one.companyId, one.cityId, passwordHash, one.right, welcome, days],
  );
}
