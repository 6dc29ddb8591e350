import type { PoolClient } from 'pg';

type NewRun = { priceListId: number; fileName: string; sha256: string; keepsPast: boolean };

/** Writes down a run of an import and returns its number. Runs of one list are numbered in their order: the list is locked. */
export async function startRun(client: PoolClient, run: NewRun): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into import_runs
       (price_list_id, file_name, file_sha256, keeps_past, rows_read, rows_refused, offers_added, offers_changed,
        offers_unchanged)
     values ($1, $2, $3, $4, 0, 0, 0, 0, 0) returning id`,
    [run.priceListId, run.fileName, run.sha256, run.keepsPast],
  );
  const [row] = rows;
  if (!row) throw new Error('The run has no number.');
  return row.id;
}

export type RunCounts = { rowsRead: number; rowsRefused: number; added: number; changed: number; unchanged: number };

/** Writes down what a run has changed. */
export async function finishRun(
  client: PoolClient,
  runId: number,
  { rowsRead, rowsRefused, added, changed, unchanged }: RunCounts,
): Promise<void> {
  await client.query(
    `update import_runs
     set rows_read = $2, rows_refused = $3, offers_added = $4, offers_changed = $5, offers_unchanged = $6 where id = $1`,
    [runId, rowsRead, rowsRefused, added, changed, unchanged],
  );
}
