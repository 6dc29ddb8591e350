import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { SourceRow } from '../read/assemble-records.ts';
import { parseRow, type ParsedRow } from '../read/parse-row.ts';
import { rulesOf, type PriceListReader } from '../read/price-list-reader.ts';
import type { RowProblem } from '../read/row-problem.ts';

/** Rows of the file that name an article. A row without a quantity was rejected. */
const CREATE_STAGE = `
  create temp table staged_rows (
    row integer not null,
    maker text not null,
    number text not null,
    number_key text not null generated always as (fold_part_number(number)) stored,
    name text,
    price integer,
    quantity integer,
    multiplicity smallint,
    lead_days smallint
  ) on commit drop`;

const COPY_STAGE = `copy staged_rows (row, maker, number, name, price, quantity, multiplicity, lead_days) from stdin`;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeText = (text: string) =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text;

function copyLine(parsed: ParsedRow, row: number): string {
  if (parsed.kind === 'offer') {
    const { maker, number, name, price, quantity, multiplicity, leadDays } = parsed.offer;
    const texts = `${escapeText(maker)}\t${escapeText(number)}\t${escapeText(name)}`;
    return `${row}\t${texts}\t${price ?? '\\N'}\t${quantity}\t${multiplicity}\t${leadDays ?? '\\N'}\n`;
  }
  if (!parsed.article) return '';
  const { maker, number } = parsed.article;
  return `${row}\t${escapeText(maker)}\t${escapeText(number)}\t\\N\t\\N\t\\N\t\\N\t\\N\n`;
}

export type StageOptions = {
  /** Gets the row as the file has it, too. */
  onProblem: (problem: RowProblem, source: SourceRow) => void;
  /** Awaited between batches, so that reading waits for a slow report. */
  drained: () => Promise<void>;
  onProgress: (bytesRead: number, rowsRead: number) => void;
  signal?: AbortSignal | undefined;
};

export type StagedCounts = { rowsRead: number; rowsRefused: number };

/**
 * Fills `staged_rows` in the client's open transaction from the file, in constant memory: it reads no faster than the
 * database writes.
 */
export async function stageRows(
  client: PoolClient,
  reader: PriceListReader,
  { onProblem, drained, onProgress, signal }: StageOptions,
): Promise<StagedCounts> {
  const rules = rulesOf(reader.facts);
  const counts: StagedCounts = { rowsRead: 0, rowsRefused: 0 };
  let bytesRead = 0;

  async function* copyLines() {
    const options = { onBytes: (bytes: number) => (bytesRead = bytes), ...(signal && { signal }) };
    for await (const batch of reader.rows(options)) {
      let lines = '';
      for (const source of batch) {
        const parsed = parseRow(source, rules);
        counts.rowsRead += 1;
        if (parsed.kind === 'refused') {
          counts.rowsRefused += 1;
          parsed.problems.forEach((problem) => onProblem(problem, source));
        }
        lines += copyLine(parsed, source.row);
      }
      await drained();
      onProgress(bytesRead, counts.rowsRead);
      if (lines !== '') yield Buffer.from(lines);
    }
  }

  await client.query(CREATE_STAGE);
  await pipeline(
    Readable.from(copyLines(), { objectMode: true, highWaterMark: 2 }),
    client.query(copyFrom(COPY_STAGE)),
  );
  await client.query('analyze staged_rows');
  return counts;
}
