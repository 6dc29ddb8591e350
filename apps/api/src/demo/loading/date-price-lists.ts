import { demoPriceLists } from '@partshop/demo-data';
import type pg from 'pg';

const AGES = JSON.stringify(demoPriceLists.map(({ id, ageDays = 0 }) => ({ id, days: ageDays })));

/** Leaves alone a list that somebody has imported. */
const DATE = `
  update price_lists p
  set updated_at = now() - make_interval(days => age.days)
  from jsonb_to_recordset($1::jsonb) as age (id integer, days integer), sellers s
  where p.id = age.id and s.id = p.seller_id and s.is_demo
    and p.updated_at not between now() - make_interval(days => age.days + 1) and now() - make_interval(days => age.days)
    and not exists (select from import_runs r where r.price_list_id = p.id)`;

/** Demo sellers send a price list every day, except for the one whose prices are old. */
export async function datePriceLists(pool: pg.Pool): Promise<void> {
  await pool.query(DATE, [AGES]);
}
