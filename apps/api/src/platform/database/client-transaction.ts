import type { Pool, PoolClient } from 'pg';

/** Does the work in one transaction on one connection of the pool; throws and rolls back on any error. */
export async function inClientTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
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
