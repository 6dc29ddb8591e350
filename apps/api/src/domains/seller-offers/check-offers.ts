import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { advise } from './advise.queries.ts';
import { checkOffers, countFaults, noteCheck, takeDueList } from './check-offers.queries.ts';

/** Checks the offers of the price lists that wait for it, one list in a transaction, whatever number of processes runs it. */
export function createOfferChecks({ database, clock }: Pick<ApiSetup, 'database' | 'clock'>): () => Promise<void> {
  const checkNext = async () => {
    const now = clock();
    return inTransaction(database.db, async (trx) => {
      // A list of a million offers takes longer than a page may.
      await sql`set local statement_timeout = 0`.execute(trx);
      const due = await takeDueList(trx, now);
      if (!due) return false;
      await checkOffers(trx, due);
      await noteCheck(trx, due, now);
      await countFaults(trx, due.priceListId);
      await advise(trx, due, now);
      return true;
    });
  };
  return async () => {
    while (await checkNext());
  };
}
