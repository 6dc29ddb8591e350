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

/** Letters and digits that are typed for each other, index by index; ligatures apart. */
const VARIANTS = 'ىةکیøłđı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const PLAIN = 'يهكيoldi01234567890123456789';
const plainOf = new Map([...VARIANTS].map((letter, index) => [letter, PLAIN.charAt(index)]));
const variants = new RegExp(`[${VARIANTS}]`, 'g');

/**
 * A folded word without what people leave out: marks of Latin and Arabic letters, variants of Arabic letters, the Arabic
 * article: `'bremsbeläge'` gives `'bremsbelage'`, `'الزيت'` gives `'زيت'`.
 */
export function plainWord(word: string): string {
  if (/^[ -~а-я]*$/.test(word)) return word;
  return word
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/([a-z\u0621-\u064A])[\u0300-\u036F\u0640\u064B-\u065F\u0670]+/g, '$1')
    .normalize('NFC')
    .replace(variants, (letter) => plainOf.get(letter) ?? letter)
    .replace(/^ال(?=.{3})/, '');
}

/** The distinct words of a query. */
export function searchWords(text: string): string[] {
  return [...new Set(foldSearchText(text).split(' '))].filter((word) => word !== '');
}

/**
 * The contents of `articles.search_text`: maker, number (as written and as key) and the names in every language, their joined
 * and plain words too.
 */
export function searchTextOf(article: { makerName: string; number: string; names: Names }): string {
  const { makerName, number, names } = article;
  const named = Object.values(names).filter((name) => name !== undefined);
  const parts = [makerName, number, foldPartNumber(number), ...named, ...named.flatMap(joinedWords)];
  const words = searchWords(parts.join(' '));
  return [...new Set([...words, ...words.map(plainWord)])].join(' ');
}
