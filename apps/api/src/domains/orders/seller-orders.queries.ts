import {
  SELLER_QUEUES,
  STALE_PRICES_DAYS,
  type OrderStatusCode,
  type SellerItem,
  type SellerOffice,
  type SellerOrder,
  type SellerQueue,
  type SellerQueueName,
} from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { nameOf } from '../../platform/database/name-sql.ts';
import { pageWithin } from '../../platform/values/page-within.ts';
import { expectedDays } from './timeline.rules.ts';
import { deadlineOf, freeUntilOf, queueOf, WAITING } from './seller-deadline.rules.ts';

const DAY = 86_400_000;
export type View = { lang: string; now: Date };

/** The items of a seller that are in one of these statuses. */
const itemsOf = (db: Kysely<Database>, sellerId: number) =>
  db
    .selectFrom('order_items as i')
    .innerJoin('price_lists as p', 'p.id', 'i.price_list_id')
    .where('p.seller_id', '=', sellerId);

/** A page of a queue, the last one past the end; the oldest orders first. */
export async function findSellerQueue(
  db: Kysely<Database>,
  { sellerId, queue, ...asked }: { sellerId: number; queue: SellerQueueName; page: number; take: number },
  view: View,
): Promise<SellerQueue> {
  const waiting = itemsOf(db, sellerId).where(isIn(WAITING[queue])).groupBy('i.order_id');
  const { total } = await db
    .selectFrom(waiting.select('i.order_id').as('waiting'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const page = pageWithin(total, asked);
  const { take } = asked;
  const ids = await waiting
    .select('i.order_id as orderId')
    .orderBy('i.order_id')
    .limit(take)
    .offset((page - 1) * take)
    .execute();
  const orders = await findSellerOrders(db, { sellerId, orderIds: ids.map(({ orderId }) => orderId) }, view);
  return {
    orders: orders.map((order) => ({ ...order, items: order.items.filter((item) => item.queue === queue) })),
    total,
    page,
    take,
  };
}

/** Written out, so that the database sees that its partial index fits. */
const isIn = (statuses: readonly OrderStatusCode[]) =>
  sql<boolean>`i.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;

/** A seller's part of orders, the oldest first: the items of every status. */
export async function findSellerOrders(
  db: Kysely<Database>,
  { sellerId, orderIds }: { sellerId: number; orderIds: readonly number[] },
  { lang, now }: View,
): Promise<SellerOrder[]> {
  if (orderIds.length === 0) return [];
  const rows = await itemsOf(db, sellerId)
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('articles as a', 'a.id', 'i.article_id')
    .innerJoin('makers as m', 'm.id', 'a.maker_id')
    .leftJoin('pickup_points as pp', 'pp.id', 'o.point_id')
    .leftJoin('cities as c', (join) => join.on('c.id', '=', sql<number>`coalesce(pp.city_id, o.delivery_city_id)`))
    .innerJoinLateral(
      (events) =>
        events
          .selectFrom('order_item_events as e')
          .whereRef('e.item_id', '=', 'i.id')
          .orderBy('e.id', 'desc')
          .limit(1)
          .select(['e.at as since', 'e.reason'])
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('i.order_id', 'in', orderIds)
    .orderBy('i.order_id')
    .orderBy('i.id')
    .select(['o.id as orderId', 'o.number', 'o.version', 'o.created_at as createdAt'])
    .select(sql<string>`coalesce(${nameOf('c.names', lang)}, pp.city, '')`.as('city'))
    .select(['i.id as orderItemId', 'm.key as catalogKey', 'm.name as catalogName', 'a.number as catalogFullNumber'])
    .select(['a.number_key as clearNumber', 'i.qty', 'i.price', 'i.comment', 'i.warehouse_name as warehouseName'])
    .select([nameOf('a.names', lang).as('productName'), sql<OrderStatusCode>`i.status`.as('status')])
    .select(['i.lead_days as leadDays', 'i.lead_days_max as leadDaysMax', 'last.since', 'last.reason'])
    .select(
      sql<Date | null>`(
        select min(e.at) from order_item_events e where e.item_id = i.id and e.to_status = 'issued'
      )`.as('issuedAt'),
    )
    .execute();
  return [...Map.groupBy(rows, ({ orderId }) => orderId).values()].flatMap((own) => {
    const [order] = own;
    if (!order) return [];
    const { number, version, createdAt, city } = order;
    const items = own.map((row): SellerItem => {
      const { since, issuedAt, leadDays, leadDaysMax } = row;
      const promisedAt = new Date(expectedDays({ from: createdAt, leadDays, leadDaysMax }).expectedTo);
      const waiting = { status: row.status, since, promisedAt, issuedAt };
      const deadline = deadlineOf(waiting);
      return {
        orderItemId: row.orderItemId,
        catalogKey: row.catalogKey,
        catalogName: row.catalogName,
        catalogFullNumber: row.catalogFullNumber,
        clearNumber: row.clearNumber,
        productName: row.productName,
        qty: row.qty,
        price: row.price,
        warehouseName: row.warehouseName,
        status: row.status,
        comment: row.comment,
        reason: row.reason,
        queue: queueOf(row.status),
        deadline: deadline?.toISOString() ?? null,
        isLate: deadline !== null && deadline < now,
        promisedAt: promisedAt.toISOString(),
        freeUntil: freeUntilOf(waiting)?.toISOString() ?? null,
      };
    });
    return [{ number, version, createdAt: createdAt.toISOString(), city, items }];
  });
}

/** The seller, what waits for them, and the state of their price lists. */
export async function findOffice(db: Kysely<Database>, sellerId: number, { lang, now }: View): Promise<SellerOffice> {
  const [seller, waiting, lists, refusedRows] = await Promise.all([
    db
      .selectFrom('sellers')
      .where('id', '=', sellerId)
      .select(nameOf('names', lang).as('name'))
      .executeTakeFirstOrThrow(),
    findWaiting(db, sellerId),
    db
      .selectFrom('price_lists as p')
      .where('p.seller_id', '=', sellerId)
      .orderBy('p.id')
      .select(['p.id', nameOf('p.names', lang).as('name'), 'p.updated_at as updatedAt'])
      .select(sql<number>`(select count(*)::int from offers o where o.price_list_id = p.id)`.as('offers'))
      .execute(),
    findRefusedRows(db, sellerId, now),
  ]);
  const count = (queue: SellerQueueName) => {
    const own = waiting.filter(({ status }) => queueOf(status) === queue);
    const deadlines = own.flatMap((item) => deadlineOf(item)?.getTime() ?? []);
    const coming = deadlines.filter((deadline) => deadline >= now.getTime());
    return {
      items: own.length,
      late: deadlines.length - coming.length,
      nextDeadline: coming.length > 0 ? new Date(Math.min(...coming)).toISOString() : null,
    };
  };
  return {
    name: seller.name,
    queues: { new: count('new'), wait: count('wait'), 'return-request': count('return-request') },
    priceLists: lists.map(({ updatedAt, ...list }) => ({
      ...list,
      updatedAt: updatedAt.toISOString(),
      isStale: now.getTime() - updatedAt.getTime() > STALE_PRICES_DAYS * DAY,
    })),
    refusedRows,
  };
}

/** Of uploads that nothing has followed and nobody has taken back. Each price list that is not made yet is a list of its own. */
async function findRefusedRows(
  db: Kysely<Database>,
  sellerId: number,
  now: Date,
): Promise<SellerOffice['refusedRows']> {
  const { rows } = await sql<SellerOffice['refusedRows'][number]>`
    select id as "uploadId", type, rows from (
      select distinct on (type, price_list_id, new_list) id, type,
        coalesce((result ->> 'rowsRefused')::int, (preview ->> 'rowsRefused')::int, 0) as rows
      from price_uploads u
        cross join lateral (select case when type = 'price' and price_list_id is null then id end as new_list) own
      where seller_id = ${sellerId} and added_at > ${new Date(now.getTime() - STALE_PRICES_DAYS * DAY)}
        and state in ('ready', 'applied') and undoes_id is null
        and not exists (select from price_uploads undo where undo.undoes_id = u.id and undo.state = 'applied')
      order by type, price_list_id, new_list, id desc
    ) last
    where rows > 0 order by id desc`.execute(db);
  return rows;
}

async function findWaiting(db: Kysely<Database>, sellerId: number) {
  const rows = await itemsOf(db, sellerId)
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .where(isIn(SELLER_QUEUES.flatMap((queue) => [...WAITING[queue]])))
    .select([sql<OrderStatusCode>`i.status`.as('status'), 'o.created_at as from', 'i.lead_days as leadDays'])
    .select('i.lead_days_max as leadDaysMax')
    .select(sql<Date>`(select max(e.at) from order_item_events e where e.item_id = i.id)`.as('since'))
    .execute();
  return rows.map(({ status, since, ...promised }) => ({
    status,
    since,
    promisedAt: new Date(expectedDays(promised).expectedTo),
    issuedAt: null,
  }));
}
