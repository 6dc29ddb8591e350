import { PRICE_FIELDS, UPLOAD_COLUMNS, type PRICE_UPLOADS, type UPLOAD_TYPES } from '@partshop/api-client';

/** The possible meanings of a table's columns, and those of a price list. */
export const FIELDS = UPLOAD_COLUMNS;
export const LIST_FIELDS = PRICE_FIELDS;
export type Field = (typeof FIELDS)[number];

/** What a list says: whole offers, or only what is in stock of offers that there are, or only their prices. */
export type ListKind = (typeof PRICE_UPLOADS)[number] | 'prices';
/** What any table says. */
export type TableKind = (typeof UPLOAD_TYPES)[number] | 'prices';

/** What a table of a type says by the columns that were chosen: offers without pieces are prices alone. */
export const kindOf = <Type extends TableKind>(type: Type, columns: Partial<Record<Field, number>>): Type | 'prices' =>
  type === 'price' && columns.quantity === undefined ? 'prices' : type;

export const REQUIRED_FIELDS = {
  price: ['maker', 'number', 'price', 'quantity'],
  stock: ['maker', 'number', 'quantity'],
  prices: ['maker', 'number', 'price'],
  crosses: ['maker', 'number', 'otherMaker', 'otherNumber'],
  fitments: ['maker', 'number', 'carBrand', 'carModel'],
  photos: ['maker', 'number', 'photo'],
} as const satisfies Record<TableKind, readonly Field[]>;

/** The columns that are read. */
export const FIELDS_OF: Readonly<Record<TableKind, readonly Field[]>> = {
  price: LIST_FIELDS,
  stock: REQUIRED_FIELDS.stock,
  prices: REQUIRED_FIELDS.prices,
  crosses: [...REQUIRED_FIELDS.crosses, 'direction', 'confidence'],
  fitments: [
    ...REQUIRED_FIELDS.fitments,
    'generation',
    'engine',
    'madeFrom',
    'madeTo',
    'bodyType',
    'side',
    'equipment',
  ],
  photos: [...REQUIRED_FIELDS.photos, 'photo2', 'photo3', 'photo4'],
};

/** Positions of the columns in a row, from 0; those that the table's kind needs are there. */
export type Columns = Readonly<Record<'maker' | 'number', number> & Partial<Record<Field, number>>>;
