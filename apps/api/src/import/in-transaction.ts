import type { Pool, PoolClient } from 'pg';

/** For this transaction only: the sorts of a long list stay in memory, and its length is no reason to stop it. */
const SETTINGS = `
  set local work_mem = '64MB';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** Does the work in one transaction on a connection of its own: all of it, or nothing and the error. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  // A connection that is lost fails its query as well; unheard, the event would end the process.
  const ignore = () => undefined;
  client.on('error', ignore);
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
    // A connection that failed is thrown away, and may have more errors to tell on its way out.
    if (!failure) client.off('error', ignore);
    client.release(failure);
  }
}
