import type { OwnSession } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';

type Current = { sessionId: number; clientId: number };

/** The sessions of a client: this one first, then the last used. */
export async function findOwnSessions(
  db: Kysely<Database>,
  { sessionId, clientId }: Current,
  now: Date,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'seen_at'])
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(sql`id = ${sessionId}`, 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, device, address, created_at, seen_at }) => ({
    id,
    isCurrent: id === sessionId,
    device,
    address,
    startedAt: created_at.toISOString(),
    seenAt: seen_at.toISOString(),
  }));
}

/** Ends one other session of a client, or all others (null), with the switches that run in them. Returns how many ended. */
export async function endOtherSessions(
  trx: Transaction<Database>,
  { sessionId, clientId }: Current,
  id: number | null,
  now: Date,
): Promise<number> {
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now, expires_at: now })
    .where('client_id', '=', clientId)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .$if(id !== null, (own) => own.where('id', '=', bigint(id ?? 0)))
    .returning('switch_id')
    .execute();
  const switches = ended.flatMap(({ switch_id }) => switch_id ?? []);
  if (switches.length > 0) {
    await trx
      .updateTable('switch_log')
      .set({ ended_at: now, ended_how: 'logout' })
      .where('id', 'in', switches)
      .where('ended_at', 'is', null)
      .execute();
  }
  return ended.length;
}
