import type { UploadColumn } from '@partshop/api-client';

/** The text that names a field; `price` is a kind of upload. */
export const fieldText = (field: UploadColumn) => (field === 'price' ? 'priceField' : field);
