import { isSold, ORDER_STATUSES, type SaleReport } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { nameOf } from '../../platform/database/name-sql.ts';
import type { Database } from '../../platform/database/schema.ts';
import { SHOP_TIME_ZONE } from '../../platform/values/time-zone.ts';
import { articleNumberSql } from '../catalogue/index.ts';

/** Makers and articles that the report names. */
const MOST = 10;
const SOLD = ORDER_STATUSES.filter(isSold).map((status) => `'${status}'`);
const SHOP_TIME = `at time zone '${SHOP_TIME_ZONE}'`;

/** The report with its sums in kopecks. */
export type SaleReportRow = Omit<SaleReport, 'currency'>;

/** Members of a JSON object: what is sold of the items `i`. */
const SOLD_OF = `'orders', count(distinct i.order_id), 'pieces', coalesce(sum(i.qty), 0), 'sum', coalesce(sum(i.price::bigint * i.qty), 0)`;

/**
 * One statement, so that its figures agree. $1 client, $2 the first and $3 the last day, of the shop's calendar, $4 language. The bounds
 * are times, so that the index of a client's orders is not read by a computed day.
 */
const REPORT = `
with placed as materialized (
  select o.id, o.status, date_trunc('month', o.created_at ${SHOP_TIME})::date as month
  from orders o
  where o.client_id = $1
    and o.created_at >= $2::date::timestamp ${SHOP_TIME}
    and o.created_at < ($3::date + 1)::timestamp ${SHOP_TIME}
),
items as materialized (
  select i.order_id, i.article_id, i.qty, i.price, placed.month
  from placed join order_items i on i.order_id = placed.id and i.status in (${SOLD.join(', ')})
)
select
  $2::date::text as "from",
  $3::date::text as "to",
  (select json_build_object(${SOLD_OF}) from items i) as total,
  (
    select json_agg(row order by row->>'month')
    from (
      select json_build_object('month', day::date, ${SOLD_OF}) as row
      from generate_series(date_trunc('month', $2::date), date_trunc('month', $3::date), interval '1 month') day
      left join items i on i.month = day::date
      group by day
    ) months
  ) as months,
  (
    select coalesce(json_agg(json_build_object('status', status, 'orders', orders) order by orders desc, status), '[]')
    from (select status, count(*) as orders from placed group by status) counted
  ) as statuses,
  (
    select coalesce(json_agg(row), '[]')
    from (
      select json_build_object('catalogName', m.name, ${SOLD_OF}) as row
      from items i join articles a on a.id = i.article_id join makers m on m.id = a.maker_id
      group by m.id
      order by sum(i.price::bigint * i.qty) desc, m.id limit ${MOST}
    ) makers
  ) as makers,
  (
    select coalesce(json_agg(row), '[]')
    from (
      select (${articleNumberSql('$4')})::jsonb || jsonb_build_object(${SOLD_OF}) as row
      from items i join articles a on a.id = i.article_id join makers m on m.id = a.maker_id
      group by a.id, m.id
      order by sum(i.price::bigint * i.qty) desc, a.id limit ${MOST}
    ) articles
  ) as articles`;

/** ISO dates, both included. */
type ReportQuery = { clientId: number; from: string; to: string; lang: string };

/** What a client has bought from one day to another, both included. */
export async function findSaleReport(pool: pg.Pool, { clientId, from, to, lang }: ReportQuery): Promise<SaleReportRow> {
  const values = [clientId, from, to, lang];
  const { rows } = await pool.query<SaleReportRow>({ name: 'sale-report', text: REPORT, values });
  const [report] = rows;
  if (!report) throw new Error('A report has one row.');
  return report;
}

/** An item that the report counts; the price of one piece in kopecks. */
export type SoldItem = {
  /** ISO date of the shop's calendar. */
  day: string;
  order: string;
  maker: string;
  article: string;
  name: string;
  qty: number;
  price: number;
};

/** The items that the report counts, the oldest first. */
export async function findSoldItems(
  db: Kysely<Database>,
  { clientId, from, to, lang }: ReportQuery,
): Promise<SoldItem[]> {
  return db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .innerJoin('articles as a', 'a.id', 'i.article_id')
    .innerJoin('makers as m', 'm.id', 'a.maker_id')
    .where('o.client_id', '=', clientId)
    .where(sql<boolean>`o.created_at >= ${from}::date::timestamp at time zone ${SHOP_TIME_ZONE}`)
    .where(sql<boolean>`o.created_at < (${to}::date + 1)::timestamp at time zone ${SHOP_TIME_ZONE}`)
    .where('i.status', 'in', ORDER_STATUSES.filter(isSold))
    .orderBy('o.id')
    .orderBy('i.id')
    .select(sql<string>`(o.created_at at time zone ${SHOP_TIME_ZONE})::date::text`.as('day'))
    .select(['o.number as order', 'm.name as maker', 'a.number as article', 'i.qty', 'i.price'])
    .select(nameOf('a.names', lang).as('name'))
    .execute();
}
