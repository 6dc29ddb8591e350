import type { PoolClient } from 'pg';

import { ImportError } from '../read/import-error.ts';
import { MAX_LEAD_DAYS } from '../read/parse-cells.ts';

/** The price list and the seller of a file. Absent fields keep their values, or get the defaults of a new list. */
export type PriceListTarget = {
  seller: string;
  priceList: string;
  city?: string | undefined;
  /** Days from this warehouse to the shop. */
  leadDays?: number | undefined;
};

export type FoundPriceList = { id: number; isNew: boolean };

const DEFAULT_CITY = 'Москва';
const MAX_NAME_LENGTH = 120;

function checkTarget({ seller, priceList, city, leadDays }: PriceListTarget): void {
  for (const [of, name] of [
    ['seller', seller],
    ['priceList', priceList],
    ['city', city ?? DEFAULT_CITY],
  ] as const) {
    if (name.trim() === '' || name.length > MAX_NAME_LENGTH || /\p{Cc}/u.test(name) || !name.isWellFormed()) {
      throw new ImportError({ code: 'bad-name', of, maxLength: MAX_NAME_LENGTH });
    }
  }
  if (leadDays !== undefined && !(Number.isInteger(leadDays) && leadDays >= 0 && leadDays <= MAX_LEAD_DAYS)) {
    throw new ImportError({ code: 'bad-lead-days', max: MAX_LEAD_DAYS });
  }
}

/** Makes other imports of the price list wait until the transaction ends. */
export async function lockPriceList(
  client: PoolClient,
  { seller, priceList }: Pick<PriceListTarget, 'seller' | 'priceList'>,
): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [lockOf({ seller, priceList })]);
}

/** The same without waiting; false while an import of the list runs. */
export async function tryLockPriceList(
  client: PoolClient,
  list: Pick<PriceListTarget, 'seller' | 'priceList'>,
): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isLocked"`,
    [lockOf(list)],
  );
  return rows[0]?.isLocked ?? false;
}

const lockOf = ({ seller, priceList }: Pick<PriceListTarget, 'seller' | 'priceList'>): string =>
  JSON.stringify(['price list', seller, priceList]);

/**
 * Locks the price list against other imports until the transaction ends, finds or creates it and its seller, and marks
 * it as updated now.
 *
 * @throws ImportError when a name or the days cannot be stored
 */
export async function ensurePriceList(client: PoolClient, target: PriceListTarget): Promise<FoundPriceList> {
  checkTarget(target);
  const { seller, priceList, city = null, leadDays = null } = target;
  await lockPriceList(client, target);
  await client.query(`insert into sellers (names) values (jsonb_build_object('ru', $1::text)) on conflict do nothing`, [
    seller,
  ]);
  const updated = await client.query<{ id: number }>(
    `update price_lists
     set city = coalesce($3, city), lead_days = coalesce($4::smallint, lead_days),
         lead_days_max = coalesce($4::smallint, lead_days_max), updated_at = now()
     where name = $2 and seller_id = (select id from sellers where name = $1)
     returning id`,
    [seller, priceList, city, leadDays],
  );
  if (updated.rows[0]) return { id: updated.rows[0].id, isNew: false };
  const created = await client.query<{ id: number }>(
    `insert into price_lists (seller_id, names, city, lead_days, lead_days_max)
     select id, jsonb_build_object('ru', $2::text), $3, $4::smallint, $4::smallint from sellers where name = $1 returning id`,
    [seller, priceList, city ?? DEFAULT_CITY, leadDays ?? 0],
  );
  const [row] = created.rows;
  if (!row) throw new Error('The price list was not created.');
  return { id: row.id, isNew: true };
}
