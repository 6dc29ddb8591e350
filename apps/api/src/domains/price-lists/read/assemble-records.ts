import type { RowFault } from './row-problem.ts';
import { MAX_LINE_LENGTH, type Line } from './split-lines.ts';
import { splitRecord, type SplitRecord } from './split-record.ts';

/** One row of the file; `row` is its first line, from 1. A broken row has only the cells before the break, and the fault. */
export type SourceRow = { row: number; cells: string[]; broken?: { text: string; fault: RowFault } };

const MAX_LINES_OF_RECORD = 20;

/** How a line relates to the open record above it. */
type Continuation = 'middle' | 'end' | 'not-of-it' | 'ambiguous';
type OpenRecord = { row: number; text: string; lines: string[] };

/**
 * Assembles lines into records; a quoted cell may span several lines. `width` is the number of headings, 0 when unknown.
 *
 * An unclosed quote would swallow the following rows up to the next quote. So a record continues only while its quoting
 * stays strict, and never over a line that is a complete row by itself: then only the row with the quote is rejected.
 * Where both readings are possible, both rows are rejected.
 */
export function createRecordAssembler(delimiter: string, width: number) {
  let open: OpenRecord | undefined;

  const broken = (row: number, text: string, fault: RowFault): SourceRow => {
    const cells = splitRecord(text, delimiter).cells.slice(0, Math.max(width, 1));
    return { row, cells, broken: { text, fault } };
  };
  const isWholeRow = (split: SplitRecord) => !split.isOpen && width > 1 && split.cells.length === width;

  function start(line: string, row: number, rows: SourceRow[]): void {
    const split = splitRecord(line, delimiter);
    if (split.isOpen) open = { row, text: line, lines: [line] };
    else if (!split.isStrict && width > 0 && !isWholeRow(split)) {
      rows.push(broken(row, line, { code: 'stray-quotes' }));
    } else rows.push({ row, cells: split.cells });
  }

  function giveUp(record: OpenRecord, rows: SourceRow[]): void {
    open = undefined;
    rows.push(broken(record.row, record.lines[0] ?? '', { code: 'quote-not-closed' }));
    record.lines.slice(1).forEach((line, index) => add(line, record.row + index + 1, rows));
  }

  function giveUpAll(rows: SourceRow[]): void {
    while (open) giveUp(open, rows);
  }

  function readContinuation(record: OpenRecord, line: string, text: string, joined: SplitRecord): Continuation {
    if (!joined.isStrict || text.length > MAX_LINE_LENGTH) return 'not-of-it';
    // A first cell of several lines: no delimiter so far, while a broken row would contain one.
    const endsFirstCell = isWholeRow(joined) && !record.text.includes(delimiter);
    const alone = splitRecord(line, delimiter);
    if (isWholeRow(alone) && !endsFirstCell) return alone.isStrict || joined.isOpen ? 'not-of-it' : 'ambiguous';
    if (!joined.isOpen) return 'end';
    return record.lines.length < MAX_LINES_OF_RECORD ? 'middle' : 'not-of-it';
  }

  function proceed(record: OpenRecord, line: string, row: number, rows: SourceRow[]): void {
    const text = `${record.text}\n${line}`;
    const joined = splitRecord(text, delimiter);
    switch (readContinuation(record, line, text, joined)) {
      case 'middle':
        open = { row: record.row, text, lines: [...record.lines, line] };
        break;
      case 'end':
        open = undefined;
        rows.push({ row: record.row, cells: joined.cells });
        break;
      case 'not-of-it':
        giveUp(record, rows);
        add(line, row, rows);
        break;
      case 'ambiguous':
        giveUpAll(rows);
        rows.push(broken(row, line, { code: 'stray-quotes' }));
        break;
    }
  }

  function add(line: Line, row: number, rows: SourceRow[]): void {
    if (line === undefined) {
      giveUpAll(rows);
      rows.push(broken(row, '', { code: 'line-too-long', maxLength: MAX_LINE_LENGTH }));
    } else if (open) proceed(open, line, row, rows);
    else start(line, row, rows);
  }

  return {
    /** Reads one line; appends the rows that it completes to `rows`. */
    add,
    /** Ends the file: rejects a record that is still open. */
    end: giveUpAll,
  };
}
