import type { SiteConfig } from '@partshop/api-client/contract';
import { demoClients, type DemoClient } from '@partshop/demo-data';
import type pg from 'pg';
import { inLongTransaction } from '../platform/database/long-transaction.ts';
import { hashPassword } from '../domains/identity/index.ts';

const SETTING = 'demo-clients';
// Any number that no other lock of the shop uses: "clie" in ASCII.
const LOCK = 0x63_6c_69_65;

type Bonus = SiteConfig['bonus'];

/**
 * Adds the demo clients to a shop with the demo catalogue, once, also to one of an earlier version. A shop with goods of
 * its own gets none, because their passwords are known. Returns whether the shop has the demo clients.
 */
export async function ensureDemoClients(pool: pg.Pool, bonus: Bonus, log: (line: string) => void): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from settings where name in ($1, $2)', [
    'demo-catalogue',
    SETTING,
  ]);
  const there = new Set(rows.map(({ name }) => name));
  if (!there.has('demo-catalogue')) return false;
  if (there.has(SETTING)) return true;
  const hashes = await Promise.all(demoClients.map(async ({ password }) => hashPassword(password)));
  await inLongTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const known = await client.query('select from settings where name = $1', [SETTING]);
    if (known.rowCount !== 0) return;
    for (const [index, one] of demoClients.entries()) await insert(client, one, hashes[index] ?? '', bonus);
    await client.query('insert into settings (name, value) values ($1, $2)', [SETTING, '1']);
    log('The demo clients are there: one for each role.');
  });
  return true;
}

async function insert(
  client: pg.PoolClient,
  one: DemoClient,
  passwordHash: string,
  { welcome, days }: Bonus,
): Promise<void> {
  await client.query(
    `with basket as (insert into baskets default values returning id), made as (
       insert into clients (name, phone, email, type, company_id, city_id, pay_bad, basket_id, password_hash, is_demo,
         is_seller, can_switch_user, localize_editor)
       select $1, $2, $3, $4, $5, $6, $7, basket.id, $8, true,
         coalesce($9 = 'is_seller', false), coalesce($9 = 'can_switch_user', false),
         coalesce($9 = 'localize_editor', false)
       from basket
       on conflict do nothing returning id, type
     )
     insert into bonus_entries (client_id, amount, reason, at, expires_at)
     select id, $10, 'welcome', now(), now() + make_interval(days => $11) from made where type = 'Retail'`,
    [
      one.name,
      one.phone,
      one.email,
      one.type,
      one.companyId,
      one.cityId,
      one.payBad,
      passwordHash,
      one.right,
      welcome,
      days,
    ],
  );
}
