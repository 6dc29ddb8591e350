import { randomUUID } from 'node:crypto';
import { demoSellerOrders, SeededRandom, seedOf, type DemoSellerOrder } from '@partshop/demo-data';
import { sql, type Transaction } from 'kysely';
import { addPossibleLines } from '../domains/basket/index.ts';
import { changeItems, placeOrder } from '../domains/orders/index.ts';
import type { Database } from '../platform/database/schema.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { ApiSetup } from '../platform/http/api-setup.ts';
import { createSession } from '../platform/sessions/sessions.queries.ts';
import { shopDay } from '../platform/values/time-zone.ts';

const SETTING = 'demo-seller-orders';
// Any number that no other lock of the shop uses: "sell" in ASCII.
const LOCK = 0x73_65_6c_6c;
const HOUR_MS = 3_600_000;

/** Kopecks. */
const CHEAPEST = 20_000;
const DEAREST = 1_500_000;
const LEAST_PIECES = 10;

const TOO_LATE = 'Долго не отвечали';

type Trx = Transaction<Database>;
type Offer = { articleId: number; priceListId: number };
type Point = { id: number; cityId: number | null };

/**
 * Gives the demo seller something to do, once a day: orders to answer and to ship, and a return. Buyers cancel what was not answered the
 * day before; what waits in another queue stays, and no second one of it comes.
 */
export async function ensureDemoSellerOrders({ database, clock }: Pick<ApiSetup, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await inTransaction(database.db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (!(await isNewDay(trx, shopDay(now)))) return;
    await cancelUnanswered(trx, now);
    const [offers, points, waiting] = await Promise.all([findOffers(trx), findPoints(trx), findWaiting(trx)]);
    for (const order of demoSellerOrders) {
      if (!waiting.has(order.email)) await place(trx, order, { offers, points, now });
    }
  });
}

async function isNewDay(trx: Trx, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into settings (name, value) values (${SETTING}, ${day})
    on conflict (name) do update set value = excluded.value where settings.value < excluded.value
    returning name`.execute(trx);
  return rows.length > 0;
}

const itemsOfBuyers = (trx: Trx) =>
  trx
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .where(
      'o.contact_email',
      'in',
      demoSellerOrders.map(({ email }) => email),
    );

async function cancelUnanswered(trx: Trx, at: Date): Promise<void> {
  const items = await itemsOfBuyers(trx).where('i.status', '=', 'new').select('i.id').execute();
  if (items.length === 0) return;
  const itemIds = items.map(({ id }) => id);
  await changeItems(trx, { itemIds, to: 'cancelled', by: { role: 'client' }, reason: TOO_LATE, at });
}

async function findWaiting(trx: Trx): Promise<Set<string>> {
  const rows = await itemsOfBuyers(trx)
    .where('i.status', 'in', ['ordered', 'return-requested', 'cancel-requested'])
    .select('o.contact_email as email')
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** What sells best of the seller with an account. */
async function findOffers(trx: Trx): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select o.article_id as "articleId", o.price_list_id as "priceListId"
    from offers o join articles a on a.id = o.article_id
      join price_lists l on l.id = o.price_list_id
      join sellers s on s.id = l.seller_id and s.is_demo and s.client_id is not null
    where o.price between ${CHEAPEST} and ${DEAREST} and o.quantity >= ${LEAST_PIECES} and o.multiplicity = 1
    order by a.sold desc, o.article_id, o.price_list_id limit 300`.execute(trx);
  return rows;
}

const findPoints = async (trx: Trx): Promise<Point[]> =>
  trx
    .selectFrom('pickup_points')
    .where(sql<boolean>`client_type is distinct from 'Wholesale'`)
    .orderBy('id')
    .select(['id', 'city_id as cityId'])
    .execute();

type Shop = { offers: readonly Offer[]; points: readonly Point[]; now: Date };

/** Orders as a visitor does, some hours ago. */
async function place(trx: Trx, order: DemoSellerOrder, { offers, points, now }: Shop): Promise<void> {
  const random = new SeededRandom(seedOf(`${order.email} ${shopDay(now)}`));
  const point = points[random.between(0, points.length - 1)];
  if (!point || offers.length === 0) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const placedAt = ago(order.placed);
  const session = await createSession(trx, randomUUID(), now);
  const lines = Array.from({ length: order.lines }, (_, index) => ({
    ...(offers[random.between(0, offers.length - 1)] as Offer),
    qty: random.between(1, 3),
    comment: index === 0 ? order.comment : '',
  }));
  await addPossibleLines(trx, session, { lines, requestId: randomUUID(), now: placedAt });
  const placed = await placeOrder(trx, session, {
    request: {
      RequestId: randomUUID(),
      BasketIds: [],
      ContactName: order.buyer,
      ContactPhone: order.phone,
      ContactEmail: order.email,
      PointId: point.id,
      PaymentType: 'on-receipt',
      Comment: '',
      AcceptsNoReturns: true,
      CurrencyCode: 'RUB',
    },
    phone: order.phone,
    currency: { code: 'RUB', rate: 1, rateDate: shopDay(placedAt) },
    delivery: {
      type: 'point',
      by: 'shop',
      pointId: point.id,
      cityId: point.cityId,
      address: '',
      carrierPoint: null,
      quote: { kopecks: 0, daysMin: 0, daysMax: 0 },
      grams: null,
    },
    bonusShare: 0,
    lang: 'ru',
    confirmedBy: [],
    paymentMinutes: undefined,
    now: placedAt,
  });
  if (placed.outcome !== 'ordered') return;
  const items = await trx
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .where('o.number', '=', placed.number)
    .select('i.id')
    .execute();
  const itemIds = items.map(({ id }) => id);
  for (const { to, by, ago: hours, reason = '' } of order.steps) {
    await changeItems(trx, { itemIds, to, by: { role: by }, reason, at: ago(hours) });
  }
}
