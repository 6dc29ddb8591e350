import type { Kysely } from 'kysely';
import type { Currency } from '../../platform/values/money.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A currency with its current rate. */
export async function findCurrency(db: Kysely<Database>, code: Currency['code']): Promise<Currency> {
  const row = await db
    .selectFrom('currency_rates')
    .select(['rate', 'rate_date'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) throw new Error(`The table currency_rates has no row for ${code}.`);
  return { code, rate: row.rate, rateDate: row.rate_date };
}
