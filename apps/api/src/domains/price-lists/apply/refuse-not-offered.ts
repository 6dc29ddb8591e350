import type { PoolClient } from 'pg';
import type { Field } from '../read/columns.ts';
import type { RowProblem } from '../read/row-problem.ts';
import { fetchBatches } from './cursor.ts';

/** A row of a list of stock whose article the price list does not have. */
const isNotOffered = (priceListId: number) => `
  staged_rows.quantity is not null and not exists (
    select
    from staged_makers_found found
      join articles on articles.maker_id = found.maker_id and articles.number_key = staged_rows.number_key
      join offers on offers.article_id = articles.id and offers.price_list_id = ${priceListId}
    where found.spelling = staged_rows.maker
  )`;

type StockRow = { row: number; maker: string; number: string; quantity: number };

/** Hears of a row that only the price list's offers show to be wrong, and what it says. */
export type OnRefused = (problem: RowProblem, cells: Partial<Record<Field, string>>) => void;

type Options = {
  client: PoolClient;
  priceListId: number;
  onRefused: OnRefused;
  drained: () => Promise<void>;
};

/** Rejects the staged rows of a list of stock that name nothing of the price list; returns their number. */
export async function refuseNotOffered({ client, priceListId, onRefused, drained }: Options): Promise<number> {
  const condition = isNotOffered(priceListId);
  const select = `select row, maker, number, quantity from staged_rows where ${condition} order by row`;
  let refused = 0;
  for await (const batch of fetchBatches<StockRow>(client, 'not_offered', select, 1000)) {
    for (const { row, maker, number, quantity } of batch) {
      const problem = { row, field: 'number', value: `${maker} ${number}`, fault: { code: 'not-offered' } } as const;
      onRefused(problem, { maker, number, quantity: String(quantity) });
    }
    refused += batch.length;
    await drained();
  }
  if (refused > 0) await client.query(`update staged_rows set quantity = null where ${condition}`);
  return refused;
}
