/** Whose data a database holds: the demo's, whose passwords and codes everybody knows, or a real shop's. */
import type pg from 'pg';
import { SettingsError } from '../platform/settings/settings.ts';

/** Set once the demo's clients are marked: any other client is then a real shop's. */
const MARKED = 'demo-clients-marked';

/** The error when a demo would open somebody else's database; thrown before the server listens. */
export const foreignDatabase = (): SettingsError =>
  new SettingsError([
    'DEMO: is on, and the database holds goods or clients that the demo did not make, which it would open to everybody:' +
      ' set DEMO=off for a shop of your own, or name an empty database by DATABASE_URL or DATA_DIR for a demo.',
  ]);

/**
 * Throws {@link foreignDatabase} for goods, orders or clients without the demo catalogue, or clients who did not register
 * in the demo. Changes nothing; tables may be missing.
 */
export async function refuseForeignDatabase(pool: pg.Pool): Promise<void> {
  const isDemo = await holds(pool, 'settings', `name = 'demo-catalogue'`);
  const isForeign = isDemo
    ? (await holds(pool, 'settings', `name = '${MARKED}'`)) && (await holds(pool, 'clients', 'not is_demo'))
    : (await holds(pool, 'articles')) || (await holds(pool, 'clients')) || (await holds(pool, 'orders'));
  if (isForeign) throw foreignDatabase();
}

async function holds(pool: pg.Pool, table: string, condition = 'true'): Promise<boolean> {
  const { rows } = await pool.query<{ isThere: boolean }>('select to_regclass($1) is not null as "isThere"', [table]);
  if (!rows[0]?.isThere) return false;
  const { rowCount } = await pool.query(`select from ${table} where ${condition} limit 1`);
  return rowCount === 1;
}

/**
 * Marks the clients that an earlier version's demo made, if the database is first opened as a demo. If it is first opened
 * as a shop, they stay unmarked and belong to the shop.
 */
export async function markDemoClients(pool: pg.Pool, isDemo: boolean): Promise<void> {
  await pool.query(
    `with first as (
       insert into settings (name, value) values ($2, '1') on conflict do nothing returning name
     )
     update clients set is_demo = true
     where $1 and exists (select from first) and exists (select from settings where name = 'demo-catalogue')`,
    [isDemo, MARKED],
  );
}

/** Forgets phones proved by codes that the demo showed: they prove nothing to a real shop. */
export async function forgetShownCodes(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with shown as (delete from demo_messages returning session_id),
       codes as (delete from contact_codes where session_id in (select session_id from shown))
     update sessions set confirmed_phone = null, confirmed_until = null
     where id in (select session_id from shown)`,
  );
}
