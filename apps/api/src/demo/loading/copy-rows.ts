import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null;

const CHUNK_CHARACTERS = 64 * 1024;

/** Writes rows into a table by COPY while they are generated, in chunks. Returns their number. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<number> {
  const counter = { rows: 0 };
  const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(chunks(rows, counter)), target);
  return counter.rows;
}

function* chunks(rows: Iterable<readonly CopyValue[]>, counter: { rows: number }): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${row.map(copyText).join('\t')}\n`;
    counter.rows += 1;
    if (chunk.length >= CHUNK_CHARACTERS) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in the text format of COPY. */
function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  return typeof value === 'string'
    ? value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? '')
    : String(value);
}
