import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

import { BYTE_ORDER_MARK, csvLine } from '../../../platform/values/csv.ts';
import type { Field } from '../read/columns.ts';
import { ImportError } from '../read/import-error.ts';
import { printableLine } from './printable.ts';
import type { RowProblem, RowFault } from '../read/row-problem.ts';

const MAX_VALUE_LENGTH = 200;

/** The report's wording in its reader's language. */
export type ReportWords = {
  headings: readonly [row: string, column: string, value: string, reason: string];
  fields: Readonly<Record<Field, string>>;
  /** Replaces the column's name where a whole row is rejected. */
  wholeRow: string;
  faultText: (fault: RowFault) => string;
};

/** Shortens a value to one line; it may contain control characters that a terminal would obey. */
export function shortValue(value: string, maxLength = MAX_VALUE_LENGTH): string {
  const text = printableLine(value.slice(0, maxLength + 1));
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

function problemLine({ row, field, value, fault }: RowProblem, { fields, wholeRow, faultText }: ReportWords): string {
  return csvLine([String(row), field ? fields[field] : wholeRow, shortValue(value), faultText(fault)]);
}

export type Report = {
  file: string;
  add(problem: RowProblem): void;
  /** Resolves when the stream has room for more lines. */
  drained(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens a report for a spreadsheet: CSV in UTF-8 with a byte order mark, separated by semicolons, one rejected cell per
 * line.
 *
 * @throws ImportError when the file cannot be written
 */
export async function openReport(file: string, words: ReportWords): Promise<Report> {
  const stream = createWriteStream(file);
  let failure: Error | undefined;
  stream.on('error', (error) => (failure = error));
  const failed = () => new ImportError({ code: 'report-not-written', message: failure?.message ?? file });
  await once(stream, 'open').catch(() => {
    throw failed();
  });
  stream.write(BYTE_ORDER_MARK + csvLine(words.headings));

  return {
    file,
    add: (problem) => void stream.write(problemLine(problem, words)),
    async drained() {
      if (failure) throw failed();
      if (stream.writableNeedDrain) {
        await once(stream, 'drain').catch(() => {
          throw failed();
        });
      }
    },
    async close() {
      if (!stream.writableEnded) stream.end();
      await finished(stream).catch(() => {
        throw failed();
      });
    },
  };
}
