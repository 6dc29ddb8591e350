import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { lockClient } from '../../platform/database/lock-client.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { balanceOf, takeFrom, type BonusLot } from './bonus.rules.ts';

/** SQL of the roubles that the client of this column can spend now. */
export const bonusOf = (clientId: string, now: Date): RawBuilder<number> =>
  sql<number>`(
    select coalesce(sum(e.amount), 0)::int
    from bonus_entries e where e.client_id = ${sql.ref(clientId)} and e.expires_at > ${now}
  )`;

/** The client whose bonuses the visitor may spend: a retail client (D53), but no admin who only looks at the shop as one. */
function spenderOf(session: Session | undefined): number | undefined {
  const currentUser = session?.currentUser;
  return currentUser?.type === 'Retail' && !currentUser.switch ? currentUser.clientId : undefined;
}

/** The bonuses that the visitor may spend, in roubles; undefined for one who has no bonus wallet. */
export async function findBonus(
  db: Kysely<Database>,
  session: Session | undefined,
  now: Date,
): Promise<number | undefined> {
  const clientId = spenderOf(session);
  return clientId === undefined ? undefined : balanceOf(await findLots(db, clientId, now));
}

/**
 * The bonuses that the visitor may spend until the transaction ends, in roubles; 0 for one who has no bonus wallet. Whoever would spend
 * the same bonuses waits.
 */
export async function lockBonus(trx: Transaction<Database>, session: Session, now: Date): Promise<number> {
  const clientId = spenderOf(session);
  if (clientId === undefined) return 0;
  await lockClient(trx, clientId);
  return balanceOf(await findLots(trx, clientId, now));
}

/** A spent entry expires with those it was taken from, so no lot is ever negative. */
async function findLots(db: Kysely<Database>, clientId: number, now: Date): Promise<BonusLot[]> {
  return db
    .selectFrom('bonus_entries')
    .where('client_id', '=', clientId)
    .where('expires_at', '>', now)
    .groupBy('expires_at')
    .having(sql`sum(amount)`, '>', 0)
    .select(['expires_at as expiresAt', sql<number>`sum(amount)::int`.as('roubles')])
    .execute();
}

/** Pays for an order. Call it in the order's transaction, after {@link lockBonus}. */
export async function spendBonus(
  trx: Transaction<Database>,
  session: Session,
  { roubles, orderId, now }: { roubles: number; orderId: number; now: Date },
): Promise<void> {
  const clientId = spenderOf(session);
  if (clientId === undefined || roubles === 0) return;
  const taken = takeFrom(await findLots(trx, clientId, now), roubles);
  await trx
    .insertInto('bonus_entries')
    .values(
      taken.map((lot) => ({
        client_id: clientId,
        amount: -lot.roubles,
        reason: 'order',
        at: now,
        expires_at: lot.expiresAt,
        order_id: orderId,
      })),
    )
    .execute();
}

/**
 * Gives back roubles that paid for an order, those that expire last before the others, until the day until which they could be spent.
 * Call it in a transaction that locks the order.
 */
export async function returnBonus(
  trx: Transaction<Database>,
  { orderId, roubles, now }: { orderId: number; roubles: number; now: Date },
): Promise<void> {
  if (roubles <= 0) return;
  const spent = await trx
    .selectFrom('bonus_entries')
    .where('order_id', '=', orderId)
    .groupBy(['client_id', 'expires_at'])
    .having(sql`sum(amount)`, '<', 0)
    .orderBy('expires_at', 'desc')
    .select(['client_id', 'expires_at', sql<number>`-sum(amount)::int`.as('roubles')])
    .execute();
  let left = roubles;
  for (const lot of spent) {
    const amount = Math.min(lot.roubles, left);
    left -= amount;
    if (amount === 0) break;
    const { client_id, expires_at } = lot;
    await trx
      .insertInto('bonus_entries')
      .values({ client_id, amount, reason: 'order-returned', at: now, expires_at, order_id: orderId })
      .execute();
  }
}

/** Credits the bonus for a registration (D50). */
export async function grantWelcomeBonus(
  trx: Transaction<Database>,
  clientId: number,
  { welcome, days }: { welcome: number; days: number },
  now: Date,
): Promise<void> {
  if (welcome === 0) return;
  await trx
    .insertInto('bonus_entries')
    .values({
      client_id: clientId,
      amount: welcome,
      reason: 'welcome',
      at: now,
      expires_at: sql`${now}::timestamptz + make_interval(days => ${days})`,
    })
    .execute();
}
