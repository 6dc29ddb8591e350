import { foldPartNumber } from '@partshop/api-client';
import type { CurrencyCode, OrderHistory, OrderStatusCode, OrderSummary, Picture } from '@partshop/api-client/contract';
import type { z } from '@hono/zod-openapi';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { nameOf } from '../../platform/database/name-sql.ts';
import { SHOP_TIME_ZONE } from '../../platform/values/time-zone.ts';
import { convertKopecks, convertRoubles } from '../../platform/values/money.ts';
import { firstPictureSql } from '../pictures/index.ts';
import { deliveryOwedSql, owedSql } from '../../platform/database/owed-sql.ts';
import { totalOf } from './orders.queries.ts';
import { expectedDays, isOnItsWay } from './timeline.rules.ts';

/** How many items a row of the list names. */
const NAMED_ITEMS = 3;

export type HistoryFilter = {
  clientId: number;
  status?: OrderStatusCode | undefined;
  /** ISO dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search: string;
  page: number;
  take: number;
};

/** A page of a client's orders, newest first, and how many have each status. */
export async function findOrderHistory(
  db: Kysely<Database>,
  filter: HistoryFilter,
  lang: string,
): Promise<OrderHistory> {
  const { page, take, status } = filter;
  const matching = db
    .selectFrom('orders as o')
    .where('o.client_id', '=', filter.clientId)
    .$if(filter.from !== undefined, (orders) => orders.where(dayOf('o.created_at'), '>=', filter.from ?? ''))
    .$if(filter.to !== undefined, (orders) => orders.where(dayOf('o.created_at'), '<=', filter.to ?? ''))
    .$if(filter.search !== '', (orders) => orders.where(matchesSearch(filter.search)));
  const [rows, statuses] = await Promise.all([
    matching
      .$if(status !== undefined, (orders) => orders.where('o.status', '=', status ?? ''))
      .orderBy('o.id', 'desc')
      .limit(take)
      .offset((page - 1) * take)
      .select(['o.id', 'o.number', 'o.created_at', 'o.bonus', 'o.promo_discount', 'o.currency_rate', 'o.currency_date'])
      .select([
        deliveryOwedSql.as('delivery'),
        owedSql.as('owed'),
        sql<OrderStatusCode>`o.status`.as('status'),
        sql<z.infer<typeof CurrencyCode>>`o.currency_code`.as('code'),
      ])
      .execute(),
    matching
      .groupBy('o.status')
      .select([sql<OrderStatusCode>`o.status`.as('status'), sql<number>`count(*)::int`.as('count')])
      .orderBy('count', 'desc')
      .orderBy('status')
      .execute(),
  ]);
  const items = await findNamedItems(
    db,
    rows.map(({ id }) => id),
    lang,
  );
  const total = statuses
    .filter((one) => status === undefined || one.status === status)
    .reduce((sum, { count }) => sum + count, 0);
  return {
    items: rows.map((row) => {
      const currency = { code: row.code, rate: row.currency_rate, rateDate: row.currency_date };
      const own = items.get(row.id) ?? [];
      return {
        number: row.number,
        createdAt: row.created_at.toISOString(),
        status: row.status,
        itemCount: own.length,
        items: own.slice(0, NAMED_ITEMS).map(({ shown }) => shown),
        ...expectedOf(own, row.created_at),
        total:
          totalOf(
            own.map(({ status: itemStatus, price, qty }) => ({
              status: itemStatus,
              sum: convertKopecks(price, currency) * qty,
            })),
            convertKopecks(row.promo_discount, currency) + convertRoubles(row.bonus, currency),
          ) + convertKopecks(row.delivery, currency),
        payable: row.owed,
        currency,
      };
    }),
    total,
    page,
    take,
    statuses,
  };
}

const dayOf = (column: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(column)} at time zone ${SHOP_TIME_ZONE})::date::text`;

/** By a part of the order's number, or by the beginning of a part number. */
function matchesSearch(text: string): RawBuilder<boolean> {
  const digits = text.replaceAll(/\D/g, '');
  const part = foldPartNumber(text);
  const byNumber = digits === '' ? sql`false` : sql`replace(o.number, '-', '') like ${`%${digits}%`}`;
  const byPart =
    part === ''
      ? sql`false`
      : sql`exists (
          select from order_items i join articles a on a.id = i.article_id
          where i.order_id = o.id and starts_with(a.number_key, ${part})
        )`;
  // A text with letters is no order number, however many digits it has.
  return /\p{L}/u.test(text) ? sql<boolean>`(${byPart})` : sql<boolean>`(${byNumber} or ${byPart})`;
}

type Item = {
  status: OrderStatusCode;
  leadDays: number;
  leadDaysMax: number;
  /** Of one piece, in kopecks. */
  price: number;
  qty: number;
  shown: OrderSummary['items'][number];
};

async function findNamedItems(
  db: Kysely<Database>,
  orderIds: readonly number[],
  lang: string,
): Promise<Map<number, Item[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_items as i')
    .innerJoin('articles as a', 'a.id', 'i.article_id')
    .innerJoin('makers as m', 'm.id', 'a.maker_id')
    .leftJoin('part_families as f', 'f.id', 'a.family_id')
    .leftJoin('categories as c', (join) => join.on('c.id', '=', sql<number>`coalesce(a.category_id, f.category_id)`))
    .where('i.order_id', 'in', orderIds)
    .orderBy('i.id')
    .select([
      'i.order_id as orderId',
      'i.id as orderItemId',
      'i.lead_days as leadDays',
      'i.lead_days_max as leadDaysMax',
      'i.price',
      'i.qty',
    ])
    .select(['m.name as catalogName', 'a.number as catalogFullNumber', 'c.url as categoryUrl'])
    .select([nameOf('a.names', lang).as('productName'), sql<OrderStatusCode>`i.status`.as('status')])
    .select(sql.raw<Picture | null>(firstPictureSql('a.id')).as('image'))
    .execute();
  const items = rows.map(({ orderId, status, leadDays, leadDaysMax, price, qty, ...shown }) => ({
    orderId,
    item: { status, leadDays, leadDaysMax, price, qty, shown },
  }));
  return new Map(
    [...Map.groupBy(items, ({ orderId }) => orderId)].map(([id, list]) => [id, list.map(({ item }) => item)]),
  );
}

/** When everything that is on its way is expected: with the slowest item. */
function expectedOf(items: readonly Item[], from: Date): Pick<OrderSummary, 'expectedFrom' | 'expectedTo'> {
  const coming = items.filter(({ status }) => isOnItsWay(status));
  if (coming.length === 0) return { expectedFrom: null, expectedTo: null };
  return expectedDays({
    from,
    leadDays: Math.max(...coming.map(({ leadDays }) => leadDays)),
    leadDaysMax: Math.max(...coming.map(({ leadDaysMax }) => leadDaysMax)),
  });
}
