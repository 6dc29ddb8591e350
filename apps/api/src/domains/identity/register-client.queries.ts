import type { SiteConfig } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { grantWelcomeBonus } from '../bonus/index.ts';
import type { Database } from '../../platform/database/schema.ts';

export type NewClient = {
  name: string;
  /** E.164, proved. */
  phone: string;
  email: string;
  passwordHash: string;
  cityId: number;
  pointId: number | undefined;
};

export type Registered =
  | { outcome: 'registered'; clientId: number }
  | { outcome: 'phone-taken' }
  | { outcome: 'email-taken' };

/**
 * Creates a retail client with the next ClientCode, the welcome bonus and the session's view settings. A demo's codes
 * prove nothing, so its clients are marked; when a former demo runs as a shop, a proved phone and its e-mail are taken
 * from such clients.
 */
export async function registerClient(
  trx: Transaction<Database>,
  client: NewClient,
  { sessionId, bonus, now, isDemo }: { sessionId: number; bonus: SiteConfig['bonus']; now: Date; isDemo: boolean },
): Promise<Registered> {
  if (!isDemo) await takeFromDemo(trx, client);
  const basket = await trx.insertInto('baskets').defaultValues().returning('id').executeTakeFirstOrThrow();
  const made = await trx
    .insertInto('clients')
    .values((e) => ({
      name: client.name,
      phone: client.phone,
      email: client.email || null,
      type: 'Retail',
      city_id: client.cityId,
      point_id: client.pointId ?? null,
      basket_id: basket.id,
      password_hash: client.passwordHash,
      created_at: now,
      is_demo: isDemo,
      is_table_mod: e.selectFrom('sessions').select('is_table_mod').where('id', '=', sessionId),
      search_good_order_type: e.selectFrom('sessions').select('search_good_order_type').where('id', '=', sessionId),
      currency_code: e.selectFrom('sessions').select('currency_code').where('id', '=', sessionId),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) {
    await trx.deleteFrom('baskets').where('id', '=', basket.id).execute();
    const taken = await trx.selectFrom('clients').select('id').where('phone', '=', client.phone).executeTakeFirst();
    return { outcome: taken ? 'phone-taken' : 'email-taken' };
  }
  await grantWelcomeBonus(trx, made.id, bonus, now);
  return { outcome: 'registered', clientId: made.id };
}

/** Takes a proved phone and an e-mail address from clients whom a demo made. */
export async function takeFromDemo(
  trx: Transaction<Database>,
  { phone, email }: Pick<NewClient, 'phone' | 'email'>,
): Promise<void> {
  await sql`
    update clients set phone = null, email = 'client-' || id || '@demo.invalid'
    where is_demo and (phone = ${phone} or lower(email) = lower(${email}))`.execute(trx);
}
