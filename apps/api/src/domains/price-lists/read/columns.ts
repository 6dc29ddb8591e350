import { PRICE_FIELDS, type PRICE_UPLOADS } from '@partshop/api-client';

/** The possible meanings of a price list's columns. */
export const FIELDS = PRICE_FIELDS;
export type Field = (typeof FIELDS)[number];

/** What a list says: whole offers, or only what is in stock of offers that there are. */
export type ListKind = (typeof PRICE_UPLOADS)[number];

export const REQUIRED_FIELDS = {
  price: ['maker', 'number', 'price', 'quantity'],
  stock: ['maker', 'number', 'quantity'],
} as const satisfies Record<ListKind, readonly Field[]>;

/** The columns that are read. */
export const FIELDS_OF: Readonly<Record<ListKind, readonly Field[]>> = {
  price: FIELDS,
  stock: REQUIRED_FIELDS.stock,
};

/** Positions of the columns in a row, from 0; a list of prices has one of prices. */
export type Columns = Readonly<Record<(typeof REQUIRED_FIELDS.stock)[number], number> & Partial<Record<Field, number>>>;
