import { foldPartNumber } from '@partshop/api-client/part-number';
import type { Names } from './names.ts';

/**
 * Lower case, ё as е, only letters, digits and single spaces: `'Фильтр  МАСЛЯНЫЙ, W 712/75'` gives `'фильтр масляный w
 * 712 75'`. Applied to both the searched texts and the query.
 */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The distinct words of a query. */
export function searchWords(text: string): string[] {
  return [...new Set(foldSearchText(text).split(' '))].filter((word) => word !== '');
}

/** The contents of `articles.search_text`: maker, number (as written and as key) and the names in every language. */
export function searchTextOf(article: { makerName: string; number: string; names: Names }): string {
  const { makerName, number, names } = article;
  const parts = [makerName, number, foldPartNumber(number), ...Object.values(names)];
  return searchWords(parts.filter((part) => part !== undefined).join(' ')).join(' ');
}
