import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { tellCatalogueChanged } from '../catalogue-changes/index.ts';
import { refreshWaits } from './warehouses.queries.ts';

/** Moves the promised days of offers when the hour or the day comes from which a warehouse sends later. */
export function createWaitKeeping({ database, clock }: Pick<ApiSetup, 'database' | 'clock'>): () => Promise<void> {
  return async () => {
    const changed = await inTransaction(database.db, async (trx) => refreshWaits(trx, clock()));
    // Kept pages and the terms of price lists are read anew.
    if (changed.length > 0) await tellCatalogueChanged(database.pool, 'all');
  };
}
