import type { Field } from './columns.ts';
import type { DecimalFault } from './parse-decimal.ts';

/** Why a cell or a row was rejected, with the values for a message; lengths in UTF-16 units. */
export type RowFault =
  | { code: 'empty' | 'unreadable-signs' | 'no-letters-or-digits' | 'spoilt-by-excel' }
  | { code: 'too-long'; maxLength: number }
  | { code: DecimalFault }
  | { code: 'other-currency' | 'price-not-positive' }
  /** In kopecks. */
  | { code: 'price-too-high'; max: number }
  /** In pieces. */
  | { code: 'quantity-too-high' | 'multiplicity-too-high'; max: number }
  | { code: 'not-a-whole-number' | 'not-days' }
  /** In days. */
  | { code: 'lead-time-too-long'; max: number }
  | { code: 'line-too-long'; maxLength: number }
  | { code: 'quote-not-closed' | 'stray-quotes' }
  | { code: 'too-many-cells'; cells: number; headings: number }
  /** The price list has no such article, whose stock could change. */
  | { code: 'not-offered' }
  /** The catalogue has no such article. */
  | { code: 'unknown-article' }
  | { code: 'same-article' | 'not-direction' | 'not-percent' }
  /** The vehicle data have no such brand and model, or no engine of them that was made then. */
  | { code: 'unknown-car' | 'unknown-engine' | 'not-made-then' }
  | { code: 'not-month' | 'months-reversed' | 'not-body' | 'not-side' | 'unknown-equipment' }
  /** The seller's price lists have no such article. */
  | { code: 'not-own' }
  | { code: 'address-wrong' | 'address-not-https' | 'address-private' }
  | { code: 'too-many-photos'; max: number }
  /** A later row of the same article was applied instead. */
  | { code: 'repeated'; appliedRow: number };

/** A rejected cell or, without a field, a rejected row. */
export type RowProblem = {
  /** The row's first line in the file, from 1. */
  row: number;
  field?: Field;
  /** As the file has it: of any length, with any characters. */
  value: string;
  fault: RowFault;
};
