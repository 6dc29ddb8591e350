import type { Field } from './columns.ts';
import type { Delimiter } from './delimiters.ts';
import type { Refusal } from './refusal.ts';

/** What sellers send instead of a CSV; Excel's newer books begin as a ZIP does. */
export type ForeignFormat = 'xlsx-or-zip' | 'xls' | 'pdf' | 'gzip' | 'rar' | '7z';

/** Why nothing of a price list was applied, with what a sentence about it needs. */
export type ImportFault =
  | { code: 'no-file' | 'folder' | 'no-regular-file' | 'empty-file' | 'file-not-permitted'; file: string }
  /** `message` of the system. */
  | { code: 'file-not-opened' | 'report-not-written'; message: string }
  | { code: 'report-over-price-list' }
  | { code: 'foreign-format'; format: ForeignFormat }
  | { code: 'binary-file' | 'no-table' }
  /** The row that reads best as headings has one value. */
  | { code: 'one-column'; row: number }
  | {
      code: 'columns-unclear';
      delimiter: Delimiter;
      /** Line of the likeliest headings, from 1. */
      row: number;
      /** As the file has them. */
      headings: readonly string[];
      /** Positions in `headings`, from 0. */
      found: Readonly<Partial<Record<Field, number>>>;
      missing: readonly Field[];
      ambiguous: readonly Field[];
    }
  | { code: 'bad-name'; of: 'seller' | 'priceList' | 'city'; maxLength: number }
  | { code: 'bad-lead-days'; max: number }
  | { code: 'no-rows' }
  | { code: 'no-good-rows'; first: Refusal };

/** What the person who loads the file can act on. Nothing was applied. */
export class ImportError extends Error {
  override name = 'ImportError';
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(fault.code);
    this.fault = fault;
  }
}
