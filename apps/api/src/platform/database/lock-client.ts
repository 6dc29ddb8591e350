import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Makes whoever changes what belongs to the client wait until the transaction ends. Rows that only refer to the client do not wait. */
export async function lockClient(trx: Transaction<Database>, clientId: number): Promise<void> {
  await trx.selectFrom('clients').select('id').where('id', '=', clientId).forNoKeyUpdate().executeTakeFirstOrThrow();
}
