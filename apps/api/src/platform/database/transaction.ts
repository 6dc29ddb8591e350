import type { Kysely, Transaction } from 'kysely';
import { isSystemError } from './processes.ts';
import type { Database } from './schema.ts';

const TRIES = 4;

/**
 * Does the work in a transaction, and retries after a deadlock or a serialization failure. The work must change nothing
 * but the database.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !isSystemError(error, '40P01', '40001')) throw error;
    }
  }
}
