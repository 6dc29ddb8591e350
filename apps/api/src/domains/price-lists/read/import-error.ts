import type { Field } from './columns.ts';
import type { Delimiter } from './delimiters.ts';
import type { RowProblem } from './row-problem.ts';

/** Other formats that sellers send instead of CSV and XLSX. */
export type ForeignFormat = 'zip' | 'xls' | 'pdf' | 'gzip' | 'rar' | '7z';

/** Why a workbook is not read. */
export const WORKBOOK_FAULTS = [
  /** Cut, or not as the format says. */
  'broken',
  'encrypted',
  /** It holds programs. */
  'macros',
  /** Names or kinds of entries that no spreadsheet writes: they would leave the folder that they are unpacked to. */
  'hostile',
  /** It unpacks to too much. */
  'unpacks',
  /** It has too many columns. */
  'wide',
] as const;
export type WorkbookFault = (typeof WORKBOOK_FAULTS)[number];

/** Why a price list was not imported, with the values for a message. */
export type ImportFault =
  | { code: 'no-file' | 'folder' | 'no-regular-file' | 'empty-file' | 'file-not-permitted'; file: string }
  /** `message` of the operating system. */
  | { code: 'file-not-opened' | 'report-not-written'; message: string }
  | { code: 'report-over-price-list' }
  | { code: 'foreign-format'; format: ForeignFormat }
  | { code: 'binary-file' | 'no-table' }
  | { code: 'workbook'; fault: WorkbookFault }
  /** The row most like headings has only one cell. */
  | { code: 'one-column'; row: number }
  | {
      code: 'columns-unclear';
      /** Null in a workbook. */
      delimiter: Delimiter | null;
      /** Line of the most likely headings, from 1. */
      row: number;
      /** As the file spells them. */
      headings: readonly string[];
      /** Positions in `headings`, from 0. */
      found: Readonly<Partial<Record<Field, number>>>;
      missing: readonly Field[];
      ambiguous: readonly Field[];
      /** The cells of the rows below. */
      sample: readonly (readonly string[])[];
    }
  | { code: 'bad-name'; of: 'seller' | 'priceList' | 'city'; maxLength: number }
  | { code: 'bad-lead-days'; max: number }
  | { code: 'no-rows' }
  | { code: 'no-good-rows'; first: RowProblem };

/** A problem that the person who imports the file can solve. Nothing was applied. */
export class ImportError extends Error {
  override name = 'ImportError';
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(fault.code);
    this.fault = fault;
  }
}
