/** Changes of a session's identity. Each creates a session with a new token and ends the one before (S7). */
import { sql, type Transaction } from 'kysely';
import { takeOverBasket } from '../basket/index.ts';
import { takeOverLists } from '../lists/index.ts';
import type { Database } from '../../platform/database/schema.ts';
import { createClientSession, endSession, type Session } from '../../platform/sessions/sessions.queries.ts';

type Trx = Transaction<Database>;
type Moment = { token: string; now: Date };

/**
 * Logs a client in. Moves the guest session's basket, lists, car, city (where the client has none) and orders to the client;
 * moves nothing from another client's session.
 */
export async function signIn(trx: Trx, before: Session | undefined, clientId: number, moment: Moment): Promise<void> {
  if (before && (await endSession(trx, before.id, moment.now))) {
    if (before.currentUser) await endSwitch(trx, before, 'login', moment.now);
    else await moveGuestData(trx, before, clientId);
  }
  await createClientSession(trx, moment.token, moment.now, { clientId });
}

async function moveGuestData(trx: Trx, before: Session, clientId: number): Promise<void> {
  const client = await trx
    .selectFrom('clients')
    .select('basket_id')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  await takeOverBasket(trx, before.basketId, client.basket_id);
  await takeOverLists(trx, before.basketId, client.basket_id);
  await sql`
    update clients c set engine_id = coalesce(s.engine_id, c.engine_id), city_id = coalesce(c.city_id, s.city_id),
      currency_code = coalesce(c.currency_code, s.currency_code)
    from sessions s where s.id = ${before.id} and c.id = ${clientId}`.execute(trx);
  await sql`
    update orders o set client_id = ${clientId}
    where o.session_id = ${before.id} and o.client_id is null
      and not exists (select from orders mine where mine.client_id = ${clientId} and mine.request_id = o.request_id)`.execute(
    trx,
  );
}

/** Ends the session and its running switch. */
export async function signOut(trx: Trx, session: Session, now: Date): Promise<void> {
  await endSession(trx, session.id, now);
  await endSwitch(trx, session, 'logout', now);
}

/**
 * Replaces the session with one of the given client, which begins or ends a switch. Returns false when the session has
 * already ended.
 */
export async function replaceSession(
  trx: Trx,
  before: Session,
  next: { clientId: number; switchId?: number },
  { token, now }: Moment,
): Promise<boolean> {
  if (!(await endSession(trx, before.id, now))) return false;
  await createClientSession(trx, token, now, next);
  return true;
}

export async function endSwitch(
  trx: Trx,
  { currentUser }: Session,
  how: 'stopped' | 'logout' | 'login',
  now: Date,
): Promise<void> {
  if (!currentUser?.switch) return;
  await trx
    .updateTable('switch_log')
    .set({ ended_at: now, ended_how: how })
    .where('id', '=', currentUser.switch.id)
    .where('ended_at', 'is', null)
    .execute();
}
