import { foldPartNumber } from '@partshop/api-client/part-number';
import type { Names } from './names.ts';

/**
 * Lower case, ё as е, letters and digits only, single spaces: `'Фильтр  МАСЛЯНЫЙ, W 712/75'` gives
 * `'фильтр масляный w 712 75'`. What is searched and what is searched for go through it alike.
 */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a query, each once. */
export function searchWords(text: string): string[] {
  return [...new Set(foldSearchText(text).split(' '))].filter((word) => word !== '');
}

/** What `articles.search_text` holds: maker, number (as written and folded) and the names in every language. */
export function searchTextOf(article: { makerName: string; number: string; names: Names }): string {
  const { makerName, number, names } = article;
  const parts = [makerName, number, foldPartNumber(number), ...Object.values(names)];
  return searchWords(parts.filter((part) => part !== undefined).join(' ')).join(' ');
}
