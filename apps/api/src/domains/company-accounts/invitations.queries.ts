import type { Invitation } from '@partshop/api-client/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { recordCompanyEvent } from './events.queries.ts';

/** An invitation that can still be answered. */
const open = (db: Kysely<Database>, codeHash: Buffer, now: Date) =>
  db.selectFrom('company_employees as e').where('e.code_hash', '=', codeHash).where('e.code_expires_at', '>', now);

export async function findInvitation(
  db: Kysely<Database>,
  codeHash: Buffer,
  now: Date,
): Promise<Invitation | undefined> {
  const row = await open(db, codeHash, now)
    .innerJoin('company_details as d', 'd.client_id', 'e.company_id')
    .select(['d.name as company', 'e.name', 'e.role', 'e.order_limit as orderLimit', 'e.month_limit as monthLimit'])
    .select('e.code_expires_at as expiresAt')
    .executeTakeFirst();
  return row && { ...row, expiresAt: row.expiresAt?.toISOString() ?? '' };
}

/**
 * Accepts or declines an invitation; its code is used up. An employee buys as wholesale clients do. `employed`: the client buys for a
 * company already, or has employees.
 */
export async function answerInvitation(
  trx: Transaction<Database>,
  clientId: number,
  { codeHash, accepts }: { codeHash: Buffer; accepts: boolean },
  now: Date,
): Promise<'answered' | 'unknown' | 'employed'> {
  const client = await trx
    .selectFrom('clients')
    .where('id', '=', clientId)
    .select('type')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const invitation = await open(trx, codeHash, now).select(['e.id', 'e.company_id']).forUpdate().executeTakeFirst();
  if (!invitation) return 'unknown';
  if (accepts && (await isEmployed(trx, clientId))) return 'employed';
  await trx
    .updateTable('company_employees')
    .set({
      state: accepts ? 'active' : 'declined',
      code_hash: null,
      code_expires_at: null,
      ...(accepts && { client_id: clientId, was_retail: client.type === 'Retail' }),
    })
    .where('id', '=', invitation.id)
    .execute();
  if (accepts) await trx.updateTable('clients').set({ type: 'Wholesale' }).where('id', '=', clientId).execute();
  await recordCompanyEvent(trx, {
    companyId: invitation.company_id,
    kind: accepts ? 'accepted' : 'declined',
    byClientId: clientId,
    employeeId: invitation.id,
    at: now,
  });
  return 'answered';
}

async function isEmployed(trx: Transaction<Database>, clientId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('company_employees')
    .where((where) =>
      where.or([
        where.and([where('client_id', '=', clientId), where('state', '=', 'active')]),
        where.and([where('company_id', '=', clientId), where('state', 'in', ['invited', 'active'])]),
      ]),
    )
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
