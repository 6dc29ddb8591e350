import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { LEAD_DAYS_MAX } from '../catalogue/index.ts';

/** An offer is dear when so many other price lists have the article for less, the cheapest at least so many percent below it. */
const CHEAPER_LISTS = 2;
const DEARER_PERCENT = 5;

export const DELIVERS_NO_LATER = sql.raw(`${LEAD_DAYS_MAX} <= own.days`);

/**
 * Ends a `with` that begins with `own`: offers of one seller with their `article_id`, `price` and `days`. Adds `others`: of each article the
 * lowest price of other sellers who have it and deliver no later, and the number of their lists with a lower one.
 */
export const withOthers = (sellerId: number) => sql`
  others as (
    select o.article_id, min(o.price) as cheapest, count(*) filter (where o.price < own.price)::int as cheaper
    from own
      join offers o on o.article_id = own.article_id and o.quantity >= o.multiplicity
      join price_lists p on p.id = o.price_list_id and p.seller_id <> ${sellerId}
    where ${DELIVERS_NO_LATER}
    group by o.article_id
  )`;
export const DAYS = sql.raw(`${LEAD_DAYS_MAX} as days`);

type Checked = {
  sellerId: number;
  priceListId: number;
  /** These articles alone; all of the list without it. */
  articleIds?: readonly number[];
};

/** Writes down the faults of a price list's offers as they are now. */
export async function checkOffers(trx: Transaction<Database>, checked: Checked): Promise<void> {
  const { sellerId, priceListId, articleIds } = checked;
  const isAsked = (column: string) => (articleIds ? sql`${sql.ref(column)} = any(${articleIds}::bigint[])` : sql`true`);
  await sql`drop table if exists found_faults`.execute(trx);
  // Found before the old ones are removed, so that nobody waits for a long list.
  await sql`
    create temp table found_faults on commit drop as
    with own as (
      select o.article_id, o.price, o.quantity, o.multiplicity, ${DAYS}, a.sold, a.family_id,
        c.goods_page is not null as is_goods
      from offers o
        join price_lists p on p.id = o.price_list_id
        join articles a on a.id = o.article_id
        left join part_families f on f.id = a.family_id
        left join categories c on c.id = coalesce(a.category_id, f.category_id)
      where o.price_list_id = ${priceListId} and ${isAsked('o.article_id')}
    ), ${withOthers(sellerId)}
    select own.article_id, fault.kind, own.sold,
      case when fault.kind = 'dearer' then others.cheapest end as cheapest,
      case when fault.kind = 'dearer' then others.cheaper end as cheaper
    from own left join others using (article_id)
      cross join lateral (values
        ('sold-out', own.quantity < own.multiplicity),
        (
          'dearer',
          others.cheaper >= ${CHEAPER_LISTS}
            and own.price::bigint * 100 >= others.cheapest::bigint * ${100 + DEARER_PERCENT}
        ),
        ('no-picture', not exists (select from article_pictures p where p.article_id = own.article_id)),
        -- Oils and other goods fit no car and replace nothing.
        (
          'no-fit',
          not own.is_goods
            and not exists (select from told_fitments f where f.article_id = own.article_id)
        ),
        (
          'no-cross',
          not own.is_goods
            and not exists (select from articles a where a.family_id = own.family_id and a.id <> own.article_id)
            and not exists (select from article_crosses x where x.article_id = own.article_id)
            and not exists (select from article_crosses x where x.other_id = own.article_id)
        )
      ) as fault (kind, is_so)
    where fault.is_so`.execute(trx);
  await sql`
    delete from offer_faults where price_list_id = ${priceListId} and ${isAsked('article_id')}`.execute(trx);
  await sql`
    insert into offer_faults (seller_id, price_list_id, article_id, kind, sold, cheapest, cheaper)
    select ${sellerId}, ${priceListId}, article_id, kind, sold, cheapest, cheaper from found_faults
    order by article_id, kind
    on conflict (price_list_id, article_id, kind) do update
      set sold = excluded.sold, cheapest = excluded.cheapest, cheaper = excluded.cheaper`.execute(trx);
}

/** Counts the faults of a price list that was checked once. */
export async function countFaults(trx: Transaction<Database>, priceListId: number): Promise<void> {
  await sql`
    update offer_checks k
    set offers = counted.offers, faultless = counted.offers - counted.faulty, counts = counted.counts
    from (
      select
        (select count(*) from offers where price_list_id = ${priceListId}) as offers,
        (select count(distinct article_id) from offer_faults where price_list_id = ${priceListId}) as faulty,
        (
          select coalesce(jsonb_object_agg(kind, count), '{}')
          from (select kind, count(*) from offer_faults where price_list_id = ${priceListId} group by kind) kinds
        ) as counts
    ) counted
    where k.price_list_id = ${priceListId}`.execute(trx);
}

/** Notes that all of a price list was checked. */
export async function noteCheck(
  trx: Transaction<Database>,
  { priceListId, listUpdatedAt }: DueList,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('offer_checks')
    .values({
      price_list_id: priceListId,
      checked_at: at,
      list_updated_at: listUpdatedAt,
      offers: 0,
      faultless: 0,
      counts: '{}',
    })
    .onConflict((known) =>
      known.column('price_list_id').doUpdateSet({ checked_at: at, list_updated_at: listUpdatedAt }),
    )
    .execute();
}

/** `listUpdatedAt` is a text: a Date would lose its microseconds. */
export type DueList = { sellerId: number; priceListId: number; listUpdatedAt: string };

/**
 * Takes the price list that waits for its check the longest: it was never checked, has changed since, or a day has passed, in which others
 * may have changed their prices. No other check takes it until the transaction ends, and it may be changed meanwhile: whoever changes it
 * makes it due again. Lists of sellers without an account are not checked: nobody reads it.
 */
export async function takeDueList(trx: Transaction<Database>, now: Date): Promise<DueList | undefined> {
  const { rows } = await sql<DueList>`
    with due as materialized (
      select s.id as "sellerId", p.id as "priceListId", p.updated_at::text as "listUpdatedAt"
      from price_lists p
        join sellers s on s.id = p.seller_id and s.client_id is not null
        left join offer_checks k on k.price_list_id = p.id
      where k.checked_at is null or k.list_updated_at <> p.updated_at
        or k.checked_at <= ${now}::timestamptz - interval '1 day'
      order by k.checked_at nulls first, p.id
    )
    select * from due
    where pg_try_advisory_xact_lock(hashtextextended('check of offers ' || "priceListId", 0))
    limit 1`.execute(trx);
  return rows[0];
}
