import type { SellerWarehouse } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ALWAYS, nextSending, type Schedule } from './schedule.rules.ts';

export type View = { lang: string; now: Date };

/** A warehouse with what buyers are told of it. */
export type FoundWarehouse = SellerWarehouse & {
  reliability: number;
  updatedAt: Date;
  /** Whether its seller has ever said when it sends goods. */
  isSet: boolean;
};

/** The warehouses of a seller, or one of them. */
export async function findWarehouses(
  db: Kysely<Database>,
  { sellerId, priceListId }: { sellerId: number; priceListId?: number },
  { lang, now }: View,
): Promise<FoundWarehouse[]> {
  const rows = await db
    .selectFrom('price_lists as p')
    .leftJoin('warehouse_schedules as w', 'w.price_list_id', 'p.id')
    .leftJoin('offer_checks as k', 'k.price_list_id', 'p.id')
    .where('p.seller_id', '=', sellerId)
    .$if(priceListId !== undefined, (query) => query.where('p.id', '=', priceListId ?? 0))
    .orderBy('p.id')
    .select(['p.id as priceListId', 'p.settings_version as version', nameOf('p.names', lang).as('name')])
    .select(['p.lead_days as leadDays', 'p.lead_days_max as leadDaysMax', 'p.is_returnable as isReturnable'])
    .select(['p.reliability', 'p.updated_at as updatedAt', 'p.city', 'w.price_list_id as scheduleOf'])
    .select(sql<number>`coalesce(k.offers, 0)`.as('offers'))
    .select([...SCHEDULE])
    .execute();
  return rows.map(({ weekdays, cutOff, closedDays, scheduleOf, ...row }) => {
    const schedule = scheduleOf === null ? ALWAYS : { weekdays: weekdays ?? [], cutOff, closedDays: closedDays ?? [] };
    const { day, waitDays } = nextSending(now, schedule);
    return {
      ...row,
      weekdays: [...schedule.weekdays],
      cutOff: schedule.cutOff,
      closedDays: [...schedule.closedDays],
      sendsOn: day,
      promisedDays: row.leadDays + waitDays,
      promisedDaysMax: row.leadDaysMax + waitDays,
      isSet: scheduleOf !== null,
    };
  });
}

/** Days and hours as texts: the driver would make times of them. */
const SCHEDULE = [
  'w.weekdays',
  sql<string | null>`to_char(w.cut_off, 'HH24:MI')`.as('cutOff'),
  sql<string[] | null>`w.closed_days::text[]`.as('closedDays'),
] as const;

export type WarehouseTerms = Schedule & { leadDays: number; leadDaysMax: number; isReturnable: boolean };

/** Saves the terms of a seller's warehouse, unless it has another version by now. False when nothing was changed. */
export async function saveWarehouse(
  trx: Transaction<Database>,
  { sellerId, priceListId, version }: { sellerId: number; priceListId: number; version: number },
  { leadDays, leadDaysMax, isReturnable, ...schedule }: WarehouseTerms,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('price_lists')
    .set({
      lead_days: leadDays,
      lead_days_max: leadDaysMax,
      is_returnable: isReturnable,
      wait_days: nextSending(now, schedule).waitDays,
      settings_version: version + 1,
    })
    .where('id', '=', priceListId)
    .where('seller_id', '=', sellerId)
    .where('settings_version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const kept = {
    weekdays: [...schedule.weekdays],
    cut_off: schedule.cutOff,
    closed_days: [...schedule.closedDays],
  };
  await trx
    .insertInto('warehouse_schedules')
    .values({ price_list_id: priceListId, ...kept })
    .onConflict((known) => known.column('price_list_id').doUpdateSet(kept))
    .execute();
  return true;
}

/** Brings the days that buyers wait for the next sending up to date. Returns the price lists whose days are others now. */
export async function refreshWaits(trx: Transaction<Database>, now: Date): Promise<number[]> {
  const rows = await trx
    .selectFrom('warehouse_schedules as w')
    .innerJoin('price_lists as p', 'p.id', 'w.price_list_id')
    .orderBy('p.id')
    .select(['p.id', 'p.wait_days as waitDays', ...SCHEDULE])
    .execute();
  const changed = rows.flatMap(({ id, waitDays, weekdays, cutOff, closedDays }) => {
    const next = nextSending(now, { weekdays, cutOff, closedDays: closedDays ?? [] });
    return next.waitDays === waitDays ? [] : [{ id, waitDays: next.waitDays }];
  });
  if (changed.length === 0) return [];
  // A list that is being uploaded is locked for long; its turn comes a minute later.
  const { rows: done } = await sql<{ id: number }>`
    with free as (
      select p.id from price_lists p where p.id = any(${changed.map(({ id }) => id)}::int[])
      order by p.id for no key update skip locked
    )
    update price_lists p set wait_days = new.wait_days
    from free join unnest(
      ${changed.map(({ id }) => id)}::int[], ${changed.map((one) => one.waitDays)}::smallint[]
    ) as new (id, wait_days) using (id)
    where p.id = free.id
    returning p.id`.execute(trx);
  return done.map(({ id }) => id);
}
