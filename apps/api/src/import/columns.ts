/** What a column of a price list can mean. */
export const FIELDS = ['maker', 'number', 'name', 'price', 'quantity', 'multiplicity', 'leadDays'] as const;
export type Field = (typeof FIELDS)[number];

export const REQUIRED_FIELDS = ['maker', 'number', 'price', 'quantity'] as const satisfies readonly Field[];
type RequiredField = (typeof REQUIRED_FIELDS)[number];

export const FIELD_LABELS: Readonly<Record<Field, string>> = {
  maker: 'производитель',
  number: 'номер',
  name: 'название',
  price: 'цена',
  quantity: 'остаток',
  multiplicity: 'кратность',
  leadDays: 'срок, дней',
};

/** Positions of the columns in a row, from 0. */
export type Columns = Readonly<Record<RequiredField, number> & Partial<Record<Field, number>>>;

/** One cell (or, without a field, one whole row) that could not be taken, in words for the seller. */
export type Refusal = {
  /** Line of the file where the row begins, from 1. */
  row: number;
  field?: Field;
  value: string;
  reason: string;
};
