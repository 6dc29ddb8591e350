/** A document, ready to be set: every text is in its language, every amount is written. */
export type PrintedDocument = {
  isRightToLeft: boolean;
  title: string;
  /** Who sells, who buys, where the goods go: a name and what stands beside it. */
  parties: readonly { name: string; text: string }[];
  columns: readonly PrintedColumn[];
  /** The cells of each line, in the order of the columns. */
  lines: readonly (readonly string[])[];
  /** Below the lines; the last one is what is to be paid. */
  sums: readonly { name: string; text: string }[];
  notes: readonly string[];
  /** Lines for signatures. */
  signatures: readonly string[];
  /** Of the page's number: `Стр. 1 из 2`. */
  pageOf: string;
};

/** `width` is a share of the table's: `35%`. */
export type PrintedColumn = { title: string; width: string; isNumber: boolean };
