import { STALE_PRICES_DAYS, type CardGap, type SellerCard } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import { SHOP_TIME_ZONE } from '../../platform/values/time-zone.ts';
import { findWarehouses, type FoundWarehouse, type View } from './warehouses.queries.ts';

const DAY = 86_400_000;
/** The facts are those of a quarter. */
const FACT_DAYS = 90;

/** A seller as buyers see it, and what is missing. */
export async function findCard(db: Kysely<Database>, sellerId: number, view: View): Promise<SellerCard> {
  const [seller, warehouses, facts] = await Promise.all([
    db
      .selectFrom('sellers')
      .where('id', '=', sellerId)
      .select([nameOf('names', view.lang).as('name'), 'return_rules as returnRules'])
      .select(sql<boolean>`notices_since is not null`.as('wantsNotices'))
      .executeTakeFirstOrThrow(),
    findWarehouses(db, { sellerId }, view),
    findFacts(db, sellerId, view.now),
  ]);
  const { name, returnRules } = seller;
  return {
    name,
    returnRules,
    warehouses: warehouses.map((one) => ({
      priceListId: one.priceListId,
      name: one.name,
      city: one.city,
      offers: one.offers,
      isReturnable: one.isReturnable,
      sendsOn: one.sendsOn,
      promisedDays: one.promisedDays,
      promisedDaysMax: one.promisedDaysMax,
      reliability: one.reliability,
    })),
    factDays: FACT_DAYS,
    kept: { of: facts.due, count: facts.inTime },
    refused: { of: facts.answered, count: facts.refused },
    returned: { of: facts.got, count: facts.returned },
    gaps: gapsOf(seller, warehouses, view.now),
  };
}

function gapsOf(
  { returnRules, wantsNotices }: { returnRules: string; wantsNotices: boolean },
  warehouses: readonly FoundWarehouse[],
  now: Date,
): CardGap[] {
  const isStale = ({ updatedAt }: FoundWarehouse) => now.getTime() - updatedAt.getTime() > STALE_PRICES_DAYS * DAY;
  const gaps: [CardGap, boolean][] = [
    ['no-lists', warehouses.length === 0],
    ['stale', warehouses.some(isStale)],
    ['no-schedule', warehouses.some(({ isSet }) => !isSet)],
    ['no-notices', !wantsNotices],
    ['no-rules', returnRules === ''],
    ['no-returns', warehouses.some(({ isReturnable }) => !isReturnable)],
  ];
  return gaps.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []));
}

type Facts = { due: number; inTime: number; answered: number; refused: number; got: number; returned: number };

/**
 * What became of the items that were ordered in a quarter. Due is what was promised until today and neither side called off; it came in time
 * when it was at its point on the promised day.
 */
async function findFacts(db: Kysely<Database>, sellerId: number, now: Date): Promise<Facts> {
  const day = (moment: ReturnType<typeof sql>) => sql`((${moment}) at time zone ${sql.lit(SHOP_TIME_ZONE)})::date`;
  const { rows } = await sql<Facts>`
    with own as (
      select i.status,
        ${day(sql`o.created_at + make_interval(days => i.lead_days_max::int)`)} as promised,
        ${day(sql`reached.ready`)} as ready,
        reached.issued is not null as is_got,
        i.status in ('cancelled', 'refused', 'draft', 'awaiting-payment') as is_off
      from price_lists p
        join order_items i on i.price_list_id = p.id
        join orders o on o.id = i.order_id
        cross join lateral (
          select min(e.at) filter (where e.to_status in ('ready', 'issued')) as ready,
            min(e.at) filter (where e.to_status = 'issued') as issued
          from order_item_events e where e.item_id = i.id
        ) reached
      where p.seller_id = ${sellerId} and o.created_at > ${new Date(now.getTime() - FACT_DAYS * DAY)}
    )
    select count(*) filter (where is_due)::int as due,
      count(*) filter (where is_due and ready <= promised)::int as "inTime",
      count(*) filter (where status not in ('new', 'paid', 'cancelled', 'draft', 'awaiting-payment'))::int as answered,
      count(*) filter (where status = 'refused')::int as refused,
      count(*) filter (where is_got)::int as got,
      count(*) filter (where status = 'returned')::int as returned
    from own
      cross join lateral (
        select not is_off and (promised < ${day(sql`${now}::timestamptz`)} or ready is not null) as is_due
      ) due`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('No facts.');
  return facts;
}
