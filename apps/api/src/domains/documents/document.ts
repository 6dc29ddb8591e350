/** A document about an order, ready to be set: every text is in its language, every amount is written. */
export type PrintedDocument = {
  isRightToLeft: boolean;
  title: string;
  /** Who sells, who buys, where the goods go: a name and what stands beside it. */
  parties: readonly { name: string; text: string }[];
  columns: Record<Column, string>;
  lines: readonly Record<Column, string>[];
  /** Below the lines; the last one is what is to be paid. */
  sums: readonly { name: string; text: string }[];
  notes: readonly string[];
  /** Lines for signatures. */
  signatures: readonly string[];
  /** Of the page's number: `Стр. 1 из 2`. */
  pageOf: string;
};

export const COLUMNS = ['position', 'article', 'name', 'qty', 'price', 'sum'] as const;
export type Column = (typeof COLUMNS)[number];
