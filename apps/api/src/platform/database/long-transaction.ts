import type { Pool, PoolClient } from 'pg';

/** For this transaction only: the sorts of a long list stay in memory, and its length is no reason to stop it. */
const SETTINGS = `
  set local work_mem = '64MB';
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/**
 * Does work that takes its time in one transaction on one connection: all of it, or nothing and the error. The pool is one of
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
    // A lost connection has rolled back already; the first error is the one to tell.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    // A connection that failed is thrown away.
    client.release(failure);
  }
}
