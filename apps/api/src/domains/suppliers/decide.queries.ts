import { LanguageCode, type ApplicationState } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import { lockApplicant } from './applications.queries.ts';

type Trx = Transaction<Database>;

export type Decision = {
  id: number;
  /** The version that who decides has seen. */
  seenVersion: number;
  state: Exclude<ApplicationState, 'sent'>;
  reason: string;
  by: number;
  at: Date;
};

export type Decided =
  | { outcome: 'decided'; to: { email: string; lang: LanguageCode; sessionId: number | null; company: string } }
  | { outcome: 'changed' | 'seller-known' | 'unknown' };

/** Decides about an application that waits and is as it was seen. Who is accepted becomes a seller at once. */
export async function decide(trx: Trx, { id, seenVersion, state, reason, by, at }: Decision): Promise<Decided> {
  const found = await trx
    .selectFrom('supplier_applications')
    .where('id', '=', bigint(id))
    .select('client_id')
    .executeTakeFirst();
  const application = found && (await lockApplicant(trx, found.client_id));
  if (!application) return { outcome: 'unknown' };
  if (application.state !== 'sent' || application.version !== seenVersion) return { outcome: 'changed' };
  const { inn, company } = application;
  if (state === 'accepted') {
    // Two staff may accept two applications of one company at once.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`supplier ${inn}`}, 0))`.execute(trx);
    const other = await trx
      .selectFrom('supplier_applications')
      .where('inn', '=', inn)
      .where('state', '=', 'accepted')
      .select('id')
      .executeTakeFirst();
    if (other) return { outcome: 'seller-known' };
    await makeSeller(trx, { clientId: found.client_id, inn, company });
  }
  const { email, lang, session_id } = await trx
    .updateTable('supplier_applications')
    .set({ state, reason, decided_by: by, decided_at: at, version: sql`version + 1` })
    .where('id', '=', application.id)
    .returning(['email', 'lang', 'session_id'])
    .executeTakeFirstOrThrow();
  return {
    outcome: 'decided',
    to: { email, lang: LanguageCode.catch('ru').parse(lang), sessionId: session_id, company },
  };
}

/** Gives the client the right of sellers, and a seller of the company's name; where another has this name, the tax number tells them apart. */
async function makeSeller(
  trx: Trx,
  { clientId, inn, company }: { clientId: number; inn: string; company: string },
): Promise<void> {
  await trx.updateTable('clients').set({ is_seller: true }).where('id', '=', clientId).execute();
  const add = (name: string) =>
    trx
      .insertInto('sellers')
      .values({ names: JSON.stringify({ ru: name }), client_id: clientId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
  const has = await trx.selectFrom('sellers').where('client_id', '=', clientId).select('id').executeTakeFirst();
  if (!has && !(await add(company))) await add(`${company} (ИНН ${inn})`);
}
