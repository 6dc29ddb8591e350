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

/** Longer joined words without a digit are two words: `'задний/передний'`. */
const MAX_JOINED_LETTERS = 4;

/**
 * Words that people write with or without punctuation, without it: `'5W-30'` gives `'5w30'`, `'А·ч'` gives `'ач'`. Only
 * those whose parts stand together.
 */
export function joinedWords(text: string): string[] {
  return text.split(/\s+/).flatMap((chunk) => {
    const parts = foldSearchText(chunk).split(' ');
    const joined = parts.join('');
    return parts.length > 1 && (/\p{N}/u.test(joined) || joined.length <= MAX_JOINED_LETTERS) ? [joined] : [];
  });
}

/** The distinct words of a query. */
export function searchWords(text: string): string[] {
  return [...new Set(foldSearchText(text).split(' '))].filter((word) => word !== '');
}

/**
 * The contents of `articles.search_text`: maker, number (as written and as key) and the names in every language, their joined
 * words too.
 */
export function searchTextOf(article: { makerName: string; number: string; names: Names }): string {
  const { makerName, number, names } = article;
  const named = Object.values(names).filter((name) => name !== undefined);
  const parts = [makerName, number, foldPartNumber(number), ...named, ...named.flatMap(joinedWords)];
  return searchWords(parts.join(' ')).join(' ');
}
