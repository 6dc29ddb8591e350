import { LanguageCode } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { takeFromDemo } from '../identity/index.ts';
import type { Contact } from '../messages/index.ts';

export async function changeName(db: Kysely<Database>, clientId: number, name: string): Promise<void> {
  await db.updateTable('clients').set({ name }).where('id', '=', clientId).execute();
}

export type ContactChange = 'taken' | { before: { phone: string; email: string }; lang: LanguageCode | undefined };

/**
 * Gives a client a proved contact, unless another client has it, and ends recoveries that were asked for by the old one. Changes of the
 * same contact wait for each other.
 */
export async function changeContact(
  trx: Transaction<Database>,
  clientId: number,
  { channel, to }: Contact,
  { isDemo }: { isDemo: boolean },
): Promise<ContactChange> {
  await sql`select pg_advisory_xact_lock(hashtext(${`contact ${to}`}))`.execute(trx);
  if (!isDemo) await takeFromDemo(trx, channel === 'sms' ? { phone: to, email: '' } : { phone: '', email: to });
  const taken = await trx
    .selectFrom('clients')
    .select('id')
    .where('id', '<>', clientId)
    .where((e) => (channel === 'sms' ? e('phone', '=', to) : e(sql`lower(email)`, '=', to)))
    .executeTakeFirst();
  if (taken) return 'taken';
  const before = await trx
    .selectFrom('clients')
    .select(['phone', 'email', 'lang'])
    .where('id', '=', clientId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('clients')
    .set(channel === 'sms' ? { phone: to } : { email: to })
    .where('id', '=', clientId)
    .execute();
  await trx.deleteFrom('recovery_requests').where('client_id', '=', clientId).execute();
  return {
    before: { phone: before.phone ?? '', email: before.email ?? '' },
    lang: LanguageCode.safeParse(before.lang).data,
  };
}
