import { foldPartNumber } from '@partshop/api-client/part-number';

/** The path of an article's page, without the prefix of a language. */
export const pricePath = (catalogKey: string, number: string): string =>
  `/price/${encodeURIComponent(catalogKey)}/${encodeURIComponent(foldPartNumber(number))}`;
