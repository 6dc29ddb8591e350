import type { PoolClient } from 'pg';
import type { RowProblem } from '../read/row-problem.ts';
import { fetchBatches } from './cursor.ts';

type RepeatedRow = { row: number; maker: string; number: string; appliedRow: number };

type Options = {
  client: PoolClient;
  onRepeated: (problem: RowProblem) => void;
  drained: () => Promise<void>;
};

/** Reports the rows of a query that a later row of the same article replaces; returns their number. */
export async function reportRepeated({ client, onRepeated, drained }: Options, select: string): Promise<number> {
  let repeated = 0;
  for await (const batch of fetchBatches<RepeatedRow>(client, 'repeated_rows', select, 1000)) {
    for (const { row, maker, number, appliedRow } of batch) {
      onRepeated({ row, field: 'number', value: `${maker} ${number}`, fault: { code: 'repeated', appliedRow } });
    }
    repeated += batch.length;
    await drained();
  }
  return repeated;
}
