import type { PoolClient } from 'pg';
import { inClientTransaction } from './client-transaction.ts';
import type { PatientPool } from './open-pool.ts';

/**
 * For this transaction only: enough memory to sort a long list, and no time limits. A server that can (one on Windows cannot) ends the
 * statement of a process that was killed, instead of finishing it with all its locks.
 */
const SETTINGS = `
  set local work_mem = '64MB';
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  do $$ begin
    set local client_connection_check_interval = '1s';
  exception when invalid_parameter_value then null;
  end $$`;

/** Does long work in one transaction on one connection; throws and rolls back on any error. */
export const inLongTransaction = async <Result>(
  pool: PatientPool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> =>
  inClientTransaction(pool, async (client) => {
    await client.query(SETTINGS);
    return work(client);
  });
