import type { Pool, PoolClient } from 'pg';

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

/**
 * Does long work in one transaction on one connection; throws and rolls back on any error. The pool is one of
 * `withoutLimits`.
 */
export async function inLongTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await client.query(SETTINGS);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    // A lost connection has already rolled back; the first error is the one to throw.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    // A failed connection is closed.
    client.release(failure);
  }
}
