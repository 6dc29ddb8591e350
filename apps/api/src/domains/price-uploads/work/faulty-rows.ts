import type { RowCells } from '@partshop/api-client/contract';
import type { PoolClient } from 'pg';
import { cleanCell, shortValue, type Field, type RowProblem, type SourceRow } from '../../price-lists/index.ts';
import type { FaultyRow } from '../upload-facts.ts';

/** More are counted only. */
const MAX_KEPT = 10_000;
const MAX_CELL = 500;

type Columns = Partial<Record<Field, number>>;

/** Collects the rows that are refused or repeated: the first of them, with short values. */
export function createFaultyRows(columns: Columns) {
  const rows = new Map<number, FaultyRow>();

  function add(problem: RowProblem, cells: RowCells, isRefused: boolean): void {
    const known = rows.get(problem.row);
    const short = { ...problem, value: shortValue(problem.value) };
    if (known) known.problems.push(short);
    else if (rows.size < MAX_KEPT) rows.set(problem.row, { row: problem.row, isRefused, cells, problems: [short] });
  }

  return {
    refused: (problem: RowProblem, { cells }: SourceRow) => add(problem, rowCells(cells, columns), true),
    notOffered: (problem: RowProblem, cells: RowCells) => add(problem, cells, true),
    repeated: (problem: RowProblem) => add(problem, {}, false),
    /** Writes them down instead of those that were found before. */
    async save(client: PoolClient, uploadId: number): Promise<void> {
      await client.query('delete from price_upload_rows where upload_id = $1', [uploadId]);
      const all = [...rows.values()];
      await client.query(
        `insert into price_upload_rows (upload_id, row, is_refused, cells, problems)
         select $1, * from unnest($2::integer[], $3::boolean[], $4::jsonb[], $5::jsonb[])`,
        [
          uploadId,
          all.map(({ row }) => row),
          all.map(({ isRefused }) => isRefused),
          all.map(({ cells }) => JSON.stringify(cells)),
          all.map(({ problems }) => JSON.stringify(problems)),
        ],
      );
    },
  };
}

/** What PostgreSQL cannot keep in a text is left out of what a person sees. */
const storable = (text: string): string => cleanCell(text).replaceAll('\0', '').toWellFormed().slice(0, MAX_CELL);

const rowCells = (cells: readonly string[], columns: Columns): RowCells =>
  Object.fromEntries(Object.entries(columns).map(([field, position]) => [field, storable(cells[position] ?? '')]));
