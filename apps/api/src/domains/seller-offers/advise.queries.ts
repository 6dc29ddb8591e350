import { ADVICE_KINDS, ADVICE_MAX_PERCENT, STALE_PRICES_DAYS, type AppliedAdvice } from '@partshop/api-client/contract';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { shopDay } from '../../platform/values/time-zone.ts';
import { DAYS, DELIVERS_NO_LATER } from './check-offers.queries.ts';

/** Deliveries that tell how long they take: of so many days, and at least so many. */
const DELIVERY_DAYS = 90;
const FEWEST_DELIVERIES = 10;

/** A price list whose seller is advised; `since` is the first day of the figures. */
export type AdvisedList = { sellerId: number; priceListId: number; since: string };

/** The first day of the month before this one: sums by month have the orders of an article ready. */
export function adviceSince(now: Date): string {
  const month = new Date(`${shopDay(now).slice(0, 7)}-01`);
  month.setUTCMonth(month.getUTCMonth() - 1);
  return month.toISOString().slice(0, 10);
}

/** What sellers sold of an article since then. */
const sold = (seller: RawBuilder<unknown>, since: string) => sql`
  select coalesce(sum(m.orders), 0) as orders, coalesce(sum(m.pieces), 0) as pieces, coalesce(sum(m.sum), 0) as sum
  from position_months m
  where m.seller_id = ${seller} and m.month in (${since}::date, (${since}::date + interval '1 month')::date)
    and m.article_id = own.article_id`;

/**
 * Ends a `with` that begins with `own`: offers of the list with `article_id`, `price`, `multiplicity` and `days`. Adds `share` by article: what
 * the seller would have got of the orders that went to others who have it and deliver no later, had they been divided equally. `isRival`
 * says which of these others count, by their offer `o`.
 */
const withShare = ({ sellerId, since }: AdvisedList, isRival: RawBuilder<unknown>) => sql`
  rival as (
    select own.article_id, p.seller_id, min(o.price) as price, min(o.multiplicity) as multiplicity
    from own
      join offers o on o.article_id = own.article_id and o.quantity >= o.multiplicity
      join price_lists p on p.id = o.price_list_id and p.seller_id <> ${sellerId}
    where ${DELIVERS_NO_LATER} and ${isRival}
    group by own.article_id, p.seller_id
  ), share as (
    select own.article_id, min(own.price) as cheapest, min(own.multiplicity) as multiplicity,
      sum(theirs.orders) / (count(*) + 1) as orders, sum(theirs.sum) / (count(*) + 1) as sum
    from rival own cross join lateral (${sold(sql`own.seller_id`, since)}) theirs
    group by own.article_id
  )`;

const ownOf = ({ priceListId }: AdvisedList, condition: RawBuilder<unknown>) => sql`
  own as (
    select o.article_id, o.price, o.multiplicity, o.quantity, ${DAYS}
    from offers o join price_lists p on p.id = o.price_list_id
    where p.id = ${priceListId} and ${condition}
  )`;

const hasFault = (kind: string) => sql`exists (
  select from offer_faults f where f.price_list_id = o.price_list_id and f.article_id = o.article_id and f.kind = ${kind}
)`;

/**
 * The offers that advice is about, with what it would earn by each: `article_id`, `low`, `orders`, `sum`, `cost` and `views`; of advice that the
 * shop follows also the new `price` and `multiplicity`.
 */
const POSITIONS = {
  /** Only where it wins more than own sales lose, so where others sold some, and takes off no more than the seller may want to give at once. */
  dearer: (list: AdvisedList) => sql`
    with ${ownOf(list, sql`o.quantity >= o.multiplicity and ${hasFault('dearer')}`)},
      ${withShare(list, sql`o.price < own.price`)}
    select own.article_id, share.cheapest as price, own.multiplicity,
      round(100 * (own.price - share.cheapest)::numeric / share.cheapest)::int as low,
      share.orders, share.sum, lost.cost, 0 as views
    from own join share using (article_id)
      cross join lateral (${sold(sql`${list.sellerId}::int`, list.since)}) mine
      cross join lateral (select mine.pieces * (own.price - share.cheapest) as cost) lost
    where share.cheapest::bigint * 100 >= own.price::bigint * ${100 - ADVICE_MAX_PERCENT}
      and share.sum > lost.cost`,

  /** Where somebody buys fewer pieces from others. */
  multiples: (list: AdvisedList) => sql`
    with ${ownOf(list, sql`o.multiplicity > 1 and o.quantity >= o.multiplicity`)},
      ${withShare(list, sql`o.multiplicity < own.multiplicity`)}
    select own.article_id, own.price, share.multiplicity, own.multiplicity::int as low, share.orders, share.sum,
      0::numeric as cost, 0 as views
    from own join share using (article_id) where share.orders > 0`,

  /** Counted by own sales where these are more than a share of others'. */
  'sold-out': (list: AdvisedList) => sql`
    with ${ownOf(list, sql`o.quantity < o.multiplicity`)}, ${withShare(list, sql`true`)}
    select own.article_id, null::int as low, greatest(share.orders, mine.orders) as orders,
      greatest(share.sum, mine.sum) as sum, 0::numeric as cost, 0 as views
    from own left join share using (article_id)
      cross join lateral (${sold(sql`${list.sellerId}::int`, list.since)}) mine
    where greatest(share.orders, mine.orders) > 0`,

  'no-picture': (list: AdvisedList) => viewed(list, 'no-picture'),
  'no-fit': (list: AdvisedList) => viewed(list, 'no-fit'),
} as const;

const viewed = (list: AdvisedList, fault: 'no-picture' | 'no-fit') => sql`
  with ${ownOf(list, hasFault(fault))}
  select own.article_id, null::int as low, 0::numeric as orders, 0::numeric as sum, 0::numeric as cost, mine.views
  from own cross join lateral (
    select coalesce(sum(m.views), 0)::int as views from position_months m
    where m.seller_id = ${list.sellerId} and m.article_id = own.article_id
      and m.month in (${list.since}::date, (${list.since}::date + interval '1 month')::date)
  ) mine`;

const summed = (positions: RawBuilder<unknown>) => sql`
  select count(*)::int as positions, min(low) as low, max(low) as high, ceil(coalesce(sum(orders), 0))::int as orders,
    round(coalesce(sum(sum), 0))::bigint as sum, round(coalesce(sum(cost), 0))::bigint as cost,
    coalesce(sum(views), 0)::int as views
  from (${positions}) positions`;

/** Old prices: what was cancelled or refused of the list's articles. */
const staleSql = ({ sellerId, priceListId, since }: AdvisedList, now: Date) => sql`
  select offered.positions, null::int as low, null::int as high, lost.orders, lost.sum, 0::bigint as cost, 0 as views
  from price_lists p
    cross join lateral (select count(*)::int as positions from offers o where o.price_list_id = p.id) offered
    cross join lateral (
      select coalesce(sum(m.cancelled), 0)::int as orders, coalesce(sum(m.cancelled_sum), 0)::bigint as sum
      from position_months m join offers o on o.article_id = m.article_id and o.price_list_id = p.id
      where m.seller_id = ${sellerId} and m.month in (${since}::date, (${since}::date + interval '1 month')::date)
    ) lost
  where p.id = ${priceListId} and p.updated_at < ${now}::timestamptz - make_interval(days => ${STALE_PRICES_DAYS})`;

/** Days in which nine of ten deliveries came, beside those that are promised now; where a day at least could be taken off. */
const slowPromiseSql = ({ priceListId }: AdvisedList, now: Date) => sql`
  select taken.positions, taken.days as low, p.lead_days_max + p.wait_days as high, 0 as orders, 0::bigint as sum,
    0::bigint as cost, 0 as views
  from price_lists p cross join lateral (
    select count(*)::int as positions,
      ceil(percentile_cont(0.9) within group (order by extract(epoch from reached.at - r.created_at)) / 86400)::int as days
    from order_items i
      join orders r on r.id = i.order_id
      cross join lateral (
        select min(e.at) as at from order_item_events e where e.item_id = i.id and e.to_status in ('ready', 'issued')
      ) reached
    where i.price_list_id = p.id and r.created_at > ${now}::timestamptz - make_interval(days => ${DELIVERY_DAYS})
      and reached.at is not null
  ) taken
  where p.id = ${priceListId} and taken.positions >= ${FEWEST_DELIVERIES} and taken.days < p.lead_days_max + p.wait_days`;

/** Writes down what the seller of a checked price list is advised. */
export async function advise(
  trx: Transaction<Database>,
  { sellerId, priceListId }: Pick<AdvisedList, 'sellerId' | 'priceListId'>,
  now: Date,
): Promise<void> {
  const list = { sellerId, priceListId, since: adviceSince(now) };
  await trx.deleteFrom('offer_advice').where('price_list_id', '=', priceListId).execute();
  for (const kind of ADVICE_KINDS) {
    const found =
      kind === 'stale'
        ? staleSql(list, now)
        : kind === 'slow-promise'
          ? slowPromiseSql(list, now)
          : summed(POSITIONS[kind](list));
    await sql`
      insert into offer_advice (price_list_id, kind, positions, low, high, orders, sum, cost, views, since)
      select ${priceListId}, ${kind}, positions, low, high, orders, sum, cost, views, ${list.since}::date
      from (${found}) found where positions > 0`.execute(trx);
  }
}

/** The offers of a list that would change if advice was followed: what they are, what they would be, and the orders that each would win. */
export const changesSql = (kind: AppliedAdvice, list: AdvisedList): RawBuilder<unknown> => sql`
  select o.article_id, o.price as old_price, o.multiplicity as old_multiplicity, change.price,
    change.multiplicity::smallint as multiplicity, change.orders
  from (${POSITIONS[kind](list)}) change
    join offers o on o.article_id = change.article_id and o.price_list_id = ${list.priceListId}`;

/** Names changes, so that who agrees to them says which ones were seen. */
export const CHANGES_VERSION = `
  md5(coalesce(string_agg(
    concat_ws(' ', article_id, old_price, old_multiplicity, price, multiplicity), ',' order by article_id
  ), ''))`;
