import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { discountLeft, type Promo, type Reduction } from './promo.rules.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/**
 * The orders of a code that the visitor placed: of the client, else of the session; with a phone also those for that phone, so that
 * another session is no new client.
 */
const usesByClient = ({ id, currentUser }: Session, phone: string | undefined) => {
  const own = currentUser ? sql<boolean>`o.client_id = ${currentUser.clientId}` : sql<boolean>`o.session_id = ${id}`;
  const same = phone === undefined ? own : sql<boolean>`(${own} or o.contact_phone = ${phone})`;
  return sql<number>`case when p.max_uses_by_client is null then 0 else (
    select count(*)::int from promo_uses u join orders o on o.id = u.order_id where u.promo_id = p.id and ${same}
  ) end`;
};

const USES = sql<number>`case when p.max_uses is null then 0 else (
  select count(*)::int from promo_uses u where u.promo_id = p.id
) end`;

const selectPromos = (db: Db, session: Session, phone?: string) =>
  db
    .selectFrom('promo_codes as p')
    .select(['p.id', 'p.code', 'p.percent', 'p.amount', 'p.valid_from as validFrom', 'p.valid_until as validUntil'])
    .select(['p.min_total as minTotal', 'p.max_uses as maxUses', 'p.max_uses_by_client as maxUsesByClient'])
    .select('p.is_active as isActive')
    .select([USES.as('uses'), usesByClient(session, phone).as('usesByClient')]);

/** A check of the table makes sure of one kind of reduction. */
const toPromo = (row: (Omit<Promo, keyof Reduction> & { percent: number | null; amount: number | null }) | undefined) =>
  row as Promo | undefined;

/** The code of the session's basket; undefined without one. */
export async function findBasketPromo(db: Db, session: Session | undefined): Promise<Promo | undefined> {
  if (!session) return undefined;
  return toPromo(
    await selectPromos(db, session)
      .innerJoin('baskets as b', 'b.promo_id', 'p.id')
      .where('b.id', '=', session.basketId)
      .executeTakeFirst(),
  );
}

/** A code as a visitor typed it; undefined for an unknown one. */
export async function findPromoByCode(db: Db, session: Session, code: string): Promise<Promo | undefined> {
  return toPromo(await selectPromos(db, session).where('p.code', '=', code.toUpperCase()).executeTakeFirst());
}

/**
 * The code of the session's basket for an order by this phone. A code with a limit is locked until the transaction ends, so that two
 * orders cannot use it once too often.
 */
export async function lockBasketPromo(trx: Trx, session: Session, phone: string): Promise<Promo | undefined> {
  await sql`
    select from promo_codes p join baskets b on b.promo_id = p.id
    where b.id = ${session.basketId} and coalesce(p.max_uses, p.max_uses_by_client) is not null
    for no key update of p`.execute(trx);
  return toPromo(
    await selectPromos(trx, session, phone)
      .innerJoin('baskets as b', 'b.promo_id', 'p.id')
      .where('b.id', '=', session.basketId)
      .executeTakeFirst(),
  );
}

/** Puts a code into the session's basket, or with null takes it out. */
export async function setBasketPromo(trx: Trx, session: Session, promoId: number | null): Promise<void> {
  await trx.updateTable('baskets').set({ promo_id: promoId }).where('id', '=', session.basketId).execute();
}

/** Uses the basket's code for an order. Call it in the order's transaction, after {@link lockBasketPromo}. */
export async function spendPromo(
  trx: Trx,
  session: Session,
  { promo, discount, orderId }: { promo: Promo | undefined; discount: number; orderId: number },
): Promise<void> {
  if (!promo || discount === 0) return;
  await trx
    .insertInto('promo_uses')
    .values({ order_id: orderId, promo_id: promo.id, percent: promo.percent, discount })
    .execute();
  await setBasketPromo(trx, session, null);
}

/**
 * What is left of the discount of an order whose items were changed, in kopecks; with no goods left the code can be used again. Call it
 * in a transaction that locks the order.
 */
export async function updatePromoUse(
  trx: Trx,
  orderId: number,
  goods: { left: number; ordered: number },
): Promise<number> {
  const use = await trx
    .selectFrom('promo_uses')
    .where('order_id', '=', orderId)
    .select(['percent', 'discount'])
    .executeTakeFirst();
  if (!use) return 0;
  if (goods.left === 0) await trx.deleteFrom('promo_uses').where('order_id', '=', orderId).execute();
  return discountLeft(use, goods);
}
