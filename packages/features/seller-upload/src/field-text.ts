import type { PriceField } from '@partshop/api-client';

/** The text that names a field; `price` is a kind of upload. */
export const fieldText = (field: PriceField) => (field === 'price' ? 'priceField' : field);
