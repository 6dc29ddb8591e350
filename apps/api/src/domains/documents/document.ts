/** A document, ready to be set: every text is in its language, every amount is written. */
export type PrintedDocument = {
  isRightToLeft: boolean;
  title: string;
  /** Drawn as a bar code above the title. */
  code?: string;
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

/** A label of 100 × 70 mm for a parcel or an item. */
export type PrintedLabel = {
  /** Drawn as a bar code, and written below it. */
  code: string;
  order: string;
  /** Beside the order: until when it is promised. */
  promised: string;
  article: string;
  name: string;
  qty: string;
  /** From where to where. */
  way: string;
  seller: string;
};

/** Several documents in one file, each on pages of its own. */
export type PrintedSheets = { title: string; sheets: readonly PrintedDocument[] };
/** A page for each label. */
export type PrintedLabels = { title: string; isRightToLeft: boolean; labels: readonly PrintedLabel[] };

/** What one file holds. */
export type Printed = PrintedDocument | PrintedSheets | PrintedLabels;
