/** The possible meanings of a price list's columns. */
export const FIELDS = ['maker', 'number', 'name', 'price', 'quantity', 'multiplicity', 'leadDays'] as const;
export type Field = (typeof FIELDS)[number];

export const REQUIRED_FIELDS = ['maker', 'number', 'price', 'quantity'] as const satisfies readonly Field[];
type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** Positions of the columns in a row, from 0. */
export type Columns = Readonly<Record<RequiredField, number> & Partial<Record<Field, number>>>;
