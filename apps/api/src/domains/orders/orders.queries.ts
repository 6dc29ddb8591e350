import { isSold, type CdekPoint, type Order, type OrderStatus, type Picture } from '@partshop/api-client/contract';
import { sql, type Kysely } from 'kysely';
import type { z } from '@hono/zod-openapi';
import { convertKopecks, convertRoubles, type Currency } from '../../platform/values/money.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { nameOf } from '../../platform/database/name-sql.ts';
import { firstPictureSql } from '../pictures/index.ts';
import { pointColumns } from '../places/index.ts';
import { changesOf } from './order-changes.queries.ts';
import { findItemEvents } from './order-item-events.queries.ts';
import { findOrderPayment } from './order-payment.queries.ts';
import { deliveryOwedSql, owedSql } from '../../platform/database/owed-sql.ts';
import { timelineOf } from './timeline.rules.ts';

type Status = z.infer<typeof OrderStatus>;
/** These columns hold only values that {@link placeOrder} wrote, so they have the contract's types. */
type Words = {
  status: Status;
  payment: Order['paymentType'];
  currency: Currency['code'];
  confirmed: Order['confirmedBy'];
};

/** A client's orders, from any session; a guest's orders, from this session. */
export const ownedBy = ({ id, currentUser }: Session) =>
  currentUser ? sql<boolean>`client_id = ${currentUser.clientId}` : sql<boolean>`session_id = ${id}`;

/** Orders that a session may see: its own, and those of the phone that it has proved. */
const visibleTo = (session: Session, now: Date) => sql<boolean>`(${ownedBy(session)} or contact_phone = (
  select s.confirmed_phone from sessions s where s.id = ${session.id} and s.confirmed_until > ${now}
))`;

/** Orders of a company's employees, which those who may read them all read. */
const readByCompany = ({ currentUser }: Session) =>
  currentUser === undefined
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(o.employee_id in (
        select placed.id from company_employees placed
        where placed.company_id = ${currentUser.clientId} or placed.company_id in (
          select own.company_id from company_employees own
          where own.client_id = ${currentUser.clientId} and own.state = 'active' and own.role in ('administrator', 'viewer')
        )
      ), false)`;

/** A manager reads every order, as themselves. */
const isManager = ({ currentUser }: Session): boolean =>
  currentUser !== undefined && currentUser.canSwitchUser && !currentUser.switch;

/** The id of an order, if the session may act as its buyer. */
export async function findVisibleOrder(
  db: Kysely<Database>,
  session: Session,
  number: string,
  now: Date,
): Promise<number | undefined> {
  const order = await db
    .selectFrom('orders')
    .where('number', '=', number)
    .where(visibleTo(session, now))
    .select('id')
    .executeTakeFirst();
  return order?.id;
}

/** The number of the order of an item, if the session may see it. */
export async function findNumberOfItem(
  db: Kysely<Database>,
  session: Session,
  itemId: number,
  now: Date,
): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', (items) => items.selectFrom('order_items').where('id', '=', itemId).select('order_id'))
    .where(visibleTo(session, now))
    .select('number')
    .executeTakeFirst();
  return order?.number;
}

/** Keeps the car that the seller is asked to check an order against. Returns false when the session may not see the order. */
export async function keepVinCheck(
  db: Kysely<Database>,
  session: Session,
  { number, vin, now }: { number: string; vin: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ check_vin: vin, check_vin_at: now })
    .where('number', '=', number)
    .where(visibleTo(session, now))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** An order that the session may see by its number, a manager's any; undefined when it is unknown or somebody else's. */
export async function findOrder(
  db: Kysely<Database>,
  session: Session,
  number: string,
  { lang, now }: { lang: string; now: Date },
): Promise<Order | undefined> {
  const order = await db
    .selectFrom('orders as o')
    .leftJoin('pickup_points as p', 'p.id', 'o.point_id')
    .leftJoin('cities as c', (join) => join.on('c.id', '=', sql<number>`coalesce(p.city_id, o.delivery_city_id)`))
    .where('o.number', '=', number)
    .$if(!isManager(session), (orders) =>
      orders.where((where) => where.or([visibleTo(session, now), readByCompany(session)])),
    )
    .selectAll('o')
    .select(sql<boolean>`coalesce(${visibleTo(session, now)}, false)`.as('isOwn'))
    .select([deliveryOwedSql.as('deliveryOwed'), owedSql.as('owed')])
    .select([
      'p.id as pointId',
      'p.is_demo as isDemo',
      sql<Words['status']>`o.status`.as('orderStatus'),
      sql<Words['payment']>`o.payment_type`.as('paymentType'),
      sql<Words['currency']>`o.currency_code`.as('currencyCode'),
      sql<Words['confirmed']>`o.confirmed_by`.as('confirmedBy'),
    ])
    .select(pointColumns(lang))
    .select([
      sql<string | null>`(select e.name from company_employees e where e.id = o.employee_id)`.as('employeeName'),
      sql<string | null>`(
        select by.name from order_approvals a join clients by on by.id = a.decided_by where a.order_id = o.id
      )`.as('approvedBy'),
    ])
    .executeTakeFirst();
  if (!order) return undefined;
  const currency = { code: order.currencyCode, rate: order.currency_rate, rateDate: order.currency_date };
  const items = await findItems(db, { id: order.id, placedAt: order.created_at }, lang, currency);
  const bonus = convertRoubles(order.bonus, currency);
  const discount = convertKopecks(order.promo_discount, currency);
  return {
    number: order.number,
    version: order.version,
    isOwn: order.isOwn,
    createdAt: order.created_at.toISOString(),
    status: order.orderStatus,
    contactName: order.contact_name,
    contactPhone: order.contact_phone,
    contactEmail: order.contact_email,
    employee: order.employeeName === null ? null : { name: order.employeeName, approvedBy: order.approvedBy },
    company: order.company,
    comment: order.comment,
    isImportantComment: order.is_important_comment,
    point:
      order.pointId === null
        ? null
        : {
            id: order.pointId,
            city: order.city,
            name: order.name,
            address: order.address,
            hours: order.hours,
            isDemo: order.isDemo ?? false,
          },
    delivery: {
      type: order.delivery_type,
      by: order.delivery_by,
      city: order.city,
      address: order.delivery_address,
      cdekPoint: order.carrier_point as CdekPoint | null,
      cost: convertKopecks(order.delivery_cost, currency),
      payable: order.delivery_cost,
    },
    paymentType: order.paymentType,
    payment: await findOrderPayment(db, order.id),
    confirmedBy: order.confirmedBy,
    items,
    vinCheck:
      order.check_vin === null || order.check_vin_at === null
        ? null
        : { vin: order.check_vin, at: order.check_vin_at.toISOString() },
    changes: await changesOf(db, order.id, currency),
    promo: order.promo_code === '' ? null : { code: order.promo_code, discount },
    bonus,
    total: totalOf(items, discount + bonus) + convertKopecks(order.deliveryOwed, currency),
    payable: order.owed,
    currency,
  };
}

/**
 * What the items of an order cost, less discount and bonus, in a currency: each price is rounded, then multiplied and added up, as the
 * page of the order shows it. Rounding to cents may leave less than nothing of an order that bonuses paid.
 */
export const totalOf = (items: readonly { sum: number; status: Status }[], less: number): number =>
  Math.max(0, items.reduce((total, { sum, status }) => (isSold(status) ? total + sum : total), 0) - less);

/** A name that the order keeps, in the language if its owner `p` or `s` still has that name. */
const nameUnlessChanged = (kept: string, owner: 'p' | 's', lang: string) =>
  sql<string>`case when ${sql.ref(kept)} = ${sql.ref(`${owner}.name`)}
    then ${nameOf(`${owner}.names`, lang)} else ${sql.ref(kept)} end`;

async function findItems(
  db: Kysely<Database>,
  order: { id: number; placedAt: Date },
  lang: string,
  currency: Currency,
): Promise<Order['items']> {
  const rows = await db
    .selectFrom('order_items as i')
    .innerJoin('articles as a', 'a.id', 'i.article_id')
    .innerJoin('makers as m', 'm.id', 'a.maker_id')
    .leftJoin('part_families as f', 'f.id', 'a.family_id')
    .leftJoin('categories as c', (join) => join.on('c.id', '=', sql<number>`coalesce(a.category_id, f.category_id)`))
    .leftJoin('price_lists as p', 'p.id', 'i.price_list_id')
    .leftJoin('sellers as s', 's.id', 'p.seller_id')
    .where('i.order_id', '=', order.id)
    .orderBy('i.id')
    .select([
      'i.id as orderItemId',
      'i.article_id as articleId',
      'i.price_list_id as priceListId',
      'm.key as catalogKey',
      'm.name as catalogName',
      'a.number as catalogFullNumber',
      'a.number_key as clearNumber',
      nameOf('a.names', lang).as('productName'),
      sql.raw<Picture | null>(firstPictureSql('a.id')).as('image'),
      'c.url as categoryUrl',
      'i.qty',
      'i.price',
      'i.lead_days as deliveryDays',
      'i.lead_days_max as deliveryDaysMax',
      nameUnlessChanged('i.seller_name', 's', lang).as('sellerName'),
      nameUnlessChanged('i.warehouse_name', 'p', lang).as('warehouseName'),
      'i.is_returnable as isReturnable',
      sql<string>`coalesce(s.return_rules, '')`.as('returnRules'),
      sql<Words['status']>`i.status`.as('status'),
      'i.comment',
    ])
    .execute();
  const events = await findItemEvents(
    db,
    rows.map(({ orderItemId }) => orderItemId),
  );
  const byItem = Map.groupBy(events, ({ itemId }) => itemId);
  return rows.map((row) => {
    const price = convertKopecks(row.price, currency);
    const own = byItem.get(row.orderItemId) ?? [];
    const promised = { from: order.placedAt, leadDays: row.deliveryDays, leadDaysMax: row.deliveryDaysMax };
    return {
      ...row,
      price,
      sum: price * row.qty,
      // A refused return leads back to `issued`: the time to return it began with the first.
      issuedAt: own.find(({ to }) => to === 'issued')?.at.toISOString() ?? null,
      timeline: timelineOf(own, promised),
    };
  });
}
