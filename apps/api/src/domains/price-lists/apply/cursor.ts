import type { PoolClient, QueryResultRow } from 'pg';

/** Reads a query of the open transaction in batches, in constant memory. Each `name` may be open only once. */
export async function* fetchBatches<Row extends QueryResultRow>(
  client: PoolClient,
  name: string,
  select: string,
  size: number,
): AsyncGenerator<Row[]> {
  await client.query(`declare ${name} no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${size} from ${name}`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await client.query(`close ${name}`);
}
